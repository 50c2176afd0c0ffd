import { constants, createZstdDecompress } from 'node:zlib';
import { Failure } from '../rules/failure.ts';
import { type ByteSink, INFLATED_PIECE_BYTES, inflateInto, type Take } from './archive-inflate.ts';

/**
 * A frame may ask its reader to remember this many powers of two of bytes: 128 MiB, the most that `zstd -d` grants
 * unless it is told to. Frames of the levels up to 19 ask for 8 MiB at most.
 */
const MAX_WINDOW_LOG = 27;

/** Inflates zstd: any number of frames, skippable ones among them. Checksums are verified. */
export function inflateZstd(take: Take): ByteSink {
  const transform = createZstdDecompress({
    chunkSize: INFLATED_PIECE_BYTES,
    params: { [constants.ZSTD_d_windowLogMax]: MAX_WINDOW_LOG },
  });
  const sink = inflateInto(transform, {
    format: 'zstd',
    entry: null,
    mayBePadded: false,
    take,
  });
  const frames = new ZstdFrames();
  return {
    async write(bytes) {
      for (const piece of frames.split(bytes)) await sink.write(piece);
    },
    async end() {
      if (!frames.isBetween) {
        throw damaged('the zstd data end in the middle of a frame');
      }
      await sink.end();
    },
    destroy: (reason) => {
      sink.destroy(reason);
    },
  };
}

type Part =
  'magic' | 'skip-length' | 'skip' | 'descriptor' | 'header' | 'block-header' | 'block' | 'checksum';

const MAGIC = 0xfd2fb528;
const BYTES_OF_DICTIONARY_ID = [0, 1, 2, 4];
const BYTES_OF_CONTENT_SIZE = [0, 2, 4, 8];
const RLE_BLOCK = 1;
const RESERVED_BLOCK = 3;

/**
 * Finds where frames end, by their headers (RFC 8878): node:zlib stops at the end of a frame and drops what follows
 * in the same piece, so a piece must never go past one.
 */
class ZstdFrames {
  #part: Part = 'magic';
  /** Bytes of the part that are still to come. */
  #left = 4;
  /** The bytes of a short part, as a number with the lowest byte first. */
  #value = 0;
  #shift = 0;
  #hasChecksum = false;
  #isLastBlock = false;

  /** Whether the bytes so far end with a whole frame. */
  get isBetween(): boolean {
    return this.#part === 'magic' && this.#shift === 0;
  }

  /** The bytes to inflate, in pieces none of which goes past the end of a frame; skippable frames are left out. */
  split(bytes: Buffer): Buffer[] {
    const pieces: Buffer[] = [];
    let start = 0;
    for (let at = 0; at < bytes.length;) {
      const part = this.#part;
      if (part === 'skip' || part === 'block' || part === 'header') {
        const length = Math.min(this.#left, bytes.length - at);
        this.#left -= length;
        at += length;
      } else {
        this.#value += (bytes[at] ?? 0) * 2 ** this.#shift;
        this.#shift += 8;
        this.#left -= 1;
        at += 1;
      }
      while (this.#left === 0) {
        const before = this.#part;
        this.#next();
        // The magic is held back until it is known, and so may lie in an earlier piece.
        if (before === 'magic' && this.#part === 'descriptor') {
          pieces.push(MAGIC_BYTES);
          start = at;
        } else if (this.#part === 'magic' && before !== 'skip') {
          pieces.push(bytes.subarray(start, at));
        }
      }
    }
    const isInFrame = this.#part !== 'magic' && this.#part !== 'skip' && this.#part !== 'skip-length';
    if (isInFrame && start < bytes.length) pieces.push(bytes.subarray(start));
    return pieces;
  }

  /** Goes on to the next part, now that this one is whole. */
  #next(): void {
    const value = this.#value;
    this.#value = 0;
    this.#shift = 0;
    switch (this.#part) {
      case 'magic':
        if (value === MAGIC) this.#expect('descriptor', 1);
        else if (value >= 0x184d2a50 && value <= 0x184d2a5f) this.#expect('skip-length', 4);
        else throw damaged('other bytes follow the zstd data');
        break;
      case 'skip-length':
        this.#expect('skip', value);
        break;
      case 'descriptor': {
        const isSingleSegment = (value & 0x20) !== 0;
        const sizeFlag = value >> 6;
        this.#hasChecksum = (value & 0x04) !== 0;
        const dictionary = BYTES_OF_DICTIONARY_ID[value & 0x03] ?? 0;
        const contentSize = sizeFlag === 0 && isSingleSegment ? 1 : (BYTES_OF_CONTENT_SIZE[sizeFlag] ?? 0);
        this.#expect('header', dictionary + contentSize + (isSingleSegment ? 0 : 1));
        break;
      }
      case 'block-header': {
        this.#isLastBlock = (value & 1) === 1;
        const type = (value >> 1) & 0x03;
        if (type === RESERVED_BLOCK) throw damaged('the zstd data are damaged (a block of an unknown type)');
        this.#expect('block', type === RLE_BLOCK ? 1 : value >> 3);
        break;
      }
      case 'header':
        this.#expect('block-header', 3);
        break;
      case 'block':
        if (!this.#isLastBlock) this.#expect('block-header', 3);
        else if (this.#hasChecksum) this.#expect('checksum', 4);
        else this.#expect('magic', 4);
        break;
      case 'skip':
      case 'checksum':
        this.#expect('magic', 4);
        break;
    }
  }

  #expect(part: Part, bytes: number): void {
    this.#part = part;
    this.#left = bytes;
  }
}

const MAGIC_BYTES = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

function damaged(problem: string): Failure {
  return new Failure('archive-damaged', { problem, entry: null });
}
