import { describe, expect, test } from '@jest/globals';
import { pageText } from '../../src/html/page-text.ts';
import { readManifest } from '../../src/site/manifest.ts';
import { countOf, pageChangesOf, unknownOf, type PageChanges } from '../../src/site/page-changes.ts';
import {
  LISTED_MAX,
  pageItems,
  pageListText,
  pagesText,
  titlesOf,
  type SiteTitles,
} from '../../src/site/page-list.ts';
import type { PageFacts } from '../../src/site/page-texts.ts';
import { listedSite } from '../kit/listed-site.ts';
import { changesBetween, kept, manifestOf, readTexts, withRead, type Site } from './compared.ts';

const page = (title: string, text: string, around = ''): string =>
  `<title>${title}</title><nav>${around}</nav><main>${text}</main><script src="${around}.js"></script>`;

const NO_CHANGE = { added: [], changed: [], removed: [], moved: [] };
const NOTHING: PageChanges = { ...NO_CHANGE, pictures: [], filledByScript: [], notCompared: [] };
const NO_TITLES: SiteTitles = { end: '', shared: new Set() };
const NOWHERE = { siteUrl: null, pageStyle: null, titles: NO_TITLES };
const AT_HOME = { siteUrl: 'https://d.example', pageStyle: null, titles: NO_TITLES };

describe('changed pages', () => {
  const before = { 'index.html': page('Home', 'home', '1'), 'a.html': page('A', 'one', '1'), 'x.css': '1' };

  test.each<readonly [string, Site | null, Site, Partial<PageChanges>]>([
    ['none, though every file differs', before, { 'index.html': page('Home', 'home', '2'), 'a.html': page('A', 'one', '2') }, {}],
    ['one with another text', before, { ...before, 'a.html': page('New A', 'two') }, { changed: [{ path: 'a.html', title: 'New A', sections: [] }] }],
    ['a new one', before, { ...before, 'b.html': page('B', 'b') }, { added: [{ path: 'b.html', title: 'B' }] }],
    ['a removed one, by its last title', before, { 'index.html': before['index.html'] }, { removed: [{ path: 'a.html', title: 'A' }] }],
    ['a moved one', before, { 'index.html': before['index.html'], 'b/a.html': page('A2', 'one') }, { moved: [{ from: 'a.html', to: 'b/a.html', title: 'A2' }] }],
    ['a copy is no move', before, { ...before, 'b.html': before['a.html'] }, { added: [{ path: 'b.html', title: 'A' }] }],
    [
      'two that may be the moved one',
      before,
      { 'index.html': before['index.html'], 'b.html': page('B', 'one'), 'c.html': page('C', 'one') },
      { added: [{ path: 'b.html', title: 'B' }, { path: 'c.html', title: 'C' }], removed: [{ path: 'a.html', title: 'A' }] },
    ],
    [
      'the page for missing ones is none',
      { ...before, '404.html': page('Old', 'old'), 'de/404.html': page('Alt', 'old'), 'a/404.html': page('Old', 'old') },
      { ...before, '404/index.html': page('New', 'new'), 'de/404.html': page('Neu', 'new'), 'a/404.html': page('New', 'new') },
      { changed: [{ path: 'a/404.html', title: 'New', sections: [] }] },
    ],
    [
      'each copy of a moved one, as in several versions',
      { '1/a.html': page('A', 'one'), '2/a.html': page('A', 'one'), '3/b.html': page('B', 'b') },
      { '1/c.html': page('A', 'one'), '2/c.html': page('A', 'one'), '1/d.html': page('B', 'b') },
      { moved: [{ from: '1/a.html', to: '1/c.html', title: 'A' }, { from: '3/b.html', to: '1/d.html', title: 'B' }, { from: '2/a.html', to: '2/c.html', title: 'A' }] },
    ],
    [
      'pages without a text never move',
      { 'a.html': '<main><img></main>' },
      { 'b.html': '<main><img></main>' },
      { added: [{ path: 'b.html', title: null }], removed: [{ path: 'a.html', title: null }] },
    ],
    ['a page that lost its text', { 'a.html': page('A', 'a') }, { 'a.html': page('A', '') }, { changed: [{ path: 'a.html', title: 'A', sections: [] }] }],
    ['all of the first publication', null, { 'a.html': page('A', 'a') }, { added: [{ path: 'a.html', title: 'A' }] }],
  ])('%s', (_name, then, now, wanted) => {
    const found = changesBetween(then, now);
    expect(found).toEqual({ ...NOTHING, ...wanted });
    expect(countOf(found)).toBe(Object.values(wanted).flat().length);
  }); // prettier-ignore

  test('do not include a page of the same bytes, whatever text an earlier version of the action read in it', () => {
    const earlier = new Map([['a.html', { title: null, textSha256: '0'.repeat(64) }]]);
    const previous = kept(before, { texts: earlier, repeated: [] });
    expect(previous.files.get('a.html')?.text).toEqual(earlier.get('a.html'));
    expect(pageChangesOf(withRead(before), previous)).toEqual(NOTHING);
  });

  test('are not compared where a text is unknown on one side', () => {
    const now = { ...before, 'a.html': page('A', 'two') };
    const unread = pageChangesOf(listedSite(now), kept(before));
    expect(unread).toEqual({ ...NOTHING, notCompared: [{ path: 'a.html', title: null }] });
    for (const textSha256 of [undefined, 'a'.repeat(63), 7]) {
      const read = readManifest(
        manifestOf(before).replaceAll(
          /"textSha256":"\w+"/g,
          `"textSha256":${JSON.stringify(textSha256 ?? false)}`,
        ),
      );
      if (!('value' in read)) throw new Error('the manifest is refused');
      const found = pageChangesOf(withRead(now), read.value);
      expect([countOf(found), unknownOf(found)]).toEqual([0, 1]);
      expect(pagesText(found, 1)).toBe('1 page could not be compared; 1 file differs');
    }
  });

  const docs = (version: string, texts: Readonly<Record<string, string>> = {}): Site =>
    Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [
        `${String(at)}.html`,
        `<title>P${String(at)}</title><div>Orchard ${version}</div><p>${texts[String(at)] ?? `text ${'abcdefghijkl'.charAt(at)}`}</p><div>Built on ${version}.</div>`,
      ]),
    );

  test('leave out what stands on most pages: another version or date alone changes none', () => {
    expect(changesBetween(docs('1.0'), docs('1.1'))).toEqual(NOTHING);
    expect(changesBetween(docs('Apple'), docs('Birch'))).toEqual(NOTHING);
    expect(changesBetween(docs('1.0'), docs('1.1', { 7: 'other' })).changed.map(({ path }) => path)).toEqual([
      '7.html',
    ]);
  });

  test('are the same where a piece stands on a few pages more than before', () => {
    const note = '<p>A note that stands on about half of all pages.</p>';
    const noted = (count: number): Site =>
      Object.fromEntries(
        Object.entries(docs('1')).map(([path, html], at) => [
          path,
          at < count ? `${String(html)}${note}` : html,
        ]),
      );
    for (const [then, now] of [
      [6, 7],
      [7, 6],
      [7, 1],
      [1, 7],
    ] as const)
      expect(changesBetween(noted(then), noted(now))).toEqual(NOTHING);
    expect(changesBetween(noted(5), noted(6)).changed).toHaveLength(1);
  });

  test('below three pages nothing stands on most', () => {
    const two = (version: string): Site => ({
      'a.html': `<p>a</p><p>V${version}</p>`,
      'b.html': `<p>b</p><p>V${version}</p>`,
    });
    expect(changesBetween(two('1'), two('2')).changed).toHaveLength(2);
  });

  test('name the sections that have changed', () => {
    const site = (install: string, more = ''): Site => ({
      'a.html': page(
        'A',
        `<h1 id=a>A</h1>a<h2 id=install>Install</h2>${install}<h2 id=run>Run</h2>run${more}`,
      ),
    });
    const sections = (then: Site, now: Site): unknown => changesBetween(then, now).changed[0]?.sections;
    expect(sections(site('x'), site('y'))).toEqual([{ id: 'install', heading: 'Install' }]);
    expect(sections(site('x'), site('x', '<h2>New</h2>n'))).toEqual([{ id: null, heading: 'New' }]);
    expect(sections(site('x', '<h2>Old</h2>n'), site('x'))).toEqual([]);
  });

  test('name the sections that a page of one section has got', () => {
    const site = (text: string): Site => ({ 'a.html': page('A', `<h1>A</h1>a${text}`) });
    const now = site('<h2 id=new>New</h2>n');
    expect(changesBetween(site(''), now).changed[0]?.sections).toEqual([{ id: 'new', heading: 'New' }]);
    expect(changesBetween(now, site('')).changed[0]?.sections).toEqual([]);
  });

  test('pictures count by the contents of their files', () => {
    const shot = { 'img/a.png': 'one', 'guide/a.html': page('A', 'a <img src="../img/a.png?v=1">') };
    const named = { 'img/b.png': 'one', 'guide/a.html': page('A', 'a <img src="/docs/img/b.png">') };
    expect(changesBetween(shot, named)).toEqual(NOTHING);
    const found = changesBetween(shot, { ...shot, 'img/a.png': 'two' });
    expect(found).toEqual({ ...NOTHING, pictures: [{ path: 'guide/a.html', title: 'A' }] });
    expect(pagesText(found, 1)).toBe('1 page has new pictures; 1 file differs');
    expect(pageItems(found, AT_HOME)).toBe(
      'New pictures, and the same text: [A](https://d.example/guide/a).',
    );
  });

  test('pictures of the theme, on most pages, are no content', () => {
    const site = (logo: string): Site => ({
      ...Object.fromEntries(
        ['a', 'b/b', 'c/c'].map((path) => [
          `${path}.html`,
          page(path, `${path} <img src="${path.includes('/') ? '../' : ''}logo.svg">`),
        ]),
      ),
      'logo.svg': logo,
    });
    expect(changesBetween(site('1'), site('2'))).toEqual(NOTHING);
  });

  const swagger = {
    'api.html': '<title>API</title><div id="ui"></div><script src="ui.js"></script>',
    'openapi.json': '{}',
  };
  const redocly = (paths: string): Site => ({
    'api.html': `<title>API</title><main><h1>Orchard</h1></main><script>const definition = {"openapi": "3.0.3", "paths": ${paths}, "tags": "${'x'.repeat(5_000)}"}</script>`,
  });

  test.each<readonly [string, Site, Site, number]>([
    ['its data', swagger, { ...swagger, 'openapi.json': '{"a": 1}' }, 1],
    ['its Markdown, as docsify has it', { ...swagger, 'README.md': '# A' }, { ...swagger, 'README.md': '# B' }, 1],
    ['itself', swagger, { ...swagger, 'api.html': `${swagger['api.html']}<!-- -->` }, 1],
    ['nothing, as a page for searches has another result for each', renamed(swagger), { ...renamed(swagger), 'openapi.json': '{"a": 1}' }, 0],
    ['its data, and has a theme whose element stands on all pages', themed(swagger), { ...themed(swagger), 'openapi.json': '{"a": 1}' }, 1],
    ['nothing but a picture', swagger, { ...swagger, 'a.png': 'x' }, 0],
    ['data in the page', redocly('{}'), redocly('{"/trees": {}}'), 1],
    ['data in most pages, as with frameworks', docsOf(redocly('{}')), docsOf(redocly('{"/trees": {}}')), 0],
  ])('a page that a script fills may have changed with %s', (_name, then, now, count) => {
    const found = changesBetween(then, now);
    expect(found).toMatchObject({ ...NO_CHANGE, notCompared: [] });
    expect(found.filledByScript).toHaveLength(count);
    expect(pagesText(found, 1)).toBe(
      count === 0 ? "1 file differs, and no page's text" : '1 page that a script fills may have changed; 1 file differs',
    );
  }); // prettier-ignore
});

/** As the page of Sphinx for searches. */
function renamed(site: Site): Site {
  return { 'search.html': site['api.html'] ?? '', 'openapi.json': '{}' };
}

/** With short pages beside it, and the same element on all. */
function themed(site: Site): Site {
  const page = (name: string): string => `<title>${name}</title><div id="search"></div><script src="s.js"></script><p>${name}`; // prettier-ignore
  const others = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.html`, page(name)]));
  return { ...others, ...site, 'api.html': `${String(site['api.html'])}<div id="search"></div>` };
}

/** Each page three times, with a text of its own. */
function docsOf(site: Site): Site {
  return Object.fromEntries(
    ['a', 'b', 'c'].flatMap((name) =>
      Object.entries(site).map(([path, html]) => [
        `${name}/${path}`,
        String(html).replace('Orchard', `Orchard ${name}`),
      ]),
    ),
  );
}

describe('a manifest', () => {
  const site = { 'a.html': page('A &amp; B', 'a'), 'b.html': '', 'c.css': '' };

  test('has title and digest of each page, by which rule they were made, and is read back', () => {
    const read = readTexts(site);
    const back = [...kept(site).files].map(([path, { text }]) => [path, text]);
    expect(back).toEqual([...Object.keys(site)].map((path) => [path, read.texts.get(path) ?? null]));
    expect(read.texts.get('a.html')).toEqual({
      title: 'A & B',
      textSha256: pageText(Buffer.from('a')).digest,
    });
    expect(read.texts.get('b.html')).toEqual({ title: null, textSha256: null });
    const text = manifestOf(site, { ...read, repeated: [7] });
    expect(text.split('\n').filter((line) => line.includes('textSha256'))).toHaveLength(2);
    expect(text).toContain('"textRule": {"version":1,"repeated":[7]},');
  });

  test('without texts is read like any other', () => {
    expect([...kept(site, null).files.values()].map(({ text }) => text)).toEqual([null, null, null]);
  });

  test('is untrusted', () => {
    const read = (fields: object, rule: object = {}): PageFacts | null | undefined => {
      const file = { path: 'a.html', sha256: '0'.repeat(64), ...fields };
      const textRule = { version: 1, repeated: [], ...rule };
      const manifest = readManifest(JSON.stringify({ schemaVersion: 1, textRule, files: [file] }));
      if (!('value' in manifest)) throw new Error('the manifest is refused');
      return [...manifest.value.files.values()][0]?.text;
    };
    const textSha256 = 'a'.repeat(64);
    expect(read({ textSha256, title: 'x'.repeat(10_000) })?.title).toBe('x'.repeat(200));
    expect(read({ textSha256, title: 'a\u0007\u001b\u0000\nb' })?.title).toBe('a b');
    expect(read({ textSha256, title: 7, sections: 'AbC+/', pictures: 'x'.repeat(8), leftOut: -7 })).toEqual({
      title: null,
      textSha256,
      sections: 'AbC+/',
      leftOut: -7,
      pictures: 'x'.repeat(8),
    });
    for (const value of [7, [], null, '', 'a', 'a b c', 'é'.repeat(5), 'x'.repeat(2_501)])
      expect([read({ textSha256, sections: value }), read({ textSha256, pictures: value })]).toEqual([
        null,
        null,
      ]);
    expect(read({ textSha256: 'A'.repeat(64), title: 'x' })).toBeNull();
    expect(read({ textSha256: { length: 64 } })).toBeNull();
    expect(read({ textSha256, path: 'a.css' })).toBeNull();
    for (const rule of [
      { version: 2 },
      { repeated: 'x' },
      { repeated: [0.5] },
      { repeated: Array.from({ length: 2_001 }, () => 1) },
    ])
      expect(read({ textSha256 }, rule)).toBeNull();
  });
});

describe('the list of changed pages', () => {
  const one = { path: 'guide/index.html', title: 'Guide', sections: [] };

  test('links pages with .html where the links of the site have it, and their canonical links say nothing else', () => {
    const added = [
      { path: 'a.html', title: 'A' },
      { path: 'b.html', title: 'B', canonical: 'https://d.example/b' },
      { path: 'guide/index.html', title: 'Guide' },
    ];
    expect(pageItems({ ...NOTHING, added }, { ...AT_HOME, pageStyle: 'html' })).toBe(
      '- **new:** [A](https://d.example/a.html)\n- **new:** [B](https://d.example/b)\n- **new:** [Guide](https://d.example/guide/)',
    );
  });

  test('gives totals, names pages by title, and links those that exist', () => {
    const sections = ['x y', null, 'b', 'c'].map((id) => ({ id, heading: id ?? '' }));
    const pages = {
      ...NOTHING,
      changed: [
        { path: 'a b.html', title: null, sections: [] },
        { ...one, sections },
      ],
      added: [{ path: 'new.html', title: 'New' }],
      removed: [{ path: 'gone.html', title: 'Gone' }],
      moved: [{ from: 'old.html', to: 'now.html', title: 'Moved' }],
    };
    expect(pageListText(pages, { ...AT_HOME, files: 212, siteUrl: 'https://docs.example.com' })).toBe(
      `2 pages changed, 1 new, 1 removed, 1 moved; 212 files differ in all.

- **removed:** Gone (\`gone.html\`)
- **moved:** [Moved](https://docs.example.com/now), before at \`old.html\`
- **new:** [New](https://docs.example.com/new)
- [Guide](https://docs.example.com/guide/): [*x y*](https://docs.example.com/guide/#x%20y), the beginning, [*b*](https://docs.example.com/guide/#b), 1 more
- [\`a b.html\`](https://docs.example.com/a%20b)

The old address of a moved page is a 404 now, unless the host redirects.
`,
    );
    expect(pageItems({ ...NOTHING, changed: [one] }, NOWHERE)).toBe('- Guide (`guide/index.html`)');
  });

  test.each([
    ['x.html', 'x/index.html', ' (`/x` stays, `/x.html` does not)'],
    ['a/x/index.html', 'a/x.html', ' (`/a/x` stays, `/a/x/` does not)'],
    ['index.htm', 'index.html', ' (`/` stays, `/index.htm` does not)'],
  ])('says which address stays, with no hint of a 404: %s to %s', (from, to, fate) => {
    const stayed = { from, to, title: 'X' };
    const line = `- **moved:** X (\`${to}\`), before at \`${from}\`${fate}`;
    expect(pageItems({ ...NOTHING, moved: [stayed] }, NOWHERE)).toBe(line);
    const gone = { from: 'old.html', to: 'new.html', title: 'X' };
    expect(pageItems({ ...NOTHING, moved: [stayed, gone] }, NOWHERE)).toMatch(
      /^The old address .+ a 404 now/m,
    );
  });

  test('says where no text differs', () => {
    const facts = { files: 212, ...NOWHERE };
    expect(pageListText(NOTHING, facts)).toBe("212 files differ, and no page's text.\n");
    expect(pageListText(NOTHING, { ...facts, files: 0 })).toBe('Nothing has changed.\n');
  });

  test('counts in the singular and the plural', () => {
    const page = { path: 'a.html', title: null };
    expect(pagesText(NOTHING, 1)).toBe("1 file differs, and no page's text");
    expect(pagesText({ ...NOTHING, added: [page] }, 1)).toBe('1 new page; 1 file differs in all');
    expect(pagesText({ ...NOTHING, added: [page, page], removed: [page] }, 3)).toBe(
      '2 new pages, 1 removed; 3 files differ in all',
    );
  });

  test('tells pages of the same title apart by their paths, also where one of them did not change', () => {
    const titles = titlesOf(
      new Map(['v1.html', 'v2.html'].map((path) => [path, { title: 'Guide', textSha256: null }])),
    );
    const changed = [{ path: 'v1.html', title: 'Guide', sections: [] }];
    const items = pageItems({ ...NOTHING, changed }, { ...AT_HOME, titles });
    expect(items).toBe('- [Guide](https://d.example/v1) (`v1.html`)');
    expect(
      pageItems({ ...NOTHING, changed: [{ path: 'v1.html', title: null, sections: [] }] }, AT_HOME),
    ).toBe('- [`v1.html`](https://d.example/v1)');
  });

  test.each([
    ['all', ['Install — Orchard 2.0', 'Run — Orchard 2.0', 'Orchard 2.0'], 'Install'],
    ['the longest', ['Install - Orchard - Docs', 'Run - Orchard - Docs', 'Stop - Orchard - Docs'], 'Install'],
    ['all, and not what only a folder has', ['Install | Guide | Orchard', 'Run | Guide | Orchard', 'Start | Orchard'], 'Install \\| Guide'],
    ['all but one', ['Install | Orchard', 'Run | Orchard', 'Release notes'], 'Install'],
    ['all but one in ten, of which that one has a part', 'a b c d e f g h i j k'.split(' ').map((one) => `${one} - Orchard - Docs`).concat('News - Docs'), 'a'],
    ['all others', ['404', 'Run | Orchard', 'Stop | Orchard'], '404'],
    ['a version in parentheses', ['Install (Orchard 2.0)', 'Run (Orchard 2.0)', 'Stop (now) (Orchard 2.0)'], 'Install'],
    ['too few', ['Install | Guide', 'Run | API', 'Start | Guide', 'Stop | API'], 'Install \\| Guide'],
    ['two pages', ['Install - Orchard', 'Run - Orchard'], 'Install - Orchard'],
    ['all, but says where the rest is the title of two pages', ['Run', 'Run | Orchard', 'Stop | Orchard'], 'Run', ' (`0.html`)'],
  ])('drops what most titles end with: %s', (_name, all, shown, where = '') => {
    const texts = all.map((title, at) => [`${String(at)}.html`, { title, textSha256: null }] as const);
    const changed = [{ path: '0.html', title: all[0] ?? '', sections: [] }];
    expect(pageItems({ ...NOTHING, changed }, { ...AT_HOME, titles: titlesOf(new Map(texts)) })).toBe(
      `- [${shown}](https://d.example/0)${where}`,
    );
  }); // prettier-ignore

  test('reads the titles of 200,000 pages, each with an end of its own', () => {
    const texts = Array.from({ length: 200_000 }, (_, at) => [`${String(at)}.html`, { title: `Page - ${String(at)}`, textSha256: null }] as const); // prettier-ignore
    expect(titlesOf(new Map(texts))).toEqual({ end: '', shared: new Set() });
  });

  test.each([
    [undefined, '/a/b'],
    ['https://d.example/a/b.html', '/a/b.html'],
    ['https://d.example/docs/a/b', '/a/b'],
    ['/a/b.html?x#y', '/a/b.html'],
    ['https://d.example/other.html', '/a/b'],
  ])('links to the address that the page names itself: %s', (canonical, address) => {
    const page = { path: 'a/b.html', title: 'B', ...(canonical === undefined ? {} : { canonical }) };
    expect(pageItems({ ...NOTHING, added: [page] }, AT_HOME)).toBe(
      `- **new:** [B](https://d.example${address})`,
    );
  });

  test('groups many pages by folder, those with the most changed sections first', () => {
    const changed = Array.from({ length: 12 }, (_, at) => ({
      path: `${at % 2 === 0 ? 'a/' : ''}${String(at)}/index.html`,
      title: String(at),
      sections: Array.from({ length: at }, () => ({ id: null, heading: 'x' })),
    }));
    const lines = pageItems({ ...NOTHING, changed }, NOWHERE).split('\n');
    expect(lines.filter((line) => !line.startsWith('- '))).toEqual(['`/`', '', '', '`a/`', '']);
    expect(lines[2]).toMatch(/^- 11 /);
    expect(lines.at(-1)).toBe('- 0 (`a/0/index.html`)');
  });

  test('names pages up to a limit, and counts the rest', () => {
    const changed = Array.from({ length: 80 }, (_, at) => ({
      path: `${String(at)}.html`,
      title: 'T',
      sections: [],
    }));
    const removed = [{ path: 'gone.html', title: null }];
    const lines = pageItems({ ...NOTHING, changed, removed }, NOWHERE).split('\n');
    expect(lines.filter((line) => line.startsWith('- '))).toHaveLength(LISTED_MAX + 1);
    expect(lines[0]).toBe('- **removed:** `gone.html`');
    expect(lines.at(-1)).toBe('- and 31 more');
    const long = changed.map((page) => ({ ...page, title: '<'.repeat(2_000) }));
    expect(pageItems({ ...NOTHING, changed: long }, NOWHERE).length).toBeLessThan(60_000);
  });

  test.each([
    ['@user', '&#64;&#8288;user'],
    ['#123', '\\#&#8288;123'],
    ['GH-12', 'GH&#8288;-12'],
    ['a | b', 'a \\| b'],
    ['</li><script>x</script>', '&lt;/li&gt;&lt;script&gt;x&lt;/script&gt;'],
    ['[x](javascript:x)', '\\[x\\](javascript:x)'],
    ['https://evil.example', 'https:&#8288;//evil.example'],
    ['www.evil.example', 'www&#8288;.evil.example'],
    ['a\n\n# b', 'a \\#&#8288; b'],
    ['a\u202eb', 'a\\\\u{202e}b'],
    ['*b* `c` ~d~ ![e](f)', '\\*b\\* \\`c\\` \\~d\\~ \\!\\[e\\](f)'],
    ['&amp;', '&amp;amp;'],
    ['std::map::find', 'std::&#8288;map::find'],
  ])('escapes the title %j', (title, escaped) => {
    expect(pageItems({ ...NOTHING, removed: [{ path: 'a.html', title }] }, NOWHERE)).toBe(
      `- **removed:** ${escaped} (\`a.html\`)`,
    );
  });
});
