import { Failure, type FailureFacts } from '../core/failure.ts';
import type { IssueLink } from '../download/sink.ts';
import type { UnpackedSite } from '../site/file-index.ts';
import { helmValues } from './helm-values.ts';
import { isForPages, pagesTarBytes, siteEntries } from './pages-tar.ts';
import type { Parcel } from './parcel.ts';
import { REFUSED_CHARACTER, type HandOver, type UploadTarget } from './upload-inputs.ts';
import { upload, type UploadPorts } from './upload.ts';

export interface HandOverPorts extends UploadPorts {
  readonly staging: UploadStaging;
  readonly drafts: SecretDrafts;
}

/** The disk side of handing on. */
export interface UploadStaging {
  /** Makes ready what goes up; after publishing. Rejects with `disk-full`, `disk-error`, or the signal's reason. */
  pack(upload: UploadTarget, site: UnpackedSite | null, signal: AbortSignal): Promise<Parcel>;
}

export interface SecretDrafts {
  /** Puts a text that is a secret into a file, in one rename. Throws `disk-full`, `disk-error`. */
  publishSecret(path: string, text: string): void;
}

/** What has been published, and by which job. */
export interface Published {
  readonly jobId: string;
  readonly issueLink: IssueLink;
  /** `null`: no site, or none that is uploaded. */
  readonly site: UnpackedSite | null;
}

export interface HandOverOrder extends HandOver {
  readonly job: { readonly domain: string | null; readonly version: string | null };
}

/** Of the tar, as `actions/deploy-pages` counts: GitHub supports one GiB, and does not try beyond ten. */
const PAGES_SUPPORTED_BYTES = 1024 ** 3;
const PAGES_LARGEST_BYTES = 10 * 1024 ** 3;

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
  if (tarBytes > PAGES_LARGEST_BYTES)
    throw new Failure('pages-too-large', { bytes: tarBytes, limit: PAGES_LARGEST_BYTES });
  if (tarBytes > PAGES_SUPPORTED_BYTES)
    emit({ kind: 'pages-large', bytes: tarBytes, limit: PAGES_SUPPORTED_BYTES });
}

/**
 * Hands on what has been published: the artifact, then the Helm values, whose link is asked for last so that it lives as
 * long as it can. Rejects with `upload-failed`, `disk-*`, what `issueLink` rejects with, or the signal's reason.
 */
export async function handOver(
  order: HandOverOrder,
  { jobId, issueLink, site }: Published,
  ports: HandOverPorts,
  signal: AbortSignal,
): Promise<void> {
  const { staging, drafts, emit } = ports;
  if (order.upload !== null) {
    emit({ kind: 'phase', phase: 'upload' });
    const parcel = await staging.pack(order.upload, site, signal);
    const fileCount = order.upload.kind === 'site' ? parcel.files.length : null;
    emit({ kind: 'upload-started', upload: order.upload, fileCount });
    emit({ kind: 'uploaded', artifact: await upload(order.upload, parcel, ports, signal) });
  }
  if (order.helmValuesPath !== null) {
    const link = await issueLink(signal);
    const { domain, version } = order.job;
    drafts.publishSecret(order.helmValuesPath, helmValues({ link, jobId, domain, version }));
    emit({ kind: 'values-written', path: order.helmValuesPath, expiresAt: link.expiresAt });
  }
}

/** The first path that cannot be in an artifact, and how many more cannot; `null` when all can. */
export function refusedPath(paths: readonly string[]): FailureFacts['upload-name-refused'] | null {
  const [first, ...others] = paths.filter((path) => REFUSED_CHARACTER.test(path));
  if (first === undefined) return null;
  const [character = ''] = REFUSED_CHARACTER.exec(first) ?? [];
  return { path: first, character, others: others.length };
}
