import { isAscii } from 'node:buffer';
import { crc32 } from 'node:zlib';
import type { EntryKind } from '../entry-rules.ts';
import type { EntryRefusal, Failure } from '../../core/failure.ts';
import { damaged } from '../damage.ts';
import { decodeName, type DecodedName } from '../entry-name.ts';
import { isZeros } from '../tar/header.ts';

export const CENTRAL_FIXED_BYTES = 46;
export const LOCAL_FIXED_BYTES = 30;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;

const FLAG_ENCRYPTED = 1 << 0;
const FLAG_DESCRIPTOR = 1 << 3;
const FLAG_PATCH = 1 << 5;
const FLAG_STRONG_ENCRYPTION = 1 << 6;
const FLAG_UTF8 = 1 << 11;
const FLAG_MASKED = 1 << 13;
/** What the two headers of an entry must agree on, besides name, method, sizes and sum. */
const FLAGS_THAT_MATTER =
  FLAG_ENCRYPTED | FLAG_DESCRIPTOR | FLAG_PATCH | FLAG_STRONG_ENCRYPTION | FLAG_UTF8 | FLAG_MASKED;

export const STORED = 0;
const DEFLATED = 8;

/** In a 32-bit field: the number is in the zip64 extra field. */
const IN_ZIP64_32 = 0xffffffff;
const IN_ZIP64_16 = 0xffff;
const EXTRA_ZIP64 = 0x0001;
const EXTRA_UNICODE_PATH = 0x7075;
/** A mode for systems like Unix, by ASi. */
const EXTRA_ASI = 0x756e;
/** In which libarchive finds the attributes of the directory again. No other program reads or, unless it is told to, writes it. */
const EXTRA_ATTRIBUTES = 0x6c78;
const UNICODE_PATH_VERSION = 1;

/** In the lower half of the external attributes. */
const DOS_LABEL = 0x08;
const DOS_FOLDER = 0x10;

/** What the directory says of an entry's place and data. Sizes in bytes. */
export interface ZipEntry {
  readonly name: string;
  /** The bytes of the name, one per character, to compare with the local header. */
  readonly rawName: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  /** Where its local header begins. */
  readonly offset: number;
}

export interface ZipRecord extends ZipEntry {
  readonly nameIsUtf8: boolean;
  readonly kind: EntryKind;
}

function hasDescriptor(record: ZipEntry): boolean {
  return (record.flags & FLAG_DESCRIPTOR) !== 0;
}

/** Length in bytes of the record of the central directory that begins here. Throws `archive-damaged` when none does. */
export function centralRecordBytes(fixed: Buffer): number {
  if (fixed.readUInt32LE(0) !== CENTRAL_SIGNATURE)
    throw damaged('a record of the central directory has a wrong signature');
  return CENTRAL_FIXED_BYTES + fixed.readUInt16LE(28) + fixed.readUInt16LE(30) + fixed.readUInt16LE(32);
}

/** Reads a whole record of the central directory. Throws `archive-damaged`. */
export function readCentralRecord(record: Buffer): ZipRecord {
  const flags = record.readUInt16LE(8);
  const nameBytes = record.readUInt16LE(28);
  const rawName = record.subarray(CENTRAL_FIXED_BYTES, CENTRAL_FIXED_BYTES + nameBytes);
  const extra = record.subarray(
    CENTRAL_FIXED_BYTES + nameBytes,
    CENTRAL_FIXED_BYTES + nameBytes + record.readUInt16LE(30),
  );
  const name = readName(rawName, flags, extra);
  // As on VMS.
  if (/;\d+$/.test(name.name)) throw damaged('its name ends in a version, which unzip drops', name.name);
  const orZip64 = zip64Numbers(extra, name.name);
  const bytes = orZip64(record.readUInt32LE(24));
  const packedBytes = orZip64(record.readUInt32LE(20));
  const offset = orZip64(record.readUInt32LE(42));
  const disk = record.readUInt16LE(34);
  if (disk !== 0 && disk !== IN_ZIP64_16) throw damaged('it is one part of several', name.name);
  return {
    ...name,
    rawName: isAscii(rawName) ? name.name : rawName.toString('latin1'),
    kind: kindOf(record, extra, name.name),
    flags: flags & FLAGS_THAT_MATTER,
    method: record.readUInt16LE(10),
    crc: record.readUInt32LE(16),
    packedBytes,
    bytes,
    offset,
  };
}

/** Why an entry cannot be unpacked; `null` when it can. */
export function unsupported({ flags, method }: ZipEntry): EntryRefusal | null {
  if ((flags & (FLAG_ENCRYPTED | FLAG_STRONG_ENCRYPTION | FLAG_MASKED)) !== 0) return { kind: 'encrypted' };
  if ((flags & FLAG_PATCH) !== 0) return { kind: 'patch' };
  return method === STORED || method === DEFLATED ? null : { kind: 'method', method };
}

/**
 * Checks the local header that begins `header` against the record, and returns where the data begin, from its start.
 * Throws `archive-damaged` when they disagree: another reader would see another archive.
 */
export function checkLocalHeader(header: Buffer, record: ZipEntry): number {
  const disagree = (what: string): Failure => damaged(`its two headers disagree on its ${what}`, record.name);
  if (header.length < LOCAL_FIXED_BYTES || header.readUInt32LE(0) !== LOCAL_SIGNATURE)
    throw damaged('its local header is not where the directory says', record.name);
  const nameEnd = LOCAL_FIXED_BYTES + header.readUInt16LE(26);
  const end = nameEnd + header.readUInt16LE(28);
  if (end > header.length) throw damaged('its local header is cut off', record.name);
  const rawName = header.subarray(LOCAL_FIXED_BYTES, nameEnd);
  if (rawName.toString('latin1') !== record.rawName) throw disagree('name');
  if ((header.readUInt16LE(6) & FLAGS_THAT_MATTER) !== record.flags) throw disagree('flags');
  if (header.readUInt16LE(8) !== record.method) throw disagree('method');
  const extra = header.subarray(nameEnd, end);
  if (readName(rawName, record.flags, extra).name !== record.name) throw disagree('name');
  requirePlainKind(extra, record.name);
  const orZip64 = zip64Numbers(extra, record.name);
  const bytes = orZip64(header.readUInt32LE(22));
  const packedBytes = orZip64(header.readUInt32LE(18));
  // With a descriptor after the data these may be left at zero, each by itself.
  const agrees = (value: number, known: number): boolean =>
    value === known || (value === 0 && hasDescriptor(record));
  if (!agrees(bytes, record.bytes) || !agrees(packedBytes, record.packedBytes)) throw disagree('size');
  if (!agrees(header.readUInt32LE(14), record.crc)) throw disagree('checksum');
  return end;
}

const DESCRIPTOR_SIGNATURE = 0x08074b50;
const SIGNATURE_BYTES = Buffer.from('PK\x07\b', 'latin1');
/** With or without a signature, with sizes of 4 or of 8 bytes. */
const DESCRIPTOR_BYTES = [12, 16, 20, 24];

/** Checks what lies between the data of an entry and the next entry: its descriptor, if it has one. Throws `archive-damaged`. */
export function checkDescriptor(bytes: Buffer, record: ZipEntry): void {
  if (!hasDescriptor(record)) {
    if (bytes.length > 0) throw damaged('bytes that belong to no entry follow it', record.name);
    return;
  }
  const isLong = bytes.length >= 20;
  const at = bytes.length % 8 === 0 ? 4 : 0;
  const holds =
    DESCRIPTOR_BYTES.includes(bytes.length) &&
    (at === 0 || bytes.readUInt32LE(0) === DESCRIPTOR_SIGNATURE) &&
    bytes.readUInt32LE(at) === record.crc &&
    readSize(bytes, at + 4, isLong) === record.packedBytes &&
    readSize(bytes, at + (isLong ? 12 : 8), isLong) === record.bytes;
  if (!holds) throw damaged('its data descriptor disagrees with the directory', record.name);
}

function readSize(bytes: Buffer, at: number, isLong: boolean): number {
  return isLong ? Number(bytes.readBigUInt64LE(at)) : bytes.readUInt32LE(at);
}

/**
 * The name: the bytes as UTF-8, whether the flag says so or not. Only where they are not UTF-8, and so in a code page that
 * nobody names, the Unicode path field may give it; elsewhere some readers take the field and some the bytes. `EntryJudge`
 * refuses what is not UTF-8.
 */
function readName(raw: Buffer, flags: number, extra: Buffer): DecodedName {
  const plain = decodeName(raw);
  const field = extraField(extra, EXTRA_UNICODE_PATH, plain.name);
  if (field === null) return plain;
  if (field.length < 5 || field[0] !== UNICODE_PATH_VERSION)
    throw damaged('its Unicode path field (0x7075) is of no known version', plain.name);
  // The field belongs to an earlier name then, and every reader ignores it.
  if (field.readUInt32LE(1) !== crc32(raw)) return plain;
  const unicode = decodeName(field.subarray(5));
  const isAmbiguous = (flags & FLAG_UTF8) !== 0 || plain.nameIsUtf8;
  if (isAmbiguous && unicode.name !== plain.name)
    throw damaged('its Unicode path field (0x7075) gives it a second name', plain.name);
  return unicode;
}

/**
 * Gives a size or an offset of a header as it is, or the next number of the zip64 field where the header has no room for it.
 * The field holds those numbers only, so it is to be asked for them in its order.
 */
function zip64Numbers(extra: Buffer, entry: string): (value: number) => number {
  const field = extraField(extra, EXTRA_ZIP64, entry);
  let at = 0;
  return (value) => {
    if (value !== IN_ZIP64_32) return value;
    if (field === null || at + 8 > field.length) throw damaged('its zip64 field lacks a number', entry);
    const long = Number(field.readBigUInt64LE(at));
    at += 8;
    if (!Number.isSafeInteger(long)) throw damaged('its zip64 field has an impossible number', entry);
    return long;
  };
}

/** The one extra field of a kind; `null` when there is none. Throws `archive-damaged` when the fields do not add up. */
function extraField(extra: Buffer, kind: number, entry: string): Buffer | null {
  let found: Buffer | null = null;
  for (let at = 0; at < extra.length;) {
    // Programs that align their data pad with a few zeros, fewer than a field has.
    if (extra.length - at < 4 && isZeros(extra.subarray(at))) break;
    const end = extra.length - at < 4 ? Infinity : at + 4 + extra.readUInt16LE(at + 2);
    if (end > extra.length) throw damaged('its extra fields do not add up', entry);
    if (extra.readUInt16LE(at) === kind) {
      if (found !== null) throw damaged('it has an extra field twice', entry);
      found = extra.subarray(at + 4, end);
    }
    at = end;
  }
  return found;
}

const FILE_TYPES: Readonly<Record<number, EntryKind>> = {
  0x1000: 'named-pipe',
  0x2000: 'device',
  0x4000: 'folder',
  0x6000: 'device',
  0x8000: 'file',
  0xa000: 'symbolic-link',
  0xc000: 'socket',
};

/** By the mode in the upper half of the external attributes, whatever system is said to have written them. */
function kindOf(record: Buffer, extra: Buffer, name: string): EntryKind {
  const attributes = record.readUInt16LE(38);
  if ((attributes & DOS_LABEL) !== 0) throw damaged('its DOS attributes make it the label of a disk', name);
  if ((attributes & DOS_FOLDER) !== 0 && !name.endsWith('/'))
    throw damaged('its DOS attributes say folder and its name says file', name);
  requirePlainKind(extra, name);
  return kindOfMode(record.readUInt16LE(40), name);
}

/** Throws `archive-damaged` where an extra field says another kind than the attributes, for the readers that know it. */
function requirePlainKind(extra: Buffer, name: string): void {
  if (extraField(extra, EXTRA_ATTRIBUTES, name) !== null)
    throw damaged('its extra field 0x6c78 holds attributes for some readers only', name);
  const asi = extraField(extra, EXTRA_ASI, name);
  if (asi === null) return;
  const kind = asi.length < 6 ? null : kindOfMode(asi.readUInt16LE(4), name);
  if (kind !== 'file' && kind !== 'folder')
    throw damaged('its extra field 0x756e makes it a link or a device', name);
}

function kindOfMode(mode: number, name: string): EntryKind {
  const byName = name.endsWith('/') ? 'folder' : 'file';
  const type = mode & 0xf000;
  const kind = type === 0 ? byName : (FILE_TYPES[type] ?? 'unknown-kind');
  if (kind === 'folder' && byName === 'file')
    throw damaged('its attributes say folder and its name says file', name);
  return kind;
}

/** Signature, sum and packed size. */
export const DESCRIPTOR_HEAD_BYTES = 12;

/**
 * Looks in stored data for what a reader that sees the archive only once takes for the end of them, where they have a
 * descriptor: the signature of one, and the right packed size. `packed` begins `before` bytes behind the start of the data.
 * Throws `archive-damaged`.
 */
export function requireOneDescriptor(packed: Buffer, entry: ZipEntry, before = 0): void {
  if (!hasDescriptor(entry) || entry.method !== STORED) return;
  for (let at = packed.indexOf(SIGNATURE_BYTES); at !== -1; at = packed.indexOf(SIGNATURE_BYTES, at + 1))
    if (at + DESCRIPTOR_HEAD_BYTES <= packed.length && packed.readUInt32LE(at + 8) === before + at)
      throw damaged('its data hold a second descriptor of themselves', entry.name);
}
