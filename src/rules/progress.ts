/** What polls have shown of a job's progress; the contract leaves the field's type and unit open. */
export interface ProgressTrack {
  /** `fraction`: 0 to 1; `percent`: 0 to 100; `unknown` until a value tells. */
  readonly unit: 'unknown' | 'fraction' | 'percent';
  /** The share that is done, 0 to 1; `null` when the service does not say. */
  readonly share: number | null;
}

export const NO_PROGRESS: ProgressTrack = { unit: 'unknown', share: null };

/** `42 %`, `42%`, `42.5% (3 of 7 pages)`: the sign says the unit, and what follows it is for people. */
const PERCENT_TEXT = /^(\d{1,3}(?:\.\d+)?)\s*%/;
const NUMBER_TEXT = /^\d{1,3}(?:\.\d+)?$/;
/** Sums of fractions end a little beside 1. */
const ROUNDING = 1e-6;

/**
 * Reads a `progress` field after what was seen before: a number from 0 to 1 or from 0 to 100, or such a number as text,
 * with or without a percent sign. Everything else is no progress, and changes nothing of what was learnt.
 *
 * The unit is what the job's values show: one above 1 can only be percent, one between 0 and 1 is taken for a fraction
 * until then. A 1 while neither was seen may be one percent or all of it, and the two ask for opposite schedules: its
 * share is unknown until another value tells.
 */
export function readProgress(value: unknown, before: ProgressTrack): ProgressTrack {
  const read = readValue(value);
  if (read === null || !(read.amount >= 0 && read.amount <= 100)) return { ...before, share: null };
  const { amount } = read;
  const unit = read.percent ? 'percent' : unitOf(amount, before.unit);
  if (unit === 'percent') return { unit, share: amount / 100 };
  if (unit === 'fraction') return { unit, share: Math.min(amount, 1) };
  return { unit, share: amount === 0 ? 0 : null };
}

function readValue(value: unknown): { readonly amount: number; readonly percent: boolean } | null {
  if (typeof value === 'number') return { amount: value, percent: false };
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const percent = PERCENT_TEXT.exec(text)?.[1];
  if (percent !== undefined) return { amount: Number(percent), percent: true };
  return NUMBER_TEXT.test(text) ? { amount: Number(text), percent: false } : null;
}

function unitOf(amount: number, before: ProgressTrack['unit']): ProgressTrack['unit'] {
  if (amount > 1 && !(before === 'fraction' && amount <= 1 + ROUNDING)) return 'percent';
  if (before !== 'unknown') return before;
  return amount > 0 && amount < 1 ? 'fraction' : 'unknown';
}
