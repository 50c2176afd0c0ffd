import { hash } from 'node:crypto';
import { decodeHTML } from 'entities/decode';
import { decoded } from './page-encoding.ts';
import { pieceKey } from './repeated-text.ts';

/** More bytes than most texts have. */
const BLOCK_BYTES = 64 * 1024;
/** Bytes of the text that are kept for its readers. */
export const START_BYTES = 1024;
/** More in a row make no difference. */
const SPACES_MAX = 256;
/** A longer text is more than spaces. */
const WHITE_MAX_BYTES = 256;
/** A longer piece is content, wherever it stands. */
const PIECE_MAX_BYTES = 64 * 1024;

const [NEWLINE, SPACE, AMPERSAND, FIRST_BEYOND_ASCII] = [0x0a, 0x20, 0x26, 0x80] as const;
const BEYOND_ASCII = /[^\0-\x7f]/;
/** What readers cannot see: soft hyphen, zero-width space, word joiner, and the same as a byte order mark. */
const UNSEEN = /[\u00ad\u200b\u2060\ufeff]/g;

const NOTHING: ReadonlySet<number> = new Set();

export interface Pieces {
  /** Keys of the pieces that stand on most pages, and are left out. */
  readonly repeated?: ReadonlySet<number>;
  /** Collects the keys of all pieces. */
  readonly seen?: Set<number>;
}

/** For the one text that is read at a time. A block for each page took nearly as long as reading a small page. */
let block = Buffer.allocUnsafe(BLOCK_BYTES);

/**
 * Takes text in pieces, folds its white space (in `<pre>` that of each line), decodes its character references, leaves out
 * what readers cannot see and pieces that stand on most pages, and hashes the rest.
 * A new one takes the block of the one before, which has to be at its end.
 */
export class TextDigest {
  readonly #pieces: Pieces;
  /** Keys of the titles of pages before, after and above this one, which are left out, too. */
  readonly neighbours = new Set<number>();
  #block = block;
  /** Bytes of the text so far. */
  bytes = 0;
  /** Lines and their indentation are kept, as in `<pre>`. */
  isPreformatted = false;
  /** Before the next text: in `<pre>` a line break, and its indentation. */
  #isNewLine = false;
  #spaces = 0;
  /** Where the piece and the section begin that are read now. */
  #pieceFrom = 0;
  #sectionFrom = 0;
  /** A hash of the pieces that were left out; 0: none. */
  leftOut = 0;

  constructor(pieces: Pieces) {
    this.#pieces = pieces;
  }

  /** What was read of the section so far. */
  get section(): string {
    return this.#block.toString('utf8', this.#sectionFrom, this.bytes).trim();
  }

  /** The next text is another piece. */
  separate(): void {
    this.#endPiece();
    this.#isNewLine = false;
    this.#spaces = 1;
  }

  /** Whether a piece stands on most pages, or is the title of a neighbour. */
  isRepeated(bytes: Uint8Array, from: number, to: number): boolean {
    const { repeated = NOTHING, seen } = this.#pieces;
    if (repeated.size + this.neighbours.size === 0 && seen === undefined) return false;
    const key = pieceKey(bytes, from, to);
    seen?.add(key);
    return repeated.has(key) || this.neighbours.has(key);
  }

  /** Starts over. */
  clear(): void {
    this.bytes = this.#pieceFrom = this.#sectionFrom = this.#spaces = 0;
    this.#isNewLine = false;
    this.leftOut = 0;
    this.#pieces.seen?.clear();
  }

  write(bytes: Buffer, from: number, to: number): void {
    if (isPlain(bytes, from, to)) {
      this.#copy(bytes, from, to);
      return;
    }
    const readable = Buffer.from(readableText(bytes, from, to));
    this.#copy(readable, 0, readable.length);
  }

  /** Ends a section. Returns its digest; `null`: it has no text. */
  endSection(): string | null {
    this.separate();
    let from = this.#sectionFrom;
    while (from < this.bytes && (this.#block[from] ?? 0) <= SPACE) from += 1;
    const section = this.#block.subarray(from, this.bytes);
    this.#sectionFrom = this.bytes;
    return section.length === 0 ? null : hash('sha256', section, 'base64');
  }

  end(): { readonly digest: string; readonly start: string; readonly leftOut: number } {
    this.#endPiece();
    const text = this.#block.subarray(0, this.bytes);
    return {
      digest: hash('sha256', text),
      start: text.toString('utf8', 0, START_BYTES),
      leftOut: this.leftOut,
    };
  }

  #copy(bytes: Buffer, from: number, to: number): void {
    const most = this.bytes + 1 + SPACES_MAX + to - from;
    if (most > this.#block.length) {
      block = Buffer.concat([this.#block.subarray(0, this.bytes)], Math.max(most, 2 * this.#block.length));
      this.#block = block;
    }
    const text = this.#block;
    let used = this.bytes;
    for (let at = from; at < to; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte <= SPACE) {
        if (this.isPreformatted && byte === NEWLINE) this.#isNewLine = true;
        this.#spaces =
          this.isPreformatted && byte !== NEWLINE ? this.#spaces + 1 : Number(!this.isPreformatted);
        continue;
      }
      if (this.#spaces > 0 || this.#isNewLine) used = this.#putWhite(used);
      text[used++] = byte;
    }
    this.bytes = used;
  }

  /** White space at the beginning is none. */
  #putWhite(from: number): number {
    let used = from;
    if (from > 0) {
      if (this.#isNewLine) this.#block[used++] = NEWLINE;
      for (let left = Math.min(this.#spaces, SPACES_MAX); left > 0; left -= 1) this.#block[used++] = SPACE;
    }
    this.#isNewLine = false;
    this.#spaces = 0;
    return used;
  }

  #endPiece(): void {
    const from = this.#pieceFrom;
    const isPiece = this.bytes > from && this.bytes - from <= PIECE_MAX_BYTES;
    if (isPiece && this.isRepeated(this.#block, from, this.bytes)) {
      for (let at = from; at < this.bytes; at += 1)
        this.leftOut = Math.imul(this.leftOut ^ (this.#block[at] ?? 0), 0x0100_0193) + 1;
      this.bytes = from;
    }
    this.#pieceFrom = this.bytes;
  }
}

/** The characters of a text node of a page. */
export function readableText(page: Buffer, from: number, to: number): string {
  if (isPlain(page, from, to)) return page.toString('latin1', from, to);
  const text = decodeHTML(decoded(page, from, to));
  if (!BEYOND_ASCII.test(text)) return text;
  return text.normalize().replace(UNSEEN, '').replaceAll('\u00a0', ' ');
}

/** Whether all bytes are characters of ASCII that stand for themselves, as in most texts. */
function isPlain(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1)
    if ((bytes[at] ?? 0) >= FIRST_BEYOND_ASCII || bytes[at] === AMPERSAND) return false;
  return true;
}

/** Whether there are only spaces, those included that do not break, and what readers cannot see. */
export function isWhite(bytes: Buffer, from: number, to: number): boolean {
  let at = from;
  while (at < to && (bytes[at] ?? 0) <= SPACE) at += 1;
  if (at === to) return true;
  const mayBeSpace = bytes[at] === AMPERSAND || (bytes[at] ?? 0) >= FIRST_BEYOND_ASCII;
  return mayBeSpace && to - at <= WHITE_MAX_BYTES && readableText(bytes, at, to).trim() === '';
}
