import { Failure } from '../core/failure.ts';
import { canBeginTar, TAR_BLOCK_BYTES } from './tar/header.ts';

export type TarFormat = 'tar' | 'tar.gz' | 'tar.zst';
export type ArchiveFormat = TarFormat | 'zip';

/** As many first bytes as `archiveFormat` needs to see. */
export const ARCHIVE_HEAD_BYTES = TAR_BLOCK_BYTES;
/** As many of them as name what is no archive. */
const NAMED_BYTES = 64;

/** What each format begins with, lowest byte first. A zip with anything before its first entry would be two things at once. */
const ZIP_ENTRY = 0x04034b50;
const ZIP_END = 0x06054b50;
const GZIP_MEMBER = 0x8b1f;
const ZSTD_FRAME = 0xfd2fb528 | 0;
const ZSTD_SKIPPABLE = 0x184d2a50;

/**
 * Which format an archive has, by its first bytes and never by its name. For a compressed one these do not tell
 * whether a tar is inside; `TarReader` does. Throws `archive-unknown`.
 */
export function archiveFormat(head: Buffer): ArchiveFormat {
  const first = head.length < 4 ? 0 : head.readInt32LE(0);
  if (first === ZIP_ENTRY || first === ZIP_END) return 'zip';
  if ((first & 0xffff) === GZIP_MEMBER) return 'tar.gz';
  if (first === ZSTD_FRAME || (first & ~0xf) === ZSTD_SKIPPABLE) return 'tar.zst';
  if (!canBeginTar(head)) throw unknownArchive(head);
  return 'tar';
}

/** Throws `archive-unknown` when the bytes begin no archive of any format, also of one that is not read here. */
export function refuseNoArchive(head: Buffer): void {
  const failure = unknownArchive(head);
  if (!failure.facts.isKept) throw failure;
}

/** `archive-unknown`; `around` is what the bytes were found in, for the message. */
export function unknownArchive(head: Buffer, around = ''): Failure<'archive-unknown'> {
  const { says, isNone } = describeHead(head);
  return new Failure('archive-unknown', { head: around + says, isKept: !isNone || around !== '' });
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

/** What a page may begin with: the list by which browsers recognise one (mimesniff.spec.whatwg.org), and `meta`. */
const HTML_PAGE =
  /^<(?:!--|(?:!doctype html|html|head|meta|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s/>])/i;

/** What the first bytes seem to be, for a message: a word for it, or the bytes in hex. `isNone`: certainly no archive. */
function describeHead(head: Buffer): { readonly says: string; readonly isNone: boolean } {
  if (head.length === 0) return { says: 'an empty file', isNone: true };
  const text = head
    .toString('latin1', 0, NAMED_BYTES)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (HTML_PAGE.test(text)) return { says: 'an HTML page', isNone: true };
  if (/^<(?:\?xml|[a-z])/i.test(text)) return { says: 'an XML document', isNone: true };
  return { says: describeOther(head, text), isNone: false };
}

function describeOther(head: Buffer, text: string): string {
  if (/^[[{]/.test(text)) return 'a JSON document';
  const known = SIGNATURES.find(([signature]) => head.toString('latin1', 0, signature.length) === signature);
  if (known !== undefined) return known[1];
  if (/^[\t\n\r\x20-\x7e]+$/.test(head.toString('latin1', 0, NAMED_BYTES))) return 'a text';
  return `bytes ${head.toString('hex', 0, 8)}`;
}
