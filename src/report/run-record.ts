import type { AgentJob } from '../agent/agent-job.ts';
import type { Failure } from '../core/failure.ts';
import type { Phase, RunResult, Subject } from '../core/run.ts';
import type { EventOf, RunEvent } from './event.ts';

export interface PhaseRecord {
  readonly phase: Phase;
  readonly startedMs: number;
  readonly endedMs: number | null;
}

/** All that is known of a run, gathered from its events. Times in milliseconds since the epoch. */
export interface RunRecord {
  readonly subject: Subject;
  readonly domain: string | null;
  readonly jobId: string | null;
  /** Address of the folder of the docs; `null`: not known. */
  readonly docs: string | null;
  /** Whether a later attempt of the workflow run finds the job by itself (`reattach`). */
  readonly isRecorded: boolean;
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
export function newRecord(nowMs: number, subject: Subject = 'export', docs: string | null = null): RunRecord {
  return {
    subject,
    docs,
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

/** The phases after the end of one of them. */
export function endPhase(
  phases: readonly PhaseRecord[],
  phase: Phase,
  endedMs: number,
): readonly PhaseRecord[] {
  return phases.map((one) => (one.phase === phase && one.endedMs === null ? { ...one, endedMs } : one));
}

/** The first link ends the phase that asks for it; a download that has been made ready begins with it. */
export function startDownload({ phases, nowMs }: RunRecord): readonly PhaseRecord[] {
  const begun = phases.map((one) => (one.phase === 'download' ? { ...one, startedMs: nowMs } : one));
  return endPhase(begun, 'bundle', nowMs);
}
