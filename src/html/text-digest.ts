import { isUtf8 } from 'node:buffer';
import { createHash, hash, type Hash } from 'node:crypto';
import { decodeHTML } from 'entities/decode';
import { pieceKey } from './repeated-text.ts';

/** Bytes that are hashed at a time: most pages have fewer. */
const BLOCK_BYTES = 64 * 1024;
/** Bytes of the text that are kept for its readers. */
export const START_BYTES = 1024;
/** More in a row make no difference. */
const SPACES_MAX = 256;
/** A longer text is more than spaces. */
const WHITE_MAX_BYTES = 256;
/** Characters of the digest of a section: two of a page are the same by chance once in a thousand million. */
const SECTION_DIGEST_CHARS = 5;

const [NEWLINE, SPACE, AMPERSAND, FIRST_BEYOND_ASCII] = [0x0a, 0x20, 0x26, 0x80] as const;
/** What readers cannot see: soft hyphen, zero-width space, word joiner, and the same as a byte order mark. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

export interface Pieces {
  /** Keys of the pieces that stand on most pages, and are left out. */
  readonly repeated: ReadonlySet<number>;
  /** Collects the keys of all pieces; `null`: nobody asks. */
  readonly seen: Set<number> | null;
}

/** Of the one text that is read at a time. A block for each page took nearly as long as reading a small page. */
const BLOCK = Buffer.allocUnsafe(BLOCK_BYTES);

/**
 * Takes text in pieces, folds its white space (in `<pre>` that of each line), decodes its character references, leaves out
 * what readers cannot see and pieces that stand on most pages, and hashes the rest.
 * A new one takes the block of the one before, which has to be at its end.
 */
export class TextDigest {
  readonly #pieces: Pieces;
  /** Keys of further pieces to leave out. */
  neighbours: ReadonlySet<number> = new Set();
  #used = 0;
  #hash: Hash | null = null;
  #start: string | null = null;
  /** Lines and their indentation are kept, as in `<pre>`. */
  isPreformatted = false;
  /** Before the next text: in `<pre>` a line break, and its indentation. */
  #isNewLine = false;
  #spaces = 0;
  #flushed = 0;
  /** Where the piece begins that is read now; -1: a part of it is hashed already. */
  #pieceFrom = 0;
  /** Whether a piece was left out. */
  isShortened = false;
  /** Where the section begins that is read now. */
  #sectionFrom = 0;
  #sectionHash: Hash | null = null;

  constructor(pieces: Pieces) {
    this.#pieces = pieces;
  }

  /** Bytes of the text so far. */
  get bytes(): number {
    return this.#flushed + this.#used;
  }

  /** The piece that is read now, as far as it is kept. */
  get piece(): string {
    return BLOCK.toString('utf8', Math.max(0, this.#pieceFrom), this.#used).trim();
  }

  /** The next text is another piece. */
  separate(): void {
    this.#endPiece();
    this.#isNewLine = false;
    this.#spaces = 1;
  }

  /** Starts over. */
  clear(): void {
    this.#used = this.#flushed = this.#pieceFrom = this.#sectionFrom = this.#spaces = 0;
    this.#hash = this.#sectionHash = this.#start = null;
    this.#isNewLine = this.isShortened = false;
    this.#pieces.seen?.clear();
  }

  write(bytes: Buffer, from: number, to: number): void {
    let at = from;
    while (at < to && (bytes[at] ?? 0) < FIRST_BEYOND_ASCII && bytes[at] !== AMPERSAND) at += 1;
    if (at === to) {
      this.#copy(bytes, from, to);
      return;
    }
    const readable = Buffer.from(readableText(bytes, from, to));
    this.#copy(readable, 0, readable.length);
  }

  /** Ends a section. Returns its digest; `null`: it has no text. */
  endSection(): string | null {
    this.separate();
    const rest = BLOCK.subarray(this.#sectionFrom, this.#used);
    const digest = this.#sectionHash?.update(rest).digest('base64') ?? hash('sha256', rest, 'base64');
    const isEmpty = this.#sectionHash === null && rest.length === 0;
    this.#sectionFrom = this.#used;
    this.#sectionHash = null;
    return isEmpty ? null : digest.slice(0, SECTION_DIGEST_CHARS);
  }

  end(): { readonly digest: string; readonly start: string } {
    this.#endPiece();
    const block = BLOCK.subarray(0, this.#used);
    const start = this.#start ?? block.toString('utf8', 0, START_BYTES);
    return { digest: this.#hash?.update(block).digest('hex') ?? hash('sha256', block), start };
  }

  #copy(bytes: Buffer, from: number, to: number): void {
    let used = this.#used;
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte <= SPACE) {
        if (this.isPreformatted && byte === NEWLINE) this.#isNewLine = true;
        this.#spaces =
          this.isPreformatted && byte !== NEWLINE ? this.#spaces + 1 : Number(!this.isPreformatted);
      } else if (this.#spaces > 0 || this.#isNewLine || used === BLOCK_BYTES) {
        this.#used = used;
        this.#put(byte);
        used = this.#used;
      } else BLOCK[used++] = byte;
    }
    this.#used = used;
  }

  #put(byte: number): void {
    const spaces = Math.min(this.#spaces, SPACES_MAX);
    if (this.#used + spaces + 1 >= BLOCK_BYTES) this.#flush();
    if (this.bytes > 0) {
      if (this.#isNewLine) BLOCK[this.#used++] = NEWLINE;
      for (let at = 0; at < spaces; at += 1) BLOCK[this.#used++] = SPACE;
    }
    this.#isNewLine = false;
    this.#spaces = 0;
    BLOCK[this.#used++] = byte;
  }

  #endPiece(): void {
    const from = this.#pieceFrom;
    if (from !== -1 && this.#used > from) {
      const { repeated, seen } = this.#pieces;
      if (repeated.size + this.neighbours.size > 0 || seen !== null) {
        const key = pieceKey(BLOCK, from, this.#used);
        seen?.add(key);
        if (repeated.has(key) || this.neighbours.has(key)) {
          this.#used = from;
          this.isShortened = true;
        }
      }
    }
    this.#pieceFrom = this.#used;
  }

  #flush(): void {
    const block = BLOCK.subarray(0, this.#used);
    this.#start ??= block.toString('utf8', 0, START_BYTES);
    this.#hash ??= createHash('sha256');
    this.#hash.update(block);
    this.#sectionHash ??= createHash('sha256');
    this.#sectionHash.update(block.subarray(this.#sectionFrom));
    this.#flushed += this.#used;
    this.#used = this.#sectionFrom = 0;
    this.#pieceFrom = -1;
  }
}

/** The characters of a text node. Other encodings are read as Latin 1, by which different texts stay different. */
export function readableText(bytes: Buffer, from: number, to: number): string {
  const node = bytes.subarray(from, to);
  const text = decodeHTML(node.toString(isUtf8(node) ? 'utf8' : 'latin1'));
  return text.normalize().replace(UNSEEN, '').replaceAll('\u00a0', ' ');
}

/** Whether there are only spaces, those included that do not break, and what readers cannot see. */
export function isWhite(bytes: Buffer, from: number, to: number): boolean {
  let at = from;
  while (at < to && (bytes[at] ?? 0) <= SPACE) at += 1;
  if (at === to) return true;
  const mayBeSpace = bytes[at] === AMPERSAND || (bytes[at] ?? 0) >= FIRST_BEYOND_ASCII;
  return mayBeSpace && to - at <= WHITE_MAX_BYTES && readableText(bytes, at, to).trim() === '';
}
