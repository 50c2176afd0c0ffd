import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, createZstdCompress, gzipSync } from 'node:zlib';
import type { SiteFile } from '../site/site-files.ts';
import { tarBytes, type TarEntry } from './tar.ts';
import { zipBytes, type ZipEntry } from './zip.ts';

const PIECE_BYTES = 256 * 1024;

/** The formats of archives, each with its description. */
export const FORMATS = {
  'tar.gz': 'what the service gives',
  'tar.gz-members': 'tar.gz of several gzip members, as parallel compressors write it',
  tar: 'not compressed',
  'tar.zst': 'Zstandard',
  zip: 'deflate',
  'zip-stored': 'zip without compression',
  'zip-descriptors': 'zip with sizes after the data, as streaming writers make it',
  'zip-zip64': 'zip with its large fields in use',
} as const;

export type Format = keyof typeof FORMATS;

const ZIP_OPTIONS = {
  zip: {},
  'zip-stored': { stored: true },
  'zip-descriptors': { descriptors: true },
  'zip-zip64': { zip64: true },
} as const;

/** Packs files into one archive on disk; the same files give the same bytes. */
export async function pack(files: Iterable<SiteFile>, format: Format, target: string): Promise<void> {
  const tar = tarBytes(tarEntries(files));
  switch (format) {
    case 'tar':
      return writePieces(tar, target);
    case 'tar.gz':
      return pipeline(pieceStream(tar), createGzip({ level: 6 }), createWriteStream(target));
    case 'tar.gz-members':
      return writePieces(gzipMembers(tar), target);
    case 'tar.zst':
      return pipeline(pieceStream(tar), createZstdCompress(), createWriteStream(target));
    default:
      return writePieces(zipBytes(zipEntries(files), ZIP_OPTIONS[format]), target);
  }
}

export function writePieces(pieces: Iterable<Buffer>, target: string): Promise<void> {
  return pipeline(pieceStream(pieces), createWriteStream(target));
}

function pieceStream(pieces: Iterable<Buffer>): Readable {
  return Readable.from(gathered(pieces, PIECE_BYTES), { objectMode: true, highWaterMark: 4 });
}

/** The same bytes in larger pieces: a tar archive of small files is mostly pieces of 512 bytes. */
function* gathered(pieces: Iterable<Buffer>, size: number): Generator<Buffer> {
  let held: Buffer[] = [];
  let bytes = 0;
  for (const piece of pieces) {
    held.push(piece);
    bytes += piece.length;
    if (bytes < size) continue;
    yield Buffer.concat(held);
    held = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(held);
}

function* gzipMembers(pieces: Iterable<Buffer>): Generator<Buffer> {
  for (const piece of gathered(pieces, PIECE_BYTES)) {
    // Three members even for a tiny site; the borders fall inside headers and files.
    const third = Math.ceil(piece.length / 3);
    for (let at = 0; at < piece.length; at += third) yield gzipSync(piece.subarray(at, at + third));
  }
}

function* tarEntries(files: Iterable<SiteFile>): Generator<TarEntry> {
  for (const file of files) {
    if (file.kind === 'folder') yield { name: `${file.name}/`, type: '5', size: 0, data: [] };
    else yield { name: file.name, type: '0', size: file.size, data: file.pieces() };
  }
}

function* zipEntries(files: Iterable<SiteFile>): Generator<ZipEntry> {
  for (const file of files) {
    if (file.kind === 'folder') yield { name: `${file.name}/`, data: Buffer.alloc(0) };
    else yield { name: file.name, data: Buffer.concat([...file.pieces()]) };
  }
}
