import { open, type FileHandle } from 'node:fs/promises';
import { diskFailure } from '../system/disk-failure.ts';
import type { ArchiveTree, Unpacked, UnpackOrder } from './tree.ts';
import { ZipFileBytes } from './zip/bytes.ts';
import { unpackZip, zipProgress } from './zip/unpack.ts';

/**
 * Unpacks a zip file that could not be unpacked while it arrived.
 * Rejects with `archive-*`, `disk-full` or `disk-error`, or with the reason of the signal.
 */
export async function unpackFile(tree: ArchiveTree, path: string, order: UnpackOrder): Promise<Unpacked> {
  order.signal.throwIfAborted();
  let file: FileHandle | null = null;
  try {
    file = await open(path);
    const { size } = await file.stat();
    const onRead = zipProgress(tree, order);
    await unpackZip(new ZipFileBytes(file, size, onRead), tree, order);
    const unpacked = tree.unpacked('zip', order);
    onRead();
    return unpacked;
  } catch (error) {
    tree.abandon();
    throw diskFailure(error, path, 'read the archive');
  } finally {
    await file?.close();
  }
}
