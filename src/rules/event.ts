import type { AgentJob } from './agent-job.ts';
import type { CheckOutcome } from '../check/report/outcome.ts';
import type { Failure } from './failure.ts';
import type { BundleLink } from './job.ts';
import type { ReattachNews } from './reattach-news.ts';
import type { UploadKind, UploadTarget } from './upload-target.ts';

/** The phases of an export, in their order. */
export type Phase = 'start' | 'wait' | 'bundle' | 'download' | 'unpack' | 'check' | 'publish' | 'upload';

/** What a run is about. */
export type Subject = 'export' | 'agent-job';

/** The values of the `result` output. */
export type RunResult = 'success' | 'failed' | 'timeout' | 'cancelled' | 'started' | 'error';

/** An artifact as the service has it. */
export interface UploadedArtifact {
  readonly kind: UploadKind;
  readonly name: string;
  readonly id: number;
  /** Where a person finds it; `null` when the run does not know its own address. */
  readonly url: string | null;
  readonly bytes: number;
  /** SHA-256 of what was uploaded, in lower-case hex. */
  readonly digest: string;
}

/** What has become true during a run. The log, the outputs and the summary are made from these and nothing else. */
export type RunEvent =
  /** `domain` is `null` when a job is followed and none was given. */
  | { readonly kind: 'inputs-read'; readonly domain: string | null; readonly warnings: readonly string[] }
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'job-started'; readonly jobId: string; readonly domain: string }
  /** Another export is under way, and this start is repeated until it ends; told once. `leftMs`: until `timeout`. */
  | { readonly kind: 'service-busy'; readonly detail: string | null; readonly leftMs: number }
  /** `byAttempt`: an earlier attempt of this workflow run started it. */
  | { readonly kind: 'job-followed'; readonly jobId: string; readonly byAttempt?: number }
  | { readonly kind: 'reattach'; readonly news: ReattachNews }
  | {
      readonly kind: 'job-status';
      readonly status: string;
      /** 0 to 1; `null` when unknown. */
      readonly share: number | null;
      readonly pageCount: number | null;
      readonly elapsedMs: number;
      /** `null`: this was the last poll. */
      readonly nextPollMs: number | null;
      /** Until the job's end, where that can honestly be estimated. */
      readonly leftMs: number | null;
    }
  /** Nothing that the job shows has changed for `stillMs`. Told once, and again when it moves and stalls anew. */
  | {
      readonly kind: 'job-stalled';
      readonly stillMs: number;
      readonly status: string;
      readonly share: number | null;
      readonly updatedAt: string | null;
      /** Until the wait times out. */
      readonly timeLeftMs: number;
    }
  /** The job that had stalled shows something new. */
  | { readonly kind: 'job-moving'; readonly stillMs: number }
  | { readonly kind: 'status-unknown'; readonly status: string }
  | {
      readonly kind: 'job-completed';
      readonly pageCount: number | null;
      readonly elapsedMs: number;
      readonly polls: number;
    }
  /** A request to the service had no usable answer and is sent again. */
  | {
      readonly kind: 'call-repeated';
      readonly problem: string;
      readonly waitMs: number;
      readonly askedToWait: boolean;
    }
  /** An answer about an agent job; its last one is followed by `agent-job-over`. */
  | { readonly kind: 'agent-job-followed'; readonly projectId: string; readonly jobId: string }
  | { readonly kind: 'agent-job'; readonly job: AgentJob }
  | { readonly kind: 'agent-job-over'; readonly job: AgentJob; readonly elapsedMs: number }
  | { readonly kind: 'link-issued'; readonly link: BundleLink; readonly count: number }
  | { readonly kind: 'download-progress'; readonly heldBytes: number; readonly totalBytes: number | null }
  /** The download goes on after a problem; `fromByte` is 0 when it starts over. */
  | {
      readonly kind: 'download-resumed';
      readonly problem: string;
      readonly fromByte: number;
      readonly waitMs: number;
      /** The link is asked for anew. */
      readonly freshLink: boolean;
    }
  /** The download goes on over another number of connections. */
  | { readonly kind: 'download-lanes'; readonly lanes: number }
  | { readonly kind: 'downloaded'; readonly bytes: number; readonly sha256: string }
  | { readonly kind: 'unpack-progress'; readonly fileCount: number; readonly siteBytes: number }
  | {
      readonly kind: 'unpacked';
      readonly format: string;
      readonly fileCount: number;
      readonly siteBytes: number;
    }
  /** What the site holds. */
  | { readonly kind: 'site-listed'; readonly contentDigest: string; readonly pageCount: number }
  /** What is different from the site of an earlier manifest, in files. */
  | {
      readonly kind: 'site-compared';
      /** Absolute path of that manifest. */
      readonly manifest: string;
      /** There was none. */
      readonly isFirst: boolean;
      readonly added: number;
      readonly changed: number;
      readonly removed: number;
      /** That manifest is of this domain; `null` when it is of the same, or not known. */
      readonly otherDomain: string | null;
    }
  | { readonly kind: 'check-progress'; readonly fileCount: number; readonly totalFiles: number }
  /** The unpacked site has been looked through. `refused`: it is not published for what was found. */
  | { readonly kind: 'site-checked'; readonly outcome: CheckOutcome; readonly refused: boolean }
  /** The check itself did not work, and the run goes on without. `problem` is one clause. */
  | { readonly kind: 'check-broken'; readonly problem: string }
  | { readonly kind: 'check-report-written'; readonly path: string }
  | { readonly kind: 'published'; readonly sitePath: string | null; readonly bundlePath: string | null }
  /** What is told about the site is in its places; absolute paths, `null` for what is not told. */
  | {
      readonly kind: 'reports-published';
      readonly manifestPath: string | null;
      readonly changesPath: string | null;
      readonly invalidationPath: string | null;
    }
  | { readonly kind: 'upload-started'; readonly upload: UploadTarget; readonly fileCount: number | null }
  /** The tar of a Pages artifact is made. */
  | { readonly kind: 'pages-packed'; readonly fileCount: number; readonly tarBytes: number }
  /** A Pages deployment of this size may fail; in bytes. */
  | { readonly kind: 'pages-large'; readonly bytes: number; readonly limit: number }
  /** Artifacts of the same name, from an earlier attempt of this run, are gone. */
  | { readonly kind: 'artifacts-removed'; readonly artifactName: string; readonly count: number }
  /** A line of GitHub's client. */
  | { readonly kind: 'artifact-client-said'; readonly text: string }
  /** The whole upload is made again. */
  | { readonly kind: 'upload-repeated'; readonly problem: string; readonly waitMs: number }
  /** The repository keeps artifacts for fewer days than were asked for. */
  | { readonly kind: 'retention-lowered'; readonly days: number }
  | { readonly kind: 'uploaded'; readonly artifact: UploadedArtifact }
  | { readonly kind: 'values-written'; readonly path: string; readonly expiresAt: string | null }
  /** Temporary folders that could not be removed; absolute. */
  | { readonly kind: 'left-behind'; readonly paths: readonly string[] }
  /** The run is over; told once, by the entry, before it reports. */
  | { readonly kind: 'ended'; readonly result: RunResult; readonly failure: Failure | null }
  /** One request, for the debug log. `path` has no query. */
  | {
      readonly kind: 'request';
      readonly method: string;
      readonly path: string;
      readonly outcome: string;
      readonly tookMs: number;
      readonly requestId: string | null;
    };
