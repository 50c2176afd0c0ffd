import { addAbortSignal, type Transform } from 'node:stream';
import { damaged, zlibFailure } from './damage.ts';

/** Takes the bytes of an archive in order. */
export interface ByteSink {
  /** Resolves when the next piece may come; the bytes may be overwritten then. Rejects with what went wrong. */
  write(bytes: Buffer): Promise<void>;
  /** Resolves when all that was written has been taken. Rejects with `archive-damaged` when more should have come. */
  end(): Promise<void>;
  /** Stops at once; what waits rejects with `reason`. */
  destroy(reason: unknown): void;
}

/** The part of node:zlib's streams that is used here. */
export type ZlibTransform = Transform & { readonly bytesWritten: number };

/**
 * The `chunkSize` of a stream: node:zlib wakes another thread to inflate this much, which takes 0.1 ms each time. With a
 * quarter of it the whole run takes 5 to 11 % longer.
 */
export const INFLATED_PIECE_BYTES = 1024 * 1024;

/**
 * Consumes a prefix of the bytes and returns its length; the rest is offered again after other tasks had a turn, since no
 * signal is heard while files are made. The bytes may be overwritten after the return.
 */
export type Take = (bytes: Buffer) => number;

/** Files that are made before other tasks have a turn; on a slow disk they take a tenth of a second. */
export const FILES_IN_A_TURN = 256;

export interface InflateOptions {
  /** Names the data in messages, as in `gzip`. */
  readonly format: string;
  /** The entry that the data belong to; `null` where they are the archive's own. */
  readonly entry: string | null;
  /** Whether these bytes, which follow the data in one write, may do so. `null`: none may. */
  readonly mayFollow: ((bytes: Buffer) => boolean) | null;
  readonly take: Take;
}

/**
 * Inflates on another thread and hands the bytes to `take` on this one. While `take` works on one piece the next is
 * being inflated, and no more than that is held.
 */
export function inflateInto(
  transform: ZlibTransform,
  { format, entry, mayFollow, take }: InflateOptions,
): ByteSink {
  const stop = new AbortController();
  addAbortSignal(stop.signal, transform);
  // It is thrown where the pieces are read.
  transform.on('error', () => undefined);
  const takeAll = async (): Promise<void> => {
    try {
      // Unlike 'data', this asks for a piece after the next one was given to the other thread.
      for await (const bytes of transform as AsyncIterable<Buffer>) {
        await takeAllOf(bytes, take, stop.signal);
        free(bytes);
      }
    } catch (error) {
      stop.signal.throwIfAborted();
      throw zlibFailure(error, format, entry);
    }
  };
  const taken = takeAll();
  let given = 0;
  // A write that waits for room is not called back when the stream is destroyed.
  let wake: () => void = () => undefined;
  taken.catch(() => {
    wake();
  });
  return {
    async write(bytes) {
      await new Promise<void>((resolve) => {
        wake = resolve;
        transform.write(bytes, () => {
          resolve();
        });
      });
      if (transform.destroyed) await taken;
      given += bytes.length;
      // node:zlib stops by itself where the data end, or where a zero follows gzip data, and ignores whatever comes then.
      const left = Math.min(bytes.length, given - transform.bytesWritten);
      if (left <= 0 || mayFollow?.(bytes.subarray(bytes.length - left)) === true) return;
      stop.abort(damaged(`other bytes follow the ${format} data`, entry));
      stop.signal.throwIfAborted();
    },
    async end() {
      transform.end();
      await taken;
    },
    destroy: (reason) => {
      stop.abort(reason);
    },
  };
}

/** Hands the bytes on as they are. */
export function passInto(take: Take): ByteSink {
  const stop = new AbortController();
  const pass = async (bytes: Buffer): Promise<void> => {
    // A stop may come before it.
    await Promise.resolve();
    await takeAllOf(bytes, take, stop.signal);
  };
  return {
    write: pass,
    end: () => pass(Buffer.alloc(0)),
    destroy: (reason) => {
      stop.abort(reason);
    },
  };
}

/** Rejects with what `take` throws, or with the signal's reason. */
async function takeAllOf(bytes: Buffer, take: Take, signal: AbortSignal): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    signal.throwIfAborted();
    at += take(bytes.subarray(at));
    if (at < bytes.length) await new Promise((resolve) => setImmediate(resolve));
  }
  signal.throwIfAborted();
}

/**
 * Frees the memory of a piece at once: the collector would let 64 MiB of them pile up. A stream fills each buffer before
 * it takes a new one, so the piece that ends with its buffer is the last.
 */
function free({ buffer, byteOffset, length }: Buffer): void {
  const isLast = byteOffset + length === INFLATED_PIECE_BYTES && buffer.byteLength === INFLATED_PIECE_BYTES;
  if (isLast && buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** `inLargePieces` hands on pieces of this size. Smaller ones keep the inflating thread waiting between two of them. */
const PIECE_BYTES = 1024 * 1024;

/**
 * Gathers small pieces into larger ones and hands one on while the next is gathered, so that whoever brings the bytes
 * and whoever takes them work at the same time. What is brought is copied.
 */
export function inLargePieces(sink: ByteSink): ByteSink {
  let filling = Buffer.allocUnsafeSlow(PIECE_BYTES);
  let spare = Buffer.allocUnsafeSlow(PIECE_BYTES);
  let used = 0;
  let handed: Promise<void> = Promise.resolve();

  const handOn = async (): Promise<void> => {
    await handed;
    handed = sink.write(filling.subarray(0, used));
    // It is waited for before the next one.
    handed.catch(() => undefined);
    [filling, spare] = [spare, filling];
    used = 0;
  };
  return {
    ...sink,
    async write(bytes) {
      for (let at = 0; at < bytes.length;) {
        const copied = bytes.copy(filling, used, at);
        used += copied;
        at += copied;
        if (used === PIECE_BYTES) await handOn();
      }
    },
    async end() {
      if (used > 0) await handOn();
      await handed;
      await sink.end();
    },
  };
}
