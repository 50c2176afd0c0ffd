import { decodeHTML } from 'entities/decode';
import { HtmlScanner, TOKEN, type Token } from './html-scanner.ts';
import { ATTRIBUTE, TAG } from './names.ts';
import { FIRST_BEYOND_ASCII, START_BYTES, TextDigest, UNSEEN } from './text-digest.ts';
import { KIND, kindsOf, LANDMARKS, landmarkOf, rankOf } from './text-elements.ts';

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
  /** There is a `<main>` or an `<article>`; none of them shows a text, an image or anything else, or will by a script. */
  readonly isMainEmpty: boolean;
}

/** Where text is: the highest place with any text is the main content. */
const PLACE = { body: 0, article: 1, main: 2 } as const;

/** An open element that changes whether its text counts. Those inside it that change nothing more are not tracked: seven at most. */
interface Open {
  readonly hash: number;
  readonly rank: number;
  /** How many blocks were open before it; `within` counts its own as well. */
  readonly before: number;
  readonly within: number;
  /** Open elements of the same name inside. */
  nested: number;
  readonly outside: Context;
  /** The one that it is in. */
  readonly parent: Open | null;
}

interface Context {
  readonly place: number;
  /** In a part around the content. */
  readonly isAround: boolean;
  readonly isHidden: boolean;
  readonly isPreformatted: boolean;
}

const TITLE_MAX_CHARS = 200;
/** Bytes of a title that are read. */
const TITLE_BYTES = 4096;
const STYLE_MAX_BYTES = 1024;
/** Ids of a `<div>`, or classes of an `<address>`, in which Asciidoctor, YARD, Haddock and Doxygen put dates and versions. */
const NAMED_AROUND: readonly string[] = ['footer', 'titlearea', 'nav-path'];
/** Parts of a page that are sent later. Pages have a few. */
const HOLES_MAX = 1_000;
/** A longer text is more than spaces. */
const SPACES_MAX_BYTES = 256;
const [AMPERSAND, DASH, SLASH, GREATER, SPACE] = [0x26, 0x2d, 0x2f, 0x3e, 0x20] as const;

/** The text of a page. Time grows with its length, and memory does not. */
export function pageText(bytes: Buffer, isList = false): PageText {
  const scanner = new HtmlScanner();
  const reader = new PageTextReader(bytes, scanner, isList);
  scanner.start(bytes);
  for (let token = scanner.next(); token !== TOKEN.end; token = scanner.next()) reader.read(token);
  return reader.end();
}

/** Reads the text of a page from the tokens of a scanner. `isList`: what is beside an `<article>` counts as well. */
export class PageTextReader {
  readonly #bytes: Buffer;
  readonly #scanner: HtmlScanner;
  readonly #text = new TextDigest();
  #title: string | null = null;
  #isTitle = false;
  #open: Open | null = null;
  #context: Context = { place: PLACE.body, isAround: false, isHidden: false, isPreformatted: false };
  /** Open blocks, by start and end tags. */
  #blocks = 0;
  /** The highest place with a text so far. */
  #place: number = PLACE.body;
  #hasContent = false;
  /** Where `<template id="B:…">` is: a script puts the `<div hidden id="S:…">` of the same name there. */
  readonly #holes = new Map<string, Context>();
  /** The content of `<meta http-equiv=refresh>`. */
  #redirect: string | null = null;
  #hasPicture = false;
  /** The token before was `<div id=…>` in the main content. An empty one is filled by a script, as Swagger UI does. */
  #isMount = false;
  #articles = 0;
  readonly #isList: boolean;

  constructor(bytes: Buffer, scanner: HtmlScanner, isList = false) {
    this.#bytes = bytes;
    this.#scanner = scanner;
    this.#isList = isList;
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
    if (this.#place === PLACE.article && this.#articles > 1) return pageText(this.#bytes, true);
    const hasText = this.#text.bytes > 0 && (this.#place > PLACE.body || this.#isList);
    // Readers see the page that it leads to.
    const redirect = this.#redirect;
    this.#text.separate();
    if (redirect !== null) this.#text.write(Buffer.from(redirect), 0, redirect.length);
    return {
      title: this.#title === '' ? null : this.#title,
      ...this.#text.end(),
      isWhole: this.#text.bytes <= START_BYTES,
      isMainEmpty: this.#hasContent && !hasText && !this.#hasPicture && redirect === null,
    };
  }

  #write(from: number, to: number): void {
    const { place, isAround, isHidden, isPreformatted } = this.#context;
    if (this.#isTitle) this.#title ??= titleIn(this.#bytes, from, to);
    if (isHidden || isAround || place < this.#place) return;
    if (place > this.#place && !this.#isList) {
      if (isWhite(this.#bytes, from, to)) return;
      this.#text.clear();
      this.#place = place;
    }
    this.#text.isPreformatted = isPreformatted;
    this.#text.write(this.#bytes, from, to);
  }

  #start(): void {
    const { tagHash: hash, selfClosing, tag } = this.#scanner;
    const kinds = this.#kinds();
    this.#endBefore(tag, kinds);
    const outside = this.#context;
    const { isHidden, isAround, place } = outside;
    if ((kinds & KIND.block) !== 0 && !isHidden) this.#text.separate();
    const isAlone =
      (kinds & KIND.void) !== 0 ||
      (selfClosing && (this.#scanner.isForeign || tag === TAG.svg || tag === TAG.math));
    const before = this.#blocks;
    if ((kinds & (KIND.block | KIND.optional)) === KIND.block && !isAlone) this.#blocks += 1;
    const isContent = place > PLACE.body && !isAround;
    this.#isMount = tag === TAG.div && isContent && this.#scanner.attribute(ATTRIBUTE.id) !== -1;
    this.#isTitle = tag === TAG.title && !isHidden && this.#scanner.isRawText;
    const context = isHidden ? outside : this.#contextIn(kinds);
    const isShown = !context.isHidden || (kinds & KIND.hidden) !== 0;
    if ((kinds & KIND.picture) !== 0 && isContent && isShown) this.#hasPicture = true;
    if (isAlone) return;
    if (context === outside) {
      const same = this.#openOf(hash);
      if (same !== null) same.nested += 1;
      return;
    }
    if (context.isAround !== isAround || context.place !== place) this.#text.separate();
    this.#open = {
      hash,
      rank: rankOf(tag),
      before,
      within: this.#blocks,
      nested: 0,
      outside,
      parent: this.#open,
    };
    this.#context = context;
  }

  #end(): void {
    const { tagHash: hash, tag } = this.#scanner;
    const kinds = this.#kinds();
    this.#isTitle = false;
    if (this.#isMount) this.#hasPicture = true;
    this.#isMount = false;
    const same = this.#openOf(hash);
    if (same?.nested === 0) {
      this.#close(same);
      this.#blocks = same.before;
    } else {
      if (same !== null) same.nested -= 1;
      if ((kinds & (KIND.block | KIND.optional | KIND.void)) === KIND.block) this.#endBlock();
      else if ((kinds & KIND.optional) !== 0) this.#endParent(tag);
    }
    if ((kinds & KIND.block) !== 0 && !this.#context.isHidden) this.#text.separate();
  }

  /** The last open element with this name. */
  #openOf(hash: number): Open | null {
    let open = this.#open;
    while (open !== null && open.hash !== hash) open = open.parent;
    return open;
  }

  /** Kinds of the element of the last tag. One that is not known is inline if its name has a dash, and may show anything. */
  #kinds(): number {
    const { tag, from, to } = this.#scanner;
    if (tag !== 0) return kindsOf(tag);
    for (let at = from + 2; at < to; at += 1) {
      const byte = this.#bytes[at] ?? 0;
      if (byte === DASH) return KIND.picture;
      if (byte <= SPACE || byte === GREATER || byte === SLASH) break;
    }
    return KIND.block;
  }

  /** Whether the content of an element counts, by the element alone. Returns the same object if that does not decide. */
  #contextIn(kinds: number): Context {
    const context = this.#context;
    const scanner = this.#scanner;
    const { tag } = scanner;
    let landmark = kinds & LANDMARKS;
    let isHidden = (kinds & KIND.hidden) !== 0;
    if (tag === TAG.template) this.#keepHole();
    if (tag === TAG.meta && this.#value(ATTRIBUTE['http-equiv'])?.toLowerCase() === 'refresh')
      this.#redirect ??= this.#value(ATTRIBUTE.content)?.replace(/[^!-~]/g, '') ?? null;
    if (tag === TAG.dialog) isHidden = scanner.attribute(ATTRIBUTE.open) === -1;
    if (scanner.attributeCount > 0 && (kinds & KIND.root) === 0) {
      const role = this.#value(ATTRIBUTE.role);
      if (role !== null) landmark = landmarkOf(role) ?? landmark;
      else if (this.#isNamedAround()) landmark = KIND.aroundBody;
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

  #isNamedAround(): boolean {
    const { tag } = this.#scanner;
    if (tag !== TAG.div && tag !== TAG.address) return false;
    return NAMED_AROUND.includes(this.#value(tag === TAG.div ? ATTRIBUTE.id : ATTRIBUTE.class) ?? '');
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

  /** Material for MkDocs has dates in an `<aside>` of the article, Fumadocs its menu in one of `<main>`. Others are call-outs. */
  #isBeside(): boolean {
    const isDates = /(?:^|\s)md-source-file(?:\s|$)/.test(this.#value(ATTRIBUTE.class) ?? '');
    return isDates || this.#value(ATTRIBUTE.id) === 'nd-sidebar';
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
    return this.#bytes.toString('latin1', from, Math.min(scanner.valueTo(index), from + STYLE_MAX_BYTES));
  }

  /** Ends the elements that a start tag ends, such as a paragraph before a list. */
  #endBefore(tag: number, kinds: number): void {
    for (let open = this.#open; open !== null && open.rank > 0; open = this.#open) {
      const isEnd =
        open.rank === 1
          ? (kinds & KIND.endsParagraph) !== 0 || rankOf(tag) > 1
          : this.#blocks === open.within && rankOf(tag) >= open.rank;
      if (!isEnd) return;
      this.#close(open);
    }
  }

  /** A block has ended, which also ends a left-out part inside it. */
  #endBlock(): void {
    this.#blocks -= 1;
    for (let open = this.#open; open !== null; open = this.#open) {
      const isContent = !this.#context.isHidden && !this.#context.isAround;
      if (isContent || this.#blocks >= open.within) return;
      this.#close(open);
      this.#blocks = open.before - 1;
    }
  }

  /** An end tag also ends open elements whose own end tag may be left out, such as a cell in a row. */
  #endParent(tag: number): void {
    for (let open = this.#open; open !== null && open.rank > 0; open = this.#open) {
      if (this.#blocks !== open.within || rankOf(tag) <= open.rank) return;
      this.#close(open);
    }
  }

  /** Ends an element, and those in it. */
  #close({ outside, parent }: Open): void {
    const { isAround, place } = outside;
    if (this.#context.isAround !== isAround || this.#context.place !== place) this.#text.separate();
    this.#context = outside;
    this.#open = parent;
  }
}

function titleIn(bytes: Buffer, from: number, to: number): string {
  const text = decodeHTML(bytes.toString('utf8', from, Math.min(to, from + TITLE_BYTES)));
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, TITLE_MAX_CHARS).join('');
}

/** Whether there are only spaces, those included that do not break, and what readers cannot see. */
function isWhite(bytes: Buffer, from: number, to: number): boolean {
  let at = from;
  while (at < to && (bytes[at] ?? 0) <= SPACE) at += 1;
  if (at === to) return true;
  const byte = bytes[at] ?? 0;
  const isSpace = (byte === AMPERSAND || byte >= FIRST_BEYOND_ASCII) && to - at <= SPACES_MAX_BYTES;
  return (
    isSpace &&
    decodeHTML(bytes.toString('utf8', at, to))
      .replace(UNSEEN, '')
      .trim() === ''
  );
}
