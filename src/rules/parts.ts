/** How the bundle is cut into parts, of which each connection fetches one after another. */

/** The largest: enough to hide the time between two requests, little enough to hold a few of them. */
export const PART_BYTES = 2 * 1024 * 1024;
/** The first parts are smaller: of those under way together only one is handed on while it comes. */
export const FIRST_PART_BYTES = 512 * 1024;
/** Each is this share of what all parts before it have together. */
const GROWTH = 1 / 4;
/** No part comes so fast that the wait for its head counts: it takes this many times as long. */
const PART_HEADS = 8;

/**
 * A further connection begins as far on as the first comes in some times the time to a head: the first must not be there
 * before it, nor when this process is busy for a while. But until it is there nothing else can be handed on.
 */
const AHEAD_HEADS = 3;
const AHEAD_MS = 30;
const AHEAD_LEAST_BYTES = 256 * 1024;

/** What was measured of one connection. */
export interface LaneSpeed {
  readonly bytesPerMs: number;
  /** From a request to the head of its answer, in milliseconds. */
  readonly headMs: number;
}

/** Bytes of the next part, after parts of `beforeBytes` together. */
export function partBytes(beforeBytes: number, { bytesPerMs, headMs }: LaneSpeed): number {
  const worthwhile = bytesPerMs * headMs * PART_HEADS;
  return Math.ceil(Math.min(PART_BYTES, Math.max(FIRST_PART_BYTES, beforeBytes * GROWTH, worthwhile)));
}

/** Bytes between where the first connection is and where a second one begins. */
export function aheadBytes({ bytesPerMs, headMs }: LaneSpeed): number {
  return Math.ceil(Math.max(AHEAD_LEAST_BYTES, bytesPerMs * (headMs * AHEAD_HEADS + AHEAD_MS)));
}
