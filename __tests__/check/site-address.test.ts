import { describe, expect, test } from '@jest/globals';
import {
  addressOf,
  wantedAnchor,
  baseOf,
  insideOf,
  outsidePath,
  parseSiteAddress,
  percentDecoded,
  siteUrl,
} from '../../src/check/site/site-address.ts';
import { HostRules } from '../../src/check/site/host-rules.ts';
import { targetOf, type Site } from '../../src/check/site/resolver.ts';
import { SitePaths } from '../../src/check/site/site-paths.ts';

const PAGE = addressOf('guide/start.html');
const SITE = parseSiteAddress('https://docs.example.com/');
const BELOW = parseSiteAddress('https://example.com/docs');
const EMPTY: Site = {
  files: new SitePaths([]),
  address: SITE,
  builtFor: null,
  rules: new HostRules(() => ''),
};

describe('the target of a reference', () => {
  test.each([
    ['other', '/guide/other'],
    ['./other.html?x=1#y', '/guide/other.html'],
    ['../other', '/other'],
    ['../../../other', '/other'],
    ['/x/', '/x/'],
    ['', '/guide/start.html'],
    ['?x', '/guide/start.html'],
    ['#gr%C3%B6%C3%9Fe', '/guide/start.html'],
    ['#größe', '/guide/start.html'],
    ['gr%C3%B6%C3%9Fe%20%26%20ma%C3%9F.html', '/guide/größe & maß.html'],
    ['größe & maß.html', '/guide/größe & maß.html'],
    ['100%.html', '/guide/100%.html'],
    ['a\\b', '/guide/a/b'],
    [' \n x\t', '/guide/x'],
    ['%2e%2e/x', '/x'],
    ['https:x', '/guide/x'],
    ['https://docs.example.com/x#y', '/x'],
    ['http://docs.example.com', '/'],
    ['//docs.example.com/x', '/x'],
    ['https://DOCS.EXAMPLE.COM/X', '/X'],
    ['https://docs.example.com:8080/x', 'docs.example.com:8080'],
    ['//cdn.example.com/x.js', 'cdn.example.com'],
    ['http://example.com/', 'example.com'],
    ['mailto:a@example.com', 'other-scheme'],
    ['javascript:void(0)', 'other-scheme'],
    ['data:image/png;base64,AA', 'other-scheme'],
    ['tel:1', 'other-scheme'],
    ['https://[', 'malformed'],
    ['https://', 'malformed'],
  ])('%j: %s', (reference, expected) => {
    const to = targetOf(reference, PAGE, null, EMPTY);
    const shown = to.kind === 'missing' ? to.missing.target : to.kind === 'elsewhere' ? to.host : to.kind;
    expect(shown).toBe(expected);
  });

  test.each([
    ['https://example.com/docs/x', { path: 'x', otherPath: null, namedHost: 'example.com' }],
    ['https://example.com/docs', { path: '', otherPath: null, namedHost: 'example.com' }],
    ['/docs/x', { path: 'docs/x', otherPath: 'x', namedHost: null }],
    ['/x', { path: 'x', otherPath: null, namedHost: null }],
    ['../x', { path: 'x', otherPath: null, namedHost: null }],
  ])('a site below a path, %s, has all its targets there', (reference, expected) => {
    expect(insideOf(new URL(reference, PAGE), BELOW)).toEqual(expected);
  });

  test('another part of the same host is external', () => {
    expect(targetOf('https://example.com/docsy/', PAGE, null, { ...EMPTY, address: BELOW })).toEqual({
      kind: 'elsewhere',
      host: 'example.com',
    });
  });

  test.each([
    ['/', 'x', 'x'],
    ['../img/', 'x', 'img/x'],
    ['../img', 'x', 'x'],
    ['https://docs.example.com/a/', 'x', 'a/x'],
    ['https://[', 'x', 'guide/x'],
    ['data:text/html,', 'x', 'guide/x'],
    ['/a/', '#y', 'a/'],
  ])('against the base %s the reference %s leads to %s', (base, reference, path) => {
    expect(insideOf(new URL(reference, baseOf(base, PAGE)), SITE)).toMatchObject({ path });
  });

  test('a base of a million characters does not count', () => {
    const base = baseOf(`/${'a'.repeat(1_000_000)}/`, PAGE);
    expect(insideOf(new URL('x', base), SITE)).toMatchObject({ path: 'guide/x' });
  });
});

describe('the address of a site', () => {
  test.each([
    ['https://e.com', 'https://e.com/'],
    ['http://E.com:81/docs', 'http://e.com:81/docs/'],
    ['https://e.com/docs/?x#y', 'https://e.com/docs/'],
    ['ftp://e.com', null],
    ['e.com', null],
    ['', null],
  ])('%j is %s', (text, expected) => {
    const address = parseSiteAddress(text);
    expect(address === null ? null : siteUrl(address)).toBe(expected);
  });
});

describe('a reference that leads above the root', () => {
  test.each([
    ['../x', 'a/b.html', null],
    ['..', 'a/b.html', null],
    ['../', 'a/b.html', null],
    ['../../x', 'a/b.html', '../x'],
    ['../x', 'b.html', '../x'],
    ['..', 'b.html', '../'],
    ['./../../gr%C3%B6%C3%9Fe/x.html?y#z', 'a/b.html', '../größe/x.html'],
    ['../../../x/../y', 'a/b.html', '../../y'],
    ['a/../../x', 'b.html', '../x'],
    ['a/../x', 'b.html', null],
    ['/../x', 'a/b.html', null],
    ['https://e.com/../x', 'a/b.html', null],
    ['//e.com/../x', 'a/b.html', null],
    ['x?../../..', 'a/b.html', null],
    ['x#../../..', 'b.html', null],
    ['a..b', 'b.html', null],
  ])('%j in %s: %s', (reference, page, expected) => {
    expect(outsidePath(reference, page)).toBe(expected);
  });
});

describe('a fragment', () => {
  test.each([
    ['', null],
    ['top', null],
    ['Top', null],
    [':~:text=a%20word', null],
    ['x:~:text=a', 'x'],
    ['/route/of/a/script', null],
    ['!route', null],
    ['?tab=2', null],
    ['tab=2&x', null],
    ['data-tab=', null],
    ['impl<T=U>', 'impl<T=U>'],
    ['a:b', 'a:b'],
    ['line10', null],
    ['line', 'line'],
    ['lines-1', 'lines-1'],
    ['%74op', null],
    ['x', 'x'],
    ['topic', 'topic'],
    ['gr%C3%B6%C3%9Fe', 'größe'],
    ['100%', '100%'],
    ['100%-gr%C3%B6%C3%9Fe', '100%-größe'],
    ['10-20', '10-20 or 10'],
    ['L10-L20', 'L10-L20 or L10'],
    ['a-b', 'a-b'],
  ])('%j asks for %s', (fragment, expected) => {
    const demand = wantedAnchor(fragment);
    expect(
      demand === null ? null : demand.name + (demand.orName === null ? '' : ` or ${demand.orName}`),
    ).toBe(expected);
  });
});

test.each([
  ['a%20b', 'a b'],
  ['%', '%'],
  ['%ff', '%ff'],
  ['%E2%82%AC', '€'],
  ['50% %E2%82%AC%', '50% €%'],
  ['%ff%', '%ff%'],
])('%j decoded is %j', (text, expected) => {
  expect(percentDecoded(text)).toBe(expected);
});
