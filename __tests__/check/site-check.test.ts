import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { CheckReport } from '../../src/check/finding.ts';
import { FILE_MAX_BYTES } from '../../src/check/site/site-folder.ts';
import { writeFiles } from '../action/sites.ts';
import { THOROUGH } from '../thorough.ts';
import { checkFiles, checkFolder, page, linesOf } from './small-sites.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';
import { needs } from '../needs.ts';
import { titled } from '../kit/titles.ts';

/** The files beside the page `guide/start.html`, which links to all of them. */
const AROUND = {
  'index.html': page('<h1 id="home">Home</h1>'),
  'guide/index.html': page('<h2 id="größe">Größe</h2> <a name="old">old</a> <p id="a%20b">x</p>'),
  'guide/other.html': page('<h2 id="end">End</h2><svg><g id="shape"/></svg>'),
  'reference.html': page('nothing'),
  'größe & maß.html': page('x'),
  'moved.html': '<meta http-equiv="refresh" content="0; url=guide/other.html">',
  'img/Logo.png': 'PNG',
  'img/icons.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title/><symbol id="star"/></svg>',
  'app.js': 'code()',
  'app.css': 'a{}',
  'file.pdf': 'PDF',
};

/** The findings for a page with this body. */
async function found(
  body: string,
  head = '',
  more: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  return linesOf(await checkFiles({ ...AROUND, ...more, 'guide/start.html': page(body, head) }));
}

/** The same for many bodies, each on a page of one site: starting a worker takes longer than reading a page. */
function foundOnEach(bodies: readonly string[]): (body: string) => Promise<readonly string[]> {
  const name = (body: string): string => `guide/case-${String(bodies.indexOf(body))}`;
  let report: Promise<CheckReport> | null = null;
  return async (body) => {
    report ??= checkFiles({
      ...AROUND,
      ...Object.fromEntries(bodies.map((each) => [`${name(each)}.html`, page(each)])),
    });
    const own = linesOf(await report).filter((line) => line.includes(` ${name(body)}.html`));
    return own.map((line) => line.replaceAll(name(body), 'guide/start'));
  };
}

const HERE = 'guide/start.html:4';

describe('links', () => {
  test('to pages that hosts find are accepted', async () => {
    const good = [
      'other.html',
      'other',
      './other?x=1',
      '../guide',
      '../guide/',
      '/',
      '/index',
      '..',
      '/reference',
    ];
    good.push(
      '',
      '?',
      '/gr%C3%B6%C3%9Fe%20%26%20ma%C3%9F',
      '/größe &amp; maß.html',
      '../file.pdf',
      ' other.html\n',
    );
    good.push(
      'mailto:a@e.com',
      'javascript:x()',
      'tel:1',
      'https://elsewhere.example/gone',
      '//elsewhere.example/',
    );
    expect(await found(good.map((href) => `<a href="${href}">x</a>`).join(''))).toEqual([]);
  });

  const BROKEN = [
    ['<a href="gone.html">', `broken-link ${HERE} gone.html → /guide/gone.html`],
    ['<a href=/gone#x>', `broken-link ${HERE} /gone#x → /gone`],
    ["<A HREF='/other'>", `broken-link ${HERE} /other → /other`],
    ['<a href="/reference/">', `broken-link ${HERE} /reference/ → /reference/`],
    ['<a href="/img/">', `broken-link ${HERE} /img/ → /img/`],
    ['<a href="../Guide/Other">', `broken-link ${HERE} ../Guide/Other → /Guide/Other (guide/other.html)`],
    ['<a href="a&amp;b&#46;html">', `broken-link ${HERE} a&b.html → /guide/a&b.html`],
    ['<a href="https://[">', `broken-link ${HERE} https://[ → https://[`],
    ['<map><area href="gone">', `broken-link ${HERE} gone → /guide/gone`],
    ['<form action="/send">', `broken-link ${HERE} /send → /send`],
    ['<svg><a xlink:href="gone"/></svg>', `broken-link ${HERE} gone → /guide/gone`],
    ['<svg></svg><a href="gone" href="other">', `broken-link ${HERE} gone → /guide/gone`],
    ['<noscript><a href="gone"></a></noscript>', `broken-link ${HERE} gone → /guide/gone`],
    [`<p\n\ntitle="<a href='no'>"><a\nhref="gone">`, `broken-link guide/start.html:6 gone → /guide/gone`],
  ] as const;
  const HARMLESS = [
    '<!-- <a href="gone"> -->',
    '<textarea><a href="gone"></textarea>',
    '<script>"<a href=gone>"</script>',
    '<style>/* <a href=gone> */</style>',
    '<template><a href="{{ gone }}"></template>',
    '<p title=\'<a href="gone">\'>',
    '<xmp><a href="gone"></xmp>',
    '&lt;a href="gone">',
    '<a data-href="gone">',
    '<a',
    '<a href="gone',
  ];
  const foundOn = foundOnEach([...BROKEN.map(([body]) => body), ...HARMLESS]);

  test.each(titled(BROKEN))('%s is broken', async (_, body, expected) => {
    expect(await foundOn(body)).toEqual([expected]);
  });

  test.each(HARMLESS)('%s is not checked as a link', async (body) => {
    expect(await foundOn(body)).toEqual([]);
  });

  test('after a base follow it, those before do not', async () => {
    const head =
      '<script src="/app.js"></script><link rel="stylesheet" href="../app.css"><base href="/img/">';
    expect(await found('<img src="icons.svg"><a href="icons.svg"></a><img src="../app.css">', head)).toEqual(
      [],
    );
    expect(await found('<img src="logo.png">', head)).toEqual([
      `missing-resource image ${HERE} logo.png → /img/logo.png (img/Logo.png)`,
    ]);
  });

  test('all follow a base, wherever it is', async () => {
    const body = '<a href="guide/other"></a><a href="other"></a><a href="#home"></a><a href="#end"></a>';
    expect(await found(`${body}<base href="/"><base href="/guide/">`)).toEqual([
      `broken-link ${HERE} other → /other`,
      `missing-anchor ${HERE} #end → index.html#end`,
    ]);
  });

  test('count once per page', async () => {
    const body = '<a href="/gone"></a>\n<a href="/gone"></a>';
    const { findings, totals } = await checkFiles({ 'a.html': page(body), 'b.html': page(body) });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ kind: 'broken-link', target: '/gone', count: 2 });
    expect(linesOf({ findings })).toEqual([
      'broken-link a.html:4 /gone → /gone',
      'broken-link b.html:4 /gone → /gone',
    ]);
    expect(totals['broken-link']).toBe(2);
  });
});

describe('anchors', () => {
  test('that exist are accepted', async () => {
    const own = [
      '#',
      '#top',
      '#TOP',
      '#here',
      '#named',
      '#:~:text=x',
      '#/route',
      '#!/route',
      '#here:~:text=x',
      '#line10',
      '#1-2',
    ];
    const others = [
      './#größe',
      './#gr%C3%B6%C3%9Fe',
      './#old',
      './#a%20b',
      'other#end',
      '/moved#end',
      '../file.pdf#page=2',
    ];
    const links = [...own, ...others].map((href) => `<a href="${href}">x</a>`).join('');
    expect(await found(`<p id=here><a name="named"></a><i id="1"></i>${links}`)).toEqual([]);
  });

  const MISSING = [
    ['#nothing', `guide/start.html#nothing`],
    ['#Here', `guide/start.html#Here`],
    ['?x#nothing', `guide/start.html#nothing`],
    ['other.html#start', `guide/other.html#start`],
    ['../guide#old%20', `guide/index.html#old `],
    ['/moved#start', `moved.html#start`],
    ['other#3-4', `guide/other.html#3-4`],
    ['other?x#a&amp;b', `guide/other.html#a&b`],
  ] as const;
  const bodyWith = (href: string): string =>
    `<p id="here"></p><p name="nothing"></p>\n<a href="${href}">x</a>`;
  const foundOn = foundOnEach(MISSING.map(([href]) => bodyWith(href)));

  test.each(MISSING)('%s is missing', async (href, target) => {
    const written = href.replace('&amp;', '&');
    expect(await foundOn(bodyWith(href))).toEqual([
      `missing-anchor guide/start.html:5 ${written} → ${target}`,
    ]);
  });

  test('are not checked after a redirect to a missing file or another host', async () => {
    const more = {
      'away.html': '<meta http-equiv="refresh" content="0; url=https://e.example/">',
      'lost.html': '<meta http-equiv="refresh" content="0; url=/gone">',
    };
    expect(await found('<a href="/away#x">x</a><a href="/lost#x">y</a>', '', more)).toEqual([
      'broken-link lost.html:1 /gone → /gone',
    ]);
  });

  test('are checked on a page that only readers without scripts leave', async () => {
    const refresh = '<meta http-equiv="refresh" content="0; url=https://e.example/">';
    const more = {
      'stays.html': `<noscript>${refresh}</noscript><p>x`,
      'leaves.html': `<noscript>x</noscript>${refresh}`,
    };
    expect(await found('<a href="/stays#x">x</a><a href="/leaves#x">y</a>', '', more)).toEqual([
      `missing-anchor ${HERE} /stays#x → stays.html#x`,
      'no-title stays.html',
    ]);
  });

  test.each([
    [
      'an API reference',
      '<noscript>Needs scripts.</noscript><div id="app"></div><script src="/app.js"></script>',
      false,
    ],
    [
      'a page that leads on by script',
      '<script>location.replace("other.html" + location.hash)</script>',
      false,
    ],
    ['frames', '<frameset><frame src="other.html"></frameset>', false],
    ['a page with text', '<p>x<script src="/app.js"></script>', true],
    [
      'a page with a link',
      '<a href="other"><img src="/img/Logo.png"></a><script src="/app.js"></script>',
      true,
    ],
    ['a page without a script', '<img src="/img/Logo.png">', true],
  ])('are looked up only where no script has to add them: %s', async (_name, body, isReported) => {
    const more = { 'guide/filled.html': `<title>x</title>${body}` };
    expect(await found('<a href="filled#tag/users">x</a>', '', more)).toEqual(
      isReported ? [`missing-anchor ${HERE} filled#tag/users → guide/filled.html#tag/users`] : [],
    );
  });

  test('in drawings are looked up in the document that uses them', async () => {
    const uses = ['#mine', '#gone', '/img/icons.svg#star', '/img/icons.svg#moon', 'other#shape'];
    const body = `<svg><g id="mine"/>${uses.map((href) => `<use href="${href}"/>`).join('')}</svg>`;
    expect(await found(`${body}<a href="/img/icons.svg#moon">x</a><img src="/img/icons.svg#moon">`)).toEqual([
      `missing-anchor ${HERE} #gone → guide/start.html#gone`,
      `missing-anchor ${HERE} /img/icons.svg#moon → img/icons.svg#moon`,
    ]);
  });

  test('are quoted correctly beyond the first piece of a large page', async () => {
    const body = `${'größe\n'.repeat(300_000)}<a href="other.html#g&ouml;ne">x</a>`;
    expect(await found(body)).toEqual([
      'missing-anchor guide/start.html:300004 other.html#göne → guide/other.html#göne',
    ]);
  });
});

describe('the files of a page', () => {
  test('are found', async () => {
    const head =
      '<script src="/app.js?v=1"></script><link rel=stylesheet href=../app.css><style>a{b:url(/img/Logo.png)}</style>';
    const body = `<img src="data:image/png;base64,AA" srcset="/img/Logo.png 1x"><p style="b:url('/img/Logo.png')">
      <iframe src="other#end"></iframe><video poster=/img/Logo.png></video><object data="/file.pdf"></object>`;
    expect(await found(body, head)).toEqual([]);
  });

  const MISSING = [
    ['<script src="/gone.js"></script>', 'script', '/gone.js', '/gone.js'],
    ['<link rel="stylesheet" href="gone.css">', 'style', 'gone.css', '/guide/gone.css'],
    ['<link rel="icon" href="/gone.ico">', 'icon', '/gone.ico', '/gone.ico'],
    ['<link rel="manifest" href="/gone.json">', 'manifest', '/gone.json', '/gone.json'],
    ['<link rel="preload" as="font" href="/gone.woff2">', 'preload', '/gone.woff2', '/gone.woff2'],
    ['<img src="/gone.png">', 'image', '/gone.png', '/gone.png'],
    ['<img srcset="/img/Logo.png 1x, /gone.png 2x">', 'image', '/gone.png', '/gone.png'],
    ['<img src="/Img/logo.png">', 'image', '/Img/logo.png', '/Img/logo.png (img/Logo.png)'],
    ['<picture><source srcset="/gone.png"></picture>', 'image', '/gone.png', '/gone.png'],
    ['<video><source src="/gone.mp4"></video>', 'media', '/gone.mp4', '/gone.mp4'],
    ['<video poster="/gone.png"></video>', 'image', '/gone.png', '/gone.png'],
    ['<iframe src="/gone"></iframe>', 'frame', '/gone', '/gone'],
    ['<svg><use href="/gone.svg#x"/></svg>', 'image', '/gone.svg#x', '/gone.svg'],
    ['<svg><image xlink:href="/gone.png"/></svg>', 'image', '/gone.png', '/gone.png'],
    ['<p style="background:url(&quot;/gone.png&quot;)">', 'image', '/gone.png', '/gone.png'],
    ['<style>@import "/gone.css";</style>', 'style', '/gone.css', '/gone.css'],
    ['<style>@font-face{src:url(/gone.woff)}</style>', 'font', '/gone.woff', '/gone.woff'],
  ] as const;
  const foundOn = foundOnEach(MISSING.map(([body]) => body));

  test.each(MISSING)('%s', async (body, use, reference, target) => {
    expect(await foundOn(body)).toEqual([`missing-resource ${use} ${HERE} ${reference} → ${target}`]);
  });

  test('are resolved from the style sheet or drawing that names them', async () => {
    const more = {
      'css/a.css': '@import "b.css";\n@import "/app.css";\n\na { b: url(../img/Logo.png); c: url(gone.png) }',
      'css/d.svg':
        '<?xml version="1.0"?>\n<svg><style><![CDATA[a{b:url(gone.png)}]]></style><image href="x.png"/></svg>',
    };
    expect(await found('', '', more)).toEqual([
      'missing-resource style css/a.css:1 b.css → /css/b.css',
      'missing-resource image css/a.css:4 gone.png → /css/gone.png',
      'missing-resource image css/d.svg:2 gone.png → /css/gone.png',
      'missing-resource image css/d.svg:2 x.png → /css/x.png',
    ]);
  });
});

describe('pages', () => {
  test('without a title and empty pages are found', async () => {
    const { findings, scanned } = await checkFiles({
      'a.html': '<p>x</p>',
      'b.html': '<title> \n</title>',
      'c.html': '<svg><title>not the page</title></svg>',
      'd.html': '',
      'e.htm': ' \n\t<!-- x --><!doctype html>',
      'f.html': '<title>F</title>',
      'g.html': '<meta http-equiv=Refresh content="0; url=f.html">',
      'h.html': 'only text',
      'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
      'i.txt': '',
      'j.html': '<title>never closed',
    });
    expect(linesOf({ findings })).toEqual([
      'no-title a.html',
      'no-title b.html',
      'no-title c.html',
      'empty-page d.html',
      'empty-page e.htm',
      'no-title h.html',
    ]);
    expect(scanned).toMatchObject({ files: 11, pages: 10 });
  });

  test.each<readonly [string, string, 'error-page' | null]>([
    ['of a client', 'Application error: a client-side exception has occurred (see the browser console for more information).', 'error-page'],
    ['of a client, by host', 'Application error: a client-side exception has occurred while loading docs.example.com (see the browser console for more information).', 'error-page'],
    ['of a server', 'Application error: a server-side exception has occurred (see the server logs for more information). <p>Digest: 2338</p>', 'error-page'],
    ['500', '<h1>500</h1><h2>Internal Server Error<!-- -->.</h2>', 'error-page'],
    ['by a word only', 'Internal&nbsp;Server\nError', 'error-page'],
    ['of a proxy', '<center><h1>502 Bad Gateway</h1></center><hr><center>nginx/1.25.3</center>', 'error-page'],
    ['404', '<h1>404</h1><h2>This page could not be found.</h2>', 'error-page'],
    ['of a renderer', 'An error occurred while rendering the page. Check developer tools console for details.', 'error-page'],
    ['with a button', '<h2>Something went wrong!</h2><button>Try again</button>', 'error-page'],
    ['beside a navigation', `<nav>${'word '.repeat(200)}</nav><main><h2>An error occurred.</h2></main><footer>${'word '.repeat(200)}</footer>`, 'error-page'],
    ['an empty main', `<nav>${'word '.repeat(200)}</nav><main><div></div></main>`, 'error-page'],
    ['an empty article in main', `<main><nav>${'word '.repeat(200)}</nav><article></article></main>`, 'error-page'],
    ['about an error', '<h1>500: Internal Server Error</h1><p>You sent it, and the server did not understand it.</p>', null],
    ['about an error, in a long text', `<main><p>${'word '.repeat(200)}</p><article>Internal Server Error</article></main>`, null],
    ['with an error in a template', '<template>Internal Server Error</template><p>Hello</p>', null],
    ['that a script fills', '<div id="app"></div><script src="/index.js"></script>', null],
    ['with a part that a script fills', '<main><div id="swagger-ui"></div></main>', null],
    ['with a picture', '<main><img alt="" src="data:,"></main>', null],
    ['with a frame', '<main><iframe src="about:blank"></iframe></main>', null],
    ['that is the mount of a script', '<main id="app"></main><script src="/index.js"></script>', null],
    ['with a word', '<main>Soon.</main>', null],
    ['a home page with its headline beside an empty main', `<section><h1>Docs that work</h1><p>${'word '.repeat(20)}</p></section><main><nav>x</nav><article></article></main>`, null],
  ])('with a known error as their whole text, or nothing to see in their main content: %s', async (_name, body, kind) => {
    const { findings } = await checkFiles({ 'a.html': page(body), 'index.js': '' });
    expect(linesOf({ findings })).toEqual(kind === null ? [] : [`${kind} a.html`]);
  }); // prettier-ignore

  test('but not those that hosts show for an error, and redirects', async () => {
    const error = page('<main>This page could not be found.</main>');
    const names = [
      '404.html',
      'fr/404/index.html',
      '_not-found.html',
      '500.html',
      '_error.html',
      'missing.html',
    ];
    const files = Object.fromEntries(names.map((name) => [name, error]));
    const redirect = page('<main></main>', '<meta http-equiv="refresh" content="0; url=404.html">');
    const { findings } = await checkFiles({ ...files, 'old.html': redirect });
    expect(linesOf({ findings })).toEqual(['error-page missing.html']);
    expect(findings).toMatchObject([{ harm: 'high', count: 1, pages: 1 }]);
  });

  test('that redirect to a missing page', async () => {
    const files = { 'a.html': '<meta http-equiv="refresh" content="0; url=/gone">', 'index.html': page('') };
    expect(linesOf(await checkFiles(files))).toEqual(['broken-link a.html:1 /gone → /gone']);
  });
});

describe('the site’s own address', () => {
  const sitemap = (...urls: readonly string[]): string =>
    `<urlset>\n${urls.map((url) => `<url><loc>${url}</loc></url>`).join('\n')}\n</urlset>`;

  test('comes from the sitemap: links to it are internal, and its entries need pages', async () => {
    const { findings, siteUrl } = await checkFiles({
      'sitemap.xml': sitemap(
        'https://e.com/docs',
        'https://e.com/docs/a',
        'https://e.com/docs/gone',
        'https://f.com/x',
      ),
      'index.html': page(
        '<a href="https://e.com/docs/a"></a><a href="http://e.com/docs/b"></a><a href="https://e.com/">',
      ),
      'a.html': page('<a href="/docs/a"></a><a href="/a"></a><a href="/docs/b"></a>'),
    });
    expect(siteUrl).toBe('https://e.com/docs/');
    expect(linesOf({ findings })).toEqual([
      'broken-link a.html:4 /docs/b → /docs/b',
      'broken-link index.html:4 http://e.com/docs/b → /b',
      'missing-sitemap-page sitemap.xml:4 https://e.com/docs/gone → /gone',
    ]);
  });

  test('comes from sitemaps of any size', async () => {
    const entry = (name: string): string => `<url>\n<loc>https://docs.e.com/${name}</loc></url>`;
    const missing = Array.from({ length: 12_000 }, (_, at) => entry(`größe-${String(at)}`)).join('');
    const { findings, totals, siteUrl } = await checkFiles({
      'a.html': page(''),
      'sitemap.xml': `<urlset>${missing}${entry('a').repeat(3)}</urlset>`,
    });
    expect(siteUrl).toBe('https://docs.e.com/');
    expect(totals['missing-sitemap-page']).toBe(12_000);
    expect(findings).toHaveLength(12_000);
    expect(linesOf({ findings })[9_999]).toBe(
      'missing-sitemap-page sitemap.xml:10001 https://docs.e.com/größe-9999 → /größe-9999',
    );
  });

  test('comes from the sitemaps of an index, and from those in robots.txt', async () => {
    const { findings } = await checkFiles({
      'robots.txt': 'Sitemap: https://e.com/maps/one.xml\n',
      'maps/one.xml':
        '<sitemapindex><loc>https://e.com/maps/two.xml</loc><loc>https://e.com/maps/no.xml</loc></sitemapindex>',
      'maps/two.xml': sitemap('https://e.com/a', 'https://e.com/gone'),
      'a.html': page(''),
    });
    expect(linesOf({ findings })).toEqual([
      'missing-sitemap-page maps/one.xml:1 https://e.com/maps/no.xml → /maps/no.xml',
      'missing-sitemap-page maps/two.xml:3 https://e.com/gone → /gone',
    ]);
  });

  test('comes from canonical links where there is no sitemap', async () => {
    const canonical = '<link rel="canonical" href="https://e.com/v/a.html">';
    const files = {
      'a.html': page('<a href="https://e.com/v/b">', canonical),
      'b.html': page('<a href="https://e.com/v/c">'),
    };
    const { findings, siteUrl } = await checkFiles(files);
    expect(siteUrl).toBe('https://e.com/v/');
    expect(linesOf({ findings })).toEqual(['broken-link b.html:4 https://e.com/v/c → /c']);
  });

  test('may be an input', async () => {
    const files = { 'a.html': page('<a href="https://e.com/b">') };
    expect((await checkFiles(files)).findings).toEqual([]);
    expect((await checkFiles(files, { siteUrl: 'https://e.com' })).findings).toHaveLength(1);
  });
});

describe('external requests', () => {
  const files = {
    'a.html': page(
      `<img src="https://img.shields.io/x"><iframe src="//www.youtube.com/embed/x"></iframe>
      <a href="https://unpkg.com/"></a><p style="background:url(https://images.example/x.png)"></p>
      <script>load("https://www.googletagmanager.com/gtag/js"); go("https://e.com")</script>
      <script type="application/json">"https://plausible.io"</script>
      <script type="module">import mermaid from "https://unpkg.com/mermaid@11/dist/mermaid.esm.min.mjs";</script>`,
      `<link rel="preconnect" href="https://fonts.gstatic.com"><link rel="stylesheet" href="https://fonts.googleapis.com/css">
      <script src="https://abc-dsn.algolia.net/x.js"></script><script src="https://abc-dsn.algolia.net/y.js"></script>`,
    ),
    'b.html': page(
      '<script src="https://abc-dsn.algolia.net/x.js"></script><link rel="canonical" href="https://docs.e.com/b">',
    ),
    'c.html': page('<script src="https://docs.e.com/x.js"></script>'),
    'x.js':
      'fetch("https://api.eu.amplitude.com/2/httpapi")\n// https://reactjs.org, myplausible.io, plausible.io.example',
    'x.css': '@import "https://cdn.jsdelivr.net/x.css";',
  };

  test('are listed by host for client-hosted sites', async () => {
    const { findings, loads } = await checkFiles(files);
    expect(findings).toEqual([]);
    expect(
      loads.map(
        ({ host, feature, uses, pages, references }) =>
          `${host} ${feature} ${uses.join('+')} ${String(pages)} ${String(references)}`,
      ),
    ).toEqual([
      'abc-dsn.algolia.net search script 2 3',
      'amplitude.com analytics mention 1 1',
      'cdn.jsdelivr.net code from a CDN style 1 1',
      'docs.e.com unknown script 1 1',
      'fonts.googleapis.com fonts style 1 1',
      'fonts.gstatic.com fonts hint 1 1',
      'googletagmanager.com analytics mention 1 1',
      'images.example unknown image 1 1',
      'img.shields.io images image 1 1',
      'unpkg.com code from a CDN script 1 1',
      'www.youtube.com video frame 1 1',
    ]);
    expect(loads[0]?.first).toEqual({
      page: 'a.html',
      line: 3,
      reference: 'https://abc-dsn.algolia.net/x.js',
    });
  });

  test('are findings for air-gapped sites, except hosts that a script only names', async () => {
    const { findings, totals, loads } = await checkFiles(files, { hosting: 'air-gapped' });
    expect(totals['external-load']).toBe(11);
    expect(new Set(findings.map(({ kind }) => kind))).toEqual(new Set(['external-load']));
    expect(linesOf({ findings })).toContain(
      'external-load style x.css:1 https://cdn.jsdelivr.net/x.css → cdn.jsdelivr.net',
    );
    expect(linesOf({ findings })).toContain(
      'external-load script c.html:4 https://docs.e.com/x.js → docs.e.com',
    );
    expect(loads).toHaveLength(11);
  });

  test('are not listed for sites in the cloud', async () => {
    const { findings, loads } = await checkFiles(files, { hosting: 'cloud' });
    expect([findings, loads]).toEqual([[], []]);
  });
});

describe('files', () => {
  test('that cannot be read as text are skipped with a note, and links to them are accepted', async () => {
    const { findings, skipped } = await checkFiles({
      'a.html': page('<a href="large#x"></a><a href="macros#x"></a><a href="gone"></a>'),
      'large.html': Buffer.alloc(FILE_MAX_BYTES + 1, '<a href="gone">'),
      'largest.html': Buffer.concat([
        Buffer.alloc(FILE_MAX_BYTES - 17, ' '),
        Buffer.from('<title>x</title>\n'),
      ]),
      'macros.html':
        '<!-- made by x -->\n<!-- {% --> {% macro x() %}<script src="{{ gone }}"></script>{% endmacro %}',
      'no-macros.html': page('{% macro %}<a href="gone">'),
    });
    expect(linesOf({ findings })).toEqual([
      'broken-link a.html:4 gone → /gone',
      'broken-link no-macros.html:4 gone → /gone',
    ]);
    expect(skipped).toEqual([
      { page: 'large.html', reason: 'too large' },
      { page: 'macros.html', reason: 'template' },
    ]);
  });

  test('in UTF-16 are read like others', async () => {
    const text = `\ufeff${page('<p id="größe"><a href="#größe"></a><a href="gone"></a>')}`;
    const { findings, skipped } = await checkFiles({
      'a.html': page('<a href="little#größe"></a><a href="big#no"></a>'),
      'little.html': Buffer.from(text, 'utf16le'),
      'big.html': Buffer.concat([Buffer.from(text, 'utf16le').swap16(), Buffer.from('x')]),
    });
    expect(linesOf({ findings })).toEqual([
      'missing-anchor a.html:4 big#no → big.html#no',
      'broken-link big.html:4 gone → /gone',
      'broken-link little.html:4 gone → /gone',
    ]);
    expect(skipped).toEqual([]);
  });

  test('that are shown in a frame need no title', async () => {
    const { findings } = await checkFiles({
      'a.html': page('<noscript><iframe src="toc.html"></iframe></noscript>'),
      'toc.html': '<ol><li><a href="a.html" target="_parent">A</a></ol>',
      'untitled.html': '<p>x',
    });
    expect(linesOf({ findings })).toEqual(['no-title untitled.html']);
  });

  test('that are sitemaps are read up to their 50,000th entry, with a note', async () => {
    const entry = '<url><loc>https://e.com/</loc></url>\n';
    const sitemap = (fine: number): string =>
      `<urlset>\n${entry.repeat(fine)}<loc>/gone</loc>\n<loc>/lost</loc>`;
    const { findings, skipped } = await checkFiles({
      'index.html': page(''),
      'robots.txt': 'Sitemap: /full.xml\nSitemap: /large.xml\nSitemap: /wide.xml\nSitemap: /none.xml',
      'full.xml': sitemap(49_998),
      'sitemap.xml': sitemap(49_999),
      'large.xml': Buffer.alloc(FILE_MAX_BYTES + 1, '<loc>/gone</loc>'),
      'wide.xml': Buffer.from('\ufeff<loc>/gone</loc>', 'utf16le'),
    });
    expect(linesOf({ findings })).toEqual([
      'missing-sitemap-page full.xml:50000 /gone → /gone',
      'missing-sitemap-page full.xml:50001 /lost → /lost',
      'missing-sitemap-page robots.txt:4 /none.xml → /none.xml',
      'missing-sitemap-page sitemap.xml:50001 /gone → /gone',
      'missing-sitemap-page wide.xml:1 /gone → /gone',
    ]);
    expect(skipped).toEqual([
      { page: 'large.xml', reason: 'too large' },
      { page: 'sitemap.xml', reason: 'more than 50,000 entries' },
    ]);
  });

  test('with invalid UTF-8 are read all the same', async () => {
    const bytes = Buffer.concat([
      Buffer.from('\ufeff<title>\u00e9</title>'),
      Buffer.from([0xff, 0xfe, 0x00, 0xc3]),
      Buffer.from('<p id="gr\u00f6\u00dfe"><a href="#gr\u00f6\u00dfe"></a><a href="gone-'),
      Buffer.from([0xe9]),
      Buffer.from('">'),
    ]);
    const { findings } = await checkFiles({ 'a.html': bytes });
    expect(linesOf({ findings })).toEqual(['broken-link a.html:1 gone-é → /gone-é']);
  });

  needs('symbolic links', () => {
    test('are followed through links, never in a circle', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'site-check-links-'));
      try {
        writeFiles(folder, {
          'site/a.html': page('<a href="b/c"></a><a href="d/x.txt"></a><a href="e">'),
          'c.html': page(''),
          'd/x.txt': '',
        });
        mkdirSync(join(folder, 'site/b'));
        symlinkSync('../../c.html', join(folder, 'site/b/c.html'));
        symlinkSync('../d', join(folder, 'site/d'));
        symlinkSync('..', join(folder, 'site/b/up'));
        symlinkSync('nowhere', join(folder, 'site/e'));
        const report = await checkFolder(join(folder, 'site'));
        expect(linesOf(report)).toEqual(['broken-link a.html:4 e → /e']);
        expect(report.scanned.files).toBe(3);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  });

  test('may be absent', async () => {
    expect(await checkFiles({})).toMatchObject({
      findings: [],
      scanned: { files: 0, pages: 0, references: 0 },
    });
  });
});

describe('hostile pages', () => {
  const MEGABYTE = THOROUGH ? 1_000_000 : 100_000;
  const fill = (piece: string, bytes = 4 * MEGABYTE): string => piece.repeat(Math.ceil(bytes / piece.length));
  test.each([
    ['deep nesting', fill('<div>') + fill('</b>')],
    ['deep drawings', fill('<svg>') + fill('<title>')],
    ['templates', fill('<template>')],
    ['a huge attribute', `<a href="${fill('x', 40 * MEGABYTE)}">`],
    ['a huge style', `<p style="${fill('url(', 20 * MEGABYTE)}">`],
    ['a huge srcset', `<img srcset="${fill('a,(,', 8 * MEGABYTE)}">`],
    ['many attributes', `<a ${fill('b=c ')}>`],
    ['many names', Array.from({ length: 0.3 * MEGABYTE }, (_, count) => `<p id=${String(count)}>`).join('')],
    ['open tags', fill('<a href=x ')],
    ['open comments', fill('<!--')],
    ['angle brackets', fill('<')],
    ['entities', `<a href="${fill('&amp;&', MEGABYTE)}">${fill('&#x')}`],
    ['spaces', `<meta http-equiv=refresh content="0${fill(' ', MEGABYTE)}x">`],
    ['slashes', `<a href="${fill('../', MEGABYTE)}">`],
    ['percents', `<a href="${fill('%', MEGABYTE)}#${fill('%ff', MEGABYTE)}">`],
    ['a script that names hosts', `<script>${fill('//plausible.io-')}</script>`],
    ['a script of slashes', `<script>${fill('//')}</script>`],
    [
      'many broken links',
      Array.from({ length: 0.1 * MEGABYTE }, (_, count) => `<a href=x${String(count)}#y>`).join(''),
    ],
    ['styles whose comments do not end', fill('<style>/*</style>')],
    ['a script that names one service very often', `<script>${fill('plausible.io/', 24 * MEGABYTE)}`],
    ['scripts without a dot', fill('<script>a</script>')],
    ['a title without end', `<title>${fill('x', 20 * MEGABYTE)}`],
    ['a long name', `<${fill('a', 8 * MEGABYTE)}>`],
  ])('with %s are read in linear time', async (_name, body) => {
    const before = process.cpuUsage();
    const { scanned } = await checkFiles({ 'a.html': body, 'a.svg': body });
    expect(scanned.pages).toBe(1);
    // Measures no time: the machine may be busy.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(20);
  });

  test('with very many faults are listed in part and counted in full', async () => {
    const body = Array.from({ length: 130_000 }, (_, count) => `<a href="x${String(count)}">`).join('');
    const { findings, totals, placesLeftOut } = await checkFiles({ 'a.html': page(body) });
    expect(findings).toHaveLength(50_000);
    expect(placesLeftOut).toBe(80_000);
    expect(totals['broken-link']).toBe(50_000);
  });

  test('with one fault in very many places are listed in part and counted in full', async () => {
    const pages = Array.from({ length: 3 }, (_, at) => `p${String(at)}.html`);
    const links = Array.from({ length: 70_000 }, (_, at) => `<a href="gone?${String(at)}">`).join('');
    const { findings, totals, placesLeftOut } = await checkFiles(
      Object.fromEntries(pages.map((name) => [name, page(`${links}<a href="gone-${name}">`)])),
    );
    expect(totals['broken-link']).toBe(210_003);
    expect(findings.find(({ count }) => count > 1)).toMatchObject({
      target: '/gone',
      count: 210_000,
      pages: 3,
    });
    expect(findings.reduce((sum, { places }) => sum + places.length, 0) + placesLeftOut).toBe(210_003);
    expect(findings.every(({ places }) => places.length > 0)).toBe(true);
  });

  test('with very many references are checked like any other', async () => {
    const links = (from: number): string =>
      Array.from({ length: 60_000 }, (_, at) => {
        const number = String(from + at);
        return `<a href="b?${number}#x"></a><a href="#y${number}"></a><p id="y${number}">`;
      }).join('\n');
    const more =
      '<a href="gone"></a><a href="b#no"></a><a href="#no"></a><img src="x.png"><img src="//h.example/x">';
    // The base comes after all of them, and applies to the links.
    const body = `${links(0)}\n${more}${more}\n<base href="/d/a.html">`;
    const files = { 'd/b.html': page('<p id="x">'), 'd/a.html': page(body) };
    const expected = [
      'broken-link d/a.html:60004 gone → /d/gone',
      'missing-anchor d/a.html:60004 #no → d/a.html#no',
      'missing-anchor d/a.html:60004 b#no → d/b.html#no',
      'missing-resource image d/a.html:60004 x.png → /d/x.png',
    ];
    const large = await checkFiles(files);
    expect(linesOf(large)).toEqual(expected);
    expect(large.scanned.references).toBe(2 * 60_000 + 4);
    expect(large.loads).toMatchObject([{ host: 'h.example', pages: 1, references: 1 }]);
    const small = await checkFiles({ ...files, 'd/a.html': page(`\n${more}${more}<base href="/d/a.html">`) });
    expect(linesOf(small)).toEqual(expected.map((line) => line.replace(':60004', ':5')));
  });

  test('with very many names are read like any other', async () => {
    const COUNT = THOROUGH ? 700_000 : 70_000;
    const names = Array.from({ length: COUNT }, (_, at) => `<p id=${String(at)}>`).join('');
    const files = {
      'a.html': page(`${names}<a href="#x"></a><a href="#${String(COUNT - 1)}"></a>`),
      'b.html': page('<a href="a#x"></a><a href="a#0">'),
    };
    const { findings, skipped } = await checkFiles(files);
    expect(linesOf({ findings })).toEqual([
      'missing-anchor a.html:4 #x → a.html#x',
      'missing-anchor b.html:4 a#x → a.html#x',
    ]);
    expect(skipped).toEqual([]);
  });

  test('with more hosts than the limit are findings for air-gapped sites', async () => {
    const images = (from: number): string =>
      Array.from({ length: 8_000 }, (_, at) => `<img src="//h${String(from + at)}.example/">`).join('');
    const files = {
      'a.html': page(images(0)),
      'b.html': page(images(4_000)),
      'c.css': '.a{b:url(//h0.example)}',
    };
    const one = await checkFiles(files, { hosting: 'air-gapped' });
    expect(one.loads).toHaveLength(10_000);
    // Findings list them separately.
    expect(one.totals['external-load']).toBe(16_001);
    expect(one.findings).toHaveLength(12_000);
    expect(one.placesLeftOut).toBe(0);
  });

  test('keep the report at a readable size', async () => {
    const { findings } = await checkFiles({
      'a.html': page(`<a href="${'x'.repeat(100_000)}#${'y'.repeat(100_000)}">`),
    });
    expect(JSON.stringify(findings).length).toBeLessThan(2000);
  });
});

test('a check of anything but a folder fails', async () => {
  await expect(checkFolder(import.meta.filename)).rejects.toThrow('is no folder');
  await expect(checkFolder(join(import.meta.dirname, 'gone'))).rejects.toThrow('is no folder');
});

describe('npm run check-site', () => {
  const root = dirname(dirname(import.meta.dirname));
  const folder = scratchFolder();
  const run = (...args: readonly string[]): { code: number | null; out: string; err: string } => {
    const script = [join(root, 'scripts', 'check-site.ts'), ...args];
    const ran = spawnSync(process.execPath, ['--no-warnings', ...script], { cwd: folder, encoding: 'utf8' });
    return { code: ran.status, out: ran.stdout, err: ran.stderr };
  };

  test('prints the findings, and exits with 1 if there are any', () => {
    writeFiles(folder, {
      'good/index.html': page('<a href="./">x</a>'),
      'bad/Other.html': page(''),
      'bad/index.html': page('<a href="other">x</a><img src="https://plausible.io/x.png">'),
    });
    expect(run('good')).toEqual({ code: 0, out: '1 HTML file: no problems found\n', err: '' });
    expect(run('bad')).toEqual({
      code: 1,
      out: [
        '2 HTML files: 1 problem in 1 place: 1 broken link',
        '',
        '**Repair first**',
        '',
        '- Broken link to `/other` in `index.html:4`. There is `/Other.html`: hosts tell upper from lower case, so write it like that.',
        '',
        'External requests, to hosts that readers have to reach:',
        '',
        '- `plausible.io`: analytics (image; 1 file, such as `index.html`)',
        '',
      ].join('\n'),
      err: '',
    });
    const json = JSON.parse(run('bad', '--hosting', 'air-gapped', '--json').out) as CheckReport;
    expect(json.totals).toMatchObject({ 'broken-link': 1, 'external-load': 1 });
  });

  test.each(['', 'good --hosting moon', '--help', 'good --hosting', 'good bad'])(
    'explains its usage after: npm run check-site -- %s',
    (args) => {
      const err = expect.stringMatching(/^Usage: .+\n$/) as unknown;
      expect(run(...args.split(' ').filter((each) => each !== ''))).toEqual({ code: 2, out: '', err });
    },
  );
});
