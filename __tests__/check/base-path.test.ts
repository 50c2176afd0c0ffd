/** A site that was built for a base path, and says so only by the addresses in its pages. */
import { describe, expect, test } from '@jest/globals';
import { builtFor } from '../../src/check/site/address-votes.ts';
import { SitePaths } from '../../src/check/site/site-paths.ts';
import { groupsOf } from '../../src/check/report/groups.ts';
import { noticeOf } from '../../src/check/report/check-text.ts';
import { checkFiles, linesOf, page } from './small-sites.ts';

describe('the base path that links show', () => {
  const files = new SitePaths([
    'index.html',
    'guide/start.html',
    'guide/index.html',
    'reference.html',
    'größe.html',
    'a/x.css',
    'b/y.css',
  ]);

  test.each<[string, readonly string[], string | null]>([
    ['none', [], null],
    ['two files below it', ['/repo/guide/start', '/repo/reference.html'], '/repo/'],
    ['queries and anchors', ['/repo/guide/start?x#y', '/repo/reference#z'], '/repo/'],
    ['of several parts', ['/org/repo/reference', '/org/repo/guide/start', '/org/repo/'], '/org/repo/'],
    ['beyond ASCII', ['/größe/größe', '/gr%C3%B6%C3%9Fe/reference'], '/gr%C3%B6%C3%9Fe/'],
    ['one file below it', ['/repo/reference'], null],
    ['one file, in two ways', ['/repo/reference', '/repo/gone'], null],
    ['the root', ['/guide/start', '/reference', '/'], null],
    ['the root as often', ['/repo/guide/start', '/repo/reference', '/guide/', '/reference'], null],
    ['more that is nowhere', ['/repo/guide/start', '/repo/reference', '/x', '/y'], null],
    ['less that is nowhere', ['/repo/guide/start', '/repo/reference', '/repo/gone'], '/repo/'],
    ['the start page twice', ['/repo', '/repo/', '/repo/guide/start', '/repo/reference'], '/repo/'],
    ['mostly nowhere', ['/repo/guide/start', '/repo/reference', '/repo/x', '/repo/y', '/repo/z'], null],
    ['another that begins alike', ['/repo/guide/start', '/repo/reference', '/repo-2', '/repo-3'], null],
    ['several places', ['/v/reference', '/w/reference', '/x/reference'], null],
    ['a folder of the site', ['/a/reference', '/a/guide/start', '/a/guide/'], null],
    ['a folder of the site, which is below it too', ['/a/a/x.css', '/a/guide/start', '/a/guide/'], '/a/'],
    ['other hosts', ['//e.com/repo/reference', '/\\e.com/repo/guide/', 'https://e.com/repo/guide/'], null],
    ['what is no address', ['//[', 'https://['], null],
    ['very long ones', [`/${'a/'.repeat(10_000)}reference`, `/${'b/'.repeat(10_000)}reference`], null],
  ])('%s', (_name, links, expected) => {
    expect(builtFor(links, files)?.basePath ?? null).toBe(expected);
  });
});

describe('a site that was built for a base path', () => {
  const nav = '<a href="/repo/a"></a><a href="/repo/b/"></a>';
  const head = '<link rel="stylesheet" href="/repo/x.css"><script src="/repo/gone.js"></script>';
  const SITE = {
    'index.html': page(`<a href="/repo/">x</a>${nav}`, head),
    'a.html': page(`${nav}<a href="/repo/b/#here"></a><a href="/repo/gone"></a>`, head),
    'b/index.html': page(`<p id="here">${nav}<a href="/repo/a#no"></a>`, head),
    'x.css': 'a { background: url(/repo/x.png) }',
    'x.png': 'PNG',
  };
  const FAULTS = [
    'missing-resource script a.html:2 /repo/gone.js → /repo/gone.js',
    'broken-link a.html:4 /repo/gone → /repo/gone',
    'missing-resource script b/index.html:2 /repo/gone.js → /repo/gone.js',
    'missing-anchor b/index.html:4 /repo/a#no → a.html#no',
    'missing-resource script index.html:2 /repo/gone.js → /repo/gone.js',
  ];
  const isBase = (line: string): boolean => line.endsWith(' → /repo/');

  test('has one finding for it, which comes first, and its other ones', async () => {
    const report = await checkFiles(SITE);
    expect(report.findings[0]).toMatchObject({
      kind: 'broken-link',
      target: '/repo/',
      explanation: 'base-path',
      harm: 'high',
      count: 4,
      pages: 4,
    });
    expect(linesOf(report).filter((line) => !isBase(line))).toEqual(FAULTS);
    expect(report.siteUrl).toBeNull();
    expect(groupsOf(report).slice(0, 1).map(noticeOf)).toEqual([
      "Broken link to '/repo/' in 'a.html:2' and 3 more places (4 files in all). " +
        "The site was built for the base path '/repo/': publish it there, or export it with the base path '/'.",
    ]);
  });

  test.each([
    ['a canonical link', { 'index.html': page(nav, '<link rel=canonical href="https://e.com/repo/">') }],
    ['a sitemap', { 'sitemap.xml': '<urlset><loc>https://e.com/repo/a</loc></urlset>' }],
  ])('has none if %s says that it will lie there', async (_name, more) => {
    const lines = linesOf(await checkFiles({ ...SITE, ...more }));
    expect(lines).toEqual(
      FAULTS.filter(
        (line) => !line.includes('index.html') || !('index.html' in more) || line.includes('b/index'),
      ),
    );
  });

  test('has it though its sitemap forgets the path', async () => {
    const sitemap = '<urlset><loc>https://e.com/a</loc><loc>https://e.com/b/</loc></urlset>';
    const report = await checkFiles({
      ...SITE,
      'sitemap.xml': sitemap,
      'c.html': page('<a href="https://e.com/a"></a><a href="https://e.com/repo/a">'),
    });
    expect(report.siteUrl).toBe('https://e.com/');
    expect(linesOf(report).filter((line) => !isBase(line))).toEqual(FAULTS);
    expect(linesOf(report)).toContain('broken-link c.html:4 https://e.com/repo/a → /repo/');
  });

  test('has files that differ in case only', async () => {
    const report = await checkFiles({ ...SITE, 'a.html': page(`${nav}<a href="/repo/X.css">`) });
    expect(linesOf(report)).toContain('broken-link a.html:4 /repo/X.css → /repo/X.css (x.css)');
  });

  test('has it though its sitemap names another path', async () => {
    const report = await checkFiles({
      ...SITE,
      'sitemap.xml': '<urlset><loc>https://e.com/docs/a</loc></urlset>',
    });
    expect(report.siteUrl).toBe('https://e.com/docs/');
    expect(linesOf(report).filter((line) => !isBase(line))).toEqual(FAULTS);
  });

  test('has it with less severity if only the page for errors needs it, as that of mdBook', async () => {
    const pages = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`${String(at)}.html`, page('')]));
    const { findings } = await checkFiles({
      ...pages,
      '404.html': page('<a href="0.html"></a><a href="1.html"></a>', '<base href="/repo/">'),
    });
    expect(findings).toMatchObject([
      { target: '/repo/', explanation: 'base-path', harm: 'medium', pages: 1 },
    ]);
  });

  test('has it by a base in its pages', async () => {
    const app = '<base href="/repo/"><link rel=stylesheet href="x.css"><script src="gone.js"></script>';
    const report = await checkFiles({
      'index.html': page('<a href="a">', app),
      'a.html': page('<a href="index.html">', app),
      'x.css': '',
    });
    expect(linesOf(report)).toEqual([
      'broken-link a.html:2 x.css → /repo/',
      'missing-resource script a.html:2 gone.js → /repo/gone.js',
      'broken-link index.html:2 x.css → /repo/',
      'missing-resource script index.html:2 gone.js → /repo/gone.js',
    ]);
  });
});
