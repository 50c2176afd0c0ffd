/** Findings other than links and files, and the text of findings. */
import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/check/finding.ts';
import { checkFiles, page, linesOf } from './small-sites.ts';

const found = async (files: Readonly<Record<string, string | Uint8Array>>): Promise<readonly string[]> =>
  linesOf(await checkFiles(files));

/** `kind target: explanation, severity` of each finding. */
async function judged(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { findings } = await checkFiles(files);
  const line = (one: Finding): string => {
    const detail = one.kind === 'missing-optional' ? ` (${one.relation})` : '';
    const target = 'target' in one ? ` ${one.target}` : '';
    const explanation = 'explanation' in one ? `: ${String(one.explanation)}` : '';
    return `${one.kind}${target}${detail}${explanation}, ${one.harm}`;
  };
  return findings.map(line).sort();
}

describe('optional files', () => {
  test.each([
    ['<link rel=alternate href=gone>', 'alternate'],
    ['<link rel=next href=gone>', 'next'],
    ['<link rel=license href=gone>', 'license'],
    ['<link rel=alternate type="application/rss+xml" href=gone>', 'feed'],
    ['<link rel=canonical href=gone>', 'canonical'],
    ['<link rel=stylesheet disabled href=gone>', 'disabled style sheet'],
    ['<script nomodule src=gone></script>', 'nomodule script'],
    ['<meta property=og:image content=gone>', 'og:image'],
    ['<meta name=twitter:image content=gone>', 'twitter:image'],
  ])('%s', async (head, relation) => {
    expect(await judged({ 'a.html': page('', head) })).toEqual([
      `missing-optional /gone (${relation}): null, none`,
    ]);
    expect(await judged({ 'a.html': page('', head), 'gone.html': page('') })).toEqual([]);
  });

  test('are not reported on another host', async () => {
    const head =
      '<link rel=alternate href="//e.example/x"><meta property=og:image content="https://e.example/y">';
    const { findings, loads } = await checkFiles({ 'a.html': page('', head) }, { hosting: 'air-gapped' });
    expect([findings, loads]).toEqual([[], []]);
  });

  test('are reported on the site’s own host', async () => {
    const head =
      '<meta property=og:image content="https://e.com/card.png"><link rel=canonical href="https://e.com/a">';
    expect(await judged({ 'a.html': page('', head), 'b.html': page('') })).toEqual([
      'missing-optional /card.png (og:image): null, none',
    ]);
  });
});

describe('an explanation', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['<img src="/_next/image?url=%2Fx.png&amp;w=64">', {}, 'missing-resource /_next/image: image-server'],
    ['<img src="/docs/_next/image?w=1&amp;url=x">', {}, 'missing-resource /docs/_next/image: image-server'],
    ['<img src="/_next/image?w=64">', {}, 'missing-resource /_next/image: null'],
    [
      '<script src="/_vercel/insights/script.js">',
      {},
      'missing-resource /_vercel/insights/script.js: original-host',
    ],
    ['<a href="/api/search">', {}, 'broken-link /api/search: original-host'],
    [
      '<a href="/cdn-cgi/l/email-protection#1">',
      {},
      'broken-link /cdn-cgi/l/email-protection: original-host',
    ],
    ['<img src="/.netlify/images?url=x">', {}, 'missing-resource /.netlify/images: original-host'],
    ['<a href="/api/search">', { 'api/index.html': page('') }, 'broken-link /api/search: null'],
    ['<a href="../x">', {}, 'broken-link ../x: outside'],
    ['<a href="./../../x/">', {}, 'broken-link ../../x/: outside'],
    ['<a href="/x">', {}, 'broken-link /x: null'],
    ['<a href="/x">', { _redirects: '/y /z\n/x  /z 301\n' }, 'broken-link /x: _redirects'],
    ['<a href="/old/a/b">', { _redirects: '# x\n  /old/*  /new/:splat' }, 'broken-link /old/a/b: _redirects'],
    // It lies beside the published folder, where no host reads it.
    ['<a href="/v">', { 'vercel.json': '{"routes":[{"src":"/v","dest":"/x"}]}' }, 'broken-link /v: null'],
    [
      '<a href="/r/x">',
      { 'staticwebapp.config.json': '{"routes":[{"route":"/r/*","redirect":"/x"}]}' },
      'broken-link /r/x: staticwebapp.config.json',
    ],
  ])('%s beside %j', async (body, files, expected) => {
    const lines = await judged({ 'a.html': page(body), ...files });
    expect(lines.map((line) => line.replace(/, \w+$/, ''))).toEqual([expected]);
  });

  test('of a link out of the folder depends on the folder of the page', async () => {
    const files = {
      'a.html': page('<a href="../x">'),
      'b/c.html': page('<a href="../x">'),
      'b/d/e.html': page('<a href="../../../x">'),
    };
    expect(await found(files)).toEqual([
      'broken-link a.html:4 ../x → ../x',
      'broken-link b/c.html:4 ../x → /x',
      'broken-link b/d/e.html:4 ../../../x → ../x',
    ]);
  });

  test('differs from that of a page without a base in the same folder', async () => {
    const files = {
      'b/c.html': page('<a href="../x">', '<base href="/">'),
      'b/d.html': page('<a href="../../x">'),
    };
    expect(await found(files)).toEqual([
      'broken-link b/c.html:4 ../x → /x',
      'broken-link b/d.html:4 ../../x → ../x',
    ]);
  });
});

describe('faults in', () => {
  const FILES = { 'a.html': page('<p id=here>'), 'x.png': 'PNG', 'x.js': '' };

  test.each<[string, Readonly<Record<string, string | Uint8Array>>, readonly string[]]>([
    [
      'robots.txt',
      { 'robots.txt': 'User-agent: *\r\nSitemap: /gone.xml\nsitemap:https://f.example/x.xml\n#Sitemap: no' },
      ['missing-sitemap-page robots.txt:2 /gone.xml → /gone.xml'],
    ],
    [
      'robots.txt with a mark and notes',
      {
        'robots.txt': '\ufeffSitemap : /gone.xml # later\nSitemap: /there.xml # all',
        'there.xml': '<urlset/>',
      },
      ['missing-sitemap-page robots.txt:1 /gone.xml → /gone.xml'],
    ],
    [
      'llms.txt, written oddly',
      {
        'llms.txt':
          '\ufeff[A](/x(y).md) [B](/x\\(y\\).md) [C](<x (y) z.md>) [D](/x%28y%29.md "t") [E](/a?x&amp;y)\r\n' +
          '```\n[F](gone)\n```\n`[G](gone)` [H](gone(1).md) [I](</gone 2>)',
        'x(y).md': '',
        'x (y) z.md': '',
      },
      ['broken-link llms.txt:5 /gone 2 → /gone 2', 'broken-link llms.txt:5 gone(1).md → /gone(1).md'],
    ],
    [
      'llms.txt',
      {
        'llms.txt':
          '# Site\n- [A](/a.html): x, [B](<gone.md>)\n- [C](https://f.example/x) [D](mailto:x@y.z)\n[E](a#here "t")',
      },
      ['broken-link llms.txt:2 gone.md → /gone.md'],
    ],
    [
      'the imports of an inline module, but not in a comment',
      {
        'p.html': page(
          '<script type="module">\n/*\nimport "./old.js";\n*/\nimport "./gone.js";\n/* import "x"</script>',
        ),
      },
      ['missing-resource script p.html:8 ./gone.js → /gone.js'],
    ],
    [
      'styles for browsers, but for no other program',
      {
        'p.html': page(
          '<style type="text/tailwindcss">@import "tailwindcss";</style>\n<style type="Text/CSS">@import "gone";</style>\n<style type="">@import "too";</style>',
        ),
      },
      ['missing-resource style p.html:5 gone → /gone', 'missing-resource style p.html:6 too → /too'],
    ],
    [
      'a page in Latin-1',
      {
        'p.html': Buffer.from(page('<a name="über"></a><a href="#über">x</a><a href="#äh">x</a>'), 'latin1'),
      },
      ['missing-anchor p.html:4 #äh → p.html#äh'],
    ],
    [
      'the addresses of a page in Latin-1, which browsers request in UTF-8',
      {
        'p.html': Buffer.from(
          page(
            '<a href="über.html">x</a><a href="ärger">x</a><img src="&#47;größe.png">',
            '<meta charset="iso-8859-1">',
          ),
          'latin1',
        ),
        'über.html': page(''),
        'größe.png': 'PNG',
      },
      ['broken-link p.html:4 ärger → /ärger'],
    ],
    [
      'the imports of an inline module',
      {
        'p.html': page(
          '<script type="module">\nimport a from "./gone.js";\nimport {\n  b,\n} from \'/x.js\'\nimport "./side.js"; export * from "/all.js";\nimport("./dynamic.js"); const text = `import "./text.js"`;\nimport x from "bare";\n</script><script>import "./classic.js"</script>',
        ),
      },
      [
        'missing-resource script p.html:5 ./gone.js → /gone.js',
        'missing-resource script p.html:9 ./side.js → /side.js',
        'missing-resource script p.html:9 /all.js → /all.js',
      ],
    ],
  ])('%s', async (_name, files, expected) => {
    expect(await found({ ...FILES, ...files })).toEqual(expected);
  });
});

describe('a template', () => {
  test.each([
    ['<template><p id="x"></p></template>', false],
    ['<template><template></template><p id="x"></p></template>', false],
    ['<template></template><p id="x"></p>', true],
    ['<template id="x"></template>', true],
    ['<template/><p id="x"></p>', false],
    ['</template><p id="x"></p>', true],
    ['<template><a name="x"></a></template>', false],
    // A shadow root is not read.
    ['<div><template shadowrootmode="open"><p id="x"></p></template></div>', false],
    ['<div><template shadowrootmode="open"><template></template></template></div><p id="x"></p>', true],
    ['<svg><template/><g id="x"/></svg>', true],
    ['<svg><template><g id="x"/></template></svg>', true],
    ['<template><svg><template></template></svg><p id="x"></p></template>', false],
  ])('%s has the anchor: %s', async (body, has) => {
    const files = { 'a.html': page(body), 'b.html': page('<a href="a#x">') };
    expect(await found(files)).toEqual(has ? [] : ['missing-anchor b.html:4 a#x → a.html#x']);
  });
});
