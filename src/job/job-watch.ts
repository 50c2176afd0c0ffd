import type { PollState } from './poll-delay.ts';
import { foresee, NO_FORECAST, restMs, type Forecast } from './forecast.ts';
import { NO_PROGRESS, readProgress, type ProgressTrack } from './progress.ts';
import { NOTHING_SEEN, watchForStall, type Signs, type StallNews, type StallWatch } from './stall.ts';

/** All that the answers about a job have shown so far. */
export interface JobWatch {
  readonly progress: ProgressTrack;
  readonly forecast: Forecast;
  readonly stall: StallWatch;
}

export const NEW_WATCH: JobWatch = { progress: NO_PROGRESS, forecast: NO_FORECAST, stall: NOTHING_SEEN };

/** The service's word for a job that has not begun. Other words may mean the same, and are not slowed down for. */
const QUEUED = 'queued';

/** What one more answer changes: what is known, where that leaves the schedule, and what is news of a stall. */
export interface Watched {
  readonly watch: JobWatch;
  readonly poll: PollState;
  readonly stall: Pick<StallNews, 'news' | 'stillMs'>;
}

/** Takes in an answer about a job that is not over, `elapsedMs` milliseconds after the beginning of the wait. */
export function watchJob(before: JobWatch, seen: Signs, elapsedMs: number): Watched {
  const { status } = seen;
  const progress = readProgress(seen.progress, before.progress);
  const forecast = foresee(before.forecast, { elapsedMs, status, share: progress.share });
  const { watch: stall, news, stillMs } = watchForStall(before.stall, seen, elapsedMs);
  return {
    watch: { progress, forecast, stall },
    poll: { elapsedMs, restMs: restMs(forecast), early: status === QUEUED || progress.share !== null },
    stall: { news, stillMs },
  };
}
