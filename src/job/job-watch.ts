import type { ExportStatus } from './answers.ts';
import { foresee, NO_FORECAST, restMs, type Forecast } from './forecast.ts';
import type { PollState } from './poll-delay.ts';

/** All that the answers about a job have shown so far. */
export interface JobWatch {
  readonly progress: ProgressTrack;
  readonly forecast: Forecast;
  readonly stall: StallWatch;
}

/** The service's word for a job that has not begun. Polling slows down for this word only. */
const QUEUED = 'queued';

/** What one more answer changes: what is known, where that leaves the schedule, and whether the job stalls. */
export interface Watched {
  readonly watch: JobWatch;
  readonly poll: PollState;
  /** For how long nothing has changed; `null` unless the job has just stalled. */
  readonly stalledMs: number | null;
}

/** Takes in an answer about a job that is not over, `elapsedMs` milliseconds after the beginning of the wait. */
export function watchJob(before: JobWatch, seen: JobSigns, elapsedMs: number): Watched {
  const { status } = seen;
  const progress = readProgress(seen.progress, before.progress);
  const forecast = foresee(before.forecast, { elapsedMs, status, share: progress.share });
  const { watch: stall, stalledMs } = watchForStall(before.stall, seen, elapsedMs);
  return {
    watch: { progress, forecast, stall },
    poll: { elapsedMs, restMs: restMs(forecast), early: status === QUEUED || progress.share !== null },
    stalledMs,
  };
}

/** The fields of an answer that show whether a job moves. */
export type JobSigns = Pick<ExportStatus, 'status' | 'progress' | 'pageCount' | 'updatedAt'>;

/** Whether a job moves, as far as its answers tell. Times in milliseconds since the beginning of the wait. */
export interface StallWatch {
  /** All signs of the last answer in one text; `null` before the first. */
  readonly signs: string | null;
  /** When they were first seen as they are. */
  readonly sinceMs: number;
  /** The stall has been reported. */
  readonly isReported: boolean;
}

export const NEW_STALL_WATCH: StallWatch = { signs: null, sinceMs: 0, isReported: false };

/** Longer than any one page takes to render, and short enough that a person can still examine the job. */
export const STALL_MS = 5 * 60_000;

/**
 * Compares an answer with the one before. A job has stalled when nothing that it shows has changed for five minutes; that
 * is told once, and again when it has moved and stalls once more (`stalledMs`).
 * Where the service sends neither `progress` nor `updatedAt`, nothing can be said of a stall.
 */
export function watchForStall(
  before: StallWatch,
  seen: JobSigns,
  elapsedMs: number,
): Pick<Watched, 'stalledMs'> & { readonly watch: StallWatch } {
  const signs = JSON.stringify([seen.status, seen.progress, seen.pageCount, seen.updatedAt]);
  if (signs !== before.signs)
    return { watch: { signs, sinceMs: elapsedMs, isReported: false }, stalledMs: null };
  const stillMs = elapsedMs - before.sinceMs;
  const shows = seen.updatedAt !== null || seen.progress !== null;
  if (before.isReported || !shows || stillMs < STALL_MS) return { watch: before, stalledMs: null };
  return { watch: { ...before, isReported: true }, stalledMs: stillMs };
}

/** What polls have shown of a job's progress; the contract leaves the field's type and unit open. */
export interface ProgressTrack {
  /** `fraction`: 0 to 1; `percent`: 0 to 100; `unknown` until a value shows which. */
  readonly unit: 'unknown' | 'fraction' | 'percent';
  /** The share that is done, 0 to 1; `null` when the service does not say. */
  readonly share: number | null;
  /** The different values of at most 1 that were seen while the unit was unknown. */
  readonly small: readonly number[];
}

export const NO_PROGRESS: ProgressTrack = { unit: 'unknown', share: null, small: [] };

export const NEW_WATCH: JobWatch = { progress: NO_PROGRESS, forecast: NO_FORECAST, stall: NEW_STALL_WATCH };

/** So many different values of at most 1 are a job that counts to 1, and not one that creeps through its first percent. */
const SMALL_VALUES_OF_A_FRACTION = 3;

/** `42 %`, `42%`, `42.5% (3 of 7 pages)`: the sign says the unit, and what follows it is for people. */
const PERCENT_TEXT = /^(\d{1,3}(?:\.\d+)?)\s*%/;
const NUMBER_TEXT = /^\d{1,3}(?:\.\d+)?$/;
/** Sums of fractions end a little beside 1. */
const ROUNDING = 1e-6;

/**
 * Reads a `progress` field after what was seen before: a number from 0 to 1 or from 0 to 100, or such a number as text,
 * with or without a percent sign. Everything else is no progress, and changes nothing of what was learnt.
 *
 * The service counts from 0 to 100, so a value between 0 and 1 says nothing by itself: it may be half a percent or half of
 * the job, and the two ask for opposite schedules. A value above 1 shows percent, a third different value of at most 1 a
 * fraction. Until then the share is unknown, but for a 0, which is none by either count.
 */
export function readProgress(value: unknown, before: ProgressTrack): ProgressTrack {
  const read = readValue(value);
  if (read === null || !(read.amount >= 0 && read.amount <= 100)) return { ...before, share: null };
  const { amount } = read;
  const small = before.unit === 'unknown' && amount <= 1 ? withValue(before.small, amount) : before.small;
  const unit = read.percent ? 'percent' : unitOf(amount, before.unit, small.length);
  return { unit, share: shareOf(amount, unit), small };
}

function shareOf(amount: number, unit: ProgressTrack['unit']): number | null {
  if (unit === 'percent') return amount / 100;
  if (unit === 'fraction') return Math.min(amount, 1);
  return amount === 0 ? 0 : null;
}

function withValue(values: readonly number[], value: number): readonly number[] {
  return values.includes(value) ? values : [...values, value];
}

function readValue(value: unknown): { readonly amount: number; readonly percent: boolean } | null {
  if (typeof value === 'number') return { amount: value, percent: false };
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const percent = PERCENT_TEXT.exec(text)?.[1];
  if (percent !== undefined) return { amount: Number(percent), percent: true };
  return NUMBER_TEXT.test(text) ? { amount: Number(text), percent: false } : null;
}

function unitOf(amount: number, before: ProgressTrack['unit'], smallValues: number): ProgressTrack['unit'] {
  if (amount > 1 && !(before === 'fraction' && amount <= 1 + ROUNDING)) return 'percent';
  if (before !== 'unknown') return before;
  return smallValues >= SMALL_VALUES_OF_A_FRACTION ? 'fraction' : 'unknown';
}
