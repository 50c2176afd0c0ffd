import type { CheckOutcome } from './report/outcome.ts';

/** What the site check tells. */
export type CheckEvent =
  | { readonly kind: 'check-progress'; readonly fileCount: number; readonly totalFiles: number }
  /** The unpacked site has been looked through. `refused`: it is not published for what was found. */
  | { readonly kind: 'site-checked'; readonly outcome: CheckOutcome; readonly refused: boolean }
  /** The check itself did not work, and the run goes on without. `problem` is one clause. */
  | { readonly kind: 'check-broken'; readonly problem: string }
  | { readonly kind: 'check-report-written'; readonly path: string };
