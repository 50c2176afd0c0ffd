import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import { orDiskFailure, systemErrorCode } from '../../system/disk-failure.ts';
import { damaged, zlibFailure } from '../damage.ts';
import { type ByteSink, INFLATED_PIECE_BYTES, inflateInto, passInto } from '../inflate.ts';
import {
  checkDescriptor,
  checkLocalHeader,
  DESCRIPTOR_HEAD_BYTES,
  requireOneDescriptor,
  STORED,
  type ZipEntry,
} from './record.ts';

/** Read at once, so that small entries cost no system call each. */
export const ZIP_WINDOW_BYTES = 512 * 1024;

/** A zip file, read mostly from front to back through one window. Throws `archive-damaged`, `disk-error`. */
export class ZipFile {
  readonly length: number;
  readonly #path: string;
  readonly #descriptor: number;
  readonly #window = Buffer.allocUnsafeSlow(ZIP_WINDOW_BYTES);
  #start = 0;
  #end = 0;

  /** To be closed. */
  constructor(path: string) {
    this.#path = path;
    this.#descriptor = this.#orFailure(() => openSync(path, 'r'));
    this.length = this.#orFailure(() => fstatSync(this.#descriptor).size);
  }

  /** At most a window, which is valid until the next call. */
  read(offset: number, length: number): Buffer {
    if (!(offset >= 0) || offset + length > this.length) throw damaged('it points past its end');
    if (offset < this.#start || offset + length > this.#end) this.#load(offset, offset + length);
    return this.#window.subarray(offset - this.#start, offset - this.#start + length);
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  /** Reads until the window reaches `needed`, and as far beyond as it has room. */
  #load(offset: number, needed: number): void {
    this.#start = offset;
    this.#end = offset;
    while (this.#end < needed) {
      const held = this.#end - offset;
      const room = ZIP_WINDOW_BYTES - held;
      const bytes = this.#orFailure(() => readSync(this.#descriptor, this.#window, held, room, this.#end));
      if (bytes === 0) throw damaged('it became shorter while it was read');
      this.#end += bytes;
    }
  }

  #orFailure<T>(act: () => T): T {
    return orDiskFailure(this.#path, 'read the archive', act);
  }
}

/** What `inflateRawSync` returns under `info`; its declared type leaves that out. */
interface InflateInfo {
  readonly buffer: Buffer;
  readonly engine: { readonly bytesWritten: number };
}

/** Smaller buffers are parts of Node's pool and cannot be freed one by one. */
const LEAST_ROOM_BYTES = Buffer.poolSize;

/** The packed data of an entry in `whole`: its header, data and descriptor. Throws `archive-damaged`. */
export function packedData(whole: Buffer, entry: ZipEntry): Buffer {
  const start = checkLocalHeader(whole, entry);
  const end = dataEnd(start, whole.length, entry);
  checkDescriptor(whole.subarray(end), entry);
  return whole.subarray(start, end);
}

/** Where the data end that begin at `start`, in an entry of `length` bytes. Throws `archive-damaged`. */
export function dataEnd(start: number, length: number, { packedBytes, name }: ZipEntry): number {
  if (start + packedBytes > length) throw damaged('its data reach into what follows it', name);
  return start + packedBytes;
}

/**
 * Hands the unpacked data of one entry to `use`, which must not keep them. The packed data must end exactly where the
 * entry ends, and must give its size and its CRC-32. Throws `archive-damaged`, or what `use` throws.
 */
export function unpackData(packed: Buffer, entry: ZipEntry, use: (bytes: Buffer) => void): void {
  requireOneDescriptor(packed, entry);
  const bytes = entry.method === STORED ? packed : inflate(packed, entry);
  requireSize(bytes.length, entry);
  requireSum(crc32(bytes), entry);
  use(bytes);
  // Otherwise the collector lets 64 MiB of these pile up in each thread: a large zip has a peak of 330 MiB then, now 254.
  if (bytes !== packed && bytes.length > 0) (bytes.buffer as ArrayBuffer).transfer(0);
}

function inflate(packed: Buffer, entry: ZipEntry): Buffer {
  // One byte of room more than is needed: data that fill it are too long.
  const room = Math.max(LEAST_ROOM_BYTES, entry.bytes + 1);
  try {
    const options = { chunkSize: room, maxOutputLength: room, info: true };
    const { buffer, engine } = inflateRawSync(packed, options) as unknown as InflateInfo;
    if (engine.bytesWritten < packed.length) throw damaged('other bytes follow the deflate data', entry.name);
    return buffer;
  } catch (error) {
    if (systemErrorCode(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLong(entry);
    throw zlibFailure(error, 'deflate', entry.name);
  }
}

/**
 * The same for data that are too large to hold: takes them piece by piece, and hands the unpacked pieces to `take`.
 * Everything rejects with `archive-damaged`, or with what `take` throws.
 */
export function unpackingSink(entry: ZipEntry, take: (bytes: Buffer) => void): ByteSink {
  let sum = 0;
  let bytes = 0;
  let tail = Buffer.alloc(0);
  const takeSome = (piece: Buffer): number => {
    if (entry.method === STORED) {
      const joined = Buffer.concat([tail, piece]);
      requireOneDescriptor(joined, entry, bytes - tail.length);
      tail = Buffer.from(joined.subarray(-DESCRIPTOR_HEAD_BYTES));
    }
    bytes += piece.length;
    if (bytes > entry.bytes) throw tooLong(entry);
    sum = crc32(piece, sum);
    take(piece);
    return piece.length;
  };
  const sink =
    entry.method === STORED
      ? passInto(takeSome)
      : inflateInto(createInflateRaw({ chunkSize: INFLATED_PIECE_BYTES }), {
          format: 'deflate',
          entry: entry.name,
          mayFollow: null,
          take: takeSome,
        });
  return {
    ...sink,
    async end() {
      await sink.end();
      requireSize(bytes, entry);
      requireSum(sum, entry);
    },
  };
}

function requireSize(bytes: number, entry: ZipEntry): void {
  if (bytes > entry.bytes) throw tooLong(entry);
  if (bytes < entry.bytes) throw damaged('it is shorter than the directory says', entry.name);
}

function requireSum(sum: number, entry: ZipEntry): void {
  if (sum !== entry.crc) throw damaged('its checksum is wrong', entry.name);
}

function tooLong(entry: ZipEntry): Error {
  return damaged('it is longer than the directory says', entry.name);
}
