import type { DemandColumns } from '../rules/check/anchor-ledger.ts';
import type { ExternalLoad, Fault, FindingKind, Hosting, SkippedFile } from '../rules/check/finding.ts';
import type { SiteAddress } from '../rules/check/site-address.ts';

/** What the thread that asked and the threads that read say to each other. */
export interface WorkerOrder {
  readonly root: string;
  readonly hosting: Hosting;
  /** `null`: to be learned from the site. */
  readonly address: SiteAddress | null;
  readonly maxFileBytes: number;
  /** For tables of names; a whole number below 2 ** 32. */
  readonly seed: number;
  /** Place 0 counts the files that have been taken to be read: each worker takes the next ones. */
  readonly taken: SharedArrayBuffer;
  /** The one that looks at the tree first and tells the others. */
  readonly leads: boolean;
}

/** What the leading worker finds out before any page is judged. */
export interface Survey {
  /** All paths, separated by NUL, which no name can hold: one text is much faster to hand over than a list. */
  readonly paths: string;
  readonly address: SiteAddress | null;
  readonly skipped: readonly SkippedFile[];
}

export interface JudgedFile {
  readonly file: number;
  readonly isPage: boolean;
  readonly faults: readonly Fault[];
  /** Of further faults, when there are more than anybody would read. */
  readonly unlisted: readonly (readonly [kind: FindingKind, count: number])[];
  readonly loads: readonly ExternalLoad[];
  readonly references: number;
  readonly skipped: SkippedFile | null;
}

export interface Batch {
  readonly judged: readonly JudgedFile[];
  /** Files of which the names are known; the names of each end at the place in `anchorEnds`. */
  readonly anchorFiles: Uint32Array;
  readonly anchorEnds: Uint32Array;
  readonly anchorNumbers: Float64Array;
  readonly demands: DemandColumns;
  /** Files that send their readers on to others. */
  readonly redirects: readonly (readonly [from: number, to: number])[];
}

/** A stretch of a file. */
export interface Stretch {
  readonly file: number;
  readonly from: number;
  readonly length: number;
}

export type ToWorker =
  | { readonly kind: 'begin'; readonly survey: Survey }
  /** Asks for the attribute values that stand there. */
  | { readonly kind: 'quote'; readonly stretches: readonly Stretch[] };

export type FromWorker =
  | { readonly kind: 'surveyed'; readonly survey: Survey }
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'done' }
  | { readonly kind: 'quoted'; readonly values: readonly string[] };
