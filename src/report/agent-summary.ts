import type { AgentJob } from '../agent/agent-job.ts';
import { formatDuration } from '../text/amounts.ts';
import { cell, code, link, table, type Row } from '../text/markdown.ts';
import { explain, failureQuote, mark } from './explain.ts';
import type { RunRecord } from './run-record.ts';

/** The job summary of a finished agent-job run, as GitHub Markdown. */
export function agentSummaryOf(record: RunRecord): string {
  const { agentJob: job, end } = record;
  const result = end?.result ?? 'error';
  const failure = end?.failure ?? null;
  const row = (name: string, value: string | null | undefined, show = cell): readonly Row[] =>
    value === null || value === undefined || value === '' ? [] : [[name, show(value)]];
  const parts = [
    `### ${mark(result)} Agent job: ${job?.status === 'archived' && result === 'success' ? 'archived' : TITLES[result]}`,
    failure === null ? leadOf(job) : failureQuote(failure.code, explain(failure, record)),
    table([
      ...(record.jobId === null ? [] : [['Job', code(record.jobId)] satisfies Row]),
      ...row('Status', job?.status),
      ...row('Repository', job?.repository, link),
      ...row('Branch', job?.ref),
      ...row('Model', job?.model),
      ...row('Pull request', job?.pullRequestUrl, link),
      ...row('Created', job?.createdAt),
      ...row('Archived', job?.archivedAt),
      ...row('Waited', formatDuration(record.nowMs - record.startedMs)),
    ]),
    record.warnings.map((text) => `- ⚠️ ${cell(text)}`).join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function leadOf(job: AgentJob | null): string {
  const url = job?.pullRequestUrl ?? null;
  const pullRequest = url === null ? null : `Pull request: ${link(url)}`;
  if (job?.status !== 'archived') return pullRequest ?? 'No pull request: no file changed.';
  const since = job.archivedAt === null ? '' : ` since ${cell(job.archivedAt)}`;
  const archived = `⚠️ The job is archived${since}: whether it had completed is not told.`;
  return pullRequest === null ? archived : `${archived}\n\n${pullRequest}`;
}

const TITLES = {
  success: 'completed',
  started: 'started',
  failed: 'failed',
  timeout: 'timed out',
  cancelled: 'cancelled',
  error: 'failed',
} as const;
