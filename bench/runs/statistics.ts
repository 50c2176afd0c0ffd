/** The middle value, or the mean of the two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2;
}

export interface Ratio {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Ratios of values to those of the same round. */
export function ratio(values: readonly number[], bases: readonly number[]): Ratio {
  const ratios = values.map((value, round) => value / (bases[round] ?? NaN));
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}
