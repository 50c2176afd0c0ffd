import { Patience } from './patience.ts';
import { Segment } from './segment.ts';
import type { SegmentFetcher } from './segment-fetcher.ts';

/** Bytes out of turn save time and room; a store that will not give them is not worth a long wait. */
const ATTEMPTS = 3;

/** Bytes that are wanted before their turn, as a zip's directory is: over a connection of their own, and not counted. */
export class OutOfTurn {
  readonly #fetcher: SegmentFetcher;
  #isCalledOff = false;

  constructor(fetcher: SegmentFetcher) {
    this.#fetcher = fetcher;
  }

  /** The download has failed: nobody needs them any more. */
  callOff(): void {
    this.#isCalledOff = true;
  }

  /** Offsets in bytes. `null` when the store does not give them; rejects when they were called off. */
  async read(fromByte: number, endByte: number): Promise<Uint8Array | null> {
    const fetcher = this.#fetcher;
    this.#insistOnGoing();
    if (!fetcher.hasRanges) return null;
    const part = new Segment(fromByte, endByte, new Uint8Array(endByte - fromByte));
    fetcher.begin(part);
    const patience = new Patience(fromByte);
    while (!part.isComplete && !part.isStopped) {
      const tried = await fetcher.attempt(part, { isAside: true });
      if (tried.end === 'complete') break;
      if (tried.end === 'unserved') {
        fetcher.doWithoutRanges();
        break;
      }
      const fruitless = patience.failedAt(part.at);
      if (fruitless >= ATTEMPTS) break;
      await fetcher.pause(tried, part, fruitless);
    }
    fetcher.finish(part);
    this.#insistOnGoing();
    return part.isComplete ? part.buffer : null;
  }

  #insistOnGoing(): void {
    if (this.#isCalledOff) throw new Error('the download has ended');
  }
}
