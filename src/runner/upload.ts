import * as core from '@actions/core';
import type { DefaultArtifactClient } from '@actions/artifact';
import type { ArtifactReply, ArtifactService } from '../flows/hand-over-ports.ts';
import type { Clock, Tell } from '../flows/ports.ts';
import type { ClientError } from '../rules/artifact-reply.ts';
import { artifactUrl, uploadObstacle, type ArtifactSurroundings } from '../rules/artifact-service.ts';
import { readClientLine } from '../rules/client-talk.ts';
import { Failure } from '../rules/failure.ts';
import { redactUrls } from '../rules/redact.ts';
import type { UploadTarget } from '../rules/upload-target.ts';
import { oneLine } from './narrate.ts';
import { overheard, printPast } from './overheard.ts';

/**
 * A client that says nothing for this long says nothing any more: its own limit is five minutes without a byte. A cut
 * answer leaves it waiting for ever.
 */
const SILENCE_LIMIT_MS = 6 * 60_000;

export interface UploadSurroundings {
  readonly clock: Clock;
  readonly tell: Tell;
}

/**
 * The artifact service of this run, through the client that GitHub's own actions use. It is loaded when it is first
 * used: that takes longer than the rest of the start together.
 * Throws `upload-unavailable` where something is to be uploaded and cannot be.
 */
export function artifactService(
  upload: UploadTarget | null,
  env: NodeJS.ProcessEnv,
  { clock, tell }: UploadSurroundings,
): ArtifactService {
  const around = surroundingsOf(env);
  const obstacle = upload === null ? null : uploadObstacle(around);
  if (upload !== null && obstacle !== null)
    throw new Failure('upload-unavailable', { ...obstacle, kind: upload.kind });

  const ask = <T>(
    act: (client: DefaultArtifactClient) => Promise<T>,
    signal: AbortSignal,
  ): Promise<ArtifactReply<T>> => answered({ act, clock, tell }, signal);
  return {
    removeNewest: (artifactName, signal) =>
      ask(async (client) => {
        try {
          await client.deleteArtifact(artifactName);
          return true;
        } catch (error) {
          if (error instanceof Error && error.name === 'ArtifactNotFoundError') return false;
          throw error;
        }
      }, signal),
    send: ({ artifactName, retentionDays }, { root, files, zip }, signal) =>
      ask(async (client) => {
        const { id, size, digest } = await client.uploadArtifact(artifactName, [...files], root, {
          skipArchive: !zip,
          ...(retentionDays !== null && { retentionDays }),
        });
        if (id === undefined || digest === undefined) throw new Error('the answer has no id or no digest');
        return { id, url: artifactUrl(around, id), bytes: size ?? 0, digest };
      }, signal),
  };
}

function surroundingsOf(env: NodeJS.ProcessEnv): ArtifactSurroundings {
  return {
    serverUrl: env['GITHUB_SERVER_URL'] ?? '',
    resultsUrl: env['ACTIONS_RESULTS_URL'] ?? '',
    runtimeToken: env['ACTIONS_RUNTIME_TOKEN'] ?? '',
    repository: env['GITHUB_REPOSITORY'] ?? '',
    runId: env['GITHUB_RUN_ID'] ?? '',
  };
}

interface Question<T> extends UploadSurroundings {
  readonly act: (client: DefaultArtifactClient) => Promise<T>;
}

/** What the client answers. It cannot be stopped: after an abort it is left alone, unheard, until the process ends. */
async function answered<T>(
  { act, clock, tell }: Question<T>,
  signal: AbortSignal,
): Promise<ArtifactReply<T>> {
  signal.throwIfAborted();
  let silent = (): void => undefined;
  let cancelWatch = (): void => undefined;
  const watch = (): void => {
    cancelWatch();
    cancelWatch = clock.after(SILENCE_LIMIT_MS, () => {
      silent();
    });
  };
  const hear = (line: string): void => {
    if (signal.aborted) return;
    watch();
    hearLine(line, tell);
  };
  watch();
  try {
    const silence = new Promise<never>((_, reject) => {
      silent = () => {
        reject(new Error('the artifact client does not answer'));
      };
    });
    const work = overheard(hear, async () => {
      const { DefaultArtifactClient } = await import('@actions/artifact');
      return await act(new DefaultArtifactClient());
    });
    return { ok: true, value: await Promise.race([work, silence, aborted(signal)]) };
  } catch (error) {
    signal.throwIfAborted();
    return { ok: false, error: clientError(error) };
  } finally {
    cancelWatch();
  }
}

function hearLine(line: string, tell: Tell): void {
  const said = readClientLine(line);
  switch (said.word) {
    case 'sent':
      tell({ kind: 'upload-progress', sentBytes: said.bytes });
      return;
    case 'repeats':
      tell({ kind: 'upload-repeated', problem: said.problem, waitMs: said.waitMs });
      return;
    case 'retention-lowered':
      tell({ kind: 'retention-lowered', days: said.days });
      return;
    case 'mask':
      printPast(line);
      return;
    case 'detail':
      core.debug(oneLine(`Artifact client: ${redactUrls(said.text)}`));
  }
}

/** Rejects when the signal is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener(
      'abort',
      () => {
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

function clientError(error: unknown): ClientError {
  const facts = (typeof error === 'object' && error !== null ? error : {}) as Readonly<
    Record<string, unknown>
  >;
  const code = facts['statusCode'] ?? facts['code'];
  return {
    message: error instanceof Error ? error.message : String(error),
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : null,
  };
}
