import type { HtmlScanner } from './html-scanner.ts';
import { ATTRIBUTE, TAG } from './names.ts';
import { isWhite, type TextDigest } from './text-digest.ts';

/** What may show more to readers than the page has: scripts that fill an element, or data in scripts; `null`: nothing. */
export type FilledFrom = 'mount' | 'data' | null;

/** Where a part begins and what tells it from other ones: an attribute, or the beginning of data. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly isContent: boolean;
  /** Of data. */
  readonly bytes: number;
}

/** A page with a longer text is more than a frame that a script fills. */
const FRAME_MAX_BYTES = 200;
/** Data in scripts are the content if they are longer than the text by this factor. */
const DATA_FACTOR = 4;
/** How a script with data begins; that for search engines has none. Settings of a theme begin alike on all pages. */
const DATA = /^(?:(?:const|let|var)\s+)?(?:[\w.$]+\s*)?(?:=\s*)?(?:JSON\.parse\(|\[|\{(?!\s*"@context"))/;
const [DATA_START_BYTES, DATA_NAME_BYTES] = [100, 10] as const;
/** What an element that only a script knows names. */
const DATA_FILE = /\.(?:json|ya?ml)$/i;
const PARTS_MAX = 100;
/** What a mount has until it is filled: nothing, or `Loading…`. */
const PLACEHOLDER = /^\s*(?:loading\b.*|.*(?:…|\.{3}))?\s*$/i;
const PLACEHOLDER_MAX_BYTES = 100;

/** The parts of a page that a script may fill, from the tokens that a scanner is at. */
export class FilledParts {
  readonly #bytes: Buffer;
  readonly #scanner: HtmlScanner;
  readonly #text: TextDigest;
  /** The token before, if a script may fill it: `<div id=…>`, or an unknown element with its data: `<redoc spec-url=…>`. */
  #mount: Part | null = null;
  readonly #mounts: Part[] = [];
  readonly #data: Part[] = [];
  #isScript = false;
  #hasScript = false;

  constructor(bytes: Buffer, scanner: HtmlScanner, text: TextDigest) {
    this.#bytes = bytes;
    this.#scanner = scanner;
    this.#text = text;
  }

  /** `isContent`: in the main content. */
  start(isHidden: boolean, isContent: boolean): void {
    const scanner = this.#scanner;
    const { tag } = scanner;
    this.#isScript = tag === TAG.script;
    this.#hasScript ||= this.#isScript;
    this.#mount = null;
    if (isHidden || (tag !== TAG.div && (tag !== 0 || scanner.isForeign))) return;
    const index = tag === TAG.div ? scanner.attribute(ATTRIBUTE.id) : this.#dataAttribute();
    if (index === -1) return;
    this.#mount = { from: scanner.nameRange(index)[0], to: scanner.valueTo(index), isContent, bytes: 0 };
  }

  text(from: number, to: number): void {
    if (this.#isScript && this.#data.length < PARTS_MAX) {
      const start = this.#bytes.toString('latin1', from, Math.min(to, from + DATA_START_BYTES));
      const at = from + start.search(/\S|$/);
      if (DATA.test(start.trimStart()))
        this.#data.push({ from: at, to: at + DATA_NAME_BYTES, isContent: false, bytes: to - at });
    }
    if (this.#mount !== null && !this.#isPlaceholder(from, to)) this.#mount = null;
  }

  /** Returns whether it ends a part of the content that can be filled. */
  end(): boolean {
    const mount = this.#mount;
    this.#isScript = false;
    this.#mount = null;
    if (mount !== null && this.#mounts.length < PARTS_MAX) this.#mounts.push(mount);
    return mount?.isContent === true;
  }

  /** What stands on most pages is the theme's: a search box, a menu, settings. */
  filledFrom(): FilledFrom {
    const { bytes } = this.#text;
    const isOwn = ({ from, to }: Part): boolean => !this.#text.isRepeated(this.#bytes, from, to);
    const [mounts, data] = [this.#mounts.filter(isOwn), this.#data.filter(isOwn)];
    if (this.#hasScript && (bytes === 0 || (mounts.length > 0 && bytes <= FRAME_MAX_BYTES))) return 'mount';
    const dataBytes = data.reduce((sum, one) => sum + one.bytes, 0);
    return dataBytes > DATA_FACTOR * bytes ? 'data' : null;
  }

  /** The attribute that names a file with data; -1: none does. */
  #dataAttribute(): number {
    const scanner = this.#scanner;
    for (let index = 0; index < scanner.attributeCount; index += 1) {
      const to = scanner.valueTo(index);
      if (DATA_FILE.test(this.#bytes.toString('latin1', Math.max(scanner.valueFrom(index), to - 10), to)))
        return index;
    }
    return -1;
  }

  #isPlaceholder(from: number, to: number): boolean {
    if (isWhite(this.#bytes, from, to)) return true;
    return to - from <= PLACEHOLDER_MAX_BYTES && PLACEHOLDER.test(this.#bytes.toString('utf8', from, to));
  }
}
