import type { AgentJob } from '../agent/agent-job.ts';
import { checkNotes, checkSummary } from '../check/report/check-summary.ts';
import { verdictText } from '../check/report/check-text.ts';
import type { CheckOutcome } from '../check/report/outcome.ts';
import type { RunResult, Subject } from '../core/run.ts';
import { counted, formatBytes, formatDuration, grouped } from '../text/amounts.ts';
import { countOf } from '../site/page-changes.ts';
import { pageItems, pagesText, sectionsText, WITHOUT_TEXTS } from '../site/page-list.ts';
import { cell, code, details, link, paragraphs, table, target, type Row } from '../text/markdown.ts';
import { capitalized } from '../text/words.ts';
import { addresses, verdictText as verifyVerdict, verifySummary } from '../verify/verify-text.ts';
import { changesText } from './event-table.ts';
import type { EventOf } from './event.ts';
import { explain } from './explain.ts';
import { archivedText } from './job-events.ts';
import type { RunRecord } from './run-record.ts';
import { TITLES } from './run-words.ts';
import { spansOf, timelineOf } from './timeline.ts';

/** The runner drops a summary over 1 MiB whole. */
const SUMMARY_MAX_CHARS = 200_000;

/** `error` is for results that an action does not have. */
type Outcomes = Readonly<Partial<Record<RunResult, string>> & Record<'success' | 'error', string>>;

/** What follows the name of the action in the title. */
const OUTCOMES: Readonly<Record<Subject, Outcomes>> = {
  export: {
    success: 'done',
    started: 'started',
    failed: 'the job failed',
    timeout: 'timed out',
    cancelled: 'cancelled',
    error: 'failed',
  },
  'agent-job': {
    success: 'completed',
    failed: 'failed',
    timeout: 'timed out',
    cancelled: 'cancelled',
    error: 'not followed',
  },
  verify: {
    success: 'verified',
    stale: 'stale',
    broken: 'broken',
    cancelled: 'cancelled',
    error: 'not verified',
  },
};

/**
 * The job summary of a finished run, as GitHub Markdown, always far below the runner's limit. It begins with what a person
 * acts on: the outcome, what has changed, what to repair, the next step. All else is folded.
 */
export function summaryOf(record: RunRecord): string {
  const result = record.end?.result ?? 'error';
  const { lead, toActOn, next, rows, notes } = PARTS[record.subject](record, result);
  const parts = [
    `### ${mark(record, result)} ${TITLES[record.subject]}: ${outcomeOf(record, result)}`,
    failureOf(record) ?? lead,
    record.warnings.map((text) => `- ⚠️ ${cell(text)}`).join('\n'),
    ...toActOn,
    next,
    details('Details', [table(rows), ...notes]),
  ];
  const text = `${paragraphs(parts)}\n`;
  return text.length <= SUMMARY_MAX_CHARS ? text : `${text.slice(0, SUMMARY_MAX_CHARS)}\n\n(cut)\n`;
}

/** What a summary has beside title, failure and warnings; Markdown, each part may be empty. */
interface Parts {
  readonly lead: string;
  readonly toActOn: readonly string[];
  readonly next: string;
  /** Folded: a table, and what follows it. */
  readonly rows: readonly Row[];
  readonly notes: readonly string[];
}

const PARTS: Readonly<Record<Subject, (record: RunRecord, result: RunResult) => Parts>> = {
  export: (record, result) => {
    const check = record.last['site-checked']?.outcome;
    return {
      lead: leadOf(record, result),
      toActOn: [changesOf(record), ...(check === undefined ? [] : [checkLine(check), checkSummary(check)])],
      next: nextOf(record, result),
      rows: rowsOf(record),
      notes: [...(check === undefined ? [] : [checkNotes(check)]), timesOf(record), timelineOf(record)],
    };
  },
  'agent-job': (record) => ({
    lead: agentLeadOf(record.agentJob),
    toActOn: [],
    next: '',
    rows: agentRowsOf(record),
    notes: [],
  }),
  verify: (record, result) => {
    const outcome = record.last.verified?.outcome;
    return {
      lead: verifyLeadOf(record),
      toActOn: outcome === undefined ? [] : [verifySummary(outcome, ['broken', 'stale'])],
      next: verifyNextOf(record, result),
      rows: verifyRowsOf(record),
      notes: outcome === undefined ? [] : [verifySummary(outcome, ['noted'])],
    };
  },
};

function mark({ end }: RunRecord, result: RunResult): string {
  if (result === 'success' || result === 'started') return '✅';
  // Found, and left to the reader by `fail-on`.
  if ((result === 'stale' || result === 'broken') && end?.failure === null) return '⚠️';
  return result === 'cancelled' ? '⚪' : '❌';
}

function outcomeOf({ subject, agentJob, end }: RunRecord, result: RunResult): string {
  if (result === 'success' && agentJob?.status === 'archived') return 'archived';
  if (end?.failure?.code === 'no-pull-request') return 'no pull request';
  return OUTCOMES[subject][result] ?? OUTCOMES[subject].error;
}

/** The failure as a box: the annotation's sentence, the next step, and the code, which leads to its heading. */
function failureOf(record: RunRecord): string | null {
  const failure = record.end?.failure ?? null;
  if (failure === null) return null;
  const { sentence, nextStep, list, more } = explain(failure, record);
  const shown = more === null ? code(failure.code) : `[${code(failure.code)}](${target(more)})`;
  const what =
    list.length === 0
      ? [`**${cell(sentence)}**`, cell(nextStep)]
      : [
          '**Cannot use the inputs:**',
          list.map(([problem, remedy]) => `- ${cell(problem)}. ${cell(remedy)}`).join('\n> '),
        ];
  return `> [!CAUTION]\n> ${[...what, `Failure code: ${shown}`].join('\n>\n> ')}`;
}

function leadOf({ domain, pageCount, last, nowMs, startedMs }: RunRecord, result: RunResult): string {
  const site = domain === null ? 'The site' : `**${cell(domain)}**`;
  if (result === 'started') return `${site}: the export runs at the service; this step did not wait for it.`;
  const { unpacked } = last;
  const facts = [
    ...(pageCount === null ? [] : [counted(pageCount, 'page')]),
    unpacked === undefined
      ? 'bundle ready'
      : `${counted(unpacked.fileCount, 'file')}, ${formatBytes(unpacked.siteBytes)}`,
    `in ${formatDuration(nowMs - startedMs)}`,
  ];
  return `${site}: ${facts.join(', ')}${artifactText(last)}.`;
}

function artifactText({ uploaded }: RunRecord['last']): string {
  if (uploaded === undefined) return '';
  const { name, url } = uploaded.artifact;
  return `; uploaded as ${url === null ? code(name) : `[${cell(name)}](${target(url)})`}`;
}

function filesLine(compared: EventOf<'site-compared'>): string {
  return compared.isFirst
    ? 'First publication.'
    : `Files, compared with the previous site: ${changesText(compared)}.`;
}

/** More than so many pages are folded. */
const OPEN_PAGES_MAX = 10;

/** What differs from the previous site: in pages, or else in files. */
function changesOf({ last }: RunRecord): string {
  const inFiles = last['site-compared'];
  const compared = last['pages-compared'];
  const files = inFiles === undefined ? '' : filesLine(inFiles);
  if (compared === undefined || compared.isFirst) return files;
  const { pages } = compared;
  if (typeof pages === 'string') return `${files} ${WITHOUT_TEXTS[pages]}`.trim();
  const lead = `**${capitalized(pagesText(pages, compared.files))}**`;
  const items = pageItems(pages, compared);
  const isLong = countOf(pages) > OPEN_PAGES_MAX;
  const shown = isLong ? [sectionsText(pages), details('The pages', [items])] : [items];
  return paragraphs([lead, ...shown]);
}

/** A row of the table, where there is something to show. */
function row(name: string, text: string | null | undefined, show = cell): readonly Row[] {
  return text === null || text === undefined || text === '' ? [] : [[name, show(text)]];
}

function rowsOf(record: RunRecord): readonly Row[] {
  const { last, polls, repeatedCalls, resumes, restarts } = record;
  const { unpacked, downloaded, uploaded, published } = last;
  const links = last['link-issued']?.count ?? 0;
  const changes = last['site-compared'];
  const troubles = [
    ...(repeatedCalls > 0 ? [counted(repeatedCalls, 'repeated request')] : []),
    ...(resumes > 0 ? [counted(resumes, 'resumed download')] : []),
    ...(restarts > 0 ? [counted(restarts, 'restarted download')] : []),
  ];
  return [
    ...row('Job', record.jobId, code),
    ...row('Pages', pagesOf(record)),
    ...row('Files', unpacked && `${grouped(unpacked.fileCount)} (${formatBytes(unpacked.siteBytes)})`),
    ...row('Changes', changes && changesText(changes)),
    ...row(
      'Bundle',
      downloaded && [formatBytes(downloaded.bytes), unpacked?.format].filter(Boolean).join(', '),
    ),
    ...row('SHA-256', downloaded?.sha256, code),
    ...row('Content digest', last['site-listed']?.contentDigest, code),
    ...row('Check report', last['check-report-written']?.path, code),
    ...row('Site folder', published?.sitePath, code),
    ...row('Bundle file', published?.bundlePath, code),
    ...row('Manifest', last['reports-published']?.manifestPath, code),
    ...row('Artifact', uploaded && `${uploaded.artifact.name} (${formatBytes(uploaded.artifact.bytes)})`),
    ...row('Helm values', last['values-written']?.path, code),
    ...row('Polls', polls === 0 ? null : grouped(polls)),
    ...row('Links used', links === 0 ? null : String(links)),
    ...row('Retries', troubles.length === 0 && polls > 0 ? 'none' : troubles.join(', ')),
  ];
}

/** Pages of a job that has not completed are no result: they are shown as what they are, and not at all when none. */
function pagesOf({ pageCount, status }: RunRecord): string | null {
  if (pageCount === null || (pageCount === 0 && status !== 'completed')) return null;
  return status === 'completed' ? grouped(pageCount) : `${grouped(pageCount)} so far`;
}

/** The outcome of the site check in a line; what it found follows. */
function checkLine(check: CheckOutcome): string {
  const files = counted(check.pages, 'HTML file');
  const verdict = verdictText(check);
  return check.findings === 0
    ? `Site check: ${verdict} in ${files}.`
    : `**Site check: ${verdict}** (${files})`;
}

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

function nextOf(record: RunRecord, result: RunResult): string {
  const { jobId, last } = record;
  const { published, uploaded } = last;
  const expiresAt = last['link-issued']?.link.expiresAt ?? null;
  const expires = `expires${expiresAt === null ? '' : ` (${code(expiresAt)})`}`;
  if (result === 'started')
    return `Next: fetch the site in another job with ${code(`job-id: ${jobId ?? ''}`)}.`;
  // The failure says what to do next.
  if (result !== 'success') return '';
  if (last['values-written'] !== undefined)
    return `Next: deploy with \`helm upgrade --values\` and the output \`helm-values\`, before its link ${expires}.`;
  const { isFirst, added, changed, removed } = last['site-compared'] ?? { isFirst: true };
  if (!isFirst && added + changed + removed === 0)
    return 'Next: nothing has to be deployed, as the published site has the same files.';
  if (uploaded?.artifact.kind === 'pages')
    return 'Next: deploy with `actions/deploy-pages` in this workflow.';
  if (typeof published?.sitePath === 'string')
    return 'Next: deploy the site folder; later steps find it in the output `site-path`.';
  if (typeof published?.bundlePath === 'string')
    return 'Next: deploy the bundle; later steps find it in the output `bundle-path`.';
  if (uploaded !== undefined)
    return `Next: fetch the artifact ${code(uploaded.artifact.name)} in another job with \`actions/download-artifact\`.`;
  return `Next: use the output \`bundle-url\` in this job, before it ${expires}.`;
}

function agentRowsOf({ jobId, agentJob: job, nowMs, startedMs }: RunRecord): readonly Row[] {
  return [
    ...row('Job', jobId, code),
    ...row('Status', job?.status),
    ...row('Repository', job?.repository, link),
    ...row('Branch', job?.ref),
    ...row('Model', job?.model),
    ...row('Pull request', job?.pullRequestUrl, link),
    ...row('Created', job?.createdAt),
    ...row('Archived', job?.archivedAt),
    ...row('Waited', formatDuration(nowMs - startedMs)),
  ];
}

function agentLeadOf(job: AgentJob | null): string {
  const url = job?.pullRequestUrl ?? null;
  const pullRequest = url === null ? null : `Pull request: ${link(url)}`;
  if (job?.status !== 'archived') return pullRequest ?? 'No pull request: no file changed.';
  const archived = `⚠️ ${cell(archivedText(job))}`;
  return pullRequest === null ? archived : `${archived}\n\n${pullRequest}`;
}

function verifyLeadOf({ domain, last, nowMs, startedMs }: RunRecord): string {
  const outcome = last.verified?.outcome;
  const took = `in ${formatDuration(nowMs - startedMs)}`;
  if (outcome === undefined) return `**${cell(domain ?? 'The site')}**, ${took}.`;
  return `${link(outcome.url)}: **${verifyVerdict(outcome)}** (${addresses(outcome.checkedCount)}, ${took}).`;
}

/** Where the remedies are. What to do after them is in the failure. */
function verifyNextOf({ docs }: RunRecord, result: RunResult): string {
  if (docs === null || (result !== 'broken' && result !== 'stale')) return '';
  return `The [rules for each host](${target(`${docs}/hosting.md`)}) are in the docs of this action.`;
}

function verifyRowsOf({ last, nowMs, startedMs }: RunRecord): readonly Row[] {
  const outcome = last.verified?.outcome;
  if (outcome === undefined) return [];
  const { checkedCount, brokenCount, staleCount, leftOutCount, requestCount, roundCount } = outcome;
  return [
    ...row('Checked', addresses(checkedCount)),
    ...row('Broken', grouped(brokenCount)),
    ...row('Stale', grouped(staleCount)),
    ...row('Not asked for', leftOutCount === 0 ? null : counted(leftOutCount, 'file')),
    ...row('Requests', `${grouped(requestCount)} in ${counted(roundCount, 'round')}`),
    ...row('Report', last['verify-report-written']?.path, code),
    ...row('Took', formatDuration(nowMs - startedMs)),
  ];
}
