import { damaged } from '../damage.ts';
import { decodeName } from '../entry-name.ts';

/** Tar comes in blocks of this many bytes. */
export const TAR_BLOCK_BYTES = 512;

/** Where the prefix of a ustar name begins. */
const PREFIX_AT = 345;

/** One header block, read and checked; long names and pax records are not applied yet. */
export interface TarHeader {
  readonly name: Buffer;
  readonly bytes: number;
  /** One character; `'0'` also where the field is NUL, as before POSIX. */
  readonly type: string;
}

/** Whether there are zeros only: a block of them is the end of the archive. */
export function isZeros(bytes: Buffer): boolean {
  if (bytes[0] !== 0) return bytes.length === 0;
  // Each byte is as the one before it: the comparison runs in native code.
  return bytes.compare(bytes, 1, bytes.length, 0, bytes.length - 1) === 0;
}

/** Whether 512 bytes are a header: their sum says so even where the format has no magic. */
export function isTarHeader(block: Buffer): boolean {
  return block.length >= TAR_BLOCK_BYTES && sumHolds(block);
}

/** Reads a header block. Throws `archive-damaged` where its sum or size is wrong. */
export function readTarHeader(block: Buffer, lastEntry: string | null): TarHeader {
  if (!sumHolds(block)) throw damaged('a tar header has a wrong checksum', lastEntry);
  const isUstar = block.toString('latin1', 257, 263) === 'ustar\0';
  const name = upToNul(block, 0, 100);
  const prefix = isUstar ? upToNul(block, PREFIX_AT, 155) : name.subarray(0, 0);
  // GNU tar keeps two times where ustar has the prefix. Where the bytes are no time, Go and Python still read a prefix.
  if (
    !isUstar &&
    (readNumber(block, PREFIX_AT, 12) === null || readNumber(block, PREFIX_AT + 12, 12) === null)
  )
    throw damaged('a tar header has a name prefix that only some readers apply', lastEntry);
  const fullName = prefix.length === 0 ? name : Buffer.concat([prefix, Buffer.from('/'), name]);
  const bytes = readNumber(block, 124, 12);
  if (bytes === null) throw damaged('a tar header has no readable size', decodeName(fullName).name);
  const type = block[156] === 0 ? '0' : block.toString('latin1', 156, 157);
  return { name: fullName, bytes, type };
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

/** What a pax header says about the entry after it; `null` where it says nothing. */
export interface PaxRecords {
  readonly path: Buffer | null;
  readonly bytes: number | null;
  readonly hasLinkPath: boolean;
  readonly isSparse: boolean;
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
  for (let at = 0; at < body.length;) {
    const space = body.indexOf(0x20, at);
    const digits = body.toString('latin1', at, space === -1 ? at : space);
    const end = at + Number(digits);
    const equals = body.indexOf(0x3d, space);
    const whole = /^[1-9]\d{0,7}$/.test(digits) && end <= body.length && equals > space && equals < end;
    if (!whole || body[end - 1] !== 0x0a) throw damaged('a pax header is malformed', lastEntry);
    const key = body.toString('latin1', space + 1, equals);
    const value = body.subarray(equals + 1, end - 1);
    // An empty value takes back what an earlier header said.
    if (key === 'path') path = value.length === 0 ? null : Buffer.from(value);
    else if (key === 'size') bytes = value.length === 0 ? null : readSize(value, lastEntry);
    else if (key === 'linkpath') hasLinkPath = value.length > 0;
    else if (key.startsWith('GNU.sparse.')) isSparse = true;
    at = end;
  }
  return { path, bytes, hasLinkPath, isSparse };
}

function readSize(value: Buffer, lastEntry: string | null): number {
  const text = value.toString('latin1');
  const bytes = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(bytes))
    throw damaged('a pax header has no readable size', lastEntry);
  return bytes;
}
