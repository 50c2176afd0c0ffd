import { open, type FileHandle } from 'node:fs/promises';
import { Failure } from '../core/failure.ts';
import { diskFailure } from '../system/disk-failure.ts';
import { ARCHIVE_HEAD_BYTES, archiveFormat } from './format.ts';
import type { ByteSink } from './inflate.ts';
import { type TarOrder, unpackTar } from './tar/unpack.ts';
import type { ArchiveTree } from './tree.ts';
import { ZipFileBytes } from './zip/bytes.ts';
import { unpackZip, type ZipOrder } from './zip/unpack.ts';

export interface UnpackRequest {
  readonly stripComponents: number;
  readonly maxBytes: number;
  readonly maxFiles: number;
}

export interface Unpacked {
  readonly format: string;
  readonly fileCount: number;
  readonly siteBytes: number;
}

export interface TreeOrder extends TarOrder, ZipOrder {}

/** Read ahead of the inflater by one piece. */
const READ_BYTES = 256 * 1024;

/**
 * Unpacks an archive file into a tree: files and folders, and nothing else. Its name does not matter.
 * Rejects with `archive-*`, `disk-full` or `disk-error`, or with the reason of the signal.
 */
export async function unpackInto(tree: ArchiveTree, archive: string, order: TreeOrder): Promise<Unpacked> {
  order.signal.throwIfAborted();
  let file: FileHandle | null = null;
  try {
    file = await open(archive);
    const format = archiveFormat(await readHead(file));
    if (format === 'zip') await unpackZipFile(file, tree, order);
    else await unpackTarFile(file, unpackTar(format, tree, order), order.signal);
    const { fileIndex } = tree;
    if (fileIndex.fileCount === 0)
      throw new Failure('archive-empty', { stripComponents: order.stripComponents });
    order.onProgress?.(fileIndex.fileCount, fileIndex.byteCount);
    return { format, fileCount: fileIndex.fileCount, siteBytes: fileIndex.byteCount };
  } catch (error) {
    tree.abandon();
    throw diskFailure(error, archive, 'read the archive');
  } finally {
    await file?.close();
  }
}

async function readHead(file: FileHandle): Promise<Buffer> {
  const head = Buffer.alloc(ARCHIVE_HEAD_BYTES);
  const { bytesRead } = await file.read(head, 0, head.length, 0);
  return head.subarray(0, bytesRead);
}

async function unpackZipFile(file: FileHandle, tree: ArchiveTree, order: TreeOrder): Promise<void> {
  const { size } = await file.stat();
  const zip = new ZipFileBytes(file, size, () => {
    order.onProgress?.(tree.fileIndex.fileCount, tree.fileIndex.byteCount);
    order.signal.throwIfAborted();
  });
  await unpackZip(zip, tree, order);
}

async function unpackTarFile(file: FileHandle, sink: ByteSink, signal: AbortSignal): Promise<void> {
  const stop = (): void => {
    sink.destroy(signal.reason);
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    let spare = Buffer.allocUnsafeSlow(READ_BYTES);
    let next = file.read(Buffer.allocUnsafeSlow(READ_BYTES), 0, READ_BYTES, 0);
    for (let at = 0; ;) {
      const { bytesRead, buffer } = await next;
      if (bytesRead === 0) break;
      at += bytesRead;
      next = file.read(spare, 0, READ_BYTES, at);
      // Should the sink fail, nobody waits for this read any more.
      next.catch(() => undefined);
      await sink.write(buffer.subarray(0, bytesRead));
      spare = buffer;
      signal.throwIfAborted();
    }
    await sink.end();
  } catch (error) {
    sink.destroy(error);
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
