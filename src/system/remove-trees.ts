import { chmodSync, readdirSync, rmSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { systemErrorCode } from './disk-failure.ts';
import { removalPauseMs, halt } from './rename.ts';

/** The calls to the machine for removing. */
export interface Remover {
  readonly platform: string;
  /** Removes a tree; a missing one is no error. Throws what `node:fs` throws. */
  readonly remove: (path: string) => void;
  readonly pause: (ms: number) => void;
  /** Milliseconds until the process must end; `Infinity`: no limit. */
  readonly msLeft: () => number;
}

/** `rmSync` retries too, but on Windows not after EPERM, which is the usual refusal, and without real pauses. */
export const MACHINE_REMOVER: Remover = {
  platform: process.platform,
  remove: (path) => {
    rmSync(path, { recursive: true, force: true });
  },
  pause: halt,
  msLeft: () => Infinity,
};

/** Stands for an error code of the system. */
const NO_TIME = 'no time';

/**
 * Removes trees, and waits a moment for those that are in use. Returns the paths of those that stay, because they are in
 * use or there is no time left. It is synchronous, since it also runs while the process ends.
 */
export function removeTrees(paths: readonly string[], remover = MACHINE_REMOVER): readonly string[] {
  let left = paths;
  for (let times = 1; ; times += 1) {
    const refused = left.map((path) => ({ path, code: removeTree(path, remover) }));
    const stay = refused.filter(({ code }) => code !== null);
    left = stay.map(({ path }) => path);
    const pauses = stay.map(({ code }) => removalPauseMs(code, times, remover.platform) ?? 0);
    const pauseMs = Math.max(0, ...pauses);
    if (pauseMs === 0 || pauseMs > remover.msLeft()) return left;
    remover.pause(pauseMs);
  }
}

/** Removes trees without waiting. Returns the paths of those that stay. */
export function removeAtOnce(paths: readonly string[], remover = MACHINE_REMOVER): readonly string[] {
  return paths.filter((path) => removeTree(path, remover) !== null);
}

/** Removes a tree, also one with read-only folders. Returns the code of the error; `null` when it is gone. */
function removeTree(path: string, remover: Remover): string | null {
  const { remove, msLeft } = remover;
  if (msLeft() < Infinity && !removeFiles(path, remover)) return NO_TIME;
  try {
    remove(path);
    return null;
  } catch {
    // Once more with every right to its folders.
    makeWritable(path);
  }
  try {
    remove(path);
    return null;
  } catch (error) {
    return systemErrorCode(error) ?? 'unknown';
  }
}

/** Removes the files of a tree one by one, as far as possible. Returns whether the time was enough. */
function removeFiles(folder: string, remover: Remover): boolean {
  let entries: readonly Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return remover.msLeft() > 0;
  }
  for (const entry of entries) {
    if (remover.msLeft() <= 0) return false;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!removeFiles(path, remover)) return false;
      continue;
    }
    try {
      remover.remove(path);
    } catch {
      // Removing the whole tree tries this file again, and reports its error.
    }
  }
  return true;
}

/** Gives the owner every right to the folders of a tree, as far as possible. */
function makeWritable(folder: string): void {
  try {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) makeWritable(join(folder, entry.name));
    }
  } catch {
    // Removing them later reports the error.
  }
}
