import { existsSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from './error-code.ts';

/** Together they are some three seconds: a process that has just ended may hold its files for that long on Windows. */
const PAUSES_MS = [50, 100, 200, 400, 800, 1600];
const IN_USE = ['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY'];

/** What removing needs of the machine. */
export interface Remover {
  readonly remove: (folder: string) => void;
  readonly pause: (ms: number) => Promise<unknown>;
}

const MACHINE: Remover = {
  remove: (folder) => {
    rmSync(folder, { recursive: true, force: true });
  },
  pause,
};

/** Removes a folder, and waits where it is in use: `rmSync` by itself does not wait on Windows. Rejects when it stays. */
export async function removeFolder(folder: string, remover = MACHINE): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    try {
      remover.remove(folder);
      // `rmSync` stops without an error at a file that another process removes at the same time.
      if (!existsSync(folder)) return;
    } catch (error) {
      if (!IN_USE.includes(codeOf(error))) throw error;
    }
    await remover.pause(pauseMs);
  }
  remover.remove(folder);
}
