import { type KnownBundle, type Opened, StartOver } from './attempt.ts';
import { Connections } from './connections.ts';
import type { RetryBudget } from './retries.ts';
import { type FetchPorts, SegmentFetcher } from './segment-fetcher.ts';
import { RandomAccess } from './random-access.ts';
import type { BundleSink } from './sink.ts';
import { SpeedWatch } from './speed.ts';

/** What outlives one go at the bundle. */
export interface PassPorts extends FetchPorts {
  readonly sink: BundleSink;
  /** Counts the attempts on the first segment. */
  readonly budget: RetryBudget;
}

/**
 * One go at the whole bundle: all its bytes are of one ETag. A first connection reads from the beginning. When more
 * connections would be faster, they fetch the parts that follow, which are handed on in their turn.
 */
export class DownloadPass {
  readonly #ports: PassPorts;
  readonly #signal: AbortSignal;
  readonly #speed: SpeedWatch;
  readonly #fetcher: SegmentFetcher;
  readonly #outOfTurn: RandomAccess;
  readonly #crew: Connections;
  #deliveredBytes = 0;
  #isOver = false;
  #fail: (error: unknown) => void = () => undefined;

  /** `opened`: an answer that brings the bundle from its first byte, instead of a first request. */
  constructor(ports: PassPorts, opened: Opened | null, signal: AbortSignal) {
    this.#ports = ports;
    this.#signal = signal;
    const { clock, emit } = ports;
    const speed = new SpeedWatch(clock);
    const onBegin = (known: KnownBundle): void => {
      this.#begin(known);
    };
    const fetcher = new SegmentFetcher(ports, { opened, speed, onBegin }, signal);
    const fail = (error: unknown): void => {
      this.#fail(error);
    };
    this.#speed = speed;
    this.#fetcher = fetcher;
    this.#crew = new Connections({ fetcher, speed, emit, fail });
    this.#outOfTurn = new RandomAccess(fetcher, this.#crew);
  }

  /** Bytes that have come, in any order. */
  get receivedBytes(): number {
    return this.#fetcher.receivedBytes;
  }

  /** Bytes that were handed on, in order. */
  get deliveredBytes(): number {
    return this.#deliveredBytes;
  }

  /** Resolves when every byte was handed on. Rejects with `StartOver`, a `Failure` or the reason of the signal. */
  async run(): Promise<void> {
    const failed = new Promise<never>((_, reject) => {
      this.#fail = reject;
    });
    const stop = (): void => {
      this.#fail(this.#signal.reason);
    };
    this.#signal.addEventListener('abort', stop, { once: true });
    this.#crew.openStream(0, this.#ports.budget);
    const delivering = this.#deliver();
    let kept: Opened | null = null;
    try {
      await Promise.race([delivering, failed]);
    } catch (error) {
      this.#outOfTurn.callOff();
      if (error instanceof StartOver) kept = error.opened;
      throw error;
    } finally {
      this.#signal.removeEventListener('abort', stop);
      this.#isOver = true;
      this.#crew.leave();
      this.#fetcher.stop();
      await Promise.allSettled([delivering, this.#crew.gone()]);
      this.#fetcher.closeAllBut(kept);
    }
  }

  /** Hands the bytes on, in order, and looks at how fast they come. */
  async #deliver(): Promise<void> {
    for (;;) {
      const segment = await this.#crew.head(this.#deliveredBytes);
      if (segment === null) return;
      const bytes = await this.#speed.starving(segment.next());
      if (this.#isOver) return;
      if (bytes === null) {
        this.#crew.dequeue();
        continue;
      }
      await this.#ports.sink.write(bytes);
      this.#deliveredBytes += bytes.length;
      segment.took(bytes);
      this.#crew.adapt(this.#deliveredBytes);
    }
  }

  #begin({ totalBytes }: KnownBundle): void {
    this.#crew.begun();
    this.#ports.sink.begin({
      totalBytes,
      readAt: (fromByte, endByte) => this.#outOfTurn.read(fromByte, endByte),
    });
  }
}
