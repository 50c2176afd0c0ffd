/** What noting a job for a later attempt needs from the world; the hand in runner/ fits it. */
import type { RecordObstacle } from '../report/reattach-text.ts';
import type { ArtifactReply } from '../upload/hand-over-ports.ts';

/** The jobs that attempts of this workflow run have noted as artifacts. No method rejects but for an aborted signal. */
export interface JobRecords {
  /** Why nothing can be noted; `null` when nothing stands against it. */
  readonly obstacle: RecordObstacle | null;
  /** Of the workflow run, from 1. */
  readonly attempt: number;
  /** SHA-256 in lower-case hex. */
  digest(text: string): string;
  /** The artifacts of this run that can be seen from this attempt. */
  list(signal: AbortSignal): Promise<ArtifactReply<readonly ListedArtifact[]>>;
  /** Makes an artifact that holds a text. */
  keep(artifactName: string, text: string, signal: AbortSignal): Promise<ArtifactReply<ListedArtifact>>;
}

export interface ListedArtifact {
  readonly id: number;
  readonly name: string;
}
