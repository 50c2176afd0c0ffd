import { Failure } from '../core/failure.ts';
import { isTarHeader, isZeros, TAR_BLOCK_BYTES } from './tar/header.ts';

export type TarFormat = 'tar' | 'tar.gz' | 'tar.zst';
export type ArchiveFormat = TarFormat | 'zip';

/** As many first bytes as `archiveFormat` needs to see. */
export const ARCHIVE_HEAD_BYTES = TAR_BLOCK_BYTES;

/** What each format begins with, lowest byte first. A zip with anything before its first entry would be two things at once. */
const ZIP_ENTRY = 0x04034b50;
const ZIP_END = 0x06054b50;
const GZIP_MEMBER = 0x8b1f;
const ZSTD_FRAME = 0xfd2fb528 | 0;
const ZSTD_SKIPPABLE = 0x184d2a50;

/**
 * Which format an archive has, by its first bytes and never by its name. For a compressed one these do not tell
 * whether a tar is inside; `requireTar` does. Throws `archive-unknown`.
 */
export function archiveFormat(head: Buffer): ArchiveFormat {
  const first = head.length < 4 ? 0 : head.readInt32LE(0);
  if (first === ZIP_ENTRY || first === ZIP_END) return 'zip';
  if ((first & 0xffff) === GZIP_MEMBER) return 'tar.gz';
  if (first === ZSTD_FRAME || (first & ~0xf) === ZSTD_SKIPPABLE) return 'tar.zst';
  requireTar(head, 'tar');
  return 'tar';
}

/** What a tar is found in, for a message. */
const AROUND: Readonly<Record<TarFormat, string>> = {
  tar: '',
  'tar.gz': 'gzip data around ',
  'tar.zst': 'zstd data around ',
};

/** Throws `archive-unknown` when the bytes, which were unpacked from `format`, cannot begin a tar. */
export function requireTar(head: Buffer, format: TarFormat): void {
  const block = head.subarray(0, TAR_BLOCK_BYTES);
  if (
    block.length === TAR_BLOCK_BYTES &&
    (isZeros(block) || block.toString('latin1', 257, 262) === 'ustar' || isTarHeader(block))
  ) {
    return;
  }
  throw unknown(AROUND[format] + describeHead(head));
}

/** Throws `archive-unknown` when the bytes begin no archive of any format, also of one that is not read here. */
export function refuseNoArchive(head: Buffer): void {
  const failure = unknown(describeHead(head));
  if (!failure.facts.isKept) throw failure;
}

const NO_ARCHIVE: readonly string[] = ['an empty file', 'an HTML page', 'an XML document'];

function unknown(head: string): Failure<'archive-unknown'> {
  return new Failure('archive-unknown', { head, isKept: !NO_ARCHIVE.includes(head) });
}

const SIGNATURES: readonly (readonly [string, string])[] = [
  ['\xfd7zXZ\0', 'xz data'],
  ['BZh', 'bzip2 data'],
  // Only inside compressed data: alone they are unpacked.
  ['\x1f\x8b\x08', 'gzip data'],
  ['PK\x03\x04', 'a zip'],
  ['7z\xbc\xaf\x27\x1c', 'a 7z archive'],
  ['Rar!', 'a rar archive'],
  ['PK', 'a damaged or split zip'],
];

/** What the first bytes seem to be, for a message: a word for it, or the bytes in hex. */
function describeHead(head: Buffer): string {
  if (head.length === 0) return 'an empty file';
  const text = head
    .toString('latin1', 0, 64)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (/^<(?:!doctype html|html)/i.test(text)) return 'an HTML page';
  if (/^<(?:\?xml|[a-z])/i.test(text)) return 'an XML document';
  if (/^[[{]/.test(text)) return 'a JSON document';
  const known = SIGNATURES.find(([signature]) => head.toString('latin1', 0, signature.length) === signature);
  if (known !== undefined) return known[1];
  if (/^[\t\n\r\x20-\x7e]+$/.test(head.toString('latin1', 0, 64))) return 'a text';
  return `bytes ${head.toString('hex', 0, 8)}`;
}
