import type { AgentJob } from '../agent/agent-job.ts';
import { brokenCheckText } from '../check/report/check-text.ts';
import type { CheckOutcome } from '../check/report/outcome.ts';
import type { Failure } from '../core/failure.ts';
import type { Phase, RunResult, Subject } from '../core/run.ts';
import { formatDuration } from '../text/amounts.ts';
import type { UploadedArtifact } from '../upload/events.ts';
import { leftText } from './event-text.ts';
import type { RunEvent } from './event.ts';
import { reattachLine } from './reattach-text.ts';
import { comparedWarning } from './site-text.ts';
import { uploadWarning } from './upload-text.ts';

export interface PhaseRecord {
  readonly phase: Phase;
  readonly startedMs: number;
  readonly endedMs: number | null;
}

/** All that is known of a run, gathered from its events. Times in milliseconds since the epoch. */
export interface RunRecord {
  readonly subject: Subject;
  /** Address of the troubleshooting page; `null`: not known. */
  readonly troubleshooting: string | null;
  readonly startedMs: number;
  readonly nowMs: number;
  readonly jobId: string | null;
  readonly domain: string | null;
  readonly status: string | null;
  readonly pageCount: number | null;
  /** In the order in which they began. They may overlap; `endedMs` is `null` for one that did not come to its end. */
  readonly phases: readonly PhaseRecord[];
  /** When the job was first seen to run, that is in a status other than `queued`. */
  readonly renderingSinceMs: number | null;
  readonly polls: number;
  readonly repeatedCalls: number;
  readonly links: number;
  readonly resumes: number;
  readonly bundle: { readonly bytes: number; readonly sha256: string } | null;
  readonly site: { readonly format: string; readonly fileCount: number; readonly siteBytes: number } | null;
  readonly contentDigest: string | null;
  readonly changes: Extract<RunEvent, { kind: 'site-compared' }> | null;
  readonly manifestPath: string | null;
  readonly check: CheckOutcome | null;
  readonly checkReportPath: string | null;
  readonly sitePath: string | null;
  readonly bundlePath: string | null;
  readonly expiresAt: string | null;
  readonly artifact: UploadedArtifact | null;
  readonly helmValuesPath: string | null;
  /** The last state of the agent job. */
  readonly agentJob: AgentJob | null;
  readonly warnings: readonly string[];
  readonly end: { readonly result: RunResult; readonly failure: Failure | null } | null;
}

/** A run that begins at `nowMs`. `troubleshooting` is the address of that page, where it is known. */
export function newRecord(
  nowMs: number,
  subject: Subject = 'export',
  troubleshooting: string | null = null,
): RunRecord {
  return {
    subject,
    troubleshooting,
    startedMs: nowMs,
    nowMs,
    jobId: null,
    domain: null,
    status: null,
    pageCount: null,
    phases: [],
    renderingSinceMs: null,
    polls: 0,
    repeatedCalls: 0,
    links: 0,
    resumes: 0,
    bundle: null,
    site: null,
    contentDigest: null,
    changes: null,
    manifestPath: null,
    check: null,
    checkReportPath: null,
    sitePath: null,
    bundlePath: null,
    expiresAt: null,
    artifact: null,
    helmValuesPath: null,
    agentJob: null,
    warnings: [],
    end: null,
  };
}

/** The record after one more event. */
export function addEvent(before: RunRecord, event: RunEvent, nowMs: number): RunRecord {
  const record = { ...before, nowMs };
  switch (event.kind) {
    case 'phase':
      return {
        ...record,
        phases: [...record.phases, { phase: event.phase, startedMs: nowMs, endedMs: null }],
      };
    case 'inputs-read':
      return { ...record, domain: event.domain, warnings: event.warnings };
    case 'job-started':
      return { ...ended(record, 'start'), jobId: event.jobId, domain: event.domain };
    case 'job-followed':
    case 'agent-job-followed':
      return { ...record, jobId: event.jobId };
    case 'job-status': {
      const renderingSinceMs = record.renderingSinceMs ?? (event.status === 'queued' ? null : nowMs);
      return {
        ...record,
        status: event.status,
        pageCount: event.pageCount ?? record.pageCount,
        polls: record.polls + 1,
        renderingSinceMs,
      };
    }
    case 'job-completed':
      return {
        ...ended(record, 'wait'),
        status: 'completed',
        pageCount: event.pageCount ?? record.pageCount,
        polls: event.polls,
      };
    case 'agent-job':
      return { ...record, agentJob: event.job };
    case 'call-repeated':
    case 'upload-repeated':
      return { ...record, repeatedCalls: record.repeatedCalls + 1 };
    case 'link-issued':
      return { ...linked(record), links: event.count, expiresAt: event.link.expiresAt };
    case 'download-resumed':
      return { ...record, resumes: record.resumes + 1 };
    case 'downloaded':
      return { ...ended(record, 'download'), bundle: { bytes: event.bytes, sha256: event.sha256 } };
    case 'unpacked':
      return {
        ...ended(record, 'unpack'),
        site: { format: event.format, fileCount: event.fileCount, siteBytes: event.siteBytes },
      };
    case 'site-listed':
      return { ...record, contentDigest: event.contentDigest };
    case 'site-compared': {
      const warning = comparedWarning(event);
      return {
        ...record,
        changes: event,
        warnings: warning === null ? record.warnings : [...record.warnings, warning],
      };
    }
    case 'site-checked':
      return { ...ended(record, 'check'), check: event.outcome };
    case 'check-broken':
      return {
        ...ended(record, 'check'),
        warnings: [...record.warnings, brokenCheckText(event.problem)],
      };
    case 'check-report-written':
      return { ...record, checkReportPath: event.path };
    case 'published':
      return { ...ended(record, 'publish'), sitePath: event.sitePath, bundlePath: event.bundlePath };
    case 'reports-published':
      return { ...record, manifestPath: event.manifestPath };
    case 'uploaded':
      return { ...ended(record, 'upload'), artifact: event.artifact };
    case 'values-written':
      return { ...record, helmValuesPath: event.path };
    case 'pages-large':
    case 'retention-lowered':
      return { ...record, warnings: [...record.warnings, uploadWarning(event)] };
    case 'left-behind':
      return { ...record, warnings: [...record.warnings, leftText(event.paths)] };
    case 'ended':
      return { ...record, end: { result: event.result, failure: event.failure } };
    case 'agent-job-over':
      return ended(record, 'wait');
    case 'reattach': {
      const { level, text } = reattachLine(event.outcome);
      return level === 'warning' ? { ...record, warnings: [...record.warnings, text] } : record;
    }
    case 'job-stalled':
      return { ...record, warnings: [...record.warnings, standstill(event)] };
    case 'service-busy':
    case 'status-unknown':
    case 'job-moving':
    case 'download-progress':
    case 'download-connections':
    case 'unpack-progress':
    case 'check-progress':
    case 'upload-started':
    case 'artifact-client-said':
    case 'pages-packed':
    case 'artifacts-removed':
    case 'request':
      return record;
  }
}

/** What stays worth knowing of a stall when the run is over. */
function standstill({ stillMs, status, share }: Extract<RunEvent, { kind: 'job-stalled' }>): string {
  const shown = [
    ...(status === '' ? [] : [`'${status}'`]),
    ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
  ];
  return `The job showed no change for ${formatDuration(stillMs)} or more${shown.length === 0 ? '' : ` (${shown.join(', ')})`}.`;
}

/** The record with a phase at its end. */
function ended(record: RunRecord, phase: Phase): RunRecord {
  const end = (one: PhaseRecord): PhaseRecord =>
    one.phase === phase && one.endedMs === null ? { ...one, endedMs: record.nowMs } : one;
  return { ...record, phases: record.phases.map(end) };
}

/** The first link ends the asking for it; a download that has been made ready begins with it. */
function linked(record: RunRecord): RunRecord {
  if (record.links > 0) return record;
  const begin = (one: PhaseRecord): PhaseRecord =>
    one.phase === 'download' ? { ...one, startedMs: record.nowMs } : one;
  return ended({ ...record, phases: record.phases.map(begin) }, 'bundle');
}
