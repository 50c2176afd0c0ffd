import { hash } from 'node:crypto';
import { judgeClientError, type ArtifactReply } from '../artifacts/client-error.ts';
import type { UploadObstacle } from '../artifacts/client.ts';
import { isFailure } from '../core/failure.ts';
import type { PhaseEvent, Emit, Clock } from '../core/run.ts';
import type { ExportService, ServiceEvent } from '../service/api.ts';
import { callService } from '../service/call-service.ts';
import { formatDuration } from '../text/amounts.ts';
import { readExportStatus, type ExportStatus } from './answers.ts';
import type { JobEvent, ReattachOutcome } from './events.ts';
import type { JobToStart } from './job-inputs.ts';
import { exportIdentity, findRecords, recordName, recordText, type JobRecord } from './job-record.ts';

/** The jobs that attempts of this workflow run have noted as artifacts. No method rejects but for an aborted signal. */
export interface JobRecords {
  /** Why no record can be kept; `null` when it can. */
  readonly obstacle: UploadObstacle | null;
  /** Of the workflow run, from 1. */
  readonly attempt: number;
  /** The artifacts of this run that can be seen from this attempt. */
  list(signal: AbortSignal): Promise<ArtifactReply<readonly ListedArtifact[]>>;
  /** Makes an artifact that holds a text. */
  keep(artifactName: string, text: string, signal: AbortSignal): Promise<ArtifactReply<null>>;
}

export interface ListedArtifact {
  readonly id: number;
  readonly name: string;
}

export interface ReattachPorts {
  readonly service: ExportService;
  readonly records: JobRecords;
  readonly clock: Clock;
  readonly emit: Emit<JobEvent | ServiceEvent | PhaseEvent>;
}

/** Reattaching is a convenience: a run does not wait long for it. */
const RECORD_LIMIT_MS = 10_000;
/** A job that runs is worth noting when the step is cancelled at that moment; the whole end may take three seconds. */
const CANCELLED_GRACE_MS = 1_000;

export interface Wanted {
  readonly apiUrl: string;
  readonly job: JobToStart;
  readonly timeoutMs: number;
}

/**
 * The job that an earlier attempt of this workflow run started for the same export, if it can be followed; `null` when
 * one is to be started. Says which, and why. Rejects with what the service refuses but a 404, or the signal's reason.
 */
export async function findEarlierJob(
  wanted: Wanted,
  ports: ReattachPorts,
  signal: AbortSignal,
): Promise<JobRecord | null> {
  const { records, emit } = ports;
  const say = (outcome: ReattachOutcome): null => {
    emit({ kind: 'reattach', outcome });
    return null;
  };
  if (records.obstacle !== null) return say({ kind: 'unavailable', ...records.obstacle });
  // There is no earlier attempt.
  if (records.attempt === 1) return null;
  const listed = await bounded((limit) => records.list(limit), 0, ports, signal);
  if (!listed.ok) return say({ kind: 'unsearchable', problem: judgeClientError(listed.problem).problem });
  for (const found of findRecords(listed.value, hashOf(wanted), records.attempt)) {
    const job = await stateOf(found.jobId, wanted, ports, signal);
    // Any step of this run can make such a note: one that leads nowhere does not hide those before it.
    if (job === null) say({ kind: 'gone', ...found });
    else if (job.domain !== null && job.domain !== wanted.job.domain)
      say({ kind: 'other-domain', domain: job.domain, ...found });
    else return job.status === 'failed' ? say({ kind: 'failed', ...found }) : found;
  }
  return say({ kind: 'none' });
}

/**
 * Notes a job that was started, for a later attempt of this workflow run. Goes on a little after an abort, and rejects
 * with nothing but the signal's reason: an export is not worth less because it cannot be noted.
 */
export async function keepJob(
  jobId: string,
  wanted: Wanted,
  ports: ReattachPorts,
  signal: AbortSignal,
): Promise<void> {
  const { records, emit } = ports;
  if (records.obstacle !== null) return;
  const record = { jobId, attempt: records.attempt };
  const artifactName = recordName(hashOf(wanted), record);
  const text = recordText(wanted.job, record);
  const kept = await bounded(
    (limit) => records.keep(artifactName, text, limit),
    CANCELLED_GRACE_MS,
    ports,
    signal,
  );
  emit({
    kind: 'reattach',
    outcome: kept.ok
      ? { kind: 'kept', artifactName }
      : { kind: 'not-kept', problem: judgeClientError(kept.problem).problem },
  });
  signal.throwIfAborted();
}

function hashOf({ apiUrl, job }: Wanted): string {
  return hash('sha256', exportIdentity(apiUrl, job));
}

/** The state of a job; `null` when the service knows none of that id, or takes no such id. */
async function stateOf(
  jobId: string,
  { timeoutMs }: Wanted,
  ports: ReattachPorts,
  signal: AbortSignal,
): Promise<ExportStatus | null> {
  try {
    return await callService(
      {
        doing: 'status',
        send: (sendSignal) => ports.service.status(jobId, sendSignal),
        read: readExportStatus,
        onlyWhenNotActedOn: false,
        deadlineMs: ports.clock.now() + timeoutMs,
      },
      ports,
      signal,
    );
  } catch (error) {
    if (isFailure(error, 'not-found') || isFailure(error, 'request-refused')) return null;
    throw error;
  }
}

/** What the artifact service answers within the limit, and within `graceMs` of an abort; rejects with its reason after that. */
async function bounded<T>(
  ask: (limit: AbortSignal) => Promise<ArtifactReply<T>>,
  graceMs: number,
  { clock }: Pick<ReattachPorts, 'clock'>,
  signal: AbortSignal,
): Promise<ArtifactReply<T>> {
  const limit = new AbortController();
  const message = `it took longer than ${formatDuration(RECORD_LIMIT_MS)}`;
  const giveUp = (): void => {
    limit.abort(signal.aborted ? signal.reason : new Error(message));
  };
  const cancels = [clock.after(RECORD_LIMIT_MS, giveUp)];
  const hurry = (): void => void cancels.push(clock.after(graceMs, giveUp));
  if (signal.aborted) hurry();
  else signal.addEventListener('abort', hurry, { once: true });
  try {
    return await ask(limit.signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!limit.signal.aborted) throw error;
    return { ok: false, problem: { message, code: null } };
  } finally {
    signal.removeEventListener('abort', hurry);
    for (const cancel of cancels) cancel();
  }
}
