import { describe, expect, test } from '@jest/globals';
import { CssReader, cssReferences, type CssReference } from '../../src/rules/check/css-references.ts';
import { elementReferences } from '../../src/rules/check/element-references.ts';
import { LineCounter } from '../../src/rules/check/line-counter.ts';
import { refreshAddress } from '../../src/rules/check/refresh.ts';
import { SitemapReader, sitemapsOfRobots, type SitemapEntry } from '../../src/rules/check/sitemap.ts';
import { srcsetAddresses } from '../../src/rules/check/srcset.ts';

/** What a style sheet loads, when it comes in pieces of so many characters. */
function loadedBy(css: string, { size = Infinity, firstLine = 1 } = {}): readonly CssReference[] {
  const found: CssReference[] = [];
  const tell = (reference: CssReference): void => {
    found.push(reference);
  };
  if (size === Infinity) cssReferences(css, firstLine, tell);
  else {
    const reader = new CssReader(tell, { firstLine });
    for (let at = 0; at < css.length; at += size) reader.write(css.slice(at, at + size));
    reader.end();
  }
  return found;
}

function sitemapOf(
  xml: string,
  size = Infinity,
): { readonly isIndex: boolean; readonly entries: readonly SitemapEntry[] } {
  const entries: SitemapEntry[] = [];
  const reader = new SitemapReader((entry) => entries.push(entry));
  for (let at = 0; at < xml.length; at += size) reader.write(xml.slice(at, at + size));
  reader.end();
  return { isIndex: reader.isIndex, entries };
}

describe('what an element refers to', () => {
  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['a', { href: 'x' }, ['link x']],
    ['a', { href: '' }, ['link ']],
    ['a', { 'xlink:href': 'x' }, ['link x']],
    ['a', { name: 'x' }, []],
    ['area', { href: 'x' }, ['link x']],
    ['form', { action: 'x' }, ['link x']],
    ['button', { formaction: 'x' }, ['link x']],
    ['input', { formaction: 'x', type: 'submit', src: 'y' }, ['link x']],
    ['input', { type: 'IMAGE', src: 'y' }, ['image y']],
    ['img', { src: 'x', srcset: 'y 1x, z 2x' }, ['image x', 'image y', 'image z']],
    ['img', { src: ' ' }, []],
    ['source', { src: 'x' }, ['media x']],
    ['source', { srcset: 'x 100w' }, ['image x']],
    ['video', { src: 'x', poster: 'y' }, ['media x', 'image y']],
    ['audio', { src: 'x' }, ['media x']],
    ['track', { src: 'x' }, ['media x']],
    ['script', { src: 'x' }, ['script x']],
    ['iframe', { src: 'x' }, ['frame x']],
    ['embed', { src: 'x' }, ['object x']],
    ['object', { data: 'x' }, ['object x']],
    ['use', { 'xlink:href': '#x' }, ['symbol #x']],
    ['image', { href: 'x' }, ['image x']],
    ['body', { background: 'x' }, ['image x']],
    ['link', { rel: 'stylesheet', href: 'x' }, ['style x']],
    ['link', { rel: 'alternate STYLESHEET', href: 'x' }, ['style x']],
    ['link', { rel: 'shortcut icon', href: 'x' }, ['icon x']],
    ['link', { rel: 'apple-touch-icon', href: 'x' }, ['icon x']],
    ['link', { rel: 'manifest', href: 'x' }, ['manifest x']],
    ['link', { rel: 'modulepreload', href: 'x' }, ['preload x']],
    ['link', { rel: 'preload', as: 'image', imagesrcset: 'x 1x, y 2x' }, ['image x', 'image y']],
    ['link', { rel: 'preconnect', href: 'x' }, ['hint x']],
    ['link', { rel: 'dns-prefetch', href: 'x' }, ['hint x']],
    ['link', { rel: 'next', href: 'x' }, ['link x']],
    ['link', { rel: 'alternate', href: 'feed.xml' }, ['link feed.xml']],
    ['link', { rel: 'canonical', href: 'x' }, []],
    ['link', { rel: 'preconnection', href: 'x' }, ['link x']],
    ['link', { href: 'x' }, []],
    ['blockquote', { cite: 'x' }, []],
    ['div', { src: 'x', href: 'y' }, []],
  ])('<%s %j>', (tag, attributes, expected) => {
    const found: string[] = [];
    elementReferences(
      tag,
      (name) => attributes[name] ?? null,
      (use, address) => found.push(`${use} ${address}`),
    );
    expect(found).toEqual(expected);
  });
});

describe('srcset', () => {
  test.each<[string, readonly string[]]>([
    ['', []],
    ['a.png', ['a.png']],
    ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
    ['a.png 1x,b.png 2x', ['a.png', 'b.png']],
    ['a.png, b.png', ['a.png', 'b.png']],
    // Without a space the comma belongs to the address.
    ['a.png,b.png', ['a.png,b.png']],
    ['data:image/png;base64,AA== 1x, b.png 2x', ['data:image/png;base64,AA==', 'b.png']],
    ['\n a.png\t480w ,\n b.png 800w,, ', ['a.png', 'b.png']],
    ['a.png (x, y) 1x, b.png', ['a.png', 'b.png']],
    [',,,', []],
  ])('%j', (text, expected) => {
    expect(srcsetAddresses(text)).toEqual(expected);
  });
});

describe('refresh', () => {
  test.each<[string, string | null]>([
    ['0; url=guide/', 'guide/'],
    ['0;URL=guide/', 'guide/'],
    ['5, guide/', 'guide/'],
    ['5 guide/', 'guide/'],
    ['0;url="a b.html"', 'a b.html'],
    ["0; url = 'x.html' rest", 'x.html'],
    ["0; url='x.html", 'x.html'],
    ['1.5;url=x', 'x'],
    ['5', null],
    ['5;', null],
    ['0;url=', null],
    ['url=x', null],
    ['0x', null],
  ])('%j', (content, expected) => {
    expect(refreshAddress(content)).toBe(expected);
  });
});

describe('style sheets', () => {
  test.each<[string, readonly string[]]>([
    ['a { background: url(x.png) }', ['image x.png']],
    ['a { background: url( "x y.png" ) }', ['image x y.png']],
    ["a { background: URL('x.png'), url(y.png) }", ['image x.png', 'image y.png']],
    ['background: url(x.png) no-repeat', ['image x.png']],
    ['@import "x.css";', ['style x.css']],
    ['@import url(x.css) screen;', ['style x.css']],
    ["@import url('x.css') layer(a) supports(background: url(y.png));", ['style x.css']],
    ['@IMPORT "x.css"; a { content: "y.css" }', ['style x.css']],
    [
      '@font-face { src: url(x.woff2) format("woff2"), local("x") } a{background:url(y)}',
      ['font x.woff2', 'image y'],
    ],
    ['@media print { @font-face { src: url(x) } a { background: url(y) } }', ['font x', 'image y']],
    [
      'a { background: image-set("x.png" 1x, url(y.png) 2x, "z.avif" type("image/avif")) }',
      ['image x.png', 'image y.png', 'image z.avif'],
    ],
    ['a { background: -webkit-image-set(url(x) 1x); content: "no" }', ['image x']],
    // Comments, strings and names that only look like it.
    ['/* url(x) */ a { color: red /* @import "y" */ }', []],
    ['a { content: "url(x)" } b::after { content: \'url(y)\' }', []],
    ['@namespace svg url(http://www.w3.org/2000/svg);', []],
    ['@document url(http://example.com/) { a { background: url(x) } }', ['image x']],
    ['a { background: my-url(x); b: urlx(y) }', []],
    ['a { /* unclosed url(x)', []],
    // Escapes.
    ['a { background: url(a\\ b\\)c.png) }', ['image a b)c.png']],
    ['a { background: \\75rl(x); b: u\\72 l(y) }', ['image x', 'image y']],
    ['a { background: url("\\67 r\\f6\\df e.png") }', ['image größe.png']],
    ['a { background: url("a\\\nb.png") }', ['image ab.png']],
    ['@\\69mport "x.css"', ['style x.css']],
    ['a { b: url(\\0) }', ['image \ufffd']],
    // Tokens that browsers refuse.
    ['a { background: url(x"y) } b { background: url(z) }', ['image z']],
    ['a { background: url(x y) } b { background: url(z) }', ['image z']],
    ['a { content: "broken\n; background: url(x) }', ['image x']],
    ['a { background: url(', []],
    ['a { background: url() }', []],
    ['a { background: url("x', ['image x']],
    ['', []],
    ['\\', []],
    ['@', []],
  ])('%j', (css, expected) => {
    expect(loadedBy(css).map(({ use, address }) => `${use} ${address}`)).toEqual(expected);
    for (const size of [1, 2, 5]) expect(loadedBy(css, { size })).toEqual(loadedBy(css));
  });

  test('comes out the same when it is bytes, one character each', () => {
    const css = 'a { b: url("gr\u00f6\u00dfe\\41.png") url(\u20ac) }\n@import "\u{1f600}";';
    const found: string[] = [];
    const decoded = (bytes: string): string => Buffer.from(bytes, 'latin1').toString();
    const reader = new CssReader(({ address, line }) => found.push(`${address}:${String(line)}`), {
      decoded,
    });
    for (const byte of Buffer.from(css).toString('latin1')) reader.write(byte);
    reader.end();
    expect(found).toEqual(['gr\u00f6\u00dfeA.png:1', '\u20ac:1', '\u{1f600}:2']);
  });

  test('lines are counted from the one that the text begins at', () => {
    const css = '\na { b: url(x);\n\n c: url(y) }\n@import "z";';
    for (const size of [Infinity, 3])
      expect(loadedBy(css, { size, firstLine: 10 }).map(({ line }) => line)).toEqual([11, 13, 14]);
  });

  test.each([
    ['open parentheses', '('],
    ['open functions', 'url('],
    ['open image sets', 'image-set('],
    ['comments that begin', '/*'],
    ['quotes', '"'],
    ['backslashes', '\\'],
    ['at signs', '@import '],
    ['braces', '@font-face{'],
    ['spaces in an address', 'url(x '],
  ])('a megabyte of %s takes no time', (_name, piece) => {
    const css = piece.repeat(1_000_000 / piece.length);
    const began = performance.now();
    loadedBy(css);
    loadedBy(css, { size: 5_000 });
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe('sitemaps', () => {
  test('their places are read with entities, CDATA and lines', () => {
    const xml = `<?xml version="1.0"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc> https://e.com/a?x=1&amp;y=&#50;&#x33; </loc><lastmod>x</lastmod></url>
<url><loc><![CDATA[https://e.com/b&c]]></loc></url>
<url><loc></loc></url>
</urlset>`;
    for (const size of [Infinity, 1, 40])
      expect(sitemapOf(xml, size)).toEqual({
        isIndex: false,
        entries: [
          { url: 'https://e.com/a?x=1&y=23', line: 3 },
          { url: 'https://e.com/b&c', line: 4 },
        ],
      });
  });

  test('an index is told from a list of pages', () => {
    const xml = '<sitemapindex><sitemap><loc>https://e.com/1.xml</loc></sitemap></sitemapindex>';
    for (const size of [Infinity, 1, 40])
      expect(sitemapOf(xml, size)).toEqual({
        isIndex: true,
        entries: [{ url: 'https://e.com/1.xml', line: 1 }],
      });
    expect(sitemapOf('no XML').entries).toEqual([]);
    expect(sitemapOf('<loc>&#x110000;&unknown;</loc>').entries[0]?.url).toBe('&#x110000;&unknown;');
  });

  test('robots.txt names them', () => {
    expect(
      sitemapsOfRobots(
        'User-agent: *\r\nsitemap: https://e.com/a.xml\nSITEMAP:/b.xml\n#Sitemap: no\nSitemap:',
      ),
    ).toEqual(['https://e.com/a.xml', '/b.xml']);
  });
});

test('lines are those that the text begins', () => {
  const lines = new LineCounter('a\nb\n\nc', 5);
  expect([0, 1, 2, 3, 4, 5].map((at) => lines.lineAt(at))).toEqual([5, 5, 6, 6, 7, 8]);
  expect(new LineCounter('').lineAt(0)).toBe(1);
});
