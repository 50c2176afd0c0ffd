import { describe, expect, test } from '@jest/globals';
import { scanCss, type CssUse } from '../../src/check/page/css-scanner.ts';

/** The files that a style sheet loads. */
function loadedBy(css: string | Buffer): readonly { readonly use: CssUse; readonly address: string }[] {
  const bytes = Buffer.from(css);
  const found: { readonly use: CssUse; readonly address: string }[] = [];
  scanCss(bytes, 0, bytes.length, (use, address) => {
    found.push({ use, address });
  });
  return found;
}

describe('style sheets', () => {
  test.each<[string, readonly string[]]>([
    ['a { background: url(x.png) }', ['image x.png']],
    ['a { background: url( "x y.png" ) }', ['image x y.png']],
    ["a { background: URL('x.png'), url(y.png) }", ['image x.png', 'image y.png']],
    ['background: url(x.png) no-repeat', ['image x.png']],
    ['@import "x.css";', ['style x.css']],
    ['@import url(x.css) screen;', ['style x.css']],
    ["@import url('x.css') layer(a) supports(background: url(y.png));", ['style x.css']],
    ['@layer a, b; @import "x.css"; a {} @import "y.css";', ['style x.css']],
    ['@media print { @import "x.css"; } @import url(y.css);', []],
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
    // Comments, strings and names that only look like an address.
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
    ['a { b: url(\\78 y\\7a\r\n.png) }', ['image xyz.png']],
    ['a { \\75\r\nrl: x; b: \\75\r\nrl(x) }', ['image x']],
    ['a { b: url(\\0) }', ['image \ufffd']],
    // Tokens that browsers refuse.
    ['a { background: url(x"y) } b { background: url(z) }', ['image z']],
    ['a { background: url(x y) } b { background: url(z) }', ['image z']],
    ['a { background: url(x y\\) url(no)) } b { background: url(z) }', ['image z']],
    ['a { background: url(x\\\ny) } b { background: url(z) }', ['image z']],
    ['a { content: "broken\n; background: url(x) }', ['image x']],
    ['a { background: url(', []],
    ['a { background: url() }', []],
    ['a { background: url("x', ['image x']],
    ['', []],
    ['\\', []],
    ['@', []],
  ])('%j', (css, expected) => {
    expect(loadedBy(css).map(({ use, address }) => `${use} ${address}`)).toEqual(expected);
  });

  test('are read between their two ends only, and each address has the position of its token', () => {
    const css = Buffer.from('url(a) @import "z"; größe { b: url(x); c: "\\41" url( "y" ) } url(d)');
    const found: string[] = [];
    const [from, to] = [css.indexOf('@'), css.indexOf(' url(d)')];
    scanCss(css, from, to, (use, address, at) => {
      const line = css.toString('utf8', at, at + 4);
      found.push(`${use} ${address} ${line}`);
    });
    expect(found).toEqual(['style z "z";', 'image x url(', 'image y url(']);
    // Bytes behind the end are not read.
    for (let end = 0; end <= css.length; end += 1)
      scanCss(css, 0, end, (_use, _address, at) => {
        expect(at).toBeLessThan(end);
      });
  });

  test('of any bytes are read to their end', () => {
    const css = Buffer.concat([Buffer.from('a{b:url(x'), Buffer.from([0xff, 0xc3, 0x00]), Buffer.from(')}')]);
    expect(loadedBy(css).map(({ address }) => address)).toEqual(['x\ufffd\ufffd\0']);
  });

  test.each([
    ['a string', (value: string) => `@import "${value}";`],
    ['an address', (value: string) => `a{b:url(${value})}`],
    ['an escaped address', (value: string) => `a{b:url(\\78 ${value})}`],
  ])('with %s are read up to 64 KiB, the longest address', (_name, sheet) => {
    expect(loadedBy(sheet('x'.repeat(65_000)))).toHaveLength(1);
    expect(loadedBy(sheet('x'.repeat(66_000)))).toEqual([]);
  });

  test('may have a function or rule name of any length', () => {
    expect(
      loadedBy(`${'\\75'.repeat(50)}rl(x) ${'a'.repeat(1_000)}url(y) @${'x'.repeat(1_000)} url(z);`),
    ).toEqual([{ use: 'image', address: 'z' }]);
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
  ])('with four megabytes of %s are read in linear time', (_name, piece) => {
    const css = Buffer.from(piece.repeat(4_000_000 / piece.length));
    const before = process.cpuUsage();
    loadedBy(css);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(4);
  });
});
