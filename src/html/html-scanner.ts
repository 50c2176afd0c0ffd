import { ForeignContent } from './foreign-content.ts';
import { nameHash, TAG, tagOf } from './names.ts';

/** The kind of the last token. A doctype counts as a comment, because neither is read. */
export const TOKEN = { end: 0, startTag: 1, endTag: 2, text: 3, comment: 4 } as const;
export type Token = (typeof TOKEN)[keyof typeof TOKEN];

/** The state of the scanner, by the names of the HTML standard. */
export type ScannerState = 'data' | 'rcdata' | 'rawtext' | 'script' | 'plaintext' | 'cdata';

/** Attributes of one element that are kept. No page for readers has as many. */
const ATTRIBUTES_MAX = 256;

/** Classes of bytes: those that end the name of an element, the name of an attribute, and an unquoted value. */
const [SPACE, ENDS_TAG_NAME, ENDS_ATTRIBUTE_NAME, LETTER] = [1, 2, 4, 8] as const;
const CLASS = new Uint8Array(256);
for (const char of '\t\n\f\r ') CLASS[char.charCodeAt(0)] = SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
for (const char of '/>') CLASS[char.charCodeAt(0)] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
CLASS[0x3d] = ENDS_ATTRIBUTE_NAME;
for (let char = 0x41; char <= 0x5a; char += 1) CLASS[char] = CLASS[char + 32] = LETTER;

const [BANG, QUOTE, APOSTROPHE, DASH, SLASH] = [0x21, 0x22, 0x27, 0x2d, 0x2f] as const;
const [LESS, EQUALS, GREATER, QUESTION] = [0x3c, 0x3d, 0x3e, 0x3f] as const;

/** How to read the text of an element, by its number. Elements without an entry contain markup. */
const STATE_OF: (ScannerState | undefined)[] = [];
STATE_OF[TAG.script] = 'script';
STATE_OF[TAG.plaintext] = 'plaintext';
for (const tag of [TAG.title, TAG.textarea]) STATE_OF[tag] = 'rcdata';
for (const tag of [TAG.style, TAG.xmp, TAG.iframe, TAG.noembed, TAG.noframes]) STATE_OF[tag] = 'rawtext';
/**
 * Reads markup from bytes as a browser's tokenizer does (HTML standard, 13.2.5), and makes no strings: names become hashes,
 * everything else is a range of bytes. It reads UTF-8 and every encoding that contains ASCII alike.
 *
 * Of the tree it keeps only what the tokenizer needs: which elements hold raw text, unless they are in SVG or
 * MathML. Time is linear in the length of the page, whatever its content.
 */
export class HtmlScanner {
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;
  #state: ScannerState = 'data';
  #foreign = new ForeignContent();
  readonly #xml: boolean;

  /** First byte of the token, and the byte after it: for a tag its `<`, and the byte after its `>`. */
  from = 0;
  to = 0;
  /** The number of the last tag's element, and the hash of its name. */
  tag = 0;
  tagHash = 0;
  selfClosing = false;
  /** The last element that was opened; its end tag ends raw text. */
  #lastStartHash = 0;

  attributeCount = 0;
  /** A bit for the hash of each attribute: most of those that are asked for are missing. */
  #attributeBits = 0;
  /** For each attribute the hash of its name, and the ranges of name and value. */
  readonly #attributes: number[] = [];

  /** `xml`: for SVG files and sitemaps, where no element holds raw text and CDATA may stand anywhere. */
  constructor(xml = false) {
    this.#xml = xml;
  }

  /** Starts over. `lastStartHash`: hash of the element whose text comes first. */
  start(bytes: Uint8Array, state: ScannerState = 'data', lastStartHash = 0): void {
    this.#bytes = bytes;
    this.#at = 0;
    this.#state = state;
    this.#lastStartHash = lastStartHash;
    this.#foreign = new ForeignContent();
    this.attributeCount = 0;
  }

  /** Whether the next token is read by the rules of SVG and MathML. */
  get isForeign(): boolean {
    return this.#foreign.isInside;
  }

  /** Whether the next token is text of an element without markup, such as `<title>` outside SVG. */
  get isRawText(): boolean {
    return this.#state !== 'data' && this.#state !== 'cdata';
  }

  /** The index of the first attribute with this name, for `valueFrom` and `valueTo`; -1 if there is none. */
  attribute(hash: number): number {
    if ((this.#attributeBits & (1 << hash)) === 0) return -1;
    for (let index = 0; index < this.attributeCount; index += 1)
      if (this.#attributes[5 * index] === hash) return index;
    return -1;
  }

  nameRange(index: number): readonly [from: number, to: number] {
    return [this.#attributes[5 * index + 1] ?? 0, this.#attributes[5 * index + 2] ?? 0];
  }

  valueFrom(index: number): number {
    return this.#attributes[5 * index + 3] ?? 0;
  }

  valueTo(index: number): number {
    return this.#attributes[5 * index + 4] ?? 0;
  }

  /** Reads one token. Does not decode character references. */
  next(): Token {
    if (this.#at >= this.#bytes.length) return TOKEN.end;
    switch (this.#state) {
      case 'data':
        return this.#data();
      case 'rcdata':
      case 'rawtext':
      case 'script':
        return this.#rawText();
      case 'plaintext':
        return this.#text(this.#bytes.length);
      case 'cdata':
        return this.#cdata();
    }
  }

  #data(): Token {
    const bytes = this.#bytes;
    const from = this.#at;
    for (let at = from; at < bytes.length; at += 1) {
      if (bytes[at] !== LESS) continue;
      const next = bytes[at + 1] ?? 0;
      const isMarkup = (CLASS[next] ?? 0) & LETTER || next === BANG || next === QUESTION || next === SLASH;
      if (isMarkup && !(next === SLASH && at + 2 >= bytes.length))
        return at > from ? this.#text(at) : this.#markup(at, next);
    }
    return this.#text(bytes.length);
  }

  #text(to: number): Token {
    this.from = this.#at;
    this.to = this.#at = to;
    return TOKEN.text;
  }

  #markup(at: number, next: number): Token {
    const bytes = this.#bytes;
    this.from = at;
    if (next === SLASH) {
      const after = bytes[at + 2] ?? 0;
      if ((CLASS[after] ?? 0) & LETTER) return this.#tag(at + 2, true);
      if (after !== GREATER) return this.#comment(bytes.indexOf(GREATER, at + 2));
      // `</>` is no token.
      this.#at = at + 3;
      return this.#text(at + 3);
    }
    if (next !== BANG && next !== QUESTION) return this.#tag(at + 1, false);
    if (this.#isWord(at + 1, '!--')) return this.#comment(this.#commentEnd(at + 4));
    if (!(this.#xml || this.isForeign) || !this.#isWord(at + 1, '![CDATA['))
      // Browsers read this as a comment up to the next `>`.
      return this.#comment(bytes.indexOf(GREATER, at + 1));
    this.#at = at + 9;
    this.#state = 'cdata';
    return this.next();
  }

  #cdata(): Token {
    const bytes = this.#bytes;
    let end = bytes.indexOf(GREATER, this.#at + 2);
    while (end !== -1 && !this.#isWord(end - 2, ']]')) end = bytes.indexOf(GREATER, end + 1);
    if (end === -1) return this.#text(bytes.length);
    this.#state = 'data';
    this.#text(end - 2);
    this.#at = end + 1;
    return TOKEN.text;
  }

  /** `end`: the `>` of a comment; -1 if it has none. */
  #comment(end: number): Token {
    this.to = this.#at = end === -1 ? this.#bytes.length : end + 1;
    return TOKEN.comment;
  }

  /** `from`: after `<!--`, whose dashes may belong to the end: `<!-->` and `<!--->` are whole comments. */
  #commentEnd(from: number): number {
    const bytes = this.#bytes;
    let end = bytes.indexOf(GREATER, from);
    while (end !== -1 && !this.#isWord(end - 2, '--') && !(end >= from + 3 && this.#isWord(end - 3, '--!')))
      end = bytes.indexOf(GREATER, end + 1);
    return end;
  }

  /** Whether a word is at a place. `fold`: 32 to ignore case, for a word in lower case. */
  #isWord(at: number, word: string, fold = 0): boolean {
    for (let index = 0; index < word.length; index += 1)
      if (((this.#bytes[at + index] ?? 0) | fold) !== word.charCodeAt(index)) return false;
    return true;
  }

  /** Reads a tag from the first letter of its name on. A tag without an end is no token: the page ends there. */
  #tag(from: number, isEnd: boolean): Token {
    const bytes = this.#bytes;
    let at = from;
    let hash = 0;
    for (; at < bytes.length; at += 1) {
      const char = bytes[at] ?? 0;
      if ((CLASS[char] ?? 0) & ENDS_TAG_NAME) break;
      hash = nameHash(hash, lower(char));
    }
    this.tagHash = hash;
    this.tag = tagOf(hash);
    this.selfClosing = false;
    this.attributeCount = 0;
    this.#attributeBits = 0;
    at = bytes[at] === GREATER ? at + 1 : this.#readAttributes(at);
    this.to = this.#at = at === -1 ? bytes.length : at;
    if (at === -1) return TOKEN.end;
    const { tag } = this;
    if (isEnd) {
      this.#foreign.close(tag);
      return TOKEN.endTag;
    }
    this.#lastStartHash = hash;
    if (tag !== 0 && !this.#xml && !this.#foreign.open(tag, this.selfClosing))
      this.#state = STATE_OF[tag] ?? 'data';
    return TOKEN.startTag;
  }

  /** Reads attributes up to the end of the tag. Returns the place after its `>`, or -1 if it has none. */
  #readAttributes(start: number): number {
    const bytes = this.#bytes;
    const { length } = bytes;
    let at = start;
    for (;;) {
      while (at < length && (CLASS[bytes[at] ?? 0] ?? 0) & SPACE) at += 1;
      if (at >= length) return -1;
      if (bytes[at] === GREATER) return at + 1;
      if (bytes[at] === SLASH) {
        at += 1;
        if (bytes[at] !== GREATER) continue;
        this.selfClosing = true;
        return at + 1;
      }
      const nameFrom = at;
      let hash = nameHash(0, lower(bytes[at] ?? 0));
      for (at += 1; at < length; at += 1) {
        const char = bytes[at] ?? 0;
        if ((CLASS[char] ?? 0) & ENDS_ATTRIBUTE_NAME) break;
        hash = nameHash(hash, lower(char));
      }
      const nameTo = at;
      while (at < length && (CLASS[bytes[at] ?? 0] ?? 0) & SPACE) at += 1;
      let [valueFrom, valueTo] = [nameTo, nameTo];
      if (bytes[at] === EQUALS) {
        at += 1;
        while (at < length && (CLASS[bytes[at] ?? 0] ?? 0) & SPACE) at += 1;
        const quote = bytes[at] ?? 0;
        if (quote === QUOTE || quote === APOSTROPHE) {
          valueFrom = at + 1;
          for (at += 1; at < length && bytes[at] !== quote;) at += 1;
          valueTo = at;
          at += 1;
        } else {
          valueFrom = at;
          while (at < length && bytes[at] !== GREATER && !((CLASS[bytes[at] ?? 0] ?? 0) & SPACE)) at += 1;
          valueTo = at;
        }
        if (at > length) return -1;
      }
      if (this.attributeCount === ATTRIBUTES_MAX) continue;
      this.#attributeBits |= 1 << hash;
      const first = 5 * this.attributeCount;
      this.#attributes[first] = hash;
      this.#attributes[first + 1] = nameFrom;
      this.#attributes[first + 2] = nameTo;
      this.#attributes[first + 3] = valueFrom;
      this.#attributes[first + 4] = valueTo;
      this.attributeCount += 1;
    }
  }

  /** Reads the text of an element up to its end tag, or the end tag if that is next. */
  #rawText(): Token {
    const bytes = this.#bytes;
    let at = bytes.indexOf(LESS, this.#at);
    while (at !== -1 && !this.#isEndTag(at)) {
      // A script may contain its own end tag, inside a comment that contains a script.
      const isEscaped = this.#state === 'script' && this.#isWord(at + 1, '!--');
      at = isEscaped ? this.#escapedScriptEnd(at + 4) : bytes.indexOf(LESS, at + 1);
    }
    if (at === -1) return this.#text(bytes.length);
    if (at > this.#at) return this.#text(at);
    this.#state = 'data';
    this.from = at;
    return this.#tag(at + 2, true);
  }

  /** Whether the end tag of the open element begins at a place. */
  #isEndTag(at: number): boolean {
    const bytes = this.#bytes;
    if (bytes[at + 1] !== SLASH) return false;
    let hash = 0;
    for (let to = at + 2; to < bytes.length; to += 1) {
      const char = bytes[to] ?? 0;
      if ((CLASS[char] ?? 0) & ENDS_TAG_NAME) return to > at + 2 && hash === this.#lastStartHash;
      if (!((CLASS[char] ?? 0) & LETTER)) return false;
      hash = nameHash(hash, char | 32);
    }
    return false;
  }

  /** After `<!--` in a script: the place of its end tag, or of the next `<` after that comment; -1 if there is neither. */
  #escapedScriptEnd(from: number): number {
    const bytes = this.#bytes;
    let dashes = 2;
    let isDouble = false;
    for (let at = from; at < bytes.length; at += 1) {
      const char = bytes[at];
      if (char === GREATER && dashes >= 2) return bytes.indexOf(LESS, at + 1);
      dashes = char === DASH ? dashes + 1 : 0;
      if (char !== LESS) continue;
      if (!isDouble && this.#isEndTag(at)) return at;
      if (isDouble && bytes[at + 1] !== SLASH) continue;
      const word: number = isDouble ? at + 2 : at + 1;
      if (!this.#isScriptWord(word)) continue;
      isDouble = !isDouble;
      at = word + 5;
    }
    return -1;
  }

  #isScriptWord(at: number): boolean {
    return this.#isWord(at, 'script', 32) && ((CLASS[this.#bytes[at + 6] ?? 0] ?? 0) & ENDS_TAG_NAME) !== 0;
  }
}

function lower(char: number): number {
  return char >= 0x41 && char <= 0x5a ? char | 32 : char;
}
