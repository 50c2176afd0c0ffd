import { describe, expect, test } from '@jest/globals';
import { addressesOf, invalidationsOf } from '../../src/rules/invalidations.ts';

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
  });
});

describe('what a CDN has to forget', () => {
  test('is told one by one while there is room, sorted, each once', () => {
    const paths = ['b.html', 'a/index.html', 'a.html'];
    expect(invalidationsOf(paths, 7)).toEqual(['/a', '/a.html', '/a/', '/a/index.html', '/b', '/b.html']);
    expect(invalidationsOf([], 1)).toEqual([]);
  });

  test('becomes one wildcard where there is room for nothing else', () => {
    expect(invalidationsOf(['b.html', 'a.html'], 3)).toEqual(['/*']);
    expect(invalidationsOf(['b.html'], 1)).toEqual(['/*']);
  });

  test('folds the folders with most of it, and tells the others one by one', () => {
    const paths = [
      'index.html',
      ...Array.from({ length: 100 }, (_, at) => `api/page-${at}.html`),
      'guide/start.html',
      'assets/app.js',
    ];
    expect(invalidationsOf(paths, 10)).toEqual([
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
    expect(invalidationsOf([...paths, 'docs/v9/one.css'], 90)).toEqual([
      '/docs/v0/*',
      '/docs/v1/*',
      '/docs/v2/*',
      '/docs/v9/one.css',
    ]);
  });

  test('keeps to 15 wildcards, and to one where that is not enough', () => {
    const folders = (count: number): string[] =>
      Array.from({ length: count * 50 }, (_, at) => `f${at % count}/${at}.css`);
    expect(invalidationsOf(folders(15), 60)).toHaveLength(15);
    const sixteen = invalidationsOf(folders(16), 80);
    expect(sixteen.filter((address) => address.endsWith('*'))).toHaveLength(15);
    expect(sixteen).toHaveLength(65);
    expect(invalidationsOf(folders(100), 100)).toEqual(['/*']);
  });

  test('takes room for very many', () => {
    const paths = Array.from({ length: 300_000 }, (_, at) => (at < 200_000 ? `${at}.css` : `many/${at}.css`));
    const told = invalidationsOf(paths, 250_000);
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
        return `${folders}${['index.html', `p${at}.html`, `a${at}.js`][roll(3)] ?? ''}`;
      });
      const most = 1 + roll(120);
      const told = invalidationsOf(paths, most);
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
