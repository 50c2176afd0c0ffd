import { anchorNumber } from './anchor.ts';

/** Names of one page. No page that is meant for readers has so many. */
export const NAMES_MAX = 500_000;
const FIRST_PLACES = 1024;
/** What is kept for the next page. */
const KEPT_PLACES = 16 * FIRST_PLACES;
/** Room for names that come again, beside those that are different. */
const SLACK = 1.25;

/** The names that a page has, as numbers of 8 bytes: see `anchorNumber`. */
export class PageNames {
  readonly #most: number;
  #numbers = new Float64Array(FIRST_PLACES);
  #count = 0;
  #sorted = true;
  #tooMany = false;

  constructor(most = NAMES_MAX) {
    this.#most = most;
  }

  /** There are more than are kept, so that none is known. */
  get tooMany(): boolean {
    this.#sort();
    return this.#tooMany;
  }

  /** Forgets all, for the next page. */
  clear(): void {
    if (this.#numbers.length > KEPT_PLACES || this.#numbers.length === 0)
      this.#numbers = new Float64Array(this.#numbers.buffer.transfer(8 * FIRST_PLACES));
    this.#count = 0;
    this.#sorted = true;
    this.#tooMany = false;
  }

  add(name: string): void {
    if (!this.#tooMany && this.#count === this.#numbers.length) this.#makeRoom();
    if (this.#tooMany) return;
    this.#numbers[this.#count] = anchorNumber(name);
    this.#count += 1;
    this.#sorted = false;
  }

  /** Of each different name, sorted. Empty when there are too many. There until the next one is added. */
  numbers(): Float64Array {
    this.#sort();
    return this.#numbers.subarray(0, this.#count);
  }

  has(name: string): boolean {
    const numbers = this.numbers();
    return holds(numbers, anchorNumber(name), 0, numbers.length);
  }

  #makeRoom(): void {
    const longest = Math.ceil(this.#most * SLACK);
    if (this.#numbers.length < longest) {
      const places = Math.min(longest, 2 * this.#numbers.length);
      this.#numbers = new Float64Array(this.#numbers.buffer.transfer(8 * places));
    } else this.#sort();
  }

  #sort(): void {
    if (this.#sorted) return;
    this.#sorted = true;
    const sorted = this.#numbers.subarray(0, this.#count).sort();
    let kept = 0;
    for (const number of sorted) {
      if (kept > 0 && sorted[kept - 1] === number) continue;
      sorted[kept] = number;
      kept += 1;
    }
    this.#tooMany = kept > this.#most;
    this.#count = this.#tooMany ? 0 : kept;
    if (this.#tooMany) this.#numbers = new Float64Array(this.#numbers.buffer.transfer(0));
  }
}

/** Whether a number is among the sorted ones from one place up to, without, another. */
export function holds(sorted: Float64Array, wanted: number, from: number, to: number): boolean {
  while (from < to) {
    const middle = (from + to) >>> 1;
    const value = sorted[middle] ?? 0;
    if (value === wanted) return true;
    if (value < wanted) from = middle + 1;
    else to = middle;
  }
  return false;
}
