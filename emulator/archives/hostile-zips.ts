import { zipBytes, type ZipEntry } from './zip.ts';

export interface HostileArchive {
  readonly about: string;
  readonly packing: 'gzip' | 'as is';
  readonly pieces: () => Iterable<Buffer>;
}

const BOMB_BYTES = 64 * 1024 * 1024;
const ENCRYPTED = 1;
const PAGE = file('index.html', '<h1>Looks harmless</h1>\n');

/** Hostile zip archives: the faults that tar cannot have, and the ones that both have. */
export const HOSTILE_ZIPS = {
  'zip-symlink': zip('zip: a symbolic link', [{ ...file('escape', '../../outside'), mode: 0o120777 }]),
  'zip-traversal': zip('zip: a name that climbs out', [file('../outside.txt', 'planted\n')]),
  'zip-absolute': zip('zip: an absolute name', [file('/tmp/outside.txt', 'planted\n')]),
  'zip-duplicate': zip('zip: the same name twice', [file('index.html', '<h1>Another</h1>\n')]),
  'zip-bad-crc': zip('zip: a wrong checksum', [{ ...file('page.html', 'x'.repeat(100)), says: { crc: 1 } }]),
  'zip-lying-size': zip('zip: more bytes than the headers say', [
    { ...file('page.html', 'x'.repeat(100_000)), says: { size: 10 } },
  ]),
  'zip-two-names': zip('zip: one name in the local header, another in the directory', [
    { ...file('page.html', 'planted\n'), says: { localName: '../outside.txt' } },
  ]),
  'zip-encrypted': zip('zip: an encrypted entry', [
    { ...file('page.html', 'x'), says: { flags: ENCRYPTED } },
  ]),
  'zip-bomb': zip('zip: a small archive that unpacks to 64 MiB', () => [
    { name: 'large.bin', data: Buffer.alloc(BOMB_BYTES) },
  ]),
  'zip-truncated': {
    about: 'zip: the directory at the end is missing',
    packing: 'as is',
    pieces: () => [Buffer.concat([...zipBytes([PAGE])]).subarray(0, -40)],
  },
} satisfies Readonly<Record<string, HostileArchive>>;

function zip(about: string, rest: readonly ZipEntry[] | (() => readonly ZipEntry[])): HostileArchive {
  return {
    about,
    packing: 'as is',
    pieces: () => zipBytes([PAGE, ...(typeof rest === 'function' ? rest() : rest)]),
  };
}

function file(name: string, text: string): ZipEntry {
  return { name, data: Buffer.from(text) };
}
