import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  mkdirSync,
  openSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../core/failure.ts';
import type { FileIndex } from '../site/file-index.ts';
import { orDiskFailure, systemErrorCode } from '../system/disk-failure.ts';
import type { EntryLimits } from './entry-rules.ts';

const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
const HAS_MODES = process.platform !== 'win32';
const WRITING = 'write the file';
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
 * it is written, so each folder is made once and remembered, and what is there already is an error. Every call is
 * synchronous, which takes half the time of promises for thousands of small files.
 * Paths come from the entry rules: relative, normalised, safe.
 */
export class ArchiveTree {
  readonly root: string;
  readonly fileIndex: FileIndex;
  readonly #known = new Set<string>();
  #open: { readonly descriptor: number; readonly path: string } | null = null;

  /** Throws `disk-error` when the folder is not ours. */
  constructor(root: string, fileIndex: FileIndex) {
    this.root = root;
    this.fileIndex = fileIndex;
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
    this.makeFolderOf(path);
    const full = join(this.root, path);
    orDiskFailure(full, 'make the folder', () => {
      orRefusal(path, () => {
        mkdirSync(full, FOLDER_MODE);
      });
      if (HAS_MODES) chmodSync(full, FOLDER_MODE);
    });
    this.#known.add(path);
  }

  /** Makes the folder that a file lies in. Throws as `makeFolder` does. */
  makeFolderOf(path: string): void {
    const slash = path.lastIndexOf('/');
    if (slash !== -1) this.makeFolder(path.slice(0, slash));
  }

  /** Opens a new file of `bytes` bytes for `write` until `finishFile`. Throws `archive-refused`, `disk-full`, `disk-error`. */
  beginFile(path: string, bytes: number): void {
    this.makeFolderOf(path);
    this.#open = { descriptor: openNewFile(this.root, path), path: join(this.root, path) };
    this.fileIndex.begin(path, bytes);
  }

  /** The caller may overwrite `bytes` after the return. Throws `disk-full`, `disk-error`. */
  write(bytes: Uint8Array): void {
    const open = this.#open;
    if (open === null) return;
    orDiskFailure(open.path, WRITING, () => {
      writeFileSync(open.descriptor, bytes);
    });
    this.fileIndex.write(bytes);
  }

  /** Throws `disk-full`, `disk-error`: some file systems say only now that a write failed. */
  finishFile(): void {
    const open = this.#open;
    if (open === null) return;
    this.#open = null;
    orDiskFailure(open.path, WRITING, () => {
      closeSync(open.descriptor);
    });
    this.fileIndex.finish();
  }

  /** Closes a file that will not be finished. What is on the disk stays, for the caller to remove. */
  abandon(): void {
    const open = this.#open;
    this.#open = null;
    try {
      if (open !== null) closeSync(open.descriptor);
    } catch {
      // The failure that led here is the one to report.
    }
  }

  /** What was unpacked, after the last entry. Throws `archive-empty`. */
  unpacked(format: string, { stripComponents }: EntryLimits): Unpacked {
    const { fileCount, byteCount } = this.fileIndex;
    if (fileCount === 0) throw new Failure('archive-empty', { stripComponents });
    return { format, fileCount, siteBytes: byteCount };
  }
}

/** Opens a new file at an entry's path, to be closed. Throws `archive-refused`, `disk-full`, `disk-error`. */
export function openNewFile(root: string, path: string): number {
  const full = join(root, path);
  return orDiskFailure(full, WRITING, () => {
    const descriptor = orRefusal(path, () => openSync(full, CREATE_FILE, FILE_MODE));
    try {
      // Whatever the umask or an inherited ACL leaves of it.
      if (HAS_MODES) fchmodSync(descriptor, FILE_MODE);
    } catch (error) {
      closeSync(descriptor);
      throw error;
    }
    return descriptor;
  });
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
