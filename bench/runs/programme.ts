import { base, type Contender, ours, oursOpen, oursWhole } from './contenders.ts';
import { checkedBase, oursChecked } from './checked.ts';
import type { Job } from './jobs.ts';
import type { LineName } from './lines.ts';
import type { Options } from './options.ts';
import { manyConnections, rivals } from './rivals.ts';
import { isGiant, type Kind, type Size } from './samples.ts';

/** One archive by one line, and who fetches it. */
export interface PlannedRow {
  /** `checked`: with the defaults of `action.yml`, so with the site check; all others without. */
  readonly group: 'small' | 'medium' | 'large' | 'files' | 'scale' | 'checked';
  readonly size: Size;
  readonly kind: Kind;
  readonly line: LineName;
  readonly rounds: number;
  readonly contenders: readonly Contender[];
}

const SIZES = {
  small: ['small'],
  medium: ['medium'],
  large: ['large'],
  files: ['1,000 files', '10,000 files', '100,000 files'],
  scale: ['1 GB', 'every script', 'a file of 2 GB', '4 GB unpacked', 'over 4 GB'],
  checked: ['2,000 files', '22,000 files', '80,000 files', '100,000 files'],
} as const satisfies Readonly<Record<PlannedRow['group'], readonly Size[]>>;

/** Lines of each group without `--only`. On a slow line, a large archive shows little that a medium one does not. */
const USUAL_LINES = {
  small: ['open', 'throttled', 'latency', 'tls'],
  medium: ['open', 'throttled', 'latency', 'tls'],
  large: ['open'],
  files: ['open'],
  scale: ['open', 'throttled'],
  checked: ['open'],
} as const satisfies Readonly<Record<PlannedRow['group'], readonly LineName[]>>;

/** Runs of a fifth of a second are easily disturbed and cheap to repeat. */
const SMALL_ROUNDS_FACTOR = 3;
/** Memory varies little between runs, and a gigabyte takes long. */
const SCALE_ROUNDS_MAX = 2;

/** Programs that some rows need and that may be missing. */
export interface Rivals {
  readonly jobs: readonly Job[];
  /** Path of the link checker; `null` without one. */
  readonly hyperlink: string | null;
}

export function programme(options: Options, brought: Rivals): readonly PlannedRow[] {
  const groups = (Object.keys(SIZES) as PlannedRow['group'][]).filter((group) =>
    options.rows.includes(group),
  );
  return groups.flatMap((group) =>
    SIZES[group].flatMap((size) =>
      options.kinds
        .filter((kind) => options.sizes?.includes(size) !== false && isPlanned(group, size, kind))
        .flatMap((kind) =>
          linesOf(group, size, options).map((line) => ({
            group,
            size,
            kind,
            line,
            rounds: roundsOf(group, size, options),
            contenders: contendersOf({ group, size, kind, line }, options, brought),
          })),
        ),
    ),
  );
}

function isPlanned(group: PlannedRow['group'], size: Size, kind: Kind): boolean {
  if (group === 'checked') return kind === 'tar.gz';
  return !(isGiant(size) && kind === 'tar.zst');
}

function roundsOf(group: PlannedRow['group'], size: Size, { rounds }: Options): number {
  if (group === 'small') return SMALL_ROUNDS_FACTOR * rounds;
  return group === 'scale' ? Math.min(rounds, isGiant(size) ? 1 : SCALE_ROUNDS_MAX) : rounds;
}

function linesOf(group: PlannedRow['group'], size: Size, { lines }: Options): readonly LineName[] {
  const onlyOpen = group === 'files' || group === 'checked' || (group === 'scale' && size !== '1 GB');
  if (lines === null) return onlyOpen ? ['open'] : USUAL_LINES[group];
  return onlyOpen ? lines.filter((line) => line === 'open') : lines;
}

function contendersOf(
  { group, size, kind, line }: Pick<PlannedRow, 'group' | 'size' | 'kind' | 'line'>,
  { mains, few }: Options,
  { jobs, hyperlink }: Rivals,
): readonly Contender[] {
  const [main = ''] = mains;
  if (group === 'checked') {
    const checked = mains.map((path, index) =>
      oursChecked(path, index === 0 ? 'this action' : `\`${path}\``),
    );
    return hyperlink === null ? checked : [checkedBase(hyperlink), ...checked];
  }
  const actions = mains.map((path, index) => ours(path, index === 0 ? 'this action' : `\`${path}\``));
  // The command keeps archive and site, which needs more memory than the file system has.
  if (isGiant(size)) return actions;
  // One stream of a gigabyte at 20 MB/s takes most of a minute and says nothing about our memory.
  if (group === 'scale' && line !== 'open') return actions;
  const contenders = [base(kind), ...actions];
  if (line === 'throttled') contenders.push(oursOpen(main));
  if (line === 'latency' || line === 'tls') contenders.push(oursWhole(main));
  if (few || group === 'files' || group === 'scale' || line === 'tls') return contenders;
  return [...contenders, ...(line === 'open' ? rivals(kind, jobs) : [manyConnections()])];
}
