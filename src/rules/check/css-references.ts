import { LineCounter } from './line-counter.ts';

export interface CssReference {
  readonly use: 'style' | 'font' | 'image';
  /** Escapes decoded. */
  readonly address: string;
  readonly line: number;
}

/** Rules whose `url()` is a name or a condition and is never loaded. */
const NAMES_ONLY = /^(?:namespace|document|-moz-document|charset|imported)$/;
const HEX = /[0-9a-f]/i;
const IDENT = /[\w\-\u0080-\uffff\\]/;
const WHITE = /[\t\n\f\r ]/;

/** Tells what a whole text of CSS loads: see `CssReader`. `firstLine` is the line that it begins at. */
export function cssReferences(css: string, firstLine: number, tell: (reference: CssReference) => void): void {
  const reader = new CssReader(tell, { firstLine });
  reader.write(css);
  reader.end();
}

export interface CssReaderOptions {
  readonly firstLine?: number;
  /** Makes text of what was written, where that is bytes, one character each. */
  readonly decoded?: (bytes: string) => string;
}

/**
 * Tells what a style sheet (or a `style` attribute) loads: `url()`, `src()`, `@import`, and the strings of
 * `image-set()`. An empty address loads nothing and is left out.
 * A tokenizer after CSS Syntax Level 3: comments, strings, escapes and bad tokens are read as browsers read them.
 * The text may come in pieces. Time grows with its length, whatever is in it, and what is held is a piece, or a token
 * that is longer than that.
 */
export class CssReader {
  readonly #decoded: (bytes: string) => string;
  /** What was written and is not done with, and its first line. */
  #css = '';
  #firstLine: number;
  #lines = new LineCounter('');
  readonly #tell: (reference: CssReference) => void;
  /** What the token that is being read loads. */
  #found: CssReference | null = null;
  /** A token that has no end yet is read again when there is twice as much of it. */
  #enough = 0;
  /** The at-rule whose prelude is being read. */
  #rule = '';
  #depth = 0;
  /** Depth of the `@font-face` block that is open; 0 for none. */
  #fontDepth = 0;
  #parens = 0;
  /** The count of parentheses right inside an `image-set()`; 0 for none. */
  #imageSet = 0;

  constructor(tell: (reference: CssReference) => void, options: CssReaderOptions = {}) {
    this.#tell = tell;
    this.#firstLine = options.firstLine ?? 1;
    this.#decoded = options.decoded ?? ((text) => text);
  }

  write(piece: string): void {
    this.#css += piece;
    if (this.#css.length >= this.#enough) this.#read(false);
  }

  end(): void {
    this.#read(true);
  }

  #read(isWhole: boolean): void {
    this.#lines = new LineCounter(this.#css, this.#firstLine);
    let at = 0;
    while (at < this.#css.length) {
      const [rule, depth, fontDepth] = [this.#rule, this.#depth, this.#fontDepth];
      const [parens, imageSet] = [this.#parens, this.#imageSet];
      const next = this.#token(at);
      if (next >= this.#css.length && !isWhole) {
        [this.#rule, this.#depth, this.#fontDepth] = [rule, depth, fontDepth];
        [this.#parens, this.#imageSet] = [parens, imageSet];
        this.#found = null;
        break;
      }
      if (this.#found !== null) this.#tell(this.#found);
      this.#found = null;
      at = next;
    }
    this.#firstLine = this.#lines.lineAt(at);
    this.#css = this.#css.slice(at);
    this.#enough = 2 * this.#css.length;
  }

  /** Reads one token; the position after it. */
  #token(at: number): number {
    const char = this.#css.charAt(at);
    switch (char) {
      case '/':
        return this.#css[at + 1] === '*' ? this.#after('*/', at + 2) : at + 1;
      case '"':
      case "'": {
        const { value, next } = this.#string(at);
        if (value !== null && this.#rule === 'import') this.#imported(value, at);
        else if (value !== null && this.#imageSet !== 0 && this.#parens === this.#imageSet)
          this.#add('image', value, at);
        return next;
      }
      case '@': {
        const next = this.#identEnd(at + 1);
        this.#rule = unescaped(this.#css.slice(at + 1, next)).toLowerCase();
        return Math.max(next, at + 1);
      }
      case '{':
        this.#depth += 1;
        if (this.#rule === 'font-face') this.#fontDepth = this.#depth;
        this.#rule = '';
        return at + 1;
      case '}':
        if (this.#depth === this.#fontDepth) this.#fontDepth = 0;
        this.#depth = Math.max(0, this.#depth - 1);
        this.#parens = 0;
        this.#imageSet = 0;
        return at + 1;
      case ';':
        this.#rule = '';
        return at + 1;
      case '(':
        this.#parens += 1;
        return at + 1;
      case ')':
        if (this.#parens === this.#imageSet) this.#imageSet = 0;
        this.#parens = Math.max(0, this.#parens - 1);
        return at + 1;
      default:
        return IDENT.test(char) ? this.#word(at) : at + 1;
    }
  }

  /** Reads an identifier, or a function with its parenthesis and, for `url(`, with what is in it. */
  #word(at: number): number {
    const end = this.#identEnd(at);
    if (this.#css[end] !== '(') return Math.max(end, at + 1);
    const name = unescaped(this.#css.slice(at, end)).toLowerCase();
    if (name !== 'url' && name !== 'src') {
      this.#parens += 1;
      if (/^(?:-webkit-)?image-set$/.test(name)) this.#imageSet = this.#parens;
      return end + 1;
    }
    let from = end + 1;
    while (WHITE.test(this.#css.charAt(from))) from += 1;
    const quoted = this.#css[from] === '"' || this.#css[from] === "'";
    const { value, next } = quoted ? this.#string(from) : this.#bareUrl(from, name);
    if (value !== null && this.#rule === 'import') this.#imported(value, at);
    else if (value !== null && !NAMES_ONLY.test(this.#rule))
      this.#add(this.#fontDepth > 0 ? 'font' : 'image', value, at);
    // Behind a string its parenthesis, and maybe modifiers, are still to come.
    if (quoted) this.#parens += 1;
    return next;
  }

  #imported(address: string, at: number): void {
    this.#add('style', address, at);
    // Conditions follow: `layer()`, `supports()`, media.
    this.#rule = 'imported';
  }

  #add(use: CssReference['use'], address: string, at: number): void {
    if (address !== '') this.#found = { use, address, line: this.#lines.lineAt(at) };
  }

  /** A string from its quote on; `null` where a line end breaks it off. */
  #string(at: number): { readonly value: string | null; readonly next: number } {
    const quote = this.#css[at];
    for (let to = at + 1; to < this.#css.length; to += 1) {
      const char = this.#css[to];
      if (char === quote) return { value: this.#value(at + 1, to), next: to + 1 };
      if (char === '\\') to += this.#css.startsWith('\r\n', to + 1) ? 2 : 1;
      else if (char === '\n' || char === '\r' || char === '\f') return { value: null, next: to };
    }
    return { value: this.#value(at + 1), next: this.#css.length };
  }

  /** What stands without quotes in `url(…)`; `null` for what no browser takes, and for `src(…)` without a string. */
  #bareUrl(from: number, name: string): { readonly value: string | null; readonly next: number } {
    let bad = name === 'src';
    let end = -1;
    let to = from;
    for (; to < this.#css.length && this.#css[to] !== ')'; to += 1) {
      const char = this.#css.charAt(to);
      if (WHITE.test(char)) end = end === -1 ? to : end;
      else if (end !== -1 || char === '"' || char === "'" || char === '(') bad = true;
      else if (char === '\\') to += 1;
    }
    const value = this.#value(from, end === -1 ? to : end);
    return { value: bad ? null : value, next: to + 1 };
  }

  #value(from: number, to?: number): string {
    return unescaped(this.#decoded(this.#css.slice(from, to)));
  }

  #identEnd(from: number): number {
    let at = from;
    while (at < this.#css.length && IDENT.test(this.#css.charAt(at)))
      at = this.#css[at] === '\\' ? this.#escapeEnd(at + 1) : at + 1;
    return Math.min(at, this.#css.length);
  }

  /** Up to six digits and one space, or any one character. */
  #escapeEnd(from: number): number {
    let at = from;
    while (at < from + 6 && HEX.test(this.#css.charAt(at))) at += 1;
    if (at === from) return at + 1;
    return WHITE.test(this.#css.charAt(at)) ? at + 1 : at;
  }

  #after(mark: string, from: number): number {
    const at = this.#css.indexOf(mark, from);
    return at === -1 ? this.#css.length : at + mark.length;
  }
}

function unescaped(text: string): string {
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
