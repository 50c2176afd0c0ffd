import type { FileHandle } from 'node:fs/promises';
import { damaged } from '../damage.ts';

/** Read at once, so that small entries cost no system call each. Signals are heard between two reads. */
export const ZIP_WINDOW_BYTES = 512 * 1024;

/** The bytes of a zip, wherever they come from. What is returned is valid until the next call. */
export interface ZipBytes {
  readonly length: number;
  /**
   * `length` bytes from `offset`, by random access: for the directory. Rejects with `archive-damaged` past the end, and
   * with what the source throws.
   */
  peek(offset: number, length: number): Promise<Buffer>;
  /** At most a window, from front to back: what lies before `offset` cannot be read any more. Rejects as `peek` does. */
  read(offset: number, length: number): Promise<Buffer>;
  /** As `read`, where the bytes are at hand; `null` where they have to be waited for. */
  readNow(offset: number, length: number): Buffer | null;
}

/** The bytes of a zip file, read mostly from front to back through one window. */
export class ZipFileBytes implements ZipBytes {
  readonly length: number;
  readonly #file: FileHandle;
  readonly #onRead: () => void;
  readonly #window = Buffer.allocUnsafeSlow(ZIP_WINDOW_BYTES);
  #start = 0;
  #end = 0;

  /** `length` of the file in bytes. `onRead` is called after each read and may throw. */
  constructor(file: FileHandle, length: number, onRead: () => void) {
    this.#file = file;
    this.length = length;
    this.#onRead = onRead;
  }

  async peek(offset: number, length: number): Promise<Buffer> {
    return await this.read(offset, length);
  }

  async read(offset: number, length: number): Promise<Buffer> {
    if (!(offset >= 0) || offset + length > this.length) throw damaged('it points past its end');
    const held = this.readNow(offset, length);
    if (held !== null) return held;
    await this.#load(offset, offset + length);
    return this.#window.subarray(0, length);
  }

  readNow(offset: number, length: number): Buffer | null {
    if (offset < this.#start || offset + length > this.#end) return null;
    return this.#window.subarray(offset - this.#start, offset - this.#start + length);
  }

  /** Reads until the window reaches `needed`, and as far beyond as it has room. */
  async #load(offset: number, needed: number): Promise<void> {
    this.#start = offset;
    this.#end = offset;
    while (this.#end < needed) {
      const held = this.#end - offset;
      const { bytesRead } = await this.#file.read(this.#window, held, ZIP_WINDOW_BYTES - held, this.#end);
      if (bytesRead === 0) throw damaged('it became shorter while it was read');
      this.#end += bytesRead;
    }
    this.#onRead();
  }
}
