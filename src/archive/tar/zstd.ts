import { constants, createZstdDecompress } from 'node:zlib';
import { grouped } from '../../text/amounts.ts';
import { damaged } from '../damage.ts';
import { type ByteSink, INFLATED_PIECE_BYTES, inflateInto, type Take } from '../inflate.ts';

/**
 * A frame may ask its reader to remember this many powers of two of bytes: 128 MiB, the most that `zstd -d` grants
 * unless it is told to. Frames of the levels up to 19 ask for 8 MiB at most.
 */
const MAX_WINDOW_LOG = 27;
/** Each frame needs a decoder, which takes a millisecond. Tools write frames of 128 KiB and more: this is 2 GiB of them. */
const MOST_FRAMES = 16_384;

/**
 * Inflates zstd: any number of frames, skippable ones among them. Checksums are verified. A decoder of node:zlib ends
 * with a frame when more bytes follow in the same write; another one takes those.
 */
export function inflateZstd(take: Take): ByteSink {
  let following: Buffer | null = null;
  let frames = 1;
  let stopped: { readonly reason: unknown } | null = null;
  const newDecoder = (): ByteSink => {
    const transform = createZstdDecompress({
      chunkSize: INFLATED_PIECE_BYTES,
      params: { [constants.ZSTD_d_windowLogMax]: MAX_WINDOW_LOG },
    });
    const mayFollow = (bytes: Buffer): boolean => {
      following = bytes;
      return true;
    };
    return inflateInto(transform, { format: 'zstd', entry: null, mayFollow, take });
  };
  let decoder = newDecoder();
  return {
    async write(bytes) {
      await decoder.write(bytes);
      while (following !== null) {
        const next: Buffer = following;
        following = null;
        await decoder.end();
        frames += 1;
        if (frames > MOST_FRAMES) throw damaged(`it has more than ${grouped(MOST_FRAMES)} zstd frames`);
        decoder = newDecoder();
        if (stopped !== null) decoder.destroy(stopped.reason);
        await decoder.write(next);
      }
    },
    end: () => decoder.end(),
    destroy(reason) {
      stopped ??= { reason };
      decoder.destroy(reason);
    },
  };
}
