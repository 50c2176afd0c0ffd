import type { Segment } from './segment.ts';

/** Parts that may lie ready beside those being fetched. */
const SPARE_PARTS = 2;

/**
 * Segments in the order in which they are delivered, and the memory of those that run ahead. The buffers are used again,
 * so that memory does not grow with the bundle.
 */
export class SegmentQueue {
  readonly #partBytes: number;
  readonly #segments: Segment[] = [];
  readonly #freeBuffers: Uint8Array[] = [];
  #buffersInUse = 0;
  #wakeWaiting: (() => void)[] = [];

  /** `partBytes`: the length of each buffer. */
  constructor(partBytes: number) {
    this.#partBytes = partBytes;
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

  /** Removes the first segment, which was delivered to its end. */
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

  /** A buffer for a part, or `null` when as many are in use as `connectionCount` connections may have. */
  takeBuffer(connectionCount: number): Uint8Array | null {
    if (this.#buffersInUse >= connectionCount + SPARE_PARTS) return null;
    this.#buffersInUse += 1;
    return this.#freeBuffers.pop() ?? new Uint8Array(this.#partBytes);
  }

  /** Frees the segment's buffer. The segment is not stopped: its connection may serve the next one. */
  release({ buffer }: Segment): void {
    if (buffer?.length === this.#partBytes) {
      this.#buffersInUse -= 1;
      this.#freeBuffers.push(buffer);
    }
    this.wake();
  }

  /** Ends every wait for bytes of these segments. */
  leave(): void {
    for (const segment of this.#segments) segment.leave();
    this.wake();
  }

  /** Resolves at the next change: a new segment, free memory, or a call of `wake`. */
  changed(): Promise<void> {
    return new Promise((resolve) => {
      this.#wakeWaiting.push(resolve);
    });
  }

  wake(): void {
    for (const wake of this.#wakeWaiting.splice(0)) wake();
  }
}
