/** Counts the attempts in a row that brought nothing, for one stretch of the bundle. */
export class Patience {
  #furthest: number;
  #fruitless = 0;

  /** `at`: the offset at which it begins. */
  constructor(at: number) {
    this.#furthest = at;
  }

  /** After an attempt that ended at the offset `at`: how many in a row, with this one, got no further than before. */
  failedAt(at: number): number {
    this.#fruitless = at > this.#furthest ? 0 : this.#fruitless + 1;
    this.#furthest = Math.max(this.#furthest, at);
    return this.#fruitless;
  }

  /** It is another bundle now: what the old one had reached says nothing of it. */
  beginAnew(): void {
    this.#furthest = 0;
  }
}
