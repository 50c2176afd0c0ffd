import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BundleSink, Downloaded } from '../download/sink.ts';
import { orDiskFailure } from '../system/disk-failure.ts';
import { ARCHIVE_HEAD_BYTES, type ArchiveFormat, archiveFormat, refuseNoArchive } from './format.ts';
import { type ByteSink, inLargePieces } from './inflate.ts';
import { unpackTar } from './tar/unpack.ts';
import { type ArchiveTree, requireSpace, type Unpacked, type UnpackOptions } from './tree.ts';
import { unpackZip } from './zip/unpack.ts';

export interface UnpackTarget extends UnpackOptions {
  /** An empty tree, for each bundle that begins. */
  readonly newTree: () => ArchiveTree;
}

export interface ArchiveSinkOptions {
  /** Where the bundle's file is made, which the caller moves or removes. Called once at most. */
  readonly partPath: () => string;
  /** Whether the bundle itself is wanted. */
  readonly isKept: boolean;
  /** `null`: nothing is unpacked. */
  readonly target: UnpackTarget | null;
}

interface Unpacking {
  readonly format: ArchiveFormat;
  readonly tree: ArchiveTree;
  /** `null` for a zip, which is unpacked from its file. */
  readonly tar: ByteSink | null;
}

/**
 * Takes the bundle: hashes it, and unpacks a tar while it arrives. A zip, which has its directory at its end, becomes a
 * file first, and so does a bundle that is kept.
 */
export class ArchiveSink implements BundleSink {
  readonly #options: ArchiveSinkOptions;
  #hash: Hash = createHash('sha256');
  #bytes = 0;
  #totalBytes: number | null = null;
  /** The first bytes, which decide what happens with all; `null`: it is decided. */
  #head: Buffer | null = null;
  #unpacking: Unpacking | null = null;
  #path: string | null = null;
  #descriptor: number | null = null;
  readonly #onAbort = (): void => {
    this.#stopUnpacking();
  };

  constructor(options: ArchiveSinkOptions) {
    this.#options = options;
    options.target?.signal.addEventListener('abort', this.#onAbort, { once: true });
  }

  begin(totalBytes: number | null): void {
    this.#stopUnpacking();
    this.#closeFile();
    this.#hash = createHash('sha256');
    this.#bytes = 0;
    this.#totalBytes = totalBytes;
    this.#head = Buffer.alloc(0);
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    if (this.#head === null) {
      await this.#pass(bytes);
      return;
    }
    this.#head = Buffer.concat([this.#head, bytes]);
    if (this.#head.length >= ARCHIVE_HEAD_BYTES) await this.#start(this.#head);
  }

  async close(): Promise<Downloaded> {
    this.#options.target?.signal.throwIfAborted();
    if (this.#head !== null) await this.#start(this.#head);
    await this.#unpacking?.tar?.end();
    this.#closeFile();
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }

  /**
   * After `close`: the tree with all files. `onFile` is called where they are still to be unpacked, from the bundle's
   * file. Rejects with any `archive-*` failure, `disk-*`, or the reason of the signal.
   */
  async unpack(onFile: () => void): Promise<{ readonly tree: ArchiveTree; readonly unpacked: Unpacked }> {
    const { target } = this.#options;
    target?.signal.throwIfAborted();
    if (target === null || this.#unpacking === null) throw new Error('there is nothing to unpack');
    const { format, tree, tar } = this.#unpacking;
    if (tar === null && this.#path !== null) {
      onFile();
      await unpackZip(this.#path, tree, target);
    }
    // It holds every name of the archive, which nothing needs from here on.
    this.#unpacking = null;
    return { tree, unpacked: tree.unpacked(format, target) };
  }

  /** Stops unpacking and closes the file, finished or not; a second call does nothing. */
  abandon(): void {
    this.#options.target?.signal.removeEventListener('abort', this.#onAbort);
    try {
      this.#stopUnpacking();
    } finally {
      this.#closeFile();
    }
  }

  async #start(head: Buffer): Promise<void> {
    this.#head = null;
    const { target, isKept } = this.#options;
    if (target === null) {
      // A sign-in page is not to pass for a bundle because nobody unpacks it.
      refuseNoArchive(head);
      this.#openFile(null);
    } else {
      target.signal.throwIfAborted();
      const format = archiveFormat(head);
      const tree = target.newTree();
      const tar = format === 'zip' ? null : inLargePieces(unpackTar(format, tree, target));
      this.#unpacking = { format, tree, tar };
      if (isKept || tar === null) this.#openFile(tar === null ? tree.root : null);
    }
    await this.#pass(head);
  }

  async #pass(bytes: Uint8Array): Promise<void> {
    this.#options.target?.signal.throwIfAborted();
    const descriptor = this.#descriptor;
    if (descriptor !== null)
      this.#change(() => {
        writeFileSync(descriptor, bytes);
      });
    await this.#unpacking?.tar?.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  }

  /** `zipRoot`: the folder into which a zip will be unpacked. */
  #openFile(zipRoot: string | null): void {
    // The file of an earlier bundle is used again.
    const isNew = this.#path === null;
    const path = (this.#path ??= this.#options.partPath());
    if (this.#totalBytes !== null) requireSpaceFor(this.#totalBytes, dirname(path), zipRoot);
    this.#change(() => {
      this.#descriptor = openSync(path, isNew ? 'wx' : 'w', 0o644);
    });
  }

  #stopUnpacking(): void {
    const unpacking = this.#unpacking;
    const signal = this.#options.target?.signal;
    this.#unpacking = null;
    unpacking?.tar?.destroy(signal?.aborted === true ? signal.reason : new Error('the bundle is not wanted'));
    unpacking?.tree.abandon();
  }

  #closeFile(): void {
    const descriptor = this.#descriptor;
    this.#descriptor = null;
    if (descriptor !== null)
      this.#change(() => {
        closeSync(descriptor);
      });
  }

  #change(act: () => void): void {
    orDiskFailure(this.#path ?? '', 'write the bundle', act);
  }
}

/**
 * Throws `disk-too-small` where the bundle does not fit, or a zip and what is in it, which takes about as much or more:
 * how much is known only at its end.
 */
function requireSpaceFor(bytes: number, folder: string, zipRoot: string | null): void {
  const doing = 'download the bundle';
  const isShared = zipRoot !== null && statSync(zipRoot).dev === statSync(folder).dev;
  requireSpace(folder, isShared ? 2 * bytes : bytes, isShared ? `${doing} and unpack it` : doing);
  if (zipRoot !== null && !isShared) requireSpace(zipRoot, bytes, 'unpack the bundle');
}
