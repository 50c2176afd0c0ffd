import { Parser as OtherParser } from 'htmlparser2';
import { Parser, type DefaultTreeAdapterMap, type Token } from 'parse5';
import { decodeHTMLAttribute } from 'entities/decode';
import { HtmlScanner, TOKEN, type ScannerState } from '../../src/html/html-scanner.ts';
import { hashOfName } from '../../src/html/names.ts';

/** Tags and comments of a text, one line each, so that two readings of it can be compared. */
export type Tags = readonly string[];

/** How bytes are read: as UTF-8, or each as a character of its own. */
export type Charset = 'utf8' | 'latin1';

/** What browsers do to a text before they read it. */
export function normalized(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** The name of a tag. */
export function tagNameIn(tag: string): string {
  return nameOf(/^<\/?([^\t\n\f />]*)/.exec(tag)?.[1] ?? '');
}

export function isDoctype(comment: string): boolean {
  return /^<!doctype/i.test(comment);
}

/** What a comment holds, also one that never ends, or that is something else which browsers take for a comment. */
export function commentIn(comment: string): string {
  const held = comment.startsWith('<!--')
    ? /^<!--(?:-?>|([^]*?)(?:--!?>?|-)?)$/.exec(comment)?.[1]
    : /^<[!/]?([^>]*)/.exec(comment)?.[1];
  return (held ?? '').replaceAll('\0', '\ufffd');
}

/** A name as a browser has it. */
function nameOf(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()).replaceAll('\0', '\ufffd');
}

/** The attributes of a scanner's tag, the first of each name. */
export function attributesOf(
  scanner: HtmlScanner,
  text: (from: number, to: number) => string,
): Readonly<Record<string, string>> {
  const attributes: Record<string, string> = {};
  for (let index = 0; index < scanner.attributeCount; index += 1) {
    const name = nameOf(text(...scanner.nameRange(index)));
    if (Object.hasOwn(attributes, name)) continue;
    const value = text(scanner.valueFrom(index), scanner.valueTo(index));
    Object.defineProperty(attributes, name, {
      value: decodeHTMLAttribute(value.replaceAll('\0', '\ufffd')),
      enumerable: true,
    });
  }
  return attributes;
}

interface Start {
  readonly state?: ScannerState;
  /** The element whose text comes first. */
  readonly lastStartTag?: string | null;
}

/** As the site check reads it. */
export function scannedTags(
  bytes: Buffer,
  charset: Charset,
  { state, lastStartTag = null }: Start = {},
): Tags {
  const scanner = new HtmlScanner();
  scanner.start(bytes, state, lastStartTag === null ? 0 : hashOfName(lastStartTag));
  const text = (from: number, to: number): string => bytes.toString(charset, from, to);
  const tags: string[] = [];
  for (let token = scanner.next(); token !== TOKEN.end; token = scanner.next()) {
    const raw = text(scanner.from, scanner.to);
    const name = tagNameIn(raw);
    if (token === TOKEN.startTag)
      tags.push(startLine(name, attributesOf(scanner, text), scanner.selfClosing));
    else if (token === TOKEN.endTag) tags.push(`</${name}>`);
    else if (token === TOKEN.comment && !isDoctype(raw)) tags.push(`<!--${commentIn(raw)}-->`);
  }
  return tags;
}

function startLine(
  name: string,
  attributes: Readonly<Record<string, string>>,
  isSelfClosing: boolean | null = null,
): string {
  const end = isSelfClosing === null ? '' : ` ${isSelfClosing ? '/' : ''}`;
  return `<${name} ${JSON.stringify(Object.entries(attributes))}${end}>`;
}

/** As parse5 reads it: its tokens, in the states that its tree asks for. Scripts do not run, so `<noscript>` is markup. */
export function parse5Tags(text: string): Tags {
  const tags: string[] = [];
  // The tree asks for some tokens once more.
  let last: unknown = null;
  const emit = (token: unknown, line: string): void => {
    if (token !== last) tags.push(line);
    last = token;
  };
  class Watched extends Parser<DefaultTreeAdapterMap> {
    override onStartTag(token: Token.TagToken): void {
      const attributes = token.attrs.map(({ name, value }) => [name, value]);
      emit(token, `<${token.tagName} ${JSON.stringify(attributes)} ${token.selfClosing ? '/' : ''}>`);
      super.onStartTag(token);
    }
    override onEndTag(token: Token.TagToken): void {
      emit(token, `</${token.tagName}>`);
      super.onEndTag(token);
    }
    override onComment(token: Token.CommentToken): void {
      emit(token, `<!--${token.data}-->`);
      super.onComment(token);
    }
  }
  const parser = new Watched({ scriptingEnabled: false });
  parser.tokenizer.write(text, true);
  return tags;
}

/** As htmlparser2 reads it. Start tags only: it leaves out end tags without a beginning, and adds those that are missing. */
export function htmlparser2Tags(text: string): Tags {
  const tags: string[] = [];
  const parser = new OtherParser({
    onopentag: (name, attributes, isImplied) => {
      if (!isImplied) tags.push(startLine(name, attributes));
    },
  });
  parser.end(text);
  return tags;
}
