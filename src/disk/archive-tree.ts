import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../rules/failure.ts';
import type { EntryTree } from './entry-tree.ts';

const FILE_MODE = 0o644;
const FOLDER_MODE = 0o755;
const PERMISSION_BITS = 0o7777;
/** Windows knows no O_NOFOLLOW; O_EXCL alone refuses what is there, a link too. */
const CREATE_FILE =
  constants.O_WRONLY |
  constants.O_CREAT |
  constants.O_EXCL |
  ((constants as { O_NOFOLLOW?: number }).O_NOFOLLOW ?? 0);

/**
 * Makes the files and folders of one archive inside an empty folder that only we write to. Every call waits for the
 * disk: for thousands of small files that takes half the time of promises. Nothing is looked up before it is
 * written, so each folder is made once and remembered, and what is there already is an error.
 * Paths come from the entry rules: relative, normalised, safe.
 */
export class ArchiveTree implements EntryTree {
  readonly #root: string;
  readonly #known = new Set<string>();
  #lastFolder = '';
  #fixFiles: boolean | null = null;
  #fixFolders: boolean | null = null;
  #open: { readonly fd: number; readonly path: string } | null = null;
  fileCount = 0;
  byteCount = 0;

  /** Throws `disk-error` when the folder is not ours. */
  constructor(root: string) {
    this.#root = root;
    this.#attempt('make the folder', '', () => {
      chmodSync(root, FOLDER_MODE);
    });
  }

  /** Makes a folder and those above it. Throws `disk-full`, `disk-error`. */
  makeFolder(path: string): void {
    if (this.#known.has(path)) return;
    const slash = path.lastIndexOf('/');
    if (slash !== -1) this.makeFolder(path.slice(0, slash));
    const full = join(this.#root, path);
    this.#attempt('make the folder', path, () => {
      mkdirSync(full, FOLDER_MODE);
      // What the umask or an inherited ACL leaves of a mode is the same for all; one look tells whether to correct it.
      this.#fixFolders ??= !hasMode(full, FOLDER_MODE);
      if (this.#fixFolders) chmodSync(full, FOLDER_MODE);
    });
    this.#known.add(path);
  }

  /** Opens a new file for `write` until `finishFile`. Throws `disk-full`, `disk-error`. */
  beginFile(path: string): void {
    const slash = path.lastIndexOf('/');
    if (slash !== -1 && !(slash === this.#lastFolder.length && path.startsWith(this.#lastFolder))) {
      this.#lastFolder = path.slice(0, slash);
      this.makeFolder(this.#lastFolder);
    }
    this.#attempt('write the file', path, () => {
      const fd = openSync(`${this.#root}/${path}`, CREATE_FILE, FILE_MODE);
      this.#open = { fd, path };
      this.#fixFiles ??= process.platform !== 'win32' && (fstatSync(fd).mode & PERMISSION_BITS) !== FILE_MODE;
      if (this.#fixFiles) fchmodSync(fd, FILE_MODE);
    });
    this.fileCount += 1;
  }

  /** Throws `disk-full`, `disk-error`. */
  write(bytes: Uint8Array): void {
    const open = this.#open;
    if (open === null) return;
    this.#attempt('write the file', open.path, () => {
      for (let at = 0; at < bytes.length;) at += writeSync(open.fd, bytes, at, bytes.length - at);
    });
    this.byteCount += bytes.length;
  }

  /** Throws `disk-full`, `disk-error`: some file systems say only now that a write failed. */
  finishFile(): void {
    const open = this.#open;
    if (open === null) return;
    this.#open = null;
    this.#attempt('write the file', open.path, () => {
      closeSync(open.fd);
    });
  }

  /** Lets go of a file that will not be finished. What is on the disk stays, for the caller to remove. */
  abandon(): void {
    const open = this.#open;
    this.#open = null;
    try {
      if (open !== null) closeSync(open.fd);
    } catch {
      // The failure that led here is the one to tell.
    }
  }

  #attempt(doing: string, path: string, act: () => void): void {
    try {
      act();
    } catch (error) {
      if (systemErrorCode(error) === 'EEXIST') {
        // The entry rules let no name through twice, so it is this file system that reads two as one.
        const reason = 'this file system takes its name for that of an earlier entry';
        throw new Failure('archive-refused', { entry: path, reason }, error);
      }
      throw diskFailure(error, join(this.#root, path), doing);
    }
  }
}

function hasMode(folder: string, mode: number): boolean {
  return process.platform === 'win32' || (statSync(folder).mode & PERMISSION_BITS) === mode;
}

/** `disk-full` or `disk-error` for an error of the file system; anything else as it is. `doing` is a verb and what it acts on. */
export function diskFailure(error: unknown, path: string, doing: string): unknown {
  const code = systemErrorCode(error);
  if (code === null || !/^E[A-Z0-9]+$/.test(code)) return error;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Failure('disk-full', { path, doing }, error);
  return new Failure('disk-error', { path, doing, problem: (error as Error).message }, error);
}

/** The code of an error that Node threw, as in `ENOENT` or `Z_DATA_ERROR`; `null` for anything else. */
export function systemErrorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || error instanceof Failure) return null;
  return 'code' in error && typeof error.code === 'string' ? error.code : null;
}
