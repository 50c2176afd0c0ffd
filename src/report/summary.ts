import { checkSummary } from '../check/report/check-summary.ts';
import { verdictText } from '../check/report/check-text.ts';
import type { RunResult } from '../core/run.ts';
import { formatBytes, counted, grouped, formatDuration } from '../text/amounts.ts';
import { cell, code, link, table, type Row } from '../text/markdown.ts';
import { explain, failureQuote, mark } from './explain.ts';
import type { RunRecord } from './run-record.ts';
import { changesText } from './site-text.ts';
import { spansOf, timelineOf } from './timeline.ts';

/** The runner drops a summary over 1 MiB whole. */
const SUMMARY_MAX_CHARS = 200_000;

const TITLES: Readonly<Record<RunResult, string>> = {
  success: 'Docs export: done',
  started: 'Docs export: started',
  failed: 'Docs export: the job failed',
  timeout: 'Docs export: timed out',
  cancelled: 'Docs export: cancelled',
  error: 'Docs export: failed',
};

/** The job summary of a finished run, as GitHub Markdown, always far below the runner's limit. */
export function summaryOf(record: RunRecord): string {
  const result = record.end?.result ?? 'error';
  const failure = record.end?.failure ?? null;
  const parts = [
    `### ${mark(result)} ${TITLES[result]}`,
    failure === null ? leadOf(record, result) : failureQuote(failure.code, explain(failure, record)),
    table(rowsOf(record)),
    timesOf(record),
    timelineOf(record),
    foundOf(record),
    warningsOf(record),
    nextOf(record, result),
  ];
  const text = `${parts.filter((part) => part !== '').join('\n\n')}\n`;
  return text.length <= SUMMARY_MAX_CHARS ? text : `${text.slice(0, SUMMARY_MAX_CHARS)}\n\n(cut)\n`;
}

function leadOf(record: RunRecord, result: RunResult): string {
  const site = record.domain === null ? 'The site' : `**${cell(record.domain)}**`;
  if (result === 'started') return `${site}: the export runs at the service; this step did not wait for it.`;
  const pages = record.pageCount === null ? '' : `${counted(record.pageCount, 'page')}, `;
  const files =
    record.site === null
      ? 'bundle ready'
      : `${counted(record.site.fileCount, 'file')}, ${formatBytes(record.site.siteBytes)}`;
  return `${site}: ${pages}${files}, in ${formatDuration(record.nowMs - record.startedMs)}.`;
}

function rowsOf(record: RunRecord): readonly Row[] {
  const row = (name: string, value: string | null): readonly Row[] => (value === null ? [] : [[name, value]]);
  const troubles = [
    ...(record.repeatedCalls > 0 ? [counted(record.repeatedCalls, 'repeated request')] : []),
    ...(record.resumes > 0 ? [counted(record.resumes, 'resumed download')] : []),
  ];
  return [
    ...row('Job', record.jobId === null ? null : code(record.jobId)),
    ...row('Pages', pagesOf(record)),
    ...row(
      'Files',
      record.site === null
        ? null
        : `${grouped(record.site.fileCount)} (${formatBytes(record.site.siteBytes)})`,
    ),
    ...row('Changes', record.changes === null ? null : changesText(record.changes)),
    ...row(
      'Bundle',
      record.bundle === null
        ? null
        : `${formatBytes(record.bundle.bytes)}${record.site === null ? '' : `, ${record.site.format}`}`,
    ),
    ...row('SHA-256', record.bundle === null ? null : code(record.bundle.sha256)),
    ...row('Content digest', record.contentDigest === null ? null : code(record.contentDigest)),
    ...row('Site check', checkOf(record)),
    ...row('Check report', record.checkReportPath === null ? null : code(record.checkReportPath)),
    ...row('Site folder', record.sitePath === null ? null : code(record.sitePath)),
    ...row('Archive', record.bundlePath === null ? null : code(record.bundlePath)),
    ...row('Manifest', record.manifestPath === null ? null : code(record.manifestPath)),
    ...row('Artifact', artifactOf(record)),
    ...row('Helm values', record.helmValuesPath === null ? null : code(record.helmValuesPath)),
    ...row('Polls', record.polls === 0 ? null : String(record.polls)),
    ...row('Links used', record.links === 0 ? null : String(record.links)),
    ...row('Retries', troubles.length > 0 ? troubles.join(', ') : record.polls > 0 ? 'none' : null),
  ];
}

function artifactOf({ artifact }: RunRecord): string | null {
  if (artifact === null) return null;
  const place = artifact.url === null ? '' : `: ${link(artifact.url)}`;
  return `${code(artifact.name)} (${formatBytes(artifact.bytes)})${place}`;
}

/** What the check of the site found, below the times of the run. */
function foundOf({ check }: RunRecord): string {
  const found = check === null ? '' : checkSummary(check);
  return found === '' ? '' : `#### Site check\n\n${found}`;
}

/** What was found comes below, by kind. */
function checkOf({ check }: RunRecord): string | null {
  if (check === null) return null;
  const verdict = verdictText(check);
  return `${counted(check.pages, 'page')}: ${check.findings === 0 ? verdict : `**${verdict}**`}`;
}

/** Pages of a job that has not completed are no result: they are told as what they are, and not at all when none. */
function pagesOf({ pageCount, status }: RunRecord): string | null {
  if (pageCount === null) return null;
  const pages = grouped(pageCount);
  if (status === 'completed') return pages;
  return pageCount === 0 ? null : `${pages} so far`;
}

/** Time for each phase that began, up to its end or that of the run. */
function timesOf(record: RunRecord): string {
  const spans = spansOf(record);
  if (spans.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line([...spans.map(({ name }) => name), 'Total']),
    `|${' --- |'.repeat(spans.length + 1)}`,
    line([
      ...spans.map(({ startMs, endMs }) => formatDuration(endMs - startMs)),
      formatDuration(record.nowMs - record.startedMs),
    ]),
  ].join('\n');
}

function warningsOf({ warnings }: RunRecord): string {
  return warnings.map((text) => `- ⚠️ ${cell(text)}`).join('\n');
}

function nextOf(record: RunRecord, result: RunResult): string {
  if (result === 'started')
    return `Next: fetch the site in a later job with ${code(`job-id: ${record.jobId ?? ''}`)}.`;
  if (result !== 'success') return takeUpOf(record);
  if (record.helmValuesPath !== null)
    return `Next: deploy with \`helm upgrade --values\` and the output \`helm-values\`, before its link expires${record.expiresAt === null ? '' : ` (${code(record.expiresAt)})`}.`;
  if (record.artifact?.kind === 'pages')
    return 'Next: deploy with `actions/deploy-pages` in a later job of this workflow.';
  if (record.sitePath !== null)
    return 'Next: deploy the site folder; later steps find it in the output `site-path`.';
  if (record.bundlePath !== null)
    return 'Next: deploy the archive; later steps find it in the output `bundle-path`.';
  if (record.artifact !== null)
    return `Next: fetch the artifact ${code(record.artifact.name)} in a later job with \`actions/download-artifact\`.`;
  return `Next: use the output \`bundle-url\` in this job, before it expires${record.expiresAt === null ? '' : ` (${code(record.expiresAt)})`}.`;
}

/** How to take the job up again, where the failure has not said it and there is something to take up. */
function takeUpOf({ jobId, end }: RunRecord): string {
  const failureCode = end?.failure?.code;
  if (jobId === null || failureCode === 'job-failed' || failureCode === 'not-found') return '';
  return `To take this job up again, without a new export: ${code(`job-id: ${jobId}`)}.`;
}
