import type { ArrivingBundle } from '../download/sink.ts';
import { ARCHIVE_HEAD_BYTES, archiveFormat } from './format.ts';
import { type ByteSink, inLargePieces } from './inflate.ts';
import { unpackTar } from './tar/unpack.ts';
import type { ArchiveTree, Unpacked, UnpackOrder } from './tree.ts';
import { NoRandomAccess, ZipArrivingBytes } from './zip/arriving-bytes.ts';
import { unpackZip, zipProgress } from './zip/unpack.ts';

/**
 * Unpacks one archive while it arrives. A tar comes in the order it is needed in. Of a zip the end is needed first.
 * Everything rejects with any `archive-*` failure, `disk-*`, or the reason of the signal; and with `NoRandomAccess` when
 * the store gives no end of a zip, which has to be unpacked from a file then.
 */
export class ArrivalUnpacker {
  readonly #order: UnpackOrder;
  readonly #arriving: ArrivingBundle;
  readonly #tree: ArchiveTree;
  #head = Buffer.alloc(0);
  #sink: ByteSink | null = null;
  readonly #onAbort = (): void => {
    this.abandon();
  };

  constructor(tree: ArchiveTree, order: UnpackOrder, arriving: ArrivingBundle) {
    this.#tree = tree;
    this.#order = order;
    this.#arriving = arriving;
    order.signal.addEventListener('abort', this.#onAbort, { once: true });
  }

  /** Resolves when the next bytes may come. */
  async write(bytes: Buffer): Promise<void> {
    this.#order.signal.throwIfAborted();
    if (this.#sink !== null) {
      await this.#sink.write(bytes);
      return;
    }
    this.#head = Buffer.concat([this.#head, bytes]);
    if (this.#head.length >= ARCHIVE_HEAD_BYTES) await this.#start();
  }

  /** After the last byte. */
  async end(): Promise<Unpacked> {
    const sink = this.#sink ?? (await this.#start());
    await sink.end();
    const unpacked = this.#tree.unpacked(archiveFormat(this.#head), this.#order);
    this.#order.signal.removeEventListener('abort', this.#onAbort);
    return unpacked;
  }

  /** Stops at once; what lies in the folder stays, for the caller to remove. A second call does nothing. */
  abandon(): void {
    const { signal } = this.#order;
    signal.removeEventListener('abort', this.#onAbort);
    this.#sink?.destroy(signal.aborted ? signal.reason : new Error('the unpacking was abandoned'));
    this.#tree.abandon();
  }

  async #start(): Promise<ByteSink> {
    const format = archiveFormat(this.#head);
    const sink =
      format === 'zip'
        ? zipSink(this.#tree, this.#order, this.#arriving)
        : inLargePieces(unpackTar(format, this.#tree, this.#order));
    this.#sink = sink;
    await sink.write(this.#head);
    return sink;
  }
}

function zipSink(tree: ArchiveTree, order: UnpackOrder, { totalBytes, readAt }: ArrivingBundle): ByteSink {
  if (totalBytes === null) {
    return {
      write: (bytes) => Promise.reject(new NoRandomAccess([bytes])),
      end: () => Promise.resolve(),
      destroy: () => undefined,
    };
  }
  const zip = new ZipArrivingBytes({ totalBytes, readAt, onRead: zipProgress(tree, order) });
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
  // `write` and `end` wait for it too, and reject with its error.
  unpacking.catch(() => undefined);
  const outcome = async (left: Uint8Array): Promise<void> => {
    try {
      await unpacking;
    } catch (error) {
      throw error instanceof NoRandomAccess ? new NoRandomAccess([zip.held, left]) : error;
    }
  };
  return {
    write: async (bytes) => {
      const taken = await zip.push(bytes);
      if (taken < bytes.length) await outcome(bytes.subarray(taken));
    },
    end: () => outcome(new Uint8Array()),
    destroy: (reason) => {
      zip.stop(reason);
      // Returns when no thread writes any more.
      own.abort(reason);
    },
  };
}
