import { decodeHTMLAttribute, decodeXML } from 'entities/decode';
import { decoded } from './page-encoding.ts';

/** Longest name or address in bytes. A longer text is neither, and never becomes a string. */
export const VALUE_MAX_BYTES = 64 * 1024;

const [TAB, RETURN, PERCENT, AMPERSAND] = [0x09, 0x0d, 0x25, 0x26] as const;

/**
 * Hashes bytes, so that names and addresses are compared without making strings. No site can foresee the seed, so none can
 * plan two names with the same hash.
 */
export class ByteHash {
  readonly #seed: number;
  low = 0;
  high = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Begins a hash. `part` is hashed with the bytes. */
  start(part: number): void {
    this.low = this.#seed ^ Math.imul(part, 0x9e3779b1);
    this.high = Math.imul(this.#seed, 0x85ebca6b) ^ part;
  }

  add(bytes: Uint8Array, from: number, to: number): void {
    this.#add(bytes, from, to, false, -1);
  }

  /**
   * Adds bytes up to one that may need decoding: `&`, `%`, a tab or a line end. It also ends before `mark`. Returns the
   * place after the last added byte.
   */
  addPlain(bytes: Uint8Array, from: number, to: number, mark = -1): number {
    return this.#add(bytes, from, to, true, mark);
  }

  #add(bytes: Uint8Array, from: number, to: number, isPlain: boolean, mark: number): number {
    let { low, high } = this;
    let at = from;
    for (; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      if (
        byte === mark ||
        (isPlain && (byte === AMPERSAND || byte === PERCENT || (byte <= RETURN && byte >= TAB)))
      )
        break;
      low = Math.imul(low ^ byte, 0x01000193);
      high = Math.imul(high ^ byte, 0x85ebca6b);
      high ^= high >>> 15;
    }
    this.low = low;
    this.high = high;
    return at;
  }

  /** A number of 32 bits. */
  small(): number {
    let mixed = this.low ^ Math.imul(this.high, 0xc2b2ae35);
    mixed ^= mixed >>> 15;
    return mixed | 0;
  }

  /** A number of 53 bits. */
  key(): number {
    const low = this.low ^ (this.high >>> 7);
    return (low >>> 0) * 0x200000 + ((this.high ^ (low >>> 11)) >>> 11);
  }
}

const FIRST_SLOTS = 1024;

/**
 * Numbers of 53 bits, each with its place: 0, 1, 2 and so on, in order of arrival. On a site of 32,000 pages a `Map` and a
 * `Set` take a fifth more time.
 */
export class KeyTable {
  #slots = new Int32Array(FIRST_SLOTS);
  #keys = new Float64Array(FIRST_SLOTS / 2);
  size = 0;

  /** The place of a key. That of a new key is the size before. */
  place(key: number): number {
    const mask = this.#slots.length - 1;
    let slot = key & mask;
    for (;;) {
      const place = (this.#slots[slot] ?? 0) - 1;
      if (place === -1) break;
      if (this.#keys[place] === key) return place;
      slot = (slot + 1) & mask;
    }
    const place = this.size;
    this.#keys[place] = key;
    this.#slots[slot] = place + 1;
    this.size = place + 1;
    if (this.size === this.#keys.length) this.#grow();
    return place;
  }

  clear(): void {
    if (this.size === 0) return;
    this.size = 0;
    if (this.#slots.length > 8 * FIRST_SLOTS) {
      this.#slots = new Int32Array(FIRST_SLOTS);
      this.#keys = new Float64Array(FIRST_SLOTS / 2);
    } else this.#slots.fill(0);
  }

  #grow(): void {
    const keys = new Float64Array(2 * this.#keys.length);
    keys.set(this.#keys);
    const slots = new Int32Array(4 * this.size);
    for (let place = 0; place < this.size; place += 1) {
      let slot = (keys[place] ?? 0) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = place + 1;
    }
    this.#keys = keys;
    this.#slots = slots;
  }
}

/** Finds the lines of places in a text. Places are asked for in rising order, mostly. */
export class LineCounter {
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;
  #line = 1;

  start(bytes: Uint8Array): void {
    this.#bytes = bytes;
    this.#at = 0;
    this.#line = 1;
  }

  /** The line that a place is in, counted from 1. */
  lineAt(place: number): number {
    const bytes = this.#bytes;
    let line = this.#line;
    let at = this.#at;
    for (; at < place; at += 1) if (bytes[at] === 0x0a) line += 1;
    for (; at > place; at -= 1) if (bytes[at - 1] === 0x0a) line -= 1;
    this.#at = place;
    this.#line = line;
    return line;
  }
}

/** The text of some bytes of markup, with its character references decoded. */
export function markupText(bytes: Buffer, from: number, to: number, xml: boolean): string {
  const text = decoded(bytes, from, to);
  if (!text.includes('&')) return text;
  return xml ? decodeXML(text) : decodeHTMLAttribute(text);
}
