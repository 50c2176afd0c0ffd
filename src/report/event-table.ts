import {
  acceptedText,
  brokenCheckText,
  checkedText,
  checkProgressText,
  noticesOf,
} from '../check/report/check-text.ts';
import type { Phase } from '../core/run.ts';
import { counted, formatBytes, formatDuration } from '../text/amounts.ts';
import {
  pausedText,
  plannedText,
  roundText,
  verifiedText,
  verifyNotices,
  verifyProgressText,
  verifyWarnings,
} from '../verify/verify-text.ts';
import * as texts from './event-text.ts';
import type { Text } from './event-text.ts';
import type { EventOf, RunEvent } from './event.ts';
import type { Group } from './log-folds.ts';
import { changeOutputs, type Output } from './outputs.ts';
import { endPhase, startDownload, type RunRecord } from './run-record.ts';

/** What an event means for the log, the outputs and the summary. What is left out does not apply. */
export interface Entry<E> {
  /** `tookMs`: of the phase that it ends or belongs to, so far; absent where that phase did not begin. */
  says?(event: E, tookMs?: number): Text;
  /** The group of the log in which `says` stands; `debug` is the log for debugging. Outside of all groups if left out. */
  within?(event: E): Group | 'debug';
  /** It comes by the thousand during this phase: the log has a line of it now and then. */
  readonly progressOf?: Phase;
  /** The service has answered: a problem that lasted is over. */
  readonly isAnswer?: true;
  /** Annotations that are no warning, whole sentences. */
  notes?(event: E): Text;
  /** Warnings, whole sentences. `warned`: how many the log has already. */
  warns?(event: E, warned: number): Text;
  /** What the summary keeps of these warnings; all, if left out. */
  recalls?(event: E): Text;
  readonly ends?: Phase;
  /** Outputs that it sets; `record` has the event already. An output with `null` is not set. */
  sets?(event: E, record: RunRecord): readonly Output[];
  /** Fields of the record that it changes. The last event of each kind is kept anyway. */
  keeps?(event: E, record: RunRecord): Partial<RunRecord>;
}

/** One entry for each kind of event: a new event does not compile before it has one. */
export const EVENTS: { readonly [K in RunEvent['kind']]: Entry<EventOf<K>> } = {
  phase: {
    keeps: ({ phase }, { phases, nowMs }) => ({
      phases: [...phases, { phase, startedMs: nowMs, endedMs: null }],
    }),
  },
  'inputs-read': {
    warns: ({ warnings }) => warnings,
    keeps: ({ domain }) => ({ domain }),
  },
  request: { says: texts.requestText, within: () => 'debug' },
  'call-repeated': {
    says: texts.repeatText,
    keeps: (_, { repeatedCalls }) => ({ repeatedCalls: repeatedCalls + 1 }),
  },
  'service-busy': { says: texts.busyText, isAnswer: true },
  'job-started': {
    says: ({ jobId, domain }) => `Started export job '${jobId}' for ${domain}`,
    isAnswer: true,
    ends: 'start',
    sets: ({ jobId }) => [['job-id', jobId]],
    keeps: ({ jobId, domain }) => ({ jobId, domain }),
  },
  'job-followed': {
    says: texts.followedText,
    isAnswer: true,
    sets: ({ jobId }) => [['job-id', jobId]],
    keeps: ({ jobId, byAttempt }) => ({ jobId, isRecorded: byAttempt !== undefined }),
  },
  reattach: {
    says: ({ outcome }) => texts.reattachText(outcome),
    isAnswer: true,
    warns: ({ outcome }) => texts.reattachWarning(outcome),
    keeps: ({ outcome }) => ({ isRecorded: outcome.kind === 'kept' }),
  },
  'job-status': {
    says: texts.statusText,
    isAnswer: true,
    keeps: ({ status, pageCount }, record) => ({
      status,
      pageCount: pageCount ?? record.pageCount,
      polls: record.polls + 1,
      renderingSinceMs: record.renderingSinceMs ?? (status === 'queued' ? null : record.nowMs),
    }),
  },
  'job-stalled': { warns: texts.stallText, recalls: texts.pastStallText },
  'status-unknown': { says: texts.unknownText, within: () => 'wait' },
  'job-completed': {
    says: texts.completedText,
    isAnswer: true,
    ends: 'wait',
    sets: (_, { pageCount }) => [['page-count', pageCount]],
    keeps: ({ pageCount, polls }, record) => ({
      status: 'completed',
      pageCount: pageCount ?? record.pageCount,
      polls,
    }),
  },
  'agent-job-followed': {
    says: ({ jobId, projectId }) => `Following agent job '${jobId}' of project '${projectId}'`,
    keeps: ({ jobId }) => ({ jobId }),
  },
  'agent-job': {
    says: texts.agentSource,
    isAnswer: true,
    sets: ({ job }) => [
      ['status', job.status],
      ['pull-request-url', job.pullRequestUrl ?? ''],
      ['repository', job.repository],
      ['ref', job.ref],
      ['model', job.model],
      ['created-at', job.createdAt],
      ['archived-at', job.archivedAt],
    ],
    keeps: ({ job }) => ({ agentJob: job }),
  },
  'agent-job-over': {
    says: texts.agentText,
    isAnswer: true,
    warns: texts.archivedWarning,
    // The summary begins with it.
    recalls: () => [],
    ends: 'wait',
  },
  'link-issued': {
    says: texts.linkText,
    isAnswer: true,
    sets: ({ link }) => [
      ['bundle-url', link.url],
      ['bundle-expires-at', link.expiresAt ?? ''],
    ],
    keeps: ({ count }, record) => (count === 1 ? { phases: startDownload(record) } : {}),
  },
  'download-connections': {
    says: ({ connectionCount }) => `Downloading over ${counted(connectionCount, 'connection')}`,
    within: () => 'debug',
  },
  'download-progress': {
    says: texts.downloadText,
    within: () => 'download',
    progressOf: 'download',
  },
  'download-resumed': {
    says: texts.resumeText,
    within: () => 'download',
    keeps: ({ fromByte }, { resumes, restarts }) =>
      fromByte > 0 ? { resumes: resumes + 1 } : { restarts: restarts + 1 },
  },
  downloaded: {
    says: ({ bytes, sha256 }, tookMs = 0) =>
      `Downloaded ${formatBytes(bytes)} in ${formatDuration(tookMs)}, SHA-256 ${sha256}`,
    ends: 'download',
    sets: ({ bytes, sha256 }) => [
      ['bundle-size', bytes],
      ['bundle-sha256', sha256],
    ],
  },
  'unpack-progress': {
    says: ({ fileCount, siteBytes }) =>
      `Unpacked ${counted(fileCount, 'file')}, ${formatBytes(siteBytes)} so far`,
    within: () => 'unpack',
    progressOf: 'unpack',
  },
  unpacked: {
    says: texts.unpackedText,
    ends: 'unpack',
  },
  'site-listed': {
    says: ({ contentDigest }) => `Content digest ${contentDigest}`,
    within: () => 'debug',
    sets: ({ contentDigest }) => [['content-digest', contentDigest]],
  },
  'site-compared': { says: texts.filesText, warns: texts.comparedWarnings },
  'pages-compared': { says: texts.comparedText },
  'check-progress': {
    says: checkProgressText,
    within: ({ isCheck }) => (isCheck ? 'check' : 'texts'),
    progressOf: 'check',
  },
  'site-checked': {
    says: (event, tookMs = 0) => checkedText(event, tookMs),
    notes: ({ outcome }) => acceptedText(outcome) || [],
    warns: noticesOf,
    // The summary has all that was found.
    recalls: () => [],
    ends: 'check',
    sets: ({ outcome }) => [['check-findings', outcome.findings]],
  },
  'check-broken': { warns: ({ problem }) => brokenCheckText(problem), ends: 'check' },
  'texts-read': {
    says: ({ pages }) => `Read the texts of ${counted(pages, 'page')}`,
    ends: 'check',
  },
  'texts-unread': {
    warns: ({ problem }) =>
      `The texts of the pages are not read: ${problem}. Files are compared, pages are not, and the manifest has no texts.`,
    ends: 'check',
  },
  'check-report-written': {
    says: ({ path }) => `The report of the site check is in ${path}`,
    sets: ({ path }) => [['check-report', path]],
  },
  published: {
    says: texts.publishedText,
    ends: 'publish',
    sets: ({ sitePath, bundlePath }, { last }) => {
      const site = sitePath === null ? undefined : last.unpacked;
      return [
        ['site-path', sitePath],
        ['file-count', site?.fileCount ?? null],
        ['site-size', site?.siteBytes ?? null],
        ['bundle-path', bundlePath],
      ];
    },
  },
  'reports-published': {
    says: texts.reportsText,
    sets: (event, { last }) => [['manifest-path', event.manifestPath], ...changeOutputs(event, last)],
  },
  'upload-started': { says: texts.uploadText },
  'pages-large': {
    warns: ({ bytes, limit }) =>
      `The site is ${formatBytes(bytes)} as a Pages artifact: GitHub supports ${formatBytes(limit)}, and larger deployments may fail.`,
  },
  'artifact-client-said': { says: ({ text }) => text, within: () => 'upload' },
  'upload-repeated': {
    says: ({ problem, waitMs }) =>
      `The upload has a problem: ${problem}. Trying again in ${formatDuration(waitMs)}`,
    keeps: (_, { repeatedCalls }) => ({ repeatedCalls: repeatedCalls + 1 }),
  },
  'retention-lowered': {
    warns: ({ days }) =>
      `'retention-days' is more than the repository allows: the artifact is kept for ${counted(days, 'day')}.`,
  },
  uploaded: {
    says: texts.uploadedText,
    ends: 'upload',
    sets: ({ artifact }) => [
      ['artifact-id', artifact.id],
      ['artifact-url', artifact.url],
      ['artifact-digest', artifact.digest],
    ],
  },
  'values-written': {
    says: ({ path, expiresAt }) =>
      `The Helm values are in ${path}; their link expires${expiresAt === null ? '' : ` ${expiresAt}`}`,
    sets: ({ path }) => [['helm-values', path]],
  },
  'verify-planned': { says: plannedText },
  'verify-progress': {
    says: verifyProgressText,
    within: () => 'verify',
    progressOf: 'verify',
  },
  'verify-paused': { says: pausedText, within: () => 'verify' },
  'verify-round': { says: roundText, within: () => 'verify' },
  verified: {
    says: ({ outcome }, tookMs = 0) => [verifiedText(outcome, tookMs), ...verifyNotices(outcome)],
    warns: verifyWarnings,
    // The summary has all that was found.
    recalls: () => [],
    ends: 'verify',
    sets: ({ outcome }) => [
      ['checked-count', outcome.checkedCount],
      ['stale-count', outcome.staleCount],
      ['broken-count', outcome.brokenCount],
    ],
  },
  'verify-report-written': {
    says: ({ path }) => `The report of the verification is in ${path}`,
    sets: ({ path }) => [['report', path]],
  },
  'left-behind': { warns: texts.leftText },
  ended: {
    sets: ({ result }) => [['result', result]],
    keeps: ({ result, failure }) => ({ end: { result, failure } }),
  },
};

/** The record after one more event. */
export function addEvent(before: RunRecord, event: RunEvent, nowMs: number): RunRecord {
  const entry: Entry<RunEvent> = EVENTS[event.kind];
  const { ends } = entry;
  const record: RunRecord = {
    ...before,
    nowMs,
    phases: ends === undefined ? before.phases : endPhase(before.phases, ends, nowMs),
    warnings: [...before.warnings, ...[entry.recalls?.(event) ?? entry.warns?.(event, 0) ?? []].flat()],
    last: { ...before.last, [event.kind]: event },
  };
  return { ...record, ...entry.keeps?.(event, record) };
}

/** The outputs that one event sets; `record` has it already. */
export function outputsOf(event: RunEvent, record: RunRecord): readonly Output[] {
  const entry: Entry<RunEvent> = EVENTS[event.kind];
  return entry.sets?.(event, record) ?? [];
}
