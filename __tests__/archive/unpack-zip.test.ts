import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { unicodePath, zip, type ZipEntry, type ZipShape } from '../kit/archives.ts';
import { THOROUGH } from '../thorough.ts';
import { isOneOfFour, unpacked } from './unpacking.ts';

/** Flag bits: UTF-8 names (set by the builder unless other flags are given), and the refused ones. */
const UTF8 = 0x0800;
const ENCRYPTED = 0x0001;

const bodyOf = (text: string): Buffer => deflateRawSync(Buffer.from(text));
/** Deflate data of an empty file: as most programs write it, and as a stored block. */
const EMPTY = Buffer.from('0300', 'hex');
const EMPTY_BLOCK = Buffer.from('010000ffff', 'hex');

/** Deflate data of one text, then the bytes between two members of a gzip stream, then data of another text. */
function gzipMembers(first: string, second: string): Buffer {
  const bytes = Buffer.concat([gzipSync(first), gzipSync(second)]);
  return bytes.subarray(10, -8);
}

const BIG = Buffer.from(Array.from({ length: 300_000 }, (_, index) => `${index * 7919}`).join());

/** The extra field of ASi: a mode and a link. */
function asi(mode: number): Buffer {
  const field = Buffer.alloc(18);
  field.writeUInt16LE(0x756e, 0);
  field.writeUInt16LE(14, 2);
  field.writeUInt16LE(mode, 8);
  return field;
}

/** The extra field of libarchive: the attributes of a link. */
const ATTRIBUTES = Buffer.from('786c0500040000ffa1', 'hex');

/** The beginning of an entry, then its descriptor, which only a reader that looks for one would find. */
function withDescriptor(body: Buffer, numberBytes: 4 | 8): Buffer {
  const descriptor = Buffer.alloc(8 + 2 * numberBytes);
  descriptor.write('PK\x07\b', 'latin1');
  descriptor.writeUInt32LE(crc32(body), 4);
  descriptor.writeUInt32LE(body.length, 8);
  descriptor.writeUInt32LE(body.length, 8 + numberBytes);
  return Buffer.concat([body, descriptor, Buffer.from('what follows')]);
}

const INNER = zip([{ name: 'inner', body: 'inner', method: 0, descriptor: 'short' }]);

describe('accepted zip features', () => {
  test.each<[string, readonly ZipEntry[], Record<string, string | null>, ZipShape?]>([
    ['a deflated file', [{ name: 'a', body: 'hello' }], { a: 'hello' }],
    ['a stored file', [{ name: 'a', body: 'hello', method: 0 }], { a: 'hello' }],
    ['an empty file', [{ name: 'a' }], { a: '' }],
    ['an empty stored file', [{ name: 'a', method: 0 }], { a: '' }],
    [
      'folders',
      [
        { name: 'a/', mode: 0o040755, method: 0 },
        { name: 'b/c', body: 'x' },
      ],
      { 'a/': null, 'b/': null, 'b/c': 'x' },
    ],
    [
      'a folder by its name only',
      [
        { name: 'a/', mode: 0 },
        { name: 'a/b', body: 'x' },
      ],
      { 'a/': null, 'a/b': 'x' },
    ],
    ['a file of 2 MB', [{ name: 'a', body: BIG }], { a: BIG.toString() }],
    ['a stored file of 2 MB', [{ name: 'a', body: BIG, method: 0 }], { a: BIG.toString() }],
    [
      'attributes of DOS that say nothing else',
      [
        { name: 'a/', mode: 0, host: 0, attributes: 0x10 },
        { name: 'a/b', body: 'x', mode: 0, host: 0, attributes: 0x27 },
      ],
      { 'a/': null, 'a/b': 'x' },
    ],
    [
      'extra fields that say the same',
      [
        { name: 'é', body: 'x', flags: 0, extra: unicodePath(Buffer.from('é'), 'é') },
        { name: 'a', body: 'x', extra: asi(0o100644) },
      ],
      { é: 'x', a: 'x' },
    ],
    [
      'a Unicode path of an earlier name',
      [{ name: 'a', body: 'x', extra: unicodePath(Buffer.from('b'), 'b') }],
      { a: 'x' },
    ],
    [
      'a stored zip with descriptors, with a descriptor',
      [{ name: 'a', body: INNER, method: 0, descriptor: 'short' }],
      { a: INNER.toString() },
    ],
    ['hidden files', [{ name: '.well-known/x', body: 'x' }], { '.well-known/': null, '.well-known/x': 'x' }],
    ['a name in another script', [{ name: '日本語.html', body: 'x' }], { '日本語.html': 'x' }],
    ['UTF-8 without the flag', [{ name: 'é', body: 'x', flags: 0 }], { é: 'x' }],
    [
      'a descriptor',
      [
        { name: 'a', body: 'x', descriptor: 'short' },
        { name: 'b', body: 'y' },
      ],
      { a: 'x', b: 'y' },
    ],
    ['a descriptor without signature', [{ name: 'a', body: 'x', descriptor: 'short-unsigned' }], { a: 'x' }],
    ['a long descriptor', [{ name: 'a', body: 'x', descriptor: 'long' }], { a: 'x' }],
    [
      'a long descriptor without signature',
      [{ name: 'a', body: 'x', descriptor: 'long-unsigned' }],
      { a: 'x' },
    ],
    [
      'a stored file with a descriptor',
      [{ name: 'a', body: 'x', method: 0, descriptor: 'short' }],
      { a: 'x' },
    ],
    [
      'a file of 2 MB with a descriptor',
      [{ name: 'a', body: BIG, descriptor: 'short' }],
      { a: BIG.toString() },
    ],
    [
      'zip64 entries',
      [
        { name: 'a', body: 'x', zip64: true },
        { name: 'b', body: 'y' },
      ],
      { a: 'x', b: 'y' },
    ],
    ['a zip64 end', [{ name: 'a', body: 'x' }], { a: 'x' }, { zip64: true }],
    [
      'zip64 with descriptors',
      [{ name: 'a', body: 'x', zip64: true, descriptor: 'long' }],
      { a: 'x' },
      { zip64: true },
    ],
    ['a comment', [{ name: 'a', body: 'x' }], { a: 'x' }, { comment: Buffer.from('made by a test') }],
    ['the longest comment', [{ name: 'a', body: 'x' }], { a: 'x' }, { comment: Buffer.alloc(65535, 0x50) }],
    [
      'extra fields padded with zeros',
      [{ name: 'a', body: 'x', extra: Buffer.from([0xfe, 0xca, 0, 0, 0, 0, 0]) }],
      { a: 'x' },
    ],
    ['a folder with an empty deflate stream', [{ name: 'a/' }, { name: 'a/b' }], { 'a/': null, 'a/b': '' }],
    [
      'a folder with an empty stored block',
      [
        { name: 'a/', packed: EMPTY_BLOCK },
        { name: 'b', body: 'x' },
      ],
      { 'a/': null, b: 'x' },
    ],
    ['an empty file that is a stored block', [{ name: 'a', packed: EMPTY_BLOCK }], { a: '' }],
    ['zeros after its end', [{ name: 'a', body: 'x' }], { a: 'x' }, { after: Buffer.alloc(1) }],
    [
      'a last block that is padded, as by bsdtar into a pipe',
      [{ name: 'a', body: 'x' }],
      { a: 'x' },
      { after: Buffer.alloc(10_240) },
    ],
    [
      'much padding after a comment and a zip64 end',
      [{ name: 'a', body: BIG }],
      { a: BIG.toString() },
      { after: Buffer.alloc(700_000), comment: Buffer.from('a comment'), zip64: true },
    ],
    [
      'padding after a comment of zeros',
      [{ name: 'a', body: 'x' }],
      { a: 'x' },
      { after: Buffer.alloc(70_000), comment: Buffer.alloc(65_535) },
    ],
  ])('%s', async (_, entries, tree, shape = {}) => {
    expect(await unpacked(zip(entries, shape))).toEqual({ tree, format: 'zip' });
  });

  test('the Unicode path replaces a name in another code page', async () => {
    const name = Buffer.from([0x66, 0x81]);
    const archive = zip([{ name, body: 'x', flags: 0, extra: unicodePath(name, 'fü') }]);
    expect(await unpacked(archive)).toEqual({ tree: { fü: 'x' }, format: 'zip' });
  });

  test('entries may be in another order than in the directory', async () => {
    const inOrder = zip([
      { name: 'a', body: '1' },
      { name: 'b', body: '2' },
    ]);
    const at = inOrder.readUInt32LE(inOrder.length - 6);
    const records = inOrder.subarray(at, inOrder.length - 22);
    const half = records.length / 2;
    const turned = Buffer.concat([
      inOrder.subarray(0, at),
      records.subarray(half),
      records.subarray(0, half),
      inOrder.subarray(-22),
    ]);
    expect(await unpacked(turned)).toEqual({ tree: { a: '1', b: '2' }, format: 'zip' });
  });

  test('more entries are unpacked than are written in one turn', async () => {
    const entries = Array.from({ length: 500 }, (_, index) => ({ name: `f/${index}`, body: `${index}` }));
    const outcome = await unpacked(zip(entries));
    expect(outcome).toMatchObject({ tree: { 'f/0': '0', 'f/499': '499' }, format: 'zip' });
  });
});

describe('refused zip features', () => {
  test.each<[string, ZipEntry, string]>([
    ['a symbolic link', { name: 'l', body: '/etc', mode: 0o120777 }, 'symbolic-link'],
    ['a device', { name: 'l', mode: 0o020666 }, 'device'],
    ['a pipe', { name: 'l', mode: 0o010666 }, 'named-pipe'],
    ['a socket', { name: 'l', mode: 0o140666 }, 'socket'],
    ['a mode nobody knows', { name: 'l', mode: 0o110666 }, 'unknown-kind'],
    ['a folder with bytes', { name: 'l/', body: 'x' }, 'folder-with-bytes'],
    ['a climbing name', { name: '../x' }, 'name-climbs'],
    ['a backslash', { name: 'a\\b' }, 'name-backslash'],
    ['an absolute name', { name: '/x' }, 'name-absolute'],
    ['a NUL', { name: 'a\0b' }, 'name-control'],
    ['an empty name', { name: '' }, 'name-empty'],
    ['a name in a code page', { name: Buffer.from([0x81]), flags: 0 }, 'name-not-utf8'],
    ['encryption', { name: 'a', flags: UTF8 | ENCRYPTED }, 'encrypted'],
    ['strong encryption', { name: 'a', flags: UTF8 | 0x40 }, 'encrypted'],
    ['masked headers', { name: 'a', flags: UTF8 | 0x2000 }, 'encrypted'],
    ['a patch', { name: 'a', flags: UTF8 | 0x20 }, 'patch'],
    ['bzip2', { name: 'a', method: 12 }, 'method'],
  ])('%s', async (_, entry, reason) => {
    const outcome = await unpacked(zip([{ name: 'first', body: 'x' }, entry]));
    expect(outcome).toMatchObject({ code: 'archive-refused', facts: { reason: { kind: reason } } });
  });

  test('a duplicate name is refused', async () => {
    const facts = { entry: 'a', reason: { kind: 'name-twice' } };
    expect(await unpacked(zip([{ name: 'a' }, { name: 'a' }]))).toEqual({ code: 'archive-refused', facts });
  });

  test('a Unicode path that leaves the folder is refused', async () => {
    const name = Buffer.from([0x66, 0x81]);
    const archive = zip([{ name, flags: 0, extra: unicodePath(name, '../x') }]);
    expect(await unpacked(archive)).toMatchObject({ code: 'archive-refused', facts: { entry: '../x' } });
  });
});

describe('a damaged zip', () => {
  test.each<[string, ZipEntry, string | RegExp]>([
    [
      'a wrong checksum',
      { name: 'a', body: 'x', central: { crc: 1 }, local: { crc: 1 } },
      'its checksum is wrong',
    ],
    [
      'a wrong checksum in a large file',
      { name: 'a', body: BIG, central: { crc: 1 }, local: { crc: 1 } },
      'its checksum is wrong',
    ],
    [
      'a wrong checksum in a stored file',
      { name: 'a', body: 'x', method: 0, central: { crc: 1 }, local: { crc: 1 } },
      'its checksum is wrong',
    ],
    [
      'more than it says',
      { name: 'a', body: 'xyz', central: { bytes: 2 }, local: { bytes: 2 } },
      'it is longer than the directory says',
    ],
    [
      'much more than it says',
      { name: 'a', body: BIG, central: { bytes: 2 }, local: { bytes: 2 } },
      'it is longer than the directory says',
    ],
    [
      'less than it says',
      { name: 'a', body: 'x', central: { bytes: 2 }, local: { bytes: 2 } },
      'it is shorter than the directory says',
    ],
    [
      'a stored file longer than it says',
      { name: 'a', body: 'xyz', method: 0, central: { bytes: 2 }, local: { bytes: 2 } },
      'it is longer than the directory says',
    ],
    [
      'a stored file shorter than it says',
      { name: 'a', body: 'xyz', method: 0, central: { bytes: 9 }, local: { bytes: 9 } },
      'it is shorter than the directory says',
    ],
    [
      'cut data',
      { name: 'a', body: 'xyz', packed: bodyOf('xyz').subarray(0, -2) },
      'the deflate data are damaged (unexpected end of file)',
    ],
    [
      'noise for data',
      { name: 'a', body: 'xyz', packed: Buffer.from('ffffff', 'hex') },
      /^the deflate data are damaged/,
    ],
    [
      'bytes after the data',
      { name: 'a', body: 'xyz', packed: Buffer.concat([bodyOf('xyz'), Buffer.from('hidden')]) },
      'other bytes follow the deflate data',
    ],
    [
      'bytes after large data',
      { name: 'a', body: BIG, packed: Buffer.concat([deflateRawSync(BIG), Buffer.from('hidden')]) },
      'other bytes follow the deflate data',
    ],
    [
      'another name in its local header',
      { name: 'a', local: { name: 'b' } },
      'its two headers disagree on its name',
    ],
    [
      'a longer name in its local header',
      { name: 'a', local: { name: 'abc' } },
      'its two headers disagree on its name',
    ],
    [
      'another method in its local header',
      { name: 'a', local: { method: 0 } },
      'its two headers disagree on its method',
    ],
    [
      'other flags in its local header',
      { name: 'a', local: { flags: 0 } },
      'its two headers disagree on its flags',
    ],
    [
      'another size in its local header',
      { name: 'a', body: 'xy', local: { bytes: 1 } },
      'its two headers disagree on its size',
    ],
    [
      'another packed size in its local header',
      { name: 'a', body: 'xy', local: { packedBytes: 1 } },
      'its two headers disagree on its size',
    ],
    [
      'another checksum in its local header',
      { name: 'a', body: 'xy', local: { crc: 1 } },
      'its two headers disagree on its checksum',
    ],
    [
      'another Unicode path in its local header',
      { name: 'a', local: { extra: unicodePath(Buffer.from('a'), 'b') } },
      'its Unicode path field (0x7075) gives it a second name',
    ],
    [
      'no local header',
      { name: 'a', local: { signature: 1 } },
      'its local header is not where the directory says',
    ],
    ['an offset past the end', { name: 'a', central: { offset: 100_000 } }, 'it points past its end'],
    [
      'two names',
      { name: 'a', extra: unicodePath(Buffer.from('a'), 'b') },
      'its Unicode path field (0x7075) gives it a second name',
    ],
    [
      'two Unicode paths',
      {
        name: 'a',
        extra: Buffer.concat([unicodePath(Buffer.from('a'), 'a'), unicodePath(Buffer.from('a'), 'a')]),
      },
      'it has an extra field twice',
    ],
    [
      'extra fields that do not add up',
      { name: 'a', extra: Buffer.from([1, 2, 9, 9]) },
      'its extra fields do not add up',
    ],
    [
      'a zip64 field without numbers',
      { name: 'a', central: { bytes: 0xffffffff } },
      'its zip64 field lacks a number',
    ],
    [
      'a descriptor that lies',
      { name: 'a', body: 'x', descriptor: 'short', local: { crc: 0 }, central: { crc: 1 } },
      'its data descriptor disagrees with the directory',
    ],
    [
      'a folder in its attributes',
      { name: 'a', mode: 0o040755 },
      'its attributes say folder and its name says file',
    ],
    ...[0, 3, 10].flatMap((host): [string, ZipEntry, string][] => [
      [
        `a folder by its DOS attributes, made by system ${host}`,
        { name: 'a', body: 'x', mode: 0, host, attributes: 0x10 },
        'its DOS attributes say folder and its name says file',
      ],
      [
        `the label of a disk, made by system ${host}`,
        { name: 'a', body: 'x', host, attributes: 0x08 },
        'its DOS attributes make it the label of a disk',
      ],
    ]),
    [
      'attributes in an extra field',
      { name: 'a', body: 'x', extra: ATTRIBUTES },
      'its extra field 0x6c78 holds attributes for some readers only',
    ],
    [
      'attributes in an extra field of its local header',
      { name: 'a', body: 'x', local: { extra: ATTRIBUTES } },
      'its extra field 0x6c78 holds attributes for some readers only',
    ],
    [
      'the mode of a link in an extra field',
      { name: 'a', body: 'x', extra: asi(0o120777) },
      'its extra field 0x756e makes it a link or a device',
    ],
    [
      'the mode of a link in an extra field of its local header',
      { name: 'a', body: 'x', local: { extra: asi(0o120777) } },
      'its extra field 0x756e makes it a link or a device',
    ],
    [
      'another Unicode path beside a name in UTF-8 without the flag',
      { name: 'é', flags: 0, extra: unicodePath(Buffer.from('é'), 'b') },
      'its Unicode path field (0x7075) gives it a second name',
    ],
    [
      'a Unicode path of another version',
      {
        name: Buffer.from([0x81]),
        flags: 0,
        extra: Buffer.from(unicodePath(Buffer.from([0x81]), 'b')).fill(2, 4, 5),
      },
      'its Unicode path field (0x7075) is of no known version',
    ],
    [
      'a Unicode path that is cut',
      { name: 'a', extra: Buffer.from('757002000100', 'hex') },
      'its Unicode path field (0x7075) is of no known version',
    ],
    ...[4, 8].flatMap((numberBytes): [string, ZipEntry, string][] =>
      [Buffer.from('page'), BIG].map((body): [string, ZipEntry, string] => [
        `stored data of ${body.length} bytes that hold their own descriptor, with sizes of ${numberBytes} bytes`,
        {
          name: 'a',
          body: withDescriptor(body, numberBytes === 4 ? 4 : 8),
          method: 0,
          descriptor: numberBytes === 4 ? 'short' : 'long',
        },
        'its data hold a second descriptor of themselves',
      ]),
    ),
    [
      'a version at the end of its name',
      { name: 'a.html;1' },
      'its name ends in a version, which unzip drops',
    ],
    ['another disk', { name: 'a', central: { disk: 1 } }, 'it is one part of several'],
    [
      'a wrong checksum of a folder',
      { name: 'a/', central: { crc: 1 }, local: { crc: 1 } },
      'its checksum is wrong',
    ],
    [
      'a wrong checksum of a stored folder',
      { name: 'a/', method: 0, central: { crc: 1 }, local: { crc: 1 } },
      'its checksum is wrong',
    ],
    [
      'a wrong checksum of an empty file',
      { name: 'a', central: { crc: 1 }, local: { crc: 1 } },
      'its checksum is wrong',
    ],
    [
      'an empty file that is not',
      { name: 'a', packed: bodyOf('hidden') },
      'it is longer than the directory says',
    ],
    [
      'a folder that is not empty',
      { name: 'a/', packed: bodyOf('hidden') },
      'it is longer than the directory says',
    ],
    [
      'a stored folder that is not',
      { name: 'a/', method: 0, packed: Buffer.from('x') },
      'it is longer than the directory says',
    ],
    [
      'the head of a stored block, which would take what follows',
      { name: 'a/', packed: Buffer.from('001200edff', 'hex') },
      'the deflate data are damaged (unexpected end of file)',
    ],
    [
      'nothing where deflate data should be',
      { name: 'a', packed: Buffer.alloc(0) },
      /^the deflate data are damaged/,
    ],
    [
      'a block that says another follows',
      { name: 'a', packed: Buffer.from('000000ffff', 'hex') },
      'the deflate data are damaged (unexpected end of file)',
    ],
    [
      'two streams in one entry',
      { name: 'a', body: 'xyz', packed: Buffer.concat([bodyOf('x'), bodyOf('yz')]) },
      'other bytes follow the deflate data',
    ],
    [
      'an empty stream before the data',
      { name: 'a', body: 'xyz', packed: Buffer.concat([EMPTY, bodyOf('xyz')]) },
      'other bytes follow the deflate data',
    ],
    [
      'an empty stream after the data',
      { name: 'a', body: 'xyz', packed: Buffer.concat([bodyOf('xyz'), EMPTY]) },
      'other bytes follow the deflate data',
    ],
    [
      'two streams in one large entry',
      { name: 'a', body: BIG, packed: Buffer.concat([bodyOf('x'), deflateRawSync(BIG.subarray(1))]) },
      'other bytes follow the deflate data',
    ],
    [
      'two gzip members in one entry',
      { name: 'a', body: 'xyz', packed: gzipMembers('x', 'yz') },
      'other bytes follow the deflate data',
    ],
    [
      'large data that are cut',
      { name: 'a', body: BIG, packed: deflateRawSync(BIG).subarray(0, -1) },
      'the deflate data are damaged (unexpected end of file)',
    ],
    [
      'large data that are longer',
      { name: 'a', body: BIG, central: { bytes: 1_900_000 }, local: { bytes: 1_900_000 } },
      'it is longer than the directory says',
    ],
    [
      'large data that are shorter',
      { name: 'a', body: BIG, central: { bytes: 9_000_000 }, local: { bytes: 9_000_000 } },
      'it is shorter than the directory says',
    ],
    [
      'large stored data with a wrong checksum',
      { name: 'a', body: BIG, method: 0, central: { crc: 1 }, local: { crc: 1 } },
      'its checksum is wrong',
    ],
    [
      'large stored data that are shorter',
      { name: 'a', body: BIG, method: 0, central: { bytes: 9_000_000 }, local: { bytes: 9_000_000 } },
      'it is shorter than the directory says',
    ],
  ])('%s', async (_, entry, problem) => {
    const outcome = await unpacked(zip([{ name: 'first' }, entry]));
    expect(outcome).toMatchObject({
      code: 'archive-damaged',
      facts: { problem: typeof problem === 'string' ? problem : expect.stringMatching(problem) },
    });
  });

  test.each<[string, ZipShape, string]>([
    [
      'bytes between entries',
      { betweenEntries: Buffer.from('x') },
      'bytes that belong to no entry follow it',
    ],
    [
      'bytes before the directory',
      { beforeDirectory: Buffer.from('x') },
      'bytes that belong to no entry follow it',
    ],
    [
      'bytes after its end',
      { after: Buffer.from('x') },
      'it has no end record, as when its last part is missing',
    ],
    [
      'other bytes after zeros after its end',
      { after: Buffer.concat([Buffer.alloc(100), Buffer.from('x')]) },
      'it has no end record, as when its last part is missing',
    ],
    [
      'more zeros than padding has',
      { after: Buffer.alloc(1_100_000) },
      'more than 1048576 zeros follow its end record',
    ],
    [
      'a second end with zeros behind it',
      {
        comment: Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
        after: Buffer.alloc(99),
      },
      'it has two end records',
    ],
    ['too few records', { end: { count: 1 } }, 'its directory is longer than its records'],
    ['too many records', { end: { count: 3 } }, 'its directory ends too early'],
    ['a directory elsewhere', { end: { offset: 0 } }, 'its directory is not where its end says'],
    ['a shorter directory', { end: { bytes: 10 } }, 'its directory is not where its end says'],
    ['several disks', { end: { disk: 1 } }, 'it is one part of several'],
    ...['504b0506', '504b0606', '504b0607'].map((signature): [string, ZipShape, string] => [
      `the signature ${signature} in its comment, whatever follows`,
      { comment: Buffer.from(`78${signature}${'ff'.repeat(40)}`, 'hex') },
      'it has two end records',
    ]),
    [
      'a zip in its comment',
      { comment: zip([{ name: 'a', body: 'another' }]), after: Buffer.alloc(9) },
      'it has two end records',
    ],
    [
      'a second end in its comment',
      { comment: Buffer.from('504b0506000000000000000000000000000000000000', 'hex') },
      'it has two end records',
    ],
  ])('%s', async (_, shape, problem) => {
    const archive = zip(
      [
        { name: 'a', body: '1' },
        { name: 'b', body: '2' },
      ],
      shape,
    );
    expect(await unpacked(archive)).toMatchObject({ code: 'archive-damaged', facts: { problem } });
  });

  test('a second end behind more than 64 MiB', async () => {
    const archive = zip([{ name: 'a', body: 'x'.repeat(65 * 1024 * 1024) }], {
      comment: Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
    });
    const facts = { problem: 'it has two end records' };
    expect(await unpacked(archive)).toMatchObject({ code: 'archive-damaged', facts });
  });

  test('a zip64 end with room for another one is refused', async () => {
    const plain = zip([{ name: 'a', body: 'x' }], { zip64: true });
    const at = plain.length - 22 - 20 - 56;
    const longer = Buffer.concat([
      plain.subarray(0, at + 56),
      plain.subarray(at, at + 56),
      plain.subarray(at + 56),
    ]);
    longer.writeBigUInt64LE(44n + 56n, at + 4);
    expect(await unpacked(longer)).toEqual({
      code: 'archive-damaged',
      facts: { problem: 'its zip64 end record is not where its locator says', entry: null },
    });
  });

  test('removing any byte is detected', async () => {
    const archive = zip([
      { name: 'a', body: '1' },
      { name: 'b', body: '2' },
    ]);
    for (let length = 4; length < archive.length; length += THOROUGH ? 1 : 5) {
      const cut = archive.subarray(0, length);
      expect(await unpacked(cut, {}, isOneOfFour(cut))).toMatchObject({ code: 'archive-damaged' });
    }
  });

  test('bytes before the first entry are refused', async () => {
    const archive = zip([{ name: 'a', body: '1' }], { before: Buffer.from('#!/bin/sh\n') });
    expect(await unpacked(archive)).toEqual({
      code: 'archive-unknown',
      facts: { head: expect.any(String), isKept: true },
    });
  });

  test('two records of one entry, as in zip bombs, are refused', async () => {
    const bomb = zip([
      { name: 'a', body: '1' },
      { name: 'b', body: '1', central: { offset: 0 } },
    ]);
    expect(await unpacked(bomb)).toMatchObject({ code: 'archive-damaged' });
  });

  test('an entry inside another is refused', async () => {
    const inner = zip([{ name: 'b', body: 'inner', method: 0 }]).subarray(0, 36);
    const bomb = zip([
      { name: 'a', body: inner, method: 0 },
      { name: 'b', body: 'inner', method: 0, central: { offset: 31 } },
    ]);
    expect(await unpacked(bomb)).toMatchObject({ code: 'archive-damaged' });
  });

  test('a zip without entries has no files', async () => {
    expect(await unpacked(zip([]))).toEqual({ code: 'archive-empty', facts: { stripComponents: 0 } });
  });
});

describe('limits', () => {
  const zeros = Buffer.alloc(5_000_000);

  test('max-size refuses sizes declared in the directory', async () => {
    const facts = { input: 'max-size', limit: 4_999_999, entry: 'a' };
    const archive = zip([{ name: 'a', body: zeros }]);
    expect(await unpacked(archive, { maxBytes: 5_000_000 })).toMatchObject({ format: 'zip' });
    expect(await unpacked(archive, { maxBytes: 4_999_999 })).toEqual({ code: 'archive-too-large', facts });
  });

  test('max-size holds when the directory declares less', async () => {
    const lies = { bytes: 1000, crc: crc32(zeros.subarray(0, 1000)) };
    const archive = zip([{ name: 'a', body: zeros, central: lies, local: lies }]);
    expect(await unpacked(archive, { maxBytes: 1000 })).toMatchObject({ code: 'archive-damaged' });
  });

  test('max-files', async () => {
    const archive = zip([{ name: 'a' }, { name: 'b' }]);
    expect(await unpacked(archive, { maxFiles: 2 })).toMatchObject({ format: 'zip' });
    const facts = { input: 'max-files', limit: 1, entry: null };
    expect(await unpacked(archive, { maxFiles: 1 })).toEqual({ code: 'archive-too-large', facts });
  });
});

test('strip-components drops folders as tar does', async () => {
  const archive = zip([{ name: 'top/' }, { name: 'top/a', body: '1' }, { name: 'readme', body: '2' }]);
  expect(await unpacked(archive, { stripComponents: 1 })).toEqual({ tree: { a: '1' }, format: 'zip' });
});

describe('more entries than the end record can count', () => {
  const COUNT = 66_000;
  // All but the first are dropped, which keeps the disk free.
  const entries = Array.from({ length: COUNT }, (_, index) => ({
    name: index === 0 ? 'top/page' : `${index}`,
    method: 0,
  }));
  // With a signal each archive is unpacked once.
  const limits = { maxFiles: COUNT, stripComponents: 1, signal: new AbortController().signal };
  const outcome = { format: 'zip', tree: { page: '' } };

  test('without zip64, as JSZip and fflate write them: the count is taken modulo 65,536', async () => {
    expect(await unpacked(zip(entries, { end: { count: COUNT % 65_536 } }), limits)).toEqual(outcome);
    expect(await unpacked(zip(entries.slice(0, 65_536), { end: { count: 0 } }), limits)).toEqual(outcome);
  });

  test.each([
    ['another count', { end: { count: (COUNT + 1) % 65_536 } }],
    ['the remainder in a zip64 end, which has room', { zip64: true, end64Count: COUNT % 65_536 }],
    ['a directory elsewhere', { end: { count: COUNT % 65_536, offset: 0 } }],
  ])('%s', async (_, shape) => {
    expect(await unpacked(zip(entries, shape), limits)).toMatchObject({ code: 'archive-damaged' });
  });

  test('max-files counts the actual entries', async () => {
    const archive = zip(entries, { end: { count: COUNT % 65_536 } });
    expect(await unpacked(archive, { ...limits, maxFiles: COUNT - 1 })).toMatchObject({
      code: 'archive-too-large',
      facts: { input: 'max-files', limit: COUNT - 1 },
    });
  });
});
