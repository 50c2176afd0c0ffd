import { Failure, isFailure } from '../core/failure.ts';
import type { ServiceAccess, WaitLimits } from '../inputs/service-inputs.ts';
import { callService, waitOut } from '../service/call-service.ts';
import { textWithout } from '../text/known-secrets.ts';
import type { Result } from '../text/parsed.ts';
import { readStartedJob } from './answers.ts';
import type { JobToFollow, JobToStart } from './job-inputs.ts';
import { nextPollDelayMs } from './poll-delay.ts';
import { findEarlierJob, keepJob, type ReattachPorts } from './reattach.ts';

export interface TakenJob {
  readonly jobId: string;
  /** When we started it, in milliseconds since the epoch; `null` when it is not ours. */
  readonly startedMs: number | null;
}

export interface JobOptions extends WaitLimits, Pick<ServiceAccess, 'apiUrl' | 'apiKey'> {
  readonly job: JobToStart | JobToFollow;
  /** Whether the job of an earlier attempt of the workflow run is followed, and ours kept for a later one. */
  readonly reattach: boolean;
  /** Whether the start is repeated while another export is under way. */
  readonly waitsWhenBusy: boolean;
}

/** Follows the job that the inputs name, or that an earlier attempt of the workflow run left; or starts one. */
export async function takeJob(
  options: JobOptions,
  ports: ReattachPorts,
  signal: AbortSignal,
): Promise<TakenJob> {
  const { apiUrl, job, reattach, timeoutMs } = options;
  const { clock, emit } = ports;
  if (job.kind === 'follow') {
    emit({ kind: 'job-followed', jobId: job.jobId });
    return { jobId: job.jobId, startedMs: null };
  }
  const wanted = { apiUrl, job, timeoutMs };
  const earlier = reattach ? await findEarlierJob(wanted, ports, signal) : null;
  if (earlier !== null) {
    emit({ kind: 'job-followed', jobId: earlier.jobId, byAttempt: earlier.attempt });
    return { jobId: earlier.jobId, startedMs: null };
  }
  emit({ kind: 'phase', phase: 'start' });
  const jobId = await startJob(job, options, ports, signal);
  emit({ kind: 'job-started', jobId, domain: job.domain });
  const startedMs = clock.now();
  // Before the first poll, so that a run that is cancelled while it waits has left its note.
  if (reattach) await keepJob(jobId, wanted, ports, signal);
  return { jobId, startedMs };
}

/**
 * Starts a job and gives its id. With `waitsWhenBusy` the start is repeated while another export is under way, until
 * `timeoutMs` has passed: then it fails with `busy-timeout`.
 */
async function startJob(
  job: JobToStart,
  { apiKey, timeoutMs, waitsWhenBusy, pollIntervalMs, maxPollIntervalMs }: JobOptions,
  ports: ReattachPorts,
  signal: AbortSignal,
): Promise<string> {
  const { service, clock, emit } = ports;
  const beganMs = clock.now();
  const deadlineMs = beganMs + timeoutMs;
  let isBusy = false;
  const start = (): Promise<string> =>
    callService(
      {
        doing: 'start',
        send: (sendSignal) => service.start(job, sendSignal),
        read: (json) => withoutKey(readStartedJob(json), apiKey),
        onlyWhenNotActedOn: true,
        isFirstContact: !isBusy,
        deadlineMs,
      },
      ports,
      signal,
    );
  if (!waitsWhenBusy) return await start();
  const limits = { minMs: pollIntervalMs, maxMs: maxPollIntervalMs };
  try {
    return await waitOut(
      {
        call: start,
        codes: ['conflict'],
        untilMs: deadlineMs,
        // As for a job in the queue, which this one is.
        pauseMs: () => {
          const state = { elapsedMs: clock.now() - beganMs, restMs: null, early: true };
          return nextPollDelayMs(state, limits, clock.random());
        },
        onWait: ({ facts: { detail } }) => {
          if (!isBusy) emit({ kind: 'service-busy', detail, leftMs: deadlineMs - clock.now() });
          isBusy = true;
        },
      },
      clock,
      signal,
    );
  } catch (error) {
    if (!isFailure(error, 'conflict')) throw error;
    throw new Failure('busy-timeout', { timeoutMs, detail: error.facts.detail }, error);
  }
}

/** A job id that holds the key would be masked: no later job could get it, and nobody could read it. */
function withoutKey(id: Result<string>, apiKey: string): Result<string> {
  if (!id.ok || (!id.value.includes(apiKey) && textWithout(apiKey)(id.value) === id.value)) return id;
  return { ok: false, problem: "its 'jobId' contains the API key" };
}
