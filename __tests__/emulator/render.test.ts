import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { parseMarkdown, renderMarkdown, slug } from '../../emulator/site/markdown.ts';
import { renderSite } from '../../emulator/site/render.ts';
import { SAMPLE_DOCS } from '../../emulator/site/sample.ts';
import { filesOf } from '../../emulator/site/site-files.ts';
import { entriesBelow } from '../kit/entries-below.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';
import { checkFolder } from '../check/small-sites.ts';

const folder = scratchFolder();

const DOCS = {
  'README.md': `# The *handbook*

![badge](https://img.example.com/x.svg) ![logo](images/logo.svg "Logo") ![gone](images/gone.svg)

See [start](guide/start.md), [its end](guide/start.md#the-end), [nowhere there](guide/start.md#nowhere),
[the guide](guide/), [gone](missing.md), [outside](../../secret.md), [a file](images/logo.svg),
[the world](https://example.com), [here](#details), [not here](#absent), [größe](<guide/größe & maß.md>).

## Details

Type <kbd>Enter</kbd>. <a id="kept">Kept</a> and [linked](#kept).

<p align="center"><a class="x" href="guide/start.md#the-end"><img src="/images/logo.svg" alt="Logo"></a>
<img src="images/old.svg"></p>
`,
  'guide/README.md': '---\ntitle: "The guide"\n---\n\nNo heading here. [Up](../README.md#details)\n',
  'guide/start.md': '# Start & go\n\n## The end\n\nzebra\n\n## The end\n\n### `code` in it\n\n#\n',
  'guide/größe & maß.md': '# Größe\n\nUmlaute suchen.\n',
  'adr/0001-first.md': 'No title at all.\n',
  'adr/0010-tenth.md': '# Tenth\n',
  'adr/0002-second.md': '# Second\n',
  'images/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.git/config': 'secret',
  'node_modules/x/README.md': '# Not ours',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
};

/** The broken links of DOCS, as its pages have them. */
const BROKEN = ['guide/start.html#nowhere', 'missing.md', '../../secret.md', '#absent'];

const site = join(folder, 'site');
beforeAll(() => {
  renderSite(filesOf(DOCS), site, { domain: 'docs.example.org' });
});

const page = (name: string): string => readFileSync(join(site, name), 'utf8');
const names = (): string[] =>
  entriesBelow(site)
    .flatMap(({ name, kind }) => (kind === 'file' ? name : []))
    .sort();

/** The values of an attribute in a page, as a browser reads them. */
function attributes(html: string, name: string): string[] {
  const found = [...html.matchAll(new RegExp(`<[a-z][^<>]*\\s${name}="([^"]*)"`, 'g'))];
  return found.map(([, value = '']) => value.replaceAll('&amp;', '&').replaceAll('&quot;', '"'));
}

describe('a rendered site', () => {
  test('has a page for each Markdown file, the other files, and what a site needs', () => {
    expect(names()).toEqual(
      [
        '.well-known/security.txt',
        '404.html',
        'adr/0001-first.html',
        'adr/0002-second.html',
        'adr/0010-tenth.html',
        'assets/style.css',
        'guide/größe & maß.html',
        'guide/index.html',
        'guide/start.html',
        'images/logo.svg',
        'index.html',
        'robots.txt',
        'sitemap.xml',
      ].sort(),
    );
  });

  test('makes no external requests but those of its Markdown', () => {
    for (const name of names().filter((one) => one.endsWith('.html'))) {
      const html = page(name);
      const loaded = [
        ...attributes(html, 'src'),
        ...[...html.matchAll(/<link rel="(?:stylesheet|icon)" href="([^"]*)"/g)].map(([, href = '']) => href),
      ];
      for (const address of loaded.filter((one) => one !== 'https://img.example.com/x.svg'))
        expect(address).toMatch(/^(data:image\/|\/?(\.\.\/)*(assets|images)\/)/);
    }
    expect(page('assets/style.css')).not.toMatch(/url\(|@import/);
  });

  test('has no broken internal links but those of its Markdown, anchors included', () => {
    let links = 0;
    for (const name of names().filter((one) => one.endsWith('.html'))) {
      for (const href of attributes(page(name), 'href').filter(
        (one) => !/^(https?:|data:|mailto:)/.test(one) && !BROKEN.includes(one),
      )) {
        const [path = '', anchor] = href.split('#').map(decodeURIComponent);
        const target =
          path === '/' ? 'index.html' : path === '' ? name : posix.join(posix.dirname(name), path);
        expect([name, href, existsSync(join(site, target))]).toEqual([name, href, true]);
        if (anchor !== undefined && anchor !== '') expect(attributes(page(target), 'id')).toContain(anchor);
        links += 1;
      }
    }
    expect(links).toBeGreaterThan(50);
  });

  test('converts Markdown links to links of the site, and leaves broken ones unchanged', () => {
    const html = page('index.html');
    expect(html).toContain('<a href="guide/start.html">start</a>');
    expect(html).toContain('<a href="guide/start.html#the-end">its end</a>');
    expect(html).toContain('<a href="guide/start.html#nowhere">nowhere there</a>');
    expect(html).toContain('<a href="guide/index.html">the guide</a>');
    expect(html).toContain('<a href="images/logo.svg">a file</a>');
    expect(html).toContain('<a href="https://example.com">the world</a>');
    expect(html).toContain('<a href="#details">here</a>');
    expect(html).toContain('<a href="guide/gr%C3%B6%C3%9Fe%20%26%20ma%C3%9F.html">größe</a>');
    expect(html).toContain('<a href="missing.md">gone</a>, <a href="../../secret.md">outside</a>');
    expect(html).toContain('<a href="#absent">not here</a>');
    for (const href of BROKEN) expect(html).toContain(`<a href="${href}">`);
    expect(page('guide/index.html')).toContain('<a href="../index.html#details">Up</a>');
  });

  test('lets the site check find the faults of its Markdown, and nothing else', async () => {
    const report = await checkFolder(site, { hosting: 'air-gapped' });
    const found = report.findings.map((finding) => [finding.kind, 'target' in finding ? finding.target : '']);
    expect(found).toEqual([
      ['broken-link', '../../secret.md'],
      ['broken-link', '/missing.md'],
      ['external-load', ''],
      ['missing-resource', '/images/gone.svg'],
      ['missing-resource', '/images/old.svg'],
      ['missing-anchor', 'guide/start.html'],
      ['missing-anchor', 'index.html'],
    ]);
  });

  test('keeps the links, images and anchors of HTML in Markdown', () => {
    const html = page('index.html');
    expect(html).toContain(
      '<a class="x" href="guide/start.html#the-end"><img src="/images/logo.svg" alt="Logo"></a>\n<img src="images/old.svg">',
    );
    expect(html).toContain('<kbd>Enter</kbd>. <a id="kept">Kept</a> and <a href="#kept">linked</a>');
  });

  test('shows images: its own, missing ones and external ones', () => {
    const html = page('index.html');
    expect(html).toContain('<img src="images/logo.svg" alt="logo" title="Logo">');
    expect(html).toContain('<img src="images/gone.svg" alt="gone">');
    expect(html).toContain('<img src="https://img.example.com/x.svg" alt="badge">');
  });

  test('has titles', () => {
    expect(page('index.html')).toContain('<title>The handbook</title>');
    expect(page('guide/start.html')).toContain('<title>Start &amp; go · The handbook</title>');
    expect(page('guide/index.html')).toContain('<title>The guide · The handbook</title>');
    expect(page('adr/0001-first.html')).toContain('<title>First · The handbook</title>');
  });

  test('marks the current page in the navigation', () => {
    expect(page('guide/start.html')).toContain(
      '<a href="../guide/start.html" aria-current="page">Start &amp; go</a>',
    );
  });

  test('gives headings unique anchors, and an empty heading none', () => {
    const html = page('guide/start.html');
    expect(attributes(html, 'id')).toEqual(['start--go', 'the-end', 'the-end-1', 'code-in-it', 'section']);
  });

  test('has a sitemap of addresses without extensions, and names it in robots.txt', () => {
    expect(page('sitemap.xml').match(/<loc>.*<\/loc>/g)).toEqual([
      '<loc>https://docs.example.org/</loc>',
      '<loc>https://docs.example.org/adr/0001-first</loc>',
      '<loc>https://docs.example.org/adr/0002-second</loc>',
      '<loc>https://docs.example.org/adr/0010-tenth</loc>',
      '<loc>https://docs.example.org/guide</loc>',
      '<loc>https://docs.example.org/guide/gr%C3%B6%C3%9Fe%20%26%20ma%C3%9F</loc>',
      '<loc>https://docs.example.org/guide/start</loc>',
    ]);
    expect(page('robots.txt')).toContain('Sitemap: https://docs.example.org/sitemap.xml');
  });

  test('is the same in every build', () => {
    const second = join(folder, 'again');
    renderSite(filesOf(DOCS), second, { domain: 'docs.example.org' });
    for (const name of names())
      expect(readFileSync(join(second, name))).toEqual(readFileSync(join(site, name)));
  });

  test('gets a start page when the folder has none', () => {
    const bare = join(folder, 'bare');
    renderSite(filesOf({ 'a.md': '# A & B' }), bare, { title: 'Notes' });
    expect(readFileSync(join(bare, 'index.html'), 'utf8')).toContain('<h1>Notes</h1>');
    expect(readFileSync(join(bare, 'index.html'), 'utf8')).toContain('<a href="a.html">A &amp; B</a>');
  });
});

test.each([
  ['<a href="b.md" target="_blank">b</a>', '<a href="on-site/b.md" target="_blank">b</a>'],
  ['<p><A class="x" HREF="b.md">b</A></p>', '<A class="x" HREF="on-site/b.md">'],
  ['<p><a href=b.md>b</a></p>', '<a href=b.md>'],
  ['<details open><summary>More</summary>', '<details open><summary>More</summary>'],
])('HTML in Markdown stays as it is, but for links to pages: %s', (html, rendered) => {
  expect(renderMarkdown(parseMarkdown(html), (href) => `on-site/${href}`)).toContain(rendered);
});

test.each(['<a href="', '<a ', '<a-', 'a-', 'x ', 'href="'])(
  'hostile markup takes a time that grows with it only: %s',
  (unit) => {
    // Quadratic time would be minutes.
    const parsed = parseMarkdown(`<p>${unit.repeat(2_000_000 / unit.length)}`);
    expect(renderMarkdown(parsed, (href) => href).length).toBeGreaterThan(1_000_000);
  },
);

describe('an anchor', () => {
  const cases: [string, string][] = [
    ['What it promises', 'what-it-promises'],
    ['1. `action.yml` (root)', '1-actionyml-root'],
    ['Größe & Maß', 'größe--maß'],
    ['under_score', 'under_score'],
    ['!?', ''],
  ];
  test.each(cases)('of %s', (text, id) => {
    expect(slug(text)).toBe(id);
  });

  test('is unique even beside one that looks like a repetition', () => {
    const html = renderMarkdown(parseMarkdown('# A\n# A-1\n# A\n'), (href) => href);
    expect(attributes(html, 'id')).toEqual(['a', 'a-1', 'a-1-1']);
  });
});

test('the sample has no broken link, so that the first try shows a site without problems', async () => {
  const sample = join(folder, 'sample');
  renderSite(filesOf(SAMPLE_DOCS), sample, { title: 'Docs', domain: 'docs.example.com' });
  const { findings, scanned } = await checkFolder(sample);
  expect(findings).toEqual([]);
  expect(scanned.pages).toBeGreaterThan(3);
});
