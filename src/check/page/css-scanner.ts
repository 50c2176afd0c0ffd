import { VALUE_MAX_BYTES } from './bytes.ts';

export type CssUse = 'style' | 'font' | 'image';

/** `address`: escapes decoded. `at`: where its token begins. */
export type OnCssAddress = (use: CssUse, address: string, at: number) => void;

/** Rules whose `url()` is a name or a condition, so that nothing loads it. */
const NAMES_ONLY = /^(?:namespace|(?:-moz-)?document|charset|imported)$/;
/** Longest name that matters here, escapes included. */
const NAME_MAX_BYTES = 128;

const [SPACE, IDENT, LINE_END, HEX] = [1, 2, 4, 8] as const;
const CLASS = new Uint8Array(256);
for (const char of '\t\n\f\r ') CLASS[char.charCodeAt(0)] = SPACE;
for (const char of '\n\f\r') CLASS[char.charCodeAt(0)] = SPACE | LINE_END;
for (const char of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-\\')
  CLASS[char.charCodeAt(0)] = IDENT;
for (const char of '0123456789abcdefABCDEF') CLASS[char.charCodeAt(0)] = IDENT | HEX;
CLASS.fill(IDENT, 0x80);

const [QUOTE, APOSTROPHE, OPEN, CLOSE, STAR, SLASH] = [0x22, 0x27, 0x28, 0x29, 0x2a, 0x2f] as const;
const [SEMICOLON, AT, BACKSLASH, OPEN_BRACE, CLOSE_BRACE] = [0x3b, 0x40, 0x5c, 0x7b, 0x7d] as const;

/** The text of a string, or of `url(…)` without quotes. */
interface Value {
  readonly from: number;
  readonly to: number;
  /** Where reading continues. */
  readonly next: number;
  readonly isGood: boolean;
}

/**
 * Emits what a style sheet (or a `style` attribute) loads: `url()`, `src()`, `@import`, and the strings of
 * `image-set()`. It skips empty addresses, which load nothing, and texts that are too long for an address.
 * A tokenizer after CSS Syntax Level 3: it reads comments, strings, escapes and bad tokens as browsers do. Time is linear in
 * the length, whatever the content, and only emitted addresses become strings.
 */
export function scanCss(bytes: Buffer, from: number, to: number, emit: OnCssAddress): void {
  new CssScanner(bytes, to, emit).run(from);
}

class CssScanner {
  readonly #bytes: Buffer;
  readonly #end: number;
  readonly #emit: OnCssAddress;
  /** The at-rule whose prelude is being read. */
  #rule = '';
  /** After a block, browsers ignore `@import`. */
  #isBehindBlock = false;
  #depth = 0;
  /** Depth of the open `@font-face` block; 0 for none. */
  #fontDepth = 0;
  #parens = 0;
  /** The count of parentheses right inside an `image-set()`; 0 for none. */
  #imageSet = 0;

  constructor(bytes: Buffer, end: number, emit: OnCssAddress) {
    this.#bytes = bytes;
    this.#end = end;
    this.#emit = emit;
  }

  run(from: number): void {
    for (let at = from; at < this.#end;) at = this.#token(at);
  }

  /** Reads one token and returns the place after it. */
  #token(at: number): number {
    const bytes = this.#bytes;
    switch (bytes[at]) {
      case SLASH:
        return bytes[at + 1] === STAR && at + 1 < this.#end ? this.#commentEnd(at + 2) : at + 1;
      case QUOTE:
      case APOSTROPHE: {
        const value = this.#string(at);
        this.#loads(this.#imageSet !== 0 && this.#parens === this.#imageSet ? 'image' : null, value, at);
        return value.next;
      }
      case AT: {
        const next = this.#identEnd(at + 1);
        const rule = this.#name(at + 1, next);
        this.#rule = rule === 'import' && this.#isBehindBlock ? 'imported' : rule;
        return next;
      }
      case OPEN_BRACE:
        this.#depth += 1;
        if (this.#rule === 'font-face') this.#fontDepth = this.#depth;
        this.#rule = '';
        this.#isBehindBlock = true;
        return at + 1;
      case CLOSE_BRACE:
        if (this.#depth === this.#fontDepth) this.#fontDepth = 0;
        this.#depth = Math.max(0, this.#depth - 1);
        this.#parens = 0;
        this.#imageSet = 0;
        return at + 1;
      case SEMICOLON:
        this.#rule = '';
        return at + 1;
      case OPEN:
        this.#parens += 1;
        return at + 1;
      case CLOSE:
        if (this.#parens === this.#imageSet) this.#imageSet = 0;
        this.#parens = Math.max(0, this.#parens - 1);
        return at + 1;
      default:
        return this.#is(at, IDENT) ? this.#word(at) : at + 1;
    }
  }

  /** Reads an identifier, or a function with its parenthesis; for `url(` also its content. */
  #word(at: number): number {
    const end = this.#identEnd(at);
    if (this.#bytes[end] !== OPEN || end >= this.#end) return Math.max(end, at + 1);
    const name = this.#name(at, end);
    if (name !== 'url' && name !== 'src') {
      this.#parens += 1;
      if (name === 'image-set' || name === '-webkit-image-set') this.#imageSet = this.#parens;
      return end + 1;
    }
    let from = end + 1;
    while (from < this.#end && this.#is(from, SPACE)) from += 1;
    const isQuoted = this.#bytes[from] === QUOTE || this.#bytes[from] === APOSTROPHE;
    const value = isQuoted ? this.#string(from) : this.#bareUrl(from, name);
    const use = this.#fontDepth > 0 ? 'font' : 'image';
    this.#loads(NAMES_ONLY.test(this.#rule) ? null : use, value, at);
    // After a string, modifiers and the parenthesis still follow.
    if (isQuoted) this.#parens += 1;
    return value.next;
  }

  /** `null`: loads only in an `@import`. */
  #loads(use: CssUse | null, { from, to, isGood }: Value, at: number): void {
    const loaded = this.#rule === 'import' ? 'style' : use;
    if (!isGood || loaded === null) return;
    // Conditions follow: `layer()`, `supports()`, media.
    if (loaded === 'style') this.#rule = 'imported';
    // `data:` needs no host, and is often long.
    const isData = this.#bytes.toString('latin1', from, from + 5) === 'data:';
    if (to === from || to - from > VALUE_MAX_BYTES || isData) return;
    this.#emit(loaded, unescapedCss(this.#bytes.toString('utf8', from, to)), at);
  }

  /** A string from its quote on; bad if a line end cuts it. */
  #string(at: number): Value {
    const bytes = this.#bytes;
    const quote = bytes[at];
    for (let to = at + 1; to < this.#end; to += 1) {
      const char = bytes[to];
      if (char === quote) return { from: at + 1, to, next: to + 1, isGood: true };
      if (char === BACKSLASH) to += bytes[to + 1] === 0x0d && bytes[to + 2] === 0x0a ? 2 : 1;
      else if (this.#is(to, LINE_END)) return { from: at + 1, to, next: to, isGood: false };
    }
    return { from: at + 1, to: this.#end, next: this.#end, isGood: true };
  }

  /** The unquoted text in `url(…)`; bad if browsers reject it, and for `src(…)` without a string. */
  #bareUrl(from: number, name: string): Value {
    const bytes = this.#bytes;
    let isGood = name === 'url';
    let end = -1;
    let to = from;
    for (; to < this.#end && bytes[to] !== CLOSE; to += 1) {
      const char = bytes[to];
      const isEscape = char === BACKSLASH && !this.#is(to + 1, LINE_END);
      if (this.#is(to, SPACE)) end = end === -1 ? to : end;
      else if (end !== -1 || char === QUOTE || char === APOSTROPHE || char === OPEN) isGood = false;
      else if (char === BACKSLASH && !isEscape) isGood = false;
      if (isEscape) to = this.#escapeEnd(to + 1) - 1;
    }
    to = Math.min(to, this.#end);
    return { from, to: end === -1 ? to : end, next: to + 1, isGood };
  }

  #identEnd(from: number): number {
    let at = from;
    while (at < this.#end && this.#is(at, IDENT))
      at = this.#bytes[at] === BACKSLASH ? this.#escapeEnd(at + 1) : at + 1;
    return Math.min(at, this.#end);
  }

  /** Up to six digits and one space, or any one character. */
  #escapeEnd(from: number): number {
    let at = from;
    while (at < from + 6 && this.#is(at, HEX)) at += 1;
    if (at === from) return at + 1;
    if (this.#bytes[at] === 0x0d && this.#bytes[at + 1] === 0x0a) return at + 2;
    return this.#is(at, SPACE) ? at + 1 : at;
  }

  #commentEnd(from: number): number {
    // Only up to the end of the style sheet: a page may have many, and each would search the whole page.
    const at = this.#bytes.subarray(from, this.#end).indexOf('*/', 0, 'latin1');
    return at === -1 ? this.#end : from + at + 2;
  }

  /** A name in lower case, with escapes decoded; empty if it is too long to matter. */
  #name(from: number, to: number): string {
    if (to - from > NAME_MAX_BYTES) return '';
    return unescapedCss(this.#bytes.toString('latin1', from, to)).toLowerCase();
  }

  #is(at: number, kind: number): boolean {
    return ((CLASS[this.#bytes[at] ?? 0] ?? 0) & kind) !== 0;
  }
}

/** A CSS value with escapes decoded. It is copied, so the caller must bound its length. */
function unescapedCss(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(
    /\\(?:([0-9a-f]{1,6})(?:\r\n|[\t\n\f\r ])?|(\r\n|[\n\r\f])|([^]))/gi,
    (_, hex?: string, lineEnd?: string, char?: string) => {
      if (hex === undefined) return lineEnd === undefined ? (char ?? '') : '';
      const point = Number.parseInt(hex, 16);
      return point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)
        ? '\ufffd'
        : String.fromCodePoint(point);
    },
  );
}
