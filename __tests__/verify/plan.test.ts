import { describe, expect, test } from '@jest/globals';
import { addressesToAsk, addressStyleOf, planOf, spread, type Target } from '../../src/verify/plan.ts';
import { expected, expectedSite } from './sites.ts';

function named(targets: readonly Target[]): readonly string[] {
  return targets.map((target) => {
    if (target.kind === 'file') return target.file.path;
    return target.kind === 'removed' ? `-${target.path}` : `?${target.page?.path ?? ''}`;
  });
}

const numbered = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${String(at).padStart(3, '0')}.html`, '']));

describe('the requested addresses', () => {
  test('are all of a small site, and an impossible one instead of its error page', () => {
    const site = expectedSite({ 'index.html': '', 'a.html': '', '404.html': '', 'sitemap.xml': '' });
    const { scouts, others, servedCount } = planOf(
      site,
      { uploads: ['a.html'], removed: ['old.html'] },
      2000,
    );
    expect(named(scouts)).toEqual(['?404.html', 'sitemap.xml', 'index.html']);
    expect(named(others)).toEqual(['a.html', '-old.html']);
    expect(servedCount).toBe(3);
  });

  test('begin with one part of an index of sitemaps', () => {
    const site = expectedSite({
      'a.html': '',
      'en/sitemap.xml': '',
      'sitemap-0.xml': '',
      'sitemap.xml': '',
      'sitemaps.html': '',
    });
    const { scouts, others } = planOf(site, null, 2000);
    expect(named(scouts)).toEqual(['?', 'sitemap.xml', 'en/sitemap.xml']);
    expect(named(others)).toEqual(['a.html', 'sitemap-0.xml', 'sitemaps.html']);
  });

  test('leave out files that hosts read themselves', () => {
    const site = expectedSite({
      _headers: '',
      'a/_headers': '',
      CNAME: '',
      '.nojekyll': '',
      '.well-known/x': '',
    });
    const { others } = planOf(
      site,
      { uploads: [], removed: ['_redirects', '404.html', 'de/404.html'] },
      2000,
    );
    expect(named(others)).toEqual(['.well-known/x', 'a/_headers']);
  });

  test('leave out hidden files and source maps', () => {
    const hidden = {
      '.nojekyll': '',
      '.buildinfo': '',
      'a/.htaccess': '',
      '_x/app.js.map': '',
      'a.css.map': '',
    };
    const shown = { '.html': '', '.well-known/x': '', 'a/..html': '', 'site.map': '', 'x/.y/z': '' };
    const { others, servedCount } = planOf(
      expectedSite({ ...hidden, ...shown }),
      { uploads: [], removed: ['.DS_Store', 'old.js.map', 'old.js'] },
      2000,
    );
    expect(named(others)).toEqual(['-old.js', ...Object.keys(shown)]);
    expect(servedCount).toBe(5);
  });

  test('are for a larger site its changes first, then a sample of the rest', () => {
    const site = expectedSite({ ...numbered(100), 'index.html': '' });
    const changes = { uploads: ['p099.html', 'p050.html', 'index.html'], removed: ['gone.html'] };
    const { scouts, others } = planOf(site, changes, 10);
    expect(named(scouts)).toEqual(['?', 'index.html']);
    expect(named(others)).toEqual([
      ...['p050.html', 'p099.html', '-gone.html'],
      ...['p000.html', 'p019.html', 'p039.html', 'p059.html', 'p079.html'],
    ]);
    expect(planOf(site, changes, 10)).toEqual(planOf(site, changes, 10));
  });

  test.each([1, 2, 3, 50, 103])('are %i at most', (most) => {
    const site = expectedSite({ ...numbered(100), 'index.html': '', 'sitemap.xml': '' });
    const { scouts, others } = planOf(site, { uploads: ['p001.html'], removed: ['x'] }, most);
    expect(scouts.length + others.length).toBe(most);
    expect(new Set(named([...scouts, ...others])).size).toBe(most);
  });
});

test.each([
  [10, 3, 0, [0, 3, 6]],
  [10, 3, 1, [1, 4, 7]],
  [10, 3, 5, [1, 5, 8]],
  [3, 3, 1, [0, 1, 2]],
  [3, 0, 0, []],
])('a sample of %i, %i from %i', (length, most, from, chosen) => {
  expect(
    spread(
      Array.from({ length }, (_, at) => at),
      most,
      from,
    ),
  ).toEqual(chosen);
});

describe('addresses', () => {
  test.each([
    ['index.html', ['/', '/index.html'], ['/', '/index.html']],
    ['guide.html', ['/guide', '/guide.html'], ['/guide.html']],
    ['guide/index.html', ['/guide/', '/guide/index.html'], ['/guide/index.html']],
    [
      'a b/größe.html',
      ['/a%20b/gr%C3%B6%C3%9Fe', '/a%20b/gr%C3%B6%C3%9Fe.html'],
      ['/a%20b/gr%C3%B6%C3%9Fe.html'],
    ],
    ['what?#*.html', ['/what%3F%23%2A', '/what%3F%23%2A.html'], ['/what%3F%23%2A.html']],
    ['assets/app.js', ['/assets/app.js'], ['/assets/app.js']],
    ['guide.rsc', ['/guide.rsc'], ['/guide.rsc']],
    ['.html', ['/.html'], ['/.html']],
    ['x/...html', ['/x/...html'], ['/x/...html']],
    ['old.htm', ['/old.htm'], ['/old.htm']],
  ])('of %s', (path, without, withHtml) => {
    expect(addressesToAsk(path, 'without-html')).toEqual(without);
    expect(addressesToAsk(path, 'with-html')).toEqual(withHtml);
    expect(addressesToAsk(path, 'by-folder')).toEqual(path.endsWith('index.html') ? without : withHtml);
  });

  const loc = (...addresses: readonly string[]): string =>
    addresses.map((one) => `<url><loc>\n ${one} </loc></url>`).join('');
  test.each([
    ['', null],
    [loc('https://x/a', 'https://x/b'), 'without-html'],
    [loc('https://x/', 'https://x/a.html', 'https://x/b.html'), 'with-html'],
    [loc('https://x/a.html', 'https://x/b'), 'without-html'],
    [loc('https://x/a/', 'https://x/b/c/'), 'by-folder'],
    [loc('https://x/a/', 'https://x/b.html'), 'without-html'],
    [loc('https://x/a/', 'https://x/b/', 'https://x/c'), 'without-html'],
    [loc('https://x/a/', 'https://x/b/', 'https://x/c.html'), 'by-folder'],
    [loc('https://x/en/sitemap.xml', 'https://x/de/sitemap.xml'), null],
    ['<html>not a sitemap: a.html', null],
    ['<a href="en/">', null],
    [
      '<a href="a.html#x">1</a><a href=#y><link href="x.css"><a href="//e.com/b"><a\nHREF=\'c\'><a href="../d.html">',
      'with-html',
    ],
    ['<a href="https://e.com/a.html"><a href="mailto:b.html">', null],
    ['<meta http-equiv="refresh" content="0; url=./a.html">', 'with-html'],
    ['<link href="https://x/docs/"><a href="https://x/docs/a.html">', 'with-html'],
    [
      '<a href="a/">1</a><a href="/docs/">2</a><a href="b/c/?x#y">3</a><form action="search.html">',
      'by-folder',
    ],
    ['<a href="a/">1</a><a href="b/">2</a><a href="/c">', 'without-html'],
  ])('of %j: %s', (source, style) => {
    expect(addressStyleOf(source, new URL('https://x/docs/'))).toBe(style);
  });
});

test('a file of the site has the values of the manifest', () => {
  expect(expected('a.txt', 'abc')).toMatchObject({ bytes: 3, textSha256: null });
});
