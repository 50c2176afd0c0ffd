import type { Finding, VerifyOutcome } from './finding.ts';

export type VerifyEvent =
  /** `fileCount` and `removedCount`: files to request, and removed ones. */
  | {
      readonly kind: 'verify-planned';
      readonly url: string;
      readonly servedCount: number;
      readonly fileCount: number;
      readonly removedCount: number;
    }
  | { readonly kind: 'verify-progress'; readonly checkedCount: number; readonly targetCount: number }
  /** The host is busy, and every request waits. */
  | { readonly kind: 'verify-paused'; readonly status: number; readonly waitMs: number }
  /** Targets are not right yet, and are requested again. `first`: the worst cause, and its targets. */
  | {
      readonly kind: 'verify-round';
      readonly pendingCount: number;
      readonly first: Finding;
      readonly waitMs: number;
    }
  | { readonly kind: 'verified'; readonly outcome: VerifyOutcome; readonly isRefused: boolean }
  | { readonly kind: 'verify-report-written'; readonly path: string };
