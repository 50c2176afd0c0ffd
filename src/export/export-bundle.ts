import type { ArchiveEvent, UnpackRequest } from '../archive/tree.ts';
import { checkSite } from '../check/check-site.ts';
import type { CheckEvent } from '../check/events.ts';
import type { ReadSite } from '../check/reader-process.ts';
import { Failure, type GateProblem } from '../core/failure.ts';
import type { PhaseEvent, Emit, RunResult } from '../core/run.ts';
import { download } from '../download/download.ts';
import type { DownloadEvent, BundleSink } from '../download/sink.ts';
import { linkIssuer, type LinkedJob } from '../download/links.ts';
import { readExportStatus, type ExportStatus } from '../job/answers.ts';
import type { JobEvent } from '../job/events.ts';
import type { ReattachPorts } from '../job/reattach.ts';
import { takeJob, type TakenJob } from '../job/take-job.ts';
import { waitForJob } from '../job/wait-for-job.ts';
import type { SiteDrafts } from '../publish/drafts.ts';
import type { ServiceEvent } from '../service/api.ts';
import type { BundleStore } from '../service/store.ts';
import type { SiteEvent } from '../site/events.ts';
import type { UnpackedSite } from '../site/file-index.ts';
import {
  draftReports,
  inspectSite,
  judgeRead,
  type PagesRead,
  type SiteInspection,
  type SiteReports,
} from '../site/inspect-site.ts';
import {
  type UploadEvent,
  checkUpload,
  handOver,
  type UploadStaging,
  type ArtifactService,
} from '../upload/hand-over.ts';
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

/** Folders and files of one run. */
export interface Staging {
  readonly drafts: Drafts;
  /** Reads the unpacked site in a process that the run can lose. */
  readonly readSite: ReadSite;
  /** Opens the sink of the bundle. A request to unpack needs a staging folder, filled while downloading where possible. */
  openSink(request: UnpackRequest | null, emit: Emit<ArchiveEvent>, signal: AbortSignal): BundleSink;
  /**
   * The site in its staging folder. Where it could not be unpacked while downloading, a phase begins that unpacks it.
   * Rejects with any `archive-*` failure, `disk-*`, or the signal's reason.
   */
  unpack(emit: Emit<ArchiveEvent | PhaseEvent>): Promise<UnpackedSite>;
  /** Publishes the site in `root`, the kept archive and all drafts: all, or none. */
  publish(root: string | null): void;
}

/** Files about the site, which are published with it. */
export type Drafts = Omit<SiteDrafts, 'moves'>;

export interface ExportPorts extends ReattachPorts {
  readonly store: BundleStore;
  readonly staging: Staging & UploadStaging;
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
  const { staging, emit } = ports;
  const handOverPorts = { ...ports, drafts: staging.drafts };
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
    await handOver(inputs, { ...facts, site: null }, handOverPorts, signal);
    return 'success';
  }

  emit({ kind: 'phase', phase: 'download' });
  const sink = staging.openSink(inputs.site, emit, signal);
  await download({ ...ports, issueLink, sink }, signal);

  const made = inputs.site === null ? null : await prepareSite(inputs, job.jobId, ports, signal);
  checkUpload(inputs.upload, made?.site ?? null, ports);
  signal.throwIfAborted();
  emit({ kind: 'phase', phase: 'publish' });
  staging.publish(made?.root ?? null);
  emit({ kind: 'published', sitePath: inputs.site?.path ?? null, bundlePath: inputs.bundlePath });
  if (made !== null && made.reports !== null) emit({ kind: 'reports-published', ...made.reports });
  if (made !== null && made.reportPath !== null)
    emit({ kind: 'check-report-written', path: made.reportPath });
  const root = inputs.site?.path ?? made?.root ?? '';
  const site = made?.site ?? null;
  await handOver(inputs, { ...facts, site: site && { ...site, root } }, handOverPorts, signal);
  return 'success';
}

/** A site that may be published. */
interface PreparedSite {
  readonly root: string;
  /** `null`: nothing that follows needs its files. */
  readonly site: UnpackedSite | null;
  readonly reports: SiteReports | null;
  /** Of the check; `null`: there is none. */
  readonly reportPath: string | null;
}

/** Unpacks the site, inspects it, checks it, and drafts the files about it. */
async function prepareSite(
  inputs: Inputs,
  jobId: string,
  ports: ExportPorts,
  signal: AbortSignal,
): Promise<PreparedSite> {
  const { drafts, readSite } = ports.staging;
  const readsTexts = inputs.manifestPath !== null || inputs.comparison !== null;
  const { root, site, pageCount, changes } = await unpackSite(inputs, readsTexts, ports);
  const judge = (pages: PagesRead): readonly GateProblem[] =>
    judgeRead({ pageCount, files: site }, inputs, pages);
  const previous = inputs.comparison?.previous ?? null;
  const textsFor = readsTexts && site !== null ? { site, previous } : null;
  const checking = { check: inputs.check, textsFor, root, judge };
  const read = await checkSite(checking, { ...ports, drafts, readSite }, signal);
  const { reportPath } = read;
  if (site === null) return { root, site, reports: null, reportPath };
  let uploadPath: string | null = null;
  if (changes !== null) {
    const published = changes.uploads.length === site.files.length ? inputs.site?.path : null;
    uploadPath = published ?? (await drafts.linkFiles(root, changes.uploads, signal));
  }
  const options = { ...inputs, jobId, uploadPath };
  const reports = draftReports({ files: site, changes, ...read }, options, { ...ports, drafts });
  return { root, site, reports, reportPath };
}

interface InspectedSite extends SiteInspection {
  readonly root: string;
  readonly site: UnpackedSite | null;
}

/**
 * A function of its own, so that the list of files can be freed before the pages are read: with 80,000 files it takes a
 * fifth of this process's memory.
 */
async function unpackSite(
  inputs: Inputs,
  readsTexts: boolean,
  { staging, emit }: ExportPorts,
): Promise<InspectedSite> {
  const site = await staging.unpack(emit);
  const inspection = inspectSite(site, inputs, { emit });
  const isNeeded = readsTexts || inputs.upload !== null;
  return { ...inspection, root: site.root, site: isNeeded ? site : null };
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
