/** Bytes without white space. A page that shows an error has fewer, a name of a host in them included. */
const SHORT_BYTES = 250;
/** An empty page may have as many: a pagination, the date of the last change. */
const NEXT_TO_NOTHING_BYTES = 60;
/** Every known error has one of these words. */
const ERROR_WORDS = /error|found|gateway|unavailable|wrong/i;

/**
 * The text in the last `<main>` or `<article>` of a page, else on the whole page, as long as it is short. It tells the few
 * pages that may show an error or nothing from all others, which need not be read again.
 */
export class ShortText {
  readonly #bytes = Buffer.allocUnsafe(SHORT_BYTES);
  #used = 0;
  /** More text is wanted. */
  isOpen = true;

  /** A `<main>` or an `<article>` begins. */
  begin(): void {
    this.#used = 0;
    this.isOpen = true;
  }

  end(): void {
    this.isOpen = false;
  }

  add(bytes: Uint8Array, from: number, to: number): void {
    for (let at = from; at < to && this.#used < SHORT_BYTES; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte > 0x20) this.#bytes[this.#used++] = byte;
    }
    this.isOpen = this.#used < SHORT_BYTES;
  }

  get mayBeError(): boolean {
    if (this.#used <= NEXT_TO_NOTHING_BYTES) return true;
    return this.#used < SHORT_BYTES && ERROR_WORDS.test(this.#bytes.toString('latin1', 0, this.#used));
  }
}
