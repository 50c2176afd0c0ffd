/**
 * A stretch of the bundle that one connection fetches. Its bytes come in order and are taken in order. With a buffer
 * it runs ahead of the taker, for as much as the buffer holds; without one each chunk waits until it was taken.
 */
export class Segment {
  readonly from: number;
  readonly #abort = new AbortController();
  readonly #buffer: Uint8Array | null;
  /** The first byte that is not part of it; `null`: it goes to the end of the bundle. */
  #end: number | null;
  #at: number;
  #taken: number;
  #handed: Uint8Array | null = null;
  #isLeft = false;
  #wakeTaker: () => void = () => undefined;
  #wakeGiver: () => void = () => undefined;

  /** Offsets in bytes. A buffer has room for the whole stretch. */
  constructor(from: number, end: number | null, buffer: Uint8Array | null) {
    this.from = from;
    this.#end = end;
    this.#at = from;
    this.#taken = from;
    this.#buffer = buffer;
  }

  /** Offset of the next byte to come. */
  get at(): number {
    return this.#at;
  }

  get end(): number | null {
    return this.#end;
  }

  /** Aborted when it need not be fetched any more. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get isStopped(): boolean {
    return this.#abort.signal.aborted;
  }

  get isComplete(): boolean {
    return this.#end !== null && this.#at >= this.#end;
  }

  /** The buffer, to be used again; `null` when it has none. */
  get buffer(): Uint8Array | null {
    return this.#buffer;
  }

  /** What has come and not been taken stays; what would come after `end` is not part of it any more. */
  endAt(end: number): void {
    this.#end = Math.max(end, this.#at);
    this.#wakeTaker();
  }

  /** It goes to the end of the bundle again. */
  openEnd(): void {
    this.#end = null;
  }

  /** Gives it the next bytes, as many as belong to it. Resolves when they may be overwritten. */
  async give(chunk: Uint8Array): Promise<void> {
    const room = this.#end === null ? chunk.length : Math.min(chunk.length, this.#end - this.#at);
    if (room === 0 || this.isStopped) return;
    const bytes = room === chunk.length ? chunk : chunk.subarray(0, room);
    if (this.#buffer !== null) this.#buffer.set(bytes, this.#at - this.from);
    this.#at += room;
    if (this.#buffer !== null) {
      this.#wakeTaker();
      return;
    }
    this.#handed = bytes;
    await new Promise<void>((resolve) => {
      this.#wakeGiver = resolve;
      if (this.isStopped) resolve();
      this.#wakeTaker();
    });
  }

  /** The next bytes to take, or `null` when it is over. They stay until `took` is called. */
  async next(): Promise<Uint8Array | null> {
    for (;;) {
      if (this.#handed !== null) return this.#handed;
      if (this.#buffer !== null && this.#taken < this.#at)
        return this.#buffer.subarray(this.#taken - this.from, this.#at - this.from);
      if (this.isComplete || this.isStopped || this.#isLeft) return null;
      await new Promise<void>((resolve) => {
        this.#wakeTaker = resolve;
      });
    }
  }

  took(bytes: Uint8Array): void {
    this.#taken += bytes.length;
    this.#handed = null;
    this.#wakeGiver();
  }

  /** What has come stays to be taken, but no more is fetched. */
  cutShort(): void {
    this.endAt(this.#at);
    this.#abort.abort();
  }

  /** Lets go whoever waits for its bytes; it may be fetched on, for somebody else. */
  leave(): void {
    this.#isLeft = true;
    this.#wakeTaker();
  }

  /** Stops fetching it, and lets go whoever waits. A second call does nothing. */
  stop(): void {
    this.#abort.abort();
    this.#wakeGiver();
    this.#wakeTaker();
  }
}
