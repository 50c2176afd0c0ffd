import {
  paxHeader,
  paxRecord,
  tarBytes,
  tarEntryBytes,
  tarHeader,
  withChecksum,
  type TarEntry,
} from './tar.ts';
import { zipBytes, type ZipEntry } from './zip.ts';

export interface HostileArchive {
  readonly about: string;
  readonly packing: 'gzip' | 'as is';
  readonly pieces: () => Iterable<Buffer>;
}

const BOMB_BYTES = 256 * 1024 * 1024;
const ZIP_BOMB_BYTES = 64 * 1024 * 1024;
const ENCRYPTED = 1;
const MANY_FILES = 20_000;

const PAGE: TarEntry = file('index.html', '<h1>Looks harmless</h1>\n');
const ZIP_PAGE = zipFile('index.html', '<h1>Looks harmless</h1>\n');

/** Archives that must be refused whole. Each begins with a harmless entry, so that a partial result shows. */
export const HOSTILE = {
  symlink: tar('a symbolic link out of the site', [link('escape', '2', '../../outside')]),
  'symlink-inside': tar('a symbolic link to a page of the site', [link('home.html', '2', 'index.html')]),
  'symlink-then-file': tar('a link to a folder outside, then a file through it', [
    link('assets', '2', '../../outside'),
    file('assets/planted.txt', 'planted\n'),
  ]),
  hardlink: tar('a hard link to a file outside', [link('passwd', '1', '/etc/passwd')]),
  traversal: tar('a name that climbs out', [file('../outside.txt', 'planted\n')]),
  'traversal-inside': tar('a name that climbs out half-way', [file('guide/../../outside.txt', 'planted\n')]),
  'traversal-pax': tar('an extended header whose path climbs out', () => [
    ...paxHeader(paxRecord('path', '../outside.txt')),
    ...tarEntryBytes(file('harmless.txt', 'planted\n')),
  ]),
  'traversal-gnu': tar('a GNU long name that climbs out', () => [
    ...tarEntryBytes({ ...file('././@LongLink', '../outside.txt\0'), type: 'L' }),
    ...tarEntryBytes(file('harmless.txt', 'planted\n')),
  ]),
  absolute: tar('an absolute name', [file('/tmp/outside.txt', 'planted\n')]),
  'drive-letter': tar('a name with a drive letter', [file('C:/outside.txt', 'planted\n')]),
  backslash: tar('a name that climbs out on Windows only', [file('..\\outside.txt', 'planted\n')]),
  duplicate: tar('the same name twice', [file('index.html', '<h1>Another</h1>\n')]),
  'duplicate-case': tar('two names that differ in case only', [file('INDEX.html', '<h1>Another</h1>\n')]),
  'file-as-folder': tar('a file that is also a folder', [file('index.html/page.html', 'x')]),
  git: tar('a file inside .git', [file('.git/hooks/post-checkout', '#!/bin/sh\necho planted\n')]),
  'git-case': tar('a file inside .GIT', [file('docs/.GIT/config', '[core]\n')]),
  'device-name': tar('a name that is a device on Windows', [file('guide/CON.html', 'x')]),
  colon: tar('a name with a colon, which Windows reads as a stream', [file('users:batchGet.html', 'x')]),
  'trailing-dot': tar('a name that Windows reads without its last dot', [file('page.html.', 'x')]),
  'control-character': tar('a name with a line break', [file('page\n::set-output.html', 'x')]),
  device: tar('a character device', [{ ...file('null', ''), type: '3' }]),
  fifo: tar('a named pipe', [{ ...file('pipe', ''), type: '6' }]),
  'bad-checksum': tar('a header whose checksum is wrong', () => [corrupted(PAGE)]),
  'bad-size': tar('a header whose size is not a number', () => [badSize()]),
  truncated: {
    about: 'an archive that ends inside a file',
    packing: 'gzip',
    pieces: () => [tarHeader({ name: 'index.html', type: '0', size: 5000 }), Buffer.from('<h1>Half')],
  },
  'cut-gzip': {
    about: 'a gzip stream whose end is missing',
    packing: 'as is',
    // One stored block of 5 bytes is declared, and there are two.
    pieces: () => [Buffer.from('1f8b0800000000000003010500faff', 'hex'), Buffer.from('ab')],
  },
  bomb: tar('a small archive that unpacks to 256 MiB', [zeros('large.bin', BOMB_BYTES)]),
  'many-files': tar('20,000 empty files', manyFiles),
  empty: { about: 'an archive without entries', packing: 'gzip', pieces: () => tarBytes([]) },
  'not-an-archive': {
    about: 'an HTML page instead of the archive',
    packing: 'as is',
    pieces: () => [Buffer.from('<!doctype html><title>Sign in</title><h1>Sign in to go on</h1>\n')],
  },
  'zip-symlink': zip('zip: a symbolic link', [{ ...zipFile('escape', '../../outside'), mode: 0o120777 }]),
  'zip-traversal': zip('zip: a name that climbs out', [zipFile('../outside.txt', 'planted\n')]),
  'zip-absolute': zip('zip: an absolute name', [zipFile('/tmp/outside.txt', 'planted\n')]),
  'zip-duplicate': zip('zip: the same name twice', [zipFile('index.html', '<h1>Another</h1>\n')]),
  'zip-bad-crc': zip('zip: a wrong checksum', [
    { ...zipFile('page.html', 'x'.repeat(100)), says: { crc: 1 } },
  ]),
  'zip-lying-size': zip('zip: more bytes than the headers say', [
    { ...zipFile('page.html', 'x'.repeat(100_000)), says: { size: 10 } },
  ]),
  'zip-two-names': zip('zip: one name in the local header, another in the directory', [
    { ...zipFile('page.html', 'planted\n'), says: { localName: '../outside.txt' } },
  ]),
  'zip-encrypted': zip('zip: an encrypted entry', [
    { ...zipFile('page.html', 'x'), says: { flags: ENCRYPTED } },
  ]),
  'zip-bomb': zip('zip: a small archive that unpacks to 64 MiB', () => [
    { name: 'large.bin', data: Buffer.alloc(ZIP_BOMB_BYTES) },
  ]),
  'zip-truncated': {
    about: 'zip: the directory at the end is missing',
    packing: 'as is',
    pieces: () => [Buffer.concat([...zipBytes([ZIP_PAGE])]).subarray(0, -40)],
  },
} satisfies Readonly<Record<string, HostileArchive>>;

export type HostileKind = keyof typeof HOSTILE;

function tar(about: string, rest: readonly TarEntry[] | (() => Iterable<Buffer>)): HostileArchive {
  const pieces = function* (): Generator<Buffer> {
    if (typeof rest !== 'function') {
      yield* tarBytes([PAGE, ...rest]);
      return;
    }
    yield* tarEntryBytes(PAGE);
    yield* rest();
    yield* tarBytes([]);
  };
  return { about, packing: 'gzip', pieces };
}

function file(name: string, text: string): TarEntry {
  const data = Buffer.from(text);
  return { name, type: '0', size: data.length, data: [data] };
}

function link(name: string, type: '1' | '2', linkName: string): TarEntry {
  return { name, type, linkName, size: 0, data: [] };
}

function zeros(name: string, size: number): TarEntry {
  const piece = Buffer.alloc(1024 * 1024);
  return { name, type: '0', size, data: Array.from({ length: size / piece.length }, () => piece) };
}

function* manyFiles(): Generator<Buffer> {
  for (let at = 0; at < MANY_FILES; at += 1) yield tarHeader({ name: `many/${at}.html`, type: '0', size: 0 });
}

function corrupted(entry: TarEntry): Buffer {
  const header = tarHeader({ ...entry, name: 'other.html', size: 0 });
  header.write('O', 0);
  return header;
}

function badSize(): Buffer {
  const header = tarHeader({ name: 'other.html', type: '0', size: 0 });
  header.write('not-octal!!\0', 124, 'latin1');
  return withChecksum(header);
}

function zip(about: string, rest: readonly ZipEntry[] | (() => readonly ZipEntry[])): HostileArchive {
  return {
    about,
    packing: 'as is',
    pieces: () => zipBytes([ZIP_PAGE, ...(typeof rest === 'function' ? rest() : rest)]),
  };
}

function zipFile(name: string, text: string): ZipEntry {
  return { name, data: Buffer.from(text) };
}
