import { readSync } from 'node:fs';
import { damaged } from './zip-record.ts';

/** Reads ahead by this much, so that small entries cost no system call each. */
const WINDOW_BYTES = 1024 * 1024;

/** The bytes of a zip file, read mostly from front to back. */
export class ZipBytes {
  readonly length: number;
  readonly #fd: number;
  readonly #window = Buffer.allocUnsafeSlow(WINDOW_BYTES);
  #start = 0;
  #end = 0;

  constructor(fd: number, length: number) {
    this.#fd = fd;
    this.length = length;
  }

  /**
   * `length` bytes from `offset`, valid until the next call. Throws `archive-damaged` past the end of the file, and
   * what the file system throws.
   */
  read(offset: number, length: number): Buffer {
    if (!(offset >= 0) || offset + length > this.length) throw damaged('it points past its end');
    if (offset < this.#start || offset + length > this.#end) {
      if (length > WINDOW_BYTES) throw new RangeError(`Cannot read ${length} bytes at once.`);
      this.#start = offset;
      this.#end = offset;
      this.#fill(offset + length);
    }
    return this.#window.subarray(offset - this.#start, offset - this.#start + length);
  }

  /** Reads until the window reaches `needed`, and as far beyond as it has room. */
  #fill(needed: number): void {
    while (this.#end < needed) {
      const held = this.#end - this.#start;
      const count = readSync(this.#fd, this.#window, held, WINDOW_BYTES - held, this.#end);
      if (count === 0) throw damaged('it became shorter while it was read');
      this.#end += count;
    }
  }
}
