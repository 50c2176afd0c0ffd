import type { ArchiveEvent, Unpacked, UnpackRequest } from '../archive/tree.ts';
import { checkSite, type CheckStaging } from '../check/check-site.ts';
import type { CheckEvent } from '../check/events.ts';
import { Failure, type GateProblem } from '../core/failure.ts';
import type { PhaseEvent, Emit, RunResult } from '../core/run.ts';
import { download } from '../download/download.ts';
import type { DownloadEvent } from '../download/events.ts';
import { linkIssuer, type LinkedJob } from '../download/links.ts';
import type { BundleSink } from '../download/sink.ts';
import { readExportStatus, type ExportStatus } from '../job/answers.ts';
import type { JobEvent } from '../job/events.ts';
import type { ReattachPorts } from '../job/reattach.ts';
import { takeJob, type TakenJob } from '../job/take-job.ts';
import { waitForJob } from '../job/wait-for-job.ts';
import type { ServiceEvent } from '../service/events.ts';
import type { BundleStore } from '../service/store.ts';
import type { SiteEvent } from '../site/events.ts';
import { judgePages } from '../site/gates.ts';
import { draftReports, inspectSite, type SiteReports, type SiteStaging } from '../site/inspect-site.ts';
import type { PagesRead } from '../site/page-texts.ts';
import type { UploadEvent } from '../upload/events.ts';
import { checkUpload, handOver } from '../upload/hand-over.ts';
import type { UploadStaging } from '../upload/parcel.ts';
import type { ArtifactService } from '../upload/upload.ts';
import type { Inputs } from './inputs.ts';

/** A published path; paths are absolute. */
export type ExportEvent =
  | { readonly kind: 'published'; readonly sitePath: string | null; readonly bundlePath: string | null }
  | ({ readonly kind: 'reports-published' } & SiteReports);

/** Everything that is emitted during an export, by whatever room. */
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

/** Folders and files of one run; `discard` removes everything unpublished. */
export interface Staging {
  /** Opens the sink of the bundle. A request to unpack needs a staging folder, filled while downloading where possible. */
  openSink(request: UnpackRequest | null, emit: Emit<ArchiveEvent>, signal: AbortSignal): BundleSink;
  /** The files unpacked while downloading. Where that was not possible, a phase begins that unpacks all of them. */
  unpack(emit: Emit<PhaseEvent>): Promise<Unpacked>;
  /** Publishes the staging folder and the kept archive: all, or none. */
  publish(): void;
}

export interface ExportPorts extends ReattachPorts {
  readonly store: BundleStore;
  readonly staging: Staging & UploadStaging & SiteStaging & CheckStaging;
  readonly artifacts: ArtifactService;
  readonly emit: Emit<ExportRunEvent>;
}

/** "Not yet", by the names that the service is known to use. */
const PENDING_STATUSES = ['queued', 'running'];

/**
 * The export from start to finish: start or follow the job, wait, download the bundle, unpack, check, publish, hand over.
 * Rejects with a `Failure`, or with the signal's reason.
 */
export async function exportBundle(
  inputs: Inputs,
  ports: ExportPorts,
  signal: AbortSignal,
): Promise<RunResult> {
  const { emit } = ports;
  const job = await takeJob(inputs, ports, signal);
  if (!inputs.wait) return 'started';

  emit({ kind: 'phase', phase: 'wait' });
  const linked = await complete(inputs, job, ports, signal);

  emit({ kind: 'phase', phase: 'bundle' });
  const issueLink = linkIssuer(linked, ports);
  const facts = { jobId: job.jobId, issueLink };
  if (inputs.site === null && inputs.bundlePath === null && inputs.upload === null) {
    // The link is the only result.
    if (inputs.helmValuesPath === null) await issueLink(signal);
    await handOver(inputs, facts, ports, signal);
    return 'success';
  }

  emit({ kind: 'phase', phase: 'download' });
  const sink = ports.staging.openSink(inputs.site, emit, signal);
  await download({ ...ports, issueLink, sink }, signal);

  let reports: SiteReports | null = null;
  let reportPath: string | null = null;
  if (inputs.site !== null) {
    emit({ kind: 'unpacked', ...(await ports.staging.unpack(emit)) });
    const { pageCount, changes } = inspectSite(inputs, ports);
    const readsTexts = inputs.manifestPath !== null || inputs.comparison !== null;
    const previous = inputs.comparison?.previous ?? null;
    const judge = (pages: PagesRead): readonly GateProblem[] =>
      judgePages(pageCount, inputs.gates, { ...pages, previous });
    if (!readsTexts && inputs.upload === null) ports.staging.freeSiteFiles();
    const read = await checkSite({ check: inputs.check, readsTexts, judge }, ports, signal);
    ({ reportPath } = read);
    const uploadPath = changes && (await ports.staging.draftUpload(changes.uploads, signal));
    reports = draftReports(changes, { ...inputs, jobId: job.jobId, uploadPath }, read, ports);
  }
  checkUpload(inputs.upload, ports);
  signal.throwIfAborted();
  emit({ kind: 'phase', phase: 'publish' });
  ports.staging.publish();
  emit({ kind: 'published', sitePath: inputs.site?.path ?? null, bundlePath: inputs.bundlePath });
  if (reports !== null) emit({ kind: 'reports-published', ...reports });
  if (reportPath !== null) emit({ kind: 'check-report-written', path: reportPath });
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
  ports.emit({ kind: 'job-completed', pageCount: job.pageCount, elapsedMs, polls });
  return { jobId, link: job.link };
}
