const FIRST_PLACES = 1024;
/** Foreign numbers may all belong in one place; a longer search would take the square of the time. */
const TRIES_MAX = 64;

/**
 * Numbers that were seen before, 8 to 16 bytes each, and `most` of them at the most: after that, and where too many
 * belong in one place, a number is taken for a new one each time.
 */
export class NumberSet {
  readonly #most: number;
  #table = new Float64Array(FIRST_PLACES).fill(Number.NaN);
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether `number` is new here. */
  add(number: number): boolean {
    const place = this.#placeOf(number);
    if (place === null) return true;
    if (this.#table[place] === number) return false;
    if (this.#size >= this.#most) return true;
    this.#table[place] = number;
    this.#size += 1;
    if (2 * this.#size > this.#table.length) this.#grow();
    return true;
  }

  /** Where a number is, or would be; `null`: there is no place for it. */
  #placeOf(number: number): number | null {
    const mask = this.#table.length - 1;
    const first = (number % 0x7fffffff) ^ (number / 0x100000);
    for (let tries = 0; tries < TRIES_MAX; tries += 1) {
      const place = (first + tries) & mask;
      const there = this.#table[place] ?? 0;
      if (there === number || Number.isNaN(there)) return place;
    }
    return null;
  }

  #grow(): void {
    const old = this.#table;
    this.#table = new Float64Array(2 * old.length).fill(Number.NaN);
    for (const number of old) {
      const place = Number.isNaN(number) ? null : this.#placeOf(number);
      if (place !== null) this.#table[place] = number;
    }
  }
}
