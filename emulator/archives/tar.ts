const BLOCK = 512;
// Every archive of the same files has the same bytes: 2024-01-01T00:00:00Z.
export const FIXED_TIME_S = 1_704_067_200;
const LARGEST_OCTAL_SIZE = 0o77777777777;

export interface TarEntry {
  readonly name: string;
  /** As in the header: '0' file, '5' folder, '2' symbolic link, and so on. */
  readonly type: string;
  readonly size: number;
  readonly data: Iterable<Buffer>;
  readonly linkName?: string;
  readonly mode?: number;
}

/** The bytes of a tar archive, entry by entry, closed by the two empty blocks. */
export function* tarBytes(entries: Iterable<TarEntry>): Generator<Buffer> {
  for (const entry of entries) yield* tarEntryBytes(entry);
  yield Buffer.alloc(2 * BLOCK);
}

export function* tarEntryBytes(entry: TarEntry): Generator<Buffer> {
  const records = paxRecords(entry);
  if (records !== '') yield* paxHeader(records);
  yield tarHeader(entry);
  let written = 0;
  for (const piece of entry.data) {
    written += piece.length;
    yield piece;
  }
  if (written !== entry.size) throw new Error(`Cannot pack '${entry.name}': it changed while it was read`);
  yield padding(written);
}

export function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** One ustar header. A name that does not fit is cut, because its pax header has the whole name. */
export function tarHeader(entry: Omit<TarEntry, 'data'>): Buffer {
  const header = Buffer.alloc(BLOCK);
  header.write(entry.name, 0, 100, 'utf8');
  const mode = entry.mode ?? (entry.type === '5' ? 0o755 : 0o644);
  header.write(octal(mode, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(entry.size > LARGEST_OCTAL_SIZE ? 0 : entry.size, 12), 124);
  header.write(octal(FIXED_TIME_S, 12), 136);
  header.write(entry.type, 156, 1, 'latin1');
  header.write(entry.linkName ?? '', 157, 100, 'utf8');
  header.write('ustar\x0000', 257, 'latin1');
  header.write('root', 265);
  header.write('root', 297);
  header.write(octal(0, 8), 329);
  header.write(octal(0, 8), 337);
  return withChecksum(header);
}

/** The same header with the checksum of its bytes. */
export function withChecksum(header: Buffer): Buffer {
  header.fill(' ', 148, 156);
  let sum = 0;
  for (const byte of header) sum += byte;
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

/** An extended header for the entry after it: `records` are lines made by paxRecord. */
export function* paxHeader(records: string): Generator<Buffer> {
  const data = Buffer.from(records);
  yield tarHeader({ name: 'PaxHeaders/entry', type: 'x', size: data.length });
  yield data;
  yield padding(data.length);
}

export function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  let length = bytes + String(bytes).length;
  // The length counts its own digits, which may be one more than those of the rest.
  if (bytes + String(length).length !== length) length = bytes + String(length).length;
  return `${length}${rest}`;
}

function paxRecords(entry: TarEntry): string {
  let records = '';
  if (needsPax(entry.name)) records += paxRecord('path', entry.name);
  if (entry.linkName !== undefined && needsPax(entry.linkName))
    records += paxRecord('linkpath', entry.linkName);
  if (entry.size > LARGEST_OCTAL_SIZE) records += paxRecord('size', String(entry.size));
  return records;
}

function needsPax(name: string): boolean {
  return Buffer.byteLength(name) > 100 || /[^\x20-\x7e]/.test(name);
}

function octal(value: number, width: number): string {
  return `${value.toString(8).padStart(width - 1, '0')}\0`;
}
