import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listenForStop } from './stop.ts';
import { messageOf } from '../system/error-code.ts';
import type { EmulatorOptions } from '../options.ts';
import { startEmulator } from '../server.ts';

/** The argument that makes the script the emulator itself. */
export const SERVE = 'serve';

/** An emulator that listens in a process of its own. */
export interface Background {
  readonly apiUrl: string;
  readonly pages: number;
  /** A POST to this address stops it. */
  readonly stopUrl: string;
}

type Told = { readonly ready: Background } | { readonly problem: string };

/** The message that lets the emulator's process outlive the step. */
const STAY = 'stay';
/** Rendering and packing a folder of a gigabyte takes less than half of it. */
const START_LIMIT_MS = 300_000;
/** The longest that GitHub lets a job run on its own runners. */
const LIFETIME_MS = 6 * 3_600_000;

export interface BackgroundOptions extends EmulatorOptions {
  /** When the emulator ends by itself. */
  readonly lifetimeMs?: number | undefined;
}

interface Step {
  /** Holds the emulator's log and its files. */
  readonly folder: string;
  /** Makes the emulator known to the steps that follow. */
  readonly use: (background: Background) => void;
  readonly limitMs?: number | undefined;
}

/**
 * Starts the emulator as a process that outlives this one, once it listens and `use` has returned. When either fails, the
 * process is killed. It prints into a file, as pipes to this process would keep the step from ending.
 */
export async function startInBackground(
  script: string,
  options: BackgroundOptions,
  { folder, use, limitMs = START_LIMIT_MS }: Step,
): Promise<void> {
  const log = openSync(logFile(folder), 'w');
  const child = spawn(process.execPath, [script, SERVE], {
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
  });
  closeSync(log);
  try {
    // Not as an argument: the key would be in the list of processes.
    child.send(options);
    const told = await firstWord(child, folder, limitMs);
    if ('problem' in told) throw new Error(`Cannot start the emulator: ${told.problem}`);
    use(told.ready);
    await new Promise<void>((resolve, reject) => {
      child.send(STAY, (error) => {
        if (error === null) resolve();
        else reject(error);
      });
    });
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    if (child.connected) child.disconnect();
    child.unref();
  }
}

function firstWord(child: ChildProcess, folder: string, limitMs: number): Promise<Told> {
  return new Promise((resolve, reject) => {
    const failed = (why: string): void => {
      clearTimeout(timer);
      reject(new Error(`Cannot start the emulator: ${why}. ${printedIn(folder)}`.trim()));
    };
    const timer = setTimeout(() => {
      failed(`it did not listen within ${limitMs / 1000} s`);
    }, limitMs);
    child.once('message', (message) => {
      clearTimeout(timer);
      resolve(message as Told);
    });
    child.on('error', (error) => {
      failed(messageOf(error));
    });
    child.once('exit', (code) => {
      failed(`it ended with ${String(code)}`);
    });
  });
}

/** What the emulator's process has printed: nothing, unless it has failed. */
export function printedIn(folder: string): string {
  try {
    return readFileSync(logFile(folder), 'utf8').trim();
  } catch {
    return '';
  }
}

/** Runs the emulator in the process that `startInBackground` has started, until it is stopped or its lifetime is over. */
export async function serve(): Promise<void> {
  const tell = (told: Told): Promise<unknown> =>
    new Promise((resolve) => process.send?.(told, undefined, undefined, resolve));
  // The emulator ends with a step that dies before it has sent `STAY`.
  const end = (): never => process.exit(1);
  process.once('disconnect', end);
  const [{ lifetimeMs = LIFETIME_MS, ...options }] = (await once(process, 'message')) as [BackgroundOptions];
  try {
    const emulator = await startEmulator(options);
    const stopUrl = await listenForStop(emulator, () => process.exit(0));
    process.once('message', () => {
      process.off('disconnect', end);
      setTimeout(() => process.exit(0), lifetimeMs).unref();
    });
    await tell({ ready: { apiUrl: emulator.apiUrl, pages: emulator.pages, stopUrl: stopUrl } });
  } catch (error) {
    await tell({ problem: messageOf(error) });
    process.exit(1);
  }
}

function logFile(folder: string): string {
  return join(folder, 'emulator.log');
}
