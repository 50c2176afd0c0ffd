import { artifactUrl, askClient, uploadObstacle } from '../artifacts/client.ts';
import { Failure } from '../core/failure.ts';
import type { UploadTarget } from './upload-inputs.ts';
import type { ArtifactService, UploadPorts } from './hand-over.ts';

/**
 * The artifact service of this run, through the client that GitHub's own actions use. It is loaded when it is first
 * used: that takes longer than the rest of the start together.
 * Throws `upload-unavailable` where something is to be uploaded and cannot be.
 */
export function artifactService(
  upload: UploadTarget | null,
  env: NodeJS.ProcessEnv,
  { clock, emit }: Omit<UploadPorts, 'artifacts'>,
): ArtifactService {
  const obstacle = upload === null ? null : uploadObstacle(env);
  if (upload !== null && obstacle !== null)
    throw new Failure('upload-unavailable', { ...obstacle, kind: upload.kind });

  // What the repository allows, read as the client reads it; `null`: not known.
  const mostDays = Number.parseInt(env['GITHUB_RETENTION_DAYS'] ?? '', 10) || null;
  if (mostDays !== null && (upload?.retentionDays ?? 0) > mostDays)
    emit({ kind: 'retention-lowered', days: mostDays });
  const context = {
    clock,
    say: (text: string) => {
      emit({ kind: 'artifact-client-said', text });
    },
  };
  return {
    removeNewest: (artifactName, signal) =>
      askClient(
        async (client) => {
          try {
            await client.deleteArtifact(artifactName);
            return true;
          } catch (error) {
            if (error instanceof Error && error.name === 'ArtifactNotFoundError') return false;
            throw error;
          }
        },
        context,
        signal,
      ),
    send: ({ artifactName, retentionDays, compressionLevel }, { root, files, zip }, signal) =>
      askClient(
        async (client) => {
          const { id, size, digest } = await client.uploadArtifact(artifactName, [...files], root, {
            skipArchive: !zip,
            ...(retentionDays !== null && { retentionDays }),
            ...(compressionLevel !== null && { compressionLevel }),
          });
          if (id === undefined || digest === undefined) throw new Error('the answer has no id or no digest');
          return { id, url: artifactUrl(env, id), bytes: size ?? 0, digest };
        },
        context,
        signal,
      ),
  };
}
