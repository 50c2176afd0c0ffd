import type { Contender } from './contenders.ts';
import type { LineName } from './lines.ts';
import type { Run } from './measure.ts';
import type { PlannedRow } from './programme.ts';
import type { Lane } from './race.ts';
import type { Kind, Sample, Size } from './samples.ts';
import type { StartUp } from './start-up.ts';
import { ratio, type Ratio } from './statistics.ts';

export interface Row {
  readonly group: PlannedRow['group'];
  readonly sample: Sample;
  readonly line: LineName;
  readonly lanes: readonly Lane[];
}

/** What was measured, and what was skipped. */
export interface Results {
  readonly rows: readonly Row[];
  readonly startUps: readonly StartUp[];
  /** What `curl` measured on each line. */
  readonly looks: ReadonlyMap<LineName, string>;
  readonly skipped: readonly string[];
}

/** The row without the site check. */
export function rowOf({ rows }: Results, size: Size, kind: Kind, line: LineName): Row | null {
  return (
    rows.find(
      (row) =>
        row.group !== 'checked' && row.sample.size === size && row.sample.kind === kind && row.line === line,
    ) ?? null
  );
}

/** The row with the defaults of `action.yml`. */
export function checkedRowOf({ rows }: Results, size: Size): Row | null {
  return rows.find((row) => row.group === 'checked' && row.sample.size === size) ?? null;
}

export function runsOf(row: Row | null, role: Contender['role']): readonly Run[] {
  return row?.lanes.find(({ contender }) => contender.role === role)?.runs ?? [];
}

/** The ratios of two contenders' times, round by round; `null` when one was not run. */
export function timeRatio(runs: readonly Run[], to: readonly Run[]): Ratio | null {
  if (runs.length === 0 || to.length === 0) return null;
  return ratio(
    runs.map(({ seconds }) => seconds),
    to.map(({ seconds }) => seconds),
  );
}
