/**
 * Runs the shipped action as a runner does: a child process with `INPUT_*` variables, command files and pipes, against
 * the emulator. Every run is held to the unconditional promises (`promises.ts`).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EmulatorOptions } from '../../emulator/options.ts';
import { startEmulator, type Emulator } from '../../emulator/server.ts';
import type { JournalEntry } from '../../emulator/service/journal.ts';
import { commandFiles, shippedAction, type CommandFiles } from '../../scripts/shipped-action.ts';
import { startFairClock, type FairClock } from '../kit/fair-clock.ts';
import { parseOutputs } from './commands.ts';
import { brokenPromises } from './promises.ts';
import {
  API_KEY,
  environment,
  filledIn,
  givenInputs,
  type GivenInputs,
  type Places,
} from './run-environment.ts';
import { readOutput, type RunOutput } from './run-output.ts';
import { treeOf, type Tree } from './tree.ts';

const WINDOWS = process.platform === 'win32';
/** It belongs to jest, which does not run where a script imports this file. */
const ctrlC = WINDOWS ? await import('../kit/ctrl-c.ts') : null;
/** A run that takes longer than this is killed: shortly before jest gives up, as that would not show what it printed. */
const LONGEST_RUN_MS = WINDOWS ? 300_000 : 120_000;

/** A run that has not ended, for tests that interfere. */
export interface Running extends Places {
  readonly emulator: Emulator | null;
  /** What the action has printed so far. */
  readonly printed: () => string;
  /** The outputs so far. */
  readonly outputs: () => Readonly<Record<string, string>>;
  /** Resolves when the condition holds; rejects when the run ends before. */
  readonly until: (what: string, holds: () => boolean) => Promise<void>;
  /** Resolves when a request to that route has arrived. */
  readonly untilAsked: (route: JournalEntry['route']) => Promise<void>;
  readonly kill: (signal: NodeJS.Signals) => void;
}

export interface RunOptions extends GivenInputs {
  /** How the service behaves; `null`: there is none. */
  readonly service?: EmulatorOptions | null;
  readonly env?: Readonly<Record<string, string>>;
  /** Another script to run instead of the action. */
  readonly main?: string;
  /** Where it is started, if not in the workspace. */
  readonly cwd?: (places: Places) => string;
  /** Prepares the workspace before the run. */
  readonly prepare?: (places: Places) => void;
  /** Interferes with the run. */
  readonly during?: (running: Running) => Promise<void>;
  /** Scripts of this folder that are loaded before the action. */
  readonly preload?: readonly string[];
  /** Undoes what `prepare` changed outside the sandbox. */
  readonly restore?: (places: Places) => void;
  /** The run cannot report how it ended: neither result nor annotation is checked. */
  readonly hasNoResult?: boolean;
  /** For runs that take long because they do much. */
  readonly longestMs?: number;
  /** The output of the run is not read. */
  readonly unread?: boolean;
  /** What the run may leave beside its outputs, relative to the sandbox. */
  readonly mayLeave?: readonly string[];
}

export interface Run extends Places, RunOutput {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** From the signal that the test sent to the end, by `startFairClock`; `null` when it sent none. */
  readonly endedAfterMs: number | null;
  readonly emulator: Emulator | null;
  readonly journal: readonly JournalEntry[];
  readonly before: Tree;
  readonly after: Tree;
}

/** Runs the action once. Rejects when the run breaks an unconditional promise. */
export async function runAction(options: RunOptions = {}): Promise<Run> {
  const service = options.service === null ? null : { apiKey: API_KEY, ...options.service };
  const emulator = service === null ? null : await startEmulator(service);
  const places = makePlaces();
  try {
    options.prepare?.(places);
    const run = await runOnce(options, places, emulator);
    const apiKey = options.action === 'verify' ? '' : (options.inputs?.['api-key'] ?? API_KEY).trim();
    const broken = brokenPromises(run, { ...options, apiKey });
    if (broken.length > 0) {
      throw new Error(`The run broke promises:\n- ${broken.join('\n- ')}\n\n${run.printed.join('\n')}`);
    }
    return run;
  } finally {
    await emulator?.close();
    options.restore?.(places);
    // On Windows the console of the run holds its folder until it has ended, too.
    rmSync(places.sandbox, { recursive: true, force: true, maxRetries: 20 });
  }
}

/** Exports without the site check, another process in each run, where nothing depends on it. */
export function runUnchecked(options: RunOptions): Promise<Run> {
  return runAction({ ...options, inputs: { check: 'off', ...options.inputs } });
}

function makePlaces(): Places {
  const sandbox = mkdtempSync(join(tmpdir(), 'docs-export-action-'));
  const workspace = join(sandbox, 'work', 'docs', 'docs');
  const temp = join(sandbox, 'work', '_temp');
  mkdirSync(workspace, { recursive: true });
  mkdirSync(temp, { recursive: true });
  return { sandbox, workspace, temp };
}

async function runOnce(options: RunOptions, places: Places, emulator: Emulator | null): Promise<Run> {
  if (ctrlC?.CAN_PRESS === true && options.during !== undefined) await ctrlC.readyForCtrlC();
  const files = commandFiles(join(places.sandbox, 'commands'));
  const before = treeOf(places.sandbox);
  const { action, main } = options;
  const { command, ...started } = shippedAction({
    ...(action !== undefined && { action }),
    ...(main !== undefined && { main }),
    inputs: filledIn(givenInputs(options, emulator), places, emulator),
    ...places,
    files,
    env: {
      ...environment(places),
      CLOCK_SPEED: String(options.speed ?? 1),
      ...filledIn(options.env ?? {}, places, emulator),
    },
  });
  const child = spawn(command[0], [...preloads(options, places), ...command.slice(1)], {
    ...started,
    ...(options.cwd && { cwd: options.cwd(places) }),
    // As the runner starts it: with a console of its own, without a window.
    windowsHide: true,
    stdio: ['ignore', 'pipe', 'pipe', ...(options.speed === undefined && !WINDOWS ? [] : ['ipc' as const])],
  });
  // The child's clock continues with each answer: fast-clock.ts.
  child.on('message', () => child.send('yes', () => undefined));
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  if (options.unread === true) {
    child.stdout?.destroy();
    child.stderr?.destroy();
  }
  const hanging = setTimeout(() => child.kill('SIGKILL'), options.longestMs ?? LONGEST_RUN_MS);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const sinceKilled: { clock: FairClock | null } = { clock: null };
  const running = watch(
    { child, places, emulator, files },
    () => printed,
    (signal) => {
      sinceKilled.clock ??= startFairClock(child.pid ?? 0);
      if (ctrlC?.CAN_PRESS === true && signal === 'SIGINT') void ctrlC.pressCtrlC(child.pid ?? 0);
      else if (WINDOWS) child.send(signal, () => undefined);
      else child.kill(signal);
    },
  );
  try {
    await options.during?.(running);
  } catch (error) {
    child.kill('SIGKILL');
    await ended;
    sinceKilled.clock?.stop();
    throw new Error(`${String(error)}\n\n${printed}`, { cause: error });
  }
  const exitCode = await ended;
  clearTimeout(hanging);
  const endedAfterMs = sinceKilled.clock?.stop() ?? null;
  if (printed.includes(' removes them.')) await untilRemoved(places);
  return {
    ...places,
    ...readOutput(printed, files),
    exitCode,
    signal: child.signalCode,
    endedAfterMs,
    emulator,
    journal: emulator?.journal() ?? [],
    before,
    after: treeOf(places.sandbox),
  };
}

/** The run has printed that another process still removes files: waits until that has finished. */
async function untilRemoved({ workspace, temp }: Places): Promise<void> {
  const isThere = (folder: string): boolean =>
    readdirSync(folder).some((name) => /\.(?:partial|replaced)-|^static-docs-export-/.test(name));
  while (isThere(workspace) || isThere(temp)) await new Promise((resolve) => setTimeout(resolve, 10));
}

interface Watched {
  readonly child: ChildProcess;
  readonly places: Places;
  readonly emulator: Emulator | null;
  readonly files: CommandFiles;
}

function watch(
  { child, places, emulator, files }: Watched,
  printed: () => string,
  kill: (signal: NodeJS.Signals) => void,
): Running {
  const until = async (what: string, holds: () => boolean): Promise<void> => {
    while (!holds()) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The run ended before ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  return {
    ...places,
    emulator,
    printed,
    outputs: () => parseOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
    until,
    untilAsked: (route) =>
      until(
        `a request to ${route}`,
        () => emulator?.journal().some((entry) => entry.route === route) === true,
      ),
    kill,
  };
}

/** Writes the preloaded scripts without their types, as stripping them takes the child longer than loading them. */
function preloads({ speed, preload = [] }: RunOptions, { sandbox }: Places): string[] {
  const wanted = [
    ...(speed === undefined ? [] : ['fast-clock.ts']),
    ...(WINDOWS ? ['emitted-signals.ts'] : []),
    ...preload,
  ];
  return wanted.flatMap((name) => {
    const plain = join(sandbox, 'commands', name.replace(/ts$/, 'mjs'));
    writeFileSync(plain, stripTypeScriptTypes(readFileSync(join(import.meta.dirname, name), 'utf8')));
    return ['--import', pathToFileURL(plain).href];
  });
}
