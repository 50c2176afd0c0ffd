import { createHash, type Hash } from 'node:crypto';
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import type { PartFile } from '../flows/ports.ts';
import { diskFailure } from './archive-tree.ts';

/** A file that grows as the archive arrives, hashed on the way. Throws `disk-full`, `disk-error`. */
export class PartFileOnDisk implements PartFile {
  readonly #path: string;
  #descriptor: number | null;
  #hash: Hash = createHash('sha256');
  #bytes = 0;

  constructor(path: string) {
    this.#path = path;
    this.#descriptor = this.#orFailure('create', () => openSync(path, 'wx', 0o644));
  }

  append(chunk: Uint8Array): void {
    const descriptor = this.#open();
    this.#hash.update(chunk);
    this.#orFailure('write', () => {
      let written = 0;
      while (written < chunk.length) {
        written += writeSync(descriptor, chunk, written, chunk.length - written, this.#bytes + written);
      }
    });
    this.#bytes += chunk.length;
  }

  reset(): void {
    const descriptor = this.#open();
    this.#orFailure('write', () => {
      ftruncateSync(descriptor, 0);
    });
    this.#hash = createHash('sha256');
    this.#bytes = 0;
  }

  finish(): { readonly bytes: number; readonly sha256: string } {
    this.close();
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
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
