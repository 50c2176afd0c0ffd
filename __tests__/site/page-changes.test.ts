import { describe, expect, test } from '@jest/globals';
import { pageText } from '../../src/html/page-text.ts';
import { manifestText, readManifest, type PreviousSite } from '../../src/site/manifest.ts';
import { countOf, pageChangesOf, type PageChanges } from '../../src/site/page-changes.ts';
import { LISTED_MAX, pageItems, pageListText, pagesText } from '../../src/site/page-list.ts';
import { parseTexts, textLine, type PageTexts } from '../../src/site/page-texts.ts';
import { listedSite } from '../kit/listed-site.ts';

type Site = Readonly<Record<string, string>>;

/** The texts of a site as in a run: written as lines, and read back. */
function textsOf(site: Site): PageTexts {
  const pages = Object.entries(site).filter(([path]) => path.endsWith('.html'));
  return parseTexts(pages.map(([path, html]) => textLine(path, pageText(Buffer.from(html)), false)).join(''));
}

const FACTS = { domain: null, jobId: 'j', version: null, createdMs: 0 };

/** A site as its manifest keeps it. */
function kept(site: Site, texts: PageTexts | null = textsOf(site)): PreviousSite {
  const read = readManifest([...manifestText(FACTS, listedSite(site), texts)].join(''));
  if (!('value' in read)) throw new Error('the manifest is refused');
  return read.value;
}

function changes(before: Site | null, now: Site): PageChanges {
  return pageChangesOf(listedSite(now), textsOf(now), before === null ? null : kept(before));
}

const page = (title: string, text: string, around = ''): string =>
  `<title>${title}</title><nav>${around}</nav><main>${text}</main><script src="${around}.js"></script>`;

const NOTHING: PageChanges = { added: [], changed: [], removed: [], moved: [] };

describe('changed pages', () => {
  const before = { 'index.html': page('Home', 'home', '1'), 'a.html': page('A', 'one', '1'), 'x.css': '1' };

  test.each<readonly [string, Site | null, Site, Partial<PageChanges>]>([
    ['none, though every file differs', before, { 'index.html': page('Home', 'home', '2'), 'a.html': page('A', 'one', '2') }, {}],
    ['one with another text', before, { ...before, 'a.html': page('New A', 'two') }, { changed: [{ path: 'a.html', title: 'New A' }] }],
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
      { changed: [{ path: 'a/404.html', title: 'New' }] },
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
    ['a page that lost its text', { 'a.html': page('A', 'a') }, { 'a.html': page('A', '') }, { changed: [{ path: 'a.html', title: 'A' }] }],
    ['all of the first publication', null, { 'a.html': page('A', 'a') }, { added: [{ path: 'a.html', title: 'A' }] }],
  ])('%s', (_name, then, now, wanted) => {
    const found = changes(then, now);
    expect(found).toEqual({ ...NOTHING, ...wanted });
    expect(countOf(found)).toBe(Object.values(wanted).flat().length);
  }); // prettier-ignore

  test('do not include a page of the same bytes, whatever text an earlier version of the action read in it', () => {
    const earlier = new Map([['a.html', { title: null, textSha256: '0'.repeat(64) }]]);
    const { texts, ...others } = kept(before, earlier);
    const now = { ...before, 'index.html': page('Home', 'new') };
    expect(texts).toEqual(earlier);
    expect(pageChangesOf(listedSite(now), textsOf(now), { ...others, texts })).toEqual(NOTHING);
  });

  test('do not include pages whose text is unknown on one side', () => {
    const now = { ...before, 'a.html': page('A', 'two') };
    expect(pageChangesOf(listedSite(now), new Map(), kept(before))).toEqual(NOTHING);
  });
});

describe('a manifest', () => {
  const site = { 'a.html': page('A &amp; B', 'a'), 'b.html': '', 'c.css': '' };

  test('has title and digest of each page, and is read back', () => {
    const texts = textsOf(site);
    expect(kept(site).texts).toEqual(texts);
    expect(texts.get('a.html')).toEqual({ title: 'A & B', textSha256: pageText(Buffer.from('a')).digest });
    expect(texts.get('b.html')).toEqual({ title: null, textSha256: null });
    const lines = [...manifestText(FACTS, listedSite(site), texts)].join('').split('\n');
    expect(lines.filter((line) => line.includes('textSha256'))).toHaveLength(2);
  });

  test('without texts is read like any other', () => {
    expect(kept(site, null)).toMatchObject({ texts: null, pageCount: 2 });
  });

  test('is untrusted', () => {
    const read = (fields: object): PageTexts | null => {
      const file = { path: 'a.html', sha256: '0'.repeat(64), ...fields };
      const manifest = readManifest(JSON.stringify({ schemaVersion: 1, files: [file] }));
      return 'value' in manifest ? manifest.value.texts : null;
    };
    const textSha256 = 'a'.repeat(64);
    expect(read({ textSha256, title: 'x'.repeat(10_000) })?.get('a.html')?.title).toBe('x'.repeat(200));
    expect(read({ textSha256, title: 7 })?.get('a.html')?.title).toBeNull();
    expect(read({ textSha256: 'A'.repeat(64), title: 'x' })).toBeNull();
    expect(read({ textSha256: { length: 64 } })).toBeNull();
    expect(read({ textSha256, path: 'a.css' })).toBeNull();
  });
});

describe('the list of changed pages', () => {
  const one = { path: 'guide/index.html', title: 'Guide' };

  test('gives totals, names pages by title, and links those that exist', () => {
    const pages = {
      changed: [one, { path: 'a b.html', title: null }],
      added: [{ path: 'new.html', title: 'New' }],
      removed: [{ path: 'gone.html', title: 'Gone' }],
      moved: [{ from: 'old.html', to: 'now.html', title: 'Moved' }],
    };
    expect(pageListText(pages, { files: 212, siteUrl: 'https://docs.example.com' })).toBe(
      `2 pages changed, 1 new, 1 removed, 1 moved; 212 files differ in all.

- **removed:** Gone (\`gone.html\`)
- **moved:** [Moved](https://docs.example.com/now), before at \`old.html\`
- **new:** [New](https://docs.example.com/new)
- [Guide](https://docs.example.com/guide/)
- [\`a b.html\`](https://docs.example.com/a%20b)

The old address of a moved page is a 404 now, unless the host redirects.
`,
    );
    expect(pageItems({ ...NOTHING, changed: [one] }, null)).toBe('- Guide (`guide/index.html`)');
  });

  test.each([
    ['x.html', 'x/index.html', ' (`/x` stays, `/x.html` does not)'],
    ['a/x/index.html', 'a/x.html', ' (`/a/x` stays, `/a/x/` does not)'],
    ['index.htm', 'index.html', ' (`/` stays, `/index.htm` does not)'],
  ])('says which address stays, with no hint of a 404: %s to %s', (from, to, fate) => {
    const stayed = { from, to, title: 'X' };
    const line = `- **moved:** X (\`${to}\`), before at \`${from}\`${fate}`;
    expect(pageItems({ ...NOTHING, moved: [stayed] }, null)).toBe(line);
    const gone = { from: 'old.html', to: 'new.html', title: 'X' };
    expect(pageItems({ ...NOTHING, moved: [stayed, gone] }, null)).toMatch(/^The old address .+ a 404 now/m);
  });

  test('says where no text differs', () => {
    const facts = { files: 212, siteUrl: null };
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

  test('tells pages of the same title apart by their paths', () => {
    const [v1, v2] = ['v1.html', 'v2.html'].map((path) => ({ path, title: 'Guide' }));
    const pages = { ...NOTHING, changed: [v1, v2, one].flatMap((each) => each ?? []) };
    const same = { ...pages, changed: pages.changed.map((page) => ({ ...page, title: null })) };
    expect(pageItems(pages, 'https://d.example').split('\n').slice(0, 2)).toEqual([
      '- [Guide](https://d.example/v1) (`v1.html`)',
      '- [Guide](https://d.example/v2) (`v2.html`)',
    ]);
    expect(pageItems(same, 'https://d.example')).toContain('- [`v1.html`](https://d.example/v1)\n');
  });

  test('names pages up to a limit, and counts the rest', () => {
    const changed = Array.from({ length: 80 }, (_, at) => ({ path: `${String(at)}.html`, title: 'T' }));
    const removed = [{ path: 'gone.html', title: null }];
    const lines = pageItems({ ...NOTHING, changed, removed }, null).split('\n');
    expect(lines).toHaveLength(LISTED_MAX + 1);
    expect(lines[0]).toBe('- **removed:** `gone.html`');
    expect(lines.at(-1)).toBe('- and 31 more');
    const long = changed.map((page) => ({ ...page, title: '<'.repeat(2_000) }));
    expect(pageItems({ ...NOTHING, changed: long }, null).length).toBeLessThan(60_000);
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
    expect(pageItems({ ...NOTHING, removed: [{ path: 'a.html', title }] }, null)).toBe(
      `- **removed:** ${escaped} (\`a.html\`)`,
    );
  });
});
