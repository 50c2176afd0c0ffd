import { createReadStream } from 'node:fs';
import { archiveFormat } from '../../src/archive/format.ts';
import { ArchiveTree, type Unpacked, type UnpackOrder } from '../../src/archive/tree.ts';
import { ArrivalUnpacker } from '../../src/archive/unpack-arriving.ts';
import { unpackFile } from '../../src/archive/zip/unpack.ts';
import { FileIndex } from '../../src/site/file-index.ts';

/** Limits that no archive of a test reaches. */
export const LIMITS = { stripComponents: 0, maxBytes: 1e9, maxFiles: 100_000, platform: 'linux' };

export interface ArchiveOrder extends UnpackOrder {
  /** Path of the archive. */
  readonly archive: string;
  /** An empty folder that no other program uses. After a failure it holds a part of the tree, for the caller to remove. */
  readonly into: string;
}

/** Unpacks an archive file into a folder: a zip from disk, a tar as if it were arriving. */
export async function unpackArchive(order: ArchiveOrder): Promise<Unpacked> {
  return await unpackArchiveInto(
    new ArchiveTree(order.into, new FileIndex(['sha256'])),
    order.archive,
    order,
  );
}

export async function unpackArchiveInto(
  tree: ArchiveTree,
  archive: string,
  order: UnpackOrder,
): Promise<Unpacked> {
  let unpacker: ArrivalUnpacker | null = null;
  try {
    for await (const piece of createReadStream(archive) as AsyncIterable<Buffer>) {
      if (unpacker === null && isZip(piece)) return await unpackFile(tree, archive, order);
      unpacker ??= arrivalOf(tree, order);
      await unpacker.write(piece);
    }
    unpacker ??= arrivalOf(tree, order);
    return await unpacker.end();
  } finally {
    unpacker?.abandon();
  }
}

function arrivalOf(tree: ArchiveTree, order: UnpackOrder): ArrivalUnpacker {
  return new ArrivalUnpacker(tree, order, { totalBytes: null, readAt: () => Promise.resolve(null) });
}

function isZip(head: Buffer): boolean {
  try {
    return archiveFormat(head) === 'zip';
  } catch {
    return false;
  }
}
