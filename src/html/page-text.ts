import { shortTitle } from '../text/short-title.ts';
import { FilledParts, type FilledFrom } from './filled-parts.ts';
import { HtmlScanner, TOKEN, type Token } from './html-scanner.ts';
import { ATTRIBUTE, TAG } from './names.ts';
import { PageOutline, type Section } from './page-outline.ts';
import { isWhite, readableText, START_BYTES, TextDigest, type Pieces } from './text-digest.ts';
import { KIND, kindsOf, LANDMARKS, landmarkOf } from './text-elements.ts';

/** What readers see of a page: the visible text of its main content. */
export interface PageText {
  /** Of `<title>`, white space folded, at most 200 characters; `null`: there is none. */
  readonly title: string | null;
  /** SHA-256 of the whole text in UTF-8, in lower-case hex. */
  readonly digest: string;
  /** The text, or its first 1,024 bytes; white space is folded. Empty: there is no text. A redirect ends with where it leads. */
  readonly start: string;
  /** Whether `start` is all of it. */
  readonly isWhole: boolean;
  /** There is a `<main>` or an `<article>`; none of them shows anything, or will by a script, and no `<h1>` stands around them. */
  readonly isMainEmpty: boolean;
  /** In their order; those without text are left out. */
  readonly sections: readonly Section[];
  /** What `src` names of the pictures in the text, each once, as it is written. */
  readonly pictures: readonly string[];
  /** Of `<link rel=canonical>`, as it is written; `null`: there is none. */
  readonly canonical: string | null;
  readonly filledFrom: FilledFrom;
  /** A hash of the pieces that the digest leaves out; 0: none. */
  readonly leftOut: number;
}

/** Where text is: the highest place with any text is the main content. */
const PLACE = { body: 0, article: 1, main: 2 } as const;

/** An open element. */
interface Open {
  readonly hash: number;
  readonly tag: number;
  readonly isBlock: boolean;
  readonly outside: Context;
}

/** Whether text counts. */
interface Context {
  readonly place: number;
  /** In a part around the content. */
  readonly isAround: boolean;
  readonly isHidden: boolean;
  readonly isPreformatted: boolean;
}

const VALUE_MAX_BYTES = 1024;
/** The id that Doxygen gives to the block with the path of a file, which differs from page to page. */
const PATH_ID = 'nav-path';
/** Open elements that are kept: browsers go no deeper. */
const OPEN_MAX = 512;
/** Parts of a page that are sent later. Pages have a few. */
const HOLES_MAX = 1_000;
export interface TextOptions extends Pieces {
  /** What is beside an `<article>` counts as well. */
  readonly isList?: boolean;
}

/** The text of a page. Time and memory grow with its length. */
export function pageText(bytes: Buffer, options: TextOptions = {}): PageText {
  const scanner = new HtmlScanner();
  const reader = new PageTextReader(bytes, scanner, options);
  scanner.start(bytes);
  for (let token = scanner.next(); token !== TOKEN.end; token = scanner.next()) reader.read(token);
  return reader.end();
}

/** Reads the text of a page from the tokens of a scanner. */
export class PageTextReader {
  readonly #bytes: Buffer;
  readonly #scanner: HtmlScanner;
  readonly #options: TextOptions;
  readonly #text: TextDigest;
  readonly #outline: PageOutline;
  #title: string | null = null;
  #isTitle = false;
  readonly #open: Open[] = [];
  /** How many of each element are open. */
  readonly #counts = new Uint16Array(256);
  #context: Context = { place: PLACE.body, isAround: false, isHidden: false, isPreformatted: false };
  /** The highest place with a text so far. */
  #place: number = PLACE.body;
  #hasContent = false;
  /** Where `<template id="B:…">` is: a script puts the `<div hidden id="S:…">` of the same name there. */
  readonly #holes = new Map<string, Context>();
  /** The content of `<meta http-equiv=refresh>`. */
  #redirect: string | null = null;
  /** Something other than text in the main content, or an `<h1>` around it, as in a home page whose `<main>` is left empty. */
  #showsMore = false;
  readonly #filled: FilledParts;
  #articles = 0;
  readonly #isList: boolean;

  constructor(bytes: Buffer, scanner: HtmlScanner, options: TextOptions = {}) {
    this.#bytes = bytes;
    this.#scanner = scanner;
    this.#options = options;
    this.#text = new TextDigest(options);
    this.#outline = new PageOutline(bytes, scanner, this.#text);
    this.#filled = new FilledParts(bytes, scanner, this.#text);
    this.#isList = options.isList === true;
  }

  /** Reads the token that the scanner is at. */
  read(token: Token): void {
    const { from, to } = this.#scanner;
    if (token === TOKEN.text) this.#write(from, to);
    else if (token === TOKEN.startTag) this.#start();
    else if (token === TOKEN.endTag) this.#end();
  }

  /** After the last token. Reads the page again where it has several articles and no `<main>`. */
  end(): PageText {
    // Several articles are cards or posts in a list, and the text between them is content too: VitePress's home page.
    if (this.#place === PLACE.article && this.#articles > 1) {
      this.#options.seen?.clear();
      return pageText(this.#bytes, { ...this.#options, isList: true });
    }
    const hasText = this.#text.bytes > 0 && (this.#place > PLACE.body || this.#isList);
    // Readers see the page that it leads to.
    const redirect = this.#redirect;
    this.#outline.endSection();
    const filledFrom = this.#filled.filledFrom();
    // Whether such a page shows an error is decided by all its text.
    if (this.#text.bytes === 0 && this.#text.leftOut !== 0 && this.#options.repeated !== undefined) {
      const { digest, leftOut } = this.#text.end();
      return { ...pageText(this.#bytes, { isList: this.#isList }), digest, leftOut };
    }
    if (redirect !== null) this.#text.write(Buffer.from(redirect), 0, redirect.length);
    return {
      title: this.#title === '' ? null : this.#title,
      ...this.#text.end(),
      isWhole: this.#text.bytes <= START_BYTES,
      isMainEmpty: this.#hasContent && !hasText && !this.#showsMore && redirect === null,
      sections: this.#outline.sections,
      pictures: this.#outline.pictures,
      canonical: this.#outline.canonical,
      filledFrom,
    };
  }

  #write(from: number, to: number): void {
    const { place, isAround, isHidden, isPreformatted } = this.#context;
    if (this.#isTitle) this.#title ??= shortTitle(readableText(this.#bytes, from, to));
    this.#filled.text(from, to);
    if (isHidden || isAround || place < this.#place) return;
    if (place > this.#place && !this.#isList) {
      if (isWhite(this.#bytes, from, to)) return;
      this.#text.clear();
      this.#outline.clear(place);
      this.#place = place;
    }
    if (place === PLACE.body && this.#counts[TAG.h1] !== 0)
      this.#showsMore ||= !isWhite(this.#bytes, from, to);
    const { bytes } = this.#text;
    this.#text.isPreformatted = isPreformatted;
    this.#text.write(this.#bytes, from, to);
    if (this.#text.bytes > bytes) this.#outline.add();
  }

  #start(): void {
    const { tagHash: hash, selfClosing, tag } = this.#scanner;
    const kinds = kindsOf(tag, this.#bytes, this.#scanner.from);
    const outside = this.#context;
    const { isHidden, isAround, place } = outside;
    if ((kinds & KIND.block) !== 0 && !isHidden) this.#text.separate();
    const isAlone =
      (kinds & KIND.void) !== 0 ||
      (selfClosing && (this.#scanner.isForeign || tag === TAG.svg || tag === TAG.math));
    if (tag === TAG.link && !isHidden) this.#outline.link();
    if (!isHidden && !isAround && place >= this.#place) this.#outline.start(kinds, place);
    const isContent = place > PLACE.body && !isAround;
    this.#filled.start(isHidden, isContent);
    this.#isTitle = tag === TAG.title && !isHidden && this.#scanner.isRawText;
    const context = isHidden ? outside : this.#contextIn(kinds);
    const isShown = !context.isHidden || (kinds & KIND.hidden) !== 0;
    if ((kinds & KIND.picture) !== 0 && isContent && isShown) this.#showsMore = true;
    if (isAlone || (kinds & KIND.optional) !== 0 || this.#open.length === OPEN_MAX) return;
    const isBlock = (kinds & KIND.block) !== 0;
    const count = this.#counts[tag] ?? 0;
    // Most inline elements change nothing, and end nothing but themselves.
    if (!isBlock && context === outside && count === 0) return;
    this.#counts[tag] = count + 1;
    this.#open.push({ hash, tag, isBlock, outside });
    this.#enter(context);
  }

  #end(): void {
    const { tagHash: hash, tag, from } = this.#scanner;
    const kinds = kindsOf(tag, this.#bytes, from);
    this.#isTitle = false;
    if (this.#filled.end()) this.#showsMore = true;
    if (this.#counts[tag] !== 0) this.#close(hash, (kinds & KIND.block) !== 0);
    if ((kinds & KIND.heading) !== 0) this.#outline.endHeading();
    if ((kinds & KIND.block) !== 0 && !this.#context.isHidden) this.#text.separate();
  }

  /** Whether the content of an element counts, by the element alone. Returns the same object if that does not decide. */
  #contextIn(kinds: number): Context {
    const context = this.#context;
    const scanner = this.#scanner;
    const { tag } = scanner;
    if ((kinds & KIND.optional) !== 0) return context;
    let landmark = kinds & LANDMARKS;
    let isHidden = (kinds & KIND.hidden) !== 0;
    if (tag === TAG.template) this.#keepHole();
    if (tag === TAG.meta && this.#value(ATTRIBUTE['http-equiv'])?.toLowerCase() === 'refresh')
      this.#redirect ??= this.#value(ATTRIBUTE.content)?.replace(/[^!-~]/g, '') ?? null;
    if (tag === TAG.dialog) isHidden = scanner.attribute(ATTRIBUTE.open) === -1;
    if (scanner.attributeCount > 0) {
      const role = this.#value(ATTRIBUTE.role);
      if (role !== null) landmark = landmarkOf(role) ?? landmark;
      else if (tag === TAG.div && this.#value(ATTRIBUTE.id) === PATH_ID) landmark = KIND.aroundBody;
      else if (tag === TAG.a && this.#outline.isToNeighbour) landmark = KIND.around;
      // Readers open an unselected tab by one click.
      isHidden ||= role !== 'tabpanel' && this.#isHiddenByAttribute();
      const hole = isHidden && tag === TAG.div ? this.#holeOf() : undefined;
      if (hole !== undefined) return hole;
    }
    if (isHidden) return { ...context, isHidden };
    const { place, isAround } = context;
    if (landmark === KIND.main && place < PLACE.main) {
      this.#hasContent = true;
      return { ...context, place: PLACE.main, isAround: false };
    }
    if (isAround) return context;
    if (landmark === KIND.article && place < PLACE.article) {
      this.#hasContent = true;
      this.#articles += 1;
      return { ...context, place: PLACE.article };
    }
    const isLeftOut =
      landmark === KIND.around ||
      (landmark === KIND.aroundBody && (place === PLACE.body || this.#isBeside()));
    if (isLeftOut) return { ...context, isAround: true };
    return tag === TAG.pre && !context.isPreformatted ? { ...context, isPreformatted: true } : context;
  }

  #keepHole(): void {
    const id = this.#value(ATTRIBUTE.id) ?? '';
    if (id.startsWith('B:') && this.#holes.size < HOLES_MAX) this.#holes.set(id.slice(2), this.#context);
  }

  /** Where a script puts this element, which React sent after the page. */
  #holeOf(): Context | undefined {
    const id = this.#value(ATTRIBUTE.id) ?? '';
    return id.startsWith('S:') ? this.#holes.get(id.slice(2)) : undefined;
  }

  /** Material for MkDocs has dates in such an `<aside>` of the article, other ones than on other pages. Others are call-outs. */
  #isBeside(): boolean {
    return /(?:^|\s)md-source-file(?:\s|$)/.test(this.#value(ATTRIBUTE.class) ?? '');
  }

  #isHiddenByAttribute(): boolean {
    // Closed until a script or a button opens it; that of a dialog counts as the dialog.
    if (this.#scanner.attribute(ATTRIBUTE.popover) !== -1 && this.#scanner.tag !== TAG.dialog) return true;
    const hidden = this.#value(ATTRIBUTE.hidden);
    // `until-found`: a search in the page finds and shows it.
    if (hidden !== null && hidden.toLowerCase() !== 'until-found') return true;
    const style = this.#value(ATTRIBUTE.style);
    return style !== null && /(?:^|;)\s*display\s*:\s*none\s*(?:;|!|$)/i.test(style);
  }

  /** The first bytes of an attribute's value; `null`: the element has none. */
  #value(attribute: number): string | null {
    const scanner = this.#scanner;
    const index = scanner.attribute(attribute);
    if (index === -1) return null;
    const from = scanner.valueFrom(index);
    return this.#bytes.toString('latin1', from, Math.min(scanner.valueTo(index), from + VALUE_MAX_BYTES));
  }

  /** Ends an element, and those in it: blocks only with a block, and the main content only by its own end tag. */
  #close(hash: number, isBlock: boolean): void {
    let inner = this.#context;
    for (let at = this.#open.length - 1; at >= 0; at -= 1) {
      const open = this.#open[at];
      if (open === undefined) return;
      if (open.hash === hash) {
        for (const { tag } of this.#open.splice(at)) this.#counts[tag] = (this.#counts[tag] ?? 0) - 1;
        this.#enter(open.outside);
        return;
      }
      if ((open.isBlock && !isBlock) || inner.place > open.outside.place) return;
      inner = open.outside;
    }
  }

  #enter(context: Context): void {
    const { isAround, place } = this.#context;
    if (context.isAround !== isAround || context.place !== place) this.#text.separate();
    this.#context = context;
  }
}
