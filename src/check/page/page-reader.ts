import type { Hosting } from '../finding.ts';
import { servicesNamedIn } from '../known-hosts.ts';
import { markupText, VALUE_MAX_BYTES } from '../../html/bytes.ts';
import { scanCss } from './css-scanner.ts';
import { referencesOf, refreshAddress, srcsetAddresses, type Element } from './elements.ts';
import { isErrorPage } from '../../html/error-page.ts';
import { HtmlScanner, TOKEN } from '../../html/html-scanner.ts';
import type { Judge } from './judge.ts';
import { ATTRIBUTE, TAG } from '../../html/names.ts';
import { pageText, PageTextReader, type PageText, type TextOptions } from '../../html/page-text.ts';

/** Scripts of these types run in the browser; others are data, templates and the like. */
const SCRIPT_TYPES = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/;
/** Every style that loads something contains this: the end of `url(`, `image-set(` or `src(`, or an escape. */
const MAY_LOAD = /[ltc]\(|\\/i;
/** A file by which a search engine knows the owner of a site. */
const PROOF = /(?:^|\/)(?:google|yandex_)[0-9a-f]{16}\.html$/;
/** Bytes of text without white space. A page that shows an error has fewer, a name of a host in them included. */
const SHORT_BYTES = 250;
/** An empty page may have as many: a pagination, the date of the last change. */
const NEXT_TO_NOTHING_BYTES = 60;
/** Every known error has one of these words. */
const ERROR_WORDS = /error|found|gateway|unavailable|wrong/i;
/**
 * A static import of a file by its address. Between `import` and `from` are a few names, so a long text is something else.
 */
const STATIC_IMPORT =
  /(?:^|[;}\n])[\t ]*(?:import|export)\b(?:[^;'"`()=]{0,1000}?\bfrom)?[\t\n\r ]*(["'])((?:\.{0,2}\/|https?:)[^"'\n\\]{1,2000})\1/g;
/** An unclosed one is cut where the reading ends. */
const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;

/** Reads pages, SVG, style sheets and scripts, and passes their references to a judge. */
export class PageReader {
  readonly #judge: Judge;
  readonly #hosting: Hosting;
  /** Pages without a title. One that is only shown in a frame needs none. */
  readonly untitled: number[] = [];

  constructor(judge: Judge, hosting: Hosting) {
    this.#judge = judge;
    this.#hosting = hosting;
  }

  /** Returns the text of the page where it is asked for, and whether the page shows an error or nothing. */
  html(
    file: number,
    bytes: Buffer,
    options: TextOptions | null,
  ): { readonly text: PageText | null; readonly isError: boolean } {
    const judge = this.#judge;
    judge.begin(file, bytes);
    const page = new MarkupReader(judge, { bytes, xml: false, hosting: this.#hosting });
    const text = page.read(options);
    const mayBeError = !page.isBlank && page.redirect === null && page.mayBeError;
    // By its whole text: an error may stand on most pages.
    const isError = mayBeError && isErrorPage(judge.page, pageText(bytes), bytes);
    if (page.isBlank) judge.whole('empty-page');
    else if (isError) judge.whole('error-page');
    else if (page.redirect === null && !page.isTitled && !PROOF.test(judge.page)) this.untitled.push(file);
    judge.end(page.base, page.redirect, !page.isFilledByScript);
    return { text, isError };
  }

  svg(file: number, bytes: Buffer): void {
    this.#judge.begin(file, bytes, true);
    new MarkupReader(this.#judge, { bytes, xml: true, hosting: this.#hosting }).read();
    this.#judge.end();
  }

  css(file: number, bytes: Buffer): void {
    this.#judge.begin(file, bytes);
    readCss(this.#judge, bytes, 0, bytes.length);
    this.#judge.end();
  }

  script(file: number, bytes: Buffer): void {
    this.#judge.begin(file, bytes);
    for (const [host, at] of servicesNamedIn(bytes, 0, bytes.length)) this.#judge.mention(host, at);
  }
}

interface Markup {
  readonly bytes: Buffer;
  readonly xml: boolean;
  readonly hosting: Hosting;
}

/** Reads one text of markup. */
class MarkupReader implements Element {
  readonly #judge: Judge;
  readonly #markup: Markup;
  readonly #scanner: HtmlScanner;
  /** Templates that are open. */
  #templates = 0;
  #services = new Set<string>();
  #isNoscript = false;
  /** Text or a link that needs no script. */
  #hasContent = false;
  #hasScript = false;
  isBlank = true;
  /** Of the text in the last `<main>` or `<article>`, else on the whole page: its bytes, up to those of a short one. */
  #textBytes = 0;
  #isTextOver = false;
  #shortText = '';
  isTitled = false;
  /** The address of its `<meta http-equiv=refresh>` for all readers; `null`: none. */
  redirect: string | null = null;
  /** The address of its first `<base>`, and its place. */
  base: { readonly href: string; readonly at: number } | null = null;

  constructor(judge: Judge, markup: Markup) {
    this.#judge = judge;
    this.#markup = markup;
    this.#scanner = new HtmlScanner(markup.xml);
  }

  read(options: TextOptions | null = null): PageText | null {
    const scanner = this.#scanner;
    const { bytes } = this.#markup;
    const text = options === null ? null : new PageTextReader(bytes, scanner, options);
    scanner.start(bytes);
    // The element whose text comes next, if it contains no markup.
    let textOf = 0;
    let styleFrom = -1;
    for (let token = scanner.next(); token !== TOKEN.end; token = scanner.next()) {
      text?.read(token);
      if (token === TOKEN.startTag) {
        this.isBlank = false;
        if (scanner.tag === TAG.main || scanner.tag === TAG.article) {
          this.#textBytes = 0;
          this.#isTextOver = false;
          this.#shortText = '';
        }
        if (scanner.attributeCount > 0) this.#element();
        if (scanner.tag === TAG.template && !this.#isDrawing) this.#templates += 1;
        if (scanner.tag === TAG.noscript) this.#isNoscript = true;
        if (scanner.tag === TAG.script || scanner.tag === TAG.frame) this.#hasScript = true;
        if (scanner.tag === TAG.a && !this.#isNoscript) this.#hasContent = true;
        const isShown = this.#templates === 0;
        if (scanner.tag === TAG.style && isShown && !scanner.selfClosing && this.#isCss())
          styleFrom = scanner.to;
        textOf = isShown && scanner.isRawText ? scanner.tag : 0;
      } else if (token === TOKEN.endTag) {
        if (scanner.tag === TAG.template && !this.#isDrawing)
          this.#templates = Math.max(0, this.#templates - 1);
        if (scanner.tag === TAG.noscript) this.#isNoscript = false;
        // In SVG the text of a style may come in pieces.
        if (scanner.tag === TAG.style && styleFrom !== -1) {
          readCss(this.#judge, bytes, styleFrom, scanner.from);
          styleFrom = -1;
        }
        if (scanner.tag === TAG.main || scanner.tag === TAG.article) this.#isTextOver = true;
        textOf = 0;
      } else if (token === TOKEN.text) {
        if (textOf === TAG.script) this.#script(scanner.from, scanner.to);
        else if (textOf === TAG.title) this.isTitled ||= !isWhite(bytes, scanner.from, scanner.to);
        else {
          if (this.isBlank) this.isBlank = isWhite(bytes, scanner.from, scanner.to);
          if (!this.#hasContent && textOf === 0 && !this.#isNoscript)
            this.#hasContent = !isWhite(bytes, scanner.from, scanner.to);
          if (!this.#isTextOver && textOf === 0) this.#countText(scanner.from, scanner.to);
        }
      }
    }
    if (styleFrom !== -1) readCss(this.#judge, bytes, styleFrom, bytes.length);
    return text?.end() ?? null;
  }

  /** Whether only a script or a frame can show something: an API reference, a page that leads on by script. */
  get isFilledByScript(): boolean {
    return this.#hasScript && !this.#hasContent;
  }

  /** Tells the few pages that may show an error or nothing from all others, whose text need not be read for that. */
  get mayBeError(): boolean {
    if (this.#textBytes <= NEXT_TO_NOTHING_BYTES) return true;
    return this.#textBytes < SHORT_BYTES && ERROR_WORDS.test(this.#shortText);
  }

  #countText(from: number, to: number): void {
    const { bytes } = this.#markup;
    let at = from;
    for (; at < to && this.#textBytes < SHORT_BYTES; at += 1)
      if ((bytes[at] ?? 0) > 0x20) this.#textBytes += 1;
    this.#isTextOver = this.#textBytes === SHORT_BYTES;
    this.#shortText += bytes.toString('latin1', from, at);
  }

  get tag(): number {
    return this.#scanner.tag;
  }

  readonly has = (attribute: number): boolean => this.#scanner.attribute(attribute) !== -1;

  readonly text = (attribute: number): string | null => {
    const scanner = this.#scanner;
    const index = scanner.attribute(attribute);
    if (index === -1) return null;
    const [from, to] = [scanner.valueFrom(index), scanner.valueTo(index)];
    return to - from > VALUE_MAX_BYTES ? null : this.#text(from, to);
  };

  readonly refer: Element['refer'] = (use, attribute, relation) => {
    const scanner = this.#scanner;
    const index = scanner.attribute(attribute);
    if (index !== -1)
      this.#judge.refer(use, scanner.valueFrom(index), scanner.valueTo(index), scanner.from, relation);
  };

  readonly referSet: Element['referSet'] = (attribute) => {
    if (!this.has(attribute)) return;
    for (const address of srcsetAddresses(this.text(attribute) ?? ''))
      this.#judge.referText('image', address, this.#scanner.from);
  };

  #element(): void {
    const scanner = this.#scanner;
    const { tag } = scanner;
    if (this.#templates > 0) return;
    this.#name(ATTRIBUTE.id);
    if (tag === TAG.a) this.#name(ATTRIBUTE.name);
    if (tag === TAG.meta) this.#meta();
    else if (tag === TAG.base) this.base ??= this.#baseHere();
    const style = scanner.attribute(ATTRIBUTE.style);
    if (style !== -1) this.#style(scanner.valueFrom(style), scanner.valueTo(style));
    if (tag !== 0) referencesOf(this);
  }

  /** Whether a `<style>` is one for browsers. */
  #isCss(): boolean {
    return /^(?:text\/css)?$/i.test(this.text(ATTRIBUTE.type) ?? '');
  }

  /** In SVG a template is an element like any other. */
  get #isDrawing(): boolean {
    return this.#markup.xml || this.#scanner.isForeign;
  }

  #name(attribute: number): void {
    const scanner = this.#scanner;
    const index = scanner.attribute(attribute);
    if (index !== -1) this.#judge.name(scanner.valueFrom(index), scanner.valueTo(index));
  }

  #baseHere(): MarkupReader['base'] {
    const href = this.text(ATTRIBUTE.href);
    return href === null ? null : { href, at: this.#scanner.from };
  }

  #meta(): void {
    if (this.text(ATTRIBUTE['http-equiv'])?.trim().toLowerCase() !== 'refresh') return;
    const address = refreshAddress(this.text(ATTRIBUTE.content) ?? '');
    if (address === null) return;
    // Most readers stay on a page that leads on only those without scripts.
    if (!this.#isNoscript) this.redirect ??= address;
    this.#judge.referText('link', address, this.#scanner.from);
  }

  #style(from: number, to: number): void {
    const text = to - from > VALUE_MAX_BYTES ? '' : this.#text(from, to);
    if (!MAY_LOAD.test(text)) return;
    const css = Buffer.from(text);
    readCss(this.#judge, css, 0, css.length, this.#scanner.from);
  }

  #script(from: number, to: number): void {
    const { bytes, hosting } = this.#markup;
    const type = (this.text(ATTRIBUTE.type) ?? '').trim().toLowerCase();
    if (type === 'module')
      for (const [address, at] of moduleReferences(bytes, from, to))
        this.#judge.referText('script', address, at);
    if (hosting === 'cloud' || !SCRIPT_TYPES.test(type)) return;
    for (const [host, at] of servicesNamedIn(bytes, from, to)) {
      if (this.#services.has(host)) continue;
      this.#services.add(host);
      this.#judge.mention(host, at);
    }
  }

  #text(from: number, to: number): string {
    return markupText(this.#markup.bytes, from, to, this.#markup.xml);
  }
}

/**
 * The addresses that an inline module imports before it runs, with their places. Only the beginning of a very long script is
 * read, because imports come first.
 */
function moduleReferences(
  bytes: Buffer,
  from: number,
  to: number,
): readonly (readonly [address: string, at: number])[] {
  // One character per byte, so that places are those of the file.
  const code = bytes.toString('latin1', from, Math.min(to, from + VALUE_MAX_BYTES));
  const uncommented = code.replace(COMMENT, (comment) => ' '.repeat(comment.length));
  return Array.from(uncommented.matchAll(STATIC_IMPORT), ({ 0: whole, 2: address = '', index }) => {
    const at = from + index + whole.length - address.length - 1;
    return [Buffer.from(address, 'latin1').toString('utf8'), at];
  });
}

/** `element`: place of the one whose `style` this is; `null`: the style is part of the file. */
function readCss(judge: Judge, bytes: Buffer, from: number, to: number, element: number | null = null): void {
  scanCss(bytes, from, to, (use, address, at) => {
    judge.referText(use, address, element ?? at);
  });
}

function isWhite(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if ((bytes[at] ?? 0) > 0x20) return false;
  return true;
}
