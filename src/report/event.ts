import type { AgentEvent } from '../agent/agent-job.ts';
import type { ArchiveEvent } from '../archive/tree.ts';
import type { CheckEvent } from '../check/events.ts';
import type { Failure } from '../core/failure.ts';
import type { PhaseEvent, RunResult } from '../core/run.ts';
import type { DownloadEvent } from '../download/sink.ts';
import type { ExportEvent } from '../export/export-bundle.ts';
import type { JobEvent } from '../job/events.ts';
import type { ServiceEvent } from '../service/api.ts';
import type { SiteEvent } from '../site/events.ts';
import type { UploadEvent } from '../upload/hand-over.ts';
import type { VerifyEvent } from '../verify/events.ts';

/** What the entry and the session emit: the beginning and the end of a run. */
type SessionEvent =
  /** `domain` is `null` when a job is followed and none was given. */
  | { readonly kind: 'inputs-read'; readonly domain: string | null; readonly warnings: readonly string[] }
  /** Temporary folders that are still there; absolute. */
  | { readonly kind: 'left-behind'; readonly paths: readonly string[] }
  /** The run has ended: emitted once, and a second time if the result of the first cannot be written. */
  | { readonly kind: 'ended'; readonly result: RunResult; readonly failure: Failure | null };

/** What becomes true of the session, of requests and of jobs. */
export type SessionOrJobEvent = SessionEvent | PhaseEvent | ServiceEvent | JobEvent | AgentEvent;

/** What has become true during a run. The log, the outputs and the summary are made from these and nothing else. */
export type RunEvent =
  | SessionOrJobEvent
  | DownloadEvent
  | ArchiveEvent
  | SiteEvent
  | CheckEvent
  | ExportEvent
  | UploadEvent
  | VerifyEvent;

export type EventOf<K extends RunEvent['kind']> = Extract<RunEvent, { kind: K }>;
