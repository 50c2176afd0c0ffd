import type { JobToFollow, JobToStart } from './job-inputs.ts';
import { findEarlierJob, keepJob, type ReattachPorts } from './reattach.ts';
import { startJob, type StartLimits } from './start-job.ts';

export interface TakenJob {
  readonly jobId: string;
  /** When we started it, in milliseconds since the epoch; `null` when it is not ours. */
  readonly startedMs: number | null;
}

export interface JobOrder extends StartLimits {
  readonly apiUrl: string;
  readonly job: JobToStart | JobToFollow;
  /** Whether the job of an earlier attempt of the workflow run is followed, and ours kept for a later one. */
  readonly reattach: boolean;
}

/** Follows the job that the inputs name, or that an earlier attempt of the workflow run left; or starts one. */
export async function takeJob(order: JobOrder, ports: ReattachPorts, signal: AbortSignal): Promise<TakenJob> {
  const { apiUrl, job, reattach, timeoutMs } = order;
  const { clock, tell } = ports;
  if (job.kind === 'follow') {
    tell({ kind: 'job-followed', jobId: job.jobId });
    return { jobId: job.jobId, startedMs: null };
  }
  const wanted = { apiUrl, job, timeoutMs };
  const earlier = reattach ? await findEarlierJob(wanted, ports, signal) : null;
  if (earlier !== null) {
    tell({ kind: 'job-followed', jobId: earlier.jobId, byAttempt: earlier.attempt });
    return { jobId: earlier.jobId, startedMs: null };
  }
  tell({ kind: 'phase', phase: 'start' });
  const jobId = await startJob(job, order, ports, signal);
  tell({ kind: 'job-started', jobId, domain: job.domain });
  const startedMs = clock.now();
  // Before the first poll, so that a run that is cancelled while it waits has left its note.
  if (reattach) await keepJob(jobId, wanted, ports, signal);
  return { jobId, startedMs };
}
