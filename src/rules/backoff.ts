import { jitter } from './retry.ts';

/** Where a wait stands when the next poll is to be scheduled. Times in milliseconds. */
export interface PollState {
  readonly elapsedMs: number;
  /** Share of the job that is done, 0 to 1; `null` when unknown. */
  readonly share: number | null;
}

export interface PollLimits {
  readonly minMs: number;
  readonly maxMs: number;
}

/** Half of the predicted rest: an estimate that is too long is found out half-way. */
const SHARE_OF_REST = 0.5;
/** A gap is at most this share of the time that has passed, so that the lag stays a small part of the job. */
const GUARD_SHARE = 0.2;
const GUARD_FLOOR_MS = 5_000;
/** Without progress: a share of the time that has passed, between the floor and this. */
const BLIND_SHARE = 0.04;
const BLIND_MAX_MS = 10_000;

/**
 * The gap before the next poll, in milliseconds, within the limits whatever chance says.
 * The guarded schedule: half of the predicted rest, bounded by a share of the elapsed time; blind without progress.
 */
export function nextPollDelayMs(state: PollState, limits: PollLimits, random: number): number {
  return clamp(jitter(wantedMs(state), random), limits);
}

function wantedMs({ elapsedMs, share }: PollState): number {
  if (share === null || share <= 0 || share > 1) return Math.min(BLIND_SHARE * elapsedMs, BLIND_MAX_MS);
  const predictedRestMs = (elapsedMs * (1 - share)) / share;
  return Math.min(SHARE_OF_REST * predictedRestMs, Math.max(GUARD_SHARE * elapsedMs, GUARD_FLOOR_MS));
}

function clamp(ms: number, { minMs, maxMs }: PollLimits): number {
  return Math.max(minMs, Math.min(ms, maxMs));
}
