import type { NamedPages } from '../rules/check/anchor-ledger.ts';
import type { DemandColumns } from '../rules/check/demand-rows.ts';
import type { ListedFaults } from '../rules/check/fault-list.ts';
import type { ExternalLoad, Hosting, SkipReason } from '../rules/check/finding.ts';
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
  /**
   * Place 0 counts the files that have been taken to be read: each worker takes the next ones. Place 1 counts the batches
   * that were sent and not taken in: workers wait while there are too many.
   */
  readonly counters: SharedArrayBuffer;
  /** The one that looks at the tree first and tells the others. */
  readonly leads: boolean;
}

/** What the leading worker finds out before any page is judged. */
export interface Survey {
  readonly files: number;
  readonly address: SiteAddress | null;
  /** Folders that could not be read. */
  readonly closed: readonly string[];
}

export interface JudgedFile extends ListedFaults {
  readonly file: number;
  readonly isPage: boolean;
  readonly loads: readonly ExternalLoad[];
  readonly references: number;
  readonly skipped: SkipReason | null;
  /** More of the same file follows, from the same worker. */
  readonly goesOn: boolean;
}

export interface Batch {
  readonly judged: readonly JudgedFile[];
  readonly named: NamedPages;
  readonly demands: DemandColumns;
  /** Files that send their readers on to others. */
  readonly redirects: readonly (readonly [from: number, to: number])[];
}

/** A stretch of a file. */
export interface Stretch {
  readonly file: number;
  readonly from: number;
  readonly length: number;
  /** The file that the link there leads to. */
  readonly target: number;
}

/** A link to a name, in words, shortened. */
export interface Quote {
  /** Path of the file. */
  readonly target: string;
  readonly anchor: string;
  readonly reference: string;
}

/** What judges pages beside the one who leads has to know. */
export interface SiteKnown {
  /** Of all files: see `PathBytes`. */
  readonly paths: Uint8Array;
  readonly address: SiteAddress | null;
}

export type ToWorker =
  /** `known`: `null` for the worker that made the survey. */
  | { readonly kind: 'begin'; readonly known: SiteKnown | null }
  /** Asks for the links that stand there. */
  | { readonly kind: 'quote'; readonly stretches: readonly Stretch[] }
  /** Asks for the names in these files. */
  | { readonly kind: 'name'; readonly files: readonly number[] }
  /** Asks the worker that leads for all paths. */
  | { readonly kind: 'tell-paths' };

export type FromWorker =
  | { readonly kind: 'surveyed'; readonly survey: Survey }
  | { readonly kind: 'batch'; readonly batch: Batch }
  | { readonly kind: 'done' }
  | { readonly kind: 'quoted'; readonly quotes: readonly Quote[] }
  | { readonly kind: 'named'; readonly named: NamedPages }
  | { readonly kind: 'paths'; readonly paths: Uint8Array };

/** What a batch holds in numbers. It is handed over with the message, and let go as soon as it was taken in. */
export function buffersOf({ named, demands }: Batch): readonly ArrayBuffer[] {
  const { source, target, line, from, length, name, orName } = demands;
  const columns = [source, target, line, from, length, name, orName];
  return [named.files, named.ends, named.numbers, ...columns].map(({ buffer }) => buffer);
}
