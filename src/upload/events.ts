import type { UploadKind } from '../core/failure.ts';
import type { UploadTarget } from './upload-inputs.ts';

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
