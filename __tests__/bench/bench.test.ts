/** The benchmark: the rows it plans, its report, and the measurement of memory. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from '@jest/globals';
import type { Run } from '../../bench/measure.ts';
import { readOptions } from '../../bench/options.ts';
import { report, type Row } from '../../bench/report.ts';
import { rowsOf } from '../../bench/rows.ts';
import { treeMiB } from '../../bench/tree-memory.ts';
import { needs } from '../needs.ts';

function planned(
  args: readonly string[],
  hyperlink: string | null = '/bin/hyperlink',
): ReturnType<typeof rowsOf> {
  const options = readOptions(['--main', 'package.json', ...args], process.cwd());
  if (options === 'help') throw new Error('No help was asked for.');
  return rowsOf(options, hyperlink);
}

test('each target of speed has a row, and runs with the site check meet a link checker', () => {
  expect(planned([]).filter(({ atMost }) => atMost !== null)).toHaveLength(11);
  expect(
    planned(['--checked', 'yes']).map(
      ({ size, kind, contenders }) => `${size} ${kind}: ${contenders.map(({ name }) => name).join(', ')}`,
    ),
  ).toContain('2,000 files tar.gz: `curl \\| tar xz; hyperlink --check-anchors`, this action');
});

test('without the link checker, a run with the site check is measured alone', () => {
  expect(planned(['--checked', 'yes'], null).map(({ contenders }) => contenders.length)).toEqual([
    1, 1, 1, 1,
  ]);
});

test.each(['--size huge', '--rounds 0', '--checked maybe', '--main nowhere.js', '--fast'])(
  "'%s' is refused",
  (line) => {
    expect(() => readOptions(line.split(' '), process.cwd())).toThrow();
  },
);

test('the report has the ratio of each round, and the peak of all processes', () => {
  const run = (seconds: number): Run => ({ seconds, cpuSeconds: 1, peakMiB: 100 * seconds });
  const [row] = planned(['--size', '2,000 files']);
  const rows: readonly Row[] = [
    {
      ...row!,
      sample: { file: 'x', bytes: 8e6, files: 2000 },
      measured: [
        { name: row!.contenders[0]!.name, runs: [run(1), run(2), run(4)], hasFailed: false },
        { name: 'this action', runs: [run(1.2), run(2), run(2)], hasFailed: false },
      ],
    },
  ];
  const text = report(rows, [{ name: 'this action', toRequestMs: [100], emptyMs: [40] }], 'memory');
  expect(text).toContain('| this action | 2.00 | 1.00 (0.50 to 1.20) | 1.10, 300 MiB | 1.00 | 200 |');
  expect(text).toContain(
    '- Start to first request, this action: 2.50 (2.50 to 2.50) of `node -e 0` (target 3).',
  );
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
