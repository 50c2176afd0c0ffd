import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FileIndex } from '../site/file-index.ts';
import { requireSpace } from '../system/free-space.ts';
import { ArchiveFiles, attempt, PERMISSION_BITS } from './files.ts';

const FOLDER_MODE = 0o755;

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
    attempt('make the folder', root, '', () => {
      chmodSync(root, FOLDER_MODE);
    });
  }

  /** Every folder that was made below the root, in no order. */
  get folders(): Iterable<string> {
    return this.#known;
  }

  /** Throws `disk-too-small` when the file system has less room than these files will take. */
  requireSpace(bytes: number): void {
    requireSpace(this.root, bytes, 'unpack the bundle');
  }

  /** Makes a folder and those above it. Throws `disk-full`, `disk-error`. */
  makeFolder(path: string): void {
    if (this.#known.has(path)) return;
    const slash = path.lastIndexOf('/');
    if (slash !== -1) this.makeFolder(path.slice(0, slash));
    const full = join(this.root, path);
    attempt('make the folder', this.root, path, () => {
      mkdirSync(full, FOLDER_MODE);
      // As for files: one look tells whether to correct the mode.
      this.#fixFolders ??= !hasMode(full, FOLDER_MODE);
      if (this.#fixFolders) chmodSync(full, FOLDER_MODE);
    });
    this.#known.add(path);
  }

  /** Makes the folder that a file lies in. Throws `disk-full`, `disk-error`. */
  makeFolderOf(path: string): void {
    const slash = path.lastIndexOf('/');
    if (slash === -1 || (slash === this.#lastFolder.length && path.startsWith(this.#lastFolder))) return;
    this.#lastFolder = path.slice(0, slash);
    this.makeFolder(this.#lastFolder);
  }

  /** Opens a new file of `bytes` bytes for `write` until `finishFile`. Throws `disk-full`, `disk-error`. */
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

  /** Lets go of a file that will not be finished. What is on the disk stays, for the caller to remove. */
  abandon(): void {
    this.#files.abandon();
    this.fileIndex.abandon();
  }
}

function hasMode(folder: string, mode: number): boolean {
  return process.platform === 'win32' || (statSync(folder).mode & PERMISSION_BITS) === mode;
}
