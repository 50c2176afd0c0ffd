import type { AgentJob } from '../agent/agent-job.ts';
import type { Failure } from '../core/failure.ts';
import type { Phase, RunResult, Subject } from '../core/run.ts';
import type { RunFacts } from '../text/words.ts';
import { pastStallText, warningsOf } from './event-warnings.ts';
import type { EventOf, RunEvent } from './event.ts';

export interface PhaseRecord {
  readonly phase: Phase;
  readonly startedMs: number;
  readonly endedMs: number | null;
}

/** All that is known of a run, gathered from its events. Times in milliseconds since the epoch. */
export interface RunRecord extends Required<Omit<RunFacts, 'last'>> {
  readonly startedMs: number;
  readonly nowMs: number;
  readonly status: string | null;
  readonly pageCount: number | null;
  /** In the order in which they began. They may overlap; `endedMs` is `null` for one that did not come to its end. */
  readonly phases: readonly PhaseRecord[];
  /** When the job was first seen to run, that is in a status other than `queued`. */
  readonly renderingSinceMs: number | null;
  readonly polls: number;
  readonly repeatedCalls: number;
  readonly resumes: number;
  /** Downloads that started over at the first byte. */
  readonly restarts: number;
  readonly warnings: readonly string[];
  readonly agentJob: AgentJob | null;
  readonly end: { readonly result: RunResult; readonly failure: Failure | null } | null;
  /** The last event of each kind. */
  readonly last: { readonly [K in RunEvent['kind']]?: EventOf<K> };
}

/** A run that begins at `nowMs`. */
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
    resumes: 0,
    restarts: 0,
    warnings: [],
    agentJob: null,
    isRecorded: false,
    end: null,
    last: {},
  };
}

/** The events that end a phase. */
const ENDS: { readonly [K in RunEvent['kind']]?: Phase } = {
  'job-started': 'start',
  'job-completed': 'wait',
  'agent-job-over': 'wait',
  downloaded: 'download',
  unpacked: 'unpack',
  'site-checked': 'check',
  'check-broken': 'check',
  'texts-read': 'check',
  'texts-unread': 'check',
  published: 'publish',
  uploaded: 'upload',
  verified: 'verify',
};

/** The record after one more event. */
export function addEvent(before: RunRecord, event: RunEvent, nowMs: number): RunRecord {
  const ends = ENDS[event.kind];
  const record: RunRecord = {
    ...before,
    nowMs,
    phases: ends === undefined ? before.phases : ended(before.phases, ends, nowMs),
    warnings: [...before.warnings, ...warningsOf(event)],
    last: { ...before.last, [event.kind]: event },
  };
  switch (event.kind) {
    case 'phase':
      return {
        ...record,
        phases: [...record.phases, { phase: event.phase, startedMs: nowMs, endedMs: null }],
      };
    case 'inputs-read':
      return { ...record, domain: event.domain };
    case 'job-started':
      return { ...record, jobId: event.jobId, domain: event.domain };
    case 'job-followed':
      return { ...record, jobId: event.jobId, isRecorded: event.byAttempt !== undefined };
    case 'agent-job-followed':
      return { ...record, jobId: event.jobId };
    case 'reattach':
      return { ...record, isRecorded: event.outcome.kind === 'kept' };
    case 'job-status':
      return {
        ...record,
        status: event.status,
        pageCount: event.pageCount ?? record.pageCount,
        polls: record.polls + 1,
        renderingSinceMs: record.renderingSinceMs ?? (event.status === 'queued' ? null : nowMs),
      };
    case 'job-stalled':
      return { ...record, warnings: [...record.warnings, pastStallText(event)] };
    case 'job-completed':
      return {
        ...record,
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
      return before.last[event.kind] === undefined ? { ...record, phases: linked(record) } : record;
    case 'download-resumed':
      return event.fromByte > 0
        ? { ...record, resumes: record.resumes + 1 }
        : { ...record, restarts: record.restarts + 1 };
    case 'ended':
      return { ...record, end: { result: event.result, failure: event.failure } };
    default:
      event.kind satisfies Noted;
      return record;
  }
}

/**
 * Events that leave the rest of a record as it is: their last one, their warnings and the end of a phase are in it already.
 * All are named, so that a new event does not compile before it has an answer.
 */
// prettier-ignore
type Noted =
  | 'agent-job-over' | 'artifact-client-said' | 'check-broken' | 'check-progress' | 'check-report-written'
  | 'download-connections' | 'download-progress' | 'downloaded' | 'left-behind' | 'pages-large'
  | 'pages-compared' | 'published' | 'reports-published' | 'request' | 'retention-lowered' | 'service-busy' | 'site-checked'
  | 'site-compared' | 'site-listed' | 'status-unknown' | 'texts-read' | 'texts-unread' | 'unpack-progress'
  | 'unpacked' | 'upload-started' | 'uploaded' | 'values-written' | 'verified' | 'verify-paused'
  | 'verify-planned' | 'verify-progress' | 'verify-report-written' | 'verify-round';

function ended(phases: readonly PhaseRecord[], phase: Phase, endedMs: number): readonly PhaseRecord[] {
  return phases.map((one) => (one.phase === phase && one.endedMs === null ? { ...one, endedMs } : one));
}

/** The first link ends the phase that asks for it; a download that has been made ready begins with it. */
function linked({ phases, nowMs }: RunRecord): readonly PhaseRecord[] {
  const begun = phases.map((one) => (one.phase === 'download' ? { ...one, startedMs: nowMs } : one));
  return ended(begun, 'bundle', nowMs);
}
