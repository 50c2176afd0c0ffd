import { damaged } from '../damage.ts';
import { CENTRAL_FIXED_BYTES, centralRecordBytes, readCentralRecord, type ZipRecord } from './record.ts';
import type { ZipFile } from './data.ts';

const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_BYTES = 20;
const END64_SIGNATURE = 0x06064b50;
const END64_BYTES = 56;
const COMMENT_BYTES_MAX = 0xffff;
/** Programs that write whole blocks pad the last one: `bsdtar` into a pipe to 10 KiB, `dd` to what it is told. */
const PADDING_BYTES_MAX = 1024 * 1024;
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
 * agree with each other: there is one way to read the archive, or none. Throws `archive-damaged`.
 */
export function findDirectory(zip: ZipFile): ZipDirectory {
  const dataEnd = findPadding(zip);
  const tailStart = Math.max(0, dataEnd - END_BYTES - COMMENT_BYTES_MAX);
  const tailEnd = Math.min(zip.length, dataEnd + END_BYTES);
  const tail = Buffer.from(zip.read(tailStart, tailEnd - tailStart));
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
  const long = readEnd64(zip, end);
  const directory = long?.directory ?? short;
  if (long !== null && !agrees(short, long.directory)) throw damaged('its two end records disagree');
  if (directory.offset + directory.bytes !== (long?.offset ?? end))
    throw damaged('its directory is not where its end says');
  return directory;
}

/** The directory is read in blocks of this size. */
const BLOCK_BYTES = 256 * 1024;

/** Reads the records of the directory one after another. Throws `archive-damaged`. */
export function* readDirectory(zip: ZipFile, directory: ZipDirectory): Generator<ZipRecord, void, void> {
  const end = directory.offset + directory.bytes;
  let at = directory.offset;
  let count = 0;
  while (at < end) {
    if (at + CENTRAL_FIXED_BYTES > end) throw damaged('its directory ends too early');
    const block = zip.read(at, Math.min(BLOCK_BYTES, end - at));
    let used = 0;
    while (used + CENTRAL_FIXED_BYTES <= block.length) {
      const length = centralRecordBytes(block.subarray(used, used + CENTRAL_FIXED_BYTES));
      if (at + used + length > end) throw damaged('its directory ends too early');
      if (used + length > block.length) break;
      yield readCentralRecord(block.subarray(used, used + length));
      used += length;
      count += 1;
    }
    at += used;
  }
  const told = directory.isModulo ? count % COUNT_MODULUS : count;
  if (told < directory.count) throw damaged('its directory ends too early');
  if (told > directory.count) throw damaged('its directory is longer than its records');
}

/** Where the zeros begin that the file ends with, the last of its end record among them. */
function findPadding(zip: ZipFile): number {
  const least = Math.max(0, zip.length - PADDING_BYTES_MAX);
  for (let end = zip.length; end > least; end -= BLOCK_BYTES) {
    const start = Math.max(0, end - BLOCK_BYTES);
    const zeros = zip.read(start, end - start).findLastIndex((byte) => byte !== 0) + 1;
    if (zeros > 0) return start + zeros;
  }
  throw damaged(`more than ${PADDING_BYTES_MAX} zeros follow its end record`);
}

/**
 * Where the end record begins in `tail`: the last one, whose comment ends between `least` and `most`. Readers find the end in
 * different ways, so a comment may hold no signature of a record that they look for.
 */
function findEnd(tail: Buffer, { least, most }: { readonly least: number; readonly most: number }): number {
  const fits = (at: number): boolean => {
    if (at + END_BYTES > tail.length) return false;
    const end = at + END_BYTES + tail.readUInt16LE(at + 20);
    return end >= least && end <= most;
  };
  const found = placesOf(END_SIGNATURE, tail).find(fits);
  if (found === undefined) throw damaged('it has no end record, as when its last part is missing');
  for (const signature of [END_SIGNATURE, END64_SIGNATURE, LOCATOR_SIGNATURE])
    if (placesOf(signature, tail).some((at) => at > found)) throw damaged('it has two end records');
  return found;
}

function placesOf(signature: number, bytes: Buffer): readonly number[] {
  const wanted = Buffer.alloc(4);
  wanted.writeUInt32LE(signature);
  const places: number[] = [];
  for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1)) places.push(at);
  return places;
}

function readEnd64(
  zip: ZipFile,
  end: number,
): { readonly offset: number; readonly directory: ZipDirectory } | null {
  if (end < LOCATOR_BYTES) return null;
  const locator = zip.read(end - LOCATOR_BYTES, LOCATOR_BYTES);
  if (locator.readUInt32LE(0) !== LOCATOR_SIGNATURE) return null;
  const offset = Number(locator.readBigUInt64LE(8));
  if (locator.readUInt32LE(4) !== 0 || locator.readUInt32LE(16) > 1)
    throw damaged('it is one part of several');
  if (offset + END64_BYTES > end - LOCATOR_BYTES)
    throw damaged('its zip64 end record is not where its locator says');
  const record = zip.read(offset, END64_BYTES);
  // Python looks for a record without the room that the format leaves in it.
  const reaches = offset + END64_BYTES === end - LOCATOR_BYTES && record.readBigUInt64LE(4) === 44n;
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
