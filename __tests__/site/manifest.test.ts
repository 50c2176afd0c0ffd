import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { changeFiles, changesOf } from '../../src/site/changes.ts';
import { compareUtf8, FileIndex } from '../../src/site/file-index.ts';
import { readManifest, manifestText, type PreviousSite } from '../../src/site/manifest.ts';
import { inUtf8Order, listedSite, previousSite } from '../kit/listed-site.ts';
import { shown } from '../kit/titles.ts';

const SITE = { 'index.html': '<h1>Home</h1>', 'a/ü.css': '', '日本.html': 'x' };
const FACTS = {
  domain: 'docs.example.com',
  jobId: 'job-1',
  version: null,
  createdMs: Date.UTC(2026, 10, 21, 12, 30),
  addressStyle: { pages: 'html', folders: 'slash' },
  repeated: [],
} as const;

function previousOf(text: string): PreviousSite {
  const parsed = readManifest(text);
  if (!('value' in parsed)) throw new Error(parsed.problem);
  return parsed.value;
}

describe('paths are ordered', () => {
  const PATHS = [
    '\u{1f600}',
    '\ue000',
    'a',
    '',
    'a/b',
    'a-b',
    'ab',
    'Z',
    'ä',
    '\uffff',
    '\u{10ffff}',
    '\ud7ff',
  ];

  test('by their bytes in UTF-8', () => {
    expect(PATHS.toSorted(compareUtf8)).toEqual(inUtf8Order(PATHS));
  });

  test.each([
    ['of all characters', PATHS],
    ['of the usual ones', ['b', 'a/b', 'a', '', 'a-b', 'b/a', 'ä', 'Z']],
  ])('like the index, for names %s', (_, paths) => {
    const index = new FileIndex(['sha256']);
    for (const path of paths) index.add(path, 0, Buffer.alloc(32));
    expect(index.files().files.map(({ path }) => path)).toEqual(inUtf8Order(paths));
  });
});

describe('the manifest', () => {
  const text = [...manifestText(FACTS, listedSite(SITE))].join('');

  test('is JSON with the known values of the site and of each file', () => {
    expect(JSON.parse(text)).toEqual({
      schemaVersion: 1,
      domain: 'docs.example.com',
      textRule: { version: 1, repeated: [] },
      jobId: 'job-1',
      version: null,
      createdAt: '2026-11-21T12:30:00.000Z',
      contentDigest: listedSite(SITE).contentDigest,
      addressStyle: { pages: 'html', folders: 'slash' },
      fileCount: 3,
      files: ['a/ü.css', 'index.html', '日本.html'].map((path) => {
        const contents = SITE[path as keyof typeof SITE];
        const digest = (name: string): string => createHash(name).update(contents).digest('hex');
        return {
          path,
          size: Buffer.byteLength(contents),
          sha256: digest('sha256'),
          md5: digest('md5'),
        };
      }),
    });
    expect(text.split('\n').filter((line) => line.includes('"path"'))).toHaveLength(3);
  });

  test('of nothing is JSON too', () => {
    expect(JSON.parse([...manifestText(FACTS, listedSite({}))].join(''))).toMatchObject({ files: [] });
  });

  test('is read in any layout', () => {
    const site = listedSite(SITE);
    for (const laidOut of [text, JSON.stringify(JSON.parse(text))]) {
      const before = previousOf(laidOut);
      expect(before).toMatchObject({
        domain: 'docs.example.com',
        contentDigest: site.contentDigest,
        addressStyle: { pages: 'html', folders: 'slash' },
      });
      const files = site.files.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256, text: null }));
      expect([...before.files]).toEqual(files.map((file) => [file.path, file]));
    }
  });

  test.each([
    [
      { pages: 'html', folders: 'no-slash' },
      { pages: 'html', folders: 'no-slash' },
    ],
    [
      { pages: 'HTML', folders: 7 },
      { pages: null, folders: null },
    ],
    ['html', { pages: null, folders: null }],
    [undefined, { pages: null, folders: null }],
  ])('has %j for the addresses of the site: %j', (addressStyle, style) => {
    const read = readManifest(JSON.stringify({ schemaVersion: 1, files: [], addressStyle }));
    expect('value' in read && read.value.addressStyle).toEqual(style);
  });

  const SHA = 'a'.repeat(64);
  test.each([
    ['', 'is an empty file'],
    [' \n', 'is an empty file'],
    ['{"schemaVersion": 1, "fi', 'is not JSON'],
    ['[]', 'is not a manifest'],
    ['null', 'is not a manifest'],
    ['"text"', 'is not a manifest'],
    ['{}', 'is not a manifest'],
    ['{"schemaVersion": "1", "files": []}', 'is not a manifest'],
    ['{"schemaVersion": 1, "files": {}}', 'is not a manifest'],
    ['{"schemaVersion": 2, "files": []}', 'has schema version 2, and this version of the action reads 1'],
    ['{"schemaVersion": 1, "files": [null]}', 'lists something that is no file'],
    ['{"schemaVersion": 1, "files": [0]}', 'lists something that is no file'],
    ['{"schemaVersion": 1, "files": [{}, 0]}', 'lists something that is no file'],
    ['{"schemaVersion": 2, "files": [{}]}', 'has schema version 2, and this version of the action reads 1'],
    ['{"schemaVersion": 1, "files": [{}]', 'is not JSON'],
    ['{"schemaVersion": 1, "files": [{]]', 'is not JSON'],
    ['{"schemaVersion": 1, "files": [{"path": 7}]}', 'has no path with its SHA-256 as file number 1'],
    [
      `{"schemaVersion": 1, "files": [{"path": "a", "sha256": "${SHA}"}, {"path": "b", "sha256": "A"}]}`,
      'has no path with its SHA-256 as file number 2',
    ],
    [
      `{"schemaVersion": 1, "files": [{"path": "a", "sha256": "${SHA}"}, {"path": "a", "sha256": "${SHA}"}]}`,
      'has file number 2 twice',
    ],
  ])('%j is refused', (text, problem) => {
    expect(readManifest(text)).toEqual({ problem, remedy: expect.stringMatching(/\.$/) });
  });

  test('an overlong domain is cut, as a warning repeats it', () => {
    const text = JSON.stringify({ schemaVersion: 1, domain: 'x'.repeat(1_000_000), files: [] });
    expect(readManifest(text)).toMatchObject({ value: { domain: 'x'.repeat(253) } });
  });

  // A later step removes files at these paths.
  const IMPOSSIBLE = [
    '',
    '/',
    '/etc/passwd',
    '..',
    '../x.html',
    'a/../../x.html',
    'a/..',
    './a',
    'a//b',
    'a/',
    'a\nb',
    'a\tb\0',
    'a\u0085',
    'a\ud800.html',
    'a\u2028../../x',
    'a\u2029/etc/x',
  ];
  test.each(IMPOSSIBLE.map((path) => [shown(path), path]))('an impossible path is refused: %s', (_, path) => {
    const files = ['index.html', path].map((each) => ({ path: each, sha256: SHA }));
    expect(readManifest(JSON.stringify({ schemaVersion: 1, files }))).toMatchObject({
      problem: 'has a path that no file of a site can have as file number 2',
    });
  });

  test.each(['.well-known/x', '...', 'a..b/..c', 'a b', "it's", '\u{1f600}.html', '-rf', '~', 'C:'])(
    'an unusual path is accepted: %j',
    (path) => {
      const files = [{ path, sha256: SHA }];
      expect(readManifest(JSON.stringify({ schemaVersion: 1, files }))).toHaveProperty('value');
    },
  );

  test('a name with a meaning in JavaScript is a file like any other', () => {
    const files = JSON.parse('{"constructor": "x", "__proto__": "y"}') as Record<string, string>;
    const before = previousOf([...manifestText(FACTS, listedSite(files))].join(''));
    expect([...before.files.keys()]).toEqual(['__proto__', 'constructor']);
    expect(changesOf(listedSite(files), before)).toMatchObject({ uploads: [], removed: [] });
  });

  // The order of UTF-16 puts characters beyond the BMP elsewhere.
  const PATHS = [
    '\u{1f600}.html',
    '\u{10ffff}',
    '\ufb01.html',
    '\ufeffmark.html',
    '日本/\u{20bb7}.html',
    '日本/語.html',
    'ü.css',
    'z',
    'a/b',
    'a-b',
    'a.html',
  ];
  const listed = (paths: readonly string[], sha256 = SHA): string =>
    JSON.stringify({ schemaVersion: 1, files: paths.map((path) => ({ path, sha256 })) });

  test.each([
    ['sorted', inUtf8Order(PATHS)],
    ['the other way round', inUtf8Order(PATHS).toReversed()],
    ['as JavaScript sorts it', PATHS.toSorted()],
    ['in no order', PATHS],
    ['empty', []],
  ])('may be in any order: %s', (_, paths) => {
    const { removed } = changesOf(listedSite({}), previousOf(listed(paths)));
    expect(removed).toEqual(inUtf8Order(paths));
  });

  test.each([
    ['next to each other', ['a', 'b', 'b', 'c'], 3],
    ['far apart', ['m', ...PATHS, 'm'], PATHS.length + 2],
    ['three times', ['b', 'a', 'b', 'b'], 3],
    ['two of them, the first reported', ['c', 'b', 'b', 'a', 'c'], 3],
    ['two of them, the other way round', ['c', 'b', 'c', 'a', 'b'], 3],
    ['before another fault', ['b', 'a', 'b', '../x', 'a'], 3],
  ])('a duplicate file is refused: %s', (_, paths, number) => {
    expect(readManifest(listed(paths))).toMatchObject({ problem: `has file number ${number} twice` });
  });

  test('an earlier fault is reported before a duplicate file', () => {
    expect(readManifest(listed(['b', 'a', '../x', 'a']))).toMatchObject({
      problem: 'has a path that no file of a site can have as file number 3',
    });
  });

  const onlyFile = (path: string) => new Map([[path, { path, bytes: null, sha256: SHA, text: null }]]);

  test.each([
    [12, 12],
    [0, 0],
    [-1, null],
    [1.5, null],
    ['12', null],
    [2 ** 53, null],
  ])('a size of %j is read as %j', (size, bytes) => {
    const files = [{ path: 'a', sha256: SHA, size }];
    expect(previousOf(JSON.stringify({ schemaVersion: 1, files })).files.get('a')).toMatchObject({ bytes });
  });

  test('may hold a path longer than any other program writes', () => {
    const path = `${'語'.repeat(300_000)}/a`;
    expect(previousOf(listed([path])).files).toEqual(onlyFile(path));
  });

  test.each([
    [
      'a file that says more than it is read for',
      '{"path":"a","sha256":"%","__proto__":{"x":1},"more":[[]]}',
    ],
    ['the same name twice', '{"path":"../x","path":"a","sha256":"%"}'],
  ])('%s is a file like any other', (_, file) => {
    const text = `{"schemaVersion": 1, "files": [${file.replace('%', SHA)}]}`;
    expect(previousOf(text).files).toEqual(onlyFile('a'));
  });

  // `JSON.parse` takes 40 times the size of such a text, and ends the process where that is more than its heap.
  test.each([
    ['lists in lists', '['],
    ['objects in objects', '{"a":'],
    ['nothing but empty objects', '{},'],
    ['nothing but empty lists', '[],'],
    ['nothing but names', '"a":0,'],
  ])('a long text of %s is refused before it is parsed', (_, piece) => {
    const text = `{"schemaVersion": 1, "files": [${piece.repeat(3_000_000)}`;
    // None of them is JSON: parsing it would give another problem.
    expect(readManifest(text)).toMatchObject({ problem: 'is not a manifest' });
  });

  test('a longer text has to have fewer of them', () => {
    const text = `{"schemaVersion": 1, "files": [${'"a":           0,'.repeat(8 * 1024 * 1024 + 1)}`;
    expect(readManifest(text)).toMatchObject({ problem: 'is not a manifest' });
  });

  test('a long text of the shortest possible files is read', () => {
    const paths = Array.from({ length: 20_000 }, (_, at) => `,[${at.toString(36)}`);
    expect(previousOf(listed(paths)).files.size).toBe(20_000);
  });
});

describe('the difference', () => {
  const before = previousSite({ 'same.html': '1', 'other.html': '2', 'gone.html': '3', 'gone.css': '' });
  const now = listedSite({ 'same.html': '1', 'other.html': '2b', 'new.html': '', 'a/new.css': 'x' });
  const changes = changesOf(now, before);

  test('lists added, changed and removed files', () => {
    expect(changes).toEqual({
      isFirst: false,
      added: ['a/new.css', 'new.html'],
      changed: ['other.html'],
      removed: ['gone.css', 'gone.html'],
      removable: ['gone.css', 'gone.html'],
      uploads: ['a/new.css', 'new.html', 'other.html'],
      previousSha256: new Map([['other.html', createHash('sha256').update('2').digest('hex')]]),
    });
  });

  test('is empty for the same site', () => {
    const same = { 'same.html': '1', 'other.html': '2b', 'new.html': '', 'a/new.css': 'x' };
    const nothing = {
      ...{ added: [], changed: [], removed: [], removable: [], uploads: [] },
      previousSha256: new Map(),
    };
    expect(changesOf(now, previousSite(same))).toEqual({ isFirst: false, ...nothing });
    expect(changesOf(listedSite({}), previousSite({}))).toEqual({ isFirst: false, ...nothing });
  });

  test('is everything at a first publication', () => {
    const all = ['a/new.css', 'new.html', 'other.html', 'same.html'];
    expect(changesOf(now, null)).toEqual({
      isFirst: true,
      added: all,
      changed: [],
      removed: [],
      removable: [],
      uploads: all,
      previousSha256: new Map(),
    });
  });

  test('is a removal of everything for an empty site', () => {
    expect(changesOf(listedSite({}), before)).toMatchObject({
      added: [],
      removed: ['gone.css', 'gone.html', 'other.html', 'same.html'],
    });
  });

  test('lists no file for removal in whose name some readers see that of a file of the site', () => {
    const old = previousSite({ 'x\u2028other.html': '1', '\u2028.html': '2', 'other.html': '3' });
    const { removed, removable } = changesOf(now, old);
    expect(removed).toEqual(['x\u2028other.html', '\u2028.html']);
    expect(removable).toEqual(['\u2028.html']);
  });

  test('counts a moved file as added and removed', () => {
    expect(changesOf(listedSite({ 'b.html': '1' }), previousSite({ 'a.html': '1' }))).toMatchObject({
      added: ['b.html'],
      removed: ['a.html'],
    });
  });

  // Two sites with names from one list, compared by maps and by our code.
  test.each([1, 2, 3, 4, 5, 6])('equals that of two maps, whatever the two sites are (seed %i)', (seed) => {
    let state = seed;
    const roll = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    const marks = ['a', '-', '.', '/x', 'ü', '語', '\ufb01', '\u{1f600}', '\u{20bb7}', '\ud7ff'];
    for (let round = 0; round < 40; round += 1) {
      const stock = Array.from(
        { length: 1 + roll(60) },
        () =>
          `n${Array.from({ length: 1 + roll(4) }, () => marks[roll(marks.length)] ?? '').join('')}${roll(3)}`,
      ).filter((path) => !/(?:^|\/)\.{0,2}(?:\/|$)/.test(path));
      const make = (): Record<string, string> =>
        Object.fromEntries(stock.filter(() => roll(4) > 0).map((path) => [path, `${roll(2)}`]));
      const [then, present] = [make(), make()];
      const site = listedSite(then);
      const files = [...site.files];
      for (const at of site.files.keys()) files.push(...files.splice(roll(at + 1), 1));
      const text = JSON.stringify({ schemaVersion: 1, files });
      const inThen = new Map(Object.entries(then));
      const inPresent = new Map(Object.entries(present));
      const added = inUtf8Order([...inPresent.keys()].filter((path) => !inThen.has(path)));
      const changed = inUtf8Order(
        [...inPresent].flatMap(([path, held]) =>
          ![held, undefined].includes(inThen.get(path)) ? [path] : [],
        ),
      );
      const removed = inUtf8Order([...inThen.keys()].filter((path) => !inPresent.has(path)));
      expect(changesOf(listedSite(present), previousOf(text))).toMatchObject({
        isFirst: false,
        added,
        changed,
        removed,
        uploads: inUtf8Order([...added, ...changed]),
      });
    }
  });

  test('is written as JSON and as lists', () => {
    const files = changeFiles(changes, {
      contentDigest: 'd1',
      previousContentDigest: 'd0',
      maxInvalidations: 100,
      pages: null,
      pagesText: 'pages\n',
    });
    const text = (name: keyof typeof files): string => [...files[name]].join('');
    const facts = {
      schemaVersion: 1,
      firstPublication: false,
      contentDigest: 'd1',
      previousContentDigest: 'd0',
      added: ['a/new.css', 'new.html'],
      changed: ['other.html'],
      removed: ['gone.css', 'gone.html'],
      previousSha256: Object.fromEntries(changes.previousSha256),
      pages: null,
    };
    expect(text('pages.md')).toBe('pages\n');
    expect(text('changes.json')).toBe(`${JSON.stringify(facts, null, 2)}\n`);
    expect(text('changes.txt')).toBe('A\ta/new.css\nA\tnew.html\nM\tother.html\nD\tgone.css\nD\tgone.html\n');
    expect(text('upload.txt')).toBe('a/new.css\nnew.html\nother.html\n');
    expect(text('remove.txt')).toBe('gone.css\ngone.html\n');
  });

  test('is written as JSON also when empty, and with quotes in names', () => {
    const json = (site: Readonly<Record<string, string>>): string =>
      [
        ...changeFiles(changesOf(listedSite(site), null), {
          contentDigest: 'd',
          previousContentDigest: null,
          maxInvalidations: 100,
          pages: null,
          pagesText: '',
        })['changes.json'],
      ].join('');
    const facts = {
      schemaVersion: 1,
      firstPublication: true,
      contentDigest: 'd',
      previousContentDigest: null,
    };
    const none = { ...facts, added: [], changed: [], removed: [], previousSha256: {}, pages: null };
    expect(json({})).toBe(`${JSON.stringify(none, null, 2)}\n`);
    const odd = { ...none, added: ['"a\\b".html'] };
    expect(json({ '"a\\b".html': '' })).toBe(`${JSON.stringify(odd, null, 2)}\n`);
  });
});
