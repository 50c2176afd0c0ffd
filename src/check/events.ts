import type { CheckOutcome } from './report/outcome.ts';

export interface CheckResult {
  readonly outcome: CheckOutcome;
  /** Path of `check-baseline` where there is no file; `null`: it was read, or none is wanted. */
  readonly missingBaseline: string | null;
}

/** Events of the site check. */
export type CheckEvent =
  /** `isCheck`: the site is checked, and not only read for its texts. */
  | {
      readonly kind: 'check-progress';
      readonly isCheck: boolean;
      readonly fileCount: number;
      readonly totalFiles: number;
    }
  /** `refused`: the site is not published, because of the findings or of pages that show an error or nothing. */
  | ({ readonly kind: 'site-checked'; readonly refused: boolean } & CheckResult)
  /** The check itself failed, and the run continues without it. `problem` is one clause. */
  | { readonly kind: 'check-broken'; readonly problem: string }
  /** The texts of so many pages were read. */
  | { readonly kind: 'texts-read'; readonly pages: number }
  /** The texts of the pages could not be read, and the run continues without them. `problem` is one clause. */
  | { readonly kind: 'texts-unread'; readonly problem: string }
  | { readonly kind: 'check-report-written'; readonly path: string };
