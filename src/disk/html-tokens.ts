import { decodeHTMLAttribute, decodeXML } from 'entities/decode';
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { ATTRIBUTES } from '../rules/check/element-references.ts';
import { LineCounter } from '../rules/check/line-counter.ts';
import type { PageReader, Spot } from '../rules/check/page-reader.ts';

/** Longer values and texts are cut: no address is so long, and nothing hostile shall fill the memory. */
export const VALUE_MAX_BYTES = 256 * 1024;
const TEXT_MAX_BYTES = 16 * 1024 * 1024;
/** What is kept of a piece for a name that goes on in the next one. */
const NAME_MAX_BYTES = 4096;

const TEXT_ELEMENTS = /^(?:title|style|script)$/;
/** Scripts of these types are data or run in the browser; others are templates and the like. */
const SCRIPT_TYPES = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
/** HTML that ends a drawing or a formula that was never closed. */
const ENDS_FOREIGN =
  /^(?:body|div|p|ul|ol|li|table|h[1-6]|head|img|pre|main|section|nav|header|footer|article)$/;

interface Value extends Omit<Spot, 'line'> {
  readonly bytes: string;
}

/**
 * Feeds a page to a reader, piece by piece. The pieces are the file's bytes, one character a byte: markup is ASCII, so
 * that no piece can be cut inside a character, and positions are those of the file. Values are decoded where they are
 * used. Only the tokenizer of the library runs: its parser searches a list of open elements for each tag, which takes
 * the square of the time for deep nesting.
 */
export class HtmlTokens implements TokenizerCallbacks {
  readonly #reader: PageReader;
  readonly #xml: boolean;
  readonly #tokenizer: Tokenizer;
  #piece = '';
  #offset = 0;
  #lines = new LineCounter('');
  #line = 1;

  #tag = '';
  readonly #values = new Map<string, Value>();
  #name = '';
  #wanted = false;
  #from = -1;
  #to = -1;
  #value = '';
  #tagLine = 1;

  #templates = 0;
  #foreign = 0;
  /** The element whose text is being read. */
  #textOf = '';
  #text = '';
  #textLine = 1;

  /** `xml`: for drawings, whose elements may close themselves. */
  constructor(reader: PageReader, xml: boolean) {
    this.#reader = reader;
    this.#xml = xml;
    this.#tokenizer = new Tokenizer({ xmlMode: xml, decodeEntities: false }, this);
  }

  write(bytes: string): void {
    const kept = this.#piece.slice(-NAME_MAX_BYTES);
    this.#line = this.#lines.lineAt(this.#piece.length);
    this.#offset += this.#piece.length - kept.length;
    this.#piece = kept + bytes;
    this.#lines = new LineCounter(this.#piece, this.#line - newlines(kept));
    this.#tokenizer.write(bytes);
  }

  end(): void {
    this.#tokenizer.end();
    this.#endText();
  }

  isInForeignContext(): boolean {
    return this.#foreign > 0;
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#slice(start, end).toLowerCase();
    this.#tagLine = this.#lineAt(start);
    this.#values.clear();
  }

  onattribname(start: number, end: number): void {
    const name = this.#slice(start, end);
    this.#name = ATTRIBUTES.has(name) ? name : name.toLowerCase();
    // Of an attribute that comes twice, the first counts.
    this.#wanted = ATTRIBUTES.has(this.#name) && !this.#values.has(this.#name);
    this.#value = '';
    this.#from = -1;
    this.#to = -1;
  }

  onattribdata(start: number, end: number): void {
    if (!this.#wanted) return;
    if (this.#from === -1) this.#from = start;
    this.#to = end;
    if (this.#value.length < VALUE_MAX_BYTES) this.#value += this.#slice(start, end);
  }

  onattribend(): void {
    if (!this.#wanted) return;
    const [from, length] = [Math.max(0, this.#from), this.#to - this.#from];
    this.#values.set(this.#name, { bytes: this.#value, from, length });
  }

  onopentagend(end: number): void {
    this.#element(false);
    if (!TEXT_ELEMENTS.test(this.#tag) || (this.#foreign > 0 && this.#tag !== 'style')) return;
    this.#endText();
    this.#textOf = this.#tag;
    this.#textLine = this.#lineAt(end);
    if (this.#tag === 'script' && !SCRIPT_TYPES.test((this.#values.get('type')?.bytes ?? '').trim()))
      this.#textOf = '';
  }

  onselfclosingtag(end: number): void {
    if (this.#xml || this.#foreign > 0) this.#element(true);
    else this.onopentagend(end);
  }

  onclosetag(start: number, end: number): void {
    const tag = this.#slice(start, end).toLowerCase();
    if (tag === this.#textOf) this.#endText();
    if (tag === 'template') this.#templates = Math.max(0, this.#templates - 1);
    if (tag === 'svg' || tag === 'math') this.#foreign = Math.max(0, this.#foreign - 1);
  }

  ontext(start: number, end: number): void {
    if (this.#textOf === '') {
      if (this.#reader.isBlank && /[^\s\0]/.test(this.#slice(start, end))) this.#reader.ink();
    } else if (this.#text.length < TEXT_MAX_BYTES) this.#text += this.#slice(start, end);
  }

  oncdata(start: number, end: number): void {
    this.ontext(start, end);
  }

  onattribentity(): void {
    /* entities are decoded with the whole value */
  }
  ontextentity(): void {
    /* never called without decoding */
  }
  oncomment(): void {
    /* says nothing */
  }
  ondeclaration(): void {
    /* says nothing */
  }
  onprocessinginstruction(): void {
    /* says nothing */
  }
  onend(): void {
    /* `end` does what is left */
  }

  #element(closed: boolean): void {
    const tag = this.#tag;
    if (this.#foreign > 0 && ENDS_FOREIGN.test(tag)) this.#foreign = 0;
    if (this.#values.size === 0) this.#reader.ink();
    else this.#tell(tag);
    if (closed) return;
    // The content of a template with a shadow root is shown.
    if (tag === 'template' && (this.#templates > 0 || !this.#values.has('shadowrootmode')))
      this.#templates += 1;
    if (!this.#xml && (tag === 'svg' || tag === 'math')) this.#foreign += 1;
  }

  #tell(tag: string): void {
    const attribute = (name: string): string | null => {
      const value = this.#values.get(name);
      return value === undefined ? null : this.#decoded(value.bytes);
    };
    const line = this.#tagLine;
    const spot = (name: string): Spot => {
      const { from = 0, length = 0 } = this.#values.get(name) ?? {};
      return { line, from, length };
    };
    this.#reader.element({ tag, attribute, spot }, this.#templates === 0);
  }

  #endText(): void {
    const text = this.#textOf === '' ? '' : utf8(this.#text);
    if (this.#textOf === 'title') this.#reader.title(text);
    else if (this.#textOf === 'style' && this.#templates === 0) this.#reader.style(text, this.#textLine);
    else if (this.#textOf === 'script' && this.#templates === 0) this.#reader.script(text, this.#textLine);
    this.#textOf = '';
    this.#text = '';
  }

  #decoded(bytes: string): string {
    const text = utf8(bytes);
    if (!text.includes('&')) return text;
    return this.#xml ? decodeXML(text) : decodeHTMLAttribute(text);
  }

  #slice(start: number, end: number): string {
    return this.#piece.slice(Math.max(0, start - this.#offset), end - this.#offset);
  }

  #lineAt(position: number): number {
    return this.#lines.lineAt(position - this.#offset);
  }
}

/** Bytes held one to a character, as the text that they are. What is no UTF-8 becomes replacement characters. */
export function utf8(bytes: string): string {
  // eslint-disable-next-line no-control-regex -- exactly the characters that are the same in both
  return /^[\x00-\x7f]*$/.test(bytes) ? bytes : Buffer.from(bytes, 'latin1').toString('utf8');
}

function newlines(text: string): number {
  return text.split('\n').length - 1;
}

/** The value of an attribute from the bytes between its quotes. */
export function attributeText(bytes: string): string {
  return decodeHTMLAttribute(utf8(bytes));
}
