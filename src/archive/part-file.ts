import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { diskFailure } from '../system/disk-failure.ts';

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
