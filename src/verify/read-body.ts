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
  const decompress = DECOMPRESSORS.get(coding);
  if (coding !== '' && coding !== 'identity' && decompress === undefined) {
    close();
    return unreadable(`it is compressed as '${printable(coding).slice(0, 40)}', which was not asked for`);
  }
  const limit = decompress === undefined ? mostBytes : Math.min(mostBytes, HELD_MAX_BYTES);
  const held = new HeldBytes();
  const sha256 = createHash('sha256');
  let bytes = 0;
  // Leaving the loop drops the rest of the body.
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > limit) return unreadable(`it is longer than ${formatBytes(limit)}`);
    if (decompress === undefined) sha256.update(chunk);
    if (decompress !== undefined || (keepsBytes && bytes <= HELD_MAX_BYTES)) held.add(chunk);
  }
  if (decompress !== undefined)
    return await decompressed(held.bytes(), decompress, { mostBytes: limit, keepsBytes });
  const isKept = keepsBytes && bytes <= HELD_MAX_BYTES;
  return { kind: 'whole', sha256: sha256.digest('hex'), bytes: isKept ? held.bytes() : null };
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

function decompressed(
  packed: Buffer,
  decompress: Decompress,
  { mostBytes, keepsBytes }: BodyLimits,
): Promise<Body> {
  return new Promise((resolve) => {
    // The limit is the decoder's own: a bomb never reaches memory.
    decompress(packed, { maxOutputLength: mostBytes }, (error, bytes) => {
      if (error === null) {
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        resolve({ kind: 'whole', sha256, bytes: keepsBytes ? bytes : null });
      } else if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
        resolve(unreadable(`it is longer than ${formatBytes(mostBytes)} after decompression`));
      } else {
        resolve(unreadable('its compression is damaged'));
      }
    });
  });
}

function unreadable(problem: string): Body {
  return { kind: 'unreadable', problem };
}
