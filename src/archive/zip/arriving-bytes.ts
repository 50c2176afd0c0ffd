import { ZIP_WINDOW_BYTES, type ZipBytes } from './bytes.ts';
import { damaged } from '../damage.ts';

/**
 * Room for what has arrived and was not read yet. So much of the stream arrives while the directory is fetched: if it
 * stood still, TCP would have to start slowly again.
 */
const HELD_BYTES = 16 * ZIP_WINDOW_BYTES;
/** A zip up to this size is waited for: to ask for its end would take longer. */
const WHOLE_BYTES = 8 * ZIP_WINDOW_BYTES;
/**
 * The end of a zip that is fetched ahead: directories of documentation take a fortieth to a thirtieth. What is fetched
 * ahead arrives twice; a longer directory costs further round trips.
 */
const TAIL_SHARE = 1 / 32;
const TAIL_LEAST_BYTES = 256 * 1024;
const TAIL_MOST_BYTES = 8 * 1024 * 1024;
/** A long directory is fetched in pieces of this size. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** The store has no random access. Nothing has been read then; `given` are all bytes that arrived so far. */
export class NoRandomAccess extends Error {
  override readonly name = 'NoRandomAccess';
  readonly given: readonly Uint8Array[];

  constructor(given: readonly Uint8Array[] = []) {
    super();
    this.given = given;
  }
}

export interface ArrivingZip {
  readonly totalBytes: number;
  /** A random access read; `null` when the store cannot do it. */
  readonly readAt: (fromByte: number, endByte: number) => Promise<Uint8Array | null>;
  /** Called after each read; may throw. */
  readonly onRead: () => void;
}

/**
 * The bytes of a zip that is being downloaded: its directory is fetched by random access, its entries are read as
 * they arrive. A zip that fits into what is held is read from there altogether.
 */
export class ZipArrivingBytes implements ZipBytes {
  readonly length: number;
  readonly #from: ArrivingZip;
  readonly #held = Buffer.allocUnsafeSlow(HELD_BYTES);
  /** Offset in the zip of the first byte of `#held`, of the first one still wanted, and of the first not there. */
  #base = 0;
  #start = 0;
  #end = 0;
  #tail: Buffer | null = null;
  #piece: { readonly offset: number; readonly bytes: Buffer } | null = null;
  #stopped: { readonly error: unknown } | null = null;
  #isOver = false;
  #wakeReader: () => void = () => undefined;
  #wakeWriter: () => void = () => undefined;

  constructor(from: ArrivingZip) {
    this.#from = from;
    this.length = from.totalBytes;
  }

  /** What has arrived and is still held. As long as nothing was read these are all bytes from the first one. */
  get held(): Buffer {
    return this.#held.subarray(this.#start - this.#base, this.#end - this.#base);
  }

  /** Takes the next bytes that arrive. Resolves with how many were taken: all of them unless `stop` was called. */
  async push(bytes: Uint8Array): Promise<number> {
    let taken = 0;
    while (taken < bytes.length) {
      if (this.#isOver) return bytes.length;
      if (this.#stopped !== null) break;
      const room = this.#base + HELD_BYTES - this.#end;
      if (room === 0) {
        await new Promise<void>((resolve) => {
          this.#wakeWriter = resolve;
        });
        continue;
      }
      const part = bytes.subarray(taken, taken + room);
      this.#held.set(part, this.#end - this.#base);
      this.#end += part.length;
      taken += part.length;
      this.#wakeReader();
    }
    return taken;
  }

  async peek(offset: number, length: number): Promise<Buffer> {
    this.#requireInside(offset, length);
    if (this.length <= WHOLE_BYTES) {
      await this.#arrival(offset + length);
      return this.#held.subarray(offset, offset + length);
    }
    const tailStart = this.length - tailBytes(this.length);
    this.#tail ??= await this.#fetch(tailStart, this.length);
    if (offset >= tailStart) return this.#tail.subarray(offset - tailStart, offset - tailStart + length);
    let piece = this.#piece;
    if (piece === null || offset < piece.offset || offset + length > piece.offset + piece.bytes.length) {
      const end = Math.max(offset + length, Math.min(tailStart, offset + PIECE_BYTES));
      piece = { offset, bytes: await this.#fetch(offset, end) };
      this.#piece = piece;
    }
    return piece.bytes.subarray(offset - piece.offset, offset - piece.offset + length);
  }

  async read(offset: number, length: number): Promise<Buffer> {
    this.#requireInside(offset, length);
    if (offset < this.#start) throw new Error('these bytes of the zip are gone');
    this.#piece = null;
    this.#start = Math.min(offset, this.#end);
    if (this.length > WHOLE_BYTES && this.#start - this.#base > HELD_BYTES / 2) this.#moveUp();
    await this.#arrival(offset + length);
    this.#from.onRead();
    return this.#held.subarray(offset - this.#base, offset - this.#base + length);
  }

  readNow(offset: number, length: number): Buffer | null {
    // No `#moveUp`, so what was returned before stays valid.
    if (offset < this.#start || offset + length > this.#end || this.#stopped !== null) return null;
    this.#start = offset;
    return this.#held.subarray(offset - this.#base, offset - this.#base + length);
  }

  /** Nothing is read any more: what still arrives is dropped. */
  finish(): void {
    this.#isOver = true;
    this.#wakeWriter();
  }

  /** What waits for bytes rejects with `error`, and no more are taken. */
  stop(error: unknown): void {
    this.#stopped ??= { error };
    this.#wakeWriter();
    this.#wakeReader();
  }

  #requireInside(offset: number, length: number): void {
    if (!(offset >= 0) || offset + length > this.length) throw damaged('it points past its end');
  }

  async #fetch(from: number, end: number): Promise<Buffer> {
    const bytes = await this.#from.readAt(from, end);
    if (this.#stopped !== null) throw this.#stopped.error;
    if (bytes === null) throw new NoRandomAccess();
    this.#from.onRead();
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  #moveUp(): void {
    this.#held.copyWithin(0, this.#start - this.#base, this.#end - this.#base);
    this.#base = this.#start;
    this.#wakeWriter();
  }

  async #arrival(end: number): Promise<void> {
    while (this.#end < end) {
      if (this.#stopped !== null) throw this.#stopped.error;
      await new Promise<void>((resolve) => {
        this.#wakeReader = resolve;
      });
    }
  }
}

function tailBytes(length: number): number {
  return Math.min(TAIL_MOST_BYTES, Math.max(TAIL_LEAST_BYTES, Math.floor(length * TAIL_SHARE)));
}
