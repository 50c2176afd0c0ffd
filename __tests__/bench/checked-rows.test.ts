/** Rows of whole default runs: their plan, the measurement of their memory, and their targets. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from '@jest/globals';
import type { Run } from '../../bench/runs/measure.ts';
import { readOptions } from '../../bench/runs/options.ts';
import { programme } from '../../bench/runs/programme.ts';
import type { Row } from '../../bench/runs/results.ts';
import type { Sample } from '../../bench/runs/samples.ts';
import { targetsOf } from '../../bench/runs/targets.ts';
import { treeMiB } from '../../bench/runs/tree-memory.ts';
import { needs } from '../needs.ts';

function planned(hyperlink: string | null): readonly string[] {
  const options = readOptions(['--rows', 'checked', '--main', 'package.json'], process.cwd());
  if (options === 'help') throw new Error('No help was asked for.');
  return programme(options, { jobs: [], hyperlink }).map(
    ({ size, kind, line, contenders }) =>
      `${size} ${kind} ${line}: ${contenders.map(({ role }) => role).join(', ')}`,
  );
}

test('rows are planned for four sizes of one format, next to the usual command and a link checker', () => {
  expect(planned('/bin/hyperlink')).toEqual([
    '2,000 files tar.gz open: base, ours',
    '22,000 files tar.gz open: base, ours',
    '80,000 files tar.gz open: base, ours',
    '100,000 files tar.gz open: base, ours',
  ]);
});

test('the row of a missing link checker is left out', () => {
  expect(planned(null)).toHaveLength(4);
  expect(planned(null)[0]).toBe('2,000 files tar.gz open: ours');
});

const SAMPLE: Sample = {
  size: '2,000 files',
  kind: 'tar.gz',
  file: 'x',
  bytes: 1,
  files: 1,
  unpackedBytes: 1,
  folders: [],
  digest: '',
};

function row(group: Row['group'], size: Sample['size'], seconds: number): Row {
  const run = (factor: number): Run => ({
    seconds: seconds * factor,
    cpuSeconds: 1,
    peakMiB: 1000,
    treePeakMiB: 250 * factor,
    interrupted: false,
  });
  const lane = (role: 'base' | 'ours', factor: number): Row['lanes'][number] => ({
    contender: { name: role, role, tools: [], command: () => ({ command: [] }) },
    runs: [run(factor)],
    failed: null,
  });
  return { group, sample: { ...SAMPLE, size }, line: 'open', lanes: [lane('base', 1), lane('ours', 1.2)] };
}

function measured(rows: readonly Row[]): readonly string[] {
  return targetsOf({ rows, startUps: [], looks: new Map(), skipped: [] })
    .filter((target) => target.measured !== null)
    .map(({ what, measured: found }) => `${what}: ${found?.most.toFixed(2) ?? ''}`);
}

test('rows count for their own targets only', () => {
  const rows = [row('checked', '2,000 files', 3), row('checked', '100,000 files', 3)];
  expect(measured(rows)).toEqual([
    '2,000 files with the site check, of the base with a link checker: 1.20',
    'peak memory of all processes in any row with the site check: 300.00',
  ]);
  expect(measured([row('small', 'small', 1)])).toContain('small tar.gz, no limit, of the base: 1.20');
});

needs('Linux', () => {
  test('the memory of a process includes its descendants', async () => {
    const script =
      "const kept = Buffer.alloc(80 * 2 ** 20, 1); process.stdin.on('end', () => kept.at(0)).resume(); console.log('ready')";
    const holder = `'${process.execPath}' -e "${script}"`;
    const child = spawn('sh', ['-c', `${holder} <&3 & ${holder} <&3 & wait`], {
      stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
    });
    const ended = once(child, 'exit');
    let ready = 0;
    for await (const line of createInterface({ input: child.stdout! }))
      if (line === 'ready' && (ready += 1) === 2) break;
    const whole = treeMiB(child.pid!);
    child.stdio[3]!.destroy();
    await ended;
    expect(whole).toBeGreaterThan(160);
    expect(whole).toBeLessThan(700);
    expect(treeMiB(child.pid!)).toBe(0);
  });
});
