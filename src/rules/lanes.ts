/**
 * How many connections a download is worth. One is the best on a fast line; an object store gives a single connection
 * a share only, and then several pay. So it starts with one, measures, opens more while more brings more, and closes
 * what did not.
 */

/** What is decided, and what it is waiting to see. Times in milliseconds since the epoch. */
export interface LanePlan {
  /** Connections to use. */
  readonly lanes: number;
  /** Set while more connections than before are on trial: how many there were, and what they brought. */
  readonly trial: { readonly lanes: number; readonly bytesPerMs: number } | null;
  /** No more are opened before this moment. */
  readonly holdUntilMs: number;
}

/** What was seen since the last decision. */
export interface LaneWindow {
  readonly elapsedMs: number;
  /** Bytes that came, over all connections: those of the parts further on are handed on much later. */
  readonly bytes: number;
  /** Time in which there was nothing to hand on: the network was too slow. */
  readonly starvedMs: number;
  /** From a request to the head of its answer, at the last. */
  readonly headMs: number;
  /** Bytes that nobody is fetching yet. */
  readonly leftBytes: number;
}

export const ONE_LANE: LanePlan = { lanes: 1, trial: null, holdUntilMs: 0 };

/** More than eight gained nothing at any store that was measured. */
export const MOST_LANES = 8;
/** Shorter windows show bursts, not speed. */
const WINDOW_MS = 100;
/** New connections are judged after this many times the time to a head: each begins slowly. */
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
export function windowMs({ trial }: LanePlan, headMs: number): number {
  return trial === null ? WINDOW_MS : Math.max(2 * WINDOW_MS, SETTLING_HEADS * headMs);
}

/** The next plan, after a window as long as `windowMs` says. */
export function planLanes(plan: LanePlan, seen: LaneWindow, nowMs: number): LanePlan {
  const bytesPerMs = seen.bytes / seen.elapsedMs;
  const starved = seen.starvedMs / seen.elapsedMs;
  if (plan.trial !== null && starved >= STARVED_SHARE && bytesPerMs < plan.trial.bytesPerMs * LEAST_GAIN)
    return { lanes: plan.trial.lanes, trial: null, holdUntilMs: nowMs + HOLD_MS };
  const isWorthIt =
    starved >= STARVED_SHARE &&
    plan.lanes < MOST_LANES &&
    nowMs >= plan.holdUntilMs &&
    seen.leftBytes > bytesPerMs * WORTHWHILE_MS;
  if (!isWorthIt) return plan.trial === null ? plan : { ...plan, trial: null };
  // While it was not starved, so much was taken: that many connections would keep it busy.
  const needed = (plan.lanes * RESERVE) / Math.max(1 - starved, 1 / MOST_LANES);
  const lanes = Math.min(MOST_LANES, plan.lanes * LARGEST_STEP, Math.max(plan.lanes + 1, Math.ceil(needed)));
  return { lanes, trial: { lanes: plan.lanes, bytesPerMs }, holdUntilMs: plan.holdUntilMs };
}

/** The plan after the store asked to go slower (429, 503), or would not serve a further connection. */
export function slowDown({ lanes }: LanePlan, nowMs: number): LanePlan {
  return { lanes: Math.max(1, Math.floor(lanes / 2)), trial: null, holdUntilMs: nowMs + HOLD_MS };
}
