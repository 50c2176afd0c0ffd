import { constants, createZstdDecompress } from 'node:zlib';
import { grouped } from '../../text/amounts.ts';
import { damaged } from '../damage.ts';
import { type ByteSink, INFLATED_PIECE_BYTES, inflateInto, type Take } from '../inflate.ts';

/**
 * A frame may ask its reader to remember this many powers of two of bytes: 128 MiB, the most that `zstd -d` grants
 * unless it is told to. Frames of the levels up to 19 ask for 8 MiB at most.
 */
const WINDOW_LOG_MAX = 27;
/** Each frame needs a decoder, which takes a millisecond. Tools write frames of 128 KiB and more: this is 2 GiB of them. */
const FRAMES_MAX = 16_384;

const FRAME_MAGIC = 0xfd2fb528;
const SKIPPABLE_MAGIC = 0x184d2a50;
const SINGLE_SEGMENT = 1 << 5;
const HAS_CHECKSUM = 1 << 2;
const RLE_BLOCK = 1;

/**
 * The fields of one frame (RFC 8878, 3.1): yields the length of the next field in bytes, and takes its first four bytes
 * as a number. Throws `archive-damaged` where no frame begins.
 */
function* frameFields(): Generator<number, void, number> {
  const magic = yield 4;
  if ((magic & ~0xf) === SKIPPABLE_MAGIC) {
    yield yield 4;
    return;
  }
  if (magic !== FRAME_MAGIC) throw damaged('other bytes follow the zstd data');
  const descriptor = yield 1;
  const isSingle = (descriptor & SINGLE_SEGMENT) !== 0;
  const dictionaryBytes = [0, 1, 2, 4][descriptor & 3] ?? 0;
  const contentSizeBytes = [isSingle ? 1 : 0, 2, 4, 8][descriptor >> 6] ?? 0;
  yield (isSingle ? 0 : 1) + dictionaryBytes + contentSizeBytes;
  for (let isLast = false; !isLast;) {
    const block = yield 3;
    isLast = (block & 1) === 1;
    yield ((block >> 1) & 3) === RLE_BLOCK ? 1 : block >> 3;
  }
  if ((descriptor & HAS_CHECKSUM) !== 0) yield 4;
}

/** Finds where the frame ends that begins with the first byte it gets. */
export class ZstdFrame {
  readonly #fields = frameFields();
  #left = this.#fields.next().value ?? 0;
  #number = 0;
  #read = 0;
  #isWhole = false;

  /** Whether it got the last byte of the frame. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Takes the next bytes of the frame and returns how many of them belong to it. Throws `archive-damaged`. */
  take(bytes: Buffer): number {
    let at = 0;
    while (!this.#isWhole && (this.#left === 0 || at < bytes.length)) {
      const end = Math.min(bytes.length, at + this.#left);
      for (let byte = at; byte < end && this.#read < 4; byte += 1, this.#read += 1)
        this.#number += (bytes[byte] ?? 0) * 2 ** (8 * this.#read);
      this.#left -= end - at;
      at = end;
      if (this.#left === 0) this.#next();
    }
    return at;
  }

  #next(): void {
    const { value, done } = this.#fields.next(this.#number);
    this.#isWhole = done === true;
    this.#left = value ?? 0;
    this.#number = 0;
    this.#read = 0;
  }
}

/**
 * Inflates zstd: any number of frames, skippable ones among them, each to its last byte. Checksums are verified. Each
 * frame gets a decoder of its own: one of node:zlib ignores what follows a frame in the same write. Up to Node 24.11 at least
 * it also takes a frame whose end is missing for whole, so the end is found here.
 */
export function inflateZstd(take: Take): ByteSink {
  let current: { readonly frame: ZstdFrame; readonly decoder: ByteSink } | null = null;
  let frames = 0;
  let stopped: { readonly reason: unknown } | null = null;
  const begin = (): NonNullable<typeof current> => {
    frames += 1;
    if (frames > FRAMES_MAX) throw damaged(`it has more than ${grouped(FRAMES_MAX)} zstd frames`);
    const transform = createZstdDecompress({
      chunkSize: INFLATED_PIECE_BYTES,
      params: { [constants.ZSTD_d_windowLogMax]: WINDOW_LOG_MAX },
    });
    const decoder = inflateInto(transform, { format: 'zstd', entry: null, mayFollow: null, take });
    if (stopped !== null) decoder.destroy(stopped.reason);
    return { frame: new ZstdFrame(), decoder };
  };
  return {
    async write(bytes) {
      for (let at = 0; at < bytes.length;) {
        current ??= begin();
        const { frame, decoder } = current;
        const end = at + frame.take(bytes.subarray(at));
        await decoder.write(bytes.subarray(at, end));
        at = end;
        if (!frame.isWhole) continue;
        await decoder.end();
        current = null;
      }
    },
    async end() {
      // A stop may come before it.
      await Promise.resolve();
      if (stopped !== null) throw stopped.reason;
      if (current !== null) throw damaged('the zstd data end in the middle of a frame');
    },
    destroy(reason) {
      stopped ??= { reason };
      current?.decoder.destroy(reason);
    },
  };
}
