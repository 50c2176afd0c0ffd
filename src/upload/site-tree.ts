import { closeSync, lstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../core/failure.ts';
import { orDiskFailure } from '../system/disk-failure.ts';
import type { PagesEntry } from './pages-tar.ts';

const READ_BYTES = 256 * 1024;
const READ = 'read the site';

/**
 * Everything in a folder that holds a site: the folder itself, then folders and files in no order, with the bytes of
 * each file. Throws `disk-error`, also for what is neither file nor folder.
 */
export function siteEntries(root: string): readonly PagesEntry[] {
  const entries: PagesEntry[] = [{ path: '', bytes: null }];
  // An array goes on to what is added to it meanwhile.
  for (const { path, bytes } of entries) {
    if (bytes !== null) continue;
    const items = orDiskFailure(join(root, path), READ, () =>
      readdirSync(join(root, path), { withFileTypes: true }),
    );
    for (const item of items) {
      const below = path === '' ? item.name : `${path}/${item.name}`;
      if (item.isDirectory()) entries.push({ path: below, bytes: null });
      else if (item.isFile()) entries.push({ path: below, bytes: sizeOf(join(root, below)) });
      else throw changed(join(root, below), 'it is neither a file nor a folder');
    }
  }
  return entries;
}

/**
 * Reads the files of a site, one at a time and piece by piece. All pieces share one buffer: a piece is there until the
 * next one is asked for, of whichever file.
 */
export function siteReader(root: string): (file: PagesEntry) => Iterable<Uint8Array> {
  const buffer = Buffer.allocUnsafe(READ_BYTES);
  return function* contentsOf({ path, bytes }) {
    const full = join(root, path);
    const descriptor = orDiskFailure(full, READ, () => openSync(full, 'r'));
    try {
      for (let done = 0; ;) {
        const count = orDiskFailure(full, READ, () => readSync(descriptor, buffer, 0, buffer.length, done));
        if (count === 0 && done === bytes) return;
        if (count === 0 || done + count > (bytes ?? 0))
          throw changed(full, 'it has changed while it was read');
        yield buffer.subarray(0, count);
        done += count;
      }
    } finally {
      closeSync(descriptor);
    }
  };
}

function sizeOf(path: string): number {
  return orDiskFailure(path, READ, () => lstatSync(path).size);
}

function changed(path: string, problem: string): Failure {
  return new Failure('disk-error', { path, doing: READ, problem });
}
