import { STORED, type ZipEntry } from './zip-record.ts';

/**
 * An entry of a zip as a member of a gzip stream. The trailer is the checksum and the size that the directory gives, so
 * node:zlib verifies both, and one call or one stream inflates any number of entries.
 */

/** A gzip header that says nothing but "deflate follows". */
export const MEMBER_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const MEMBER_TRAILER_BYTES = 8;
/** What deflate can hold unpacked in one block, after a head of 5 bytes. */
const STORED_BLOCK_BYTES = 0xffff;
const STORED_HEAD_BYTES = 5;

/** Length in bytes of the member that `writeMember` makes of an entry. */
export function memberBytes({ method, packedBytes }: ZipEntry): number {
  const heads = method === STORED ? Math.max(1, Math.ceil(packedBytes / STORED_BLOCK_BYTES)) : 0;
  return MEMBER_HEADER.length + heads * STORED_HEAD_BYTES + packedBytes + MEMBER_TRAILER_BYTES;
}

/** Writes an entry, whose data are `packed`, as a member at `at`; returns where it ends. */
export function writeMember(target: Buffer, at: number, entry: ZipEntry, packed: Buffer): number {
  let end = at + MEMBER_HEADER.copy(target, at);
  for (const piece of deflated(packed, entry.method, true)) end += piece.copy(target, end);
  return end + memberTrailer(entry).copy(target, end);
}

/** Data of an entry as deflate: as they are, or in stored blocks. `isLast`: no more data of it follow. */
export function* deflated(bytes: Buffer, method: number, isLast: boolean): Generator<Buffer> {
  if (method !== STORED) {
    yield bytes;
    return;
  }
  for (let at = 0; at < bytes.length; at += STORED_BLOCK_BYTES) {
    const block = bytes.subarray(at, at + STORED_BLOCK_BYTES);
    yield storedHead(block.length, isLast && at + block.length === bytes.length);
    yield block;
  }
  if (bytes.length === 0 && isLast) yield storedHead(0, true);
}

export function memberTrailer({ crc, bytes }: ZipEntry): Buffer {
  const trailer = Buffer.allocUnsafe(MEMBER_TRAILER_BYTES);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(bytes % 2 ** 32, 4);
  return trailer;
}

function storedHead(length: number, isLast: boolean): Buffer {
  const head = Buffer.allocUnsafe(STORED_HEAD_BYTES);
  head[0] = isLast ? 1 : 0;
  head.writeUInt16LE(length, 1);
  head.writeUInt16LE(~length & 0xffff, 3);
  return head;
}
