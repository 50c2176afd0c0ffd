/**
 * Signals at random moments of every phase, against the shipped action. `CANCEL_SEED=7 npm test -- cancel-storm` repeats
 * one of them, `CANCEL_RUNS=300` plays that many.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pack, type Format } from '../../emulator/archives/pack.ts';
import type { EmulatorOptions } from '../../emulator/options.ts';
import type { Act } from '../../emulator/service/act.ts';
import type { Rules } from '../../emulator/service/rules.ts';
import { filesOf } from '../../emulator/site/site-files.ts';
import { seeded } from '../kit/virtual-clock.ts';
import { THOROUGH } from '../thorough.ts';
import type { ArtifactService, ArtifactServiceOptions, Fault } from './artifact-service.ts';
import type { Run, Running } from './runner.ts';
import { noise, OLD, writeFiles } from './sites.ts';
import { siteTree, subtree } from './tree.ts';
import { runUpload } from './uploads.ts';

const SEED = Number(process.env['CANCEL_SEED'] ?? 0);
const RUNS = SEED > 0 ? 1 : Number(process.env['CANCEL_RUNS'] ?? (THOROUGH ? 13 : 4));
/** With this many, each longer phase is cancelled at least once. */
const ENOUGH_RUNS = 60;
/** Each run takes two processes; more at a time would measure the machine. */
const AT_ONCE = 2;
/** The time that is promised. */
const CANCEL_LIMIT_MS = 3_000;

/** Enough bytes for several connections, and enough files to unpack for a while. */
const FILES: Readonly<Record<string, Uint8Array>> = {
  'index.html': Buffer.from('<h1>Home</h1>'),
  'assets/data.bin': noise(5_000_000),
  ...Object.fromEntries(
    Array.from({ length: 1_500 }, (_, at) => [`${at % 30}/page-${at}.html`, Buffer.from(`<h1>${at}</h1>`)]),
  ),
};
const FORMATS = ['tar.gz', 'tar.zst', 'zip'] as const;
let archives = '';
beforeAll(async () => {
  archives = mkdtempSync(join(tmpdir(), 'docs-export-cancel-'));
  for (const format of FORMATS) await pack(filesOf(FILES), format, join(archives, format));
});
afterAll(() => {
  rmSync(archives, { recursive: true, force: true });
});

interface Phase {
  readonly service: EmulatorOptions & {
    readonly rules?: Partial<Rules>;
    readonly acts?: Record<string, readonly Act[]>;
  };
  /** What is uploaded; the artifact service is there in any case. */
  readonly upload?: 'site' | 'bundle' | 'pages';
  /** The run records its job for a re-run, and looks for the one of an earlier attempt. */
  readonly reattach?: boolean;
  /** How that service fails: one of these, at random. */
  readonly artifacts?: readonly ArtifactServiceOptions[];
  /** Resolves when the phase has begun. */
  readonly reached: (running: Running, artifacts: ArtifactService) => Promise<void>;
  /** How long the phase lasts, in milliseconds: the signal comes within that time. */
  readonly lastsMs: number;
}

const slowly = (ms: number): readonly Act[] => [{ do: 'delay', ms }];

/** Whether a hidden folder beside the target holds a part of the site. */
function isStaged({ workspace }: Running): boolean {
  return readdirSync(workspace)
    .filter((name) => name.includes('.partial-'))
    .map((name) => join(workspace, name, 'site'))
    .some((folder) => existsSync(folder) && readdirSync(folder).length > 0);
}

const overloaded: Fault = { do: 'answer', status: 503 };
/** It works; never answers; fails, so that its client pauses; fails in the middle of a block. */
const UPLOAD_TROUBLE: readonly ArtifactServiceOptions[] = [
  {},
  { faults: { block: [{ do: 'silence' }] } },
  { faults: { CreateArtifact: [overloaded, overloaded], FinalizeArtifact: [overloaded] } },
  { faults: { ListArtifacts: [{ do: 'silence' }] } },
  { faults: { block: [{ do: 'cut', afterBytes: 100_000 }], FinalizeArtifact: [{ do: 'lose' }] } },
];

function uploadOf(upload: NonNullable<Phase['upload']>): Phase {
  return {
    service: {},
    upload,
    artifacts: UPLOAD_TROUBLE,
    reached: ({ until }, { calls }) => until('the upload', () => calls().length > 0),
    lastsMs: 500,
  };
}

const PHASES: Readonly<Record<string, Phase>> = {
  start: {
    service: { acts: { start: slowly(150) } },
    // The first line printed is a mask: the run has begun, and handles signals.
    reached: ({ until, printed }) => until('a first line', () => printed() !== ''),
    lastsMs: 250,
  },
  'note of the job': {
    service: { polls: { queued: 1, running: 12 } },
    reattach: true,
    artifacts: UPLOAD_TROUBLE,
    reached: ({ until }, { calls }) => until('the note', () => calls().length > 0),
    lastsMs: 300,
  },
  poll: {
    service: { polls: { queued: 3, running: 30 } },
    reached: ({ untilAsked }) => untilAsked('status'),
    lastsMs: 600,
  },
  bundle: {
    service: { acts: { bundle: slowly(200) } },
    reached: ({ untilAsked }) => untilAsked('bundle'),
    lastsMs: 250,
  },
  download: {
    service: { bytesPerSecond: 6_000_000 },
    reached: ({ until, emulator }) =>
      until(
        'bytes came',
        () => emulator?.journal().some(({ route, bytes }) => route === 'store' && bytes > 0) === true,
      ),
    lastsMs: 900,
  },
  'download, in trouble': {
    service: {
      bytesPerSecond: 4_000_000,
      acts: {
        store: [
          { do: 'cut', bytes: 300_000 },
          { do: 'answer', status: 503 },
          { do: 'pass' },
          { do: 'stall', bytes: 1_000 },
          { do: 'answer', status: 403 },
          { do: 'cut', bytes: 0 },
        ],
      },
    },
    reached: ({ untilAsked }) => untilAsked('store'),
    lastsMs: 3_000,
  },
  unpack: {
    service: {},
    reached: (running) => running.until('files', () => isStaged(running)),
    lastsMs: 300,
  },
  'unpack, from a file': {
    service: { rules: { ranges: 'ignored', contentLength: 'none' } },
    reached: (running) => running.until('files', () => isStaged(running)),
    lastsMs: 300,
  },
  'between download and publishing': {
    service: {},
    reached: ({ until, emulator }) =>
      until(
        'the last byte',
        () =>
          emulator?.journal().some(({ route, ending }) => route === 'store' && ending === 'whole') === true,
      ),
    lastsMs: 1_000,
  },
  publish: {
    service: {},
    reached: ({ until, workspace }) =>
      until('the new site', () => existsSync(join(workspace, 'site', 'assets', 'data.bin'))),
    lastsMs: 5,
  },
  'upload of the site': uploadOf('site'),
  'upload of the bundle': uploadOf('bundle'),
  'upload for Pages': uploadOf('pages'),
};
/** Short, so that a run may end before the signal comes. */
const SHORT_PHASES: readonly string[] = ['between download and publishing', 'publish'];

interface Storm {
  readonly run: Run;
  readonly problems: readonly string[];
}

async function play(seed: number): Promise<Storm> {
  const roll = seeded(seed * 2_654_435_761);
  roll();
  const names = Object.keys(PHASES);
  const phase = PHASES[names[seed % names.length] ?? 'start'];
  if (phase === undefined) throw new Error('there is no such phase');
  const format: Format = FORMATS[Math.floor(roll() * FORMATS.length)] ?? 'zip';
  const delayMs = roll() * phase.lastsMs;
  const signal = roll() < 0.7 ? 'SIGINT' : 'SIGTERM';
  const isKept = roll() < 0.3;
  const isRerun = roll() < 0.2;
  const trouble = phase.artifacts?.[Math.floor(roll() * phase.artifacts.length)] ?? {};
  const { rules, acts, ...service } = phase.service;
  const { run } = await runUpload(
    {
      service: {
        format,
        archive: join(archives, format),
        scenario: { about: 'a storm', ...(rules && { rules }), ...(acts && { acts }) },
        ...service,
      },
      inputs: {
        overwrite: 'true',
        check: 'warn',
        upload: phase.upload ?? 'none',
        reattach: String(phase.reattach ?? false),
        ...(isKept && { 'bundle-path': 'kept/docs' }),
      },
      env: { GITHUB_RUN_ATTEMPT: '2' },
      prepare: ({ workspace }) => {
        writeFiles(join(workspace, 'site'), OLD);
      },
      during: async (running, artifacts) => {
        await phase.reached(running, artifacts).catch((error: unknown) => {
          // Publishing is short: the run may end before the test sees it.
          if (!String(error).includes('The run ended before')) throw error;
        });
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        running.kill(signal);
        if (isRerun) running.kill('SIGTERM');
      },
    },
    trouble,
  );
  return { run, problems: problemsOf(run) };
}

/** The paths of the site that differ from the export. */
function strangersIn({ after }: Run): readonly string[] {
  const got = subtree(after, 'work/docs/docs/site');
  const wanted = siteTree(FILES);
  return Object.keys({ ...got, ...wanted }).filter((path) => got[path] !== wanted[path]);
}

function problemsOf(run: Run): readonly string[] {
  const { outputs, endedAfterMs, exitCode, journal, before, after } = run;
  const problems: string[] = [];
  const expectThat = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  expectThat((endedAfterMs ?? Infinity) < CANCEL_LIMIT_MS, `it was over after ${String(endedAfterMs)} ms`);
  if (outputs['result'] === 'success') {
    expectThat(exitCode === 0, 'a success was red');
    const other = strangersIn(run);
    expectThat(other.length === 0, `a success lacks ${other.join(', ')}`);
    return problems;
  }
  expectThat(outputs['result'] === 'cancelled', `its result is '${outputs['result'] ?? ''}'`);
  expectThat(exitCode === 1, `its exit code is ${String(exitCode)}`);
  if (outputs['site-path'] === undefined) {
    const changed = Object.keys({ ...before, ...after }).filter((path) => before[path] !== after[path]);
    expectThat(changed.length === 0, `it changed ${changed.slice(0, 5).join(', ')}`);
  } else {
    // The site was published before the signal: it stays, and `promises.ts` checks that nothing else is left.
    const other = strangersIn(run);
    expectThat(other.length === 0, `what it published lacks ${other.join(', ')}`);
  }
  // A run that polled has the id; a run that sent no start has none.
  const asked = new Set(journal.map(({ route }) => route));
  if (asked.has('status')) expectThat(outputs['job-id'] === 'job_0001', 'the job id is not set');
  if (!asked.has('start')) expectThat(outputs['job-id'] === undefined, 'there is a job id without a job');
  return problems;
}

test(
  'after a signal at any moment the run ends within three seconds, leaves nothing and names the job, unless it was done',
  async () => {
    const seeds = Array.from({ length: RUNS }, (_, index) => Math.max(1, SEED) + index);
    const ends: Record<string, number> = {};
    const problems: string[] = [];
    let slowestMs = 0;
    const playSome = async (): Promise<void> => {
      for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
        try {
          const { run, problems: found } = await play(seed);
          const end = `${Object.keys(PHASES)[seed % Object.keys(PHASES).length] ?? ''}: ${run.outputs['result'] ?? ''}`;
          ends[end] = (ends[end] ?? 0) + 1;
          slowestMs = Math.max(slowestMs, run.endedAfterMs ?? 0);
          for (const problem of found) problems.push(`seed ${seed} (${end}): ${problem}`);
        } catch (error) {
          problems.push(`seed ${seed}: ${String(error)}`);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, playSome));
    expect(problems).toEqual([]);
    const caught = (phase: string): number => ends[`${phase}: cancelled`] ?? 0;
    if (SEED === 0) {
      // Each effect of a signal was seen at least once.
      const lasting = Object.keys(PHASES).filter((name) => !SHORT_PHASES.includes(name));
      expect(lasting.reduce((sum, phase) => sum + caught(phase), 0)).toBeGreaterThan(RUNS / 2);
      if (RUNS >= ENOUGH_RUNS) expect(lasting.filter((phase) => caught(phase) === 0)).toEqual([]);
    }
    if (process.env['CANCEL_RUNS'] !== undefined || SEED > 0)
      console.info(JSON.stringify({ ends, slowestMs: Math.round(slowestMs) }, null, 1));
  },
  60_000 + RUNS * 6_000,
);
