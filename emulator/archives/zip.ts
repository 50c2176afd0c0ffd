import { crc32, deflateRawSync } from 'node:zlib';

const LIMIT_16 = 0xffff;
const LIMIT_32 = 0xffffffff;
const UTF8_NAMES = 1 << 11;
const SIZES_FOLLOW = 1 << 3;
// 2024-01-01 00:00, as DOS writes it.
const DOS_DATE = ((2024 - 1980) << 9) | (1 << 5) | 1;

export interface ZipEntry {
  /** A folder's name ends with a slash. */
  readonly name: string;
  readonly data: Buffer;
  /** Unix mode with its file type, for the central directory. */
  readonly mode?: number;
  /** Wrong values for the headers of hostile archives. */
  readonly says?: {
    readonly crc?: number;
    readonly size?: number;
    readonly localName?: string;
    readonly flags?: number;
  };
}

export interface ZipOptions {
  readonly stored?: boolean;
  /** Sizes and checksum come after the data, as from a writer that cannot seek. */
  readonly descriptors?: boolean;
  /** The zip64 fields, even where the usual ones would do. */
  readonly zip64?: boolean;
  readonly level?: number;
}

interface Written {
  readonly name: Buffer;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
  readonly mode: number;
}

/** The bytes of a zip archive. One entry at a time is in memory, and the central directory at the end. */
export function* zipBytes(entries: Iterable<ZipEntry>, options: ZipOptions = {}): Generator<Buffer> {
  const directory: Written[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { pieces, written } = localEntry(entry, options, offset);
    for (const piece of pieces) offset += piece.length;
    yield* pieces;
    directory.push(written);
  }
  let size = 0;
  for (const written of directory) {
    const header = centralHeader(written, options.zip64 === true);
    size += header.length;
    yield header;
  }
  yield* endRecords({ count: directory.length, size, offset, zip64: options.zip64 === true });
}

function localEntry(
  entry: ZipEntry,
  options: ZipOptions,
  offset: number,
): { pieces: Buffer[]; written: Written } {
  const folder = entry.name.endsWith('/');
  const stored = folder || options.stored === true;
  const packed = stored
    ? entry.data
    : deflateRawSync(entry.data, { level: options.level ?? 6, chunkSize: Math.max(64, entry.data.length) });
  const follow = options.descriptors === true && !folder;
  const name = Buffer.from(entry.name);
  const written: Written = {
    name,
    flags: entry.says?.flags ?? UTF8_NAMES | (follow ? SIZES_FOLLOW : 0),
    method: stored ? 0 : 8,
    crc: entry.says?.crc ?? crc32(entry.data),
    packed: packed.length,
    size: entry.says?.size ?? entry.data.length,
    offset,
    mode: entry.mode ?? (folder ? 0o40755 : 0o100644),
  };
  const localName = entry.says?.localName === undefined ? name : Buffer.from(entry.says.localName);
  const pieces = [localHeader(written, localName, { follow, zip64: options.zip64 === true }), packed];
  if (follow) pieces.push(descriptor(written, options.zip64 === true));
  return { pieces, written };
}

function localHeader(of: Written, name: Buffer, how: { follow: boolean; zip64: boolean }): Buffer {
  const extra = how.zip64 ? zip64Extra(how.follow ? [0, 0] : [of.size, of.packed]) : Buffer.alloc(0);
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(how.zip64 ? 45 : 20, 4);
  header.writeUInt16LE(of.flags, 6);
  header.writeUInt16LE(of.method, 8);
  header.writeUInt16LE(0, 10);
  header.writeUInt16LE(DOS_DATE, 12);
  header.writeUInt32LE(how.follow ? 0 : of.crc, 14);
  header.writeUInt32LE(how.zip64 ? LIMIT_32 : how.follow ? 0 : of.packed, 18);
  header.writeUInt32LE(how.zip64 ? LIMIT_32 : how.follow ? 0 : of.size, 22);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, name, extra]);
}

function descriptor(of: Written, zip64: boolean): Buffer {
  const record = Buffer.alloc(zip64 ? 24 : 16);
  record.writeUInt32LE(0x08074b50, 0);
  record.writeUInt32LE(of.crc, 4);
  if (zip64) {
    record.writeBigUInt64LE(BigInt(of.packed), 8);
    record.writeBigUInt64LE(BigInt(of.size), 16);
  } else {
    record.writeUInt32LE(of.packed, 8);
    record.writeUInt32LE(of.size, 12);
  }
  return record;
}

function centralHeader(of: Written, zip64: boolean): Buffer {
  const large = zip64 || of.offset >= LIMIT_32 || of.size >= LIMIT_32 || of.packed >= LIMIT_32;
  const extra = large ? zip64Extra([of.size, of.packed, of.offset]) : Buffer.alloc(0);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE((3 << 8) | (large ? 45 : 20), 4);
  header.writeUInt16LE(large ? 45 : 20, 6);
  header.writeUInt16LE(of.flags, 8);
  header.writeUInt16LE(of.method, 10);
  header.writeUInt16LE(0, 12);
  header.writeUInt16LE(DOS_DATE, 14);
  header.writeUInt32LE(of.crc, 16);
  header.writeUInt32LE(large ? LIMIT_32 : of.packed, 20);
  header.writeUInt32LE(large ? LIMIT_32 : of.size, 24);
  header.writeUInt16LE(of.name.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE((of.mode << 16) >>> 0, 38);
  header.writeUInt32LE(large ? LIMIT_32 : of.offset, 42);
  return Buffer.concat([header, of.name, extra]);
}

function zip64Extra(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * values.length);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8 * values.length, 2);
  values.forEach((value, at) => extra.writeBigUInt64LE(BigInt(value), 4 + 8 * at));
  return extra;
}

function* endRecords(of: { count: number; size: number; offset: number; zip64: boolean }): Generator<Buffer> {
  const large = of.zip64 || of.count >= LIMIT_16 || of.size >= LIMIT_32 || of.offset >= LIMIT_32;
  if (large) {
    const record = Buffer.alloc(56);
    record.writeUInt32LE(0x06064b50, 0);
    record.writeBigUInt64LE(44n, 4);
    record.writeUInt16LE((3 << 8) | 45, 12);
    record.writeUInt16LE(45, 14);
    record.writeBigUInt64LE(BigInt(of.count), 24);
    record.writeBigUInt64LE(BigInt(of.count), 32);
    record.writeBigUInt64LE(BigInt(of.size), 40);
    record.writeBigUInt64LE(BigInt(of.offset), 48);
    const locator = Buffer.alloc(20);
    locator.writeUInt32LE(0x07064b50, 0);
    locator.writeBigUInt64LE(BigInt(of.offset + of.size), 8);
    locator.writeUInt32LE(1, 16);
    yield Buffer.concat([record, locator]);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(large ? LIMIT_16 : of.count, 8);
  end.writeUInt16LE(large ? LIMIT_16 : of.count, 10);
  end.writeUInt32LE(large ? LIMIT_32 : of.size, 12);
  end.writeUInt32LE(large ? LIMIT_32 : of.offset, 16);
  yield end;
}
