import { describe, expect, test } from '@jest/globals';
import { type EntryHeader, EntryJudge, type EntryLimits } from '../../src/archive/entry-rules.ts';
import { isFailure } from '../../src/core/failure.ts';

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
      if (isFailure(error, 'archive-refused')) last = `refuse: ${error.facts.reason}`;
      else if (isFailure(error, 'archive-too-large'))
        last = `too-large: ${error.facts.input} ${error.facts.limit}`;
      else throw error;
    }
  }
  return last;
}

describe('accepted names', () => {
  test.each([
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
  ] as [string, string, Partial<EntryHeader>?][])('%j: %j', (name, expected, more = {}) => {
    expect(judged([entry(name, more)])).toBe(expected);
  });
});

describe('refused names', () => {
  test.each([
    ['', 'its name is empty'],
    ['/etc/passwd', 'its name is absolute'],
    ['//server/share', 'its name is absolute'],
    ['\\\\server\\share', 'its name is absolute'],
    ['\\x', 'its name is absolute'],
    ['C:\\x', 'its name begins with a drive, which some readers drop'],
    ['c:x', 'its name begins with a drive, which some readers drop'],
    ['..', "its name climbs out of its folder with '..'"],
    ['../x', "its name climbs out of its folder with '..'"],
    ['a/../b', "its name climbs out of its folder with '..'"],
    ['a/..', "its name climbs out of its folder with '..'"],
    ['./../x', "its name climbs out of its folder with '..'"],
    ['a\\..\\b', 'its name has a backslash, which parts folders on Windows'],
    ['c:index.html', 'its name begins with a drive, which some readers drop'],
    ['/C:/x', 'its name is absolute'],
    ['a\0b', 'its name has a control character'],
    ['a\nb', 'its name has a control character'],
    ['a\x7fb', 'its name has a control character'],
    ['a\x85b', 'its name has a control character'],
    ['a'.repeat(256), 'a part of its name is longer than 255 bytes'],
    ['é'.repeat(128), 'a part of its name is longer than 255 bytes'],
    ['🌟'.repeat(64), 'a part of its name is longer than 255 bytes'],
    ['.git', "its name has a part that git reads as '.git'"],
    ['.git/hooks/x', "its name has a part that git reads as '.git'"],
    ['a/.GiT/config', "its name has a part that git reads as '.git'"],
    ['.git./x', "its name has a part that git reads as '.git'"],
    ['.git. ./x', "its name has a part that git reads as '.git'"],
    ['git~1/x', "its name has a part that git reads as '.git'"],
    ['GIT~2/x', "its name has a part that git reads as '.git'"],
    ['.g\u200cit/x', "its name has a part that git reads as '.git'"],
    ['\ufeff.git/x', "its name has a part that git reads as '.git'"],
  ])('%j on every platform: %s', (name, reason) => {
    for (const platform of ['linux', 'darwin', 'win32'])
      expect(judged([entry(name)], { platform })).toBe(`refuse: ${reason}`);
  });

  test.each([
    ['/etc/passwd', 'its name is absolute'],
    ['//etc/passwd', 'its name is absolute'],
  ])('a root entry does not turn %j into a name below it', (name, reason) => {
    const roots = ['/', '//'].map((root) => entry(root, { kind: 'folder', bytes: 0 }));
    expect(judged([...roots, entry(name)])).toBe(`refuse: ${reason}`);
  });

  test('a name of more than 3072 bytes', () => {
    const name = `${'abc/'.repeat(768)}x`;
    for (const platform of ['linux', 'win32'])
      expect(judged([entry(name)], { platform })).toBe('refuse: its name is longer than 3072 bytes');
  });

  test('bytes that are not UTF-8', () => {
    expect(judged([entry('fran\ufffdais', { nameIsUtf8: false })])).toBe(
      'refuse: its name is not valid UTF-8',
    );
  });

  test('the second name in a folder is judged like the first', () => {
    expect(judged([entry('a/b'), entry('a/..')])).toBe("refuse: its name climbs out of its folder with '..'");
    expect(judged([entry('a/b'), entry('a/CON')], { platform: 'win32' })).toBe(
      'refuse: a part of its name is a device on Windows',
    );
  });

  test.each([
    ['ending.', 'a part of its name ends in a dot or a space, which Windows drops'],
    ['a /b', 'a part of its name ends in a dot or a space, which Windows drops'],
    ['a ', 'a part of its name ends in a dot or a space, which Windows drops'],
    ['.../x', 'a part of its name ends in a dot or a space, which Windows drops'],
    ['. ./x', 'a part of its name ends in a dot or a space, which Windows drops'],
    ['users:batchGet.html', 'its name has a colon, which Windows reads as a drive or a stream'],
    ['wiki/Special:Search.html', 'its name has a colon, which Windows reads as a drive or a stream'],
    ['a/c:x', 'its name has a colon, which Windows reads as a drive or a stream'],
    [':', 'its name has a colon, which Windows reads as a drive or a stream'],
    ['CON', 'a part of its name is a device on Windows'],
    ['con.html', 'a part of its name is a device on Windows'],
    ['aux/index.html', 'a part of its name is a device on Windows'],
    ['aux.txt', 'a part of its name is a device on Windows'],
    ['a/nul/b', 'a part of its name is a device on Windows'],
    ['com1.tar.gz', 'a part of its name is a device on Windows'],
    ['lpt³', 'a part of its name is a device on Windows'],
    ['conin$', 'a part of its name is a device on Windows'],
    ['prn .txt', 'a part of its name is a device on Windows'],
    ['what?.html', 'its name has a character that Windows forbids'],
    ['a<b', 'its name has a character that Windows forbids'],
    ['a|b', 'its name has a character that Windows forbids'],
    ['say "hi"', 'its name has a character that Windows forbids'],
    ['a*', 'its name has a character that Windows forbids'],
  ])('on Windows %j is refused as well, and nowhere else', (name, reason) => {
    expect(judged([entry(name)], { platform: 'win32' })).toBe(`refuse: ${reason}`);
    for (const platform of ['linux', 'darwin'])
      expect(judged([entry(name)], { platform })).toBe(`file ${name}`);
  });

  test('on macOS a name that leaves too few of its 1,024 bytes is refused', () => {
    const folders = `${'a'.repeat(250)}/`.repeat(3);
    const most = `${folders}${'b'.repeat(15)}`;
    const long = `${most}b`;
    const reason = 'refuse: its name is longer than 768 bytes, too long for macOS';
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
    'a symbolic link',
    'a hard link',
    'a device',
    'a named pipe',
    'a socket',
    'a sparse file',
    'of a kind that is neither file nor folder',
  ] as const)('%s is refused', (kind) => {
    expect(judged([entry('x', { kind })])).toBe(`refuse: it is ${kind}`);
  });

  test.each([
    ['x', 'folder'],
    ['x/', 'file'],
  ] as const)('%j, %s, is refused when it has data', (name, kind) => {
    expect(judged([entry(name, { kind })])).toBe(
      'refuse: it is a folder by its name or kind, and yet holds bytes',
    );
  });

  test('a file named as the root is refused', () => {
    expect(judged([entry('.')])).toBe('refuse: it is a file named as the folder itself');
    expect(judged([entry('/')])).toBe('refuse: it is a folder by its name or kind, and yet holds bytes');
  });
});

describe('duplicate names', () => {
  const folder = { kind: 'folder', bytes: 0 } as const;
  const nfc = 'caf\u00e9';
  const nfd = 'cafe\u0301';
  const caseOnly = (first: string): string =>
    `refuse: its name differs from '${first}' only in case or in the form of an accent, so that some systems take both for one`;

  test.each<[string, readonly EntryHeader[], string, string?]>([
    ['a file', [entry('a'), entry('a')], 'refuse: its name is in the archive twice'],
    ['a file spelt otherwise', [entry('a/b'), entry('./a//b')], 'refuse: its name is in the archive twice'],
    ['a folder may', [entry('a', folder), entry('a/', folder)], 'folder a'],
    ['a folder after its files may', [entry('a/b'), entry('a', folder)], 'folder a'],
    [
      'a file, then a folder',
      [entry('a'), entry('a', folder)],
      'refuse: its name is that of an earlier file',
    ],
    [
      'a folder, then a file',
      [entry('a', folder), entry('a')],
      'refuse: its name is that of an earlier folder',
    ],
    [
      'an implied folder, then a file',
      [entry('a/b/c'), entry('a/b')],
      'refuse: its name is that of an earlier folder',
    ],
    [
      'a file, then one below it',
      [entry('a'), entry('a/b/c')],
      'refuse: it lies in a folder that an earlier entry made a file',
    ],
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
    expect(judged(many, { maxFiles: 6100, maxBytes: 1e12 })).toBe(
      'refuse: the names up to this one are longer together than those of any site',
    );
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
    expect(judged([entry('../a/b')], { stripComponents: 1 })).toMatch(/^refuse: its name climbs/);
    expect(judged([entry('.git/a')], { stripComponents: 1 })).toMatch(/^refuse: .*'\.git'/);
  });

  test('two names that become equal are duplicates', () => {
    expect(judged([entry('a/x'), entry('b/x')], { stripComponents: 1 })).toBe(
      'refuse: its name is in the archive twice',
    );
  });

  test('dropped entries do not count towards max-size', () => {
    expect(judged([entry('a', { bytes: 5000 }), entry('b/c')], { stripComponents: 1 })).toBe('file c');
  });
});
