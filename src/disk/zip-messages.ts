import type { FailureCode } from '../rules/failure.ts';
import type { FileHashes } from './file-ledger.ts';

/** What the threads that unpack a zip are told when they start. */
export interface ZipWorkerOrder {
  /** The folder that is unpacked into. */
  readonly root: string;
  /** To make of each file. */
  readonly hashes: FileHashes;
  /** Two numbers that both sides see: see `STOP` and `BUSY`. */
  readonly state: Int32Array<SharedArrayBuffer>;
}

/** Place in the state: set when no more files are to be written. */
export const STOP = 0;
/** Place in the state: how many batches the thread has still to do. */
export const BUSY = 1;

/** Entries as members of a gzip stream, one after another, whose folders are there. */
export interface ZipJob {
  readonly packed: Uint8Array<ArrayBuffer>;
  /** Bytes of `packed` that are in use. */
  readonly usedBytes: number;
  /** Relative paths; `null` where the entry is verified and not written. */
  readonly paths: readonly (string | null)[];
  /** Bytes of each entry, unpacked. */
  readonly sizes: readonly number[];
}

/** What became of a batch. Its buffer comes back. */
export interface ZipDone {
  readonly packed: Uint8Array<ArrayBuffer>;
  /** Of the first entries of the batch: the hashes of each, those of an entry that is not written being nothing. */
  readonly records: Uint8Array;
  /** How many entries that are. */
  readonly doneCount: number;
  readonly problem: ZipProblem | null;
}

export type ZipProblem =
  /** Some entry of the batch is damaged. */
  | { readonly kind: 'damaged'; readonly problem: string }
  | { readonly kind: 'failure'; readonly code: FailureCode; readonly facts: object }
  | { readonly kind: 'bug'; readonly message: string };
