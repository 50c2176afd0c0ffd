const TEXT = new TextDecoder();
const ENCODER = new TextEncoder();

/** Paths as they are handed from thread to thread: bytes change hands without a copy, and are read where they are. */
export class PathBytes {
  readonly #bytes: Uint8Array;
  /** Where each path begins; the last one is where a path after them would. */
  readonly #starts: Uint32Array;

  /** `bytes`: UTF-8, separated by NUL, which no name can hold. `count`: how many there are. */
  constructor(bytes: Uint8Array, count: number) {
    this.#bytes = bytes;
    this.#starts = new Uint32Array(count + 1);
    for (let index = 1; index < count; index += 1)
      this.#starts[index] = bytes.indexOf(0, this.#starts[index - 1]) + 1;
    this.#starts[count] = bytes.length + 1;
  }

  path(index: number): string {
    return TEXT.decode(this.#bytes.subarray(this.#starts[index], (this.#starts[index + 1] ?? 1) - 1));
  }
}

export function encodedPaths(joined: string): Uint8Array<ArrayBuffer> {
  return ENCODER.encode(joined);
}

export function joinedPaths(bytes: Uint8Array): string {
  return TEXT.decode(bytes);
}
