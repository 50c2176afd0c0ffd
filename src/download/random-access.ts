import type { Connections } from './connections.ts';
import { RetryBudget } from './retries.ts';
import type { SegmentFetcher } from './segment-fetcher.ts';
import { Segment } from './segment.ts';

/** Bytes out of turn save time and room; a store that will not give them is not worth a long wait. */
const ATTEMPTS = 3;

/**
 * Bytes that are wanted before their turn, as a zip's directory is: over a connection of their own. Those at the end of the
 * bundle are handed on in their turn, too. Others are fetched again then, and not counted.
 */
export class RandomAccess {
  readonly #fetcher: SegmentFetcher;
  readonly #connections: Connections;
  #isCalledOff = false;

  constructor(fetcher: SegmentFetcher, connections: Connections) {
    this.#fetcher = fetcher;
    this.#connections = connections;
  }

  /** The download has failed: nobody needs them any more. */
  callOff(): void {
    this.#isCalledOff = true;
  }

  /** Offsets in bytes. `null` when the store does not give them; rejects when they were called off. */
  async read(fromByte: number, endByte: number): Promise<Uint8Array | null> {
    const fetcher = this.#fetcher;
    this.#throwIfCalledOff();
    if (!fetcher.hasRanges) return null;
    const part = new Segment(fromByte, endByte, new Uint8Array(endByte - fromByte));
    const isReserved = this.#connections.reserve(part);
    fetcher.begin(part);
    const budget = new RetryBudget(fromByte);
    while (!part.isComplete && !part.isStopped) {
      const tried = await fetcher.attempt(part, { isAside: !isReserved });
      if (tried.kind === 'complete') break;
      if (tried.kind === 'unserved') {
        fetcher.stopUsingRanges();
        break;
      }
      const fruitless = budget.failedAt(part.at);
      if (fruitless >= ATTEMPTS) break;
      await fetcher.pause(tried, part, fruitless);
    }
    fetcher.finish(part);
    if (!part.isComplete) this.#connections.giveUpReserved(part);
    this.#throwIfCalledOff();
    return part.isComplete ? part.buffer : null;
  }

  #throwIfCalledOff(): void {
    if (this.#isCalledOff) throw new Error('the download has ended');
  }
}
