import { isUtf8 } from 'node:buffer';
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
/** The least first byte of a character beyond ASCII, in UTF-8. */
export const FIRST_BEYOND_ASCII = 0xc2;
/** U+00A0, the no-break space. */
const NBSP = 0xc2a0;
/** What readers cannot see: soft hyphen, zero-width space, word joiner, and the same as a byte order mark. */
export const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;
const SOFT_HYPHEN = 0xc2ad;
const [ZERO_WIDTH_SPACE, WORD_JOINER, BYTE_ORDER_MARK] = [0xe2808b, 0xe281a0, 0xefbbbf] as const;
/** Marks that make one letter with that before them: of European scripts (by the first bits), Korean, Japanese. */
const [MARKS, JAMO, VOICED, HALF_VOICED] = [0xcc >> 1, 0xe184 >> 2, 0xe38299, 0xe3829a] as const;

/** Of the one text that is read at a time. A block for each page took nearly as long as reading a small page. */
const BLOCK = Buffer.allocUnsafe(BLOCK_BYTES);

const decoded = new Map<number, Buffer>();
const DECODED_MAX = 1_000;

/**
 * Takes text in pieces, folds its white space (in `<pre>` its line breaks), decodes its character references, leaves out what
 * readers cannot see, and hashes it.
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
  /** The same letter may be written in several ways. */
  #hasMarks = false;

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
    this.#hasMarks = false;
  }

  /** `mark`: the byte that begins a character reference; -1: there is none. */
  write(bytes: Buffer, from: number, to: number, mark: number = AMPERSAND): void {
    const block = this.#block;
    let used = this.#used;
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte <= SPACE) this.#spaces = this.isPreformatted && byte !== NEWLINE ? this.#spaces + 1 : 1;
      else if (byte === mark || byte >= FIRST_BEYOND_ASCII || this.#spaces > 0 || used === BLOCK_BYTES) {
        this.#used = used;
        if (byte === mark) at = this.#reference(bytes, at, to) - 1;
        else if (byte >= FIRST_BEYOND_ASCII) at = this.#beyondAscii(bytes, at);
        else this.#put(byte);
        used = this.#used;
      } else block[used++] = byte;
    }
    this.#used = used;
  }

  end(): { readonly digest: string; readonly start: string } {
    const block = this.#composed();
    const start = this.#start ?? block.toString('utf8', 0, START_BYTES);
    return { digest: this.#hash?.update(block).digest('hex') ?? hash('sha256', block), start };
  }

  /** Reads the first byte of a character, and the others of one that is not written. Returns the last place that was read. */
  #beyondAscii(bytes: Buffer, at: number): number {
    const two = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    const three = (two << 8) | (bytes[at + 2] ?? 0);
    if (two === NBSP) this.#spaces = this.isPreformatted ? this.#spaces + 1 : 1;
    if (two === NBSP || two === SOFT_HYPHEN) return at + 1;
    if (three === ZERO_WIDTH_SPACE || three === WORD_JOINER || three === BYTE_ORDER_MARK) return at + 2;
    this.#hasMarks ||= two >> 9 === MARKS || two >> 2 === JAMO || three === VOICED || three === HALF_VOICED;
    this.#put(bytes[at] ?? 0);
    return at;
  }

  /** What is in the block, with each letter and its marks as one character (NFC). */
  #composed(): Buffer {
    const block = this.#block.subarray(0, this.#used);
    return this.#hasMarks && isUtf8(block) ? Buffer.from(block.toString().normalize()) : block;
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
    const block = this.#composed();
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
