import { ArchiveTree } from '../../src/disk/archive-tree.ts';
import { FileLedger } from '../../src/disk/file-ledger.ts';
import { unpackInto, type TreeOrder } from '../../src/disk/unpack.ts';
import type { Unpacked } from '../../src/flows/ports.ts';

export interface UnpackOrder extends TreeOrder {
  /** An empty folder that nobody else writes to. After a failure it holds a part of the tree, for the caller to remove. */
  readonly into: string;
}

export interface ArchiveOrder extends UnpackOrder {
  /** Path of the archive. */
  readonly archive: string;
}

/** Unpacks an archive file into a folder, as a run does that has the whole archive on its disk. */
export async function unpackArchive(order: ArchiveOrder): Promise<Unpacked> {
  return await unpackInto(new ArchiveTree(order.into, new FileLedger(['sha256'])), order.archive, order);
}
