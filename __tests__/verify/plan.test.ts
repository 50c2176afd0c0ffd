import { describe, expect, test } from '@jest/globals';
import type { ListedChanges } from '../../src/site/changes.ts';
import { addressesToAsk, planOf, spread, type Plan, type Target } from '../../src/verify/plan.ts';
import { CLEAN, expectedSite } from './sites.ts';

/** `?` cannot exist, `-` was removed, and an address begins with a slash. */
function named(targets: readonly Target[]): readonly string[] {
  return targets.map((target) => {
    if (target.kind === 'file') return target.file.path;
    if (target.kind === 'removed') return `-${target.address}`;
    return target.kind === 'other' ? target.address : `?${target.page?.path ?? ''}`;
  });
}

function changesOf(lists: Partial<ListedChanges>): ListedChanges {
  return { added: [], changed: [], removed: [], previousSha256: new Map(), ...lists };
}

function planned(files: readonly string[], changes: Partial<ListedChanges> | null, most = 2000): Plan {
  const site = expectedSite(Object.fromEntries(files.map((path) => [path, ''])));
  return planOf(site, changes === null ? null : changesOf(changes), most);
}

const NUMBERED = Array.from({ length: 100 }, (_, at) => `p${String(at).padStart(3, '0')}.html`);

describe('the requested addresses', () => {
  test('are all of a small site, an impossible one instead of its error page, and both of pages that may be old', () => {
    const { targets, telling, servedCount } = planned(
      ['index.html', 'a.html', 'b.html', '404.html', 'sitemap.xml', 'app.js'],
      { added: ['b.html'], changed: ['a.html', 'app.js'], removed: ['old.html', 'old.js'] },
    );
    expect(named(targets)).toEqual([
      ...['?404.html', 'index.html', 'sitemap.xml', 'a.html', 'app.js', 'b.html'],
      ...['-/old', '-/old.html', '-/old.js', '/a.html'],
    ]);
    // A new page has no old copy anywhere, but a server with the old site does not have it.
    expect(named(telling)).toEqual(['a.html', 'app.js', 'b.html', '-/old', '-/old.html', '-/old.js']);
    expect(servedCount).toBe(5);
  });

  test('tell servers apart, where the changes are not known, by pages and names with a digest', () => {
    const { targets, telling } = planned(
      ['a.html', 'dir/index.html', 'x/app-1a2b3c4d.js', 'app.js', 'background.js'],
      null,
    );
    expect(named(telling)).toEqual(['a.html', 'dir/index.html', 'x/app-1a2b3c4d.js']);
    expect(named(targets).slice(1, 3)).toEqual(['/a.html', '/dir/index.html']);
    expect(named(planned(['a.html'], {}).telling)).toEqual([]);
  });

  test('leave out files that hosts read themselves, hidden files and source maps', () => {
    const hidden = ['_headers', 'CNAME', '.nojekyll', 'a/.htaccess', '_x/app.js.map', 'a.css.map'];
    const shown = ['.html', '.well-known/x', 'a/..html', 'a/_headers', 'site.map', 'x/.y/z'];
    const removed = ['_redirects', '404.html', 'de/404.html', '.DS_Store', 'old.js.map', 'old.js'];
    const { targets, servedCount } = planned([...hidden, ...shown], { removed });
    expect(named(targets)).toEqual(['?', '-/old.js', ...shown]);
    expect(servedCount).toBe(6);
  });

  test('are for a larger site its changes first, then a sample of the rest', () => {
    const files = [...NUMBERED, 'index.html'];
    const changes = { changed: ['p050.html', 'p099.html'], removed: ['gone.html'] };
    const { targets, telling } = planned(files, changes, 16);
    // A quarter is kept for requests that tell servers apart.
    expect(named(targets)).toEqual([
      ...['?', 'index.html', 'p050.html', 'p099.html', '-/gone', '-/gone.html', '/p050.html', '/p099.html'],
      ...['p000.html', 'p024.html', 'p049.html', 'p074.html'],
    ]);
    expect(named(telling)).toEqual(['p050.html', 'p099.html', '-/gone', '-/gone.html']);
    expect(planned(files, changes, 16)).toEqual(planned(files, changes, 16));
    const all = planned(files, null);
    expect(named(all.targets).filter((name) => name.startsWith('/'))).toHaveLength(20);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [50, 38],
    [103, 83],
  ])('are, of %i, %i at most', (most, count) => {
    const { targets } = planned(
      [...NUMBERED, 'index.html'],
      { changed: ['p001.html'], removed: ['x'] },
      most,
    );
    expect(targets).toHaveLength(count);
    expect(new Set(named(targets)).size).toBe(count);
  });

  test('are for a quarter at most second addresses, so that few requests find missing pages', () => {
    const names = named(planned(NUMBERED, null, 28).targets);
    expect(names).toHaveLength(21);
    expect(names.filter((name) => name.startsWith('/'))).toHaveLength(7);
  });

  test('are as many as there may be requests, where nothing tells servers apart', () => {
    expect(planned(NUMBERED, {}, 50).targets).toHaveLength(50);
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
  const HTML = { pages: 'html', folders: 'index' } as const;
  const BARE = { pages: 'extensionless', folders: 'no-slash' } as const;
  const UNKNOWN = { pages: null, folders: null };
  const rule = 'needs-rule';
  test.each([
    ['index.html', ['/', '/index.html', rule], ['/index.html', '/', 'missing'], ['/', '/index.html', rule]],
    [
      'guide.html',
      ['/guide', '/guide.html', rule],
      ['/guide.html', '/guide', 'missing'],
      ['/guide', '/guide.html', rule],
    ],
    [
      'a b/größe/index.html',
      ['/a%20b/gr%C3%B6%C3%9Fe/', '/a%20b/gr%C3%B6%C3%9Fe/index.html', rule],
      ['/a%20b/gr%C3%B6%C3%9Fe/index.html', '/a%20b/gr%C3%B6%C3%9Fe/', 'missing'],
      ['/a%20b/gr%C3%B6%C3%9Fe', '/a%20b/gr%C3%B6%C3%9Fe/index.html', rule],
    ],
  ])('of %s', (path, clean, html, bare) => {
    const of = (addressStyle: typeof CLEAN) => {
      const { main, other, otherMeans } = addressesToAsk(path, expectedSite({}, addressStyle));
      return [main, other, otherMeans];
    };
    expect([of(CLEAN), of(HTML), of(BARE)]).toEqual([clean, html, bare]);
  });

  test('of a site whose style is unknown are those that most hosts answer, and a page may have either', () => {
    const site = expectedSite({}, UNKNOWN);
    expect(addressesToAsk('dir/index.html', site)).toEqual({
      main: '/dir/',
      other: '/dir/index.html',
      otherMeans: rule,
    });
    expect(addressesToAsk('guide.html', site)).toEqual({
      main: '/guide.html',
      other: '/guide',
      otherMeans: 'right',
    });
  });

  test('of a page whose name only looks like that of an index are those of a page', () => {
    const site = expectedSite({}, { pages: 'html', folders: 'slash' });
    expect(addressesToAsk('api/Index.html', site)).toEqual({
      main: '/api/Index.html',
      other: '/api/Index',
      otherMeans: 'missing',
    });
  });

  test.each([
    ['assets/app.js', '/assets/app.js'],
    ['what?#*.css', '/what%3F%23%2A.css'],
    ['guide.rsc', '/guide.rsc'],
    ['.html', '/.html'],
    ['x/...html', '/x/...html'],
    ['old.htm', '/old.htm'],
    // Its other name is that of a file.
    ['hello.py.html', '/hello.py.html'],
  ])('of %s: one', (path, main) => {
    for (const style of [CLEAN, HTML, UNKNOWN])
      expect(addressesToAsk(path, expectedSite({ 'hello.py': '' }, style))).toEqual({
        main,
        other: null,
        otherMeans: 'missing',
      });
  });
});
