/**
 * Storms: a whole download, from a real store over real connections to the disk, with faults chosen by a seed.
 * `STORM_SEED=7 npm test -- storm` repeats one of them, `STORM_RUNS=5000` plays that many.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Act } from '../../emulator/service/act.ts';
import { THOROUGH } from '../thorough.ts';
import type { Outcome } from './storm/play.ts';
import { scheduleOf, type Schedule } from './storm/schedule.ts';

const SEED = Number(process.env['STORM_SEED'] ?? 0);
const RUNS = SEED > 0 ? 1 : Number(process.env['STORM_RUNS'] ?? (THOROUGH ? 120 : 8));
const PROCESSES = Math.min(2, RUNS);
/** So many that each kind of fault occurs. */
const ENOUGH_RUNS = 120;
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
    expectAsScheduled(outcomes);
    if (process.env['STORM_RUNS'] !== undefined || SEED > 0) console.info(summary(outcomes));
  },
  TIMEOUT_MS,
);

/** The faults of an answer that a schedule asks for, whatever the machine then makes of it. */
function faultOf(act: Act | undefined): string {
  if (act?.do !== 'answer') return act?.do ?? 'pass';
  if (act.status === 429 || act.status >= 500) return 'busy';
  return String(act.status);
}

test('120 storms hold faults of each kind, in each kind of storm', () => {
  const storms = Array.from({ length: ENOUGH_RUNS }, (_, index) => scheduleOf(index + 1));
  const share = (holds: (schedule: Schedule) => boolean): number =>
    storms.filter(holds).length / storms.length;
  const kinds = { survivable: 0.55, wild: 0.08, lying: 0.03, damaged: 0.03, cancelled: 0.05 } as const;
  for (const [name, least] of Object.entries(kinds))
    expect([name, share(({ kind }) => kind === name) > least]).toEqual([name, true]);
  for (const fault of ['cut', 'stall', 'reset', 'hang-up', 'restart', 'delay', 'busy', '403', '416'])
    expect([fault, share(({ store }) => store.some((act) => faultOf(act) === fault)) > 0.05]).toEqual([
      fault,
      true,
    ]);
  for (const ranges of ['ignored', 'refused', 'shifted', 'unlabelled', 'wrong-total'])
    expect([ranges, share(({ rules }) => rules.ranges === ranges) > 0.02]).toEqual([ranges, true]);
  // A bundle that changes after an answer that was cut, and one that is worth several connections.
  expect(share(({ changes, store }) => changes && store[0]?.do === 'cut')).toBeGreaterThan(0.1);
  expect(
    share(
      ({ siteBytes, bytesPerSecond, isFaithful }) =>
        isFaithful && siteBytes > 10_000_000 && bytesPerSecond < Infinity,
    ),
  ).toBeGreaterThan(0.03);
});

/** Checks that the storms were played as scheduled, as far as no measured speed decides: without faults all would succeed. */
function expectAsScheduled(outcomes: readonly Outcome[]): void {
  const unlike = outcomes.filter(({ seed, end, seen }) => {
    const { kind, store, rules } = scheduleOf(seed);
    const [first] = store;
    // A slow machine may cancel such a storm, or let its link expire, before the first request.
    if (kind === 'cancelled' || rules.linkLifetimeMs !== undefined) return false;
    if (first?.times === 'always' && end === 'ok') return true;
    return first?.do === 'answer' && seen[first.status] === undefined;
  });
  expect(unlike).toEqual([]);
  if (outcomes.length < ENOUGH_RUNS) return;
  // The store's own pace makes these slow enough on every machine.
  expect(outcomes.some(({ mostOpen }) => mostOpen > 1)).toBe(true);
  expect(outcomes.some(({ end, gotSecondVersion }) => end === 'ok' && gotSecondVersion)).toBe(true);
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
