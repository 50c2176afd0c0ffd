import { Failure } from '../core/failure.ts';
import type { PhaseEvent, Emit, Clock } from '../core/run.ts';
import type { IssueLink } from '../download/sink.ts';
import { refusedPath } from './artifact-name.ts';
import type { UploadEvent } from './events.ts';
import { helmValues } from './helm-values.ts';
import type { UploadStaging } from './parcel.ts';
import {
  judgePagesSize,
  PAGES_LARGEST_BYTES,
  PAGES_SUPPORTED_BYTES,
  type UploadTarget,
} from './upload-target.ts';
import { upload, type ArtifactService } from './upload.ts';

export interface HandOverPorts {
  readonly staging: UploadStaging;
  readonly artifacts: ArtifactService;
  readonly clock: Clock;
  readonly emit: Emit<UploadEvent | PhaseEvent>;
}

export interface HandOverOrder {
  readonly job: { readonly domain: string | null; readonly version: string | null };
  /** `null`: nothing is uploaded. */
  readonly upload: UploadTarget | null;
  /** Absolute path of the file for the Helm values; `null`: none is written. */
  readonly helmValuesPath: string | null;
}

export interface HandOverFacts {
  readonly jobId: string;
  readonly issueLink: IssueLink;
}

/**
 * Whether what was unpacked can go up as it is to: asked before anything is published.
 * Throws `upload-name-refused` or `pages-too-large`.
 */
export function checkUpload(
  { upload: target }: Pick<HandOverOrder, 'upload'>,
  { staging, emit }: HandOverPorts,
): void {
  if (target === null || target.kind === 'bundle') return;
  const { paths, tarBytes } = staging.inspect();
  if (target.kind === 'site') {
    const refused = refusedPath(paths);
    if (refused !== null) throw new Failure('upload-name-refused', refused);
    return;
  }
  const size = judgePagesSize(tarBytes);
  if (size === 'too-large')
    throw new Failure('pages-too-large', { bytes: tarBytes, limit: PAGES_LARGEST_BYTES });
  if (size === 'large') emit({ kind: 'pages-large', bytes: tarBytes, limit: PAGES_SUPPORTED_BYTES });
}

/**
 * Hands on what has been published: the artifact, then the Helm values, whose link is asked for last so that it lives as
 * long as it can. Rejects with `upload-failed`, `disk-*`, what `issueLink` rejects with, or the signal's reason.
 */
export async function handOver(
  order: HandOverOrder,
  { jobId, issueLink }: HandOverFacts,
  ports: HandOverPorts,
  signal: AbortSignal,
): Promise<void> {
  const { staging, emit } = ports;
  if (order.upload !== null) {
    emit({ kind: 'phase', phase: 'upload' });
    const parcel = await staging.pack(order.upload, emit, signal);
    const fileCount = order.upload.kind === 'site' ? parcel.files.length : null;
    emit({ kind: 'upload-started', upload: order.upload, fileCount });
    emit({ kind: 'uploaded', artifact: await upload(order.upload, parcel, ports, signal) });
  }
  if (order.helmValuesPath !== null) {
    const link = await issueLink(signal);
    const { domain, version } = order.job;
    staging.writeSecret(order.helmValuesPath, helmValues({ link, jobId, domain, version }));
    emit({ kind: 'values-written', path: order.helmValuesPath, expiresAt: link.expiresAt });
  }
}
