import { Failure } from '../core/failure.ts';
import type { ArrivingBundle } from '../download/sink.ts';
import { ARCHIVE_HEAD_BYTES, archiveFormat, type ArchiveFormat } from './format.ts';
import { type ByteSink, steadied } from './inflate.ts';
import { unpackTar } from './tar/unpack.ts';
import type { ArchiveTree } from './tree.ts';
import type { TreeOrder, Unpacked } from './unpack-file.ts';
import { NoRandomAccess, ZipArrivingBytes } from './zip/arriving-bytes.ts';
import { unpackZip } from './zip/unpack.ts';

/** What was given and could not be unpacked on the way, from the first byte on; `null`: all is well. */
export type GivenBack = readonly Uint8Array[] | null;

/** Takes the bytes of an archive in order and says, at the end, whether all of them are unpacked. */
interface Taker {
  take(bytes: Buffer): Promise<GivenBack>;
  finish(): Promise<GivenBack>;
  stop(reason: unknown): void;
}

/**
 * Unpacks one archive while it arrives. A tar comes in the order it is needed in. Of a zip the end is needed first, so
 * where the store gives no bytes out of turn the zip is given back.
 * Everything rejects with any `archive-*` failure, `disk-*`, or the reason of the signal.
 */
export class ArrivalUnpacker {
  readonly #order: TreeOrder;
  readonly #arriving: ArrivingBundle;
  readonly #tree: ArchiveTree;
  #head = Buffer.alloc(0);
  #format: ArchiveFormat | null = null;
  #taker: Taker | null = null;
  #isDone = false;
  readonly #onAbort = (): void => {
    this.abandon();
  };

  constructor(tree: ArchiveTree, order: TreeOrder, arriving: ArrivingBundle) {
    this.#tree = tree;
    this.#order = order;
    this.#arriving = arriving;
    order.signal.addEventListener('abort', this.#onAbort, { once: true });
  }

  /** Resolves when the next bytes may come. After bytes were given back it is not to be called again. */
  async take(bytes: Buffer): Promise<GivenBack> {
    this.#order.signal.throwIfAborted();
    if (this.#taker !== null) return await this.#taker.take(bytes);
    this.#head = Buffer.concat([this.#head, bytes]);
    return this.#head.length < ARCHIVE_HEAD_BYTES ? null : await this.#open().take(this.#head);
  }

  /** After the last byte. */
  async finish(): Promise<GivenBack> {
    let back: GivenBack = null;
    if (this.#taker === null) back = await this.#open().take(this.#head);
    back ??= (await this.#taker?.finish()) ?? null;
    if (back !== null) return back;
    if (this.#tree.fileIndex.fileCount === 0)
      throw new Failure('archive-empty', { stripComponents: this.#order.stripComponents });
    this.#order.signal.removeEventListener('abort', this.#onAbort);
    this.#isDone = true;
    return null;
  }

  /** What was unpacked, after the end; `null` before. */
  unpacked(): Unpacked | null {
    const { fileCount, byteCount } = this.#tree.fileIndex;
    if (!this.#isDone || this.#format === null) return null;
    return { format: this.#format, fileCount, siteBytes: byteCount };
  }

  /** Stops at once; what lies in the folder stays, for the caller to remove. A second call does nothing. */
  abandon(): void {
    const { signal } = this.#order;
    signal.removeEventListener('abort', this.#onAbort);
    this.#taker?.stop(signal.aborted ? signal.reason : new Error('the unpacking was abandoned'));
    this.#tree.abandon();
  }

  #open(): Taker {
    this.#format = archiveFormat(this.#head);
    this.#taker =
      this.#format === 'zip'
        ? zipTaker(this.#tree, this.#order, this.#arriving)
        : tarTaker(unpackTar(this.#format, this.#tree, this.#order));
    return this.#taker;
  }
}

function tarTaker(tar: ByteSink): Taker {
  const sink = steadied(tar);
  return {
    take: async (bytes) => {
      await sink.write(bytes);
      return null;
    },
    finish: async () => {
      await sink.end();
      return null;
    },
    stop: (reason) => {
      sink.destroy(reason);
    },
  };
}

function zipTaker(tree: ArchiveTree, order: TreeOrder, { totalBytes, readAt }: ArrivingBundle): Taker {
  if (totalBytes === null) {
    const giveBack = (bytes: Buffer): Promise<GivenBack> => Promise.resolve([bytes]);
    return { take: giveBack, finish: () => Promise.resolve([]), stop: () => undefined };
  }
  const onRead = (): void => {
    order.onProgress?.(tree.fileIndex.fileCount, tree.fileIndex.byteCount);
    order.signal.throwIfAborted();
  };
  const zip = new ZipArrivingBytes({ totalBytes, readAt, onRead });
  const own = new AbortController();
  const signal = AbortSignal.any([order.signal, own.signal]);
  const unpacking = unpackZip(zip, tree, { ...order, signal }).then(
    () => {
      zip.finish();
    },
    (error: unknown) => {
      zip.stop(error);
      throw error;
    },
  );
  // Whoever takes or finishes hears of it.
  unpacking.catch(() => undefined);
  const outcome = async (left: Uint8Array): Promise<GivenBack> => {
    try {
      await unpacking;
      return null;
    } catch (error) {
      if (error instanceof NoRandomAccess) return [zip.held, left];
      throw error;
    }
  };
  return {
    take: async (bytes) => {
      const taken = await zip.push(bytes);
      return taken === bytes.length ? null : await outcome(bytes.subarray(taken));
    },
    finish: () => outcome(new Uint8Array()),
    stop: (reason) => {
      zip.stop(reason);
      // Comes back when no thread writes any more.
      own.abort(reason);
    },
  };
}
