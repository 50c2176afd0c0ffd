import { spawnSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import type { Measured } from './race.ts';
import { LINES, type PlannedRow } from './rows.ts';
import type { Sample } from './samples.ts';
import type { StartUp } from './start-up.ts';

export interface Row extends PlannedRow {
  readonly sample: Sample;
  readonly measured: readonly Measured[];
}

/** The peak of all processes of a default run on any real site. */
const PEAK_MIB_MAX = 300;
/** Start to first request, of `node -e 0`. */
const START_MAX = 3;
/** The time per file may not grow; more than noise is growth. */
const GROWTH_MAX = 1.05;

/** What was measured, as Markdown. `stage` is the file system that files were written to. */
export function report(rows: readonly Row[], startUps: readonly StartUp[], stage: string): string {
  const lines = rows.flatMap((row) =>
    row.measured.map((one, at) => [at === 0 ? nameOf(row) : '', ...cellsOf(row, one)]),
  );
  const head = ['Archive', 'Program', 's', 'Of the base', 'Target', 'CPU s', 'Peak of all, MiB'];
  const starts = startUps.map(({ name, toRequestMs, emptyMs }) => {
    return `- Start to first request, ${name}: ${ratio(toRequestMs, emptyMs)} of \`node -e 0\` (target ${START_MAX}).`;
  });
  return [
    `${machine()}. Files are written to ${stage}.`,
    lines.length === 0 ? '' : table(head, lines),
    [...starts, ...growthOf(rows)].join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function nameOf({ size, kind, line, isChecked, sample }: Row): string {
  const check = isChecked ? ', with the site check' : '';
  return `${size} ${kind}, ${(sample.bytes / 1e6).toFixed(0)} MB, ${LINES[line]}${check}`;
}

function cellsOf(
  { contenders, measured, atMost, isChecked }: Row,
  { name, runs, hasFailed }: Measured,
): string[] {
  if (hasFailed) return [name, 'failed', '', '', '', ''];
  const [first] = contenders;
  const isBase = name === first?.name && measured.length > 1;
  const times = runs.map(({ seconds }) => seconds);
  const bases = measured[0]?.runs.map(({ seconds }) => seconds) ?? [];
  const targets = [
    ...(atMost === null ? [] : [atMost.toFixed(2)]),
    ...(isChecked ? [`${PEAK_MIB_MAX} MiB`] : []),
  ];
  return [
    name,
    median(times).toFixed(2),
    isBase ? '1' : ratio(times, bases),
    isBase ? '' : targets.join(', '),
    median(runs.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2),
    Math.max(...runs.map(({ peakMiB }) => peakMiB)).toFixed(0),
  ];
}

/** Time per file with 100,000 files, of that with 10,000. With fewer, most of the time is the start. */
function growthOf(rows: readonly Row[]): readonly string[] {
  return (['tar.gz', 'zip'] as const).flatMap((kind) => {
    const perFile = (size: Row['size']): readonly number[] => {
      const row = rows.find((each) => each.size === size && each.kind === kind && !each.isChecked);
      return row?.measured[1]?.runs.map(({ seconds }) => seconds / row.sample.files) ?? [];
    };
    const [many, fewer] = [perFile('100,000 files'), perFile('10,000 files')];
    if (many.length === 0 || fewer.length === 0) return [];
    return `- Time per file, ${kind}, 100,000 files: ${ratio(many, fewer)} of that with 10,000 (target ${GROWTH_MAX}).`;
  });
}

/** The median of the ratios of each round, with the least and the most. */
function ratio(values: readonly number[], bases: readonly number[]): string {
  const all = values.map((value, round) => value / (bases[round] ?? Number.NaN));
  return `${median(all).toFixed(2)} (${Math.min(...all).toFixed(2)} to ${Math.max(...all).toFixed(2)})`;
}

/** The middle value, or the mean of the two. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle) - 1] ?? NaN)) / 2;
}

/** The machine, how busy it is, and the programs that the action is compared with. */
function machine(): string {
  const memory = `${(totalmem() / 1024 ** 3).toFixed(0)} GiB`;
  const cores = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}`;
  const versions = ['curl --version', 'tar --version', 'unzip -v', 'nginx -v'].map((command) => {
    const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
    return `${command.split(' ')[0] ?? ''} ${/\d+(\.\d+)+/.exec(stdout + stderr)?.[0] ?? '?'}`;
  });
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  return `${cores}, ${memory}, ${type()} ${release()}, Node ${process.versions.node}, ${versions.join(', ')}; load ${load}`;
}

function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...lines.map(line)].join('\n');
}
