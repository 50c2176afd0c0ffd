/** What polls have shown of a job's progress; the contract leaves the field's type and unit open. */
export interface ProgressTrack {
  /** `fraction`: 0 to 1; `percent`: 0 to 100; `unknown` until a value tells. */
  readonly unit: 'unknown' | 'fraction' | 'percent';
  /** The share that is done, 0 to 1; `null` when the service does not say. */
  readonly share: number | null;
}

export const NO_PROGRESS: ProgressTrack = { unit: 'unknown', share: null };

/**
 * Reads a `progress` field after what was seen before. Only finite numbers from 0 to 100 count.
 * A number between 0 and 1 shows that the unit is a fraction, one above 1 that it is percent; a lone 1 is read as
 * 1 % unless fractions came before it.
 */
export function readProgress(value: unknown, before: ProgressTrack): ProgressTrack {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > 100)
    return { ...before, share: null };
  const unit = unitOf(value, before.unit);
  return { unit, share: unit === 'fraction' ? Math.min(value, 1) : value / 100 };
}

function unitOf(value: number, before: ProgressTrack['unit']): ProgressTrack['unit'] {
  if (value > 1) return 'percent';
  if (before !== 'unknown') return before;
  return value > 0 && value < 1 ? 'fraction' : 'unknown';
}
