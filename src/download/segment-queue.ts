import type { Segment } from './segment.ts';

/** Segments in the order in which they are handed on, the memory of those that run ahead, and a bell for changes. */
export class SegmentQueue {
  readonly #partBytes: number;
  readonly #buffers: PartBuffers;
  readonly #segments: Segment[] = [];
  #wakeWaiting: (() => void)[] = [];

  /** `partBytes`: room of each buffer. */
  constructor(partBytes: number) {
    this.#partBytes = partBytes;
    this.#buffers = new PartBuffers(partBytes);
  }

  get first(): Segment | null {
    return this.#segments[0] ?? null;
  }

  get last(): Segment | null {
    return this.#segments.at(-1) ?? null;
  }

  push(segment: Segment): void {
    this.#segments.push(segment);
    this.wake();
  }

  /** The first one was handed on to its end. */
  shift(): void {
    const segment = this.#segments.shift();
    if (segment !== undefined) this.release(segment);
  }

  /** The first segment that lacks bytes, or `null`, and all behind it, which are taken out. */
  cutAtGap(): { readonly open: Segment | null; readonly behind: readonly Segment[] } {
    const gap = this.#segments.findIndex((segment) => !segment.isComplete);
    if (gap === -1) return { open: null, behind: [] };
    return { open: this.#segments[gap] ?? null, behind: this.#segments.splice(gap + 1) };
  }

  /** Memory for a part, or `null` when as much is in use as `lanes` connections may have. */
  takeBuffer(connectionCount: number): Uint8Array | null {
    return this.#buffers.take(connectionCount);
  }

  /** Its memory may be used again. It is not stopped: its connection may serve the next one. */
  release(segment: Segment): void {
    if (segment.buffer?.length === this.#partBytes) this.#buffers.giveBack(segment.buffer);
    this.wake();
  }

  /** Lets go whoever waits for bytes of any of them. */
  leave(): void {
    for (const segment of this.#segments) segment.leave();
    this.wake();
  }

  /** Resolves at the next change: a new segment, free memory, or whatever `wake` is called for. */
  changed(): Promise<void> {
    return new Promise((resolve) => {
      this.#wakeWaiting.push(resolve);
    });
  }

  wake(): void {
    for (const wake of this.#wakeWaiting.splice(0)) wake();
  }
}

/** Parts that may lie ready beside those being fetched. */
const SPARE_PARTS = 2;

/** The memory of the parts, used again and again: it does not grow with the bundle. */
export class PartBuffers {
  readonly #bytes: number;
  readonly #free: Uint8Array[] = [];
  #inUse = 0;

  /** `bytes` of each. */
  constructor(bytes: number) {
    this.#bytes = bytes;
  }

  /** A buffer, or `null` when as many are in use as `lanes` connections may have. */
  take(connectionCount: number): Uint8Array | null {
    if (this.#inUse >= connectionCount + SPARE_PARTS) return null;
    this.#inUse += 1;
    return this.#free.pop() ?? new Uint8Array(this.#bytes);
  }

  giveBack(buffer: Uint8Array): void {
    this.#inUse -= 1;
    this.#free.push(buffer);
  }
}
