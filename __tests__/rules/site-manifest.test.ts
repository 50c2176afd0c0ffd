import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { changeFiles, changesOf } from '../../src/rules/site-changes.ts';
import type { Parsed } from '../../src/rules/parsed.ts';
import { compareUtf8, sortedByUtf8 } from '../../src/rules/site-files.ts';
import { ManifestReader, manifestText, type PreviousSite } from '../../src/rules/site-manifest.ts';
import { listedSite, previousSite } from './listed-site.ts';

const SITE = { 'index.html': '<h1>Home</h1>', 'a/ü.css': '', '日本.html': 'x' };
const FACTS = {
  domain: 'docs.example.com',
  jobId: 'job-1',
  version: null,
  createdMs: Date.UTC(2026, 10, 21, 12, 30),
};

function parseManifest(text: string): Parsed<PreviousSite> {
  const reader = new ManifestReader();
  for (let at = 0; at < text.length; at += 100) reader.write(text.slice(at, at + 100));
  return reader.end();
}

describe('the order of paths', () => {
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

  test('is that of their bytes in UTF-8', () => {
    const byBytes = PATHS.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
    expect(sortedByUtf8(PATHS)).toEqual(byBytes);
    expect(PATHS.toSorted(compareUtf8)).toEqual(byBytes);
    expect(sortedByUtf8(['b', 'a'])).toEqual(['a', 'b']);
  });
});

describe('the manifest', () => {
  const text = [...manifestText(FACTS, listedSite(SITE))].join('');

  test('is JSON with what is known of the site and of each file', () => {
    expect(JSON.parse(text)).toEqual({
      schemaVersion: 1,
      domain: 'docs.example.com',
      jobId: 'job-1',
      version: null,
      createdAt: '2026-11-21T12:30:00.000Z',
      contentDigest: listedSite(SITE).contentDigest,
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

  test('is read again, however it is laid out', () => {
    const wanted = { ...previousSite(SITE), domain: 'docs.example.com', pageCount: 2 };
    expect(parseManifest(text)).toEqual({ value: wanted });
    expect(parseManifest(JSON.stringify(JSON.parse(text)))).toEqual({ value: wanted });
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
  ])('%j is refused', (foreign, problem) => {
    expect(parseManifest(foreign)).toEqual({ problem, remedy: expect.stringMatching(/\.$/) });
  });

  test('a domain longer than any is cut, as a warning repeats it', () => {
    const foreign = JSON.stringify({ schemaVersion: 1, domain: 'x'.repeat(1_000_000), files: [] });
    expect(parseManifest(foreign)).toMatchObject({ value: { domain: 'x'.repeat(253) } });
  });

  // A later step removes what is at these paths.
  test.each([
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
  ])('a path that no file of a site can have is refused: %j', (path) => {
    const files = ['index.html', path].map((each) => ({ path: each, sha256: SHA }));
    expect(parseManifest(JSON.stringify({ schemaVersion: 1, files }))).toMatchObject({
      problem: 'has a path that no file of a site can have as file number 2',
    });
  });

  test.each(['.well-known/x', '...', 'a..b/..c', 'a b', "it's", '\u{1f600}.html', '-rf', '~', 'C:'])(
    'a path that is only odd is taken: %j',
    (path) => {
      const files = [{ path, sha256: SHA }];
      expect(parseManifest(JSON.stringify({ schemaVersion: 1, files }))).toHaveProperty('value');
    },
  );

  test('a name that JavaScript has for something else is a file like any other', () => {
    const files = JSON.parse('{"constructor": "x", "__proto__": "y"}') as Record<string, string>;
    const before = previousSite(files);
    expect(before.files.size).toBe(2);
    expect(changesOf(listedSite(files), before)).toMatchObject({ added: [], changed: [], removed: [] });
  });
});

describe('the difference', () => {
  const before = previousSite({ 'same.html': '1', 'other.html': '2', 'gone.html': '3', 'gone.css': '' });
  const now = listedSite({ 'same.html': '1', 'other.html': '2b', 'new.html': '', 'a/new.css': 'x' });
  const changes = changesOf(now, before);

  test('is what was added, changed and removed', () => {
    expect(changes).toEqual({
      isFirst: false,
      added: ['a/new.css', 'new.html'],
      changed: ['other.html'],
      removed: ['gone.css', 'gone.html'],
    });
  });

  test('of the same site is nothing', () => {
    const none = changesOf(
      now,
      previousSite({ 'same.html': '1', 'other.html': '2b', 'new.html': '', 'a/new.css': 'x' }),
    );
    expect(none).toEqual({ isFirst: false, added: [], changed: [], removed: [] });
  });

  test('of a first publication is everything', () => {
    expect(changesOf(now, null)).toMatchObject({ isFirst: true, changed: [], removed: [] });
    expect(changesOf(now, null).added).toHaveLength(4);
  });

  test('a file that moves is one more and one less', () => {
    expect(changesOf(listedSite({ 'b.html': '1' }), previousSite({ 'a.html': '1' }))).toMatchObject({
      added: ['b.html'],
      removed: ['a.html'],
    });
  });

  test('is told as JSON and as lists', () => {
    const files = changeFiles(changes, { contentDigest: 'd1', previousContentDigest: 'd0' });
    const text = (name: keyof typeof files): string => [...files[name]].join('');
    expect(JSON.parse(text('changes.json'))).toEqual({
      schemaVersion: 1,
      firstPublication: false,
      contentDigest: 'd1',
      previousContentDigest: 'd0',
      added: changes.added,
      changed: changes.changed,
      removed: changes.removed,
    });
    expect(text('changes.txt')).toBe('A\ta/new.css\nA\tnew.html\nM\tother.html\nD\tgone.css\nD\tgone.html\n');
    expect(text('upload.txt')).toBe('a/new.css\nnew.html\nother.html\n');
    expect(text('remove.txt')).toBe('gone.css\ngone.html\n');
  });
});
