import { describe, expect, test } from '@jest/globals';
import { addressCount, addressesOf, invalidationsOf } from '../../src/rules/invalidations.ts';

function invalidations(files: Iterable<string>, most: number): readonly string[] {
  return invalidationsOf([...new Set(files)], most);
}

describe('the addresses of a file', () => {
  test.each([
    ['index.html', ['/', '/index.html']],
    ['guide/index.html', ['/guide/', '/guide', '/guide/index.html']],
    ['guide/start.html', ['/guide/start', '/guide/start.html']],
    ['old.htm', ['/old', '/old.htm']],
    ['assets/app.js', ['/assets/app.js']],
    ['.well-known/security.txt', ['/.well-known/security.txt']],
    ['größe/日本.html', ['/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC', '/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC.html']],
    ['a b/100%.html', ['/a%20b/100%25', '/a%20b/100%25.html']],
    ['what?.html', ['/what%3F', '/what%3F.html']],
    ['a#b.css', ['/a%23b.css']],
    ['all*.txt', ['/all%2A.txt']],
    ['@scope/c++.html', ['/@scope/c++', '/@scope/c++.html']],
    ['guide/.html', ['/guide/.html']],
    ['reindex.html', ['/reindex', '/reindex.html']],
  ])('of %j', (path, addresses) => {
    expect(addressesOf(path)).toEqual(addresses);
    expect(addressCount(path)).toBe(addresses.length);
  });
});

describe('what a CDN has to forget', () => {
  test('is told one by one while there is room, sorted, each once', () => {
    const paths = ['b.html', 'a/index.html', 'a.html'];
    expect(invalidations(paths, 7)).toEqual(['/a', '/a.html', '/a/', '/a/index.html', '/b', '/b.html']);
    expect(invalidations([], 1)).toEqual([]);
  });

  test('counts an address once that several files have', () => {
    const files = ['a', 'a.htm', 'a.html', 'a/index.htm', 'a/index.html'];
    const all = ['/a', '/a.htm', '/a.html', '/a/', '/a/index.htm', '/a/index.html'];
    expect(invalidations(files, 6)).toEqual(all);
    expect(invalidations([...files, 'b.css'], 6)).toEqual(['/*']);
  });

  test('is in the order of the addresses, encoded as they are', () => {
    expect(invalidations(['a!.css', 'a b.css', 'aü/x.css', 'aü.css'], 9)).toEqual([
      '/a!.css',
      '/a%20b.css',
      '/a%C3%BC.css',
      '/a%C3%BC/x.css',
    ]);
  });

  test('tells the address of a folder beside its wildcard', () => {
    const pages = Array.from({ length: 50 }, (_, at) => `gr ün/${at}.html`);
    expect(invalidations([...pages, 'gr ün/index.html', 'gr ün-b.css'], 5)).toEqual([
      '/gr%20%C3%BCn',
      '/gr%20%C3%BCn-b.css',
      '/gr%20%C3%BCn/*',
    ]);
  });

  test('becomes one wildcard where there is room for nothing else', () => {
    expect(invalidations(['b.html', 'a.html'], 3)).toEqual(['/*']);
    expect(invalidations(['b.html'], 1)).toEqual(['/*']);
  });

  test('folds the folders with most of it, and tells the others one by one', () => {
    const paths = [
      'index.html',
      ...Array.from({ length: 100 }, (_, at) => `api/page-${at}.html`),
      'guide/start.html',
      'assets/app.js',
    ];
    expect(invalidations(paths, 10)).toEqual([
      '/',
      '/api/*',
      '/assets/app.js',
      '/guide/start',
      '/guide/start.html',
      '/index.html',
    ]);
  });

  test('looks for the folders deep down, below one that holds everything', () => {
    const paths = Array.from({ length: 300 }, (_, at) => `docs/v${at % 3}/page-${at}.css`);
    expect(invalidations([...paths, 'docs/v9/one.css'], 90)).toEqual([
      '/docs/v0/*',
      '/docs/v1/*',
      '/docs/v2/*',
      '/docs/v9/one.css',
    ]);
  });

  test('keeps to 15 wildcards, and to one where that is not enough', () => {
    const folders = (count: number): string[] =>
      Array.from({ length: count * 50 }, (_, at) => `f${at % count}/${at}.css`);
    expect(invalidations(folders(15), 60)).toHaveLength(15);
    const sixteen = invalidations(folders(16), 80);
    expect(sixteen.filter((address) => address.endsWith('*'))).toHaveLength(15);
    expect(sixteen).toHaveLength(65);
    expect(invalidations(folders(100), 100)).toEqual(['/*']);
  });

  test('takes room for very many', () => {
    const paths = Array.from({ length: 300_000 }, (_, at) => (at < 200_000 ? `${at}.css` : `many/${at}.css`));
    const told = invalidations(paths, 250_000);
    expect(told).toHaveLength(200_001);
    expect(told).toContain('/many/*');
  });

  // Whatever changed and however little room there is: nothing is left out, and the limits hold.
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('leaves nothing out (seed %i)', (seed) => {
    let state = seed;
    const roll = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    for (let round = 0; round < 60; round += 1) {
      const paths = Array.from({ length: 1 + roll(400) }, (_, at) => {
        const folders = Array.from({ length: roll(5) }, () => `d${roll(4)}/`).join('');
        return `${folders}${['index.html', 'index.htm', `p${at}.html`, `a${at}.js`][roll(4)] ?? ''}`;
      });
      const most = 1 + roll(120);
      const told = invalidations(paths, most);
      expect(told.length).toBeLessThanOrEqual(most);
      const wildcards = told.filter((address) => address.endsWith('*'));
      expect(wildcards.length).toBeLessThanOrEqual(15);
      const missing = paths
        .flatMap(addressesOf)
        .filter(
          (address) =>
            !told.includes(address) &&
            !wildcards.some((wildcard) => address.startsWith(wildcard.slice(0, -1))),
        );
      expect(missing).toEqual([]);
      // And what a wildcard covers is not told once more.
      const twice = told.filter((address) =>
        wildcards.some((other) => other !== address && address.startsWith(other.slice(0, -1))),
      );
      expect(twice).toEqual([]);
    }
  });
});
