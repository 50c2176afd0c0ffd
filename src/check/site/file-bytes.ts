import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { SkipReason } from '../finding.ts';

/** Larger files are not read. */
export const FILE_MAX_BYTES = 64 * 1024 * 1024;
const FIRST_BYTES = 1024 * 1024;

/** Reads files of a folder one by one into the same memory, as UTF-8. The bytes are valid until the next file is read. */
export class FileBytes {
  readonly #root: string;
  #memory = Buffer.allocUnsafeSlow(FIRST_BYTES);

  constructor(root: string) {
    this.#root = root;
  }

  /** The first bytes of a file, at most `most`, or why they are not read. Never throws an error of the file system. */
  read(path: string, most = FILE_MAX_BYTES, isPart = false): Buffer | SkipReason {
    let file: number;
    try {
      file = openSync(`${this.#root}/${path}`, 'r');
    } catch {
      return 'not readable';
    }
    try {
      const { size } = fstatSync(file);
      if (size > most && !isPart) return 'too large';
      const wanted = Math.min(size, most);
      if (wanted > this.#memory.length)
        this.#memory = Buffer.allocUnsafeSlow(2 ** Math.ceil(Math.log2(wanted)));
      let length = 0;
      for (let read = -1; read !== 0 && length < wanted; length += read)
        read = readSync(file, this.#memory, length, wanted - length, null);
      const bytes = this.#memory.subarray(0, length);
      const mark = length < 2 ? 0 : bytes.readUInt16BE(0);
      if (mark !== 0xfeff && mark !== 0xfffe) return bytes;
      const wide = bytes.subarray(0, length - (length % 2));
      return Buffer.from((mark === 0xfeff ? wide.swap16() : wide).toString('utf16le'));
    } catch (error) {
      if (error instanceof Error && 'syscall' in error) return 'not readable';
      throw error;
    } finally {
      closeSync(file);
    }
  }

  /** The text of a file up to `most` bytes, without a byte order mark; empty if it cannot be read. */
  text(path: string, most: number): string {
    const bytes = this.read(path, most, true);
    return typeof bytes === 'string' ? '' : bytes.toString('utf8').replace(/^\ufeff/, '');
  }
}
