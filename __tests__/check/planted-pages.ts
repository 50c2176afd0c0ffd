/**
 * Some 370 pages, each with one construct that a reader or a browser follows, or only seems to. A browser and a server
 * decide which of them are faulty, not this file.
 */
export interface PlantedPage {
  /** The folder of this page alone. */
  readonly folder: string;
  /** The construct, in words. */
  readonly name: string;
  /** Below the folder; `page.html` is the page. */
  readonly files: Readonly<Record<string, string>>;
  readonly readers: Readers;
}

/** `screens`: several sizes and resolutions. `no scripts`: a browser whose scripts are off. */
export type Readers = 'usual' | 'screens' | 'no scripts';

type Files = Record<string, string | Uint8Array>;
/** A page's body, or its files by name; `head` goes into the head of `page.html`. */
type Plant =
  string | { readonly body?: string; readonly head?: string; readonly [file: string]: string | undefined };

export const HOST = 'docs.example.com';

const planted: PlantedPage[] = [];

export function plant(name: string, what: Plant, readers: Readers = 'usual'): void {
  const folder = String(planted.length + 1).padStart(3, '0');
  const { body = '', head = '', ...files } = typeof what === 'string' ? { body: what } : what;
  const page = document(body, head);
  planted.push({ folder, name, readers, files: { 'page.html': page, ...(files as Record<string, string>) } });
}

export function document(body: string, head = ''): string {
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Page</title>\n${head}</head>\n<body>\n${body}\n</body></html>\n`;
}

/** A page for each value, in the place of `$` in a template. */
export function each(
  name: string,
  template: Plant,
  values: readonly string[],
  readers: Readers = 'usual',
): void {
  for (const value of values) {
    const fill = (text: string): string => text.replaceAll('$', () => value);
    const filled =
      typeof template === 'string'
        ? fill(template)
        : Object.fromEntries(Object.entries(template).map(([file, text]) => [file, fill(text ?? '')]));
    plant(`${name}: ${value}`, filled, readers);
  }
}

// Links and the ways to write an address.
each('link', '<a href="$">link</a>', [
  ...['../shared/page.html', '../shared/page', '/shared/page.html', '/shared/page', '/shared/folder/'],
  ...['/shared/folder', '/shared/folder/index.html', '../shared/./folder/../page.html', '/shared/a%20b.html'],
  ...['/shared/a b.html', '/shared/a%20b', '/shared/Gr%C3%B6%C3%9Fe.html', '/shared/Größe.html'],
  ...['/shared/Gr%c3%b6%c3%9fe', '/shared/what%3F.html', '/shared/100%25.html', '/shared/page.html?x=1'],
  ...['/shared/page?x=a/b#', '../../../../shared/page.html', ' /shared/page.html ', '/shared/pa\nge.html'],
  ...['\\shared\\page.html', '?x=1', '', '#', '#top', '/', './page.html', 'page'],
  ...['http://docs.example.com/shared/page', 'https://docs.example.com/shared/page', '//docs.example.com/'],
  ...['mailto:a@b.example', 'tel:+1', 'javascript:void(0)', 'data:text/plain,x', 'about:blank'],
  ...['https://elsewhere.example/x', '//elsewhere.example/x', '/shared/manual.pdf', '/shared/%70age.html'],
  ...['/shared/&#112;age.html', '/shared/page&period;html?a=1&copy=2', '#:~:text=Page', '/shared/v1.2'],
]);
each('link', '<a href="$">link</a>', [
  ...['gone.html', 'gone', '/gone', '/gone/', '../gone.html', '/shared/', '/shared', '/shared/gone.html'],
  ...[
    '/shared/Page.html',
    '/SHARED/page.html',
    '/shared/page.htm',
    '/shared/page/page',
    '/shared/page.html/',
  ],
  ...['/shared/a+b.html', '/shared/a%2520b.html', '/shared/gr%C3%B6%C3%9Fe', '/shared/what?.html', '.'],
  ...['shared/page.html', '../../../gone.html', '\\gone', 'http://docs.example.com/gone', 'index.html'],
  ...['https://docs.example.com/gone/', '//docs.example.com/gone', 'http://[', '/gone?x=1', '/gone#there'],
  ...[
    '/shared/folder/gone',
    '/shared/page%3Fx',
    '/shared/page.html%23there',
    '/shared/gone.pdf',
    '&#103;one',
  ],
  ...['/shared/manual', '/shared/100%.html', '/shared/v1.3'],
]);
plant('link: a slash more', '<a href="/shared/page/">link</a>');
each('link without quotes', '<a href=$>link</a>', ['/shared/page', '/gone']);
each('link in capitals', "<A HREF='$'>link</A>", ['/shared/page', '/gone']);
each('link over lines', '<a\n  class="x"\n  href\n =\n "$"\n>link</a>', ['/shared/page', '/gone']);
each('second of two attributes', '<a href="/shared/page" href="$">link</a>', ['/shared/folder/', '/gone']);
each('first of two attributes', '<a href="$" href="/shared/page">link</a>', ['/shared/folder/', '/gone']);
each('area', '<map name="m"><area href="$" shape="default"></map>', ['/shared/page', '/gone']);
each('form', '<form action="$"><button>go</button></form>', ['/shared/page', '/gone']);
each('button', '<form><button formaction="$">go</button></form>', ['/shared/page', '/gone']);
each('link in a drawing', '<svg><a href="$"><text>x</text></a></svg>', ['/shared/page', '/gone']);
each('xlink in a drawing', '<svg><a xlink:href="$"><text>x</text></a></svg>', ['/shared/page', '/gone']);
each('link in a template', '<template><a href="$">x</a></template>', ['/gone']);
each('refresh', { head: '<meta http-equiv="refresh" content="0; url=$">' }, [
  ...['../shared/page', 'gone', '/shared/folder', '/gone'],
]);
each('refresh in quotes', { head: `<meta http-equiv="Refresh" content="0;URL='$'">` }, [
  '/shared/page',
  '/gone',
]);
each(
  'redirect page behind a link',
  { body: '<a href="old">x</a>', 'old.html': document('', '<meta http-equiv="refresh" content="0;url=$">') },
  ['/shared/page'],
);
each(
  'link without scripts',
  '<noscript><a href="$">x</a></noscript>',
  ['/shared/page', '/gone'],
  'no scripts',
);
each(
  'image without scripts',
  '<noscript><img alt="" src="$"></noscript>',
  ['/shared/dot.png', 'gone.png'],
  'no scripts',
);

// Bases.
each('base', { head: '<base href="/shared/">', body: '<a href="$">x</a>' }, [
  'page',
  'gone',
  '../gone',
  'folder/',
]);
each(
  'base of another host',
  { head: '<base href="https://elsewhere.example/">', body: '<a href="$">x</a>' },
  ['gone'],
);
each('second base', { head: '<base href="/shared/"><base href="/elsewhere/">', body: '<a href="$">x</a>' }, [
  'page',
  'gone',
]);
each('base without an address', { head: '<base target="_blank">', body: '<a href="$">x</a>' }, [
  'page',
  'gone',
]);
each('base after the link', { body: '<a href="$">x</a><base href="/shared/">' }, ['folder/', 'gone']);
each('base and an anchor', { head: '<base href="/shared/page.html">', body: '<a href="#$">x</a>' }, [
  'there',
  'gone',
]);
each('base and an image', { head: '<base href="/shared/">', body: '<img alt="" src="$">' }, [
  'dot.png',
  'gone.png',
]);

// Anchors: names on the page that a link is on, and on another.
export const named = (markup: string): Plant => ({
  body: '<a href="there#$">x</a>',
  'there.html': document(markup),
});
each('anchor by id', named('<h2 id="one">1</h2>'), ['one', 'One', 'two']);
each('anchor on the same page', '<h2 id="one">1</h2><a href="#$">x</a>', ['one', 'two']);
each('anchor by name', named('<a name="one">1</a>'), ['one', 'two']);
each('anchor by the name of something else', named('<div name="one">1</div><map name="one"></map>'), ['one']);
each('anchor with a space', named('<h2 id="a b">1</h2>'), ['a%20b', 'a b', 'a+b']);
each('anchor beyond ASCII', named('<h2 id="größe">1</h2>'), ['größe', 'gr%C3%B6%C3%9Fe', 'groesse']);
each('anchor with an escape in its name', named('<h2 id="a%20b">1</h2>'), ['a%20b', 'a%2520b', 'a%20c']);
each('anchor with an entity', named('<h2 id="a&amp;b">1</h2>'), ['a&amp;b', 'a&b', 'a']);
each('anchor without quotes', named('<h2 ID=one>1</h2>'), ['one']);
each('anchor in a drawing', named('<svg><g id="one"></g></svg>'), ['one', 'two']);
each('anchor in a template', named('<template><h2 id="one">1</h2></template>'), ['one']);
each('anchor in a comment', named('<!-- <h2 id="one">1</h2> -->'), ['one']);
each('anchor in a text field', named('<textarea><h2 id="one">1</h2></textarea>'), ['one']);
each('anchor in a script', named('<script>"<h2 id=\'one\'>"</script>'), ['one']);
each('anchor twice', named('<h2 id="one">1</h2><p id="one">2</p>'), ['one']);
each('anchor by the second id', named('<h2 id="one" id="two">1</h2>'), ['one', 'two']);
each('anchor that is hidden', named('<h2 id="one" hidden>1</h2>'), ['one']);
each('anchor with spaces around', named('<h2 id=" one ">1</h2>'), ['one']);
each('anchor in a folder', '<a href="/shared/folder/#$">x</a>', ['there', 'gone']);
each('anchor of a folder without its slash', '<a href="/shared/folder#$">x</a>', ['there', 'gone']);
each('anchor with the own host', '<a href="http://docs.example.com/shared/page#$">x</a>', ['there', 'gone']);
each('anchor and a query', '<a href="/shared/page?x=1#$">x</a>', ['there', 'gone']);
each('anchor in a drawing by itself', '<a href="/shared/sprite.svg#$">x</a>', ['there', 'gone']);
each('anchor that is empty or the top', '<a href="/shared/page#$">x</a>', ['', 'top', 'TOP', 'Top']);
each('anchor of body', named('<i></i></body><body id="one">'), ['one']);
each(
  'part of a drawing',
  '<svg width="9" height="9"><rect id="there" width="9" height="9"/><use href="#$"/></svg>',
  ['there', 'gone'],
);
each('part of another drawing', '<svg width="9" height="9"><use href="/shared/sprite.svg#$"/></svg>', [
  'there',
  'gone',
]);
each('part of a drawing that is gone', '<svg width="9" height="9"><use xlink:href="$#there"/></svg>', [
  '/shared/sprite.svg',
  'gone.svg',
]);

// What a page loads.
const image = ['/shared/dot.png', 'gone.png'];
each('image', '<img alt="" src="$">', [
  '../shared/dot.png',
  '/shared/dot.png?v=1',
  '/shared/dot.svg',
  '/shared/Dot.png',
  'gone.png',
]);
each('image as data', '<img alt="" src="$">', ['data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=']);
each('image of another host', '<img alt="" src="$">', ['https://elsewhere.example/x.png']);
each('lazy image', '<img alt="" loading="lazy" src="$">', image);
each('image by its old name', '<image src="$">', image);
each('srcset', '<img alt="" src="/shared/dot.png" srcset="/shared/dot.png 1x, $ 2x">', image, 'screens');
each(
  'srcset by width',
  '<img alt="" sizes="100vw" srcset="$ 500w, /shared/dot.png 4000w">',
  image,
  'screens',
);
each(
  'srcset with data',
  '<img alt="" srcset="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=, $ 2x">',
  image,
  'screens',
);
each('srcset without spaces', '<img alt="" srcset="/shared/dot.png 1x,$ 2x">', image, 'screens');
each('picture', '<picture><source srcset="$"><img alt="" src="/shared/dot.png"></picture>', image);
each(
  'picture for narrow screens',
  '<picture><source media="(max-width: 600px)" srcset="$"><img alt="" src="/shared/dot.png"></picture>',
  image,
  'screens',
);
each(
  'picture for the dark',
  '<picture><source media="(prefers-color-scheme: dark)" srcset="$"><img alt="" src="/shared/dot.png"></picture>',
  image,
  'screens',
);
each('image of a form', '<form><input type="image" alt="" src="$"></form>', image);
each('picture in a drawing', '<svg><image href="$" width="9" height="9"/></svg>', image);
each('picture in a drawing by xlink', '<svg><image xlink:href="$" width="9" height="9"/></svg>', image);
each('background', '<table background="$"><tr><td>x</table>', image);
each('video', '<video src="$"></video>', ['/shared/film.mp4', 'gone.mp4']);
each('source of a video', '<video><source src="$"></video>', ['/shared/film.mp4', 'gone.mp4']);
each('poster', '<video poster="$"></video>', image);
each('audio', '<audio src="$" controls></audio>', ['/shared/sound.mp3', 'gone.mp3']);
each('track', '<video src="/shared/film.mp4"><track default kind="captions" src="$"></video>', [
  '/shared/captions.vtt',
  'gone.vtt',
]);
each('embed', '<embed type="text/html" src="$">', ['/shared/page', 'gone']);
each('object', '<object type="text/html" data="$"></object>', ['/shared/page', 'gone']);
each('frame', '<iframe title="x" src="$"></iframe>', ['/shared/page', '/gone', 'about:blank']);
each('lazy frame', '<iframe title="x" loading="lazy" src="$"></iframe>', ['/shared/page', '/gone']);

// Heads.
each('script', { head: '<script src="$"></script>' }, [
  '/shared/script.js',
  'gone.js',
  '/shared/script.js?v=1',
]);
each('script that waits', { head: '<script defer src="$"></script>' }, ['/shared/script.js', 'gone.js']);
each('script of a kind that does not run', { head: '<script type="text/x-template" src="$"></script>' }, [
  '/shared/script.js',
]);
each('script for old browsers', { head: '<script nomodule src="$"></script>' }, ['gone.js']);
each('module', { head: '<script type="module" src="$"></script>' }, ['/shared/module.js', 'gone.js']);
each('import of a module in the page', { head: '<script type="module">import { x } from \'$\';</script>' }, [
  '/shared/module.js',
  './gone.js',
  '../gone.js',
]);
each('script in a drawing', '<svg><script href="$"></script></svg>', ['/shared/script.js', 'gone.js']);
each('style sheet', { head: '<link rel="stylesheet" href="$">' }, [
  '/shared/style.css',
  'gone.css',
  '../shared/Style.css',
]);
each('style sheet in the body', '<link rel="StyleSheet" href="$">', ['/shared/style.css', 'gone.css']);
each('style sheet for paper', { head: '<link rel="stylesheet" media="print" href="$">' }, [
  '/shared/style.css',
  'gone.css',
]);
each('style sheet that is off', { head: '<link rel="stylesheet" disabled href="$">' }, ['gone.css']);
each('preload', { head: '<link rel="preload" as="image" href="$">' }, image);
each('preload of a set', { head: '<link rel="preload" as="image" imagesrcset="$">' }, image);
each('preload of a module', { head: '<link rel="modulepreload" href="$">' }, [
  '/shared/module.js',
  'gone.js',
]);
each('icon', { head: '<link rel="icon" href="$">' }, image);
each('icon of a telephone', { head: '<link rel="apple-touch-icon" href="$">' }, image);
each('manifest', { head: '<link rel="manifest" href="$">' }, [
  '/shared/manifest.webmanifest',
  'gone.webmanifest',
]);
each(
  'icon of a manifest',
  {
    head: '<link rel="manifest" href="there.webmanifest">',
    'there.webmanifest': '{"name":"x","icons":[{"src":"$","sizes":"9x9"}]}',
  },
  ['/shared/dot.png', 'gone.png'],
);
each('connection made ahead', { head: '<link rel="preconnect" href="$">' }, ['https://elsewhere.example']);
each('canonical address', { head: '<link rel="canonical" href="$">' }, ['/gone']);
each('Markdown twin', { head: '<link rel="alternate" type="text/markdown" href="$">' }, ['gone.md']);
each('next page', { head: '<link rel="next" href="$">' }, ['gone']);
each('picture for a card', { head: '<meta property="og:image" content="$">' }, ['/gone.png']);

// Style sheets.
export const style = (css: string): Plant => ({ head: `<style>${css}</style>` });
each('style: url', style('body { background: url($) }'), [
  '/shared/dot.png',
  'gone.png',
  '"/shared/dot.png"',
  "'gone.png'",
  ' "gone.png" ',
]);
each('style: url with escapes', style('body { background: url($) }'), [
  '/shared/a\\ b.png',
  '"/shared/\\64ot.png"',
  '/gone\\ b.png',
  '"/gone\\64ot.png"',
]);
each('style: import', style('@import $;'), [
  '"/shared/style.css"',
  'url(/shared/style.css)',
  '"gone.css"',
  'url(gone.css) screen',
  "'gone.css' layer(x)",
]);
each('style: import too late', style('body { color: red } @import "$";'), ['gone.css']);
each(
  'style: set of images',
  style('body { background: image-set("/shared/dot.png" 1x, "$" 2x) }'),
  image,
  'screens',
);
each(
  'style: font',
  {
    ...(style('@font-face { font-family: f; src: url($) } body { font-family: f }') as object),
    body: '<p>text</p>',
  },
  ['/shared/font.woff2', 'gone.woff2'],
);
each('style: namespace', style('@namespace url($);'), ['http://www.w3.org/1999/xhtml']);
each('style: comment', style('/* url($) */ body { color: red }'), ['gone.png']);
each('style: string', { ...(style('p::before { content: "url($)" }') as object), body: '<p>x</p>' }, [
  'gone.png',
]);
each('style: attribute', '<p style="background: url($)">x</p>', image);
each('style: attribute with entities', '<p style="background: url(&quot;$&quot;)">x</p>', image);
each('style: several backgrounds', style('body { background: url(/shared/dot.png), url($) }'), image);
each('style: in a media query', style('@media screen { body { background: url($) } }'), image);
each(
  'style: nested',
  { ...(style('body { & p { background: url($) } }') as object), body: '<p>x</p>' },
  image,
);
each(
  'style: list',
  { ...(style('li { list-style-image: url($) }') as object), body: '<ul><li>x</ul>' },
  image,
);
each('style: variable', style('body { --x: url($); background: var(--x) }'), image);
each('style: part of the page', style('body { clip-path: url(#$) }'), ['x']);
each(
  'style sheet: url',
  { head: '<link rel="stylesheet" href="css/x.css">', 'css/x.css': 'body { background: url($) }' },
  ['../../shared/dot.png', 'gone.png', '../gone.png'],
);
each(
  'style sheet: import',
  { head: '<link rel="stylesheet" href="css/x.css">', 'css/x.css': '@charset "utf-8";\n@import "$";' },
  ['/shared/style.css', 'gone.css'],
);
each(
  'style sheet in another',
  {
    head: '<link rel="stylesheet" href="x.css">',
    'x.css': '@import "css/y.css";',
    'css/y.css': 'body { background: url($) }',
  },
  ['/shared/dot.png', 'gone.png'],
);

// What only looks like an element, and what does not.
each('comment', '<!-- <a href="$">x</a> -->', ['/gone']);
each('comment that ends early', '<!--> <a href="$">x</a> -->', ['/gone', '/shared/page']);
each('comment that ends with a bang', '<!-- x --!> <a href="$">x</a>', ['/gone', '/shared/page']);
each('comment that does not end', '<!-- <a href="$">x</a>', ['/gone']);
each('question mark', '<?php echo "<a href=\'$\'>x</a>" ?>', ['/gone']);
each('script: string', '<script>const x = \'<a href="$">x</a>\';</script>', ['/gone']);
each(
  'script: string with a comment',
  '<script>const x = \'<!-- <script><a href="$">x</a>\';</script></script>',
  ['/gone'],
);
each('script: template of text', '<script type="text/template"><a href="$">x</a></script>', ['/gone']);
each('script: data', '<script type="application/json">{"href":"$","x":"<img src=gone.png>"}</script>', [
  '/gone',
]);
each('text field', '<textarea><a href="$">x</a></textarea>', ['/gone']);
each('title', { head: '<title>x <a href="$">x</a></title>' }, ['/gone']);
each('style that holds markup', '<style>/* <a href="$">x</a> */</style>', ['/gone']);
each('text of another time', '<xmp><a href="$">x</a></xmp>', ['/gone']);
each('frame with content', '<iframe title="x"><a href="$">x</a></iframe>', ['/gone']);
each('CDATA in a drawing', '<svg><text><![CDATA[<a href="$">x</a>]]></text></svg>', ['/gone']);
each('CDATA in HTML', '<![CDATA[<a href="$">x</a>]]>', ['/gone']);
each('CDATA in HTML that ends early', '<![CDATA[x><a href="$">x</a>]]>', ['/gone', '/shared/page']);
each('escaped markup', '<code>&lt;a href="$"&gt;</code>', ['/gone']);
each('quote that does not close', '<a href="/shared/page>x</a> <p title=">y</p> <a href="$">z</a>', [
  '/shared/page',
  '/gone',
]);
each('quote that never closes', '<p>x</p> <img alt="" src="$>', ['gone.png']);
each('tag that never closes', '<p>x</p> <a href="$"', ['/gone']);
each(
  'attribute of another name',
  '<a data-href="$" hreff="$">x</a> <img alt="" data-src="$" src="/shared/dot.png">',
  ['/gone'],
);
each('end tag with an address', 'x</a href="$">', ['/gone']);
each('less than', 'a < b href="$" > c', ['/gone']);
each('title of a drawing', '<svg><title><a href="$">x</a></title></svg>', ['/gone', '/shared/page']);
each('style of a drawing', '<svg><style>rect { fill: red } </style><a href="$"><text>x</text></a></svg>', [
  '/gone',
  '/shared/page',
]);
each('slash at the end of a tag', '<script src="/shared/script.js" /><a href="$">x</a></script>', ['/gone']);
each('slash at the end of an address', '<a href=$/>x</a>', ['/shared/folder', '/gone']);
each('template in a template', '<template><template></template><a href="$">x</a></template>', ['/gone']);
each('nothing after a template', '<template><p>x</template><a href="$">x</a>', ['/gone', '/shared/page']);
each('link that a script makes', '<div id="x"></div><script>x.innerHTML = \'<a href="$">x</a>\';</script>', [
  '/shared/page',
]);
each('byte order mark', { 'page.html': '\ufeff<!doctype html><title>Page</title><a href="$">x</a>' }, [
  '/shared/page',
  '/gone',
]);
each(
  'frameset',
  { 'page.html': '<!doctype html><title>Page</title><frameset cols="*"><frame src="$"></frameset>' },
  ['/shared/page', '/gone'],
);
each(
  'drawing: image',
  {
    body: '<img alt="" src="/shared/dot.png"><object type="image/svg+xml" data="x.svg"></object>',
    'x.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="$" width="9" height="9"/></svg>',
  },
  image,
);

export const PLANTED: readonly PlantedPage[] = planted;

/** A picture of one point. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Everything around the planted pages, without a fault. */
export const SURROUNDINGS: Readonly<Files> = {
  'index.html': document('<p>Start</p>'),
  '404.html': document('<p>Not found</p>'),
  'favicon.ico': DOT,
  'sitemap.xml': `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://${HOST}/</loc></url><url><loc>http://${HOST}/shared/page</loc></url></urlset>\n`,
  'shared/page.html': document('<h2 id="there">There</h2>'),
  'shared/folder/index.html': document('<h2 id="there">There</h2>'),
  'shared/a b.html': document(''),
  'shared/Größe.html': document(''),
  'shared/what?.html': document(''),
  'shared/100%.html': document(''),
  'shared/v1.2.html': document(''),
  'shared/manual.pdf': '%PDF-1.4\n',
  'shared/dot.png': DOT,
  'shared/a b.png': DOT,
  'shared/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>\n',
  'shared/sprite.svg':
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="there" viewBox="0 0 9 9"><rect width="9" height="9"/></symbol></svg>\n',
  'shared/style.css': 'body { color: black }\n',
  'shared/script.js': '"use strict";\n',
  'shared/module.js': 'export const x = 1;\n',
  'shared/font.woff2': '',
  'shared/film.mp4': '',
  'shared/sound.mp3': '',
  'shared/captions.vtt': 'WEBVTT\n',
  'shared/manifest.webmanifest': '{"name":"x"}\n',
};
