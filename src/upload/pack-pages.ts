import { closeSync, openSync, readSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../core/failure.ts';
import { diskFailure } from '../system/disk-failure.ts';
import { PAGES_TIME_S, pagesEnd, pagesHeader, pagesPadding, type PagesEntry } from './pages-tar.ts';

export interface PackOrder {
  /** A file that is not there yet. */
  readonly into: string;
  /** In the order of the tar. */
  readonly entries: readonly PagesEntry[];
  /** A piece is there until the next one is asked for. */
  readonly contentsOf: (file: PagesEntry) => Iterable<Uint8Array>;
}

/** Written at once; between two writes a signal is seen. */
const BATCH_BYTES = 1024 * 1024;
const READ_BYTES = 256 * 1024;

/**
 * Writes the tar of a Pages artifact. Rejects with `disk-full`, `disk-error`, or the reason of the signal; what is
 * written then stays, for the caller to remove.
 */
export async function packPages(
  { into, entries, contentsOf }: PackOrder,
  signal: AbortSignal,
): Promise<void> {
  let file: FileHandle | null = null;
  try {
    file = await open(into, 'wx');
    for (const batch of batches(tarPieces(entries, contentsOf))) {
      signal.throwIfAborted();
      await file.writeFile(batch);
    }
    // They go into the artifact with it: the same site is to give the same artifact.
    await file.chmod(0o644);
    await file.utimes(PAGES_TIME_S, PAGES_TIME_S);
  } catch (error) {
    throw diskFailure(error, into, 'write the Pages artifact');
  } finally {
    await file?.close();
  }
}

function* tarPieces(
  entries: readonly PagesEntry[],
  contentsOf: (file: PagesEntry) => Iterable<Uint8Array>,
): Generator<Uint8Array> {
  let tarBytes = 0;
  for (const entry of entries) {
    const header = pagesHeader(entry);
    yield header;
    tarBytes += header.length;
    const bytes = entry.bytes ?? 0;
    if (bytes === 0) continue;
    yield* contentsOf(entry);
    const padding = pagesPadding(bytes);
    yield padding;
    tarBytes += bytes + padding.length;
  }
  yield pagesEnd(tarBytes);
}

/** Gathers small pieces, so that a file needs no separate write. A batch is valid until the next one is requested. */
function* batches(pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  const buffer = Buffer.allocUnsafe(BATCH_BYTES);
  let used = 0;
  for (const piece of pieces) {
    for (let at = 0; at < piece.length;) {
      const count = Math.min(piece.length - at, BATCH_BYTES - used);
      buffer.set(piece.subarray(at, at + count), used);
      used += count;
      at += count;
      if (used < BATCH_BYTES) continue;
      yield buffer;
      used = 0;
    }
  }
  yield buffer.subarray(0, used);
}

/**
 * Reads the files of a site, one at a time and piece by piece. All pieces share one buffer: a piece is there until the
 * next one is asked for, of whichever file.
 */
export function siteReader(root: string): (file: PagesEntry) => Iterable<Uint8Array> {
  const buffer = Buffer.allocUnsafe(READ_BYTES);
  return function* contentsOf({ path, bytes }) {
    const full = join(root, path);
    let descriptor: number | null = null;
    try {
      descriptor = openSync(full, 'r');
      for (let done = 0; ;) {
        const count = readSync(descriptor, buffer, 0, buffer.length, done);
        if (count === 0 && done === bytes) return;
        if (count === 0 || done + count > (bytes ?? 0)) throw changed(full);
        yield buffer.subarray(0, count);
        done += count;
      }
    } catch (error) {
      throw diskFailure(error, full, 'read the site');
    } finally {
      if (descriptor !== null) closeSync(descriptor);
    }
  };
}

function changed(path: string): Failure {
  return new Failure('disk-error', {
    path,
    doing: 'read the site',
    problem: 'it has changed while it was read',
  });
}
