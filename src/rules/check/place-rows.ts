/** Where something shows: index of the file, line or 0, and the number of its reference among the words, or 0. */
export interface PlaceRow {
  readonly file: number;
  readonly line: number;
  readonly word: number;
}

export interface PlaceOrder {
  readonly causes: number;
  /** Of the numbers of two words. */
  readonly compare: (one: number, other: number) => number;
}

const FIRST_PLACES = 256;
const FIELDS = 4;

/** Places of many causes, 16 bytes each: a million of them as objects are a hundred megabytes. */
export class PlaceRows {
  /** Cause, file, line, word. */
  #rows = new Uint32Array(FIRST_PLACES * FIELDS);
  #count = 0;
  /** Rows by cause, once it is asked for, and where those of each cause begin. */
  readonly #ordered = new Set<number>();
  #byCause: { readonly order: Uint32Array; readonly starts: Uint32Array } | null = null;

  get count(): number {
    return this.#count;
  }

  add(cause: number, { file, line, word }: PlaceRow): void {
    if (this.#count * FIELDS === this.#rows.length)
      this.#rows = new Uint32Array(this.#rows.buffer.transfer(2 * this.#rows.byteLength));
    this.#rows.set([cause, file, line, word], this.#count * FIELDS);
    this.#count += 1;
    this.#byCause = null;
  }

  /** Puts the places of one cause with those of another. */
  move(from: ReadonlySet<number>, to: number): void {
    for (let row = 0; row < this.#count; row += 1)
      if (from.has(this.#rows[row * FIELDS] ?? 0)) this.#rows[row * FIELDS] = to;
    this.#byCause = null;
  }

  /** The first ones of one cause, of `causes` in all, by file, then line, then by `compare` of their words. */
  first(most: number, cause: number, { causes, compare }: PlaceOrder): readonly PlaceRow[] {
    const { order, starts } = (this.#byCause ??= this.#sort(causes));
    const [from = 0, to = 0] = starts.subarray(cause, cause + 2);
    const at = (row: number, field: number): number => this.#rows[row * FIELDS + field] ?? 0;
    const rows = order.subarray(from, to);
    if (!this.#ordered.has(cause))
      rows.sort((a, b) => at(a, 1) - at(b, 1) || at(a, 2) - at(b, 2) || compare(at(a, 3), at(b, 3)));
    this.#ordered.add(cause);
    return Array.from(rows.subarray(0, most), (row) => ({
      file: at(row, 1),
      line: at(row, 2),
      word: at(row, 3),
    }));
  }

  #sort(causes: number): { readonly order: Uint32Array; readonly starts: Uint32Array } {
    this.#ordered.clear();
    const starts = new Uint32Array(causes + 1);
    const causeOf = (row: number): number => this.#rows[row * FIELDS] ?? 0;
    for (let row = 0; row < this.#count; row += 1)
      starts[causeOf(row) + 1] = (starts[causeOf(row) + 1] ?? 0) + 1;
    for (let cause = 0; cause < causes; cause += 1)
      starts[cause + 1] = (starts[cause + 1] ?? 0) + (starts[cause] ?? 0);
    const next = starts.slice();
    const order = new Uint32Array(this.#count);
    for (let row = 0; row < this.#count; row += 1) {
      const cause = causeOf(row);
      order[next[cause] ?? 0] = row;
      next[cause] = (next[cause] ?? 0) + 1;
    }
    return { order, starts };
  }
}
