/**
 * How many connections a download is worth. One is the best on a fast line; an object store gives a single connection
 * a share only, and then several pay. So it starts with one, measures, opens more while more brings more, and closes
 * what did not.
 */

/** What is decided, and what it is waiting to see. Times in milliseconds since the epoch. */
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
  /** Bytes that came, over all connections: those of the parts further on are handed on much later. */
  readonly bytes: number;
  /** The first part of the window, about a half. */
  readonly early: { readonly elapsedMs: number; readonly bytes: number };
  /** Time in which there was nothing to hand on: the network was too slow. */
  readonly starvedMs: number;
  /** From a request to the head of its answer, at the last. */
  readonly headMs: number;
  /** Bytes that nobody is fetching yet. */
  readonly leftBytes: number;
}

export const ONE_LANE: ConnectionPlan = { connectionCount: 1, trial: null, holdUntilMs: 0 };

/** More than eight gained nothing at any store that was measured. */
export const MOST_LANES = 8;
/** Shorter windows show bursts, not speed. */
const WINDOW_MS = 60;
/** Nor does a window show the speed of a connection that has just begun, when it is but a few round trips long. */
const WINDOW_HEADS = 2;
/** A connection that grows faster by this much within a window has not found its speed yet. */
const STILL_GROWING = 1.25;
/** A store that is slow to answer is looked at all the same. */
const WINDOW_MOST_MS = 1_000;
/** New connections are judged after so long, or this many times the time to a head: each begins slowly. */
const SETTLING_MS = 200;
const SETTLING_HEADS = 3;
/** With less starving than this the network is not what is waited for. */
const STARVED_SHARE = 0.2;
/** A new connection costs some round trips: not worth it for what is over in a second anyway. */
const WORTHWHILE_MS = 1_000;
/** The least by which more connections must be faster. */
const LEAST_GAIN = 1.1;
/** From one connection to four, then to eight: a step that overshoots is taken back. */
const LARGEST_STEP = 4;
/** So many connections more than the rates ask for, since no two are equally fast. */
const RESERVE = 1.2;
/** After a step that was taken back, or a store that asks to go slower. */
const HOLD_MS = 15_000;

/** How long to look before `planLanes` is asked again, in milliseconds. */
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
    plan.connectionCount < MOST_LANES &&
    nowMs >= plan.holdUntilMs &&
    seen.leftBytes > bytesPerMs * WORTHWHILE_MS;
  if (!isWorthIt) return trial === null ? plan : { ...plan, trial: null };
  // While it was not starved, so much was taken: that many connections would keep it busy.
  const needed = (plan.connectionCount * RESERVE) / Math.max(1 - starved, 1 / MOST_LANES);
  const connectionCount = Math.min(
    MOST_LANES,
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

/** The plan after the store asked to go slower (429, 503), or would not serve a further connection. */
export function slowDown({ connectionCount }: ConnectionPlan, nowMs: number): ConnectionPlan {
  return {
    connectionCount: Math.max(1, Math.floor(connectionCount / 2)),
    trial: null,
    holdUntilMs: nowMs + HOLD_MS,
  };
}
