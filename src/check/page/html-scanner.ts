import { FIRST_BREAKING_TAG, nameHash, TAG, tagOf } from './names.ts';

/** What the scanner stands behind. */
export const TOKEN = { end: 0, startTag: 1, endTag: 2, text: 3, comment: 4, doctype: 5 } as const;
export type Token = (typeof TOKEN)[keyof typeof TOKEN];

/** How the scanner reads what follows, by the names of the HTML standard. */
export type ScannerState = 'data' | 'rcdata' | 'rawtext' | 'script' | 'plaintext' | 'cdata';

/** Attributes of one element that are kept; no page that is meant for readers has so many. */
const ATTRIBUTES_MAX = 256;
/** Open drawings, formulas and the HTML in them that are kept apart. */
const FOREIGN_MAX = 256;

/** Classes of bytes: what ends the name of an element, of an attribute, and a value without quotes. */
const SPACE = 1;
const ENDS_TAG_NAME = 2;
const ENDS_ATTRIBUTE_NAME = 4;
const LETTER = 8;
const CLASS = new Uint8Array(256);
for (const char of '\t\n\f\r ') CLASS[char.charCodeAt(0)] = SPACE | ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
for (const char of '/>') CLASS[char.charCodeAt(0)] = ENDS_TAG_NAME | ENDS_ATTRIBUTE_NAME;
CLASS[0x3d] = ENDS_ATTRIBUTE_NAME;
for (let char = 0x41; char <= 0x5a; char += 1) CLASS[char] = CLASS[char + 32] = LETTER;

const [BANG, QUOTE, APOSTROPHE] = [0x21, 0x22, 0x27] as const;
const [DASH, SLASH, LESS, EQUALS, GREATER, QUESTION] = [0x2d, 0x2f, 0x3c, 0x3d, 0x3e, 0x3f] as const;

/**
 * Reads markup from bytes as a browser's tokenizer does (HTML standard, 13.2.5), and makes no string of anything: names
 * are hashed, everything else is told as a range of bytes. UTF-8 and all encodings that hold ASCII are read alike.
 *
 * It also keeps as much of the tree as the tokenizer has to know: which elements hold raw text, and whether it is inside
 * of a drawing or a formula, where they do not. Time grows with the length of the page, whatever is in it.
 */
export class HtmlScanner {
  #bytes: Uint8Array = new Uint8Array();
  #length = 0;
  #at = 0;
  #state: ScannerState = 'data';
  /** Drawings, formulas and integration points that are open, each as its element's number. */
  #foreign: number[] = [];
  readonly #xml: boolean;

  /** Of the token: first byte, and the byte behind it. For a tag its `<` and what follows its `>`. */
  from = 0;
  to = 0;
  /** Of the content of a comment, or of the name of a tag. */
  innerFrom = 0;
  innerTo = 0;
  /** Of the last tag: the number of its element, and the hash of its name. */
  tag = 0;
  tagHash = 0;
  selfClosing = false;
  /** The last element that was opened; its end tag ends raw text. */
  #lastStartHash = 0;

  attributeCount = 0;
  readonly #hashes: number[] = [];
  readonly #nameFroms: number[] = [];
  readonly #nameTos: number[] = [];
  readonly #valueFroms: number[] = [];
  readonly #valueTos: number[] = [];

  /** `xml`: for drawings and sitemaps, where no element holds raw text and CDATA may stand anywhere. */
  constructor(xml = false) {
    this.#xml = xml;
  }

  /** Begins anew, with the first `length` of these bytes. `lastStartHash`: of the element whose text comes first. */
  start(bytes: Uint8Array, length = bytes.length, state: ScannerState = 'data', lastStartHash = 0): void {
    this.#bytes = bytes;
    this.#length = length;
    this.#at = 0;
    this.#state = state;
    this.#lastStartHash = lastStartHash;
    this.#foreign = [];
    this.attributeCount = 0;
  }

  /** Whether what follows is read by the rules of drawings and formulas. */
  get isForeign(): boolean {
    const top = this.#foreign.at(-1);
    return top === TAG.svg || top === TAG.math;
  }

  /** Whether what follows is the text of an element that holds no markup, as `<title>` outside of drawings. */
  get isRawText(): boolean {
    return this.#state !== 'data' && this.#state !== 'cdata';
  }

  /** The place of the first attribute with this name, for `valueFrom` and `valueTo`; -1 where there is none. */
  attribute(hash: number): number {
    for (let index = 0; index < this.attributeCount; index += 1)
      if (this.#hashes[index] === hash) return index;
    return -1;
  }

  nameRange(index: number): readonly [from: number, to: number] {
    return [this.#nameFroms[index] ?? 0, this.#nameTos[index] ?? 0];
  }

  valueFrom(index: number): number {
    return this.#valueFroms[index] ?? 0;
  }

  valueTo(index: number): number {
    return this.#valueTos[index] ?? 0;
  }

  /** Reads one token. Character references are left as they are. */
  next(): Token {
    if (this.#at >= this.#length) return TOKEN.end;
    switch (this.#state) {
      case 'data':
        return this.#data();
      case 'rcdata':
      case 'rawtext':
        return this.#rawText(this.#rawTextEnd(this.#at));
      case 'script':
        return this.#rawText(this.#scriptEnd(this.#at));
      case 'plaintext':
        return this.#text(this.#length);
      case 'cdata':
        return this.#cdata();
    }
  }

  #data(): Token {
    const bytes = this.#bytes;
    const length = this.#length;
    const from = this.#at;
    let at = from;
    for (; at < length; at += 1) {
      if (bytes[at] !== LESS) continue;
      const next = bytes[at + 1] ?? 0;
      if ((CLASS[next] ?? 0) & LETTER || next === BANG || next === QUESTION || next === SLASH) {
        if (at + 1 >= length || (next === SLASH && at + 2 >= length)) continue;
        if (at > from) return this.#text(at);
        return this.#markup(at, next);
      }
    }
    return this.#text(length);
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
      if (after === GREATER) {
        // `</>` is nothing.
        this.#at = at + 3;
        return this.#text(at + 3);
      }
      return this.#bogusComment(at + 2);
    }
    if (next === QUESTION) return this.#bogusComment(at + 1);
    if (next !== BANG) return this.#tag(at + 1, false);
    if (bytes[at + 2] === DASH && bytes[at + 3] === DASH && at + 3 < this.#length)
      return this.#comment(at + 4);
    if (this.#isWord(at + 2, 'doctype')) {
      const end = this.#after(GREATER, at + 9);
      this.to = this.#at = end;
      return TOKEN.doctype;
    }
    if ((this.#xml || this.isForeign) && this.#isCdata(at + 2)) {
      this.#at = at + 9;
      this.#state = 'cdata';
      return this.next();
    }
    return this.#bogusComment(at + 2);
  }

  #isCdata(at: number): boolean {
    const mark = '[CDATA[';
    for (let index = 0; index < mark.length; index += 1)
      if (at + index >= this.#length || this.#bytes[at + index] !== mark.charCodeAt(index)) return false;
    return true;
  }

  #cdata(): Token {
    const bytes = this.#bytes;
    const from = this.#at;
    for (let at = from; at + 2 < this.#length; at += 1)
      if (bytes[at] === 0x5d && bytes[at + 1] === 0x5d && bytes[at + 2] === GREATER) {
        this.#state = 'data';
        const token = this.#text(at);
        this.#at = at + 3;
        return token;
      }
    return this.#text(this.#length);
  }

  #bogusComment(from: number): Token {
    const end = this.#after(GREATER, from);
    this.innerFrom = from;
    this.innerTo = this.#bytes[end - 1] === GREATER && end > from ? end - 1 : end;
    this.to = this.#at = end;
    return TOKEN.comment;
  }

  #comment(from: number): Token {
    const bytes = this.#bytes;
    const length = this.#length;
    const close = (innerTo: number, to: number): Token => {
      this.innerFrom = from;
      this.innerTo = Math.max(from, innerTo);
      this.to = this.#at = to;
      return TOKEN.comment;
    };
    if (bytes[from] === GREATER && from < length) return close(from, from + 1);
    if (bytes[from] === DASH && bytes[from + 1] === GREATER && from + 1 < length)
      return close(from, from + 2);
    for (let at = from; at < length; at += 1) {
      if (bytes[at] !== DASH || bytes[at + 1] !== DASH || at + 1 >= length) continue;
      let behind = at + 2;
      while (behind < length && bytes[behind] === DASH) behind += 1;
      if (behind >= length) return close(behind - 2, length);
      if (bytes[behind] === GREATER) return close(behind - 2, behind + 1);
      if (bytes[behind] === BANG) {
        if (behind + 1 >= length) return close(behind - 2, length);
        if (bytes[behind + 1] === GREATER) return close(behind - 2, behind + 2);
      }
      at = behind - 1;
    }
    return close(bytes[length - 1] === DASH && length > from ? length - 1 : length, length);
  }

  /** The place behind the next such byte, or the end. */
  #after(char: number, from: number): number {
    const at = this.#bytes.indexOf(char, from);
    return at === -1 || at >= this.#length ? this.#length : at + 1;
  }

  /** Whether this word, in lower case, stands at a place, in any case. */
  #isWord(at: number, word: string): boolean {
    if (at + word.length > this.#length) return false;
    for (let index = 0; index < word.length; index += 1)
      if (((this.#bytes[at + index] ?? 0) | 32) !== word.charCodeAt(index)) return false;
    return true;
  }

  /** Reads a tag from the first letter of its name on. One that has no end is no token: the page ends. */
  #tag(from: number, isEnd: boolean): Token {
    const bytes = this.#bytes;
    const length = this.#length;
    let at = from;
    let hash = 0;
    for (; at < length; at += 1) {
      const char = bytes[at] ?? 0;
      if ((CLASS[char] ?? 0) & ENDS_TAG_NAME) break;
      hash = nameHash(hash, char >= 0x41 && char <= 0x5a ? char | 32 : char);
    }
    this.innerFrom = from;
    this.innerTo = at;
    this.tagHash = hash;
    this.tag = tagOf(hash);
    this.selfClosing = false;
    this.attributeCount = 0;
    if (bytes[at] === GREATER && at < length) at += 1;
    else at = this.#attributes(at);
    if (at === -1) {
      this.#at = length;
      return TOKEN.end;
    }
    this.to = this.#at = at;
    if (isEnd) this.#closed();
    else this.#opened();
    return isEnd ? TOKEN.endTag : TOKEN.startTag;
  }

  /** Reads attributes up to the end of the tag; the place behind its `>`, or -1 where it has none. */
  #attributes(start: number): number {
    const bytes = this.#bytes;
    const length = this.#length;
    let at = start;
    for (;;) {
      while (at < length && (CLASS[bytes[at] ?? 0] ?? 0) & SPACE) at += 1;
      if (at >= length) return -1;
      if (bytes[at] === GREATER) return at + 1;
      if (bytes[at] === SLASH) {
        at += 1;
        if (bytes[at] !== GREATER || at >= length) continue;
        this.selfClosing = true;
        return at + 1;
      }
      const nameFrom = at;
      let hash = nameHash(0, lower(bytes[at] ?? 0));
      for (at += 1; at < length; at += 1) {
        const char = bytes[at] ?? 0;
        if ((CLASS[char] ?? 0) & ENDS_ATTRIBUTE_NAME) break;
        hash = nameHash(hash, char >= 0x41 && char <= 0x5a ? char | 32 : char);
      }
      const nameTo = at;
      while (at < length && (CLASS[bytes[at] ?? 0] ?? 0) & SPACE) at += 1;
      let [valueFrom, valueTo] = [nameTo, nameTo];
      if (bytes[at] === EQUALS && at < length) {
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
      const index = this.attributeCount;
      if (index === ATTRIBUTES_MAX) continue;
      this.#hashes[index] = hash;
      this.#nameFroms[index] = nameFrom;
      this.#nameTos[index] = nameTo;
      this.#valueFroms[index] = valueFrom;
      this.#valueTos[index] = valueTo;
      this.attributeCount = index + 1;
    }
  }

  #opened(): void {
    const { tag } = this;
    this.#lastStartHash = this.tagHash;
    if (tag === 0 || this.#xml) return;
    if (this.#foreign.length > 0) {
      this.#breakOut(tag);
      if (this.isForeign) {
        const isDeeper =
          tag === TAG.svg ||
          tag === TAG.math ||
          tag === TAG.foreignobject ||
          tag === TAG.desc ||
          tag === TAG.title;
        if (isDeeper && !this.selfClosing && this.#foreign.length < FOREIGN_MAX) this.#foreign.push(tag);
        return;
      }
    }
    switch (tag) {
      case TAG.svg:
      case TAG.math:
        if (!this.selfClosing && this.#foreign.length < FOREIGN_MAX) this.#foreign.push(tag);
        return;
      case TAG.script:
        this.#state = 'script';
        return;
      case TAG.title:
      case TAG.textarea:
        this.#state = 'rcdata';
        return;
      case TAG.style:
      case TAG.xmp:
      case TAG.iframe:
      case TAG.noembed:
      case TAG.noframes:
        this.#state = 'rawtext';
        return;
      case TAG.plaintext:
        this.#state = 'plaintext';
        return;
      default:
    }
  }

  /** Ends drawings and formulas, up to the HTML that they stand in, for an element that cannot be in one. */
  #breakOut(tag: number): void {
    const cannotBeInOne =
      tag >= FIRST_BREAKING_TAG ||
      tag === TAG.body ||
      tag === TAG.embed ||
      tag === TAG.img ||
      tag === TAG.meta ||
      tag === TAG.table;
    if (cannotBeInOne) while (this.isForeign) this.#foreign.pop();
  }

  #closed(): void {
    if (this.#foreign.length === 0 || this.tag === 0) return;
    // No such element is open in a drawing: this ends one that the drawing stands in.
    this.#breakOut(this.tag);
    const index = this.#foreign.lastIndexOf(this.tag);
    if (index !== -1) this.#foreign.length = index;
  }

  /** The text up to its end tag, or the end tag where that is next. */
  #rawText(end: number): Token {
    if (end > this.#at) return this.#text(end);
    this.#state = 'data';
    this.from = end;
    return this.#tag(end + 2, true);
  }

  /** Whether the end tag of the element that is open stands at a place, its `<`. */
  #isEndTag(at: number): boolean {
    const bytes = this.#bytes;
    if (bytes[at + 1] !== SLASH) return false;
    let hash = 0;
    for (let to = at + 2; to < this.#length; to += 1) {
      const char = bytes[to] ?? 0;
      if ((CLASS[char] ?? 0) & ENDS_TAG_NAME) return to > at + 2 && hash === this.#lastStartHash;
      if (!((CLASS[char] ?? 0) & LETTER)) return false;
      hash = nameHash(hash, char | 32);
    }
    return false;
  }

  #rawTextEnd(from: number): number {
    const bytes = this.#bytes;
    const length = this.#length;
    for (let at = from; at < length; at += 1) {
      at = bytes.indexOf(LESS, at);
      if (at === -1 || at >= length) return length;
      if (this.#isEndTag(at)) return at;
    }
    return length;
  }

  /** A script may hold its own end tag, in what looks like a comment with a script in it. */
  #scriptEnd(from: number): number {
    const bytes = this.#bytes;
    const length = this.#length;
    for (let at = from; at < length; at += 1) {
      at = bytes.indexOf(LESS, at);
      if (at === -1 || at >= length) return length;
      if (this.#isEndTag(at)) return at;
      if (bytes[at + 1] !== BANG || bytes[at + 2] !== DASH || bytes[at + 3] !== DASH) continue;
      const [end, isEndTag] = this.#escapedScriptEnd(at + 4);
      if (isEndTag) return end;
      at = end - 1;
    }
    return length;
  }

  /** From behind `<!--` in a script: where its end tag is, or where that comment ends. */
  #escapedScriptEnd(from: number): readonly [at: number, isEndTag: boolean] {
    const bytes = this.#bytes;
    const length = this.#length;
    let dashes = 2;
    let isDouble = false;
    for (let at = from; at < length; at += 1) {
      const char = bytes[at];
      if (char === DASH) {
        dashes += 1;
        continue;
      }
      if (char === GREATER && dashes >= 2) return [at + 1, false];
      dashes = 0;
      if (char !== LESS) continue;
      if (isDouble) {
        if (bytes[at + 1] === SLASH && this.#isScriptWord(at + 2)) {
          isDouble = false;
          at += 7;
        }
      } else if (this.#isEndTag(at)) return [at, true];
      else if (this.#isScriptWord(at + 1)) {
        isDouble = true;
        at += 6;
      }
    }
    return [length, false];
  }

  #isScriptWord(at: number): boolean {
    return (
      this.#isWord(at, 'script') &&
      at + 6 < this.#length &&
      ((CLASS[this.#bytes[at + 6] ?? 0] ?? 0) & ENDS_TAG_NAME) !== 0
    );
  }
}

function lower(char: number): number {
  return char >= 0x41 && char <= 0x5a ? char | 32 : char;
}
