import type { NamedPages } from '../rules/check/anchor-ledger.ts';

const FIRST_PLACES = 1024;
/** What is kept for the next batch. */
const KEPT_PLACES = 64 * FIRST_PLACES;

/** Names of pages that are sent together. */
export class NameBatch {
  #files: number[] = [];
  #ends: number[] = [];
  #numbers = new Float64Array(FIRST_PLACES);

  add(file: number, numbers: Float64Array): void {
    const from = this.#ends.at(-1) ?? 0;
    const to = from + numbers.length;
    if (to > this.#numbers.length) this.#resize(Math.max(2 * this.#numbers.length, to));
    this.#numbers.set(numbers, from);
    this.#files.push(file);
    this.#ends.push(to);
  }

  /** All of them, as a copy, and none is left. */
  take(): NamedPages {
    const taken = {
      files: Uint32Array.from(this.#files),
      ends: Uint32Array.from(this.#ends),
      numbers: this.#numbers.slice(0, this.#ends.at(-1) ?? 0),
    };
    this.#files = [];
    this.#ends = [];
    if (this.#numbers.length > KEPT_PLACES) this.#resize(FIRST_PLACES);
    return taken;
  }

  /** What was held before is given back at once, not when the collector comes. */
  #resize(places: number): void {
    this.#numbers = new Float64Array(this.#numbers.buffer.transfer(8 * places));
  }
}
