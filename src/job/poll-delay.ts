/** Where a wait stands when the next poll is to be scheduled. Times in milliseconds. */
export interface PollState {
  readonly elapsedMs: number;
  /** Until the end that progress foretells; negative when that has passed, `null` when nothing foretells it. */
  readonly restMs: number | null;
  /** Nothing points to an end soon: the job is queued, or tells a progress that has not risen yet. */
  readonly early: boolean;
}

export interface PollLimits {
  readonly minMs: number;
  readonly maxMs: number;
}

/** With nothing to go by: a job of a minute is noticed after 2 s on average. */
const BLIND_MS = 4_000;
/** A job that has taken this long is ever less likely to end in the next second: gaps grow as the square root. */
const BLIND_GROWS_FROM_MS = 8 * 60_000;
/** A job that has hardly begun has its work before it, and one that is overdue may take any time: half as many looks. */
const PATIENCE = 2;
/** Of the time that seems left: the estimate gets better with every look, and most are a little late. */
const SHARE_OF_REST = 0.45;
/** Of the time since the foretold end. */
const SHARE_OF_DELAY = 0.5;
/** A gap is at most this share of the time that has passed, whatever is foretold. */
const GUARD_SHARE = 0.25;
/** Many workflows that began together must not come back together. */
const JITTER_SHARE = 0.1;

/**
 * The gap before the next poll, in milliseconds, within the limits whatever chance says.
 * Polls come closer together towards the end that progress foretells, and drift apart again after it has passed;
 * without progress they come at a nearly even pace.
 * Source: docs/adr/0013-polling-schedule.md; measured by `npm run bench:polling`.
 */
export function nextPollDelayMs(state: PollState, limits: PollLimits, random: number): number {
  return spread(clamp(wantedMs(state), limits), limits, random);
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

/** Chance takes or adds a tenth, and at a limit only moves the gap inwards, so that it is never lost there. */
function spread(ms: number, { minMs, maxMs }: PollLimits, random: number): number {
  const least = Math.max(minMs, (1 - JITTER_SHARE) * ms);
  const most = Math.max(least, Math.min(maxMs, (1 + JITTER_SHARE) * ms));
  return Math.round(least + random * (most - least));
}

function clamp(ms: number, { minMs, maxMs }: PollLimits): number {
  return Math.max(minMs, Math.min(ms, maxMs));
}
