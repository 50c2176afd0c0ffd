import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { orDiskFailure } from '../../system/disk-failure.ts';
import { damaged } from '../damage.ts';

/** Read at once, so that small entries cost no system call each. */
export const ZIP_WINDOW_BYTES = 512 * 1024;

/** A zip file, read mostly from front to back through one window. Throws `archive-damaged`, `disk-error`. */
export class ZipFile {
  readonly length: number;
  readonly #path: string;
  readonly #descriptor: number;
  readonly #window = Buffer.allocUnsafeSlow(ZIP_WINDOW_BYTES);
  #start = 0;
  #end = 0;

  /** To be closed. */
  constructor(path: string) {
    this.#path = path;
    this.#descriptor = this.#orFailure(() => openSync(path, 'r'));
    this.length = this.#orFailure(() => fstatSync(this.#descriptor).size);
  }

  /** At most a window, which is valid until the next call. */
  read(offset: number, length: number): Buffer {
    if (!(offset >= 0) || offset + length > this.length) throw damaged('it points past its end');
    if (offset < this.#start || offset + length > this.#end) this.#load(offset, offset + length);
    return this.#window.subarray(offset - this.#start, offset - this.#start + length);
  }

  close(): void {
    closeSync(this.#descriptor);
  }

  /** Reads until the window reaches `needed`, and as far beyond as it has room. */
  #load(offset: number, needed: number): void {
    this.#start = offset;
    this.#end = offset;
    while (this.#end < needed) {
      const held = this.#end - offset;
      const room = ZIP_WINDOW_BYTES - held;
      const bytes = this.#orFailure(() => readSync(this.#descriptor, this.#window, held, room, this.#end));
      if (bytes === 0) throw damaged('it became shorter while it was read');
      this.#end += bytes;
    }
  }

  #orFailure<T>(act: () => T): T {
    return orDiskFailure(this.#path, 'read the archive', act);
  }
}
