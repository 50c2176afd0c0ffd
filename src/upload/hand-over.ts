import { Failure } from '../core/failure.ts';
import type { Clock } from '../core/run.ts';
import type { IssueLink } from '../download/sink.ts';
import type { Inputs } from '../export/inputs.ts';
import type { Tell } from '../service/store-reply.ts';
import { refusedPath } from './artifact-name.ts';
import { helmValues } from './helm-values.ts';
import { judgePagesSize, PAGES_LARGEST_BYTES, PAGES_SUPPORTED_BYTES } from './pages-size.ts';
import type { HandOverDesk } from './parcel.ts';
import { upload, type ArtifactService } from './upload.ts';

export interface HandOverPorts {
  readonly workbench: HandOverDesk;
  readonly artifacts: ArtifactService;
  readonly clock: Clock;
  readonly tell: Tell;
}

export interface HandOverFacts {
  readonly jobId: string;
  readonly issueLink: IssueLink;
}

/**
 * Whether what was unpacked can go up as it is to: asked before anything is published.
 * Throws `upload-name-refused` or `pages-too-large`.
 */
export function checkUpload({ upload: target }: Inputs, { workbench, tell }: HandOverPorts): void {
  if (target === null || target.kind === 'bundle') return;
  const { paths, tarBytes } = workbench.inspect();
  if (target.kind === 'site') {
    const refused = refusedPath(paths);
    if (refused !== null) throw new Failure('upload-name-refused', refused);
    return;
  }
  const size = judgePagesSize(tarBytes);
  if (size === 'too-large')
    throw new Failure('pages-too-large', { bytes: tarBytes, limit: PAGES_LARGEST_BYTES });
  if (size === 'large') tell({ kind: 'pages-large', bytes: tarBytes, limit: PAGES_SUPPORTED_BYTES });
}

/**
 * Hands on what has been published: the artifact, then the Helm values, whose link is asked for last so that it lives as
 * long as it can. Rejects with `upload-failed`, `disk-*`, what `issueLink` rejects with, or the signal's reason.
 */
export async function handOver(
  inputs: Inputs,
  { jobId, issueLink }: HandOverFacts,
  ports: HandOverPorts,
  signal: AbortSignal,
): Promise<void> {
  const { workbench, tell } = ports;
  if (inputs.upload !== null) {
    tell({ kind: 'phase', phase: 'upload' });
    const parcel = await workbench.pack(inputs.upload, tell, signal);
    const fileCount = inputs.upload.kind === 'site' ? parcel.files.length : null;
    tell({ kind: 'upload-started', upload: inputs.upload, fileCount });
    tell({ kind: 'uploaded', artifact: await upload(inputs.upload, parcel, ports, signal) });
  }
  if (inputs.helmValuesPath !== null) {
    const link = await issueLink(signal);
    const { domain, version } = inputs.job;
    workbench.writeSecret(inputs.helmValuesPath, helmValues({ link, jobId, domain, version }));
    tell({ kind: 'values-written', path: inputs.helmValuesPath, expiresAt: link.expiresAt });
  }
}
