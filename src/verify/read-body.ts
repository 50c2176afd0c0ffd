import { createHash } from 'node:crypto';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { HttpAnswer } from '../service/http/send.ts';
import { formatBytes } from '../text/amounts.ts';
import { printable } from '../text/redact.ts';
import type { Body } from './answer.ts';

/** Memory never holds more of one answer: a longer body is hashed while it arrives. */
export const HELD_MAX_BYTES = 16 * 1024 * 1024;

export interface BodyLimits {
  /** After decompression. */
  readonly mostBytes: number;
  readonly keepsBytes: boolean;
}

/**
 * Reads the body of an answer to its end, or to its limit, and decompresses it. Rejects with `HttpProblem` when
 * it is cut.
 */
export async function readBody(
  { header, body, close }: Pick<HttpAnswer, 'header' | 'body' | 'close'>,
  { mostBytes, keepsBytes }: BodyLimits,
): Promise<Body> {
  const coding = (header('content-encoding') ?? '').trim().toLowerCase();
  const decompressors = decompressorsOf(coding);
  if (decompressors === null) {
    close();
    return unreadable(`it is compressed as '${printable(coding).slice(0, 40)}', which was not asked for`);
  }
  const isPacked = decompressors.length > 0;
  const limit = isPacked ? Math.min(mostBytes, HELD_MAX_BYTES) : mostBytes;
  const held = new HeldBytes();
  const sentHash = createHash('sha256');
  let bytes = 0;
  // Leaving the loop drops the rest of the body.
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > limit) return unreadable(`it is longer than ${formatBytes(limit)}`);
    sentHash.update(chunk);
    if (isPacked || (keepsBytes && bytes <= HELD_MAX_BYTES)) held.add(chunk);
  }
  const sentSha256 = sentHash.digest('hex');
  // Some hosts name an encoding and send no byte of it for an empty file.
  if (isPacked && bytes > 0) {
    const plain = await decompressed(held.bytes(), decompressors, limit);
    if (!Buffer.isBuffer(plain)) return plain;
    const sha256 = createHash('sha256').update(plain).digest('hex');
    return { kind: 'whole', sha256, sentSha256, bytes: keepsBytes ? plain : null };
  }
  const isKept = keepsBytes && bytes <= HELD_MAX_BYTES;
  return { kind: 'whole', sha256: sentSha256, sentSha256, bytes: isKept ? held.bytes() : null };
}

/** Bytes of a body in one growing piece: a host may send one at a time, and each would take a hundred times its size. */
class HeldBytes {
  #buffer = Buffer.alloc(0);
  #length = 0;

  add(chunk: Uint8Array): void {
    const length = this.#length + chunk.length;
    if (length > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(length, 2 * this.#buffer.length));
      this.bytes().copy(larger);
      this.#buffer = larger;
    }
    this.#buffer.set(chunk, this.#length);
    this.#length = length;
  }

  bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }
}

type Decompress = typeof gunzip;

/** The accepted encodings: `Accept-Encoding`. */
const DECOMPRESSORS: ReadonlyMap<string, Decompress> = new Map([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  ['br', brotliDecompress],
]);

/** What browsers undo. They ignore other names, such as `utf-8`, or `aws-chunked` of an upload to S3. */
const COMPRESSIONS = /^(?:(?:x-)?(?:gzip|compress)|br|deflate|zstd|dcb|dcz)$/;
/** A proxy may compress what a host has compressed. */
const CODINGS_MAX = 2;

/** What undoes the header `Content-Encoding`, in this order; `null`: nothing does. */
function decompressorsOf(header: string): readonly Decompress[] | null {
  const codings = header.split(',').map((coding) => coding.trim());
  const applied = codings.filter((coding) => COMPRESSIONS.test(coding)).toReversed();
  const known = applied.flatMap((coding) => DECOMPRESSORS.get(coding) ?? []);
  return known.length === applied.length && known.length <= CODINGS_MAX ? known : null;
}

async function decompressed(
  packed: Buffer,
  decompressors: readonly Decompress[],
  mostBytes: number,
): Promise<Buffer | Body> {
  let bytes = packed;
  try {
    for (const decompress of decompressors) bytes = await decompressedBy(decompress, bytes, mostBytes);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? unreadable(`it is longer than ${formatBytes(mostBytes)} after decompression`)
      : unreadable('its compression is damaged');
  }
  return bytes;
}

/** The limit is the decoder's own: a bomb never reaches memory. */
function decompressedBy(decompress: Decompress, packed: Buffer, maxOutputLength: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    decompress(packed, { maxOutputLength }, (error, bytes) => {
      if (error === null) resolve(bytes);
      else reject(error);
    });
  });
}

function unreadable(problem: string): Body {
  return { kind: 'unreadable', problem };
}
