import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { decodeHTML } from 'entities/decode';
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
  /** Whether a piece was left out. */
  isShortened = false;

  constructor(pieces: Pieces) {
    this.#pieces = pieces;
  }

  /** The piece that is read now. */
  get piece(): string {
    return this.#block.toString('utf8', this.#pieceFrom, this.bytes).trim();
  }

  /** The next text is another piece. */
  separate(): void {
    this.#endPiece();
    this.#isNewLine = false;
    this.#spaces = 1;
  }

  /** Starts over. */
  clear(): void {
    this.bytes = this.#pieceFrom = this.#sectionFrom = this.#spaces = 0;
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
    const section = this.#block.subarray(this.#sectionFrom, this.bytes);
    this.#sectionFrom = this.bytes;
    return section.length === 0 ? null : hash('sha256', section, 'base64');
  }

  end(): { readonly digest: string; readonly start: string } {
    this.#endPiece();
    const text = this.#block.subarray(0, this.bytes);
    return { digest: hash('sha256', text), start: text.toString('utf8', 0, START_BYTES) };
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
    const { repeated = NOTHING, seen } = this.#pieces;
    const isPiece = this.bytes > from && this.bytes - from <= PIECE_MAX_BYTES;
    if (isPiece && (repeated.size + this.neighbours.size > 0 || seen !== undefined)) {
      const key = pieceKey(this.#block, from, this.bytes);
      seen?.add(key);
      if (repeated.has(key) || this.neighbours.has(key)) {
        this.bytes = from;
        this.isShortened = true;
      }
    }
    this.#pieceFrom = this.bytes;
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
