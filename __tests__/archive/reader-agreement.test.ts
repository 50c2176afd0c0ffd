/** Archives with odd fields, as this action and other programs read them: it takes none that another one reads otherwise. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../src/core/failure.ts';
import {
  gnuLong,
  pax,
  tar,
  type TarEntry,
  tarEntry,
  unicodePath,
  zip,
  type ZipEntry,
  type ZipShape,
} from '../kit/archives.ts';
import { type Read, readBelow, readByOthers } from '../kit/archive-readers.ts';
import { thorough } from '../thorough.ts';
import { LIMITS, unpackArchive } from './unpack-archive.ts';
import { inScratch } from './unpacking.ts';

type Variants = Readonly<Record<string, Buffer>>;

const FIRST: TarEntry = { name: 'first.html', body: 'first' };
const LAST: TarEntry = { name: 'last.html', body: 'last' };

const POSIX = 'ustar\x0000';
const GNU = 'ustar  \0';
/** Entries of each kind that is accepted, with what stands before them. */
const TARGETS: Readonly<Record<string, readonly [before: readonly Buffer[], entry: TarEntry]>> = {
  ustar: [[], { name: 'page.html', body: 'page' }],
  'ustar with a prefix': [[], { name: 'page.html', prefix: 'folder', body: 'page' }],
  gnu: [[], { name: 'page.html', body: 'page', magic: GNU }],
  v7: [[], { name: 'page.html', body: 'page', magic: '', type: '\0' }],
  'a GNU long name': [[gnuLong('long.html')], { name: 'page.html', body: 'page', magic: GNU }],
  'a pax path': [[pax({ path: 'pax.html', mtime: '1.5' })], { name: 'page.html', body: 'page' }],
  folder: [[], { name: 'folder/', type: '5' }],
};
/** Name of a header field → its place and length. */
const NUMBERS: Readonly<Record<string, readonly [at: number, length: number]>> = {
  mode: [100, 8],
  uid: [108, 8],
  gid: [116, 8],
  mtime: [136, 12],
  devmajor: [329, 8],
  devminor: [337, 8],
};
const VALUES: Readonly<Record<string, (length: number) => string | Buffer>> = {
  nothing: (length) => Buffer.alloc(length),
  spaces: (length) => ' '.repeat(length),
  'spaces around': (length) => ' 644 '.padEnd(length),
  'a letter': () => 'x',
  'a digit that is not octal': () => '0000009\0',
  'a sign': () => '-000644\0',
  'an underscore': () => '00_0644\0',
  'a prefix of Python': () => '0o00644\0',
  'digits behind a NUL': () => '\x00000644\0',
  'a text behind a NUL': () => '0644\0xy\0',
  'digits to its end': (length) => '7'.repeat(length),
  'a tab': () => '644\t\0',
  'base 256': (length) => Buffer.concat([Buffer.from([0x80]), Buffer.alloc(length - 2), Buffer.from([7])]),
  'base 256, negative': (length) => Buffer.alloc(length, 0xff),
  'base 256, as only some read it': (length) =>
    Buffer.concat([Buffer.from([0x81]), Buffer.alloc(length - 1)]),
  'a byte beyond ASCII': () => Buffer.from([0x31, 0xe9, 0]),
};
const MAGICS: Readonly<Record<string, string>> = {
  ustarx00: 'ustarx00',
  'ustar 00': 'ustar 00',
  'ustar and the byte 1': 'ustar\x0100',
  'ustar without a version': 'ustar\0\0\0',
  'ustar of another version': 'ustar\x0001',
  'GNU with a version': 'ustar 0\0',
  'GNU without its NUL': 'ustar   ',
  'another word': 'tarball\0',
  'no magic': '',
  USTAR: 'USTAR\x0000',
};

function wrapped(before: readonly Buffer[], entry: TarEntry): Buffer {
  return tar(FIRST, ...before, entry, LAST);
}

function tarVariants(): Variants {
  const found: Record<string, Buffer> = {};
  const add = (name: string, before: readonly Buffer[], entry: TarEntry): void => {
    found[name] = wrapped(before, entry);
  };
  for (const [kind, [before, entry]] of Object.entries(TARGETS)) {
    for (const [field, [at, length]] of Object.entries(kind === 'ustar' || kind === 'v7' ? NUMBERS : {}))
      for (const [value, toBytes] of Object.entries(VALUES))
        add(`${kind}, ${field}: ${value}`, before, { ...entry, fields: { [at]: toBytes(length) } });
    for (const [name, magic] of Object.entries({ ...MAGICS, POSIX, GNU })) {
      add(`${kind}, magic: ${name}`, before, { ...entry, magic });
      add(`${kind}, magic: ${name}, with a prefix`, before, { ...entry, magic, prefix: 'other' });
      add(`${kind}, magic: ${name}, with digits for a prefix`, before, { ...entry, magic, prefix: '123' });
    }
    for (const type of ['\0', '0', '5', '7'])
      for (const name of ['page.html', 'page.html/'])
        add(`${kind}, type ${JSON.stringify(type)}, named ${name}`, before, { ...entry, type, name });
    for (const [at, what] of [
      [157, 'a link name'],
      [265, 'an owner'],
      [297, 'a group'],
      [369, 'bytes in the offset of GNU'],
      [385, 'bytes before the sparse map of GNU'],
      [386, 'a sparse map of GNU'],
      [482, 'the mark of a longer sparse map'],
      [483, 'the real size of GNU'],
      [476, 'the times of star'],
      [500, 'bytes behind the prefix'],
      [508, 'the mark of star'],
    ] as const)
      for (const value of ['first.html', '00000000003', 'tar\0'])
        add(`${kind}, ${what}: ${value}`, before, { ...entry, fields: { [at]: value.slice(0, 512 - at) } });
    for (const [key, value] of [
      ...['path', 'size', 'linkpath', 'mtime', 'uid'].map((one) => [one, ''] as const),
      ['linkpath', 'first.html'],
      ['size', '2'],
      ['size', '4'],
      ['size', '+4'],
      ['size', '04'],
      ['mtime', 'x'],
      ['uid', 'x'],
      ['SCHILY.realsize', '2'],
      ['SCHILY.realsize', '4'],
      ['SCHILY.filetype', 'link'],
      ['SUN.holesdata', ' 0 2 4'],
      ['GNU.sparse.size', '2'],
      ['GNU.sparse.name', 'other.html'],
      ['GNU.sparse.realsize', '2'],
      ['hdrcharset', 'BINARY'],
      ['hdrcharset', 'ISO-IR 8859 1 1998'],
      ['comment', 'a commit'],
      ['charset', 'ISO-IR 8859 1 1998'],
      ['path', 'a/'],
    ] as const) {
      add(`${kind}, pax ${key}=${value}`, [pax({ [key]: value }), ...before], entry);
      add(`${kind}, pax ${key}=${value} behind`, [...before, pax({ [key]: value })], entry);
      add(`${kind}, global ${key}=${value}`, [pax({ [key]: value }, 'g'), ...before], entry);
      add(`${kind}, global ${key}=${value} behind`, [...before, pax({ [key]: value }, 'g')], entry);
    }
    for (const name of ['other.html', 'first.html'])
      add(`${kind}, a long link to ${name}`, [...before, gnuLong(name, 'K')], entry);
    const latin = pax({ hdrcharset: 'ISO-IR 8859 1 1998', path: 'é.html' });
    add(`${kind}, a path in another code page`, [...before, latin], entry);
    add(`${kind}, a path twice`, [...before, twice('path')], entry);
    add(`${kind}, a prefix of 131 bytes by star`, before, {
      ...entry,
      prefix: `${'p'.repeat(131)}${'q'.repeat(10)}`,
      fields: { 508: 'tar\0' },
    });
    add(`${kind}, a prefix of 10 bytes by star`, before, { ...entry, prefix: 'p', fields: { 508: 'tar\0' } });
  }
  return found;
}

/** A pax header with one key twice. */
function twice(key: string): Buffer {
  const record = (value: string): string => `${String(key.length + value.length + 5)} ${key}=${value}\n`;
  return tarEntry({ name: 'PaxHeaders/x', type: 'x', body: `${record('one.html')}${record('two.html')}` });
}

const HOSTS = { FAT: 0, Amiga: 1, VMS: 2, Unix: 3, NTFS: 10, macOS: 19 };
const PAGE: ZipEntry = { name: 'page.html', body: 'page' };
const ZIP_TARGETS: Readonly<Record<string, ZipEntry>> = {
  deflated: PAGE,
  stored: { ...PAGE, method: 0 },
  'with a descriptor': { ...PAGE, descriptor: 'short' },
  'stored with a descriptor': { ...PAGE, method: 0, descriptor: 'short' },
  'stored with a descriptor without signature': { ...PAGE, method: 0, descriptor: 'short-unsigned' },
  'with a long descriptor': { ...PAGE, zip64: true, descriptor: 'long' },
  'with zip64': { ...PAGE, zip64: true },
  'an empty file': { name: 'page.html', method: 0 },
  folder: { name: 'folder/', method: 0 },
};

/** An extra field. */
function field(kind: number, ...bytes: readonly (Buffer | number)[]): Buffer {
  const body = Buffer.concat(bytes.map((one) => (typeof one === 'number' ? Buffer.from([one]) : one)));
  const head = Buffer.alloc(4);
  head.writeUInt16LE(kind, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

/** These meet every system. */
const WHOLE = ['deflated', 'folder'];

const LINK_ATTRIBUTES = uint32((0o120777 << 16) >>> 0);
const name = Buffer.from('page.html');
const EXTRAS: Readonly<Record<string, Buffer>> = {
  'attributes of libarchive': field(0x6c78, 4, LINK_ATTRIBUTES),
  'a mode of ASi': field(
    0x756e,
    uint32(0),
    Buffer.from([0xff, 0xa1, 5, 0, 0, 0, 0, 0, 0, 0]),
    Buffer.from('first'),
  ),
  'a link of PKWARE': field(0x000d, Buffer.alloc(12), Buffer.from('first.html')),
  'the same Unicode path': unicodePath(name, 'page.html'),
  'another Unicode path': unicodePath(name, 'other.html'),
  'another Unicode path with a wrong sum': unicodePath(name, 'other.html', 1),
  'another Unicode path of version 2': withByte(unicodePath(name, 'other.html'), 4, 2),
  'a Unicode path that is cut': field(0x7075, 1, 0),
  'a Unicode comment': field(0x6375, 1, uint32(0), Buffer.from('comment')),
  'a name of Xceed': field(0x554e, Buffer.from('NUCX'), Buffer.from([5, 0]), Buffer.from('other', 'utf16le')),
  'an owner': field(0x7875, 1, 4, uint32(0), 4, uint32(0)),
  times: field(0x5455, 1, uint32(0)),
  'an unused zip64 field': field(0x0001, Buffer.alloc(16)),
  'an alignment': field(0xd935, 4, 0, 0, 0),
  'the mark of Java': field(0xcafe),
};

function withByte(bytes: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = value;
  return copy;
}

function zipVariants(): Variants {
  const found: Record<string, Buffer> = {};
  const add = (what: string, entry: ZipEntry, shape: ZipShape = {}): void => {
    found[what] = zip(
      [{ name: 'first.html', body: 'first' }, entry, { name: 'last.html', body: 'last' }],
      shape,
    );
  };
  for (const [kind, entry] of Object.entries(ZIP_TARGETS)) {
    for (const [hostName, host] of Object.entries(WHOLE.includes(kind) ? HOSTS : {}))
      for (const mode of [0, 0o100644]) {
        for (const attributes of [0x08, 0x10, 0x27])
          add(`${kind}, ${hostName}, attributes ${attributes.toString(16)}, mode ${mode.toString(8)}`, {
            ...entry,
            host,
            mode,
            attributes,
          });
        add(`${kind}, ${hostName}, mode ${mode.toString(8)} of a folder or a link`, {
          ...entry,
          host,
          mode: mode === 0 ? 0o040755 : 0o120777,
        });
      }
    for (const [what, extra] of Object.entries(EXTRAS)) {
      add(`${kind}, ${what}`, { ...entry, extra });
      add(`${kind}, ${what}, in its local header`, { ...entry, local: { ...entry.local, extra } });
      add(`${kind}, ${what}, in the directory`, { ...entry, central: { extra } });
    }
    for (const flags of [0, 0x0800, 2, 0x10])
      add(`${kind}, flags ${flags.toString(16)}`, { ...entry, flags });
  }
  for (const odd of [
    'a;1',
    'a;1/b',
    'page.html ',
    'page.html.',
    'a^b',
    'a%20b',
    '~page',
    'a/',
    ' page',
    'a?b',
    '-page',
    'a//b',
    './page',
  ])
    for (const [hostName, host] of Object.entries({ FAT: 0, VMS: 2, Unix: 3 }))
      add(`named ${odd}, ${hostName}`, { name: odd, host });
  for (const flags of [0, 0x0800])
    // Without the flag Python reads a code page, whatever the field says: the archives of macOS are like that.
    for (const other of ['e.html', 'other.html', ...(flags === 0 ? [] : ['é.html'])])
      add(`a name in UTF-8, flags ${flags}, Unicode path ${other}`, {
        ...PAGE,
        name: 'é.html',
        flags,
        extra: unicodePath(Buffer.from('é.html'), other),
      });
  for (const [what, forged] of Object.entries(forgedDescriptors()))
    for (const descriptor of ['short', 'short-unsigned', 'long', 'long-unsigned'] as const)
      for (const zip64 of [false, true])
        add(`${what}, ${descriptor}${zip64 ? ', zip64' : ''}`, {
          name: 'page.html',
          body: forged,
          method: 0,
          descriptor,
          zip64,
        });
  return { ...found, ...endRecords() };
}

/** Data that hold what could be their own descriptor, then another entry. */
function forgedDescriptors(): Readonly<Record<string, Buffer>> {
  const start = Buffer.from('page');
  const hidden = zip([{ name: 'hidden.html', body: 'hidden' }]);
  const local = hidden.subarray(0, hidden.length - 22 - 46 - 11);
  const signature = uint32(0x08074b50);
  const sum = uint32(crc32(start));
  const long = Buffer.from([4, 0, 0, 0, 0, 0, 0, 0]);
  return {
    'a forged descriptor': Buffer.concat([start, signature, sum, uint32(4), uint32(4), local]),
    'a forged long descriptor': Buffer.concat([start, signature, sum, long, long, local]),
    'a forged descriptor with a wrong sum': Buffer.concat([
      start,
      signature,
      uint32(1),
      uint32(4),
      uint32(4),
      local,
    ]),
    'a forged descriptor without signature': Buffer.concat([start, sum, uint32(4), uint32(4), local]),
    'a zip': zip([
      { name: 'inner.html', body: 'inner', descriptor: 'short' },
      { name: 'b', body: 'b', method: 0, descriptor: 'short' },
    ]),
  };
}

/** Zips with a directory in an entry or in the comment, which another end record could make the one that counts. */
function endRecords(): Variants {
  const found: Record<string, Buffer> = {};
  const evil = zip([{ name: 'page.html', body: 'EVIL' }]);
  const localBytes = evil.readUInt32LE(evil.length - 6);
  const carrier: ZipEntry = { name: 'data.bin', method: 0, body: evil.subarray(0, localBytes) };
  const entries = [PAGE, carrier];
  const carriedAt = zip(entries).indexOf(carrier.body ?? '');
  const record = Buffer.from(evil.subarray(localBytes, -22));
  record.writeUInt32LE(carriedAt, 42);
  const commentAt = zip(entries).length;
  const endOf = (directoryAt: number, commentBytes: number): Buffer => {
    const end = Buffer.from(evil.subarray(-22));
    end.writeUInt32LE(directoryAt, 16);
    end.writeUInt16LE(commentBytes, 20);
    return end;
  };
  for (const [what, tail, told] of [
    ['nothing', Buffer.alloc(0), 0],
    ['a comment of its own', Buffer.from('xyz'), 3],
    ['a comment of another length', Buffer.from('xyz'), 1],
    ['a comment that is cut', Buffer.from('xyz'), 9],
    ['zeros', Buffer.alloc(40), 0],
  ] as const)
    for (const after of [0, 30]) {
      const comment = Buffer.concat([record, endOf(commentAt, told), tail]);
      found[`a second end, then ${what}, then ${after} zeros`] = zip(entries, {
        comment,
        after: Buffer.alloc(after),
      });
    }
  found['a zip in its comment'] = zip([PAGE], { comment: evil });
  found['a zip as its last entry'] = zip([PAGE, { name: 'last.zip', method: 0, body: evil }]);
  found['a zip behind padding'] = Buffer.concat([zip([PAGE]), Buffer.alloc(100), evil]);
  for (const signature of [0x06064b50, 0x07064b50])
    found[`a comment with the signature ${signature.toString(16)}`] = zip([PAGE], {
      comment: Buffer.concat([uint32(signature), Buffer.alloc(90)]),
      zip64: true,
    });
  for (const bytes of [56, 76])
    found[`a zip64 end with ${bytes} more bytes`] = withLongerEnd64(entries, record, bytes);
  return found;
}

/** The zip64 end record has room for more, in which Python looks for the record itself. */
function withLongerEnd64(entries: readonly ZipEntry[], record: Buffer, bytes: number): Buffer {
  const plain = zip(entries, { zip64: true });
  const at = plain.length - 22 - 20 - 56;
  const end = Buffer.from(plain.subarray(at, at + 56));
  const forged = Buffer.from(end);
  end.writeBigUInt64LE(BigInt(44 + record.length + bytes), 4);
  forged.writeBigUInt64LE(1n, 24);
  forged.writeBigUInt64LE(1n, 32);
  forged.writeBigUInt64LE(BigInt(record.length), 40);
  forged.writeBigUInt64LE(BigInt(at + 56), 48);
  const more = Buffer.concat([record, Buffer.alloc(bytes - 56), forged]);
  return Buffer.concat([plain.subarray(0, at), end, more, plain.subarray(at + 56)]);
}

thorough(() => {
  describe.each<['tar' | 'zip', () => Variants]>([
    ['tar', tarVariants],
    ['zip', zipVariants],
  ])('%s', (format, variants) => {
    const all = variants();
    const names = Object.keys(all);
    const archives = Object.values(all);
    const ours: (Read | null)[] = [];

    test('what is accepted, every program reads alike or refuses', async () => {
      for (const archive of archives) ours.push(await readByUs(archive));
      const asked = names.flatMap((_, index) => ((ours[index] ?? null) !== null ? [index] : []));
      const others = readByOthers(
        format,
        asked.map((index) => archives[index] ?? Buffer.alloc(0)),
      );
      expect([...others.keys()].length).toBeGreaterThan(0);
      for (const [program, reads] of others)
        expect([program, reads.some((read) => read !== null)]).toEqual([program, true]);
      const differing = asked.flatMap((index, place) => {
        const read = ours[index] ?? null;
        if (read === null) return [];
        const unequal = [...others].filter(([, theirs]) => !isEqual(theirs[place] ?? null, read));
        return unequal.length === 0
          ? []
          : [`${names[index] ?? ''}: ${unequal.map(([program]) => program).join(', ')}`];
      });
      expect(differing).toEqual([]);
    });
  });
});

async function readByUs(archive: Buffer): Promise<Read | null> {
  return await inScratch(async (scratch) => {
    const path = join(scratch, 'archive');
    const into = join(scratch, 'into');
    writeFileSync(path, archive);
    mkdirSync(into);
    try {
      await unpackArchive({ archive: path, into, ...LIMITS, signal: new AbortController().signal });
      return readBelow(into);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return null;
    }
  });
}

/** A program that refuses the archive reads nothing otherwise. */
function isEqual(theirs: Read | null, read: Read): boolean {
  const sorted = (files: Read): string =>
    JSON.stringify(
      Object.entries(files)
        .map(([path, text]) => `${normalize(path)} ${text}`)
        .sort(),
    );
  return theirs === null || sorted(theirs) === sorted(read);
}
