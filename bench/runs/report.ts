import { LINE_NAMES, LINES, type LineName } from './lines.ts';
import { machine, versions } from './machine.ts';
import { METHOD } from './method.ts';
import type { Lane } from './race.ts';
import { type Results, type Row, rowOf, runsOf, timeRatio } from './results.ts';
import { KINDS, type Sample } from './samples.ts';
import { median, ratio, type Ratio } from './statistics.ts';
import { isReached, targetsOf, type Target } from './targets.ts';

export interface Circumstances {
  readonly date: string;
  /** The file system that files were written to. */
  readonly stage: string;
  readonly rounds: number;
  /** A sentence about other work on the machine; may be empty. */
  readonly otherWork: string;
}

/** The report, as Markdown; parts that were not run are left out. */
export function report(results: Results, { date, stage, rounds, otherWork }: Circumstances): string {
  const { rows, startUps, looks, skipped } = results;
  const fetches = rows.filter(({ group }) => group === 'small' || group === 'medium' || group === 'large');
  const seen = [...looks].map(([line, look]) => `- ${LINES[line]}: ${look}.`);
  return [
    '# Whole runs',
    `Measured by \`npm run bench\` on ${date}. The command writes this part of the page.`,
    `- Machine: ${machine()}.\n- Files are written to ${stage}.\n- Rounds: ${rounds}; three times as many with small archives, at most two with a gigabyte, one above that.\n- Programs: ${versions()}.`,
    otherWork,
    METHOD,
    seen.length === 0 ? '' : `What \`curl\` measures on a new connection of each line:\n\n${seen.join('\n')}`,
    archives(rows.map(({ sample }) => sample)),
    targets(targetsOf(results)),
    ...LINE_NAMES.map((line) =>
      section(
        `Download and unpack: ${LINES[line]}`,
        fetches.filter((row) => row.line === line),
      ),
    ),
    files(results),
    section(
      'A gigabyte and more',
      rows.filter(({ group }) => group === 'scale'),
    ),
    checked(rows.filter(({ group }) => group === 'checked')),
    startUps.length === 0
      ? ''
      : `## Start\n\nFrom the start of the process to its first request, compared with a whole run of \`node -e 0\`.\n\n${table(
          ['Program', 'ms', '`node -e 0`, ms', 'Ratio'],
          startUps.map(({ name, toRequestMs, emptyMs }) => [
            name,
            median(toRequestMs).toFixed(0),
            median(emptyMs).toFixed(0),
            spread(ratio(toRequestMs, emptyMs)),
          ]),
        )}`,
    skipped.length === 0
      ? ''
      : `## Not measured\n\n${[...new Set(skipped)].map((each) => `- ${each}`).join('\n')}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

function archives(samples: readonly Sample[]): string {
  const sizes = [...new Set(samples.map(({ size }) => size))];
  const lines = sizes.map((size) => {
    const those = samples.filter((sample) => sample.size === size);
    const packed = KINDS.map((kind) => those.find((sample) => sample.kind === kind)?.bytes);
    const [first] = those;
    return [size, number(first?.files), megabytes(first?.unpackedBytes), ...packed.map(megabytes)];
  });
  if (lines.length === 0) return '';
  return `## The archives\n\nSizes in MB.\n\n${table(['', 'Files', 'Unpacked', ...KINDS], lines)}`;
}

function targets(all: readonly Target[]): string {
  const lines = all.map((target) => {
    const { what, atMost, unit, measured } = target;
    const reached = isReached(target);
    const found = unit === 'MiB' ? `${(measured?.most ?? NaN).toFixed(0)} MiB` : spread(measured);
    return [
      what,
      unit === 'MiB' ? `${atMost} MiB` : atMost.toFixed(2),
      measured === null ? 'not run' : found,
      reached === null ? '' : reached ? 'yes' : '**no**',
    ];
  });
  return `## Targets\n\nLess is better. They were set before the measurement.\n\n${table(['', 'At most', 'Measured', 'Reached'], lines)}`;
}

function section(title: string, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const many = new Set(rows.map(({ line }) => line)).size > 1;
  const lines = rows.flatMap((row) => {
    const { size, kind, bytes } = row.sample;
    const name = `${size} ${kind}, ${megabytes(bytes)} MB${many ? `, ${LINES[row.line]}` : ''}`;
    return row.lanes.map((lane, index) => [index === 0 ? name : '', ...cells(row, lane)]);
  });
  return `## ${title}\n\n${table(['Archive', 'Program', 's', 'Of the base', 'CPU s', 'Peak MiB'], lines)}`;
}

function cells(row: Row, { contender, runs, failed }: Lane): readonly string[] {
  if (failed !== null) return [contender.name, 'failed', '', '', ''];
  return [
    contender.name,
    median(runs.map(({ seconds }) => seconds)).toFixed(2),
    contender.role === 'base' ? '1' : spread(timeRatio(runs, runsOf(row, 'base'))),
    median(runs.map(({ cpuSeconds }) => cpuSeconds)).toFixed(2),
    Math.max(...runs.map(({ peakMiB }) => peakMiB)).toFixed(0),
  ];
}

/** Whole default runs, with the memory of all processes. */
function checked(rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const head = ['Archive', 'Program', 's', 'Of the base', 'CPU s', 'Peak MiB', 'Peak of all, MiB'];
  const lines = rows.flatMap((row) =>
    row.lanes.map((lane, index) => [
      index === 0 ? `${row.sample.size}, ${megabytes(row.sample.bytes)} MB` : '',
      ...cells(row, lane),
      lane.failed === null ? Math.max(...lane.runs.map(({ treePeakMiB }) => treePeakMiB)).toFixed(0) : '',
    ]),
  );
  return `## With the site check\n\n${table(head, lines)}`;
}

/** Time per file: it must not grow with the number of files. */
function files(results: Results): string {
  const line: LineName = 'open';
  const rows = results.rows.filter(({ group }) => group === 'files');
  if (rows.length === 0) return '';
  const sizes = [...new Set(rows.map(({ sample }) => sample.size))];
  const lines = KINDS.filter((kind) => rows.some(({ sample }) => sample.kind === kind)).flatMap((kind) =>
    (['ours', 'base'] as const).map((role) => {
      const times = sizes.map((size) => {
        const row = rowOf(results, size, kind, line);
        const seconds = median(runsOf(row, role).map((run) => run.seconds));
        return row === null || Number.isNaN(seconds)
          ? ''
          : `${((seconds / row.sample.files) * 1e6).toFixed(0)} (${seconds.toFixed(2)} s)`;
      });
      return [kind, role === 'ours' ? 'this action' : 'the base', ...times];
    }),
  );
  return `## Time per file\n\nMicroseconds for each small file, start and download included.\n\n${table(['', 'Program', ...sizes], lines)}`;
}

function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const line = (cellsOf: readonly string[]): string => `| ${cellsOf.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...lines.map(line)].join('\n');
}

function spread(of: Ratio | null): string {
  return of === null ? '' : `${of.median.toFixed(2)} (${of.least.toFixed(2)} to ${of.most.toFixed(2)})`;
}

function number(value: number | undefined): string {
  return value?.toLocaleString('en') ?? '';
}

function megabytes(bytes: number | undefined): string {
  if (bytes === undefined) return '';
  return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
}
