import type { AgentJob } from './agent-job.ts';
import { formatDuration } from './duration.ts';
import type { RunEvent } from './event.ts';
import type { LogLine } from './log-lines.ts';

/** What the log says of an agent job. */

/** Where the agent works. */
export function agentSource({ repository, ref, model }: AgentJob): readonly LogLine[] {
  const parts = [repository, ref === null ? null : `branch ${ref}`, model === null ? null : `model ${model}`];
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? [] : [{ level: 'info', text: `The agent works on ${known.join(', ')}` }];
}

/** How it ended. */
export function agentLines({
  job,
  elapsedMs,
}: Extract<RunEvent, { kind: 'agent-job-over' }>): readonly LogLine[] {
  const link =
    job.pullRequestUrl === null ? 'no pull request: no file changed' : `pull request ${job.pullRequestUrl}`;
  if (job.status !== 'archived')
    return [{ level: 'info', text: `Completed after ${formatDuration(elapsedMs)}: ${link}` }];
  const since = job.archivedAt === null ? '' : ` since ${job.archivedAt}`;
  const found =
    job.pullRequestUrl === null ? 'It names no pull request.' : `Its pull request: ${job.pullRequestUrl}`;
  return [
    {
      level: 'warning',
      text: `The agent job is archived${since}: whether it had completed is not told. ${found}`,
    },
  ];
}
