/** What one poll showed, and when. */
export interface Observation {
  /** Milliseconds since the beginning of the wait. */
  readonly elapsedMs: number;
  readonly status: string;
  /** 0 to 1; `null` when unknown. */
  readonly share: number | null;
}

/** A share, and when the job reached it. */
interface Milestone {
  readonly elapsedMs: number;
  readonly share: number;
}

/** What the progress of a job foretells of its end: a straight line through two of its shares. */
export interface Forecast {
  /** Where the line begins. */
  readonly first: Milestone | null;
  /** Where the share last rose. */
  readonly last: Milestone | null;
  /** How often it rose since `first` was seen. */
  readonly rises: number;
  readonly seen: Observation | null;
}

export const NO_FORECAST: Forecast = { first: null, last: null, rises: 0, seen: null };

/** Less than this backwards is unsteadiness; more is a second phase, or another unit than thought. */
const BACKWARDS = 0.05;

/** What can honestly be called an estimate: so much done, seen to rise so often, over so long. */
const ESTIMATE_FROM_SHARE = 0.1;
const ESTIMATE_FROM_RISES = 3;
const ESTIMATE_FROM_MS = 20_000;
/** It has halted when it has not risen for this many times as long as it takes from one rise to the next. */
const HALT_RISES = 2;

/** The forecast after one more poll. */
export function foresee(before: Forecast, seen: Observation): Forecast {
  const { elapsedMs, status, share } = seen;
  if (share === null) return { ...before, seen };
  const here: Milestone = { elapsedMs, share };
  const { first, last, rises } = before;
  // The pace of one phase says nothing of the next.
  const isNewPhase = first === null || last === null || share < last.share - BACKWARDS;
  // A job that has stood at one share until now begins when its status changes: it was queued.
  const hasBegun = rises === 0 && share === last?.share && status !== before.seen?.status;
  if (isNewPhase || hasBegun) return { first: here, last: here, rises: 0, seen };
  if (share <= last.share) return { ...before, seen };
  // What came before the first rise may have been a queue: the line begins with that rise as soon as possible.
  const wasQueued = first.share === 0 && rises === 1;
  return { first: wasQueued ? last : first, last: here, rises: rises + 1, seen };
}

/** The time until the job ends, in milliseconds; negative when it is overdue, `null` when nothing foretells it. */
export function restMs({ first, last, rises, seen }: Forecast): number | null {
  if (first === null || last === null || seen === null) return null;
  if (last.share >= 1) return last.elapsedMs - seen.elapsedMs;
  if (rises === 0) return null;
  // Counted from the last rise and not from now, so that progress in large steps foretells the same end all along.
  const perShareMs = (last.elapsedMs - first.elapsedMs) / (last.share - first.share);
  return last.elapsedMs + (1 - last.share) * perShareMs - seen.elapsedMs;
}

/** The same for the log: `null` unless there is enough to go by, and the job keeps to it. */
export function estimatedRestMs(forecast: Forecast): number | null {
  const { first, last, rises, seen } = forecast;
  const rest = restMs(forecast);
  if (first === null || last === null || seen === null || seen.share === null || rest === null) return null;
  const tookMs = last.elapsedMs - first.elapsedMs;
  const isEnough =
    last.share >= ESTIMATE_FROM_SHARE && rises >= ESTIMATE_FROM_RISES && tookMs >= ESTIMATE_FROM_MS;
  const hasHalted = seen.elapsedMs - last.elapsedMs > (HALT_RISES * tookMs) / (rises - 1);
  return isEnough && !hasHalted && rest > 0 ? rest : null;
}
