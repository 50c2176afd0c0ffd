/** Where something shows: index of the file, line or 0, and the number of its reference among the words, or 0. */
export interface PlaceRow {
  readonly file: number;
  readonly line: number;
  readonly word: number;
}

const FIRST_PLACES = 256;
const FIELDS = 4;

/** Places of many causes, 16 bytes each: a million of them as objects are a hundred megabytes. */
export class PlaceRows {
  /** Cause, file, line, word. */
  #rows = new Uint32Array(FIRST_PLACES * FIELDS);
  #count = 0;
  /** Rows by cause, once it is asked for, and where those of each cause begin. */
  #byCause: { readonly order: Uint32Array; readonly starts: Uint32Array } | null = null;

  get count(): number {
    return this.#count;
  }

  add(cause: number, { file, line, word }: PlaceRow): void {
    if (this.#count * FIELDS === this.#rows.length) {
      const longer = new Uint32Array(2 * this.#rows.length);
      longer.set(this.#rows);
      this.#rows = longer;
    }
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

  /** Those of one cause, of `causes` in all, in the order of `compare`. */
  of(cause: number, causes: number, compare: (a: PlaceRow, b: PlaceRow) => number): readonly PlaceRow[] {
    const { order, starts } = (this.#byCause ??= this.#sort(causes));
    const rows = order.subarray(starts[cause], starts[cause + 1]);
    return Array.from(rows, (row) => this.#at(row)).sort(compare);
  }

  #at(row: number): PlaceRow {
    const [file = 0, line = 0, word = 0] = this.#rows.subarray(row * FIELDS + 1, row * FIELDS + FIELDS);
    return { file, line, word };
  }

  #sort(causes: number): { readonly order: Uint32Array; readonly starts: Uint32Array } {
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
