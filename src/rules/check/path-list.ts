/** Paths in the one text that they come in: a hundred thousand texts take several times the memory. */
export class PathList {
  readonly #joined: string;
  /** Where each path begins; the last one is where a path after them would. */
  readonly #starts: Uint32Array;

  /** `joined`: separated by NUL, which no name can hold. */
  constructor(joined: string) {
    this.#joined = joined;
    this.#starts = startsIn(joined);
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  path(index: number): string {
    return this.#joined.slice(this.#starts[index], (this.#starts[index + 1] ?? 0) - 1);
  }

  /** Whether the path at an index is exactly this one. */
  is(index: number, path: string): boolean {
    const start = this.#starts[index] ?? 0;
    const end = (this.#starts[index + 1] ?? 0) - 1;
    return end - start === path.length && this.#joined.startsWith(path, start);
  }
}

/** Counts first: a list of numbers that grows takes several times their memory. */
function startsIn(joined: string): Uint32Array {
  if (joined === '') return new Uint32Array(1);
  let count = 1;
  for (let at = joined.indexOf('\0'); at !== -1; at = joined.indexOf('\0', at + 1)) count += 1;
  const starts = new Uint32Array(count + 1);
  for (let index = 1; index < count; index += 1)
    starts[index] = joined.indexOf('\0', starts[index - 1] ?? 0) + 1;
  starts[count] = joined.length + 1;
  return starts;
}
