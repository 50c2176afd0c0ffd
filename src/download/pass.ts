import { type KnownBundle, type Opened, StartOver } from './attempt.ts';
import { Connections } from './connections.ts';
import { RandomAccess } from './random-access.ts';
import type { RetryBudget } from './retries.ts';
import { type FetchPorts, SegmentFetcher } from './segment-fetcher.ts';
import type { BundleSink } from './sink.ts';
import { SpeedWatch } from './speed.ts';

/** What outlives one pass. */
export interface PassPorts extends FetchPorts {
  readonly sink: BundleSink;
  /** Counts the attempts on the first segment. */
  readonly budget: RetryBudget;
}

/**
 * One pass over the whole bundle: all its bytes are of one ETag. A first connection reads from the beginning. When more
 * connections would be faster, they fetch the parts that follow, which are delivered in their turn.
 */
export class DownloadPass {
  /** Bytes that were delivered, in order. */
  deliveredBytes = 0;
  readonly #ports: PassPorts;
  readonly #signal: AbortSignal;
  readonly #speed: SpeedWatch;
  readonly #fetcher: SegmentFetcher;
  readonly #connections: Connections;
  readonly #randomAccess: RandomAccess;
  readonly #failed = Promise.withResolvers<never>();
  #isOver = false;

  /** `opened`: an answer that brings the bundle from its first byte, instead of a first request. */
  constructor(ports: PassPorts, opened: Opened | null, signal: AbortSignal) {
    this.#ports = ports;
    this.#signal = signal;
    const speed = new SpeedWatch(ports.clock);
    const fetcher = new SegmentFetcher(ports, { opened, speed, onBegin: this.#begin }, signal);
    this.#speed = speed;
    this.#fetcher = fetcher;
    this.#connections = new Connections({ fetcher, speed, emit: ports.emit, fail: this.#failed.reject });
    this.#randomAccess = new RandomAccess(fetcher, this.#connections);
  }

  /** Bytes that have come, in any order. */
  get receivedBytes(): number {
    return this.#fetcher.receivedBytes;
  }

  /** Resolves when every byte was delivered. Rejects with `StartOver`, a `Failure` or the reason of the signal. */
  async run(): Promise<void> {
    const stop = (): void => {
      this.#failed.reject(this.#signal.reason);
    };
    this.#signal.addEventListener('abort', stop, { once: true });
    this.#connections.openStream(0, this.#ports.budget);
    const delivering = this.#deliver();
    let kept: Opened | null = null;
    try {
      await Promise.race([delivering, this.#failed.promise]);
    } catch (error) {
      this.#randomAccess.callOff();
      if (error instanceof StartOver) kept = error.opened;
      throw error;
    } finally {
      this.#signal.removeEventListener('abort', stop);
      this.#isOver = true;
      this.#connections.leave();
      this.#fetcher.stop();
      await Promise.allSettled([delivering, this.#connections.gone()]);
      this.#fetcher.closeAllBut(kept);
    }
  }

  /** Gives the bytes to the sink, in order, and adapts the number of connections to their speed. */
  async #deliver(): Promise<void> {
    for (;;) {
      const segment = await this.#connections.head(this.deliveredBytes);
      if (segment === null) return;
      const bytes = await this.#speed.starving(segment.next());
      if (this.#isOver) return;
      if (bytes === null) {
        this.#connections.dequeue();
        continue;
      }
      await this.#ports.sink.write(bytes);
      this.deliveredBytes += bytes.length;
      segment.took(bytes);
      this.#connections.adapt(this.deliveredBytes);
    }
  }

  readonly #begin = ({ totalBytes }: KnownBundle): void => {
    this.#connections.begun();
    this.#ports.sink.begin({
      totalBytes,
      readAt: (fromByte, endByte) => this.#randomAccess.read(fromByte, endByte),
    });
  };
}
