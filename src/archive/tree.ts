import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../core/failure.ts';
import type { FileIndex } from '../site/file-index.ts';
import { orDiskFailure, systemErrorCode } from '../system/disk-failure.ts';
import type { EntryLimits } from './entry-rules.ts';

const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
const PERMISSION_BITS = 0o7777;
/** Windows knows no O_NOFOLLOW; O_EXCL alone refuses what is there, a link too. */
const CREATE_FILE =
  constants.O_WRONLY |
  constants.O_CREAT |
  constants.O_EXCL |
  ((constants as { O_NOFOLLOW?: number }).O_NOFOLLOW ?? 0);

/** What the inputs say of it. */
export type UnpackRequest = Omit<EntryLimits, 'platform'>;

/** How to unpack one archive. */
export interface UnpackOptions extends EntryLimits {
  readonly signal: AbortSignal;
  /** Called every now and then, with totals so far. */
  readonly onProgress?: (fileCount: number, siteBytes: number) => void;
  /** A thread helps with a zip whose small entries unpack to more bytes than this. */
  readonly threadFromBytes?: number;
}

export interface Unpacked {
  readonly format: string;
  readonly fileCount: number;
  readonly siteBytes: number;
}

/** What becomes true while the archive is unpacked. */
export type ArchiveEvent =
  | { readonly kind: 'unpack-progress'; readonly fileCount: number; readonly siteBytes: number }
  | ({ readonly kind: 'unpacked' } & Unpacked);

/**
 * Makes the files and folders of one archive inside an empty folder that only we write to. Nothing is looked up before
 * it is written, so each folder is made once and remembered, and what is there already is an error.
 * Paths come from the entry rules: relative, normalised, safe.
 */
export class ArchiveTree {
  readonly root: string;
  readonly fileIndex: FileIndex;
  readonly #files: ArchiveFiles;
  readonly #known = new Set<string>();
  #lastFolder = '';
  #fixFolders: boolean | null = null;

  /** Throws `disk-error` when the folder is not ours. */
  constructor(root: string, fileIndex: FileIndex) {
    this.root = root;
    this.fileIndex = fileIndex;
    this.#files = new ArchiveFiles(root);
    orDiskFailure(root, 'make the folder', () => {
      chmodSync(root, FOLDER_MODE);
    });
  }

  /** Every folder that was made below the root, in no order. */
  get folders(): Iterable<string> {
    return this.#known;
  }

  /** Makes a folder and those above it. Throws `archive-refused`, `disk-full`, `disk-error`. */
  makeFolder(path: string): void {
    if (this.#known.has(path)) return;
    const slash = path.lastIndexOf('/');
    if (slash !== -1) this.makeFolder(path.slice(0, slash));
    const full = join(this.root, path);
    orDiskFailure(full, 'make the folder', () => {
      orRefusal(path, () => {
        mkdirSync(full, FOLDER_MODE);
      });
      // As for files: one look tells whether to correct the mode.
      this.#fixFolders ??= process.platform !== 'win32' && !hasMode(statSync(full), FOLDER_MODE);
      if (this.#fixFolders) chmodSync(full, FOLDER_MODE);
    });
    this.#known.add(path);
  }

  /** Makes the folder that a file lies in. Throws as `makeFolder` does. */
  makeFolderOf(path: string): void {
    const slash = path.lastIndexOf('/');
    if (slash === -1 || (slash === this.#lastFolder.length && path.startsWith(this.#lastFolder))) return;
    this.#lastFolder = path.slice(0, slash);
    this.makeFolder(this.#lastFolder);
  }

  /** Opens a new file of `bytes` bytes for `write` until `finishFile`. Throws `archive-refused`, `disk-full`, `disk-error`. */
  beginFile(path: string, bytes: number): void {
    this.makeFolderOf(path);
    this.#files.begin(path);
    this.fileIndex.begin(path, bytes);
  }

  /** The caller may overwrite `bytes` after the return. Throws `disk-full`, `disk-error`. */
  write(bytes: Uint8Array): void {
    this.#files.write(bytes);
    this.fileIndex.write(bytes);
  }

  /** Throws `disk-full`, `disk-error`: some file systems say only now that a write failed. */
  finishFile(): void {
    this.#files.finish();
    this.fileIndex.finish();
  }

  /** Closes a file that will not be finished. What is on the disk stays, for the caller to remove. */
  abandon(): void {
    this.#files.abandon();
  }

  /** What was unpacked, after the last entry. Throws `archive-empty`. */
  unpacked(format: string, { stripComponents }: EntryLimits): Unpacked {
    const { fileCount, byteCount } = this.fileIndex;
    if (fileCount === 0) throw new Failure('archive-empty', { stripComponents });
    return { format, fileCount, siteBytes: byteCount };
  }
}

/**
 * Makes new files, one after another, in folders that are there. Every call is synchronous, which takes half the time of
 * promises for thousands of small files. Paths come from the entry rules.
 */
export class ArchiveFiles {
  readonly #root: string;
  #fixFiles: boolean | null = null;
  #open: { readonly fd: number; readonly path: string } | null = null;

  constructor(root: string) {
    this.#root = root;
  }

  /** Opens a new file for `write` until `finish`. Throws `archive-refused`, `disk-full`, `disk-error`. */
  begin(path: string): void {
    const full = join(this.#root, path);
    orDiskFailure(full, 'write the file', () => {
      const fd = orRefusal(path, () => openSync(full, CREATE_FILE, FILE_MODE));
      this.#open = { fd, path: full };
      // What the umask or an inherited ACL leaves of a mode is the same for all; one look tells whether to correct it.
      this.#fixFiles ??= process.platform !== 'win32' && !hasMode(fstatSync(fd), FILE_MODE);
      if (this.#fixFiles) fchmodSync(fd, FILE_MODE);
    });
  }

  /** Throws `disk-full`, `disk-error`. */
  write(bytes: Uint8Array): void {
    const open = this.#open;
    if (open === null) return;
    orDiskFailure(open.path, 'write the file', () => {
      writeFileSync(open.fd, bytes);
    });
  }

  /** Throws `disk-full`, `disk-error`: some file systems say only now that a write failed. */
  finish(): void {
    const open = this.#open;
    if (open === null) return;
    this.#open = null;
    orDiskFailure(open.path, 'write the file', () => {
      closeSync(open.fd);
    });
  }

  /** Closes a file that will not be finished. What is on the disk stays, for the caller to remove. */
  abandon(): void {
    const open = this.#open;
    this.#open = null;
    try {
      if (open !== null) closeSync(open.fd);
    } catch {
      // The failure that led here is the one to report.
    }
  }
}

/** What `make` returns. Throws `archive-refused` where something is at the entry's path already. */
function orRefusal<T>(entry: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST') throw error;
    // The entry rules let no name through twice, so it is this file system that reads two as one.
    throw new Failure('archive-refused', { entry, reason: { kind: 'name-in-the-way' } }, error);
  }
}

function hasMode({ mode }: { readonly mode: number }, wanted: number): boolean {
  return (mode & PERMISSION_BITS) === wanted;
}

/**
 * Throws `disk-too-small` when the file system of a folder, which must be there, has less than `bytes` free. `doing` is
 * a verb and its object. Where the system does not report it, nothing is thrown: writing will fail.
 */
export function requireSpace(folder: string, bytes: number, doing: string): void {
  let freeBytes: number;
  try {
    const { blocks, bavail, bsize } = statfsSync(folder);
    // Some network file systems report zeros.
    if (blocks === 0) return;
    freeBytes = bavail * bsize;
  } catch {
    return;
  }
  if (bytes > freeBytes)
    throw new Failure('disk-too-small', { path: folder, doing, neededBytes: bytes, freeBytes });
}
