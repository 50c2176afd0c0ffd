import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openControl } from './control.ts';
import { messageOf } from './error-code.ts';
import type { EmulatorOptions } from './options.ts';
import { startEmulator } from './server.ts';

/** What the script is told to be the emulator itself. */
export const SERVE = 'serve';

/** An emulator that listens in a process of its own. */
export interface Background {
  readonly apiUrl: string;
  readonly pages: number;
  /** Where it is ended. */
  readonly control: string;
}

type Told = { readonly ready: Background } | { readonly problem: string };

/**
 * Starts the emulator as a process that outlives this one, and resolves when it listens. It prints into a file of
 * `folder` and keeps its files there: pipes to this process would keep the step from ending.
 */
export async function startInBackground(
  script: string,
  options: EmulatorOptions,
  folder: string,
): Promise<Background> {
  const log = openSync(logFile(folder), 'w');
  const child = spawn(process.execPath, [script, SERVE], {
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log, 'ipc'],
    env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
  });
  closeSync(log);
  const told = await new Promise<Told>((resolve, reject) => {
    child.once('message', (message) => {
      resolve(message as Told);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`Cannot start the emulator: it ended with ${String(code)}. ${printedIn(folder)}`));
    });
    // Not as an argument: the key would be in the list of processes.
    child.send(options);
  });
  if ('problem' in told) throw new Error(`Cannot start the emulator: ${told.problem}`);
  child.disconnect();
  child.unref();
  return told.ready;
}

/** What the emulator's process has printed, which is nothing unless something is wrong with it. */
export function printedIn(folder: string): string {
  try {
    return readFileSync(logFile(folder), 'utf8').trim();
  } catch {
    return '';
  }
}

/** Is the emulator, in the process that `startInBackground` has started, until its control ends it. */
export async function serve(): Promise<void> {
  const tell = (told: Told): Promise<unknown> =>
    new Promise((resolve) => process.send?.(told, undefined, undefined, resolve));
  const [options] = (await once(process, 'message')) as [EmulatorOptions];
  try {
    const emulator = await startEmulator(options);
    const control = await openControl(emulator, () => process.exit(0));
    await tell({ ready: { apiUrl: emulator.apiUrl, pages: emulator.pages, control } });
  } catch (error) {
    await tell({ problem: messageOf(error) });
    process.exit(1);
  }
}

function logFile(folder: string): string {
  return join(folder, 'emulator.log');
}
