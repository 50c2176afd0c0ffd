import { open, type FileHandle } from 'node:fs/promises';
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
    const batch = new Batch(file, signal);
    let bytes = 0;
    for (const piece of tarPieces(entries, contentsOf)) {
      bytes += piece.length;
      await batch.add(piece);
    }
    await batch.add(pagesEnd(bytes));
    await batch.flush();
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
  for (const entry of entries) {
    yield pagesHeader(entry);
    if (entry.bytes === null || entry.bytes === 0) continue;
    yield* contentsOf(entry);
    yield pagesPadding(entry.bytes);
  }
}

/** Gathers small pieces, so that a file costs no write of its own. */
class Batch {
  readonly #file: FileHandle;
  readonly #signal: AbortSignal;
  readonly #buffer = Buffer.allocUnsafe(BATCH_BYTES);
  #used = 0;

  constructor(file: FileHandle, signal: AbortSignal) {
    this.#file = file;
    this.#signal = signal;
  }

  /** Takes a copy of the piece. */
  async add(piece: Uint8Array): Promise<void> {
    for (let at = 0; at < piece.length;) {
      const count = Math.min(piece.length - at, BATCH_BYTES - this.#used);
      this.#buffer.set(piece.subarray(at, at + count), this.#used);
      this.#used += count;
      at += count;
      if (this.#used === BATCH_BYTES) await this.flush();
    }
  }

  async flush(): Promise<void> {
    for (let at = 0; at < this.#used;) {
      this.#signal.throwIfAborted();
      at += (await this.#file.write(this.#buffer, at, this.#used - at)).bytesWritten;
    }
    this.#used = 0;
  }
}
