/**
 * Storms: a whole download, from a real store over real connections to the disk, with faults chosen by a seed.
 * `STORM_SEED=7 npm test -- storm` repeats one of them, `STORM_RUNS=5000` plays that many.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { THOROUGH } from '../thorough.ts';
import type { Outcome } from './storm/play.ts';
import { scheduleOf } from './storm/schedule.ts';

const SEED = Number(process.env['STORM_SEED'] ?? 0);
const RUNS = SEED > 0 ? 1 : Number(process.env['STORM_RUNS'] ?? (THOROUGH ? 240 : 8));
const PROCESSES = Math.min(2, RUNS);
/** So many that each kind of fault and result occurs. */
const ENOUGH_RUNS = 240;
/** Many times the duration of a storm on an idle machine. */
const LONGEST_RUN_MS = 3_000;
const TIMEOUT_MS = 120_000 + RUNS * LONGEST_RUN_MS;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-export-storm-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  readonly code: number | null;
  readonly said: string;
  readonly complaints: string;
}

/** Every `PROCESSES`th seed, in a process of its own. */
function played(first: number, count: number): Promise<Ended> {
  const script = join(import.meta.dirname, 'storm', 'child.ts');
  const child = spawn(
    process.execPath,
    ['--no-warnings', script, folder, first, PROCESSES, count].map(String),
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  // The process ends by itself, unless a handle is left open in it.
  const hanging = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS - 10_000);
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code) => {
      clearTimeout(hanging);
      resolve({ code, said, complaints });
    });
  });
}

test(
  'storms end with the right bytes or a failure that says why, and leave nothing',
  async () => {
    const first = Math.max(1, SEED);
    const ended = await Promise.all(
      Array.from({ length: PROCESSES }, (_, index) =>
        played(first + index, Math.ceil((RUNS - index) / PROCESSES)),
      ),
    );
    expect(ended.map(({ code, complaints }) => ({ code, complaints }))).toEqual(
      ended.map(() => ({ code: 0, complaints: '' })),
    );
    const outcomes = ended
      .flatMap(({ said }) => said.trim().split('\n'))
      .map((line) => JSON.parse(line) as Outcome);
    expect(outcomes).toHaveLength(RUNS);
    const broken = outcomes.filter((outcome) => outcome.broken.length > 0);
    if (broken.length > 0) {
      const [worst] = broken;
      const schedule = JSON.stringify(scheduleOf(worst?.seed ?? 1), null, 1);
      throw new Error(`${broken.map((outcome) => JSON.stringify(outcome)).join('\n')}\n\n${schedule}`);
    }
    if (RUNS >= ENOUGH_RUNS) expectAStorm(outcomes);
    if (process.env['STORM_RUNS'] !== undefined || SEED > 0) console.info(summary(outcomes));
  },
  TIMEOUT_MS,
);

/** Checks that faults occurred: without them every download would succeed. */
function expectAStorm(outcomes: readonly Outcome[]): void {
  const share = (holds: (outcome: Outcome) => boolean): number =>
    outcomes.filter(holds).length / outcomes.length;
  expect(share(({ end }) => end === 'ok')).toBeGreaterThan(0.6);
  expect(share(({ end }) => end === 'cancelled')).toBeGreaterThan(0.05);
  expect(share(({ end }) => end === 'archive-damaged')).toBeGreaterThan(0.03);
  for (const code of ['download-failed', 'link-refused', 'bundle-size-wrong'])
    expect([code, share(({ end }) => end === code) > 0]).toEqual([code, true]);
  // The second version of a bundle that changed during the download.
  expect(share(({ end, gotSecondVersion }) => end === 'ok' && gotSecondVersion)).toBeGreaterThan(0.02);
  // Several connections, some of which failed while others continued. Measured speed decides how often, and so the
  // machine does.
  expect(share(({ connectionCount }) => connectionCount > 1)).toBeGreaterThan(0.02);
  expect(share(({ mostOpen }) => mostOpen > 2)).toBeGreaterThan(0.02);
  expect(share(({ failedBeside }) => failedBeside > 0)).toBeGreaterThan(0.02);
  const seen = tally(outcomes);
  const times = (...kinds: readonly string[]): number =>
    kinds.reduce((sum, kind) => sum + (seen[kind] ?? 0), 0) / outcomes.length;
  for (const fault of ['cut', 'stalled', 'reset', 'left'])
    expect([fault, times(fault) > 0.02]).toEqual([fault, true]);
  // Answers to whole requests, and to those for a part.
  expect(times('403', '416')).toBeGreaterThan(0.02);
  expect(times('403 to a range')).toBeGreaterThan(0.02);
  expect(times('416 to a range')).toBeGreaterThan(0.01);
  expect(times('429', '500', '502', '503')).toBeGreaterThan(0.05);
  expect(times('429 to a range', '500 to a range', '502 to a range', '503 to a range')).toBeGreaterThan(0.02);
  expect(times('200 to a range')).toBeGreaterThan(0.05);
  expect(times('206 to a range')).toBeGreaterThan(0.2);
  expect(times('0 to a range')).toBeGreaterThan(0.02);
}

function tally(outcomes: readonly Outcome[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { seen } of outcomes)
    for (const [what, count] of Object.entries(seen)) all[what] = (all[what] ?? 0) + count;
  return all;
}

function summary(outcomes: readonly Outcome[]): string {
  const ends: Record<string, number> = {};
  for (const { end } of outcomes) ends[end] = (ends[end] ?? 0) + 1;
  const count = (holds: (outcome: Outcome) => boolean): number => outcomes.filter(holds).length;
  return JSON.stringify(
    {
      storms: outcomes.length,
      ends,
      overSeveralConnections: count(({ mostOpen }) => mostOpen > 1),
      failedBesideOthers: count(({ failedBeside }) => failedBeside > 0),
      ofSecondVersion: count(({ end, gotSecondVersion }) => end === 'ok' && gotSecondVersion),
      longestMs: Math.max(...outcomes.map(({ tookMs }) => tookMs)),
      seen: tally(outcomes),
    },
    null,
    1,
  );
}
