import { renameSync } from 'node:fs';
import { renamePauseMs } from './in-use-patience.ts';
import { systemErrorCode } from './disk-failure.ts';
import { halt } from './halt.ts';

/** Renames, and waits a moment where the system says that the thing is in use. Throws what `renameSync` throws. */
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
