import { crc32, deflateRawSync } from 'node:zlib';

const LIMIT_16 = 0xffff;
const LIMIT_32 = 0xffffffff;
const UTF8_NAMES = 1 << 11;
const SIZES_FOLLOW = 1 << 3;
/** Made on Unix, so that modes count. */
const UNIX = 3 << 8;
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
  yield endRecords({ count: directory.length, size, offset, zip64: options.zip64 === true });
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
    : deflateRawSync(entry.data, { level: 6, chunkSize: Math.max(64, entry.data.length) });
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
  return Buffer.concat([
    u32(0x04034b50),
    u16(how.zip64 ? 45 : 20, of.flags, of.method, 0, DOS_DATE),
    u32(
      how.follow ? 0 : of.crc,
      ...(how.zip64 ? [LIMIT_32, LIMIT_32] : how.follow ? [0, 0] : [of.packed, of.size]),
    ),
    u16(name.length, extra.length),
    name,
    extra,
  ]);
}

function descriptor(of: Written, zip64: boolean): Buffer {
  const sizes = zip64 ? u64(of.packed, of.size) : u32(of.packed, of.size);
  return Buffer.concat([u32(0x08074b50, of.crc), sizes]);
}

function centralHeader(of: Written, zip64: boolean): Buffer {
  const large = zip64 || of.offset >= LIMIT_32 || of.size >= LIMIT_32 || of.packed >= LIMIT_32;
  const extra = large ? zip64Extra([of.size, of.packed, of.offset]) : Buffer.alloc(0);
  const version = large ? 45 : 20;
  return Buffer.concat([
    u32(0x02014b50),
    u16(UNIX | version, version, of.flags, of.method, 0, DOS_DATE),
    u32(of.crc, ...(large ? [LIMIT_32, LIMIT_32] : [of.packed, of.size])),
    // No comment, on the first disk, no attributes of DOS.
    u16(of.name.length, extra.length, 0, 0, 0),
    u32((of.mode << 16) >>> 0, large ? LIMIT_32 : of.offset),
    of.name,
    extra,
  ]);
}

function zip64Extra(values: readonly number[]): Buffer {
  return Buffer.concat([u16(1, 8 * values.length), u64(...values)]);
}

function endRecords(of: { count: number; size: number; offset: number; zip64: boolean }): Buffer {
  const large = of.zip64 || of.count >= LIMIT_16 || of.size >= LIMIT_32 || of.offset >= LIMIT_32;
  const zip64 = [
    ...[u32(0x06064b50), u64(44), u16(UNIX | 45, 45), u32(0, 0), u64(of.count, of.count, of.size, of.offset)],
    ...[u32(0x07064b50, 0), u64(of.offset + of.size), u32(1)],
  ];
  const [count, size, offset] = large ? [LIMIT_16, LIMIT_32, LIMIT_32] : [of.count, of.size, of.offset];
  return Buffer.concat([
    ...(large ? zip64 : []),
    ...[u32(0x06054b50), u16(0, 0, count, count), u32(size, offset), u16(0)],
  ]);
}

function u16(...values: readonly number[]): Buffer {
  return littleEndian(2, values);
}

function u32(...values: readonly number[]): Buffer {
  return littleEndian(4, values);
}

function u64(...values: readonly number[]): Buffer {
  return littleEndian(8, values);
}

function littleEndian(bytes: number, values: readonly number[]): Buffer {
  const all = Buffer.alloc(8 * values.length);
  values.forEach((value, at) => all.writeBigUInt64LE(BigInt(value), 8 * at));
  return Buffer.concat(values.map((_, at) => all.subarray(8 * at, 8 * at + bytes)));
}
