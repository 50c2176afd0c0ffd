import { basename, dirname, extname, join } from 'node:path';

/** Entries that do not run in the main thread: by the folder that they lie in, their file and their bundle in dist/. */
const ENTRIES = {
  zip: { file: 'worker', bundle: 'unpack-worker' },
  check: { file: 'reader', bundle: 'site-check' },
} as const;

/**
 * The file of the entry of this folder, as seen from `here`: a file beside it in src/ or lib/, or the bundle that
 * contains this file.
 */
export function workerFile(folder: keyof typeof ENTRIES, here: string): string {
  const { file, bundle } = ENTRIES[folder];
  return basename(dirname(here)) === folder
    ? join(dirname(here), `${file}${extname(here)}`)
    : join(dirname(here), '..', bundle, 'index.js');
}
