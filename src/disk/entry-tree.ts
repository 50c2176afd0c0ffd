import type { FileLedger } from './file-ledger.ts';

/**
 * Makes the files and folders of an archive. Paths come from the entry rules: relative, normalised, safe, each once.
 * Every method throws `disk-full` or `disk-error`.
 */
export interface FileMaker {
  /** Makes a folder and those above it. */
  makeFolder(path: string): void;
  /** Begins a new file of `bytes` bytes, which gets what is written until `finishFile`. */
  beginFile(path: string, bytes: number): void;
  write(bytes: Uint8Array): void;
  finishFile(): void;
}

/** What an archive is unpacked into. What is written to it is used up when `write` returns. */
export interface EntryTree extends FileMaker {
  /** Throws `disk-too-small` when there is less room than these files will take. */
  requireSpace(bytes: number): void;
  /** Lets go of a file that will not be finished. What there is stays, for the caller to remove. */
  abandon(): void;
  /** What has been written. */
  readonly ledger: FileLedger;
}
