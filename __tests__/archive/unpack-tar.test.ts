import { randomBytes } from 'node:crypto';
import { gzipSync, zstdCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { base256, gnuLong, pax, tar, TAR_END, tarEntry } from '../kit/archives.ts';
import { thorough } from '../thorough.ts';
import { ZstdFrame } from '../../src/archive/tar/zstd.ts';
import { unpacked } from './unpacking.ts';

const LONG = `${'long/'.repeat(30)}name.html`;
const FOLDERS_OF_LONG = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => ['long/'.repeat(index + 1), null] as const),
);
const SIMPLE = tar({ name: 'a/index.html', body: 'hello' });

function skippable(bytes: string): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32LE(0x184d2a5a, 0);
  head.writeUInt32LE(bytes.length, 4);
  return Buffer.concat([head, Buffer.from(bytes)]);
}

function zstd(bytes: Buffer, params: Readonly<Record<number, number>> = {}): Buffer {
  return zstdCompressSync(bytes, { params: { [constants.ZSTD_c_checksumFlag]: 1, ...params } });
}

/** The bytes with one bit changed; a negative place counts from the end. */
function spoilt(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  const place = at < 0 ? copy.length + at : at;
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
}

describe('accepted tar features', () => {
  test.each<[string, Buffer, Record<string, string | null>]>([
    ['a file in a folder that has no entry', SIMPLE, { 'a/': null, 'a/index.html': 'hello' }],
    ['an empty file', tar({ name: 'empty' }), { empty: '' }],
    ['a folder', tar({ name: 'a/', type: '5' }, { name: 'b', body: 'x' }), { 'a/': null, b: 'x' }],
    [
      'a folder of the time before POSIX',
      tar({ name: 'a/', magic: '', type: '\0' }, { name: 'b', body: 'x' }),
      { 'a/': null, b: 'x' },
    ],
    ['the root folder', tar({ name: './', type: '5' }, { name: './b', body: 'x' }), { b: 'x' }],
    ['the root as Python names it', tar({ name: '/', type: '5' }, { name: 'b', body: 'x' }), { b: 'x' }],
    ['v7 without magic', tar({ name: 'b', body: 'x', magic: '', type: '\0' }), { b: 'x' }],
    ['a contiguous file', tar({ name: 'b', body: 'x', type: '7' }), { b: 'x' }],
    [
      'a ustar prefix',
      tar({ name: 'c', prefix: 'a/b', body: 'x' }),
      { 'a/': null, 'a/b/': null, 'a/b/c': 'x' },
    ],
    [
      'the label of a volume',
      tar({ name: 'docs 2026', type: 'V', magic: 'ustar  \0' }, { name: 'a', body: 'x' }),
      { a: 'x' },
    ],
    ['a name of 100 bytes', tar({ name: 'n'.repeat(100), body: 'x' }), { ['n'.repeat(100)]: 'x' }],
    ['a GNU long name', tar(gnuLong(LONG), { name: 'cut', body: 'x' }), { ...FOLDERS_OF_LONG, [LONG]: 'x' }],
    [
      'a GNU long name that ends with its size, as PEAR writes it',
      tar({ name: '././@LongLink', type: 'L', body: 'page' }, { name: 'cut', body: 'x' }),
      { page: 'x' },
    ],
    [
      'a GNU long name, then a pax header with times, as commons-compress writes them',
      tar(gnuLong(LONG), pax({ mtime: '1.5', atime: '2.5' }), { name: 'cut', body: 'x' }),
      { ...FOLDERS_OF_LONG, [LONG]: 'x' },
    ],
    [
      'a GNU long name, then the same in a pax header',
      tar(gnuLong(LONG), pax({ path: LONG }), { name: 'cut', body: 'x' }),
      { ...FOLDERS_OF_LONG, [LONG]: 'x' },
    ],
    [
      'a pax header with times, then a GNU long name',
      tar(pax({ mtime: '1.5' }), gnuLong(LONG), { name: 'cut', body: 'x' }),
      { ...FOLDERS_OF_LONG, [LONG]: 'x' },
    ],
    [
      'a long name and a pax header for one entry only',
      tar(gnuLong('p'), pax({ mtime: '1' }), { name: 'a', body: '1' }, { name: 'b', body: '2' }),
      { p: '1', b: '2' },
    ],
    [
      'a pax name',
      tar(pax({ path: LONG, mtime: '1.5' }), { name: 'cut', body: 'x' }),
      { ...FOLDERS_OF_LONG, [LONG]: 'x' },
    ],
    [
      'a pax name in another script',
      tar(pax({ path: '日本語.html' }), { name: 'cut', body: 'x' }),
      { '日本語.html': 'x' },
    ],
    [
      'a pax header for one entry only',
      tar(pax({ path: 'p' }), { name: 'a', body: '1' }, { name: 'b', body: '2' }),
      { p: '1', b: '2' },
    ],
    ['a pax size as in its header', tar(pax({ size: '3' }), { name: 'a', body: 'abc' }), { a: 'abc' }],
    ['a pax size of star', tar(pax({ 'SCHILY.realsize': '3' }), { name: 'a', body: 'abc' }), { a: 'abc' }],
    [
      'a magic that only resembles one, without a prefix',
      tar({ name: 'a', body: '1', magic: 'ustar 00' }),
      { a: '1' },
    ],
    [
      'a header of star with a short prefix',
      tar({ name: 'a', prefix: 'p', body: '1', fields: { 476: '14753215420 14753215420 ', 508: 'tar\0' } }),
      { 'p/': null, 'p/a': '1' },
    ],
    [
      'an owner of a large number, and a time before 1970',
      tar({
        name: 'a',
        body: '1',
        fields: { 108: Buffer.from('80000000002dc6c0', 'hex'), 136: Buffer.alloc(12, 0xff) },
      }),
      { a: '1' },
    ],
    [
      'a global pax header without names',
      tar(pax({ comment: 'a commit' }, 'g'), { name: 'a', body: '1' }),
      { a: '1' },
    ],
    ['a size in base 256', tar({ name: 'a', body: 'abc', size: base256(3) }), { a: 'abc' }],
    ['a size with spaces', tar({ name: 'a', body: 'abc', size: '         3 \0' }), { a: 'abc' }],
    ['a sum of signed bytes', tar({ name: 'é', body: 'x', signedSum: true }), { é: 'x' }],
    [
      'hidden files',
      tar({ name: '.well-known/security.txt', body: 'x' }),
      { '.well-known/': null, '.well-known/security.txt': 'x' },
    ],
    [
      'an end mark of one block',
      Buffer.concat([tarEntry({ name: 'a', body: '1' }), Buffer.alloc(512)]),
      { a: '1' },
    ],
    [
      'a long end mark',
      Buffer.concat([SIMPLE, Buffer.alloc(10_000)]),
      { 'a/': null, 'a/index.html': 'hello' },
    ],
  ])('%s', async (_, archive, tree) => {
    expect(await unpacked(archive)).toEqual({ tree, format: 'tar' });
  });

  test('modes, owners and times in the archive are ignored', async () => {
    expect(await unpacked(tar({ name: 'a', body: '1', mode: '0004777\0' }))).toEqual({
      tree: { a: '1' },
      format: 'tar',
    });
  });
});

describe('refused tar features', () => {
  test.each<[string, Buffer, string, string]>([
    ['a symbolic link', tar({ name: 'l', type: '2' }), 'l', 'symbolic-link'],
    ['a hard link', tar({ name: 'l', type: '1' }), 'l', 'hard-link'],
    ['a device', tar({ name: 'l', type: '3' }), 'l', 'device'],
    ['a block device', tar({ name: 'l', type: '4' }), 'l', 'device'],
    ['a pipe', tar({ name: 'l', type: '6' }), 'l', 'named-pipe'],
    ['a GNU sparse file', tar({ name: 'l', type: 'S' }), 'l', 'sparse-file'],
    [
      'a GNU sparse file with its map',
      tar({ name: 'l', type: 'S', magic: 'ustar  \0', fields: { 386: '00000000010\x0000000000010\0' } }),
      'l',
      'sparse-file',
    ],
    ['a pax sparse file', tar(pax({ 'GNU.sparse.major': '1' }), { name: 'l' }), 'l', 'sparse-file'],
    ['a sparse file of Solaris', tar(pax({ 'SUN.holesdata': ' 0 2' }), { name: 'l' }), 'l', 'sparse-file'],
    [
      'a sparse file of star',
      tar(pax({ 'SCHILY.realsize': '9' }), { name: 'l', body: 'x' }),
      'l',
      'sparse-file',
    ],
    ['a kind nobody knows', tar({ name: 'l', type: 'Z' }), 'l', 'unknown-kind'],
    ['a part of a file from another volume', tar({ name: 'l', type: 'M' }), 'l', 'unknown-kind'],
    ['a climbing name', tar({ name: '../x' }), '../x', 'name-climbs'],
    ['a climbing prefix', tar({ name: 'x', prefix: '..' }), '../x', 'name-climbs'],
    ['a climbing GNU name', tar(gnuLong('a/../../x'), { name: 'x' }), 'a/../../x', 'name-climbs'],
    ['a climbing pax name', tar(pax({ path: '../x' }), { name: 'x' }), '../x', 'name-climbs'],
    ['an absolute name', tar({ name: '/x' }), '/x', 'name-absolute'],
    ['a NUL in a pax name', tar(pax({ path: 'a\0b' }), { name: 'x' }), 'a\0b', 'name-control'],
    ['latin1', tar({ name: Buffer.from('fran\xe7ais', 'latin1') }), 'fran\ufffdais', 'name-not-utf8'],
    ['an empty name', tar({ name: '' }), '', 'name-empty'],
    ['a name twice', tar({ name: 'a' }, { name: './a' }), './a', 'name-twice'],
    ['a folder with bytes', tar({ name: 'a', type: '5', body: 'x' }), 'a', 'folder-with-bytes'],
  ])('%s', async (_, archive, entry, reason) => {
    expect(await unpacked(archive)).toEqual({
      code: 'archive-refused',
      facts: { entry, reason: { kind: reason } },
    });
  });
});

describe('a damaged tar', () => {
  const badSum = tarEntry({ name: 'b', spoil: (header) => header.write('x', 1) });
  const ofEntry = (name: string, ...rest: Buffer[]): Buffer =>
    Buffer.concat([tarEntry({ name, body: '1' }), ...rest]);
  test.each<[string, Buffer, string, string | null]>([
    ['a wrong sum', Buffer.concat([ofEntry('a'), badSum, TAR_END]), 'a tar header has a wrong checksum', 'a'],
    [
      'a size that is no number',
      tar({ name: 'a', size: '0000000008x\0' }),
      'its header has no readable size',
      'a',
    ],
    [
      'a negative size',
      tar({ name: 'a', size: Buffer.alloc(12, 0xff) }),
      'its header has no readable size',
      'a',
    ],
    [
      'a size beyond all numbers',
      tar({ name: 'a', size: Buffer.from([0x80, ...Array<number>(11).fill(0xff)]) }),
      'its header has no readable size',
      'a',
    ],
    ['no end mark', ofEntry('a'), 'it ends before its end mark', 'a'],
    ['cut in the body', SIMPLE.subarray(0, 514), 'it ends before its end mark', 'a/index.html'],
    [
      'cut in a header',
      Buffer.concat([ofEntry('a'), tarEntry({ name: 'b' }).subarray(0, 100)]),
      'it ends before its end mark',
      'a',
    ],
    [
      'an entry after the end mark',
      Buffer.concat([SIMPLE, tarEntry({ name: 'b' })]),
      'other bytes follow its end mark',
      'a/index.html',
    ],
    [
      'an entry after one zero block',
      ofEntry('a', Buffer.alloc(512), tarEntry({ name: 'b' })),
      'other bytes follow its end mark',
      'a',
    ],
    [
      'a text after the end mark',
      Buffer.concat([SIMPLE, Buffer.from('x')]),
      'other bytes follow its end mark',
      'a/index.html',
    ],
    [
      'a long name without an entry',
      Buffer.concat([gnuLong('x'), TAR_END]),
      'it ends after a header that belongs to a next entry',
      null,
    ],
    [
      'two pax headers',
      tar(pax({ path: 'a' }), pax({ path: 'b' }), { name: 'x' }),
      'an entry has two headers that name it',
      null,
    ],
    [
      'two long names',
      tar(gnuLong('a'), gnuLong('b'), { name: 'x' }),
      'an entry has two headers that name it',
      null,
    ],
    [
      'a long name and another in a pax header',
      tar(gnuLong('a'), pax({ path: 'b' }), { name: 'x' }),
      'an entry has two headers that name it',
      null,
    ],
    [
      'a pax name and another in a long name',
      tar(pax({ path: 'b' }), gnuLong('a'), { name: 'x' }),
      'an entry has two headers that name it',
      null,
    ],
    [
      'a long name that its size cuts, and that GNU tar reads whole',
      tar({ name: '././@LongLink', type: 'L', body: 'page.html', size: '00000000004\0' }, { name: 'x' }),
      'a long name is longer than its header says',
      null,
    ],
    ['a label with bytes', tar({ name: 'l', type: 'V', body: 'x' }), 'a volume label holds bytes', null],
    [
      'a label with a long name',
      tar(gnuLong('a'), { name: 'l', type: 'V' }, { name: 'x' }),
      'a volume label stands between an entry and its headers',
      null,
    ],
    ...['ustarx00', 'ustar 00', 'ustar\x0100', 'ustar\0\0\0', 'USTAR\x0000', 'ustar  \0', ''].flatMap(
      (magic) =>
        ['a/b', '123', '14753215420\x0014753215421\0'].map((prefix): [string, Buffer, string, string] => [
          `${JSON.stringify(magic)} for a magic and ${JSON.stringify(prefix)} where the prefix would be`,
          tar({ name: 'c', prefix, magic }),
          'its header has bytes that only some readers take for the prefix of its name',
          'c',
        ]),
    ),
    ...[369, 385, 386, 482, 483].map((at): [string, Buffer, string, string] => [
      `a GNU header that has a map of holes or another size at ${at}`,
      tar({ name: 'c', magic: 'ustar  \0', fields: { [at]: '1' } }),
      'its header has bytes that only some readers take for the prefix of its name',
      'c',
    ]),
    [
      'a prefix that is shorter for star',
      tar({ name: 'c', prefix: 'p'.repeat(132), fields: { 508: 'tar\0' } }),
      'its header has a prefix of its name that some readers cut',
      `${'p'.repeat(132)}/c`,
    ],
    ...Object.entries({ mode: 100, uid: 108, gid: 116, mtime: 136, devmajor: 329, devminor: 337 }).flatMap(
      ([field, at]) =>
        ['x', '0000009\0', '\x00000644\0', '0o644\0', Buffer.from([0x81])].map(
          (value): [string, Buffer, string, string] => [
            `${JSON.stringify(value.toString('latin1'))} for its ${field}`,
            tar({ name: 'a' }, { name: 'c', fields: { [at]: value } }),
            `its header has no readable ${field}`,
            'c',
          ],
        ),
    ),
    ...['0', '7'].map((type): [string, Buffer, string, string] => [
      `a file of type ${type} whose name ends with a slash`,
      tar({ name: 'a/', type }),
      'its type says file and its name says folder',
      'a/',
    ]),
    [
      'a file by its long name and a folder by its short one',
      tar(gnuLong('a'), { name: 'b/', type: '\0' }),
      'its type says file and its name says folder',
      'a',
    ],
    [
      'another size in its pax header',
      tar(pax({ size: '3' }), { name: 'a', body: 'abc', size: '00000000000\0' }),
      'its header and its pax header disagree on its size',
      'a',
    ],
    ['an empty pax path', tar(pax({ path: '' }), { name: 'a' }), 'a pax header has an empty path', null],
    ['an empty pax size', tar(pax({ size: '' }), { name: 'a' }), 'a pax header has no readable size', null],
    ...[gnuLong('a'), pax({ path: 'a' })].map((before, at): [string, Buffer, string, null] => [
      `a global header behind ${at === 0 ? 'a long name' : 'a pax header'}`,
      tar(before, pax({ comment: 'a commit' }, 'g'), { name: 'x' }),
      'a global pax header stands between an entry and its headers',
      null,
    ]),
    ...Object.entries({ size: '1', linkpath: 'a', 'SCHILY.realsize': '1', 'GNU.sparse.size': '1' }).map(
      ([key, value]): [string, Buffer, string, null] => [
        `a global ${key}`,
        tar(pax({ [key]: value }, 'g'), { name: 'x' }),
        'a global pax header names or sizes the entries after it',
        null,
      ],
    ),
    [
      'a global name',
      tar(pax({ path: 'a' }, 'g'), { name: 'x' }),
      'a global pax header names or sizes the entries after it',
      null,
    ],
    [
      'a pax record that is too long',
      tar(tarEntry({ name: 'p', type: 'x', body: '99 path=a\n' }), { name: 'x' }),
      'a pax header is malformed',
      null,
    ],
    [
      'a pax record without end',
      tar(tarEntry({ name: 'p', type: 'x', body: '9 path=ab' }), { name: 'x' }),
      'a pax header is malformed',
      null,
    ],
    [
      'a pax record without length',
      tar(tarEntry({ name: 'p', type: 'x', body: 'path=ab\n' }), { name: 'x' }),
      'a pax header is malformed',
      null,
    ],
    [
      'a pax size that is no number',
      tar(pax({ size: '-1' }), { name: 'x' }),
      'a pax header has no readable size',
      null,
    ],
    [
      'a name of 2 MB',
      tar(gnuLong('x'.repeat(2_000_000)), { name: 'x' }),
      'a header is longer than 1048576 bytes',
      null,
    ],
    [
      '20 MB of padding',
      Buffer.concat([SIMPLE, Buffer.alloc(20_000_000)]),
      'more than 16777216 zeros follow its end mark',
      'a/index.html',
    ],
  ])('%s', async (_, archive, problem, entry) => {
    expect(await unpacked(archive)).toEqual({ code: 'archive-damaged', facts: { problem, entry } });
    const gzipped = await unpacked(gzipSync(archive));
    expect(gzipped).toEqual({ code: 'archive-damaged', facts: { problem, entry } });
  });
});

describe('compressed tar', () => {
  const tree = { 'a/': null, 'a/index.html': 'hello' };
  const half = SIMPLE.length / 2;
  test.each<[string, Buffer, string]>([
    ['gzip', gzipSync(SIMPLE), 'tar.gz'],
    [
      'gzip of several members',
      Buffer.concat([gzipSync(SIMPLE.subarray(0, 700)), gzipSync(SIMPLE.subarray(700))]),
      'tar.gz',
    ],
    ['gzip with an empty member', Buffer.concat([gzipSync(''), gzipSync(SIMPLE), gzipSync('')]), 'tar.gz'],
    ['gzip padded with zeros', Buffer.concat([gzipSync(SIMPLE), Buffer.alloc(5000)]), 'tar.gz'],
    ['gzip padded past a read', Buffer.concat([gzipSync(SIMPLE), Buffer.alloc(600_000)]), 'tar.gz'],
    ['zstd', zstd(SIMPLE), 'tar.zst'],
    [
      'zstd of several frames',
      Buffer.concat([zstd(SIMPLE.subarray(0, half)), zstd(SIMPLE.subarray(half))]),
      'tar.zst',
    ],
    [
      'zstd with skippable frames',
      Buffer.concat([skippable('x'), zstd(SIMPLE), skippable(''), skippable('more')]),
      'tar.zst',
    ],
    [
      'zstd of a frame every 100 bytes',
      Buffer.concat(
        Array.from({ length: Math.ceil(SIMPLE.length / 100) }, (_, index) =>
          zstd(SIMPLE.subarray(100 * index, 100 * (index + 1))),
        ),
      ),
      'tar.zst',
    ],
    ['zstd with an empty frame', Buffer.concat([zstd(Buffer.alloc(0)), zstd(SIMPLE)]), 'tar.zst'],
  ])('%s', async (_, archive, format) => {
    expect(await unpacked(archive)).toEqual({ tree, format });
  });

  test.each<[string, Buffer, string | RegExp]>([
    ['gzip cut', gzipSync(SIMPLE).subarray(0, -3), 'the gzip data are damaged (unexpected end of file)'],
    [
      'gzip with a wrong sum',
      spoilt(gzipSync(SIMPLE), -6),
      'the gzip data are damaged (incorrect data check)',
    ],
    [
      'gzip with a wrong length',
      spoilt(gzipSync(SIMPLE), -2),
      'the gzip data are damaged (incorrect length check)',
    ],
    [
      'gzip, then a text',
      Buffer.concat([gzipSync(SIMPLE), Buffer.from('text')]),
      'the gzip data are damaged (incorrect header check)',
    ],
    [
      'gzip, zeros, then a text',
      Buffer.concat([gzipSync(SIMPLE), Buffer.alloc(9), Buffer.from('text')]),
      'other bytes follow the gzip data',
    ],
    [
      'gzip, zeros past a read, then a text',
      Buffer.concat([gzipSync(SIMPLE), Buffer.alloc(600_000), Buffer.from('text')]),
      'other bytes follow the gzip data',
    ],
    [
      'gzip, zeros, then a member',
      Buffer.concat([gzipSync(SIMPLE), Buffer.alloc(9), gzipSync('')]),
      'other bytes follow the gzip data',
    ],
    ['zstd cut', zstd(SIMPLE).subarray(0, -3), 'the zstd data end in the middle of a frame'],
    [
      'zstd cut in a magic',
      Buffer.concat([zstd(SIMPLE), zstd(SIMPLE).subarray(0, 2)]),
      'the zstd data end in the middle of a frame',
    ],
    [
      'zstd cut in a skippable frame',
      Buffer.concat([zstd(SIMPLE), skippable('x').subarray(0, -1)]),
      'the zstd data end in the middle of a frame',
    ],
    [
      'zstd with a wrong sum',
      spoilt(zstd(SIMPLE), -1),
      "the zstd data are damaged (Restored data doesn't match checksum)",
    ],
    [
      'zstd with a wrong sum before another frame',
      Buffer.concat([spoilt(zstd(SIMPLE), -1), zstd(Buffer.alloc(0))]),
      "the zstd data are damaged (Restored data doesn't match checksum)",
    ],
    [
      'zstd, a skippable frame, then a text',
      Buffer.concat([zstd(SIMPLE), skippable('x'), Buffer.from('text')]),
      'other bytes follow the zstd data',
    ],
    [
      'zstd, then a text',
      Buffer.concat([zstd(SIMPLE), Buffer.from('text')]),
      'other bytes follow the zstd data',
    ],
    ['zstd, then zeros', Buffer.concat([zstd(SIMPLE), Buffer.alloc(8)]), 'other bytes follow the zstd data'],
  ])('%s is refused as damaged', async (_, archive, problem) => {
    expect(await unpacked(archive)).toMatchObject({ code: 'archive-damaged', facts: { problem } });
  });

  // The decoders of some versions of Node say nothing of a missing end.
  test.each([
    ['with a checksum', zstd(SIMPLE)],
    ['without a checksum', zstdCompressSync(SIMPLE)],
    ['of an unknown size', zstd(SIMPLE, { [constants.ZSTD_c_contentSizeFlag]: 0 })],
    ['of several blocks', zstd(Buffer.alloc(600_000, 'several blocks'))],
    ['of noise', zstd(randomBytes(300_000))],
    ['of nothing', zstd(Buffer.alloc(0))],
    ['that is skippable', skippable('what a reader skips')],
    ['that is skippable and empty', skippable('')],
  ])('a zstd frame %s is whole with its last byte', (_, bytes) => {
    const next = Buffer.concat([bytes, zstd(SIMPLE)]);
    for (const length of [1, 3, 7, 64, next.length]) {
      const frame = new ZstdFrame();
      let at = 0;
      for (; !frame.isWhole && at < next.length; at += length) frame.take(next.subarray(at, at + length));
      expect([frame.isWhole, at]).toEqual([true, Math.ceil(bytes.length / length) * length]);
      expect(frame.take(next)).toBe(0);
    }
    for (const length of [0, 1, 4, 5, bytes.length - 5, bytes.length - 4, bytes.length - 1]) {
      const frame = new ZstdFrame();
      frame.take(bytes.subarray(0, length));
      expect(frame.isWhole).toBe(false);
    }
  });

  test('a zstd archive without its last bytes is refused, and one with the beginning of another frame', async () => {
    const whole = zstd(SIMPLE);
    const claims = skippable('');
    claims.writeUInt32LE(0xffffffff, 4);
    const cut = [1, 2, 3, 4, 5].map((missing) => whole.subarray(0, -missing));
    const begun = [whole.subarray(0, 4), whole.subarray(0, -1), claims, claims.subarray(0, 6)];
    for (const bytes of [...cut, ...begun.map((next) => Buffer.concat([whole, next]))])
      expect(await unpacked(bytes)).toMatchObject({
        code: 'archive-damaged',
        facts: { problem: 'the zstd data end in the middle of a frame' },
      });
  });

  test('a zstd frame that asks for 2 GB of memory is refused', async () => {
    const frame = Buffer.from('28b52ffd00a8010000', 'hex');
    expect(await unpacked(frame)).toMatchObject({
      code: 'archive-damaged',
      facts: { problem: 'the zstd data are damaged (Frame requires too much memory for decoding)' },
    });
  });
});

describe('data that is no archive', () => {
  test.each<[string, Buffer | string, string, boolean]>([
    ['nothing', '', 'an empty file', false],
    ['a page', '<!DOCTYPE html><html>', 'an HTML page', false],
    ['a page below a comment', '<!-- gateway -->\n<!DOCTYPE html>', 'an HTML page', false],
    ['a page without a head', '<h1>Sign in</h1>', 'an HTML page', false],
    ['a page that redirects', '<META http-equiv=refresh content="0;url=/login">', 'an HTML page', false],
    ['an XML element that begins like one of HTML', '<Body2/>', 'an XML document', false],
    ['an error of an object store', '<?xml version="1.0"?><Error/>', 'an XML document', false],
    ['an answer of the service', '{"error": "no"}', 'a JSON document', true],
    ['xz', Buffer.from('fd377a585a000004', 'hex'), 'xz data', true],
    ['bzip2', 'BZh91AY', 'bzip2 data', true],
    ['7z', Buffer.from('377abcaf271c0004', 'hex'), 'a 7z archive', true],
    ['text', 'just a text\n'.repeat(100), 'a text', true],
    ['noise', Buffer.from('0102030405060708090a', 'hex'), 'bytes 0102030405060708', true],
    ['a split zip', Buffer.from('504b0708', 'hex'), 'a damaged or split zip', true],
    ['gzip in gzip', gzipSync(gzipSync('text')), 'gzip data around gzip data', true],
    ['gzip of a zip', gzipSync(Buffer.from('504b0304', 'hex')), 'gzip data around a zip', true],
    ['gzip of a page', gzipSync('<html>'), 'gzip data around an HTML page', true],
    ['gzip of a long text', gzipSync('text '.repeat(1000)), 'gzip data around a text', true],
    ['gzip of nothing', gzipSync(''), 'gzip data around an empty file', true],
    ['zstd of a text', zstd(Buffer.from('text')), 'zstd data around a text', true],
    ['zstd of skippable frames alone', skippable('more'), 'zstd data around an empty file', true],
  ])('%s', async (_, archive, head, isKept) => {
    const facts = { head, isKept };
    expect(await unpacked(Buffer.from(archive))).toEqual({ code: 'archive-unknown', facts });
  });

  test.each([
    ['nothing but its end', TAR_END],
    ['folders only', tar({ name: 'a/', type: '5' })],
    ['the end only, gzipped', gzipSync(TAR_END)],
  ])('an archive with %s has no files', async (_, archive) => {
    expect(await unpacked(archive)).toEqual({ code: 'archive-empty', facts: { stripComponents: 0 } });
  });

  test('an archive whose files strip-components all drops has no files', async () => {
    expect(await unpacked(SIMPLE, { stripComponents: 2 })).toEqual({
      code: 'archive-empty',
      facts: { stripComponents: 2 },
    });
  });
});

describe('limits', () => {
  test('max-size', async () => {
    const archive = tar({ name: 'a', body: 'x'.repeat(600) }, { name: 'b', body: 'x'.repeat(600) });
    expect(await unpacked(archive, { maxBytes: 1200 })).toMatchObject({ format: 'tar' });
    const facts = { input: 'max-size', limit: 1199, entry: 'b' };
    expect(await unpacked(archive, { maxBytes: 1199 })).toEqual({ code: 'archive-too-large', facts });
  });

  test('max-files', async () => {
    const archive = tar({ name: 'a' }, { name: 'b/', type: '5' }, { name: 'c' });
    expect(await unpacked(archive, { maxFiles: 3 })).toMatchObject({ format: 'tar' });
    const facts = { input: 'max-files', limit: 2, entry: 'c' };
    expect(await unpacked(archive, { maxFiles: 2 })).toEqual({ code: 'archive-too-large', facts });
  });

  test('bytes of entries that strip-components drops are limited too', async () => {
    const archive = gzipSync(
      tar({ name: 'dropped', body: Buffer.alloc(80_000_000) }, { name: 'a/b', body: 'x' }),
    );
    const facts = { input: 'max-size', limit: 1000, entry: 'dropped' };
    expect(await unpacked(archive, { maxBytes: 1000, stripComponents: 1 })).toEqual({
      code: 'archive-too-large',
      facts,
    });
  });

  test('endless headers are limited too', async () => {
    const header = pax({ comment: 'x'.repeat(500_000) }, 'g');
    const archive = gzipSync(Buffer.concat(Array<Buffer>(200).fill(header)));
    expect(await unpacked(archive, { maxBytes: 1000 })).toMatchObject({ code: 'archive-too-large' });
  });
});

test('strip-components drops folders as tar does', async () => {
  const archive = tar(
    { name: 'top/a/b', body: '1' },
    { name: 'top/c', body: '2' },
    { name: 'readme', body: '3' },
  );
  expect(await unpacked(archive, { stripComponents: 1 })).toEqual({
    tree: { 'a/': null, 'a/b': '1', c: '2' },
    format: 'tar',
  });
});

thorough(() => {
  test('zstd with very many frames is refused, as each of them takes time', async () => {
    const frame = zstdCompressSync(Buffer.alloc(0));
    const bytes = Buffer.concat([zstd(SIMPLE), ...Array.from({ length: 17_000 }, () => frame)]);
    // With a signal it is unpacked once.
    expect(await unpacked(bytes, { signal: new AbortController().signal })).toMatchObject({
      code: 'archive-damaged',
      facts: { problem: 'it has more than 16,384 zstd frames' },
    });
  });
});
