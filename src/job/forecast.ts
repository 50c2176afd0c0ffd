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

/** What the progress of a job foretells of its end. Times in milliseconds since the beginning of the wait. */
export interface Forecast {
  /** The point from which the pace is measured. */
  readonly first: Milestone | null;
  /** Where the share last rose. */
  readonly last: Milestone | null;
  /** How often it rose since `first` was seen. */
  readonly rises: number;
  /** Share for each millisecond, the latest rises counting most; `null` before the first. */
  readonly pace: number | null;
  readonly seen: Observation | null;
  /** The poll before showed the same share. */
  readonly flat: boolean;
  /** When the job would end at the pace so far; `null` while there is none. */
  readonly endMs: number | null;
  /** By how much that end has lately been moving off, for each millisecond that passed; below 0: coming closer. */
  readonly slip: number;
}

export const NO_FORECAST: Forecast = {
  first: null,
  last: null,
  rises: 0,
  pace: null,
  seen: null,
  flat: false,
  endMs: null,
  slip: 0,
};

/** How far back the pace looks: over this share of the time that it has been measured for. */
const PACE_MEMORY = 0.5;
/** How much of the latest movement of the end counts: half of it, a quarter of the one before, and so on. */
const SLIP_WEIGHT = 0.5;
/** An end that moves away nearly as fast as time passes would never come; one that approaches this fast is near. */
const SLIP_MAX = 0.8;
const SLIP_MIN = -1;
/** Less than this backwards is unsteadiness; more is a second phase, or another unit than thought. */
const BACKWARDS = 0.05;

/** What can honestly be called an estimate: so much done, seen to rise so often, over so long, at a steady pace. */
const ESTIMATE_FROM_SHARE = 0.1;
const ESTIMATE_FROM_RISES = 3;
const ESTIMATE_FROM_MS = 20_000;
const ESTIMATE_SLIP_MAX = 0.4;
/** It has halted when it has not risen for this many times as long as it takes from one rise to the next. */
const HALT_RISES = 2;

/** The forecast after one more poll. */
export function foresee(before: Forecast, seen: Observation): Forecast {
  if (seen.share === null) return { ...before, seen };
  const after = withShare(before, seen, seen.share);
  const endMs = endOf(after);
  return { ...after, endMs, slip: slipOf(before, after, endMs, seen.elapsedMs) };
}

/**
 * The time until the job ends, in milliseconds, at the pace so far and with its trend; negative when it is overdue,
 * `null` when nothing foretells it.
 */
export function restMs({ endMs, seen, slip }: Forecast): number | null {
  if (endMs === null || seen === null) return null;
  const rest = endMs - seen.elapsedMs;
  return rest > 0 ? rest / (1 - slip) : rest;
}

/**
 * The time until the job ends at the pace so far, for the log: `null` unless there is enough to go
 * by, the pace is steady, and the job keeps to it.
 */
export function estimatedRestMs({ first, last, rises, slip, seen, endMs }: Forecast): number | null {
  if (first === null || last === null || seen === null || endMs === null || seen.share === null) return null;
  const tookMs = last.elapsedMs - first.elapsedMs;
  const enough =
    last.share >= ESTIMATE_FROM_SHARE && rises >= ESTIMATE_FROM_RISES && tookMs >= ESTIMATE_FROM_MS;
  const steady = Math.abs(slip) <= ESTIMATE_SLIP_MAX;
  const halted = seen.elapsedMs - last.elapsedMs > (HALT_RISES * tookMs) / (rises - 1);
  const rest = endMs - seen.elapsedMs;
  return enough && steady && !halted && rest > 0 ? rest : null;
}

function withShare(before: Forecast, seen: Observation, share: number): Forecast {
  const { first, last, rises } = before;
  const here: Milestone = { elapsedMs: seen.elapsedMs, share };
  const afresh: Forecast = { ...NO_FORECAST, first: here, last: here, seen };
  // The pace of one phase says nothing of the next.
  if (first === null || last === null || share < last.share - BACKWARDS) return afresh;
  if (share <= last.share) {
    // A job that has stood at one share until now begins when its status changes: it was queued.
    const began = rises === 0 && seen.status !== before.seen?.status;
    return began ? afresh : { ...before, seen, flat: true };
  }
  const rise: Milestone = { elapsedMs: before.flat ? between(before.seen, seen) : seen.elapsedMs, share };
  // What came before the first rise may have been a queue: the pace is measured from that rise as soon as possible.
  const from = first.share === 0 && rises === 1 ? last : first;
  const pace = paceOf(from === first ? before.pace : null, from, last, rise);
  return { ...before, first: from, last: rise, rises: rises + 1, pace, seen, flat: false };
}

function paceOf(before: number | null, from: Milestone, last: Milestone, rise: Milestone): number | null {
  const tookMs = rise.elapsedMs - last.elapsedMs;
  if (tookMs <= 0) return before;
  const latest = (rise.share - last.share) / tookMs;
  if (before === null) return latest;
  return before + Math.min(1, tookMs / (PACE_MEMORY * (rise.elapsedMs - from.elapsedMs))) * (latest - before);
}

/** A share that stood still and then jumped did so somewhere between the two polls. */
function between(before: Observation | null, seen: Observation): number {
  return ((before ?? seen).elapsedMs + seen.elapsedMs) / 2;
}

/** Counted from the last rise and not from now, so that progress in large steps foretells the same end all along. */
function endOf({ last, pace }: Forecast): number | null {
  if (last === null) return null;
  if (last.share >= 1) return last.elapsedMs;
  return pace === null ? null : last.elapsedMs + (1 - last.share) / pace;
}

function slipOf(before: Forecast, { first }: Forecast, endMs: number | null, elapsedMs: number): number {
  const sinceMs = elapsedMs - (before.seen?.elapsedMs ?? elapsedMs);
  // An end that jumps because the pace is now measured from elsewhere has not moved.
  const jumps = first !== before.first;
  if (jumps || endMs === null || before.endMs === null || sinceMs <= 0) return 0;
  const latest = Math.max(SLIP_MIN, Math.min(SLIP_MAX, (endMs - before.endMs) / sinceMs));
  return (1 - SLIP_WEIGHT) * before.slip + SLIP_WEIGHT * latest;
}
