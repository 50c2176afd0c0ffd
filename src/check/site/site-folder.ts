import {
  type Dirent,
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import type { SkipReason } from '../finding.ts';

/** Larger files are not read. */
export const FILE_MAX_BYTES = 64 * 1024 * 1024;
const FIRST_BYTES = 1024 * 1024;

/** The folder of a site. Its files are read one by one into the same memory: bytes are valid until the next file is read. */
export class SiteFolder {
  readonly #root: string;
  #memory = Buffer.allocUnsafeSlow(FIRST_BYTES);

  /** Throws if there is no such folder. */
  constructor(root: string) {
    if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
      throw new Error(`'${root}' is no folder`);
    this.#root = root;
  }

  /** The paths of all files, sorted, with slashes, and folders that cannot be read. Links are followed, but never in a circle. */
  paths(): { readonly files: readonly string[]; readonly unreadable: readonly string[] } {
    const files: string[] = [];
    const unreadable: string[] = [];
    const walk = (folder: string): void => {
      const items = itemsOf(join(this.#root, folder));
      if (items === null) unreadable.push(folder.slice(0, -1));
      for (const item of items ?? []) {
        const place = join(this.#root, folder, item.name);
        const isLink = item.isSymbolicLink();
        const what = isLink ? statSync(place, { throwIfNoEntry: false }) : item;
        if (what?.isFile() === true) files.push(folder + item.name);
        else if (what?.isDirectory() === true && !(isLink && holdsItself(place)))
          walk(`${folder}${item.name}/`);
      }
    };
    walk('');
    return { files: files.sort(), unreadable };
  }

  /** The first bytes of a file as UTF-8, at most `most`, or why they are not read. Never throws an error of the file system. */
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

function itemsOf(folder: string): readonly Dirent[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return null;
  }
}

function holdsItself(link: string): boolean {
  const parent = realpathSync(join(link, '..'));
  const target = realpathSync(link);
  return parent === target || parent.startsWith(target + sep);
}
