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
