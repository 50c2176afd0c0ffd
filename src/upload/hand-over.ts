import { judgeClientError, type ArtifactReply } from '../artifacts/client-error.ts';
import { Failure, type FailureFacts, type UploadKind } from '../core/failure.ts';
import { retryDelayMs } from '../core/retry.ts';
import { type PhaseEvent, type Emit, sleep, type Clock } from '../core/run.ts';
import type { IssueLink } from '../download/sink.ts';
import type { BundleLink } from '../job/answers.ts';
import type { SiteDrafts } from '../publish/drafts.ts';
import type { UnpackedSite } from '../site/file-index.ts';
import type { PackedUpload } from './pack-upload.ts';
import { isForPages, pagesTarBytes, siteEntries } from './pages-tar.ts';
import { REFUSED_CHARACTER, type UploadTarget } from './upload-inputs.ts';

/** An artifact as the service has it. */
export interface StoredArtifact {
  readonly id: number;
  /** Where a person finds it; `null` when the run does not know its own address. */
  readonly url: string | null;
  readonly bytes: number;
  /** SHA-256 of what was uploaded, in lower-case hex. */
  readonly digest: string;
}

export interface UploadedArtifact extends StoredArtifact {
  readonly kind: UploadKind;
  readonly name: string;
}

/** What becomes true of an upload and of the Helm values. */
export type UploadEvent =
  | { readonly kind: 'upload-started'; readonly upload: UploadTarget; readonly fileCount: number | null }
  /** A Pages deployment of this size may fail; in bytes. */
  | { readonly kind: 'pages-large'; readonly bytes: number; readonly limit: number }
  /** A line of GitHub's client. */
  | { readonly kind: 'artifact-client-said'; readonly text: string }
  /** The whole upload is retried. */
  | { readonly kind: 'upload-repeated'; readonly problem: string; readonly waitMs: number }
  /** The repository keeps artifacts for fewer days than were asked for. */
  | { readonly kind: 'retention-lowered'; readonly days: number }
  | { readonly kind: 'uploaded'; readonly artifact: UploadedArtifact }
  | { readonly kind: 'values-written'; readonly path: string; readonly expiresAt: string | null };

export interface HandOverPorts extends UploadPorts {
  readonly staging: UploadStaging;
  readonly drafts: Pick<SiteDrafts, 'publishSecret'>;
}

/** The disk side of handing on. */
export interface UploadStaging {
  /** Makes ready what goes up; after publishing. Rejects with `disk-full`, `disk-error`, or the signal's reason. */
  pack(upload: UploadTarget, site: UnpackedSite | null, signal: AbortSignal): Promise<PackedUpload>;
}

/** What has been published, and by which job. */
export interface Published {
  readonly jobId: string;
  readonly issueLink: IssueLink;
  /** `null`: no site, or none that is uploaded. */
  readonly site: UnpackedSite | null;
}

/** How the result is handed on. */
export interface HandOverOptions {
  /** `null`: no artifact. */
  readonly upload: UploadTarget | null;
  /** Absolute path of the file for the Helm values; `null`: none is written. */
  readonly helmValuesPath: string | null;
  readonly job: { readonly domain: string | null; readonly version: string | null };
}

/** Of the tar, as `actions/deploy-pages` counts: GitHub supports one GiB, and does not try beyond ten. */
const PAGES_SUPPORTED_BYTES = 1024 ** 3;
const PAGES_MAX_BYTES = 10 * 1024 ** 3;

/**
 * Refuses, before anything is published, what cannot be uploaded after it. Throws `upload-name-refused` or
 * `pages-too-large`.
 */
export function checkUpload(
  target: UploadTarget | null,
  site: UnpackedSite | null,
  { emit }: Pick<UploadPorts, 'emit'>,
): void {
  if (target === null || target.kind === 'bundle' || site === null) return;
  if (target.kind === 'site') {
    const refused = refusedPath(site.files.map(({ path }) => path));
    if (refused !== null) throw new Failure('upload-name-refused', refused);
    return;
  }
  const tarBytes = pagesTarBytes(siteEntries(site).filter(isForPages));
  if (tarBytes > PAGES_MAX_BYTES)
    throw new Failure('pages-too-large', { bytes: tarBytes, limit: PAGES_MAX_BYTES });
  if (tarBytes > PAGES_SUPPORTED_BYTES)
    emit({ kind: 'pages-large', bytes: tarBytes, limit: PAGES_SUPPORTED_BYTES });
}

/**
 * Hands on what has been published: the artifact, then the Helm values, whose link is asked for last so that it lives as
 * long as it can. Rejects with `upload-failed`, `disk-*`, what `issueLink` rejects with, or the signal's reason.
 */
export async function handOver(
  options: HandOverOptions,
  { jobId, issueLink, site }: Published,
  ports: HandOverPorts,
  signal: AbortSignal,
): Promise<void> {
  const { staging, drafts, emit } = ports;
  if (options.upload !== null) {
    emit({ kind: 'phase', phase: 'upload' });
    const packed = await staging.pack(options.upload, site, signal);
    const fileCount = options.upload.kind === 'site' ? packed.files.length : null;
    emit({ kind: 'upload-started', upload: options.upload, fileCount });
    emit({ kind: 'uploaded', artifact: await upload(options.upload, packed, ports, signal) });
  }
  if (options.helmValuesPath !== null) {
    const link = await issueLink(signal);
    const { domain, version } = options.job;
    drafts.publishSecret(options.helmValuesPath, helmValues({ link, jobId, domain, version }));
    emit({ kind: 'values-written', path: options.helmValuesPath, expiresAt: link.expiresAt });
  }
}

/** The first path that cannot be in an artifact, and how many more cannot; `null` when all can. */
export function refusedPath(paths: readonly string[]): FailureFacts['upload-name-refused'] | null {
  const [first, ...others] = paths.filter((path) => REFUSED_CHARACTER.test(path));
  if (first === undefined) return null;
  const [character = ''] = REFUSED_CHARACTER.exec(first) ?? [];
  return { path: first, character, others: others.length };
}

/** The artifact service of this workflow run. No method rejects but for an aborted signal. */
export interface ArtifactService {
  /** Removes the newest artifact of that name; `false` when there was none. */
  removeNewest(artifactName: string, signal: AbortSignal): Promise<ArtifactReply<boolean>>;
  send(
    upload: UploadTarget,
    packed: PackedUpload,
    signal: AbortSignal,
  ): Promise<ArtifactReply<StoredArtifact>>;
}

export interface UploadPorts {
  readonly artifacts: ArtifactService;
  readonly clock: Clock;
  readonly emit: Emit<UploadEvent | PhaseEvent>;
}

/** Attempts of the whole upload. The client makes up to five of each request by itself. */
const UPLOAD_ATTEMPTS = 3;
/** More artifacts of one name than any run has had attempts. */
const REMOVED_MAX = 100;

/**
 * Uploads under a name, and replaces what has that name in this run: a second artifact of one name, which an
 * earlier attempt of the run may have left, is one too many for `actions/deploy-pages`.
 * Rejects with `upload-failed` or the signal's reason.
 */
async function upload(
  target: UploadTarget,
  packed: PackedUpload,
  { artifacts, clock, emit }: UploadPorts,
  signal: AbortSignal,
): Promise<UploadedArtifact> {
  const { kind, artifactName } = target;
  for (let attempt = 1; ; attempt += 1) {
    await removeAll(artifactName, artifacts, signal);
    const reply = await artifacts.send(target, packed, signal);
    if (reply.ok) return { ...reply.value, kind, name: artifactName };
    const judged = judgeClientError(reply.problem);
    const { problem, remedy } = judged;
    if (judged.kind === 'final' || attempt === UPLOAD_ATTEMPTS)
      throw new Failure('upload-failed', { kind, artifactName, problem, remedy });
    const waitMs = retryDelayMs(attempt, clock.random());
    emit({ kind: 'upload-repeated', problem, waitMs });
    await sleep(clock, waitMs, signal);
  }
}

/**
 * Removes every artifact of that name; the client takes the newest one at a time. One that cannot be removed is left to
 * the upload: the service says then what is wrong.
 */
async function removeAll(
  artifactName: string,
  artifacts: ArtifactService,
  signal: AbortSignal,
): Promise<void> {
  for (let count = 0; count < REMOVED_MAX; count += 1) {
    const reply = await artifacts.removeNewest(artifactName, signal);
    if (!reply.ok || !reply.value) return;
  }
}

export interface HelmFacts {
  readonly link: BundleLink;
  readonly jobId: string;
  readonly domain: string | null;
  /** `null`: the values name none. */
  readonly version: string | null;
}

/** The values that point a self-hosted deployment at the bundle, as a YAML file. The text is a secret. */
export function helmValues({ link, jobId, domain, version }: HelmFacts): string {
  const expires =
    link.expiresAt === null ? 'expires, the service does not say when' : `expires ${link.expiresAt}`;
  return [
    `# Export job ${jobId}${domain === null ? '' : ` of ${domain}`}.`,
    `# Secret: whoever has this link can fetch the bundle. It ${expires}.`,
    `# Deploy before that. Later, write this file again with 'job-id: ${jobId}'.`,
    'staticExport:',
    '  enabled: true',
    `  bundleUrl: ${yamlText(link.url)}`,
    ...(version === null ? [] : [`  version: ${yamlText(version)}`]),
    '',
  ].join('\n');
}

/**
 * A text in double quotes that every YAML reader takes for that text: `1.10` and `yes` stay texts, and whatever is not
 * plain ASCII is escaped, as some readers see line breaks in U+0085 and U+2028.
 */
function yamlText(text: string): string {
  const escaped = text.toWellFormed().replaceAll(/["\\]|[^ -~]/gu, (mark) => {
    if (mark === '"' || mark === '\\') return `\\${mark}`;
    const hex = (mark.codePointAt(0) ?? 0).toString(16);
    return hex.length <= 4 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
  });
  return `"${escaped}"`;
}
