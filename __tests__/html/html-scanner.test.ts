/** The scanner reads markup as browsers do: compared with the public tests of tokenizers, and with two other parsers. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { decodeHTML } from 'entities/decode';
import { renderSite } from '../../emulator/site/render.ts';
import { filesIn } from '../../emulator/site/site-files.ts';
import { HtmlScanner, TOKEN, type ScannerState } from '../../src/html/html-scanner.ts';
import { hashOfName } from '../../src/html/names.ts';
import { needs } from '../needs.ts';
import { THOROUGH } from '../thorough.ts';
import { html5libCases, type Html5libCase, type InitialState, type Token } from './html5lib.ts';
import {
  attributesOf,
  commentIn,
  htmlparser2Tags,
  isDoctype,
  normalized,
  parse5Tags,
  scannedTags,
  tagNameIn,
  type Tags,
} from './markup-tokens.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';

const STATES: Readonly<Record<InitialState, ScannerState>> = {
  'Data state': 'data',
  'PLAINTEXT state': 'plaintext',
  'RCDATA state': 'rcdata',
  'RAWTEXT state': 'rawtext',
  'Script data state': 'script',
  'CDATA section state': 'cdata',
};

/** What the scanner makes of a case: doctypes without their parts, which it does not read. */
function scanned({ input, lastStartTag }: Html5libCase, initial: InitialState): readonly Token[] {
  const bytes = Buffer.from(normalized(input));
  const scanner = new HtmlScanner();
  scanner.start(bytes, STATES[initial], lastStartTag === null ? 0 : hashOfName(lastStartTag));
  const text = (from: number, to: number): string => bytes.toString('utf8', from, to);
  const found: Token[] = [];
  let characters = '';
  const flush = (): void => {
    if (characters !== '') found.push(['Character', characters]);
    characters = '';
  };
  // The public tests read all that follows a tag as data, whatever element it is.
  let state = STATES[initial];
  for (let token = scanner.next(); token !== TOKEN.end; token = scanner.next()) {
    const raw = text(scanner.from, scanner.to);
    const isData = state === 'data' || state === 'cdata';
    if (token === TOKEN.text) {
      // A section of characters is one token, and data follows it.
      const decoded = state === 'data' || state === 'rcdata' ? decodeHTML(raw) : raw;
      characters += isData ? decoded : decoded.replaceAll('\0', '\ufffd');
      if (state === 'cdata') state = 'data';
      continue;
    }
    flush();
    state = 'data';
    const name = tagNameIn(raw);
    if (token === TOKEN.startTag) {
      const attributes = attributesOf(scanner, text);
      found.push(scanner.selfClosing ? ['StartTag', name, attributes, true] : ['StartTag', name, attributes]);
    } else if (token === TOKEN.endTag) found.push(['EndTag', name]);
    else if (isDoctype(raw)) found.push(['DOCTYPE', null, null, null, true]);
    else found.push(['Comment', commentIn(raw)]);
  }
  flush();
  return found;
}

function wanted({ output }: Html5libCase): readonly Token[] {
  const found: Token[] = [];
  for (const token of output) {
    const last = found.at(-1);
    if (token[0] === 'Character' && last?.[0] === 'Character')
      found[found.length - 1] = ['Character', last[1] + token[1]];
    else found.push(token[0] === 'DOCTYPE' ? ['DOCTYPE', null, null, null, true] : token);
  }
  return found;
}

needs('the test suite of html5lib', () => {
  const cases = html5libCases();
  const files = [...new Set(cases.map(({ file }) => file))];
  /** No file can hold half of a pair: it has no bytes in UTF-8. */
  const hasBytes = ({ input }: Html5libCase): boolean => Buffer.from(input).toString() === input;

  for (const file of files)
    test(file, () => {
      const faults = cases
        .filter((one) => one.file === file && hasBytes(one))
        .flatMap((one) =>
          one.initialStates.flatMap((state) => {
            const [is, should] = [scanned(one, state), wanted(one)];
            return equal(is, should) ? [] : [{ state, input: one.input, is, should }];
          }),
        );
      expect(faults).toEqual([]);
    });

  test('all cases are used, except four', () => {
    const states = cases.map((one) => ({ used: hasBytes(one), count: one.initialStates.length }));
    const count = (used: boolean): number =>
      states.filter((each) => each.used === used).reduce((sum, each) => sum + each.count, 0);
    expect([count(true), count(false)]).toEqual([7_028, 4]);
  });
});

function equal(a: unknown, b: unknown): boolean {
  return sortedText(a) === sortedText(b);
}

/** The order of attributes does not matter. */
function sortedText(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** The first tag that differs between two readings, with its neighbours; `null` for none. */
function firstDifference(is: Tags, should: Tags): unknown {
  const at = Array.from({ length: Math.max(is.length, should.length) }, (_, index) => index).find(
    (index) => is[index] !== should[index],
  );
  return at === undefined
    ? null
    : { is: is.slice(Math.max(0, at - 2), at + 3), should: should.slice(Math.max(0, at - 2), at + 3) };
}

/** Start tags as htmlparser2 has them. */
function startsOf(tags: Tags): Tags {
  return tags.filter((tag) => /^<[^/!]/.test(tag)).map((tag) => tag.replace(/ \/?>$/, '>'));
}

describe('real pages', () => {
  const work = scratchFolder();

  function readAlike(folder: string, pages: readonly string[]): number {
    let count = 0;
    for (const page of pages) {
      const bytes = readFileSync(join(folder, page));
      const text = normalized(bytes.toString());
      const tags = scannedTags(Buffer.from(text), 'utf8');
      expect([page, firstDifference(tags, parse5Tags(text))]).toEqual([page, null]);
      expect([page, firstDifference(startsOf(tags), htmlparser2Tags(text))]).toEqual([page, null]);
      count += tags.length;
    }
    return count;
  }

  test('of this project’s own documentation', () => {
    const site = join(work, 'site');
    renderSite(filesIn(join(dirname(dirname(import.meta.dirname)), 'docs')), site, {
      domain: 'docs.example.com',
    });
    const pages = [...filesIn(site)].map(({ name }) => name).filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(10);
    expect(readAlike(site, pages)).toBeGreaterThan(2_000);
  });

  needs('a documentation tree in DOCS_TREE', () => {
    test('of the documentation of Rust', () => {
      const RUST = process.env['DOCS_TREE'] ?? '';
      const folders = ['', 'std', 'book', 'std/vec', 'reference', 'rustdoc', 'nomicon', 'core/iter'];
      const pages = folders.flatMap((folder) =>
        (existsSync(join(RUST, folder)) ? readdirSync(join(RUST, folder)) : [])
          .filter((name) => name.endsWith('.html'))
          .sort()
          .slice(0, 12)
          .map((name) => join(folder, name)),
      );
      expect(pages.length).toBeGreaterThan(30);
      expect(readAlike(RUST, pages)).toBeGreaterThan(20_000);
    });
  });
});

/** Numbers that look like chance and are the same every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const MARKS = [
  '<', '</', '<!', '<!-', '<!--', '-->', '--!>', '--', '->', '>', '/>', '/', '!', '?', '<?', '=', '"', "'", '`', '&', ' ',
  '\n', '\t', '\f', '\r', '\r\n', '\0', 'a', 'B', 'x', '-', ']]>', '<![CDATA[', '<!DOCTYPE ', '&amp;', '&#x41;', '&lt',
  '\xff', '\xc3\xa9', '<a href="', '<a ', 'href=', ' id=x', '</a>', '<p>', '</p>', '<b', '</b', '<br/>', '<img src=x',
] as const; // prettier-ignore
const RAW = [
  '<script>', '</script>', '</script ', '<script', '</SCRIPT/', '<style>', '</style>', '<title>', '</title>', '<textarea>',
  '</textarea', '<xmp>', '</xmp>', '<iframe>', '</iframe>', '<noembed>', '</noembed>', '</titl', '</scriptx>',
] as const; // prettier-ignore
const DRAWINGS = [
  '<svg>', '</svg>', '<svg/>', '<math>', '</math>', '<g>', '</g>', '<desc>', '</desc>', '<foreignObject>',
  '</foreignObject>', '<title>', '</title>', '<style>', '</style>', '<script>', '</script>', '<path d="', '<div>', '</div>',
  '<![CDATA[', ']]>', '<p>', '<image href=x>', '<use/>', '<textarea>', '</textarea>',
] as const; // prettier-ignore

const HTML = ['div', 'p', 'span', 'em', 'section', 'x-y'] as const;
/** The first three hold HTML. */
const SVG = ['foreignObject', 'desc', 'title', 'g', 'path', 'style', 'script', 'textarea', 'use', 'text', 'x-y'] as const; // prettier-ignore

/** Elements in elements, each of which is closed and where it may be. */
function drawing(roll: (sides: number) => number, depth: number, isSvg: boolean): string {
  const children = (inSvg: boolean): string =>
    depth > 5 ? '' : Array.from({ length: roll(4) }, () => drawing(roll, depth + 1, inSvg)).join('');
  const element = (name: string, inSvg: boolean): string =>
    `<${name} id="${String(roll(9))}">${children(inSvg)}</${name}>`;
  if (isSvg) {
    const at = roll(SVG.length + 2);
    const name = SVG[at];
    if (name !== undefined) return element(name, at > 2);
    return at === SVG.length ? '<![CDATA[<p>]]&gt;</p>]]>' : '<path d="M0"/><style/><script/><title/>';
  }
  switch (roll(8)) {
    case 0:
    case 1:
      return element('svg', true);
    case 2:
      return '<math><mrow><style><mi></mi></style><title/><![CDATA[<p>]]></mrow></math>';
    case 3:
      return '<svg/><style>"<p>"</style><![CDATA[<p>]]>';
    case 4:
      return '<!-- <svg> --><script>"<svg>"</script><textarea><svg></textarea>';
    default:
      return element(HTML[roll(HTML.length)] ?? 'div', false);
  }
}

/** The difference between scanner and parse5; `null`: none. */
function differenceIn(piece: string): unknown {
  const text = normalized(piece);
  const is = scannedTags(Buffer.from(text, 'latin1'), 'latin1');
  const should = parse5Tags(text);
  return equal(is, should) ? null : { text, ...(firstDifference(is, should) as object) };
}

describe('hostile bytes', () => {
  /** Of the texts. */
  const SHARE = THOROUGH ? 1 : 0.2;
  const soup = (roll: (sides: number) => number, pieces: readonly string[], most: number): string =>
    Array.from({ length: 1 + roll(most) }, () => pieces[roll(pieces.length)] ?? '').join('');

  test.each<[string, readonly string[]]>([
    ['marks', MARKS],
    ['raw text', [...MARKS, ...RAW, ...RAW]],
  ])('are read as parse5 reads them: %s', (_name, pieces) => {
    const roll = dice(0xbad5eed);
    for (let time = 0; time < 6_000 * SHARE; time += 1)
      expect(differenceIn(soup(roll, pieces, 40))).toBeNull();
  });

  test('are read as parse5 reads them: SVG, MathML and the HTML in them', () => {
    const roll = dice(0x5fa9e);
    for (let time = 0; time < 3_000 * SHARE; time += 1)
      expect(differenceIn(drawing(roll, 0, false))).toBeNull();
  });

  test('in SVG with unbalanced tags are mostly read as parse5 reads them', () => {
    const roll = dice(0x5fa9e);
    const texts = Array.from({ length: 3_000 }, () => soup(roll, [...MARKS, ...DRAWINGS, ...DRAWINGS], 20));
    // Which tag closes a drawing depends on all open elements, which the scanner does not keep.
    expect(texts.filter((text) => differenceIn(text) !== null).length).toBeLessThan(100);
  });

  test('of any kind are read to their end, as parse5 reads them', () => {
    const roll = dice(0xdecade);
    for (let time = 0; time < 2_000 * SHARE; time += 1) {
      const bytes = Buffer.from(Array.from({ length: roll(200) }, () => (roll(3) === 0 ? 0x3c : roll(256))));
      const text = normalized(bytes.toString('latin1'));
      expect(scannedTags(Buffer.from(text, 'latin1'), 'latin1')).toEqual(parse5Tags(text));
    }
  });
});

describe('a tag', () => {
  test('keeps 256 attributes, and skips the others', () => {
    const attributes = Array.from({ length: 1_000 }, (_, at) => `a${String(at)}=${String(at)}`).join(' ');
    const scanner = new HtmlScanner();
    scanner.start(Buffer.from(`<a ${attributes}><b c>`));
    expect([scanner.next(), scanner.attributeCount, scanner.attribute(hashOfName('a255'))]).toEqual([
      TOKEN.startTag,
      256,
      255,
    ]);
    expect(scanner.attribute(hashOfName('a256'))).toBe(-1);
    expect([scanner.next(), scanner.attributeCount, scanner.next()]).toEqual([TOKEN.startTag, 1, TOKEN.end]);
  });
});
