import { describe, expect, test } from '@jest/globals';
import { AnchorLedger, type LedgerLimits, type NamedPages } from '../../src/rules/check/anchor-ledger.ts';
import { anchorDemand, anchorIn, anchorNumber } from '../../src/rules/check/anchor.ts';
import { DemandRows, type DemandColumns, type FiledDemand } from '../../src/rules/check/demand-rows.ts';
import { addressOf, baseOf, destinationOf } from '../../src/rules/check/destination.ts';
import { HostFiles } from '../../src/rules/check/host-files.ts';
import { NumberSet } from '../../src/rules/check/number-set.ts';
import { PageNames } from '../../src/rules/check/page-names.ts';
import { encodedPaths, joinedPaths, PathBytes } from '../../src/rules/check/path-bytes.ts';
import {
  endsOf,
  parseSiteAddress,
  siteAddressFrom,
  siteUrl,
  type AddressClue,
} from '../../src/rules/check/site-address.ts';

const PAGE = addressOf('guide/start.html');
const SITE = parseSiteAddress('https://docs.example.com/');
const BELOW = parseSiteAddress('https://example.com/docs');

describe('where a reference leads', () => {
  test.each([
    ['other', '/guide/other#'],
    ['./other.html?x=1#y', '/guide/other.html#y'],
    ['../other', '/other#'],
    ['../../../other', '/other#'],
    ['/x/', '/x/#'],
    ['', '/guide/start.html#'],
    ['?x', '/guide/start.html#'],
    ['#gr%C3%B6%C3%9Fe', '/guide/start.html#gr%C3%B6%C3%9Fe'],
    ['#größe', '/guide/start.html#gr%C3%B6%C3%9Fe'],
    ['gr%C3%B6%C3%9Fe%20%26%20ma%C3%9F.html', '/guide/größe & maß.html#'],
    ['größe & maß.html', '/guide/größe & maß.html#'],
    ['100%.html', '/guide/100%.html#'],
    ['a\\b', '/guide/a/b#'],
    [' \n x\t', '/guide/x#'],
    ['%2e%2e/x', '/x#'],
    ['https:x', '/guide/x#'],
    ['https://docs.example.com/x#y', '/x#y'],
    ['http://docs.example.com', '/#'],
    ['//docs.example.com/x', '/x#'],
    ['https://DOCS.EXAMPLE.COM/X', '/X#'],
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
    const to = destinationOf(reference, PAGE, SITE);
    const shown =
      to.kind === 'inside' ? `/${to.path}#${to.fragment}` : to.kind === 'elsewhere' ? to.host : to.kind;
    expect(shown).toBe(expected);
  });

  test.each([
    ['https://example.com/docs/x', { path: 'x', otherPath: null, namedHost: 'example.com' }],
    ['https://example.com/docs', { path: '', otherPath: null, namedHost: 'example.com' }],
    ['/docs/x', { path: 'docs/x', otherPath: 'x', namedHost: null }],
    ['/x', { path: 'x', otherPath: null, namedHost: null }],
    ['../x', { path: 'x', otherPath: null, namedHost: null }],
  ])('a site below a path, %s', (reference, expected) => {
    expect(destinationOf(reference, PAGE, BELOW)).toMatchObject({ kind: 'inside', ...expected });
  });

  test('another part of the same host is elsewhere', () => {
    expect(destinationOf('https://example.com/docsy/', PAGE, BELOW)).toEqual({
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
    [`/${'a'.repeat(1_000_000)}/`, 'x', 'guide/x'],
  ])('from the base %.40s', (base, reference, path) => {
    expect(destinationOf(reference, baseOf(base, PAGE), SITE)).toMatchObject({ kind: 'inside', path });
  });
});

describe('a host', () => {
  const files = new HostFiles(
    [
      '404.html',
      'Images/Logo.PNG',
      'api',
      'api.html',
      'api/index.html',
      'docs/index.html',
      'guide.html',
      'index.html',
      'only/page.html',
    ].join('\0'),
    1,
  );
  const names = ['404.html', 'Images/Logo.PNG', 'api', 'api.html', 'api/index.html', 'docs/index.html'];
  names.push('guide.html', 'index.html', 'only/page.html');

  test.each([
    ['', 'index.html'],
    ['index.html', 'index.html'],
    ['index', 'index.html'],
    ['guide', 'guide.html'],
    ['guide.html', 'guide.html'],
    ['guide/', null],
    ['docs', 'docs/index.html'],
    ['docs/', 'docs/index.html'],
    ['docs/index', 'docs/index.html'],
    ['api', 'api'],
    ['api/', 'api/index.html'],
    ['only', null],
    ['only/', null],
    ['Guide', null],
    ['images/logo.png', null],
    ['guide//', null],
    ['docs//index.html', null],
  ])('answers %j with %s', (path, expected) => {
    const found = files.find(path);
    expect(found === null ? null : names[found]).toBe(expected);
  });

  test.each([
    ['images/logo.png', 'Images/Logo.PNG'],
    ['GUIDE', 'guide.html'],
    ['Docs/', 'docs/index.html'],
    ['gone', null],
  ])('%j differs only in case from %s', (path, expected) => {
    expect(files.similar(path)).toBe(expected);
  });

  test.each([0, 1, 2 ** 32 - 1])('finds each of many files, and nothing else, with the seed %d', (seed) => {
    const all = Array.from(
      { length: 5_000 },
      (_, index) => `a/${String(index * 7)}/ä${String(index % 13)}.html`,
    );
    const many = new HostFiles(all.join('\0'), seed);
    expect(many.count).toBe(5_000);
    expect(all.map((path) => many.find(path))).toEqual(all.map((_, index) => index));
    expect(all.map((path) => many.find(path.replace('.html', '')))).toEqual(all.map((_, index) => index));
    expect(all.map((path) => many.find(`${path}x`) ?? many.find(path.slice(1)))).toEqual(all.map(() => null));
    expect(all.map((path) => many.similar(path.toUpperCase()))).toEqual(all);
    expect(all.map((_, index) => many.path(index))).toEqual(all);
  });

  test('without files finds none', () => {
    const none = new HostFiles('', 1);
    expect([none.count, none.find(''), none.find('x'), none.similar('x')]).toEqual([0, null, null, null]);
  });
});

describe('the address that a site gives itself', () => {
  const files = new HostFiles(
    ['index.html', 'guide/start.html', 'guide/index.html', 'reference.html', 'größe.html'].join('\0'),
    1,
  );
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
    const address = siteAddressFrom(clues, files);
    expect(address === null ? null : siteUrl(address)).toBe(expected);
  });

  // Each end is looked for, so that the time grows with the square of their number.
  test.each([
    ['a/b/c', ['a/b/c', 'b/c', 'c']],
    ['', ['']],
    [`${'a/'.repeat(500)}b`, Array.from({ length: 64 }, (_, at) => `${'a/'.repeat(63 - at)}b`)],
    ['a/'.repeat(10_000), []],
  ])('the ends of %.20j are few', (path, ends) => {
    expect([...endsOf(path)]).toEqual(ends);
  });

  test.each([['ftp://e.com'], ['e.com'], ['']])('%j is none', (url) => {
    expect(parseSiteAddress(url)).toBeNull();
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
    ['x', 'x'],
    ['topic', 'topic'],
    ['gr%C3%B6%C3%9Fe', 'größe'],
    ['100%', '100%'],
    ['10-20', '10-20 or 10'],
    ['L10-L20', 'L10-L20 or L10'],
    ['a-b', 'a-b'],
  ])('%j asks for %s', (fragment, expected) => {
    const demand = anchorDemand(fragment);
    expect(
      demand === null ? null : demand.name + (demand.orName === null ? '' : ` or ${demand.orName}`),
    ).toBe(expected);
  });

  test('is found in an address', () => {
    expect(['x#y%20z', 'x', ' #a ', '#', 'x#a#b'].map(anchorIn)).toEqual(['y z', '', 'a', '', 'a#b']);
  });

  test('has a number of its own', () => {
    const names = new Set<string>();
    for (let count = 0; count < 100_000; count += 1) {
      names.add(`section-${String(count)}`);
      names.add(String(count));
      names.add(`${'a'.repeat(count % 50)}é${String(count)}`);
    }
    const numbers = new Set([...names].map(anchorNumber));
    expect(numbers.size).toBe(names.size);
    expect([...numbers].every((each) => Number.isSafeInteger(each) && each >= 0)).toBe(true);
  });
});

describe('names that pages ask of each other', () => {
  const demand = (target: number, name: string, orName = name): FiledDemand => ({
    source: 9,
    target,
    name: anchorNumber(name),
    orName: anchorNumber(orName),
    line: 1,
    from: 0,
    length: 5,
  });
  const rows = new DemandRows();
  const columns = (demands: readonly FiledDemand[]): DemandColumns => {
    for (const each of demands) rows.add(each);
    return rows.take();
  };
  /** Names, by file. */
  const pages = (names: Readonly<Record<number, readonly string[]>>): NamedPages => {
    const lists = Object.values(names).map((each) => Float64Array.from(each, anchorNumber).sort());
    let end = 0;
    return {
      files: Uint32Array.from(Object.keys(names), Number),
      ends: Uint32Array.from(lists, ({ length }) => (end += length)),
      numbers: Float64Array.from(lists.flatMap((each) => [...each])),
    };
  };
  const SITE = { 1: ['a', 'b', 'c'], 2: [], 3: [], 4: [], 5: [] };
  const fill = (ledger: AnchorLedger): void => {
    ledger.addPages(pages(SITE));
    for (const [from, to] of [
      [2, 1],
      [3, 4],
      [4, 3],
      [5, 7],
      [6, -1],
    ] as const)
      ledger.addRedirect(from, to);
  };
  /** Reads pages again, as whoever has the files does. */
  const lend = (ledger: AnchorLedger, site: Readonly<Record<number, readonly string[]>>): number => {
    let times = 0;
    for (let files = ledger.wanted(); files.length > 0; files = ledger.wanted()) {
      const there = files.filter((file) => file in site);
      ledger.lend(files, pages(Object.fromEntries(there.map((file) => [file, site[file] ?? []]))));
      times += 1;
    }
    return times;
  };

  test.each<[string, readonly FiledDemand[], number]>([
    ['is there', [demand(1, 'a'), demand(1, 'b'), demand(1, 'c')], 0],
    ['is missing', [demand(1, 'x')], 1],
    ['is there by its other name', [demand(1, '1-2', 'a')], 0],
    ['is on the page that the page leads on to', [demand(2, 'a')], 0],
    ['is not there either', [demand(2, 'x')], 1],
    ['is on none of a circle', [demand(3, 'a')], 1],
    ['is on a page that was not read', [demand(7, 'a')], 0],
    ['is on a page that leads on to one that was not read', [demand(5, 'a')], 0],
  ])('%s', (_name, demands, missing) => {
    const [early, late, small] = [
      new AnchorLedger(10),
      new AnchorLedger(10),
      new AnchorLedger(10, { names: 0, demands: 100 }),
    ];
    fill(early);
    early.addDemands(columns(demands));
    late.addDemands(columns(demands));
    fill(late);
    // Names are not kept at all, and pages read again for them.
    small.addDemands(columns(demands));
    fill(small);
    expect(lend(early, {})).toBe(0);
    lend(small, SITE);
    expect([...early.missing()]).toHaveLength(missing);
    expect([...late.missing()]).toEqual([...early.missing()]);
    expect([...small.missing()]).toEqual([...early.missing()]);
  });

  const wait = (count: number, limits?: LedgerLimits): AnchorLedger => {
    const ledger = new AnchorLedger(count + 1, limits);
    for (let page = 0; page < count; page += 1) {
      ledger.addDemands(columns([{ ...demand(page, 'there'), source: count }, demand(page, 'gone')]));
      if (page % 2 === 1) ledger.addPages(pages({ [page]: ['there'], [page - 1]: ['there'] }));
    }
    return ledger;
  };

  test('are all settled, however many wait', () => {
    expect([...wait(60_000).missing()]).toHaveLength(60_000);
  });

  test('are counted where they are too many to wait', () => {
    const ledger = wait(100, { names: 1_000, demands: 30 });
    expect([...ledger.missing()].length + ledger.leftOut).toBeGreaterThanOrEqual(100);
    expect([...ledger.missing()].length).toBeLessThanOrEqual(30);
    expect(ledger.leftOut).toBeGreaterThan(0);
  });

  test('are read again page by page where they are too many to keep', () => {
    const names = Object.fromEntries(Array.from({ length: 100 }, (_, page) => [page, ['there']]));
    const ledger = wait(100, { names: 10, demands: 1_000 });
    expect(lend(ledger, names)).toBeGreaterThan(0);
    expect([...ledger.missing()]).toHaveLength(100);
    expect(ledger.leftOut).toBe(0);
  });

  test('are fine on a page that cannot be read again', () => {
    const ledger = wait(100, { names: 0, demands: 1_000 });
    lend(ledger, { 7: ['there'] });
    expect([...ledger.missing()].map(({ target }) => target)).toEqual([7]);
  });
});

describe('paths as bytes', () => {
  test.each<[readonly string[]]>([[['a']], [['a/b.html', 'größe & maß.html', '\u{1f600}', 'z']], [[]]])(
    '%j are the same paths',
    (paths) => {
      const bytes = encodedPaths(paths.join('\0'));
      const read = new PathBytes(bytes, paths.length);
      expect(paths.map((_, index) => read.path(index))).toEqual(paths);
      expect(joinedPaths(bytes)).toBe(paths.join('\0'));
    },
  );
});

describe('the names of a page', () => {
  test('are sorted, each once, and known', () => {
    const names = new PageNames();
    for (let count = 0; count < 5_000; count += 1) names.add(`n${String(count % 1_500)}`);
    const numbers = [...names.numbers()];
    expect(numbers).toHaveLength(1_500);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect([names.has('n1499'), names.has('n1500'), names.tooMany]).toEqual([true, false, false]);
    names.add('n1500');
    expect([names.has('n1500'), names.numbers().length]).toEqual([true, 1_501]);
    names.clear();
    expect([names.has('n1'), names.numbers().length]).toEqual([false, 0]);
  });

  test('may be too many, and are not when they only come again', () => {
    const names = new PageNames(2_000);
    for (let count = 0; count < 50_000; count += 1) names.add(`n${String(count % 2_000)}`);
    expect([names.tooMany, names.numbers().length]).toEqual([false, 2_000]);
    names.add('one more');
    expect([names.tooMany, names.numbers().length]).toEqual([true, 0]);
    for (let count = 0; count < 50_000; count += 1) names.add(`n${String(count)}`);
    expect([names.tooMany, names.numbers().length]).toEqual([true, 0]);
    names.clear();
    names.add('x');
    expect([names.tooMany, names.has('x')]).toEqual([false, true]);
    for (const more of [2_000, 2_001, 2_499, 2_500, 2_501, 2_502, 5_000, 50_000]) {
      names.clear();
      for (let count = 0; count < more; count += 1) names.add(`n${String(count)}`);
      expect([more, names.tooMany]).toEqual([more, more > 2_000]);
    }
  });
});

describe('numbers that were seen before', () => {
  test('are known', () => {
    const seen = new NumberSet(1_000_000);
    const numbers = Array.from({ length: 20_000 }, (_, at) => anchorNumber(`reference ${String(at)}`));
    expect(numbers.every((number) => seen.add(number))).toBe(true);
    expect(numbers.some((number) => seen.add(number))).toBe(false);
  });

  test('are new again where they are too many, and where too many belong in one place', () => {
    const few = new NumberSet(10);
    for (let number = 0; number < 20; number += 1) few.add(number);
    expect([few.add(5), few.add(15)]).toEqual([false, true]);
    const crowd = new NumberSet(1_000_000);
    // All in the first place of any table.
    const numbers = Array.from({ length: 5_000 }, (_, at) => at * 2 ** 40 * 0x7fffffff);
    for (const number of numbers) crowd.add(number);
    expect(crowd.add(numbers[0] ?? 0)).toBe(false);
    expect(crowd.add(numbers.at(-1) ?? 0)).toBe(true);
  });
});
