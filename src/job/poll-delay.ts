/** The state of a wait when the next poll is scheduled. Times in milliseconds. */
export interface PollState {
  readonly elapsedMs: number;
  /** Until the end that progress foretells; negative when that has passed, `null` when nothing foretells it. */
  readonly restMs: number | null;
  /** The job is queued, or its progress has not risen yet: no end is near. */
  readonly early: boolean;
}

export interface PollLimits {
  readonly minMs: number;
  readonly maxMs: number;
}

/** With nothing to go by: a job of a minute is noticed after 2 s on average. */
const BLIND_MS = 4_000;
/** From here on a job is ever less likely to end in the next second: intervals grow with the square root. */
const BLIND_GROWS_FROM_MS = 8 * 60_000;
/** A job that has hardly begun has its work before it, and one that is overdue may take any time: half as many polls. */
const PATIENCE = 2;
/** Of the time that seems left: the estimate gets better with every poll, and most are a little late. */
const SHARE_OF_REST = 0.45;
/** Of the time since the foretold end. */
const SHARE_OF_DELAY = 0.5;
/** An interval is at most this share of the time that has passed, whatever progress foretells. */
const GUARD_SHARE = 0.25;
/** Many workflows that began together must not come back together. */
const JITTER_SHARE = 0.1;

/**
 * The polling interval before the next poll, in milliseconds, always within the limits.
 * Polls come closer together towards the forecast end, and drift apart after it has passed;
 * without progress they come at a nearly even pace.
 * Source: docs/adr/0007-polling-and-retries.md.
 */
export function nextPollDelayMs(state: PollState, limits: PollLimits, random: number): number {
  const { minMs, maxMs } = limits;
  const ms = Math.max(minMs, Math.min(wantedMs(state), maxMs));
  // Chance adds or takes a tenth. At a limit it only moves the interval inwards, so that it is not lost there.
  const least = Math.max(minMs, (1 - JITTER_SHARE) * ms);
  const most = Math.max(least, Math.min(maxMs, (1 + JITTER_SHARE) * ms));
  return Math.round(least + random * (most - least));
}

function wantedMs({ elapsedMs, restMs, early }: PollState): number {
  const blindMs = BLIND_MS * Math.sqrt(Math.max(1, elapsedMs / BLIND_GROWS_FROM_MS));
  if (restMs !== null && restMs > 0) {
    return Math.min(SHARE_OF_REST * restMs, Math.max(GUARD_SHARE * elapsedMs, blindMs));
  }
  if (restMs !== null) return Math.min(SHARE_OF_DELAY * -restMs, PATIENCE * blindMs);
  // The first polls find most jobs queued, short ones too: patience begins with the wait that has been.
  return early ? Math.min(elapsedMs, PATIENCE * blindMs) : blindMs;
}
