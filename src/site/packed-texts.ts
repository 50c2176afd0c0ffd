/** Of one block; blocks are never moved. */
const BLOCK_BYTES = 256 * 1024;
/** UTF-8 has no more for one of JavaScript's characters. */
const MOST_BYTES_A_CHARACTER = 3;
/** Numbers of a span: block, start and end. */
const SPAN = 3;
/** Spans of one block. */
const BLOCK_SPANS = 4096;

/**
 * Texts as their UTF-8 bytes, by number from 0. It keeps 12 bytes a text beside these, outside of JavaScript's heap; as
 * strings in a list, half a million texts would be walked through by every garbage collection.
 */
export class PackedTexts {
  readonly #encoder = new TextEncoder();
  /** A byte order mark at the beginning of a text is a part of it. */
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  readonly #blocks: Uint8Array[] = [];
  /** Of the last block, in bytes. */
  #used = BLOCK_BYTES;
  readonly #spans: Uint32Array[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** A text with halves of characters comes back with replacement characters. */
  add(text: string): void {
    const most = text.length * MOST_BYTES_A_CHARACTER;
    if (most > BLOCK_BYTES) {
      const own = this.#encoder.encode(text);
      this.#blocks.push(own);
      // The next one needs a new block.
      this.#used = BLOCK_BYTES;
      this.#keep(0, own.length);
      return;
    }
    if (this.#used + most > BLOCK_BYTES) {
      this.#blocks.push(new Uint8Array(BLOCK_BYTES));
      this.#used = 0;
    }
    const start = this.#used;
    const { written } = this.#encoder.encodeInto(text, this.#block(this.#blocks.length - 1).subarray(start));
    this.#used += written;
    this.#keep(start, this.#used);
  }

  textAt(number: number): string {
    const bytes = this.#block(this.#span(number, 0));
    return this.#decoder.decode(bytes.subarray(this.#span(number, 1), this.#span(number, 2)));
  }

  /** Below 0, 0 or above, by the bytes of two texts. */
  compare(one: number, other: number): number {
    const a = this.#block(this.#span(one, 0));
    const b = this.#block(this.#span(other, 0));
    const aStart = this.#span(one, 1);
    const bStart = this.#span(other, 1);
    const aLength = this.#span(one, 2) - aStart;
    const bLength = this.#span(other, 2) - bStart;
    const length = Math.min(aLength, bLength);
    for (let at = 0; at < length; at += 1) {
      const difference = (a[aStart + at] ?? 0) - (b[bStart + at] ?? 0);
      if (difference !== 0) return difference;
    }
    return aLength - bLength;
  }

  /** The numbers of all texts in the order of their bytes; the same ones in the order in which they came. */
  order(): Uint32Array {
    const order = Uint32Array.from({ length: this.#count }, (_, number) => number);
    return this.#isSorted() ? order : order.sort((one, other) => this.compare(one, other) || one - other);
  }

  #isSorted(): boolean {
    for (let number = 1; number < this.#count; number += 1)
      if (this.compare(number - 1, number) > 0) return false;
    return true;
  }

  #block(number: number): Uint8Array {
    return this.#blocks[number] ?? new Uint8Array();
  }

  #span(number: number, part: number): number {
    return this.#spans[Math.floor(number / BLOCK_SPANS)]?.[(number % BLOCK_SPANS) * SPAN + part] ?? 0;
  }

  #keep(start: number, end: number): void {
    const at = (this.#count % BLOCK_SPANS) * SPAN;
    if (at === 0) this.#spans.push(new Uint32Array(BLOCK_SPANS * SPAN));
    this.#spans.at(-1)?.set([this.#blocks.length - 1, start, end], at);
    this.#count += 1;
  }
}
