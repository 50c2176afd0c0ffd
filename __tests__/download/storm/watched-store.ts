import type { BundleStore, StoreReply } from '../../../src/service/store.ts';

/** The real store, observed from its client's side. */
export class WatchedStore implements BundleStore {
  readonly #store: BundleStore;
  /** Good answers whose body was neither read to its end nor closed: now, and at most. */
  open = 0;
  mostOpen = 0;
  /** Bytes of the bundle that arrived. */
  receivedBytes = 0;
  requests = 0;
  /** Attempts that failed while another connection received bytes. */
  failedBeside = 0;

  constructor(store: BundleStore) {
    this.#store = store;
  }

  async read(...[url, range, signal]: Parameters<BundleStore['read']>): Promise<StoreReply> {
    this.requests += 1;
    const reply = await this.#store.read(url, range, signal);
    if (reply.kind === 'lost' || reply.head.status >= 300) {
      this.#noteFailure();
      return reply;
    }
    this.open += 1;
    this.mostOpen = Math.max(this.mostOpen, this.open);
    let isOver = false;
    const end = (): void => {
      if (!isOver) this.open -= 1;
      isOver = true;
    };
    return {
      ...reply,
      body: this.#counted(reply.body, end, signal),
      close: () => {
        end();
        reply.close();
      },
    };
  }

  async *#counted(
    body: AsyncIterable<Uint8Array>,
    end: () => void,
    signal: AbortSignal,
  ): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of body) {
        this.receivedBytes += chunk.length;
        yield chunk;
      }
    } catch (error) {
      end();
      // An answer that the client closed has not failed.
      if (!signal.aborted) this.#noteFailure();
      throw error;
    } finally {
      end();
    }
  }

  #noteFailure(): void {
    if (this.open > 0) this.failedBeside += 1;
  }
}
