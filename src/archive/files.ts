import { closeSync, constants, fchmodSync, fstatSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../core/failure.ts';
import { diskFailure, systemErrorCode } from '../system/disk-failure.ts';

const FILE_MODE = 0o644;
export const PERMISSION_BITS = 0o7777;
/** Windows knows no O_NOFOLLOW; O_EXCL alone refuses what is there, a link too. */
const CREATE_FILE =
  constants.O_WRONLY |
  constants.O_CREAT |
  constants.O_EXCL |
  ((constants as { O_NOFOLLOW?: number }).O_NOFOLLOW ?? 0);

/**
 * Makes new files, one after another, in folders that are there. Every call waits for the disk: for thousands of small
 * files that takes half the time of promises. Paths come from the entry rules: relative, normalised, safe.
 */
export class ArchiveFiles {
  readonly root: string;
  #fixFiles: boolean | null = null;
  #open: { readonly fd: number; readonly path: string } | null = null;

  constructor(root: string) {
    this.root = root;
  }

  /** Opens a new file for `write` until `finish`. Throws `disk-full`, `disk-error`. */
  begin(path: string): void {
    attempt('write the file', this.root, path, () => {
      const fd = openSync(`${this.root}/${path}`, CREATE_FILE, FILE_MODE);
      this.#open = { fd, path };
      // What the umask or an inherited ACL leaves of a mode is the same for all; one look tells whether to correct it.
      this.#fixFiles ??= process.platform !== 'win32' && (fstatSync(fd).mode & PERMISSION_BITS) !== FILE_MODE;
      if (this.#fixFiles) fchmodSync(fd, FILE_MODE);
    });
  }

  /** Throws `disk-full`, `disk-error`. */
  write(bytes: Uint8Array): void {
    const open = this.#open;
    if (open === null) return;
    attempt('write the file', this.root, open.path, () => {
      for (let at = 0; at < bytes.length;) at += writeSync(open.fd, bytes, at, bytes.length - at);
    });
  }

  /** Throws `disk-full`, `disk-error`: some file systems say only now that a write failed. */
  finish(): void {
    const open = this.#open;
    if (open === null) return;
    this.#open = null;
    attempt('write the file', this.root, open.path, () => {
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
}

/** Does something to the disk for one entry. Throws `archive-refused`, `disk-full`, `disk-error`. */
export function attempt(doing: string, root: string, path: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    if (systemErrorCode(error) === 'EEXIST') {
      // The entry rules let no name through twice, so it is this file system that reads two as one.
      const reason = 'this file system takes its name for that of an earlier entry';
      throw new Failure('archive-refused', { entry: path, reason }, error);
    }
    throw diskFailure(error, join(root, path), doing);
  }
}
