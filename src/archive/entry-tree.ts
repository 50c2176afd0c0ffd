import type { FileLedger } from '../site/file-index.ts';

/**
 * What an archive is unpacked into. Paths come from the entry rules: relative, normalised, safe, each once.
 * Every method throws `disk-full` or `disk-error`.
 */
export interface EntryTree {
  /** Throws `disk-too-small` when there is less room than these files will take. */
  requireSpace(bytes: number): void;
  /** Makes a folder and those above it. */
  makeFolder(path: string): void;
  /** Begins a new file of `bytes` bytes, which gets what is written until `finishFile`. */
  beginFile(path: string, bytes: number): void;
  /** The caller may overwrite `bytes` after the return. */
  write(bytes: Uint8Array): void;
  finishFile(): void;
  /** Lets go of a file that will not be finished. What there is stays, for the caller to remove. */
  abandon(): void;
  /** What has been written. */
  readonly ledger: FileLedger;
}
