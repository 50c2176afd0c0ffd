import { judgeClientError, type ArtifactReply } from '../artifacts/client-error.ts';
import { Failure } from '../core/failure.ts';
import { retryDelayMs } from '../core/retry.ts';
import { type PhaseEvent, type Emit, sleep, type Clock } from '../core/run.ts';
import type { StoredArtifact, UploadEvent, UploadedArtifact } from './events.ts';
import type { Parcel } from './parcel.ts';
import type { UploadTarget } from './upload-inputs.ts';

/** The artifact service of this workflow run. No method rejects but for an aborted signal. */
export interface ArtifactService {
  /** Removes the newest artifact of that name; `false` when there was none. */
  removeNewest(artifactName: string, signal: AbortSignal): Promise<ArtifactReply<boolean>>;
  send(upload: UploadTarget, parcel: Parcel, signal: AbortSignal): Promise<ArtifactReply<StoredArtifact>>;
}

export interface UploadPorts {
  readonly artifacts: ArtifactService;
  readonly clock: Clock;
  readonly emit: Emit<UploadEvent | PhaseEvent>;
}

/** Attempts of the whole upload. The client makes up to five of each request by itself. */
const UPLOAD_ATTEMPTS = 3;
/** More artifacts of one name than any run has had attempts. */
const MOST_REMOVED = 100;

/**
 * Uploads a parcel under its name, and replaces what has that name in this run: a second artifact of one name, which an
 * earlier attempt of the run may have left, is one too many for `actions/deploy-pages`.
 * Rejects with `upload-failed` or the signal's reason.
 */
export async function upload(
  target: UploadTarget,
  parcel: Parcel,
  { artifacts, clock, emit }: UploadPorts,
  signal: AbortSignal,
): Promise<UploadedArtifact> {
  const { kind, artifactName } = target;
  for (let attempt = 1; ; attempt += 1) {
    await removeAll(artifactName, artifacts, signal);
    const reply = await artifacts.send(target, parcel, signal);
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
  for (let count = 0; count < MOST_REMOVED; count += 1) {
    const reply = await artifacts.removeNewest(artifactName, signal);
    if (!reply.ok || !reply.value) return;
  }
}
