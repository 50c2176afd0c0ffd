import { createHash } from 'node:crypto';
import { damaged } from '../damage.ts';
import type { ZipBytes } from './bytes.ts';
import { CENTRAL_FIXED_BYTES, centralRecordBytes, readCentralRecord, type ZipRecord } from './record.ts';

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_BYTES = 20;
const END64_SIGNATURE = 0x06064b50;
const END64_BYTES = 56;
const MAX_COMMENT_BYTES = 0xffff;
/** Programs that write whole blocks pad the last one: `bsdtar` into a pipe to 10 KiB, `dd` to what it is told. */
const MAX_PADDING_BYTES = 1024 * 1024;
/** The count of the short end record has 16 bits. Writers without zip64, such as JSZip, drop the upper ones. */
const COUNT_MODULUS = 0x10000;

/** Where the central directory lies, and how many records it holds. */
export interface ZipDirectory {
  readonly offset: number;
  readonly bytes: number;
  /** Records; where `isModulo`, the remainder of their number by 65,536. */
  readonly count: number;
  readonly isModulo: boolean;
}

/**
 * Finds the central directory from the end of the file. Every byte after it must belong to the end records, which must
 * agree with each other: there is one way to read the archive, or none. Rejects with `archive-damaged`.
 */
export async function findDirectory(zip: ZipBytes): Promise<ZipDirectory> {
  const dataEnd = await findPadding(zip);
  const tailStart = Math.max(0, dataEnd - END_BYTES - MAX_COMMENT_BYTES);
  const tailEnd = Math.min(zip.length, dataEnd + END_BYTES);
  const tail = Buffer.from(await zip.peek(tailStart, tailEnd - tailStart));
  const at = findEnd(tail, { least: dataEnd - tailStart, most: zip.length - tailStart });
  const short = {
    count: tail.readUInt16LE(at + 10),
    bytes: tail.readUInt32LE(at + 12),
    offset: tail.readUInt32LE(at + 16),
    isModulo: true,
  };
  const isSplit =
    tail.readUInt16LE(at + 8) !== short.count ||
    !isFirstDisk(tail.readUInt16LE(at + 4), tail.readUInt16LE(at + 6));
  if (isSplit) throw damaged('it is one part of several');
  const end = tailStart + at;
  const long = await readEnd64(zip, end);
  const directory = long?.directory ?? short;
  if (long !== null && !agrees(short, long.directory)) throw damaged('its two end records disagree');
  if (directory.offset + directory.bytes !== (long?.offset ?? end))
    throw damaged('its directory is not where its end says');
  return directory;
}

/** The directory is read in blocks of this size. */
const BLOCK_BYTES = 256 * 1024;

/**
 * Reads the records of the directory one after another. Resolves with a digest of everything from the directory to the
 * end of the zip. Rejects with `archive-damaged`, or with what `take` throws.
 */
export async function readDirectory(
  zip: ZipBytes,
  directory: ZipDirectory,
  take: (record: ZipRecord) => void,
): Promise<string> {
  const hash = createHash('sha256');
  const end = directory.offset + directory.bytes;
  let at = directory.offset;
  let count = 0;
  while (at < end) {
    if (at + CENTRAL_FIXED_BYTES > end) throw damaged('its directory ends too early');
    const block = await zip.peek(at, Math.min(BLOCK_BYTES, end - at));
    let used = 0;
    while (used + CENTRAL_FIXED_BYTES <= block.length) {
      const length = centralRecordBytes(block.subarray(used, used + CENTRAL_FIXED_BYTES));
      if (at + used + length > end) throw damaged('its directory ends too early');
      if (used + length > block.length) break;
      take(readCentralRecord(block.subarray(used, used + length)));
      used += length;
      count += 1;
    }
    hash.update(block.subarray(0, used));
    at += used;
  }
  const told = directory.isModulo ? count % COUNT_MODULUS : count;
  if (told < directory.count) throw damaged('its directory ends too early');
  if (told > directory.count) throw damaged('its directory is longer than its records');
  for (; at < zip.length; at += BLOCK_BYTES)
    hash.update(await zip.peek(at, Math.min(BLOCK_BYTES, zip.length - at)));
  return hash.digest('hex');
}

/**
 * Reads the directory again as it arrives, since a store may have given another one by random access.
 * Rejects with `archive-damaged`.
 */
export async function checkDirectory(zip: ZipBytes, { offset }: ZipDirectory, digest: string): Promise<void> {
  const hash = createHash('sha256');
  for (let at = offset; at < zip.length; at += BLOCK_BYTES)
    hash.update(await zip.read(at, Math.min(BLOCK_BYTES, zip.length - at)));
  if (hash.digest('hex') !== digest) throw damaged('its directory changed while it was read');
}

/** Where the zeros begin that the file ends with, the last of its end record among them. */
async function findPadding(zip: ZipBytes): Promise<number> {
  const least = Math.max(0, zip.length - MAX_PADDING_BYTES);
  for (let end = zip.length; end > least; end -= BLOCK_BYTES) {
    const start = Math.max(0, end - BLOCK_BYTES);
    const zeros = (await zip.peek(start, end - start)).findLastIndex((byte) => byte !== 0) + 1;
    if (zeros > 0) return start + zeros;
  }
  throw damaged(`more than ${MAX_PADDING_BYTES} zeros follow its end record`);
}

/** Where the end record begins in `tail`: the one whose comment ends between `least` and `most`. */
function findEnd(tail: Buffer, { least, most }: { readonly least: number; readonly most: number }): number {
  let found = -1;
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail[at] !== 0x50 || tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    const end = at + END_BYTES + tail.readUInt16LE(at + 20);
    if (end < least || end > most) continue;
    if (found !== -1) throw damaged('it has two end records');
    found = at;
  }
  if (found === -1) throw damaged('it has no end record, as when its last part is missing');
  return found;
}

async function readEnd64(
  zip: ZipBytes,
  end: number,
): Promise<{ readonly offset: number; readonly directory: ZipDirectory } | null> {
  if (end < LOCATOR_BYTES) return null;
  const locator = await zip.peek(end - LOCATOR_BYTES, LOCATOR_BYTES);
  if (locator.readUInt32LE(0) !== LOCATOR_SIGNATURE) return null;
  const offset = Number(locator.readBigUInt64LE(8));
  if (locator.readUInt32LE(4) !== 0 || locator.readUInt32LE(16) > 1)
    throw damaged('it is one part of several');
  if (offset + END64_BYTES > end - LOCATOR_BYTES)
    throw damaged('its zip64 end record is not where its locator says');
  const record = await zip.peek(offset, END64_BYTES);
  const reaches = offset + 12 + Number(record.readBigUInt64LE(4)) === end - LOCATOR_BYTES;
  if (record.readUInt32LE(0) !== END64_SIGNATURE || !reaches)
    throw damaged('its zip64 end record is not where its locator says');
  const directory = {
    count: Number(record.readBigUInt64LE(32)),
    bytes: Number(record.readBigUInt64LE(40)),
    offset: Number(record.readBigUInt64LE(48)),
    isModulo: false,
  };
  const isSplit = Number(record.readBigUInt64LE(24)) !== directory.count;
  if (isSplit || !isFirstDisk(record.readUInt32LE(16), record.readUInt32LE(20)))
    throw damaged('it is one part of several');
  return { offset, directory };
}

function isFirstDisk(...disks: number[]): boolean {
  return disks.every((disk) => disk === 0 || disk === 0xffff);
}

/** Whether the short record says the same, or says that it has no room. */
function agrees(short: ZipDirectory, long: ZipDirectory): boolean {
  return (
    (short.count === 0xffff || short.count === long.count) &&
    (short.bytes === 0xffffffff || short.bytes === long.bytes) &&
    (short.offset === 0xffffffff || short.offset === long.offset)
  );
}
