import { base, checkedBase, type Contender, ours } from './contenders.ts';
import type { Options } from './options.ts';
import type { Kind, Size } from './samples.ts';

/** What lies between the store and a contender. */
export const LINES = { open: 'no limit', throttled: '20 MB/s per connection' } as const;
export type Line = keyof typeof LINES;

/** One archive by one line, and who fetches it: first the base, if there is one. */
export interface PlannedRow {
  readonly size: Size;
  readonly kind: Kind;
  readonly line: Line;
  /** With the defaults of `action.yml`, so with the site check. */
  readonly isChecked: boolean;
  readonly rounds: number;
  readonly contenders: readonly Contender[];
  /** Highest ratio of the action's time to that of the base; `null`: no target. */
  readonly atMost: number | null;
}

type Archive = readonly [size: Size, kind: Kind, line: Line, atMost: number | null];

const UNCHECKED: readonly Archive[] = [
  ['small', 'tar.gz', 'open', 1.2],
  ['small', 'zip', 'open', 1.2],
  ['medium', 'tar.gz', 'open', 0.7],
  ['medium', 'zip', 'open', 0.6],
  ['medium', 'tar.gz', 'throttled', 0.5],
  ['medium', 'zip', 'throttled', 0.4],
  ['large', 'tar.gz', 'open', 0.65],
  ['large', 'zip', 'open', 0.6],
  ['10,000 files', 'tar.gz', 'open', null],
  ['10,000 files', 'zip', 'open', null],
  ['100,000 files', 'tar.gz', 'open', null],
  ['100,000 files', 'zip', 'open', null],
];
const CHECKED: readonly Archive[] = [
  ['2,000 files', 'tar.gz', 'open', 1.1],
  ['22,000 files', 'tar.gz', 'open', 1],
  ['80,000 files', 'tar.gz', 'open', 1.15],
  ['100,000 files', 'tar.gz', 'open', null],
];

/** Runs of a fifth of a second are easily disturbed and cheap to repeat. */
const SMALL_ROUNDS_FACTOR = 3;

/** The rows of these options; without a link checker (`null`), a run with the site check is compared with nothing. */
export function rowsOf(options: Options, hyperlink: string | null): readonly PlannedRow[] {
  const row =
    (isChecked: boolean) =>
    ([size, kind, line, atMost]: Archive): PlannedRow => {
      const other = !isChecked ? base(kind) : hyperlink === null ? null : checkedBase(hyperlink);
      const builds = options.mains.map((main, at) =>
        ours(main, at === 0 ? 'this action' : `\`${main}\``, isChecked),
      );
      const contenders = other === null ? builds : [other, ...builds];
      const rounds = size === 'small' ? SMALL_ROUNDS_FACTOR * options.rounds : options.rounds;
      return { size, kind, line, isChecked, rounds, contenders, atMost };
    };
  return [...UNCHECKED.map(row(false)), ...CHECKED.map(row(true))].filter(
    ({ size, isChecked }) =>
      options.sizes.includes(size) && (options.checked === null || options.checked === isChecked),
  );
}
