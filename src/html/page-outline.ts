import type { HtmlScanner } from './html-scanner.ts';
import { ATTRIBUTE, TAG, type AttributeName } from './names.ts';
import { pieceKey } from './repeated-text.ts';
import { readableText, type TextDigest } from './text-digest.ts';
import { KIND } from './text-elements.ts';

/** From one heading with an `id` to the next. The first begins with the text. */
export interface Section {
  readonly digest: string;
  /** `null`: no link leads to it. */
  readonly id: string | null;
  readonly heading: string;
}

/** Longer attributes are not read. */
const VALUE_MAX_BYTES = 1024;
/** Of a page: more sections or pictures are not told apart, and longer headings are cut. */
const [SECTIONS_MAX, PICTURES_MAX, HEADING_MAX_CHARS] = [500, 200, 100] as const;
/** Relations to pages whose titles are no content. */
const NEIGHBOUR = /(?:^|\s)(?:prev|previous|next|up|home|start|top)(?:\s|$)/i;
/** What themes write behind a heading as a link to it, and what may not reach a list. */
const NO_HEADING = /\s*[¶#§\uf0c1]$|[\p{Cc}\ufffd]/gu;

/** What a page has beside its text: sections, pictures, its own address, the titles of its neighbours. */
export class PageOutline {
  readonly #bytes: Buffer;
  readonly #scanner: HtmlScanner;
  readonly #digest: TextDigest;
  sections: Section[] = [];
  /** With the place that each is in. */
  readonly #pictures = new Map<string, number>();
  canonical: string | null = null;
  /** In a heading, whose text follows. */
  #isHeading = false;
  /** Of the section that is read now. */
  #id: string | null = null;
  #heading = '';
  /** Where the `id` of the last element is that had one, with no text since; -1: nowhere. */
  #idFrom = -1;
  #idTo = -1;

  constructor(bytes: Buffer, scanner: HtmlScanner, digest: TextDigest) {
    this.#bytes = bytes;
    this.#scanner = scanner;
    this.#digest = digest;
  }

  /** The text begins in this place, perhaps in a heading. What was read before it is none of the text. */
  clear(place: number): void {
    this.sections = [];
    for (const [picture, at] of this.#pictures) if (at < place) this.#pictures.delete(picture);
    if (!this.#isHeading) this.#id = null;
    this.#heading = '';
  }

  get pictures(): readonly string[] {
    return [...this.#pictures.keys()];
  }

  /** Reads the start tag of an element in the text. */
  start(kinds: number, place: number): void {
    const scanner = this.#scanner;
    const { tag } = scanner;
    // Nobody looks for a heading at a script or a button.
    const index = (kinds & (KIND.hidden | KIND.picture)) === 0 ? scanner.attribute(ATTRIBUTE.id) : -1;
    if (index !== -1) [this.#idFrom, this.#idTo] = [scanner.valueFrom(index), scanner.valueTo(index)];
    if ((kinds & KIND.heading) !== 0) {
      this.endSection();
      this.#id = this.#idFrom === -1 ? null : this.#text(this.#idFrom, this.#idTo);
      this.#isHeading = true;
    } else if (this.#isHeading && index !== -1) this.#id ??= this.#text(this.#idFrom, this.#idTo);
    if (tag !== TAG.img || this.#pictures.size === PICTURES_MAX) return;
    const picture = this.value('src');
    if (picture !== null && !/^data:/i.test(picture)) this.#pictures.set(picture, place);
  }

  /** Text was read. */
  add(): void {
    if (!this.#isHeading) this.#idFrom = -1;
  }

  endHeading(): void {
    if (!this.#isHeading) return;
    this.#isHeading = false;
    this.#idFrom = -1;
    const heading = this.#digest.section.replace(NO_HEADING, '');
    this.#heading =
      heading.length > HEADING_MAX_CHARS
        ? Array.from(heading).slice(0, HEADING_MAX_CHARS).join('').trimEnd()
        : heading;
  }

  endSection(): void {
    const digest = this.#digest.endSection();
    if (digest === null || this.sections.length === SECTIONS_MAX) return;
    // A link leads to the first of two elements with the same `id`.
    const isTaken = this.sections.some(({ id }) => id === this.#id);
    this.sections.push({ digest, id: isTaken ? null : this.#id, heading: this.#heading });
  }

  /** Reads a `<link>`. */
  link(): void {
    const relation = this.value('rel') ?? '';
    if (/(?:^|\s)canonical(?:\s|$)/i.test(relation)) this.canonical ??= this.value('href');
    const title = NEIGHBOUR.test(relation) ? this.value('title') : null;
    if (title === null) return;
    const bytes = Buffer.from(title);
    this.#digest.neighbours.add(pieceKey(bytes, 0, bytes.length));
  }

  /** Whether an `<a>` leads to the page before, after or above this one. */
  get isToNeighbour(): boolean {
    return this.#scanner.attribute(ATTRIBUTE.rel) !== -1 && NEIGHBOUR.test(this.value('rel') ?? '');
  }

  /** The value of an attribute; `null`: it is absent, empty or too long. */
  value(name: AttributeName): string | null {
    const scanner = this.#scanner;
    const index = scanner.attribute(ATTRIBUTE[name]);
    if (index === -1) return null;
    return this.#text(scanner.valueFrom(index), scanner.valueTo(index));
  }

  #text(from: number, to: number): string | null {
    const text = to - from > VALUE_MAX_BYTES ? '' : readableText(this.#bytes, from, to).trim();
    return text === '' ? null : text;
  }
}
