import type { Failure } from '../../core/failure.ts';
import { damaged } from '../damage.ts';
import { decodeName } from '../entry-name.ts';

/** Tar comes in blocks of this many bytes. */
export const TAR_BLOCK_BYTES = 512;

const POSIX_MAGIC = 'ustar\x0000';
/** Where POSIX has the first part of a long name, other formats have other fields, and some readers see a name in any format. */
const PREFIX_AT = 345;
const PREFIX_END = 500;
/** In a header of star the prefix is shorter than in one of POSIX, whose magic it has too. */
const STAR_PREFIX_BYTES = 131;
const STAR_MARK_AT = 508;
/** Fields that do not matter here. Python stops without an error at a header in which one of them is no number. */
const NUMBERS = [
  ['mode', 100, 8],
  ['uid', 108, 8],
  ['gid', 116, 8],
  ['mtime', 136, 12],
  ['devmajor', 329, 8],
  ['devminor', 337, 8],
] as const;

/** One header block, read and checked; long names and pax records are not applied yet. */
export interface TarHeader {
  readonly name: Buffer;
  readonly bytes: number;
  /** One character; `'\\0'`: a file or, by its name, a folder, as before POSIX. */
  readonly type: string;
}

/** Whether there are zeros only: a block of them is the end of the archive. */
export function isZeros(bytes: Buffer): boolean {
  if (bytes[0] !== 0) return bytes.length === 0;
  // Each byte is as the one before it: the comparison runs in native code.
  return bytes.compare(bytes, 1, bytes.length, 0, bytes.length - 1) === 0;
}

/** Whether the bytes can begin a tar. The sum of a header says so even where the format has no magic. */
export function canBeginTar(head: Buffer): boolean {
  const block = head.subarray(0, TAR_BLOCK_BYTES);
  if (block.length < TAR_BLOCK_BYTES) return false;
  return isZeros(block) || block.toString('latin1', 257, 262) === 'ustar' || sumHolds(block);
}

/** Reads a header block. Throws `archive-damaged` where its sum is wrong, or readers disagree about a field. */
export function readTarHeader(block: Buffer, lastEntry: string | null): TarHeader {
  if (!sumHolds(block)) throw damaged('a tar header has a wrong checksum', lastEntry);
  const ownName = upToNul(block, 0, 100);
  const isPosix = block.toString('latin1', 257, 265) === POSIX_MAGIC;
  const prefix = isPosix ? upToNul(block, PREFIX_AT, PREFIX_END - PREFIX_AT) : ownName.subarray(0, 0);
  const name = prefix.length === 0 ? ownName : Buffer.concat([prefix, Buffer.from('/'), ownName]);
  const faulty = (problem: string): Failure => damaged(problem, decodeName(name).name);
  const type = block.toString('latin1', 156, 157);
  // A sparse file has its map there, and is refused as one.
  if (!isPosix && type !== 'S' && !isZeros(block.subarray(PREFIX_AT, PREFIX_END)))
    throw faulty('its header has bytes that only some readers take for the prefix of its name');
  if (prefix.length > STAR_PREFIX_BYTES && block.toString('latin1', STAR_MARK_AT) === 'tar\0')
    throw faulty('its header has a prefix of its name that some readers cut');
  const unreadable = NUMBERS.find(([, at, length]) => !isNumber(block, at, length));
  if (unreadable !== undefined) throw faulty(`its header has no readable ${unreadable[0]}`);
  const bytes = readNumber(block, 124, 12);
  if (bytes === null) throw faulty('its header has no readable size');
  return { name, bytes, type };
}

/** The bytes of a field before its first NUL. */
export function upToNul(block: Buffer, start = 0, length = block.length): Buffer {
  const field = block.subarray(start, start + length);
  const nul = field.indexOf(0);
  return nul === -1 ? field : field.subarray(0, nul);
}

function sumHolds(block: Buffer): boolean {
  const stored = readNumber(block, 148, 8);
  // Eight spaces, which is how the field itself counts.
  let sum = 8 * 0x20;
  for (let at = 0; at < 148; at += 1) sum += block[at] ?? 0;
  for (let at = 156; at < TAR_BLOCK_BYTES; at += 1) sum += block[at] ?? 0;
  if (stored === sum) return true;
  // Some old writers added the bytes as signed numbers.
  let negative = 0;
  for (let at = 0; at < TAR_BLOCK_BYTES; at += 1)
    if ((at < 148 || at >= 156) && (block[at] ?? 0) > 127) negative += 256;
  return negative > 0 && stored === sum - negative;
}

/** A numeric field: octal digits between spaces and NULs, or base 256 where the first bit is set. `null` when it is neither. */
function readNumber(block: Buffer, start: number, length: number): number | null {
  const end = start + length;
  const first = block[start] ?? 0;
  if (first >= 0x80) {
    // 0xff would begin a negative number, and no size is.
    if (first !== 0x80) return null;
    let value = 0;
    for (let at = start + 1; at < end; at += 1) value = value * 256 + (block[at] ?? 0);
    return Number.isSafeInteger(value) ? value : null;
  }
  let at = start;
  while (at < end && block[at] === 0x20) at += 1;
  let value = 0;
  for (; at < end; at += 1) {
    const digit = (block[at] ?? 0) - 0x30;
    if (digit < 0 || digit > 7) break;
    value = value * 8 + digit;
  }
  for (; at < end; at += 1) if (block[at] !== 0x20 && block[at] !== 0) return null;
  return value;
}

/** Whether every reader takes a field for a number; in base 256 it may be a negative or a huge one. */
function isNumber(block: Buffer, start: number, length: number): boolean {
  return block[start] === 0x80 || block[start] === 0xff || readNumber(block, start, length) !== null;
}

/** What a pax header says about the entry after it; `null` where it says nothing. */
export interface PaxRecords {
  readonly path: Buffer | null;
  readonly bytes: number | null;
  readonly hasLinkPath: boolean;
  readonly isSparse: boolean;
  /** The size that star gives to a file with holes, beside that of its data. */
  readonly realBytes: number | null;
}

/**
 * Reads the body of a pax header: records of the form `<length> <key>=<value>\n`.
 * Throws `archive-damaged` for anything else, since two readers that guess would see two archives.
 */
export function readPaxRecords(body: Buffer, lastEntry: string | null): PaxRecords {
  let path: Buffer | null = null;
  let bytes: number | null = null;
  let hasLinkPath = false;
  let isSparse = false;
  let realBytes: number | null = null;
  for (let at = 0; at < body.length;) {
    const space = body.indexOf(0x20, at);
    const digits = body.toString('latin1', at, space === -1 ? at : space);
    const end = at + Number(digits);
    const equals = body.indexOf(0x3d, space);
    const whole = /^[1-9]\d{0,7}$/.test(digits) && end <= body.length && equals > space && equals < end;
    if (!whole || body[end - 1] !== 0x0a) throw damaged('a pax header is malformed', lastEntry);
    const key = body.toString('latin1', space + 1, equals);
    const value = body.subarray(equals + 1, end - 1);
    if (key === 'path') path = Buffer.from(value);
    else if (key === 'size') bytes = readSize(key, value, lastEntry);
    else if (key === 'linkpath') hasLinkPath = value.length > 0;
    else if (key === 'SCHILY.realsize') realBytes = readSize(key, value, lastEntry);
    else if (key.startsWith('GNU.sparse.') || key === 'SUN.holesdata') isSparse = true;
    at = end;
  }
  // To some readers an empty value takes back what an earlier header said, to others it is the value.
  if (path?.length === 0) throw damaged('a pax header has an empty path', lastEntry);
  return { path, bytes, hasLinkPath, isSparse, realBytes };
}

function readSize(key: string, value: Buffer, lastEntry: string | null): number {
  const text = value.toString('latin1');
  const bytes = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(bytes))
    throw damaged(`a pax header has no readable ${key}`, lastEntry);
  return bytes;
}
