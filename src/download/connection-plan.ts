/**
 * How many connections a download is worth. One is the best on a fast line; an object store gives a single connection
 * a share only, and then several pay. So it starts with one, measures, opens more while more brings more, and closes
 * what did not.
 */

/** What was decided, and the trial that may undo it. Times in milliseconds since the epoch. */
export interface ConnectionPlan {
  /** Connections to use. */
  readonly connectionCount: number;
  /** Set while more connections than before are on trial. */
  readonly trial: ConnectionTrial | null;
  /** No more are opened before this moment. */
  readonly holdUntilMs: number;
}

export interface ConnectionTrial {
  /** How many connections there were before, and what they brought. */
  readonly connectionCount: number;
  readonly bytesPerMs: number;
  /** A first window showed no gain. The machine may have been busy with something else for that long. */
  readonly isDoubted: boolean;
}

/** What was seen since the last decision. */
export interface SpeedWindow {
  readonly elapsedMs: number;
  /** Bytes that came over all connections, delivered or not. */
  readonly bytes: number;
  /** The first part of the window, about a half. */
  readonly early: { readonly elapsedMs: number; readonly bytes: number };
  /** Time without anything to deliver: the network was too slow. */
  readonly starvedMs: number;
  /** Bytes that no connection fetches yet. */
  readonly leftBytes: number;
}

export const ONE_CONNECTION: ConnectionPlan = { connectionCount: 1, trial: null, holdUntilMs: 0 };

/** More than eight gained nothing at any store that was measured. */
export const MOST_CONNECTIONS = 8;
/** Shorter windows show bursts, not speed. */
const WINDOW_MS = 60;
/** A window of less than this many response times does not show the speed of a new connection. */
const WINDOW_HEADS = 2;
/** A connection that grows faster by this much within a window has not found its speed yet. */
const STILL_GROWING = 1.25;
/** The longest window, for stores that are slow to answer. */
const WINDOW_MOST_MS = 1_000;
/** New connections are judged after this time, or this many response times: each begins slowly. */
const SETTLING_MS = 200;
const SETTLING_HEADS = 3;
/** Below this share of starved time the network is not the bottleneck. */
const STARVED_SHARE = 0.2;
/** A new connection costs some round trips. It is not worth them when the rest takes less than this. */
const WORTHWHILE_MS = 1_000;
/** The least by which more connections must be faster. */
const LEAST_GAIN = 1.1;
/** From one connection to four, then to eight: a step that overshoots is taken back. */
const LARGEST_STEP = 4;
/** Factor above what the rates ask for, since no two connections are equally fast. */
const RESERVE = 1.2;
/** After a step that was taken back, or a store that asks to go slower. */
const HOLD_MS = 15_000;

/** How long to measure before the next call of `planConnections`, in milliseconds. */
export function windowMs({ trial }: ConnectionPlan, headMs: number): number {
  return trial === null
    ? Math.min(WINDOW_MOST_MS, Math.max(WINDOW_MS, WINDOW_HEADS * headMs))
    : Math.max(SETTLING_MS, SETTLING_HEADS * headMs);
}

/** The next plan, after a window as long as `windowMs` says. */
export function planConnections(plan: ConnectionPlan, seen: SpeedWindow, nowMs: number): ConnectionPlan {
  const bytesPerMs = seen.bytes / seen.elapsedMs;
  const starved = seen.starvedMs / seen.elapsedMs;
  if (starved >= STARVED_SHARE && isStillGrowing(seen)) return plan;
  const { trial } = plan;
  if (trial !== null && starved >= STARVED_SHARE && bytesPerMs < trial.bytesPerMs * LEAST_GAIN) {
    if (!trial.isDoubted) return { ...plan, trial: { ...trial, isDoubted: true } };
    return { connectionCount: trial.connectionCount, trial: null, holdUntilMs: nowMs + HOLD_MS };
  }
  const isWorthIt =
    starved >= STARVED_SHARE &&
    plan.connectionCount < MOST_CONNECTIONS &&
    nowMs >= plan.holdUntilMs &&
    seen.leftBytes > bytesPerMs * WORTHWHILE_MS;
  if (!isWorthIt) return trial === null ? plan : { ...plan, trial: null };
  // The sink took bytes in all the time that was not starved: this many connections keep it busy.
  const needed = (plan.connectionCount * RESERVE) / Math.max(1 - starved, 1 / MOST_CONNECTIONS);
  const connectionCount = Math.min(
    MOST_CONNECTIONS,
    plan.connectionCount * LARGEST_STEP,
    Math.max(plan.connectionCount + 1, Math.ceil(needed)),
  );
  const next = { connectionCount: plan.connectionCount, bytesPerMs, isDoubted: false };
  return { connectionCount, trial: next, holdUntilMs: plan.holdUntilMs };
}

/** A new connection speeds up with every round trip: what it brings now says little of what it will bring. */
function isStillGrowing({ elapsedMs, bytes, early }: SpeedWindow): boolean {
  const lateMs = elapsedMs - early.elapsedMs;
  if (early.bytes === 0 || lateMs <= 0) return false;
  return (bytes - early.bytes) / lateMs > (early.bytes / early.elapsedMs) * STILL_GROWING;
}

/** What one connection brings, and the time from a request to the head of its answer. */
export interface Pace {
  readonly bytesPerMs: number;
  readonly headMs: number;
}

/** A probe starts this many response times ahead of the first connection, which must not reach that point first. */
const PROBE_AHEAD_HEADS = 3;
/** The next stretch is requested this long before the last one ends: a new connection begins slowly. */
const REQUEST_AHEAD_BYTES = 256 * 1024;
const REQUEST_AHEAD_HEADS = 6;
/**
 * A single connection asks for stretches of this much time. Further connections begin where a stretch ends, so that no
 * answer has to be given up, and they do not wait long for that.
 */
const STRETCH_MS = 250;
const STRETCH_LEAST_BYTES = 4 * 1024 * 1024;
const STRETCH_MOST_BYTES = 64 * 1024 * 1024;

/** How far ahead of the first connection a probe starts, beside the length of a part. */
export function probeAheadBytes({ bytesPerMs, headMs }: Pace): number {
  return Math.ceil(bytesPerMs * headMs * PROBE_AHEAD_HEADS);
}

/** The next stretch is requested when this much is left of the last one. */
export function requestAheadBytes({ bytesPerMs, headMs }: Pace): number {
  return REQUEST_AHEAD_BYTES + bytesPerMs * headMs * REQUEST_AHEAD_HEADS;
}

/** The length of a stretch. */
export function stretchBytes({ bytesPerMs }: Pace): number {
  const bytes = Math.max(STRETCH_LEAST_BYTES, bytesPerMs * STRETCH_MS);
  return Math.ceil(Math.min(bytes, STRETCH_MOST_BYTES));
}

/** The plan after the store asked to go slower (429, 503), or would not serve a further connection. */
export function slowDown({ connectionCount }: ConnectionPlan, nowMs: number): ConnectionPlan {
  return {
    connectionCount: Math.max(1, Math.floor(connectionCount / 2)),
    trial: null,
    holdUntilMs: nowMs + HOLD_MS,
  };
}
