import { renameSync } from 'node:fs';
import { systemErrorCode } from './disk-failure.ts';

/** Renames, and waits a moment where the system reports the path in use. Throws what `renameSync` throws. */
export function rename(from: string, to: string): void {
  for (let times = 1; ; times += 1) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      const pauseMs = renamePauseMs(systemErrorCode(error), times, process.platform);
      if (pauseMs === null) throw error;
      // Nothing else may happen between two renames of one publication.
      halt(pauseMs);
    }
  }
}

/**
 * Windows refuses to rename or remove a file while a program has it open. Scanners and indexers open new files for
 * moments. Together these pauses are 1.3 s: a cancelled step must end within three.
 */
const PAUSES_MS: readonly number[] = [10, 20, 40, 80, 150, 300, 700];
const IN_USE_ON_WINDOWS: readonly unknown[] = ['EPERM', 'EACCES', 'EBUSY'];
/** The folder of a removed file: another program adds files to it, or Windows has not finished removing the file. */
const STILL_FULL = 'ENOTEMPTY';

/**
 * How long to wait, in milliseconds, before a rename is retried that was refused with `code` for the `times`th time;
 * `null`: waiting will not help. On other systems a path in use can be renamed, so a refusal is final.
 */
export function renamePauseMs(code: unknown, times: number, platform: string): number | null {
  if (platform !== 'win32' || !IN_USE_ON_WINDOWS.includes(code)) return null;
  return PAUSES_MS[times - 1] ?? null;
}

/** How long to wait, in milliseconds, before a removal is retried; `null`: waiting will not help. */
export function removalPauseMs(code: unknown, times: number, platform: string): number | null {
  if (code === STILL_FULL) return PAUSES_MS[times - 1] ?? null;
  return renamePauseMs(code, times, platform);
}

/** Stops this thread, so that nothing else happens meanwhile. */
export function halt(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
