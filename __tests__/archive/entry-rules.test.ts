import { describe, expect, test } from '@jest/globals';
import { type EntryHeader, EntryJudge, type EntryLimits } from '../../src/archive/entry-rules.ts';
import { type EntryRefusal, isFailure } from '../../src/core/failure.ts';
import { shown, titled } from '../kit/titles.ts';

const LIMITS: EntryLimits = { stripComponents: 0, maxBytes: 1000, maxFiles: 10, platform: 'linux' };

function entry(name: string, more: Partial<EntryHeader> = {}): EntryHeader {
  return { name, nameIsUtf8: true, kind: 'file', bytes: 1, ...more };
}

/** The verdict on the last of the entries, as one line. */
function judged(entries: readonly EntryHeader[], limits: Partial<EntryLimits> = {}): string {
  const judge = new EntryJudge({ ...LIMITS, ...limits });
  let last = '';
  for (const each of entries) {
    try {
      const placed = judge.judge(each);
      last = placed === null ? 'skip' : `${placed.kind} ${placed.path}`;
    } catch (error) {
      if (isFailure(error, 'archive-refused')) last = `refuse: ${inShort(error.facts.reason)}`;
      else if (isFailure(error, 'archive-too-large'))
        last = `too-large: ${error.facts.input} ${error.facts.limit}`;
      else throw error;
    }
  }
  return last;
}

/** The kind of a refusal, and what else it says. */
function inShort({ kind, ...more }: EntryRefusal): string {
  return [kind, ...Object.values(more).map(String)].join(' ');
}

describe('accepted names', () => {
  const ACCEPTED: readonly (readonly [string, string, Partial<EntryHeader>?])[] = [
    ['index.html', 'file index.html'],
    ['a/b/c.html', 'file a/b/c.html'],
    ['./a/b', 'file a/b'],
    ['a//b', 'file a/b'],
    ['a/./b', 'file a/b'],
    ['.well-known/security.txt', 'file .well-known/security.txt'],
    ['.nojekyll', 'file .nojekyll'],
    ['.github/x', 'file .github/x'],
    ['.gitignore', 'file .gitignore'],
    ['.gitattributes', 'file .gitattributes'],
    ['git/x', 'file git/x'],
    ['git~one', 'file git~one'],
    ['ending_dots..', 'file ending_dots..'],
    ['sample../test.txt', 'file sample../test.txt'],
    ['internal..txt', 'file internal..txt'],
    ['..x', 'file ..x'],
    ['...x', 'file ...x'],
    ['console.html', 'file console.html'],
    ['com10.html', 'file com10.html'],
    ['nullable', 'file nullable'],
    ['what?.html', 'file what?.html'],
    ['struct.Vec<T>.html', 'file struct.Vec<T>.html'],
    [' leading', 'file  leading'],
    ['a b/c d', 'file a b/c d'],
    ['中文/日本語.html', 'file 中文/日本語.html'],
    ['می\u200cخواهم.html', 'file می\u200cخواهم.html'],
    ['🌟.txt', 'file 🌟.txt'],
    ['a'.repeat(255), `file ${'a'.repeat(255)}`],
    ['é'.repeat(127), `file ${'é'.repeat(127)}`],
    [`${'a/'.repeat(9)}x`, `file ${'a/'.repeat(9)}x`],
    ['folder/', 'folder folder', { kind: 'folder', bytes: 0 }],
    ['folder', 'folder folder', { kind: 'folder', bytes: 0 }],
    // Before POSIX a name with a slash at its end was a folder.
    ['folder/', 'folder folder', { kind: 'file', bytes: 0 }],
    ['./', 'skip', { kind: 'folder', bytes: 0 }],
    ['.', 'skip', { kind: 'folder', bytes: 0 }],
    // Python names the root like this: `tar.add(folder, arcname='')`.
    ['/', 'skip', { kind: 'folder', bytes: 0 }],
    ['//', 'skip', { kind: 'folder', bytes: 0 }],
  ];
  test.each(
    ACCEPTED.map(
      ([name, expected, more = {}]) => [shown([name, more.kind ?? 'file']), name, expected, more] as const,
    ),
  )('%s', (_, name, expected, more) => {
    expect(judged([entry(name, more)])).toBe(expected);
  });
});

describe('refused names', () => {
  const REFUSED: readonly (readonly [string, string])[] = [
    ['', 'name-empty'],
    ['/etc/passwd', 'name-absolute'],
    ['//server/share', 'name-absolute'],
    ['\\\\server\\share', 'name-absolute'],
    ['\\x', 'name-absolute'],
    ['C:\\x', 'name-drive'],
    ['c:x', 'name-drive'],
    ['..', 'name-climbs'],
    ['../x', 'name-climbs'],
    ['a/../b', 'name-climbs'],
    ['a/..', 'name-climbs'],
    ['./../x', 'name-climbs'],
    ['a\\..\\b', 'name-backslash'],
    ['c:index.html', 'name-drive'],
    ['/C:/x', 'name-absolute'],
    ['a\0b', 'name-control'],
    ['a\nb', 'name-control'],
    ['a\x7fb', 'name-control'],
    ['a\x85b', 'name-control'],
    ['a'.repeat(256), 'part-too-long 255'],
    ['é'.repeat(128), 'part-too-long 255'],
    ['🌟'.repeat(64), 'part-too-long 255'],
    ['.git', 'name-git'],
    ['.git/hooks/x', 'name-git'],
    ['a/.GiT/config', 'name-git'],
    ['.git./x', 'name-git'],
    ['.git. ./x', 'name-git'],
    ['git~1/x', 'name-git'],
    ['GIT~2/x', 'name-git'],
    ['.g\u200cit/x', 'name-git'],
    ['\ufeff.git/x', 'name-git'],
  ];
  test.each(titled(REFUSED))('%s on every platform', (_, name, reason) => {
    for (const platform of ['linux', 'darwin', 'win32'])
      expect(judged([entry(name)], { platform })).toBe(`refuse: ${reason}`);
  });

  test.each([
    ['/etc/passwd', 'name-absolute'],
    ['//etc/passwd', 'name-absolute'],
  ])('a root entry does not turn %j into a name below it', (name, reason) => {
    const roots = ['/', '//'].map((root) => entry(root, { kind: 'folder', bytes: 0 }));
    expect(judged([...roots, entry(name)])).toBe(`refuse: ${reason}`);
  });

  test('a name of more than 3072 bytes', () => {
    const name = `${'abc/'.repeat(768)}x`;
    for (const platform of ['linux', 'win32'])
      expect(judged([entry(name)], { platform })).toBe('refuse: name-too-long 3072 false');
  });

  test('bytes that are not UTF-8', () => {
    expect(judged([entry('fran\ufffdais', { nameIsUtf8: false })])).toBe('refuse: name-not-utf8');
  });

  test('the second name in a folder is judged like the first', () => {
    expect(judged([entry('a/b'), entry('a/..')])).toBe('refuse: name-climbs');
    expect(judged([entry('a/b'), entry('a/CON')], { platform: 'win32' })).toBe('refuse: windows-device');
  });

  test.each([
    ['ending.', 'windows-drops'],
    ['a /b', 'windows-drops'],
    ['a ', 'windows-drops'],
    ['.../x', 'windows-drops'],
    ['. ./x', 'windows-drops'],
    ['users:batchGet.html', 'windows-colon'],
    ['wiki/Special:Search.html', 'windows-colon'],
    ['a/c:x', 'windows-colon'],
    [':', 'windows-colon'],
    ['CON', 'windows-device'],
    ['con.html', 'windows-device'],
    ['aux/index.html', 'windows-device'],
    ['aux.txt', 'windows-device'],
    ['a/nul/b', 'windows-device'],
    ['com1.tar.gz', 'windows-device'],
    ['lpt³', 'windows-device'],
    ['conin$', 'windows-device'],
    ['prn .txt', 'windows-device'],
    ['what?.html', 'windows-forbids'],
    ['a<b', 'windows-forbids'],
    ['a|b', 'windows-forbids'],
    ['say "hi"', 'windows-forbids'],
    ['a*', 'windows-forbids'],
  ])('on Windows %j is refused as well, and nowhere else', (name, reason) => {
    expect(judged([entry(name)], { platform: 'win32' })).toBe(`refuse: ${reason}`);
    for (const platform of ['linux', 'darwin'])
      expect(judged([entry(name)], { platform })).toBe(`file ${name}`);
  });

  test('on macOS a name that leaves too few of its 1,024 bytes is refused', () => {
    const folders = `${'a'.repeat(250)}/`.repeat(3);
    const most = `${folders}${'b'.repeat(15)}`;
    const long = `${most}b`;
    const reason = 'refuse: name-too-long 768 true';
    expect(judged([entry(most)], { platform: 'darwin' })).toBe(`file ${most}`);
    expect(judged([entry(long)], { platform: 'darwin' })).toBe(reason);
    // The second name in a folder takes a faster path through the code.
    expect(judged([entry(`${folders}a`), entry(long)], { platform: 'darwin' })).toBe(reason);
    for (const platform of ['linux', 'win32'])
      expect(judged([entry(long)], { platform })).toBe(`file ${long}`);
  });
});

describe('entry types', () => {
  test.each([
    'symbolic-link',
    'hard-link',
    'device',
    'named-pipe',
    'socket',
    'sparse-file',
    'unknown-kind',
  ] as const)('%s is refused', (kind) => {
    expect(judged([entry('x', { kind })])).toBe(`refuse: ${kind}`);
  });

  test.each([
    ['x', 'folder'],
    ['x/', 'file'],
  ] as const)('%j, %s, is refused when it has data', (name, kind) => {
    expect(judged([entry(name, { kind })])).toBe('refuse: folder-with-bytes');
  });

  test('a file named as the root is refused', () => {
    expect(judged([entry('.')])).toBe('refuse: file-as-root');
    expect(judged([entry('/')])).toBe('refuse: folder-with-bytes');
  });
});

describe('duplicate names', () => {
  const folder = { kind: 'folder', bytes: 0 } as const;
  const nfc = 'caf\u00e9';
  const nfd = 'cafe\u0301';
  const caseOnly = (first: string): string => `refuse: name-alike ${first}`;

  test.each<[string, readonly EntryHeader[], string, string?]>([
    ['a file', [entry('a'), entry('a')], 'refuse: name-twice'],
    ['a file spelt otherwise', [entry('a/b'), entry('./a//b')], 'refuse: name-twice'],
    ['a folder may', [entry('a', folder), entry('a/', folder)], 'folder a'],
    ['a folder after its files may', [entry('a/b'), entry('a', folder)], 'folder a'],
    ['a file, then a folder', [entry('a'), entry('a', folder)], 'refuse: name-of-file'],
    ['a folder, then a file', [entry('a', folder), entry('a')], 'refuse: name-of-folder'],
    ['an implied folder, then a file', [entry('a/b/c'), entry('a/b')], 'refuse: name-of-folder'],
    ['a file, then one below it', [entry('a'), entry('a/b/c')], 'refuse: below-file'],
    ['two forms of an accent', [entry(nfc), entry(nfd)], caseOnly(nfc)],
    ['two forms of an accent, the other way', [entry(nfd), entry(nfc)], caseOnly(nfd)],
    ['two forms in folders', [entry(`${nfd}/a`), entry(`${nfc}/b`)], caseOnly(nfd)],
    ['the same form twice', [entry(`${nfd}/a`), entry(`${nfd}/b`)], `file ${nfd}/b`],
    ['case on Linux may differ', [entry('Foo'), entry('foo')], 'file foo'],
    ['case on macOS', [entry('Foo'), entry('foo')], caseOnly('Foo'), 'darwin'],
    ['case on Windows', [entry('foo'), entry('FOO')], caseOnly('foo'), 'win32'],
    ['case of folders on Windows', [entry('Docs/a'), entry('docs/b')], caseOnly('Docs'), 'win32'],
    ['the same folder twice on Windows', [entry('Docs/a'), entry('Docs/b')], 'file Docs/b', 'win32'],
  ])('%s', (_, entries, expected, platform = 'linux') => {
    expect(judged(entries, { platform })).toBe(expected);
  });
});

describe('limits', () => {
  test('max-size counts the bytes of all files', () => {
    expect(judged([entry('a', { bytes: 999 }), entry('b')])).toBe('file b');
    expect(judged([entry('a', { bytes: 1000 }), entry('b')])).toBe('too-large: max-size 1000');
  });

  test('max-files counts every entry, also those that create nothing', () => {
    const root = entry('./', { kind: 'folder', bytes: 0 });
    expect(judged([root, entry('a')], { maxFiles: 2 })).toBe('file a');
    expect(judged([root, entry('a'), entry('b')], { maxFiles: 2 })).toBe('too-large: max-files 2');
  });

  test('implied folders are limited as well', () => {
    expect(judged([entry('a/b/c/x')], { maxFiles: 3 })).toBe('file a/b/c/x');
    expect(judged([entry('a/b/c/d/x')], { maxFiles: 3 })).toBe('too-large: max-files 3');
  });

  test('names that would exhaust the memory are refused', () => {
    const folder = `${'x'.repeat(250)}/`.repeat(11);
    const many = Array.from({ length: 6100 }, (_, index) => entry(`${folder}${index}`));
    expect(judged(many, { maxFiles: 10_000_000, maxBytes: 1e12 })).toMatch(/^file/);
    expect(judged(many, { maxFiles: 6100, maxBytes: 1e12 })).toBe('refuse: names-too-long');
  });
});

describe('strip-components', () => {
  test.each([
    ['a/b/c', 1, 'file b/c'],
    ['a/b/c', 2, 'file c'],
    ['a/b/c', 3, 'skip'],
    ['a', 1, 'skip'],
    ['a//b', 1, 'file b'],
    // As in GNU tar and bsdtar, the leading dot counts as a folder.
    ['./a/b', 1, 'file a/b'],
    ['./a/b', 2, 'file b'],
  ])('%j without %d: %j', (name, stripComponents, expected) => {
    expect(judged([entry(name)], { stripComponents })).toBe(expected);
  });

  test('names are judged before folders are dropped', () => {
    expect(judged([entry('../a/b')], { stripComponents: 1 })).toBe('refuse: name-climbs');
    expect(judged([entry('.git/a')], { stripComponents: 1 })).toBe('refuse: name-git');
  });

  test('two names that become equal are duplicates', () => {
    expect(judged([entry('a/x'), entry('b/x')], { stripComponents: 1 })).toBe('refuse: name-twice');
  });

  test('dropped entries do not count towards max-size', () => {
    expect(judged([entry('a', { bytes: 5000 }), entry('b/c')], { stripComponents: 1 })).toBe('file c');
  });
});
