/**
 * A stretch of the bundle that one connection fetches. Its bytes come in order and are taken in order. With a buffer
 * the connection runs ahead of the consumer; without one each chunk waits until it was taken.
 */
export class Segment {
  readonly from: number;
  /** `null`: each chunk waits until it was taken. */
  readonly buffer: Uint8Array | null;
  readonly #abort = new AbortController();
  /** The first byte that is not part of it; `null`: it goes to the end of the bundle. */
  #end: number | null;
  #at: number;
  #taken: number;
  #handed: Uint8Array | null = null;
  #isLeft = false;
  #wakeConsumer: () => void = () => undefined;
  #wakeConnection: () => void = () => undefined;

  /** Offsets in bytes. A buffer has room for the whole stretch. */
  constructor(from: number, end: number | null, buffer: Uint8Array | null) {
    this.from = from;
    this.#end = end;
    this.#at = from;
    this.#taken = from;
    this.buffer = buffer;
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

  /** Moves the end. Bytes that have come stay to be taken, even beyond the new end. */
  endAt(end: number): void {
    this.#end = Math.max(end, this.#at);
    this.#wakeConsumer();
  }

  /** Extends the segment to the end of the bundle. */
  openEnd(): void {
    this.#end = null;
  }

  /** Takes in those of the next bytes that belong to the segment. Resolves when they may be overwritten. */
  async give(chunk: Uint8Array): Promise<void> {
    const room = this.#end === null ? chunk.length : Math.min(chunk.length, this.#end - this.#at);
    if (room === 0 || this.isStopped) return;
    const bytes = room === chunk.length ? chunk : chunk.subarray(0, room);
    if (this.buffer !== null) this.buffer.set(bytes, this.#at - this.from);
    this.#at += room;
    if (this.buffer !== null) {
      this.#wakeConsumer();
      return;
    }
    this.#handed = bytes;
    await new Promise<void>((resolve) => {
      this.#wakeConnection = resolve;
      if (this.isStopped) resolve();
      this.#wakeConsumer();
    });
  }

  /** The next bytes to take, or `null` at the end. They stay until `took` is called. */
  async next(): Promise<Uint8Array | null> {
    for (;;) {
      if (this.#handed !== null) return this.#handed;
      if (this.buffer !== null && this.#taken < this.#at)
        return this.buffer.subarray(this.#taken - this.from, this.#at - this.from);
      if (this.isComplete || this.isStopped || this.#isLeft) return null;
      await new Promise<void>((resolve) => {
        this.#wakeConsumer = resolve;
      });
    }
  }

  took(bytes: Uint8Array): void {
    this.#taken += bytes.length;
    this.#handed = null;
    this.#wakeConnection();
  }

  /** Stops fetching. Bytes that have come stay to be taken. */
  cutShort(): void {
    this.endAt(this.#at);
    this.#abort.abort();
  }

  /** Ends the wait for its bytes. Its connection may fetch on: a random access read may still want them. */
  leave(): void {
    this.#isLeft = true;
    this.#wakeConsumer();
  }

  /** Stops fetching, and ends every wait. A second call does nothing. */
  stop(): void {
    this.#abort.abort();
    this.#wakeConnection();
    this.#wakeConsumer();
  }
}
