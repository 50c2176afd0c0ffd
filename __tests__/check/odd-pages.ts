/** Constructs that are rare, and ways to write them that are odd: `PLANTED` with these pages after the usual ones. */
import { document, each, named, plant, PLANTED, style } from './planted-pages.ts';

const link = '<a href="$">link</a>';
const image = ['/shared/dot.png', 'gone.png'];

each('odd link', link, [
  ...['/shared/%2e/page.html', '/shared/%2E%2E/shared/page', '/shared/pa%67e.html', '/shared/page.html?'],
  ...['HTTP://docs.example.com/shared/page', 'http://DOCS.Example.com:80/shared/page', '/shared/folder/.'],
  ...['\\\\docs.example.com\\shared\\page', '///docs.example.com/shared/page', '\\/elsewhere.example/x'],
  ...['/shared/pa\tge.html', '\t/shared/page\r\n', '/sha&#10;red/page', '&#32;/shared/page&#9;'],
  ...['&sol;shared&sol;page', '/shared/page&#63;x=1', '/shared/page&#x23;there', '/shared%2Fpage.html'],
  ...['?', '?#', '?x=1#', '#%74op', 'page#TOP', '#:~:text=Page&text=x', 'page.html#:~:text=a,b'],
  ...['MAILTO:a@b.example', ' JavaScript:void(0)', 'java\nscript:void(0)', 'TEL:+1', 'blob:x', 'data:,x'],
  ...[
    'urn:isbn:1',
    'x-app:y',
    'ftp://e.example/x',
    'http://dócs.example/gone',
    'http://docs.example.com:81/x',
  ],
  ...['/shared/page/../page.html', '/shared/folder/%2e%2e/page', '/../shared/page', '.?x', './?x=1#'],
]);
each('odd link', link, [
  ...['/shared/page.html%20', '/shared/page.html%3Fx', 'HTTP://DOCS.EXAMPLE.COM/gone', '/shared/page;v=1'],
  ...['http://docs.example.com:80/gone', '/\\docs.example.com/gone', 'http:\\\\docs.example.com\\gone'],
  ...['http://docs.example.com/shared/../gone', '/shared/page/..', '/shared/page&num;gone', '//'],
  ...['http://exa mple.com/', 'https://e.example:port/', '/shared/a&nbsp;b.html', '/shared/%zz', '..\\gone'],
  ...[
    '/shared/page#gone:~:text=x',
    '/shared/pa\tges.html',
    '&#103one',
    '/shared/page.html&quest;',
    './gone?',
  ],
]);
each('place with blanks', '<a href="/shared/page#$">x</a>', ['there ', 'the\nre', 'gone ', 'go\nne']);
each('place with parameters', '<a href="/shared/page#$">x</a>', ['there:~:text=x', 'gone:~:text=x']);

// Names of files.
const names = [
  '50% off',
  'a#b',
  'a%20b',
  'a+b',
  "it's",
  'a&b',
  '(x)',
  '[x]',
  'a;b',
  '~t',
  '😀',
  'x,y',
  'a:b',
  'a=b',
];
names.push(
  'a"b',
  'a<b>',
  'a\\b',
  'e\u0301',
  '.hidden',
  'a  b',
  '@scope/pkg',
  'ü/index',
  'x.y.z',
  'INDEX',
  '-',
  '\u2028',
);
for (const name of names) {
  const files = { [`f/${name}.html`]: document('<p>x</p>') };
  const written = name.split('/').map(encodeURIComponent).join('/');
  plant(`name of a file: ${name}`, {
    body: `<a href="f/${written}.html">x</a> <a href="f/${written}">x</a>`,
    ...files,
  });
  plant(`name of no file: ${name}`, { body: `<a href="f/${written}x">x</a>`, ...files });
}
each(
  'name as it is',
  {
    body: '<a href="./$">x</a>',
    "it's.html": document(''),
    'a:b.html': document(''),
    '(x).html': document(''),
  },
  [...["it's.html", 'a:b.html', '(x).html', "it's", 'a:b', '(y)']],
);
plant('name in another normal form', {
  body: '<a href="f/%C3%A9.html">x</a>',
  'f/e\u0301.html': document(''),
});
each('name that is a scheme', { body: '<a href="$">x</a>', 'a:b.html': document('') }, ['a:b.html']);
each('address encoded twice', { body: '<a href="$">x</a>', 'a%20b.html': document('') }, [
  'a%2520b',
  'a%20b',
]);

// Bases.
each('odd base', { head: '<base href="$">', body: '<a href="page.html">x</a>' }, [
  ...['', '?x', '#x', '/shared', '/shared/', '//docs.example.com/shared/', 'mailto:x@e.example', 'page.html'],
  ...['javascript:x', 'gone/', '/shared/folder/', ' /shared/ ', '\\shared\\', 'http:', '.', '..'],
]);
each('base in a template', '<template><base href="/shared/"></template><a href="$">x</a>', [
  'folder/',
  'page.html',
]);
each('base behind one without an address', { head: '<base target=_top><base href="/shared/">', body: link }, [
  'folder/',
  'gone',
]);

// Anchors.
each(
  'anchor with odd bytes',
  named(
    '<i id="a+b"></i><i id=\'a"b\'></i><i id="a%b"></i><i id="x&#10;y"></i><i id="a<b"></i><i id="1"></i>',
  ),
  [
    ...['a+b', 'a%2Bb', 'a%22b', 'a&quot;b', 'a%b', 'a%25b', 'x%0Ay', 'a&lt;b', 'a%3Cb', '1', '%31'],
    ...['a%20b', 'a%2525b', 'xy', '2', 'a%'],
  ],
);
each('anchor of escapes and others', named('<h2 id="100% größe">1</h2>'), [
  '100%%20gr%C3%B6%C3%9Fe',
  '100% größe',
  '100%25%20größe',
  '100%',
]);
each('anchor in lower-case escapes', named('<h2 id="Ünï">1</h2>'), [
  '%c3%9cn%c3%af',
  '%C3%9Cn%C3%AF',
  '%c3%9cn',
]);
each('anchor in another normal form', named('<h2 id="e\u0301">1</h2>'), ['%C3%A9', 'e%CC%81']);
each('anchor of the head', named('<title id="two">x</title>'), ['two']);
each(
  'anchor by the name of another element',
  named('<img alt="" name="x" src="/shared/dot.png"><form name="y"></form>'),
  ['x', 'y'],
);
each('anchor by a capital NAME', named('<A NAME="one">x</A>'), ['one', 'ONE']);
each('anchor that is empty', named('<a name="" id="">x</a>'), ['']);
each('anchor like a route', named('<i id="/x"></i>'), ['/x']);
each('anchor of lines', named('<i id="L1"></i><i id="2"></i>'), ['L1', 'L4', '3']);

// What a page loads.
each('odd image', '<img alt="" src="$">', [
  '',
  ' ',
  '/shared/dot.png#x',
  '/shared/dot.svg#gone',
  ' /shared/dot.png\n',
  'DATA:,x',
  '//elsewhere.example/x.png',
]);
each('odd image', '<img alt="" src="$">', [
  '/shared/dot.png%20',
  'gone.png?x',
  '/shared/dot.PNG',
  '/shared',
  'http://docs.example.com/gone.png',
]);
each(
  'odd srcset',
  '<img alt="" src="/shared/dot.png" srcset="$">',
  [
    ...[
      '',
      ',',
      '/shared/dot.png',
      '/shared/dot.png, /shared/dot.png 2x',
      '/shared/dot.png 1x, , /shared/dot.png 2x',
    ],
    ...[
      'data:image/svg+xml,<svg>,</svg>, /shared/dot.png 2x',
      '/shared/dot.png\n1x,\n/shared/dot.png\t2x',
      '  /shared/dot.png  ',
    ],
    ...[',,gone.png', '/shared/dot.png,gone.png', 'gone.png 1x', 'gone.png, /shared/dot.png 2x'],
  ],
  'screens',
);
each(
  'source of pictures',
  '<picture><source srcset="$ 1x"><source srcset="/shared/dot.png"><img alt="" src="/shared/dot.png"></picture>',
  image,
);
each(
  'old attributes',
  '<img alt="" src="/shared/dot.png" longdesc="$"><blockquote cite="$">x</blockquote><q cite="$">x</q><del cite="$">x</del>',
  ['gone'],
);
each('field that is no image', '<input type="$" src="gone.png">', ['text', 'hidden', ' image', '']);
each('field that is an image', '<input type="IMAGE" alt="" src="$">', image);
each('frame without an address', '<iframe title="x" src="$"></iframe>', ['', "javascript:''", '?x=1']);
each(
  'frames',
  {
    'page.html':
      '<!doctype html><title>Page</title><frameset cols="*,*"><frameset rows="*"><frame src="$"></frameset><frame src="/shared/page"></frameset>',
  },
  ['/shared/page', '/gone'],
);
each(
  'frame without frames',
  {
    'page.html':
      '<!doctype html><title>Page</title><frameset><frame src="/shared/page"></frameset><noframes><a href="$">x</a></noframes>',
  },
  ['gone'],
);
each('empty object', '<object data="$"></object><embed src="$">', ['']);
each(
  'object with another inside',
  '<object data="$" type="image/png"><img alt="" src="/shared/dot.png"></object>',
  image,
);
each('video of several', '<video><source src="$" type="video/mp4"><source src="/shared/film.mp4"></video>', [
  '/shared/film.mp4',
  'gone.mp4',
]);
each('media without an address', '<video src="$" poster="$"></video><audio src="$"></audio>', ['']);
each('area without an address', '<map name="m"><area nohref><area href="$"></map>', ['', '#']);
each('form', '<form action="$"><button>go</button></form>', [
  '',
  '?q=1',
  '#',
  'javascript:void(0)',
  'https://elsewhere.example/send',
  ' /gone ',
]);
each('button without an address', '<form><button formaction="$">go</button></form>', ['', '?x']);
each('form of a dialog', '<form method="dialog"><button>go</button></form><a href="$">x</a>', [
  '/shared/page',
  '/gone',
]);

// Refresh.
each('refresh that leads nowhere else', { head: '<meta http-equiv="refresh" content="$">' }, [
  '999',
  '999;',
  '999; url=',
  '999,',
  ';url=gone',
  'url=gone',
  '-1; url=gone',
  '+0;url=gone',
  'x;url=gone',
  '0x;url=gone',
]);
each('refresh, written oddly', { head: '<meta http-equiv="REFRESH" content="$">' }, [
  '0;/shared/page',
  '0,url=/shared/page',
  '0 /shared/page',
  " 0 ; URL = '/shared/page' x",
  '.1;url=/shared/page',
  '0;\nurl=/shared/page',
]);
each('refresh, written oddly', { head: '<meta http-equiv="refresh" content="$">' }, [
  '0;gone',
  '0,url=gone',
  '0 gone',
  "0;url='gone'x",
  '.1;url=gone',
  '0;url gone',
  '0; &quot;gone',
  '0.5.5; gone',
]);

// Heads.
each('link without a relation', { head: '<link href="$"><link rel="" href="$">' }, ['gone']);
each('style sheet of another kind', { head: '<link rel="stylesheet" type="$" href="gone.css">' }, [
  'text/css',
  'TEXT/CSS; charset=utf-8',
  '',
]);
each('alternate style sheet', { head: '<link rel="alternate stylesheet" title="x" href="$">' }, [
  '/shared/style.css',
  'gone.css',
]);
each('icon by two relations', { head: '<link rel="shortcut icon" href="$">' }, [
  '/shared/dot.png',
  'gone.png',
  'data:,',
]);
each('script without an address', { head: '<script src="$"></script>' }, ['', ' ']);
each('script of a kind that runs', { head: '<script type="$" src="gone.js"></script>' }, [
  'text/javascript',
  '',
  'APPLICATION/JAVASCRIPT',
]);
each(
  'import in a comment',
  { head: '<script type="module">\n// import "$";\n/*\nimport "$";\n*/\nconst x = 1;</script>' },
  ['./gone.js'],
);
each('import, written oddly', { head: '<script type="module">import{x}from"$";</script>' }, [
  '/shared/module.js',
  './gone.js',
]);
each('import of all', { head: '<script type="module">import * as x from \'$\';</script>' }, [
  '/shared/module.js',
  './gone.js',
]);
each('export from', { head: '<script type="module">export { x } from "$";</script>' }, [
  '/shared/module.js',
  './gone.js',
]);
each(
  'rules for loading ahead',
  { head: '<script type="speculationrules">{"prefetch":[{"urls":["$"]}]}</script>' },
  ['gone'],
);
each('icons of a manifest', { head: '<link rel="manifest" href="m.json">', 'm.json': '$' }, [
  ...[
    '\ufeff{"icons":[{"src":"/shared/dot.png"}]}',
    '{"icons":',
    '[]',
    'null',
    '{"icons":"x"}',
    '{"icons":[null,7,"x"]}',
  ],
  ...[
    '\ufeff{"icons":[{"src":"gone.png"}]}',
    '{"icons":[{"src":"../../gone.png","sizes":"any","purpose":"maskable"}]}',
  ],
]);

// Style sheets.
each('style: odd import', style('@import $;'), [
  ...['url(/shared/style.css)layer(a) supports(display:grid) screen', '""', 'url( "/shared/style.css" )'],
  ...[
    'url(gone.css)layer(a)',
    '/**/"gone.css"',
    '"gone.css"/**/screen',
    'url( gone.css )',
    '"go\\6e e.css"',
    '"go\\\nne.css"',
  ],
]);
each('style: import behind layers', style('@layer a, b; @IMPORT "$";'), ['/shared/style.css', 'gone.css']);
each('style: import between marks of a comment', { head: '<style><!-- @import "$"; --></style>' }, [
  '/shared/style.css',
  'gone.css',
]);
each('style: odd url', { ...(style('p { background: $ }') as object), body: '<p>x</p>' }, [
  ...[
    'url()',
    'url( )',
    'url("")',
    'url(#x)',
    "url('#x')",
    'url(DATA:,x)',
    'url(/* x */"gone.png")',
    'url(a b.png)',
    'url(go"ne.png)',
    'url(go(ne.png)',
  ],
  ...[
    'u\\72l(gone.png)',
    'URL(gone.png)',
    'url(gone.png',
    'url(/shared/dot.png/*x*/)',
    'url(\tgone.png\n)',
    'url(//docs.example.com/gone.png)',
  ],
]);
each('style: sets', { ...(style('p { background: $ }') as object), body: '<p>x</p>' }, [
  ...[
    'image-set("/shared/dot.png" type("image/png") 1x)',
    '-webkit-image-set(url(/shared/dot.png) 1x)',
    'image-set(url("gone.png") 1x)',
    'image-set("gone.png" type("image/png") 1x)',
  ],
]);
each(
  'style: fonts',
  { ...(style('@font-face { font-family: f; src: $ } p { font-family: f }') as object), body: '<p>text</p>' },
  [
    ...[
      'local("x"), url("/shared/font.woff2") format("woff2")',
      'url(gone.woff2) format("woff2"), url(/shared/font.woff2)',
      'url(#x)',
    ],
  ],
);
each('style of another kind', { head: '<style type="$">body { background: url(gone.png) }</style>' }, [
  'text/less',
  'text/tailwindcss',
  'text/css',
  '',
  'Text/CSS',
]);
each('style in a drawing', '<svg><style>@import "$";</style></svg>', ['/shared/style.css', 'gone.css']);
each('style in a drawing, as CDATA', '<svg><style><![CDATA[ @import "$"; ]]></style></svg>', [
  '/shared/style.css',
  'gone.css',
]);
each('picture for paper', style('@media print { body { background: url($) } }'), ['/shared/dot.png']);

// Drawings.
each(
  'drawing that shows its own part',
  {
    body: '<object type="image/svg+xml" data="x.svg"></object>',
    'x.svg': '<svg xmlns="http://www.w3.org/2000/svg"><g id="a"/><use href="#$"/></svg>',
  },
  ['a'],
);
each(
  'drawing with a part of another',
  {
    body: '<object type="image/svg+xml" data="x.svg"></object>',
    'x.svg': '<svg xmlns="http://www.w3.org/2000/svg"><use href="$#there"/></svg>',
  },
  ['/shared/sprite.svg', 'gone.svg'],
);
each(
  'drawing with a style',
  {
    body: '<object type="image/svg+xml" data="x.svg"></object>',
    'x.svg': '<?xml version="1.0"?><?xml-stylesheet href="$"?><svg xmlns="http://www.w3.org/2000/svg"/>',
  },
  ['/shared/style.css'],
);
each(
  'drawing with entities',
  {
    body: '<object type="image/svg+xml" data="x.svg"></object>',
    'x.svg': '<svg xmlns="http://www.w3.org/2000/svg"><image href="$" width="9" height="9"/></svg>',
  },
  ['/shared/dot&#46;png', 'gone&#46;png'],
);
each('text on a path', '<svg><path id="p" d="M0 0h9"/><text><textPath href="#$">x</textPath></text></svg>', [
  'p',
  'gone',
]);

// Pages of other kinds.
each(
  'page of XML, itself',
  {
    body: '<a href="x.xhtml">x</a>',
    'x.xhtml':
      '<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body><textarea/><img alt="" src="$"/></body></html>',
  },
  ['/shared/dot.png'],
);
each('page in capitals', { body: '<a href="X.HTML#$">x</a>', 'X.HTML': document('<p id="here">x</p>') }, [
  'here',
  'gone',
]);
each(
  'page with an old ending',
  { body: '<a href="x.htm#$">x</a>', 'x.htm': document('<p id="here">x</p>') },
  ['here', 'gone'],
);
each('page without a body', { body: '<a href="x#here">x</a>', 'x.html': '$' }, [
  '<!doctype html><title>x</title><p id=here>x',
  '<title>x</title><a name=here>',
  '<title>x</title><p>',
]);
each(
  'reference for programs',
  { body: '<a href="there?x=1#$">x</a>', 'there.html': document('<p id="one">x</p>') },
  ['one', 'two'],
);

export { PLANTED };
