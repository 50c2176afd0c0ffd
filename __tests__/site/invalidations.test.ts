import { describe, expect, test } from '@jest/globals';
import { addressesOf, invalidationsOf } from '../../src/site/changes.ts';

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

describe('the invalidations of a CDN', () => {
  test('are listed one by one below the limit, sorted, each once', () => {
    const paths = ['b.html', 'a/index.html', 'a.html'];
    expect(invalidationsOf(paths, 7)).toEqual(['/a', '/a.html', '/a/', '/a/index.html', '/b', '/b.html']);
    expect(invalidationsOf([], 1)).toEqual([]);
  });

  test('count an address once that several files have', () => {
    const files = ['a', 'a.htm', 'a.html', 'a/index.htm', 'a/index.html'];
    const all = ['/a', '/a.htm', '/a.html', '/a/', '/a/index.htm', '/a/index.html'];
    expect(invalidationsOf(files, 6)).toEqual(all);
    expect(invalidationsOf([...files, 'b.css'], 6)).toEqual(['/*']);
  });

  test('are in the order of the addresses, encoded unchanged', () => {
    expect(invalidationsOf(['a!.css', 'a b.css', 'aü/x.css', 'aü.css'], 9)).toEqual([
      '/a!.css',
      '/a%20b.css',
      '/a%C3%BC.css',
      '/a%C3%BC/x.css',
    ]);
  });

  test.each([
    [['b.html', 'a.html'], 3],
    [['b.html'], 1],
    [Array.from({ length: 100 }, (_, at) => `api/${at}.css`), 99],
    [Array.from({ length: 300_000 }, (_, at) => `api/${at}.html`), 300_000],
  ])('are everything above the limit (table row %#)', (files, most) => {
    expect(invalidationsOf(files, most)).toEqual(['/*']);
  });

  test('are listed one by one up to the limit itself', () => {
    const files = Array.from({ length: 200_000 }, (_, at) => `many/${at}.css`);
    expect(invalidationsOf(files, 200_000)).toHaveLength(200_000);
  });
});
