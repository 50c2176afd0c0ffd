import type { ArchiveEvent } from '../archive/events.ts';
import type { UnpackRequest, Unpacked } from '../archive/unpack-file.ts';
import { checkSite, type CheckDesk } from '../check/check-site.ts';
import type { CheckEvent } from '../check/events.ts';
import { Failure } from '../core/failure.ts';
import type { PhaseEvent, Emit, Clock, RunResult } from '../core/run.ts';
import { download } from '../download/download.ts';
import type { DownloadEvent } from '../download/events.ts';
import { linkIssuer, type LinkedJob } from '../download/links.ts';
import type { Intake } from '../download/sink.ts';
import { readExportStatus, type ExportStatus } from '../job/answers.ts';
import type { JobEvent } from '../job/events.ts';
import type { JobRecords } from '../job/reattach.ts';
import { takeJob, type TakenJob } from '../job/take-job.ts';
import { waitForJob } from '../job/wait-for-job.ts';
import type { ExportService } from '../service/api.ts';
import type { ServiceEvent } from '../service/events.ts';
import type { BundleStore } from '../service/store-reply.ts';
import type { SiteEvent } from '../site/events.ts';
import { inspectSite, type SiteReports, type SiteDesk } from '../site/inspect-site.ts';
import type { UploadEvent } from '../upload/events.ts';
import { checkUpload, handOver } from '../upload/hand-over.ts';
import type { HandOverDesk } from '../upload/parcel.ts';
import type { ArtifactService } from '../upload/upload.ts';
import type { ExportEvent } from './events.ts';
import type { Inputs } from './inputs.ts';

/** All that is told during an export, by whatever room. */
type ExportRunEvent =
  | ArchiveEvent
  | CheckEvent
  | DownloadEvent
  | ExportEvent
  | JobEvent
  | PhaseEvent
  | ServiceEvent
  | SiteEvent
  | UploadEvent;

/** Folders and files of one run; whatever is not published is removed by `discard`. */
export interface Workbench {
  /** Opens what takes the bundle. With a request it is unpacked into a staging folder, on the way where possible. */
  openIntake(request: UnpackRequest | null, tell: Emit<ArchiveEvent>, signal: AbortSignal): Intake;
  /** Whether the bundle, which has arrived, is still to be unpacked. */
  isStillPacked(): boolean;
  /** Ends the unpacking, or does all of it where it was not possible on the way. */
  unpack(): Promise<Unpacked>;
  /** Puts the staging folder and the kept archive in their places: all, or none. */
  publish(): void;
}

export interface ExportPorts {
  readonly service: ExportService;
  readonly store: BundleStore;
  readonly workbench: Workbench & HandOverDesk & SiteDesk & CheckDesk;
  readonly artifacts: ArtifactService;
  readonly records: JobRecords;
  readonly clock: Clock;
  readonly tell: Emit<ExportRunEvent>;
}

/** "Not yet", by the names that the service is known to use. */
const PENDING_STATUSES = ['queued', 'running'];

/**
 * The export from start to finish: start or follow the job, wait, fetch the bundle, unpack, check, publish, hand on.
 * Rejects with a `Failure`, or with the signal's reason.
 */
export async function exportBundle(
  inputs: Inputs,
  ports: ExportPorts,
  signal: AbortSignal,
): Promise<RunResult> {
  const { tell } = ports;
  const job = await takeJob(inputs, ports, signal);
  if (!inputs.wait) return 'started';

  tell({ kind: 'phase', phase: 'wait' });
  const linked = await complete(inputs, job, ports, signal);

  tell({ kind: 'phase', phase: 'bundle' });
  const issueLink = linkIssuer(linked, ports);
  const facts = { jobId: job.jobId, issueLink };
  if (inputs.site === null && inputs.bundlePath === null && inputs.upload === null) {
    // The one link is all there is to hand on.
    if (inputs.helmValuesPath === null) await issueLink(signal);
    await handOver(inputs, facts, ports, signal);
    return 'success';
  }

  tell({ kind: 'phase', phase: 'download' });
  const intake = ports.workbench.openIntake(inputs.site, tell, signal);
  await download({ ...ports, issueLink, intake }, signal);

  let reports: SiteReports | null = null;
  if (inputs.site !== null) {
    if (ports.workbench.isStillPacked()) tell({ kind: 'phase', phase: 'unpack' });
    tell({ kind: 'unpacked', ...(await ports.workbench.unpack()) });
    reports = inspectSite(inputs, job.jobId, ports);
  }
  const reportPath = inputs.check === null ? null : await checkSite(inputs.check, ports, signal);
  checkUpload(inputs, ports);
  signal.throwIfAborted();
  tell({ kind: 'phase', phase: 'publish' });
  ports.workbench.publish();
  tell({ kind: 'published', sitePath: inputs.site?.path ?? null, bundlePath: inputs.bundlePath });
  if (reports !== null) tell({ kind: 'reports-published', ...reports });
  if (reportPath !== null) tell({ kind: 'check-report-written', path: reportPath });
  await handOver(inputs, facts, ports, signal);
  return 'success';
}

async function complete(
  inputs: Inputs,
  { jobId, startedMs }: TakenJob,
  ports: ExportPorts,
  signal: AbortSignal,
): Promise<LinkedJob> {
  const { job, elapsedMs, polls } = await waitForJob<ExportStatus>(
    {
      doing: 'status',
      poll: (pollSignal) => ports.service.status(jobId, pollSignal),
      read: readExportStatus,
      isOver: ({ status }) => status === 'completed' || status === 'failed',
      knownStatuses: PENDING_STATUSES,
      progressOf: (status) => status,
      limits: { minMs: inputs.pollIntervalMs, maxMs: inputs.maxPollIntervalMs },
      timeoutMs: inputs.timeoutMs,
      startedMs,
    },
    ports,
    signal,
  );
  if (job.status === 'failed') throw new Failure('job-failed', { detail: job.error });
  ports.tell({ kind: 'job-completed', pageCount: job.pageCount, elapsedMs, polls });
  return { jobId, link: job.link };
}
