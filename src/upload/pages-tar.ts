import { TAR_BLOCK_BYTES } from '../archive/tar/header.ts';
import type { UnpackedSite } from '../site/file-index.ts';

/**
 * The tar of a Pages artifact, to the byte what GNU tar makes with `--format=gnu --sort=name --owner=0 --group=0
 * --numeric-owner --mtime=@946684800`: what `actions/upload-pages-artifact` sends, without what differs from one run
 * to the next.
 */

export interface PagesEntry {
  /** From the root of the site; `''` is the root itself. */
  readonly path: string;
  /** `null`: a folder. */
  readonly bytes: number | null;
}

/** 2000-01-01T00:00:00Z: the same site gives the same bytes, and no reader finds it implausibly old. */
export const PAGES_TIME_S = 946_684_800;
const NAME_BYTES = 100;
const OCTAL_SIZE_MAX = 0o77777777777;
/** GNU tar writes records of 20 blocks, the last one filled up. */
const RECORD_BYTES = 20 * TAR_BLOCK_BYTES;
const END_BYTES = 2 * TAR_BLOCK_BYTES;
/** No site needs them, and a Pages artifact never has them: `actions/upload-pages-artifact` leaves them out too. */
const LEFT_OUT = /(?:^|\/)\.git(?:hub)?(?:\/|$)/;

/** Everything in a site: the root, then folders and files in no order. */
export function siteEntries({
  files,
  folders,
}: Pick<UnpackedSite, 'files' | 'folders'>): readonly PagesEntry[] {
  const below = folders.map((path) => ({ path, bytes: null }));
  return [{ path: '', bytes: null }, ...below, ...files];
}

/** Whether an entry belongs into a Pages artifact. */
export function isForPages({ path }: PagesEntry): boolean {
  return !LEFT_OUT.test(path);
}

/** The entries in the order of the tar, by the bytes of each name; `path` is to be free of NUL. */
export function sortedForPages<E extends PagesEntry>(entries: readonly E[]): readonly E[] {
  // One character a byte, so that comparing texts compares bytes; a slash comes before all else, as names are compared
  // folder by folder.
  const keyOf = ({ path }: E): string => Buffer.from(path).toString('latin1').replaceAll('/', '\0');
  const keyed = entries.map((entry) => ({ entry, key: keyOf(entry) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ entry }) => entry);
}

/** How long the tar of these entries is, to the byte. */
export function pagesTarBytes(entries: readonly PagesEntry[]): number {
  let bytes = END_BYTES;
  for (const entry of entries) {
    const name = Buffer.byteLength(tarName(entry));
    if (name > NAME_BYTES) bytes += TAR_BLOCK_BYTES + roundUp(name + 1, TAR_BLOCK_BYTES);
    bytes += TAR_BLOCK_BYTES + roundUp(entry.bytes ?? 0, TAR_BLOCK_BYTES);
  }
  return roundUp(bytes, RECORD_BYTES);
}

/** The bytes before an entry's contents: its header, and before that its name where it is too long for the header. */
export function pagesHeader(entry: PagesEntry): Buffer {
  const name = Buffer.from(tarName(entry));
  const own = header(name, {
    type: entry.bytes === null ? '5' : '0',
    size: entry.bytes ?? 0,
    timeS: PAGES_TIME_S,
  });
  if (name.length <= NAME_BYTES) return own;
  const size = name.length + 1;
  const long = header(Buffer.from('././@LongLink'), { type: 'L', size, timeS: 0 });
  return Buffer.concat([long, name, Buffer.alloc(roundUp(size, TAR_BLOCK_BYTES) - name.length), own]);
}

/** The zeros that follow contents of `bytes` bytes. */
export function pagesPadding(bytes: number): Buffer {
  return Buffer.alloc(roundUp(bytes, TAR_BLOCK_BYTES) - bytes);
}

/** The end of a tar that is `bytes` long so far. */
export function pagesEnd(bytes: number): Buffer {
  return Buffer.alloc(roundUp(bytes + END_BYTES, RECORD_BYTES) - bytes);
}

interface HeaderFacts {
  readonly type: '0' | '5' | 'L';
  readonly size: number;
  readonly timeS: number;
}

function header(name: Buffer, { type, size, timeS }: HeaderFacts): Buffer {
  const block = Buffer.alloc(TAR_BLOCK_BYTES);
  name.copy(block, 0, 0, NAME_BYTES);
  block.write(octal(type === '5' ? 0o755 : 0o644, 8), 100, 'latin1');
  block.write(octal(0, 8), 108, 'latin1');
  block.write(octal(0, 8), 116, 'latin1');
  if (size <= OCTAL_SIZE_MAX) {
    block.write(octal(size, 12), 124, 'latin1');
  } else {
    // Base 256: the first bit says so, and the last six bytes are enough for any size that can be counted.
    block[124] = 0x80;
    block.writeUIntBE(size, 130, 6);
  }
  block.write(octal(timeS, 12), 136, 'latin1');
  block.fill(' ', 148, 156);
  block.write(type, 156, 'latin1');
  block.write('ustar  \0', 257, 'latin1');
  let sum = 0;
  for (const byte of block) sum += byte;
  block.write(`${octal(sum, 7)} `, 148, 'latin1');
  return block;
}

/** `width` counts the NUL at the end. */
function octal(value: number, width: number): string {
  return `${value.toString(8).padStart(width - 1, '0')}\0`;
}

function tarName({ path, bytes }: PagesEntry): string {
  if (path === '') return './';
  return bytes === null ? `./${path}/` : `./${path}`;
}

function roundUp(bytes: number, unit: number): number {
  return Math.ceil(bytes / unit) * unit;
}
