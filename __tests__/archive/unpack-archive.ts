import { ArchiveTree } from '../../src/archive/tree.ts';
import { unpackInto, type TreeOrder, type Unpacked } from '../../src/archive/unpack-file.ts';
import { FileIndex } from '../../src/site/file-index.ts';

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
  return await unpackInto(new ArchiveTree(order.into, new FileIndex(['sha256'])), order.archive, order);
}
