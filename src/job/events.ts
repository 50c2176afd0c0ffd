import type { UploadObstacle } from '../artifacts/client.ts';
import type { JobRecord } from './job-record.ts';

/** The outcome of `reattach`; a followed job has its own event, `job-followed`. */
export type ReattachOutcome =
  | ({ readonly kind: 'unavailable' } & UploadObstacle)
  /** No earlier attempt has recorded a job that can be followed, or none that this one can see. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unsearchable'; readonly problem: string }
  /** The job that was found is not followed. After one that failed, none before it is looked at. */
  | ({ readonly kind: 'failed' | 'gone' } & JobRecord)
  /** `domain` is what the service names. */
  | ({ readonly kind: 'other-domain'; readonly domain: string } & JobRecord)
  | { readonly kind: 'kept'; readonly artifactName: string }
  | { readonly kind: 'not-kept'; readonly problem: string };

/** What becomes true of an export job. */
export type JobEvent =
  | { readonly kind: 'job-started'; readonly jobId: string; readonly domain: string }
  /** Another export is under way, and this start is repeated until it ends; emitted once. `leftMs`: until `timeout`. */
  | { readonly kind: 'service-busy'; readonly detail: string | null; readonly leftMs: number }
  /** `byAttempt`: an earlier attempt of this workflow run started it. */
  | { readonly kind: 'job-followed'; readonly jobId: string; readonly byAttempt?: number }
  | { readonly kind: 'reattach'; readonly outcome: ReattachOutcome }
  | {
      readonly kind: 'job-status';
      readonly status: string;
      /** 0 to 1; `null` when unknown. */
      readonly share: number | null;
      readonly pageCount: number | null;
      readonly elapsedMs: number;
      /** Until the job's end, where that can honestly be estimated. */
      readonly leftMs: number | null;
    }
  /** Nothing that the job shows has changed for `stillMs`. Emitted once, and again when the job has moved and stalls once more. */
  | {
      readonly kind: 'job-stalled';
      readonly stillMs: number;
      readonly status: string;
      readonly share: number | null;
      readonly updatedAt: string | null;
      /** Until the wait times out. */
      readonly timeLeftMs: number;
    }
  | { readonly kind: 'status-unknown'; readonly status: string }
  | {
      readonly kind: 'job-completed';
      readonly pageCount: number | null;
      readonly elapsedMs: number;
      readonly polls: number;
    };
