import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ArrivingBundle, BundleSink, Downloaded } from '../download/sink.ts';
import { orDiskFailure } from '../system/disk-failure.ts';
import { ARCHIVE_HEAD_BYTES, refuseNoArchive } from './format.ts';
import { requireSpace, type Unpacked } from './tree.ts';
import type { ArrivalUnpacker } from './unpack-arriving.ts';
import { NoRandomAccess } from './zip/arriving-bytes.ts';

export interface ReceiverOptions {
  /** Where the bundle's file is made, which the caller moves or removes. Called once at most. */
  readonly partPath: () => string;
  /** Whether the bundle itself is wanted. */
  readonly isKept: boolean;
  /** Makes an unpacker for each bundle that begins; `null`: nothing is unpacked. */
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
  #head = Buffer.alloc(0);
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
    this.#head = Buffer.alloc(0);
    this.#totalBytes = arriving.totalBytes;
    this.#unpacker?.abandon();
    this.#unpacked = null;
    this.#unpacker = this.#options.unpacker?.(arriving) ?? null;
    // The file of an earlier bundle is reused.
    this.#file?.reset();
    if (this.#options.isKept || this.#unpacker === null) this.#openFile();
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#hash.update(bytes);
    const missing = ARCHIVE_HEAD_BYTES - this.#head.length;
    if (missing > 0) this.#head = Buffer.concat([this.#head, bytes.subarray(0, missing)]);
    this.#bytes += bytes.length;
    this.#file?.append(bytes);
    await this.#unpack((unpacker) =>
      unpacker.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
    );
  }

  async close(): Promise<Downloaded> {
    await this.#unpack(async (unpacker) => {
      this.#unpacked = await unpacker.end();
    });
    this.#file?.close();
    // A sign-in page is not to pass for a bundle because nobody unpacks it.
    if (this.#options.unpacker === null) refuseNoArchive(this.#head);
    // It holds every name of the archive, which nothing needs from here on.
    this.#unpacker = null;
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }

  /** What was unpacked on the way; `null` when the file is still to be unpacked. */
  unpacked(): Unpacked | null {
    return this.#unpacked;
  }

  /** Stops the unpacker and closes the file, finished or not; a second call does nothing. */
  abandon(): void {
    try {
      this.#unpacker?.abandon();
    } finally {
      this.#file?.close();
    }
  }

  /** Unpacks further. A zip that cannot be unpacked while it arrives is written to a file instead. */
  async #unpack(step: (unpacker: ArrivalUnpacker) => Promise<void>): Promise<void> {
    if (this.#unpacker === null) return;
    try {
      await step(this.#unpacker);
    } catch (error) {
      if (!(error instanceof NoRandomAccess)) throw error;
      this.#unpacker.abandon();
      this.#unpacker = null;
      if (this.#file !== null) return;
      const file = this.#openFile();
      for (const bytes of error.given) file.append(bytes);
    }
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

  /** Makes the file; nothing may be there. */
  constructor(path: string) {
    this.#path = path;
    this.#descriptor = orDiskFailure(path, 'create the bundle', () => openSync(path, 'wx', 0o644));
  }

  append(bytes: Uint8Array): void {
    const descriptor = this.#descriptor;
    if (descriptor === null) throw new Error('the part file is closed');
    this.#change(() => {
      writeFileSync(descriptor, bytes);
    });
  }

  /** Forgets what was written and starts from zero. */
  reset(): void {
    this.close();
    this.#change(() => {
      this.#descriptor = openSync(this.#path, 'w');
    });
  }

  /** Closes the file, finished or not; a second call does nothing. */
  close(): void {
    const descriptor = this.#descriptor;
    this.#descriptor = null;
    this.#change(() => {
      if (descriptor !== null) closeSync(descriptor);
    });
  }

  #change(act: () => void): void {
    orDiskFailure(this.#path, 'write the bundle', act);
  }
}
