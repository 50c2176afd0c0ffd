import type { LineName } from './lines.ts';
import { checkedRowOf, type Results, rowOf, runsOf, timeRatio } from './results.ts';
import { type Kind, KINDS, type Size } from './samples.ts';
import { median, ratio, type Ratio } from './statistics.ts';

/** A bound that was set before it was measured. */
export interface Target {
  readonly what: string;
  readonly atMost: number;
  readonly unit: 'ratio' | 'MiB';
  /** `null`: not measured. A peak is the highest of all runs. */
  readonly measured: Ratio | null;
}

/** "No worse" allows for noise. */
const NO_WORSE = 1.05;

export function targetsOf(results: Results): readonly Target[] {
  const toBase = (size: Size, kind: Kind, line: LineName, atMost: number): Target => {
    const row = rowOf(results, size, kind, line);
    return {
      what: `${size} ${kind}, ${LINE_WORDS[line]}, of the base`,
      atMost,
      unit: 'ratio',
      measured: timeRatio(runsOf(row, 'ours'), runsOf(row, 'base')),
    };
  };
  const toOurs = (role: 'ours-open' | 'ours-whole', kind: Kind, at: Of): Target => {
    const row = rowOf(results, at.size, kind, at.line);
    return {
      what: `${at.size} ${kind}, ${LINE_WORDS[at.line]}, of ${at.words}`,
      atMost: at.atMost,
      unit: 'ratio',
      measured: timeRatio(runsOf(row, 'ours'), runsOf(row, role)),
    };
  };
  const unthrottled = {
    size: 'medium',
    line: 'throttled',
    words: 'our own time without a limit',
    atMost: 1.15,
  } as const;
  const oneStream = { words: 'our own time by one stream', atMost: NO_WORSE } as const;
  return [
    toBase('small', 'tar.gz', 'open', 1.2),
    toBase('small', 'zip', 'open', 1.2),
    toBase('medium', 'tar.gz', 'open', 0.7),
    toBase('medium', 'zip', 'open', 0.55),
    toBase('large', 'tar.gz', 'open', 0.65),
    toBase('large', 'zip', 'open', 0.55),
    toBase('medium', 'tar.gz', 'throttled', 0.45),
    toBase('medium', 'zip', 'throttled', 0.35),
    ...(['tar.gz', 'zip'] as const).map((kind) => toOurs('ours-open', kind, unthrottled)),
    ...(['small', 'medium'] as const).flatMap((size) =>
      (['latency', 'tls'] as const).flatMap((line) =>
        (['tar.gz', 'zip'] as const).map((kind) => toOurs('ours-whole', kind, { ...oneStream, size, line })),
      ),
    ),
    ...(['tar.gz', 'zip'] as const).map((kind) => growth(results, kind)),
    startUpTarget(results),
    ...(['2,000 files', '22,000 files', '80,000 files'] as const).map((size) => checkedTarget(results, size)),
    checkedPeak(results),
    peak(
      results,
      KINDS.filter((kind) => kind !== 'zip'),
      160,
    ),
    peak(results, ['zip'], 220),
  ];
}

interface Of {
  readonly size: Size;
  readonly line: LineName;
  readonly words: string;
  readonly atMost: number;
}

const LINE_WORDS: Readonly<Record<LineName, string>> = {
  open: 'no limit',
  throttled: '20 MB/s per connection',
  latency: '50 ms',
  tls: 'TLS and 50 ms',
};

/** Time per file with 100,000 files, of that with 10,000. With 1,000 files most of the time is the start. */
function growth(results: Results, kind: Kind): Target {
  const perFile = (size: Size): readonly number[] => {
    const row = rowOf(results, size, kind, 'open');
    return runsOf(row, 'ours').map(({ seconds }) => seconds / (row?.sample.files ?? NaN));
  };
  const [many, fewer] = [perFile('100,000 files'), perFile('10,000 files')];
  return {
    what: `time per file, ${kind}, 100,000 files, of that with 10,000`,
    atMost: NO_WORSE,
    unit: 'ratio',
    measured: many.length === 0 || fewer.length === 0 ? null : ratio(many, fewer),
  };
}

function startUpTarget({ startUps: [first] }: Results): Target {
  const measured = first === undefined ? null : ratio(first.toRequestMs, first.emptyMs);
  return { what: 'start to first request, of `node -e 0`', atMost: 3, unit: 'ratio', measured };
}

/** A whole default run, compared with the usual command followed by a link checker. */
function checkedTarget(results: Results, size: Size): Target {
  const row = checkedRowOf(results, size);
  return {
    what: `${size} with the site check, of the base with a link checker`,
    atMost: 1,
    unit: 'ratio',
    measured: timeRatio(runsOf(row, 'ours'), runsOf(row, 'base')),
  };
}

/** The target for any real site. */
const CHECKED_PEAK_MIB = 300;

function checkedPeak({ rows }: Results): Target {
  const peaks = rows
    .filter(({ group }) => group === 'checked')
    .flatMap((row) => runsOf(row, 'ours'))
    .map(({ treePeakMiB }) => treePeakMiB);
  return {
    what: 'peak memory of all processes in any row with the site check',
    atMost: CHECKED_PEAK_MIB,
    unit: 'MiB',
    measured: rangeOf(peaks),
  };
}

function rangeOf(values: readonly number[]): Ratio | null {
  if (values.length === 0) return null;
  return { median: median(values), least: Math.min(...values), most: Math.max(...values) };
}

function peak({ rows }: Results, kinds: readonly Kind[], atMost: number): Target {
  const peaks = rows
    .filter(({ group, sample }) => group !== 'checked' && kinds.includes(sample.kind))
    .flatMap(({ lanes }) => lanes.filter(({ contender }) => contender.role.startsWith('ours')))
    .flatMap(({ runs }) => runs.map(({ peakMiB }) => peakMiB));
  return {
    what: `peak memory in any row, ${kinds.join(' and ')}`,
    atMost,
    unit: 'MiB',
    measured: rangeOf(peaks),
  };
}

/** Whether the target is met: by the median of ratios as it is shown, by the highest of peaks; `null`: not measured. */
export function isReached({ measured, atMost, unit }: Target): boolean | null {
  if (measured === null) return null;
  return unit === 'MiB' ? Math.round(measured.most) <= atMost : Number(measured.median.toFixed(2)) <= atMost;
}
