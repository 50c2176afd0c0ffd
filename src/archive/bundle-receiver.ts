import { createHash, type Hash } from 'node:crypto';
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ArrivingBundle, BundleSink } from '../download/sink.ts';
import { diskFailure } from '../system/disk-failure.ts';
import { requireSpace } from '../system/free-space.ts';
import type { ArrivalUnpacker, GivenBack } from './unpack-arriving.ts';
import type { Unpacked } from './unpack-file.ts';

export interface ReceiverOptions {
  /** Where to keep the bundle until it is published, or needed no more. Asked once at most. */
  readonly partPath: () => string;
  /** Whether the bundle itself is wanted. */
  readonly isKept: boolean;
  /** Makes what unpacks a bundle on the way, anew for each that begins; `null`: nothing is unpacked. */
  readonly unpacker: ((arriving: ArrivingBundle) => ArrivalUnpacker) | null;
}

/**
 * Takes the bundle as it arrives: hashes it, unpacks it on the way where its format and the store allow that, and
 * writes it to a file only where it is kept, or cannot be unpacked on the way.
 */
export class BundleReceiver implements BundleSink {
  readonly #options: ReceiverOptions;
  #hash: Hash = createHash('sha256');
  #bytes = 0;
  #totalBytes: number | null = null;
  #file: PartFile | null = null;
  #unpacker: ArrivalUnpacker | null = null;
  #unpacked: Unpacked | null = null;

  constructor(options: ReceiverOptions) {
    this.#options = options;
  }

  begin(arriving: ArrivingBundle): void {
    this.#hash = createHash('sha256');
    this.#bytes = 0;
    this.#totalBytes = arriving.totalBytes;
    this.#unpacker?.abandon();
    this.#unpacked = null;
    this.#unpacker = this.#options.unpacker?.(arriving) ?? null;
    // A file that an earlier beginning needed stays in use.
    this.#file?.reset();
    if (this.#options.isKept || this.#unpacker === null) this.#openFile();
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes);
    this.#bytes += bytes.length;
    this.#file?.append(bytes);
    if (this.#unpacker === null) return;
    this.#goOnWithout(await this.#unpacker.take(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)));
  }

  async close(): Promise<{ readonly bytes: number; readonly sha256: string }> {
    if (this.#unpacker !== null) this.#goOnWithout(await this.#unpacker.finish());
    this.#file?.close();
    // It holds every name of the archive, and nobody has a use for them from here on.
    this.#unpacked = this.#unpacker?.unpacked() ?? null;
    this.#unpacker = null;
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }

  /** What was unpacked on the way; `null` when the file is still to be unpacked. */
  unpacked(): Unpacked | null {
    return this.#unpacked;
  }

  /** Lets go of everything that is open, finished or not; a second call does nothing. */
  abandon(): void {
    try {
      this.#unpacker?.abandon();
    } finally {
      this.#file?.close();
    }
  }

  /** What could not be unpacked on the way goes on as a file. */
  #goOnWithout(back: GivenBack): void {
    if (back === null) return;
    this.#unpacker?.abandon();
    this.#unpacker = null;
    if (this.#file !== null) return;
    const file = this.#openFile();
    for (const bytes of back) file.append(bytes);
  }

  #openFile(): PartFile {
    if (this.#file !== null) return this.#file;
    const path = this.#options.partPath();
    if (this.#totalBytes !== null) requireSpace(dirname(path), this.#totalBytes, 'download the bundle');
    this.#file = new PartFile(path);
    return this.#file;
  }
}

/** A file that grows as the bundle arrives. Throws `disk-full`, `disk-error`. */
export class PartFile {
  readonly #path: string;
  #descriptor: number | null;
  #bytes = 0;

  /** Makes the file; nothing may be there. */
  constructor(path: string) {
    this.#path = path;
    this.#descriptor = this.#orFailure('create', () => openSync(path, 'wx', 0o644));
  }

  append(bytes: Uint8Array): void {
    const descriptor = this.#open();
    this.#orFailure('write', () => {
      for (let at = 0; at < bytes.length;)
        at += writeSync(descriptor, bytes, at, bytes.length - at, this.#bytes + at);
    });
    this.#bytes += bytes.length;
  }

  /** Forgets what was written and starts from zero. */
  reset(): void {
    const descriptor = this.#open();
    this.#orFailure('write', () => {
      ftruncateSync(descriptor, 0);
    });
    this.#bytes = 0;
  }

  /** Closes the file, finished or not; a second call does nothing. */
  close(): void {
    const descriptor = this.#descriptor;
    if (descriptor === null) return;
    this.#descriptor = null;
    this.#orFailure('write', () => {
      closeSync(descriptor);
    });
  }

  #open(): number {
    if (this.#descriptor === null) throw new Error('the part file is closed');
    return this.#descriptor;
  }

  #orFailure<T>(verb: string, act: () => T): T {
    try {
      return act();
    } catch (error) {
      throw diskFailure(error, this.#path, `${verb} the bundle`);
    }
  }
}
