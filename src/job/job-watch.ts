import type { ExportStatus } from './answers.ts';
import { foresee, NO_FORECAST, restMs, type Forecast } from './forecast.ts';
import type { PollState } from './poll-delay.ts';
import { NO_PROGRESS, readProgress, type ProgressTrack } from './progress.ts';

/** All that the answers about a job have shown so far. */
export interface JobWatch {
  readonly progress: ProgressTrack;
  readonly forecast: Forecast;
  readonly stall: StallWatch;
}

/** The service's word for a job that has not begun. Polling slows down for this word only. */
const QUEUED = 'queued';

/** What one more answer changes: what is known, where that leaves the schedule, and whether the job stalls. */
export interface Watched {
  readonly watch: JobWatch;
  readonly poll: PollState;
  /** For how long nothing has changed; `null` unless the job has just stalled. */
  readonly stalledMs: number | null;
}

/** Takes in an answer about a job that is not over, `elapsedMs` milliseconds after the beginning of the wait. */
export function watchJob(before: JobWatch, seen: JobSigns, elapsedMs: number): Watched {
  const { status } = seen;
  const progress = readProgress(seen.progress, before.progress);
  const forecast = foresee(before.forecast, { elapsedMs, status, share: progress.share });
  const { watch: stall, stalledMs } = watchForStall(before.stall, seen, elapsedMs);
  return {
    watch: { progress, forecast, stall },
    poll: { elapsedMs, restMs: restMs(forecast), early: status === QUEUED || progress.share !== null },
    stalledMs,
  };
}

/** The fields of an answer that show whether a job moves. */
export type JobSigns = Pick<ExportStatus, 'status' | 'progress' | 'pageCount' | 'updatedAt'>;

/** Whether a job moves, as far as its answers tell. Times in milliseconds since the beginning of the wait. */
export interface StallWatch {
  /** All signs of the last answer in one text; `null` before the first. */
  readonly signs: string | null;
  /** When they were first seen as they are. */
  readonly sinceMs: number;
  /** The stall has been reported. */
  readonly isReported: boolean;
}

export const NEW_STALL_WATCH: StallWatch = { signs: null, sinceMs: 0, isReported: false };

export const NEW_WATCH: JobWatch = { progress: NO_PROGRESS, forecast: NO_FORECAST, stall: NEW_STALL_WATCH };

/** Longer than any one page takes to render, and short enough that a person can still examine the job. */
export const STALL_MS = 5 * 60_000;

/**
 * Compares an answer with the one before. A job has stalled when nothing that it shows has changed for five minutes; that
 * is told once, and again when it has moved and stalls once more (`stalledMs`).
 * Where the service sends neither `progress` nor `updatedAt`, nothing can be said of a stall.
 */
export function watchForStall(
  before: StallWatch,
  seen: JobSigns,
  elapsedMs: number,
): Pick<Watched, 'stalledMs'> & { readonly watch: StallWatch } {
  const signs = JSON.stringify([seen.status, seen.progress, seen.pageCount, seen.updatedAt]);
  if (signs !== before.signs)
    return { watch: { signs, sinceMs: elapsedMs, isReported: false }, stalledMs: null };
  const stillMs = elapsedMs - before.sinceMs;
  const shows = seen.updatedAt !== null || seen.progress !== null;
  if (before.isReported || !shows || stillMs < STALL_MS) return { watch: before, stalledMs: null };
  return { watch: { ...before, isReported: true }, stalledMs: stillMs };
}
