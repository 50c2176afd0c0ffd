import type { Hosting } from './report/finding.ts';
import type { CheckOutcome } from './report/outcome.ts';

/** What the reader of a site is asked for, in one message. */
export interface ReadOrder {
  /** Absolute path of the folder. */
  readonly root: string;
  readonly hosting: Hosting;
  /** The site's own address; `null`: it is learned from sitemaps and canonical links. */
  readonly siteUrl: string | null;
  /** Where to write the report; `null`: nowhere. */
  readonly reportPath: string | null;
}

export type OnProgress = (fileCount: number, totalFiles: number) => void;

/** What the reader says. */
export type ReaderMessage =
  ReaderAnswer | { readonly kind: 'progress'; readonly fileCount: number; readonly totalFiles: number };

/** How reading has ended. */
export type ReaderAnswer =
  | { readonly kind: 'done'; readonly outcome: CheckOutcome }
  /** The report cannot be written. `code` is the system's, as in `ENOSPC`. */
  | { readonly kind: 'unwritten'; readonly code: string; readonly problem: string }
  /** `problem` is one clause. */
  | { readonly kind: 'failed'; readonly problem: string };
