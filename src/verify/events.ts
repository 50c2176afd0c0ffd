import type { VerifyOutcome } from './finding.ts';

/** The events of a verification. */
export type VerifyEvent =
  /** `targetCount`: files to request, and removed ones. */
  | {
      readonly kind: 'verify-planned';
      readonly url: string;
      readonly servedCount: number;
      readonly targetCount: number;
      readonly removedCount: number;
    }
  | { readonly kind: 'verify-progress'; readonly checkedCount: number; readonly targetCount: number }
  /** The host is busy, and every request waits. */
  | { readonly kind: 'verify-paused'; readonly status: number; readonly waitMs: number }
  /** A target is not right yet, and is requested again. `cachedMs`: the oldest copy of a cache. */
  | {
      readonly kind: 'verify-round';
      readonly pendingCount: number;
      readonly cachedMs: number | null;
      readonly waitMs: number;
    }
  | { readonly kind: 'verified'; readonly outcome: VerifyOutcome; readonly isRefused: boolean }
  | { readonly kind: 'verify-report-written'; readonly path: string };
