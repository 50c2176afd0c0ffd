import { describe, expect, test } from '@jest/globals';
import { AddressVotes, endsOf, type AddressClue } from '../../src/check/site/address-votes.ts';
import { siteUrl } from '../../src/check/site/site-address.ts';
import { SitePaths } from '../../src/check/site/site-paths.ts';

describe('the address of a site, by votes', () => {
  const files = new SitePaths([
    'index.html',
    'guide/start.html',
    'guide/index.html',
    'reference.html',
    'größe.html',
  ]);
  const listed = (...urls: readonly string[]): AddressClue[] => urls.map((url) => ({ url, page: null }));

  test.each<[string, readonly AddressClue[], string | null]>([
    ['no clue', [], null],
    ['a sitemap', listed('https://e.com/', 'https://e.com/guide/start'), 'https://e.com/'],
    ['only the start page', listed('https://e.com/docs'), 'https://e.com/docs/'],
    [
      'a path on its host',
      listed('https://e.com/docs', 'https://e.com/docs/guide/start', 'https://e.com/docs/gr%C3%B6%C3%9Fe'),
      'https://e.com/docs/',
    ],
    ['a folder', listed('https://e.com/guide/'), 'https://e.com/'],
    [
      'entries that lead nowhere',
      listed('https://e.com/a/b/gone', 'https://e.com/c/gone', 'https://e.com/reference'),
      'https://e.com/',
    ],
    [
      'the majority',
      listed('https://a.com/reference', 'https://b.com/reference', 'https://b.com/guide/start'),
      'https://b.com/',
    ],
    [
      'a canonical link',
      [{ url: 'https://e.com/3/guide/start.html', page: 'guide/start.html' }],
      'https://e.com/3/',
    ],
    [
      'one without extension',
      [{ url: 'http://e.com:81/guide/start', page: 'guide/start.html' }],
      'http://e.com:81/',
    ],
    ['one of a folder', [{ url: 'https://e.com/v/guide', page: 'guide/index.html' }], 'https://e.com/v/'],
    ['one of the start page', [{ url: 'https://e.com/v', page: 'index.html' }], 'https://e.com/v/'],
    ['one of another page', [{ url: 'https://e.com/else', page: 'reference.html' }], null],
    ['no web address', listed('ftp://e.com/reference', 'reference', 'https://['), null],
    ['longer than any', listed(`https://e.com/${'a/'.repeat(10_000)}reference`), null],
  ])('%s', (_name, clues, expected) => {
    const votes = new AddressVotes(files);
    for (const clue of clues) votes.add(clue);
    const address = votes.winner();
    expect(address === null ? null : siteUrl(address)).toBe(expected);
  });

  // Each suffix is looked for, so the time grows with the square of their number.
  test.each([
    ['a short path', 'a/b/c', ['a/b/c', 'b/c', 'c']],
    ['no path', '', ['']],
    [
      '501 folders',
      `${'a/'.repeat(500)}b`,
      Array.from({ length: 64 }, (_, at) => `${'a/'.repeat(63 - at)}b`),
    ],
    ['10,000 folders', 'a/'.repeat(10_000), []],
  ])('few suffixes of %s are looked for', (_, path, ends) => {
    expect([...endsOf(path)]).toEqual(ends);
  });

  test('the first of too many candidates are kept', () => {
    const votes = new AddressVotes(files);
    for (let at = 0; at < 30_000; at += 1)
      votes.add({ url: `https://h${String(at)}.example/reference`, page: null });
    votes.add({ url: 'https://h5.example/reference', page: null });
    for (let times = 0; times < 3; times += 1)
      votes.add({ url: 'https://late.example/reference', page: null });
    const winner = votes.winner();
    expect(winner === null ? null : siteUrl(winner)).toBe('https://h5.example/');
  });
});
