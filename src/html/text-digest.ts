import { createHash, hash, type Hash } from 'node:crypto';
import { decodeHTML } from 'entities/decode';

/** Bytes that are hashed at a time: most pages have fewer. */
const BLOCK_BYTES = 64 * 1024;
/** Bytes of the text that are kept for its readers. */
export const START_BYTES = 1024;
/** Every name of a character is shorter. */
const REFERENCE_MAX_BYTES = 40;

/** More in a row make no difference. */
const SPACES_MAX = 256;

const [NEWLINE, SPACE, AMPERSAND, SEMICOLON, HASH_SIGN] = [0x0a, 0x20, 0x26, 0x3b, 0x23] as const;
/** The two bytes of U+00A0, the no-break space. */
const NBSP = [0xc2, 0xa0] as const;

/** Of the one text that is read at a time. A block for each page took nearly as long as reading a small page. */
const BLOCK = Buffer.allocUnsafe(BLOCK_BYTES);

const decoded = new Map<number, Buffer>();
const DECODED_MAX = 1_000;

/**
 * Takes text in pieces, folds its white space (in `<pre>` its line breaks), decodes its character references, and hashes it.
 * A new one takes the block of the one before, which has to be at its end.
 */
export class TextDigest {
  readonly #block = BLOCK;
  #used = 0;
  #hash: Hash | null = null;
  #start: string | null = null;
  /** White space is kept, as in `<pre>`. */
  isPreformatted = false;
  /** Spaces before the next text: one, or in `<pre>` the line break before it and its indentation. */
  #spaces = 0;
  #flushed = 0;

  /** Bytes of the text so far. */
  get bytes(): number {
    return this.#flushed + this.#used;
  }

  /** The next text is another word. */
  separate(): void {
    this.#spaces = 1;
  }

  /** Starts over. */
  clear(): void {
    this.#used = 0;
    this.#hash = null;
    this.#start = null;
    this.#spaces = 0;
    this.#flushed = 0;
  }

  /** `mark`: the byte that begins a character reference; -1: there is none. */
  write(bytes: Buffer, from: number, to: number, mark: number = AMPERSAND): void {
    const block = this.#block;
    let used = this.#used;
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte <= SPACE) this.#spaces = this.isPreformatted && byte !== NEWLINE ? this.#spaces + 1 : 1;
      else if (byte === mark || byte === NBSP[0] || this.#spaces > 0 || used === BLOCK_BYTES) {
        this.#used = used;
        if (byte === mark) at = this.#reference(bytes, at, to) - 1;
        else if (byte === NBSP[0] && bytes[at + 1] === NBSP[1]) {
          this.#spaces = this.isPreformatted ? this.#spaces + 1 : 1;
          at += 1;
        } else this.#put(byte);
        used = this.#used;
      } else block[used++] = byte;
    }
    this.#used = used;
  }

  end(): { readonly digest: string; readonly start: string } {
    const block = this.#block.subarray(0, this.#used);
    const start = this.#start ?? block.toString('utf8', 0, START_BYTES);
    return { digest: this.#hash?.update(block).digest('hex') ?? hash('sha256', block), start };
  }

  /** Writes the characters of a reference. Returns where the reference ends. */
  #reference(bytes: Buffer, from: number, to: number): number {
    const most = Math.min(to, from + REFERENCE_MAX_BYTES);
    let end = from + 1;
    let key = 0;
    for (; end < most && isReference(bytes[end] ?? 0); end += 1) key = 128 * key + (bytes[end] ?? 0);
    if (end < most && bytes[end] === SEMICOLON) {
      key = 128 * key + SEMICOLON;
      end += 1;
    }
    // Up to seven characters are an exact number, which is found faster than a string.
    const isShort = end - from <= 8;
    let text = isShort ? decoded.get(key) : undefined;
    if (text === undefined) {
      text = Buffer.from(decodeHTML(bytes.toString('latin1', from, end)));
      if (isShort && decoded.size < DECODED_MAX) decoded.set(key, text);
    }
    this.write(text, 0, text.length, -1);
    return end;
  }

  #put(byte: number): void {
    const spaces = this.bytes > 0 ? Math.min(this.#spaces, SPACES_MAX) : 0;
    if (this.#used + spaces >= BLOCK_BYTES) this.#flush();
    for (let at = 0; at < spaces; at += 1) this.#block[this.#used++] = SPACE;
    this.#spaces = 0;
    this.#block[this.#used++] = byte;
  }

  #flush(): void {
    const block = this.#block.subarray(0, this.#used);
    this.#start ??= block.toString('utf8', 0, START_BYTES);
    this.#hash ??= createHash('sha256');
    this.#hash.update(block);
    this.#flushed += this.#used;
    this.#used = 0;
  }
}

/** A letter, a digit, or the sign of a number. */
function isReference(byte: number): boolean {
  const lower = byte | 32;
  return (lower >= 0x61 && lower <= 0x7a) || (byte >= 0x30 && byte <= 0x39) || byte === HASH_SIGN;
}
