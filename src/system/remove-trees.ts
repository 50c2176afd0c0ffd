import { chmodSync, readdirSync, rmSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { systemErrorCode } from './disk-failure.ts';
import { removalPauseMs, halt } from './rename.ts';

/** What removing needs of the machine. */
export interface Remover {
  readonly platform: string;
  /** Removes a tree; nothing there is no fault. Throws what `node:fs` throws. */
  readonly remove: (path: string) => void;
  readonly pause: (ms: number) => void;
  /** Milliseconds until the process has to be over; `Infinity`: as long as it takes. */
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

/** In the place of a system's code. */
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

/** Removes a tree, also one with folders that may not be written to. Gives the code of what keeps it; `null` when it is gone. */
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

/** Removes the files of a tree one by one, as far as that is possible. Whether there was time for all. */
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
      // It is tried once more with the whole tree, which says what is wrong.
    }
  }
  return true;
}

/** Gives the owner every right to the folders of a tree, as far as that is possible. */
function makeWritable(folder: string): void {
  try {
    chmodSync(folder, 0o700);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) makeWritable(join(folder, entry.name));
    }
  } catch {
    // The next try to remove it says what is wrong.
  }
}
