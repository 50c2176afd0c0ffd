import type { UploadKind } from '../core/failure.ts';
import { formatBytes, counted, formatDuration } from '../text/amounts.ts';
import type { UploadedArtifact } from '../upload/events.ts';
import type { RunEvent } from './event.ts';

/** What is said of an upload and of the Helm values, in the log and in the summary. */

type UploadEvent = Extract<
  RunEvent,
  {
    kind:
      | 'upload-started'
      | 'pages-packed'
      | 'artifacts-removed'
      | 'upload-repeated'
      | 'uploaded'
      | 'values-written';
  }
>;

/** The line of the log for one event; `phaseMs` have passed since its phase began. */
export function uploadText(event: UploadEvent, phaseMs: number): string {
  switch (event.kind) {
    case 'upload-started': {
      const files = event.fileCount === null ? '' : ` (${counted(event.fileCount, 'file')})`;
      return `Uploading ${UPLOADED[event.upload.kind]}${files} as artifact '${event.upload.artifactName}' ...`;
    }
    case 'pages-packed':
      return `Packed ${counted(event.fileCount, 'file')} for Pages: ${formatBytes(event.tarBytes)}, in ${formatDuration(phaseMs)}`;
    case 'artifacts-removed':
      return `Removed ${counted(event.count, 'older artifact')} '${event.artifactName}' of this run`;
    case 'upload-repeated':
      return `The upload has a problem: ${event.problem}. Trying again in ${formatDuration(event.waitMs)}`;
    case 'uploaded':
      return uploadedText(event.artifact, phaseMs);
    case 'values-written': {
      const until = event.expiresAt === null ? 'expires' : `expires ${event.expiresAt}`;
      return `The Helm values are in ${event.path}; their link ${until}`;
    }
  }
}

function uploadedText({ name, url, bytes, digest }: UploadedArtifact, phaseMs: number): string {
  const place = url === null ? '' : `, at ${url}`;
  return `Uploaded artifact '${name}': ${formatBytes(bytes)} in ${formatDuration(phaseMs)}, SHA-256 ${digest}${place}`;
}

/** What is worth a warning: a whole sentence. */
export function uploadWarning(
  event: Extract<RunEvent, { kind: 'pages-large' | 'retention-lowered' }>,
): string {
  if (event.kind === 'retention-lowered')
    return `'retention-days' is more than the repository allows: the artifact is kept for ${counted(event.days, 'day')}.`;
  return `The site is ${formatBytes(event.bytes)} as a Pages artifact: GitHub supports ${formatBytes(event.limit)}, and larger deployments may fail.`;
}

/** What is uploaded, in words. */
export const UPLOADED: Readonly<Record<UploadKind, string>> = {
  site: 'the site',
  bundle: 'the archive',
  pages: 'the Pages site',
};
