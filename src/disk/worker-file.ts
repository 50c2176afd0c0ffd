import { basename, dirname, extname, join } from 'node:path';

/** Entries that run in threads. */
type WorkerEntry = 'unpack-worker';

/**
 * The file of a thread's entry, as seen from `here`, a file of this folder or the bundle that it became: the entry of
 * the same kind in src/ or lib/, or the folder of its bundle in dist/.
 */
export function workerFile(entry: WorkerEntry, here: string): string {
  const folder = join(dirname(here), '..');
  return basename(dirname(here)) === 'disk'
    ? join(folder, `${entry}${extname(here)}`)
    : join(folder, entry, 'index.js');
}
