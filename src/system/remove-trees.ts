import { chmodSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemErrorCode } from './disk-failure.ts';
import { removalPauseMs, halt } from './rename.ts';

/** What removing needs of the machine. */
export interface Remover {
  readonly platform: string;
  /** Removes a tree; nothing there is no fault. Throws what `node:fs` throws. */
  readonly remove: (path: string) => void;
  readonly pause: (ms: number) => void;
}

/** `rmSync` retries too, but on Windows not after EPERM, which is the usual refusal, and without real pauses. */
export const MACHINE_REMOVER: Remover = {
  platform: process.platform,
  remove: (path) => {
    rmSync(path, { recursive: true, force: true });
  },
  pause: halt,
};

/**
 * Removes trees, and waits a moment for those that are in use. Returns the paths of those that stay. It is synchronous,
 * since it also runs while the process ends.
 */
export function removeTrees(paths: readonly string[], remover = MACHINE_REMOVER): readonly string[] {
  let left = paths;
  for (let times = 1; ; times += 1) {
    const refused = left.map((path) => ({ path, code: removeTree(path, remover) }));
    const stay = refused.filter(({ code }) => code !== null);
    left = stay.map(({ path }) => path);
    const pauses = stay.map(({ code }) => removalPauseMs(code, times, remover.platform) ?? 0);
    const pauseMs = Math.max(0, ...pauses);
    if (pauseMs === 0) return left;
    remover.pause(pauseMs);
  }
}

/** Removes trees without waiting. Returns the paths of those that stay. */
export function removeAtOnce(paths: readonly string[], remover = MACHINE_REMOVER): readonly string[] {
  return paths.filter((path) => removeTree(path, remover) !== null);
}

/** Removes a tree, also one with folders that may not be written to. Gives the code of what keeps it; `null` when it is gone. */
function removeTree(path: string, { remove }: Remover): string | null {
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
