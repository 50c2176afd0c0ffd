/** The text of a page: from a table, and compared with the same rules on a tree of parse5. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { pageText, type PageText } from '../../src/html/page-text.ts';
import { pieceKey } from '../../src/html/repeated-text.ts';
import { KIND, kindsOf } from '../../src/html/text-elements.ts';
import { oracleText } from './page-text-oracle.ts';

function textOf(html: string): PageText {
  return pageText(Buffer.from(html));
}

/** Markup that every browser reads the same way. */
const WELL_FORMED: readonly (readonly [name: string, html: string, text: string])[] = [
  ['words of blocks are apart', '<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['white space is folded', '<p> a \n\t b </p>\n\n<p>c</p>', 'a b c'],
  ['lines and indentation of code', '<pre> <code>a:\n  b  c\r\n\n d</code> \n</pre> <code>e  f</code>', 'a:\n  b  c\n d e f'],
  ['code whose lines are blocks', '<pre><div>a</div>\n<div>  <b> </b>b&#32;&nbsp;c</div></pre>', 'a    b  c'],
  ['inline tags separate nothing', 'a<b>b</b><x-y>c</x-y><q>d</q><wbr>e<!-- -->f<script>x</script>g', 'abcdefg'],
  ['other tags do', 'a<br>b<img>c<section>d</section>e', 'a b c d e'],
  ['references are decoded', '<p>a&amp;b &lt;c&gt; &#x41;&#66; &eacute;&nbsp;d &notit; &x</p>', 'a&b <c> AB é d ¬it; &x'],
  ['main before article and body', 'x<article>y</article><main>a</main>z', 'a'],
  ['role=main', '<div>x</div><div role="Main">a<div>b</div></div>y', 'a b'],
  ['an empty main is none', 'x<article>a</article><main> </main>', 'a'],
  ['several articles are a part of the body', '<article>a</article>b<article>c</article>', 'a b c'],
  ['headings of several articles', '<header>x</header><article><header>a</header></article><article><header>b</header><footer>x</footer></article>c', 'a b c'],
  ['one article, though there are others in it', 'x<article>a<article>b</article></article><article hidden>x</article>', 'a b'],
  ['an article in main, with the text beside it', '<main>a<article>b</article>c</main>', 'a b c'],
  ['main in an article', '<article>x<main>a</main>y</article>', 'a'],
  ['a body without the parts around its content', '<header>x</header><nav>x</nav><p>a</p><aside>x</aside><footer>x</footer>', 'a'],
  ['roles that stand around', '<div role=banner>x</div><ul role=navigation><li>x</ul>a<div role=contentinfo>x</div>', 'a'],
  ['in main only navigation and footers are left out', '<main><header>a</header><nav>x</nav><aside>b</aside><footer>x</footer>c</main>', 'a b c'],
  ['a main in the navigation of another', '<main>a<nav>x<main>x</main>x</nav>b</main>', 'a b'],
  ['what Material for MkDocs says of the file', '<main>a<aside class="md-source-file">x</aside><aside class="md-source-files">b</aside></main>', 'a b'],
  ['an article in a navigation', '<nav><article>x</article></nav>a', 'a'],
  ['main in what was meant to stand around', '<header>x<main>a</main></header>', 'a'],
  ['hidden elements', 'a <span hidden>x</span><b style="color:red; DISPLAY : none">x</b>b', 'a b'],
  ['nested hidden elements', 'a<div hidden>x<div>x</div>x</div>b', 'a b'],
  ['elements that are not hidden', '<p hidden=until-found>a</p><p aria-hidden=true>b</p><p style="display:block">c</p>', 'a b c'],
  ['a tab that is not chosen', '<div role=tabpanel hidden>a</div>', 'a'],
  ['a body that a script will show', '<body style="display:none">a', 'a'],
  ['a dialog', '<dialog>x</dialog><dialog open>a</dialog>', 'a'],
  ['a popover, which a script opens', 'a<div popover>x<p>x</div><dialog popover open>b</dialog><dialog popover>x</dialog>', 'a b'],
  ['the path of a file on a page of Doxygen', '<div class="contents">a</div><div id="nav-path"><li class="footer">Generated on x</div>', 'a'],
  ['what readers cannot see', 'so\u00adft&shy; \u00ad \u200b&#8203;\ufeff\u2060 b', 'soft b'],
  ['letters of several characters', 'u\u0308 \u1100\u1161 か\u3099 и&#x306; x', 'ü 가 が й x'],
  ['what is never shown', '<title>t</title><style>x</style><p>b</p><template>x<p>x</p></template><noscript><p>x</p></noscript><datalist><option>x</datalist>a', 'b a'],
  ['a drawing', '<svg><title>x</title><desc>x</desc><defs><text>x</text></defs><style>x</style><path/><text>a</text></svg>b', 'a b'],
  ['an input that is hidden has no end', '<input hidden>a<img hidden>b', 'a b'],
  ['elements whose end may be left out never hide text, such as rows that a click shows', '<p hidden>a<p>b<ul><li hidden>c</ul><table><tr style="display:none"><td>d<td hidden>e</table>', 'a b c d e'],
  ['a landmark of the same name in another', '<nav>x<nav>x</nav>x</nav>a', 'a'],
  ['a landmark in what is left out', '<div role=navigation>x<div>x<footer>x</footer></div>x</div>a', 'a'],
  ['a link to a neighbour', 'a <a rel="next nofollow" href=b>B</a><a rel=tag>c</a><a rel=up>x<b>x</b></a>', 'a c'],
  ['a byte order mark', '\ufeffa', 'a'],
]; // prettier-ignore

describe('the text of a page', () => {
  test.each(WELL_FORMED)('%s', (_name, html, text) => {
    expect(textOf(html).start).toBe(text);
    expect(textOf(html).digest).toBe(createHash('sha256').update(text).digest('hex'));
    expect(oracleText(html.replace('\ufeff', '')).text).toBe(text);
  });

  test.each([
    ['a hidden block without its end ends with its parent', '<section><div hidden>x</section>a', 'a'],
    ['a hidden inline element too', '<div><p><span hidden>x</p></div>a', 'a'],
    ['an end tag too many', '<main>a</div></p></section>b<footer>x</footer>c</main>x', 'a b c'],
    ['a navigation without its end', '<main><div><nav>x<ul><li>x</ul></div>a</main>', 'a'],
    ['a main without its end', '<div><main>a<nav>x</nav></div>b', 'a b'],
    ['a footer in a hidden block without its end', '<main>a<div hidden>x<footer>x</main>b', 'a'],
  ])('reads broken markup: %s', (_name, html, text) => {
    expect(textOf(html).start).toBe(text);
  });

  test.each([
    ['&nbsp;', '<main>&nbsp;\u00a0 &#160;&#xA0;</main><p>a</p>', 'a'],
    ['a zero-width space', '<main>\u200b&shy;</main><p>a</p>', 'a'],
    ['&nbsp; and a word', '<main>&nbsp;b</main><p>a</p>', 'b'],
    ['an ampersand', '<main>&amp;</main><p>a</p>', '&'],
  ])('is that of the body where main has only spaces: %s', (_name, html, text) => {
    expect(textOf(html).start).toBe(text);
  });

  test.each([
    ['in main', '<main>a<template id="B:0"></template></main><div hidden id="S:0"><p>b</p></div><script>$RC("B:0","S:0")</script>', 'a b'],
    ['in one that was sent later', '<main><template id="B:0"></template></main><div hidden id="S:0"><template id="B:1"></template></div><div hidden id="S:1">c</div>', 'c'],
    ['in a navigation', '<nav><template id="B:2"></template></nav><main>a</main><div hidden id="S:2">x</div>', 'a'],
    ['nowhere', '<main>a</main><div hidden id="S:0">x</div>', 'a'],
  ])('has parts that React sent later: %s', (_name, html, text) => {
    expect(textOf(html)).toMatchObject({ start: text, isMainEmpty: false });
  }); // prettier-ignore

  test('keeps indentation up to a length', () => {
    const [most, more] = [256, 70_000].map((spaces) => textOf(`<pre>a\n${' '.repeat(spaces)}b`).start);
    expect(more).toBe(most);
    const rows = `${'x'.repeat(999)}${' '.repeat(200)}`.repeat(400).trim();
    expect(textOf(`<pre>${rows}`).digest).toBe(createHash('sha256').update(rows).digest('hex'));
  });

  test('has, of a redirect, where it leads', () => {
    const head = '<title>t</title><meta http-equiv=Refresh content="0; url=/b">';
    expect(textOf(`${head}<main></main>`)).toMatchObject({ start: '0;url=/b', isMainEmpty: false });
    expect(textOf(`${head}a`).start).toBe('a 0;url=/b');
    expect(textOf(`<template>${head}</template>`).start).toBe('');
  });

  test('leaves out the titles of the pages around it, wherever they stand', () => {
    const head =
      '<link rel=prev title="1. A &amp; B"><link rel="next" title="3. C"><link rel=icon title="a">';
    expect(textOf(`${head}<p>1. A &amp; B<p>a<table><td>3. <code>C</code></table>`).start).toBe('a');
  });

  test('differs where a line break of code is gone, and where white space of a sentence is another, it does not', () => {
    const [code, joined] = ['a\n  b', 'a  b'].map((text) => textOf(`<pre>${text}</pre>`).digest);
    expect(code).not.toBe(joined);
    expect(textOf('<p>a\n  b').digest).toBe(textOf('<p>a b').digest);
  });

  test('leaves out the pieces that it is told to, and says which it has', () => {
    const seen = new Set<number>();
    const date = (time: string): Buffer =>
      Buffer.from(`<p>a</p><div>Built on <b>Mon, ${time}</b></div><p>3</p>`);
    pageText(date('5 Jan 2026'), { seen });
    expect(seen.size).toBe(3);
    const [, built = 0] = seen;
    const [one, other] = ['5 Jan 2026', '17 March 2027'].map((time) =>
      pageText(date(time), { repeated: new Set([built]) }),
    );
    expect(one).toMatchObject({ start: 'a 3', digest: other?.digest });
    // Of numbers alone each is a piece of its own.
    expect(pageText(Buffer.from('<p>a</p><p>4</p>'), { repeated: seen }).start).toBe('4');
  });

  test('is read whole where nothing of it is left, to know a page that shows an error', () => {
    const seen = new Set<number>();
    const page = Buffer.from('<main>Internal Server Error</main>');
    pageText(page, { seen });
    const text = pageText(page, { repeated: seen });
    expect(text).toMatchObject({ start: 'Internal Server Error', isMainEmpty: false });
    expect(text.digest).toBe(createHash('sha256').digest('hex'));
  });

  test('has the picture and the heading with which the content of a page begins', () => {
    const content = '<img src=hero.png><h1 id=start>Start</h1>a';
    for (const element of ['main', 'article']) {
      const { pictures, sections } = textOf(`<img src=logo.png>menu<${element}>${content}</${element}>`);
      expect(pictures).toEqual(['hero.png']);
      expect(sections).toMatchObject([{ id: 'start', heading: 'Start' }]);
    }
  });

  test('has no space at the end of a heading that was cut, which would end no emphasis', () => {
    const [section] = textOf(`<h1>${'Long '.repeat(50)}</h1>text`).sections;
    expect(section?.heading).toBe('Long '.repeat(20).trim());
  });

  test('has sections, each from a heading to the next', () => {
    const html = (last: string): string =>
      `<p>a<h1 id=top>Start</h1>b<section id=install><h2>Install<a href=#install>¶</a></h2><p>c</section><h3><a id=x></a>X</h3>${last}`;
    const { sections } = textOf(html('d'));
    expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
      [null, ''], ['top', 'Start'], ['install', 'Install'], ['x', 'X'],
    ]); // prettier-ignore
    const twice = textOf('<h2 id=a>A</h2>a<h2 id=a>B</h2>b').sections;
    expect(twice.map(({ id }) => id)).toEqual(['a', null]);
    const rustdoc =
      '<script id=x></script><h2>Function <b>pick</b> <button id=copy>Copy</button><a href=#pick>§</a></h2>a';
    expect(textOf(rustdoc).sections).toMatchObject([{ id: null, heading: 'Function pick Copy' }]);
    const other = textOf(html('e')).sections;
    expect(sections.map(({ digest }, at) => digest === other[at]?.digest)).toEqual([true, true, true, false]);
    expect(new Set(sections.map(({ digest }) => digest)).size).toBe(4);
    const long = textOf(`<h1 id=a>A</h1>${'word '.repeat(40_000)}<h2 id=b>B</h2>`).sections;
    expect(long.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(long[0]?.digest).not.toBe(
      textOf(`<h1 id=a>A</h1>other ${'word '.repeat(40_000)}`).sections[0]?.digest,
    );
  });

  test('has pictures, and the address that the page gives itself', () => {
    const head = '<link rel=canonical href="https://d.example/a.html">';
    const body =
      '<nav><img src=logo.png></nav><main><img src="a&amp;b.png"><img src="data:x"><div hidden><img src=no.png></div></main>';
    expect(textOf(head + body)).toMatchObject({
      canonical: 'https://d.example/a.html',
      pictures: ['a&b.png'],
    });
    expect(textOf('').canonical).toBeNull();
  });

  test.each([
    ['Swagger UI', '<div id="swagger-ui"></div><script src="a.js"></script>', 'mount'],
    ['Scalar', '<script id="api-reference" data-url="openapi.json"></script>', 'mount'],
    ['apidoc', '<div id="sections"></div><div id="loader"><p>Loading...</p></div><script src="main.js"></script>', 'mount'],
    ['an element that only its script knows, beside a heading', '<h1>API</h1><redoc spec-url="openapi.json"></redoc><script src="redoc.js"></script>', 'mount'],
    ['a drawing', '<p>A</p><svg><path d="M0 0"></path></svg><script src="a.js"></script>', null],
    ['Redocly', '<div id="redoc"><h1>Orchard</h1></div><script>const definition = {"paths": {"/trees": {"get": {}}}}</script>', 'data'],
    ['Scalar with its data', '<h1>Orchard</h1><script id="api-reference" type="application/json">{"openapi":"3.1.0","info":{}}</script>', 'data'],
    ['data behind a long indentation', `<p>A</p><script>${' '.repeat(80)}{"paths": {"/trees": {}}}</script>`, 'data'],
    ['data for search engines', '<p>A</p><script type="application/ld+json">{"@context":"https://schema.org"}</script>', null],
    ['an element that says that it is empty', '<div id=app> Loading the app </div><div id=b>Please wait…</div><script src="a.js"></script>', 'mount'],
    ['an element with a text', '<div id="outline">On this page</div><p>A</p><script src="a.js"></script>', null],
    ['code of a theme', '<p>A</p><script>document.body.dataset.theme = "dark"'.padEnd(3_000) + '</script>', null],
    ['a page with a script', '<div id="x"></div><p>A page with a text of its own.</p>'.padEnd(300, 'a ') + '<script>run()</script>', null],
    ['a page without one', '<div id="x"></div>', null],
  ])('is filled by a script, or not: %s', (_name, html, from) => {
    expect(textOf(html).filledFrom).toBe(from);
  }); // prettier-ignore

  test('data of a page is told from settings on most pages, however both are indented', () => {
    const indented = (text: string): string => `<script>\n${' '.repeat(24)}${text}</script>`;
    const settings = indented('const SETTINGS = {"search": true}');
    const own = indented('const definition = {"paths": {"/trees": {"get": {}}}}');
    const repeated = new Set([pieceKey(Buffer.from('const SETT'), 0, 10)]);
    const filledFrom = (html: string) => pageText(Buffer.from(html), { repeated }).filledFrom;
    expect([filledFrom(`<p>A</p>${settings}`), filledFrom(`<p>A</p>${settings}${own}`)]).toEqual([
      null,
      'data',
    ]);
  });

  test.each<readonly [string, string, Buffer, string]>([
    ['windows-1251', '<meta charset="windows-1251">', Buffer.from([0xcf, 0xf0, 0xe8, 0xad, 0xa0, 0xff]), 'При я'],
    ['GB18030', '<meta charset=gb2312>', Buffer.from([0xc1, 0xaa, 0xcd, 0xa8]), '联通'],
    ['Shift_JIS', '<meta charset=shift_jis>', Buffer.from([0x82, 0xa0, 0x83, 0x5c]), 'あソ'],
    ['ISO-8859-1, which browsers read as windows-1252', '<meta http-equiv=Content-Type content="text/html; charset=ISO-8859-1">', Buffer.from([0x93, 0xe9, 0x94]), '“é”'],
    ['UTF-8 under the name of another', '<meta charset=windows-1251>', Buffer.from('é'), 'Г©'],
    ['UTF-8 behind a byte order mark, which beats the name', '\ufeff<meta charset=windows-1251>', Buffer.from('é'), 'é'],
    ['UTF-8 under a name by which it makes no sense', '<meta charset=euc-jp>', Buffer.from('“é”'), '“é”'],
    ['UTF-8 in a page that says UTF-16, which was decoded before', '<meta charset=utf-16>', Buffer.from('é'), 'é'],
    ['Latin 1 in a page that says UTF-8', '<meta charset=utf-8>', Buffer.from([0xe9]), 'é'],
    ['Latin 1 in a page that says nothing', '', Buffer.from([0xe9]), 'é'],
    ['an encoding that does not exist', '<meta charset=unheard-of>', Buffer.from('é'), 'é'],
  ])('is read as browsers read it: %s', (_name, head, bytes, text) => {
    const page = [head, '<title>', bytes, '</title><h1 id=a>', bytes, '</h1>'].map((part) => Buffer.from(part));
    const read = pageText(Buffer.concat(page));
    expect(read).toMatchObject({ title: text, start: text, digest: textOf(text).digest });
    expect(read.sections.map(({ heading }) => heading)).toEqual([text]);
  }); // prettier-ignore

  test('has a title', () => {
    expect(textOf('<title> A &amp;\n B </title><svg><title>x</title></svg>').title).toBe('A & B');
    expect(textOf(`<title>${'😀'.repeat(300)}</title>`).title).toBe('😀'.repeat(200));
    expect(textOf('<title> </title>').title).toBeNull();
    expect(textOf('<title>A\0\u0007\u001b\u202eB</title>').title).toBe('AB');
    expect(textOf('<template><title>x</title></template><svg><title>x</title></svg>').title).toBeNull();
  });

  test('is kept up to a length, and hashed whole', () => {
    const long = 'word '.repeat(100_000).trim();
    expect(textOf(`<p>${long}</p>`)).toMatchObject({
      digest: createHash('sha256').update(long).digest('hex'),
      start: long.slice(0, 1024),
      isWhole: false,
    });
    expect(textOf('<p>word</p>').isWhole).toBe(true);
  });

  test.each([
    ['<main></main>', true],
    ['<nav>x</nav><main><div> </div><footer>x</footer></main>x', true],
    ['<div><article hidden>x</article></div>', false],
    ['<main>a</main>', false],
    ['<main></main><article>a</article>', false],
    ['<main><img></main>', false],
    ['<main><x-app></x-app></main>', false],
    ['<main><noscript>Search needs scripts.</noscript></main>', false],
    ['<main><div hidden><img></div></main>', true],
    ['<main><div id="swagger-ui"> <!-- --> </div></main>', false],
    ['<main><div id="content"><div></div></div></main>', true],
    ['<main><a id="top"></a><h1 id="title"></h1></main>', true],
    ['<main><nav><div id="search"></div></nav></main>', true],
    ['<main><script src="app.js"></script></main>', false],
    ['<main></main><script src="app.js"></script>', true],
    ['<section><h1><b>Hero</b></h1>Text.</section><main><article></article></main>', false],
    ['<main></main><h2>Hero</h2>', true],
    ['<div><h1> </h1>x</div><main></main>', true],
    ['<header><h1>Site</h1></header><nav><h1>Site</h1></nav><div hidden><h1>x</h1></div><main></main>', true],
    ['<p>a</p>', false],
    ['', false],
  ])('is absent where it should be: %s', (html, isMainEmpty) => {
    expect(textOf(html).isMainEmpty).toBe(isMainEmpty);
  });
});

test('takes no entry of its tables for an unknown element', () => {
  expect(kindsOf(0, Buffer.from('<blink>'), 0)).toBe(KIND.block);
});

/** The bytes of a page, counting how many were read, one by one or as a part of a longer piece. */
function counted(html: string): { readonly bytes: Buffer; readonly count: () => number } {
  const real = Buffer.from(html);
  let reads = 0;
  const range = (from: unknown = 0, to: unknown = real.length): number => Number(to) - Number(from);
  const bytes = new Proxy(real, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) {
        reads += 1;
        return target[Number(key)];
      }
      if (key === 'length') return target.length;
      if (key === 'indexOf')
        return (byte: number, from: number): number => {
          const found = target.indexOf(byte, from);
          reads += range(from, found === -1 ? target.length : found);
          return found;
        };
      if (key === 'toString')
        return (encoding: BufferEncoding, from?: number, to?: number): string => {
          reads += range(from, to);
          return target.toString(encoding, from, to);
        };
      if (key === 'subarray') return (from: number, to?: number): Buffer => target.subarray(from, to);
      throw new Error(`not counted: ${String(key)}`);
    },
  });
  return { bytes, count: () => reads };
}

describe('reading time grows linearly with a page, whatever is in it', () => {
  test.each([
    ['landmarks in landmarks', '<nav><main>'],
    ['articles in footers', '<article><footer>'],
    ['hidden elements', '<p hidden>x<div hidden>'],
    ['ends of what is not open', 'x</div></p></main>'],
    ['texts of rising places', '<article>x</article>'],
    ['references', '&amp;&notit;&#0000000000000000000000000000000000000000000000000000000000;&'],
    ['one reference', '&a'.padEnd(80, 'a')],
    ['attributes', '<p style="'.padEnd(3000, 'display:') + '" role="'.padEnd(3000, 'main ') + '">x'],
    ['titles', `<title>${'x'.repeat(9000)}</title>`],
  ])('%s', (_name, filling) => {
    const reads = [1, 4].map((times) => {
      const { bytes, count } = counted(filling.repeat(Math.ceil((times * 20_000) / filling.length)));
      pageText(bytes);
      return count() / bytes.length;
    });
    expect(reads[1] ?? 0).toBeLessThan(1.1 * (reads[0] ?? 0) + 0.1);
    expect(reads[1] ?? 0).toBeLessThan(12);
  });
});
