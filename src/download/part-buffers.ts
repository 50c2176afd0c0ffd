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
  take(lanes: number): Uint8Array | null {
    if (this.#inUse >= lanes + SPARE_PARTS) return null;
    this.#inUse += 1;
    return this.#free.pop() ?? new Uint8Array(this.#bytes);
  }

  giveBack(buffer: Uint8Array): void {
    this.#inUse -= 1;
    this.#free.push(buffer);
  }
}
