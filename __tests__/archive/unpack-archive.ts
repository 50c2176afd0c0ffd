import { createReadStream } from 'node:fs';
import { ArchiveSink } from '../../src/archive/archive-sink.ts';
import { archiveFormat } from '../../src/archive/format.ts';
import { ArchiveTree, type Unpacked, type UnpackOptions } from '../../src/archive/tree.ts';
import { unpackZip } from '../../src/archive/zip/unpack.ts';
import { FileIndex } from '../../src/site/file-index.ts';

/** Limits that no archive of a test reaches. */
export const LIMITS = { stripComponents: 0, maxBytes: 1e9, maxFiles: 100_000, platform: 'linux' };

export interface ArchiveOptions extends UnpackOptions {
  /** Path of the archive. */
  readonly archive: string;
  /** An empty folder that no other program uses. After a failure it holds a part of the tree, for the caller to remove. */
  readonly into: string;
}

/** Unpacks an archive file into a folder: a zip from where it lies, a tar as if it were arriving. */
export async function unpackArchive(options: ArchiveOptions): Promise<Unpacked> {
  const tree = new ArchiveTree(options.into, new FileIndex(['sha256']));
  return await unpackArchiveInto(tree, options.archive, options);
}

export async function unpackArchiveInto(
  tree: ArchiveTree,
  archive: string,
  options: UnpackOptions,
): Promise<Unpacked> {
  let sink: ArchiveSink | null = null;
  try {
    for await (const piece of createReadStream(archive) as AsyncIterable<Buffer>) {
      if (sink === null && isZip(piece)) {
        await unpackZip(archive, tree, options);
        return tree.unpacked('zip', options);
      }
      sink ??= sinkInto(tree, options);
      await sink.write(piece);
    }
    sink ??= sinkInto(tree, options);
    await sink.close();
    return (await sink.unpack(() => undefined)).unpacked;
  } finally {
    sink?.abandon();
  }
}

/** `partPath`: where a zip is put first. */
export function sinkInto(tree: ArchiveTree, options: UnpackOptions, partPath?: string): ArchiveSink {
  const placePart = (): string => {
    if (partPath === undefined) throw new Error('no file is needed');
    return partPath;
  };
  const target = { ...options, newTree: () => tree };
  const sink = new ArchiveSink({ partPath: placePart, isKept: false, target });
  sink.begin(null);
  return sink;
}

function isZip(head: Buffer): boolean {
  try {
    return archiveFormat(head) === 'zip';
  } catch {
    return false;
  }
}
