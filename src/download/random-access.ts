import type { Connections } from './connections.ts';
import { RetryBudget } from './retries.ts';
import type { SegmentFetcher } from './segment-fetcher.ts';
import { Segment } from './segment.ts';

/** Random access saves time and room; a store that does not serve it is not worth a long wait. */
const ATTEMPTS = 3;

/**
 * Reads bytes before their turn, such as a zip's directory, over a connection of their own. Bytes at the end of the bundle
 * are delivered in their turn, too. Others are fetched a second time then, and not counted here.
 */
export class RandomAccess {
  readonly #fetcher: SegmentFetcher;
  readonly #connections: Connections;
  #isCalledOff = false;

  constructor(fetcher: SegmentFetcher, connections: Connections) {
    this.#fetcher = fetcher;
    this.#connections = connections;
  }

  /** For a download that has failed: every read rejects from now on. */
  callOff(): void {
    this.#isCalledOff = true;
  }

  /** Offsets in bytes. `null` when the store does not serve them; rejects after `callOff`. */
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
      const failures = budget.failedAt(part.at);
      if (failures >= ATTEMPTS) break;
      await fetcher.pause(tried, part, failures);
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
