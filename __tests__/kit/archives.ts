import { crc32, deflateRawSync } from 'node:zlib';

/** Builds archives byte by byte, so that tests can make each byte wrong. It shares no code with what it tests. */

export interface TarEntry {
  readonly name: string | Buffer;
  readonly body?: string | Buffer;
  /** Typeflag; `0` unless given. */
  readonly type?: string;
  readonly prefix?: string;
  /** The size field as it is, where it is not that of the body. */
  readonly size?: string | Buffer;
  readonly magic?: string;
  readonly mode?: string;
  /** Bytes to put into the header, by their place in it, before it is summed. */
  readonly fields?: Readonly<Record<number, string | Buffer>>;
  /** Sums the header as old writers did, with signed bytes. */
  readonly signedSum?: boolean;
  /** Changes the header after its checksum was computed. */
  readonly spoil?: (header: Buffer) => void;
}

const BLOCK = 512;

export function tarEntry(entry: TarEntry): Buffer {
  const body = Buffer.from(entry.body ?? '');
  const header = Buffer.alloc(BLOCK);
  Buffer.from(entry.name).copy(header, 0, 0, 100);
  header.write(entry.mode ?? '0000600\0', 100, 'latin1');
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  Buffer.from(entry.size ?? `${body.length.toString(8).padStart(11, '0')}\0`).copy(header, 124, 0, 12);
  header.write('00000000000\0', 136);
  header.write(entry.type ?? '0', 156, 'latin1');
  header.write(entry.magic ?? 'ustar\x0000', 257, 'latin1');
  header.write(entry.prefix ?? '', 345, 'utf8');
  for (const [at, bytes] of Object.entries(entry.fields ?? {})) Buffer.from(bytes).copy(header, Number(at));
  header.fill(' ', 148, 156);
  let sum = 0;
  for (const byte of header) sum += entry.signedSum === true && byte > 127 ? byte - 256 : byte;
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  entry.spoil?.(header);
  return Buffer.concat([header, body, Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK)]);
}

export const TAR_END = Buffer.alloc(2 * BLOCK);

/** A whole tar: entries, then two blocks of zeros. */
export function tar(...entries: readonly (TarEntry | Buffer)[]): Buffer {
  return Buffer.concat([
    ...entries.map((entry) => (Buffer.isBuffer(entry) ? entry : tarEntry(entry))),
    TAR_END,
  ]);
}

/** A pax header for the next entry, or for all with type `g`. */
export function pax(records: Readonly<Record<string, string>>, type: 'x' | 'g' = 'x'): Buffer {
  const lines = Object.entries(records).map(([key, value]) => paxRecord(key, value));
  return tarEntry({ name: 'PaxHeaders/x', type, body: Buffer.concat(lines) });
}

function paxRecord(key: string, value: string): Buffer {
  const rest = Buffer.from(` ${key}=${value}\n`);
  let length = rest.length + 1;
  while (String(length).length + rest.length !== length) length = String(length).length + rest.length;
  return Buffer.concat([Buffer.from(String(length)), rest]);
}

/** The GNU header that gives the next entry a long name (`L`) or a long link (`K`). */
export function gnuLong(name: string, type: 'L' | 'K' = 'L'): Buffer {
  return tarEntry({ name: '././@LongLink', type, body: `${name}\0`, magic: 'ustar  \0' });
}

/** A size in base 256, as GNU tar writes those over 8 GiB. */
export function base256(value: number): Buffer {
  const field = Buffer.alloc(12);
  field.writeBigUInt64BE(BigInt(value), 4);
  field[0] = 0x80;
  return field;
}

export interface ZipEntry {
  readonly name: string | Buffer;
  readonly body?: string | Buffer;
  readonly method?: number;
  readonly flags?: number;
  /** Upper half of the external attributes: a Unix mode. */
  readonly mode?: number;
  /** Lower half of the external attributes, as DOS has them. */
  readonly attributes?: number;
  /** The system that is said to have made it; 3, Unix, unless given. */
  readonly host?: number;
  readonly extra?: Buffer;
  /** With a data descriptor: with or without its signature, with sizes of 4 or 8 bytes. */
  readonly descriptor?: 'short' | 'short-unsigned' | 'long' | 'long-unsigned';
  /** Sizes and offset in the zip64 field. */
  readonly zip64?: boolean;
  /** The wrong values of a record. */
  readonly central?: ZipLies;
  readonly local?: ZipLies;
  /** The data as stored in the file, where it is not the packed body. */
  readonly packed?: Buffer;
}

export interface ZipLies {
  readonly name?: string;
  readonly method?: number;
  readonly flags?: number;
  readonly crc?: number;
  readonly bytes?: number;
  readonly packedBytes?: number;
  readonly offset?: number;
  readonly disk?: number;
  readonly extra?: Buffer;
  readonly signature?: number;
}

export interface ZipShape {
  readonly before?: Buffer;
  readonly betweenEntries?: Buffer;
  readonly beforeDirectory?: Buffer;
  readonly comment?: Buffer;
  readonly after?: Buffer;
  /** With the zip64 end record and its locator. */
  readonly zip64?: boolean;
  /** A wrong count in the zip64 end record. */
  readonly end64Count?: number;
  readonly end?: {
    readonly count?: number;
    readonly disk?: number;
    readonly bytes?: number;
    readonly offset?: number;
  };
}

const DESCRIPTOR = 1 << 3;

export function zip(entries: readonly ZipEntry[], shape: ZipShape = {}): Buffer {
  const parts: Buffer[] = [shape.before ?? Buffer.alloc(0)];
  const records: Buffer[] = [];
  let at = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    at += part.length;
  };
  for (const entry of entries) {
    if (at > 0 && shape.betweenEntries !== undefined) add(shape.betweenEntries);
    const offset = at;
    const body = Buffer.from(entry.body ?? '');
    const method = entry.method ?? 8;
    const packed = entry.packed ?? (method === 8 ? deflateRawSync(body) : body);
    const flags = (entry.flags ?? 0x0800) | (entry.descriptor === undefined ? 0 : DESCRIPTOR);
    const truth = {
      name: entry.name,
      method,
      flags,
      crc: crc32(body),
      bytes: body.length,
      packedBytes: packed.length,
    };
    const hidden = entry.descriptor === undefined ? {} : { crc: 0, bytes: 0, packedBytes: 0 };
    const isLong = entry.zip64 === true;
    const extra = entry.extra ?? Buffer.alloc(0);
    add(header({ ...truth, ...hidden, extra, ...entry.local }, isLong, null));
    add(packed);
    if (entry.descriptor !== undefined) add(descriptor(truth, entry.descriptor));
    const external = (((entry.mode ?? 0o100644) << 16) | (entry.attributes ?? 0)) >>> 0;
    const central = { ...truth, offset, extra, external, host: entry.host ?? 3, ...entry.central };
    records.push(header(central, isLong, central));
  }
  if (shape.beforeDirectory !== undefined) add(shape.beforeDirectory);
  const directoryAt = at;
  for (const record of records) add(record);
  const directoryBytes = at - directoryAt;
  if (shape.zip64 === true) add(end64(shape.end64Count ?? records.length, directoryBytes, directoryAt, at));
  const limit = (value: number, most: number): number => (shape.zip64 === true ? most : value);
  const comment = shape.comment ?? Buffer.alloc(0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(shape.end?.disk ?? 0, 4);
  end.writeUInt16LE(limit(shape.end?.count ?? records.length, 0xffff), 8);
  end.writeUInt16LE(limit(shape.end?.count ?? records.length, 0xffff), 10);
  end.writeUInt32LE(limit(shape.end?.bytes ?? directoryBytes, 0xffffffff), 12);
  end.writeUInt32LE(limit(shape.end?.offset ?? directoryAt, 0xffffffff), 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...parts, end, comment, shape.after ?? Buffer.alloc(0)]);
}

interface HeaderFields {
  readonly name: string | Buffer;
  readonly method: number;
  readonly flags: number;
  readonly crc: number;
  readonly bytes: number;
  readonly packedBytes: number;
  readonly extra: Buffer;
  readonly signature?: number;
}

interface CentralFields {
  readonly offset: number;
  readonly external: number;
  readonly host: number;
  readonly disk?: number;
}

function header(fields: HeaderFields, isLong: boolean, central: CentralFields | null): Buffer {
  const name = Buffer.from(fields.name);
  const extra = isLong ? Buffer.concat([zip64Field(fields, central), fields.extra]) : fields.extra;
  const fixed = Buffer.alloc(central === null ? 30 : 46);
  const shift = central === null ? 0 : 2;
  fixed.writeUInt32LE(fields.signature ?? (central === null ? 0x04034b50 : 0x02014b50), 0);
  if (central !== null) fixed.writeUInt16LE((central.host << 8) | 45, 4);
  fixed.writeUInt16LE(isLong ? 45 : 20, 4 + shift);
  fixed.writeUInt16LE(fields.flags, 6 + shift);
  fixed.writeUInt16LE(fields.method, 8 + shift);
  fixed.writeUInt32LE(fields.crc, 14 + shift);
  fixed.writeUInt32LE(isLong ? 0xffffffff : fields.packedBytes, 18 + shift);
  fixed.writeUInt32LE(isLong ? 0xffffffff : fields.bytes, 22 + shift);
  fixed.writeUInt16LE(name.length, 26 + shift);
  fixed.writeUInt16LE(extra.length, 28 + shift);
  if (central !== null) {
    fixed.writeUInt16LE(central.disk ?? 0, 34);
    fixed.writeUInt32LE(central.external, 38);
    fixed.writeUInt32LE(isLong ? 0xffffffff : central.offset, 42);
  }
  return Buffer.concat([fixed, name, extra]);
}

function zip64Field(fields: HeaderFields, central: CentralFields | null): Buffer {
  const numbers = [fields.bytes, fields.packedBytes, ...(central === null ? [] : [central.offset])];
  const field = Buffer.alloc(4 + 8 * numbers.length);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8 * numbers.length, 2);
  for (const [index, number] of numbers.entries()) field.writeBigUInt64LE(BigInt(number), 4 + 8 * index);
  return field;
}

function descriptor(
  truth: HeaderFields | Omit<HeaderFields, 'extra'>,
  kind: NonNullable<ZipEntry['descriptor']>,
): Buffer {
  const isLong = kind.startsWith('long');
  const bytes = Buffer.alloc(isLong ? 24 : 16);
  bytes.writeUInt32LE(0x08074b50, 0);
  bytes.writeUInt32LE(truth.crc, 4);
  if (isLong) {
    bytes.writeBigUInt64LE(BigInt(truth.packedBytes), 8);
    bytes.writeBigUInt64LE(BigInt(truth.bytes), 16);
  } else {
    bytes.writeUInt32LE(truth.packedBytes, 8);
    bytes.writeUInt32LE(truth.bytes, 12);
  }
  return kind.endsWith('unsigned') ? bytes.subarray(4) : bytes;
}

function end64(count: number, bytes: number, offset: number, at: number): Buffer {
  const record = Buffer.alloc(76);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeUInt16LE(45, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(bytes), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  record.writeUInt32LE(0x07064b50, 56);
  record.writeBigUInt64LE(BigInt(at), 64);
  record.writeUInt32LE(1, 72);
  return record;
}

/** The Info-ZIP field that gives a name in UTF-8, bound to the name in the header. */
export function unicodePath(header: Buffer, name: string, crc: number = crc32(header)): Buffer {
  const path = Buffer.from(name);
  const field = Buffer.alloc(9);
  field.writeUInt16LE(0x7075, 0);
  field.writeUInt16LE(5 + path.length, 2);
  field[4] = 1;
  field.writeUInt32LE(crc, 5);
  return Buffer.concat([field, path]);
}
