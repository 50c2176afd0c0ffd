import type { NamedPages } from '../rules/check/anchor-ledger.ts';

/** Names of pages that are sent together. */
export class NameBatch {
  #files: number[] = [];
  #ends: number[] = [];
  #numbers = new Float64Array(1024);

  add(file: number, numbers: Float64Array): void {
    const from = this.#ends.at(-1) ?? 0;
    const to = from + numbers.length;
    if (to > this.#numbers.length) {
      const longer = new Float64Array(2 * to);
      longer.set(this.#numbers.subarray(0, from));
      this.#numbers = longer;
    }
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
    if (this.#numbers.length > 64 * 1024) this.#numbers = new Float64Array(1024);
    return taken;
  }
}
