import {
  startArtifactService,
  type ArtifactService,
  type ArtifactServiceOptions,
} from './artifact-service.ts';
import { runAction, type Run, type RunOptions } from './runner.ts';

export interface UploadRun {
  readonly run: Run;
  readonly service: ArtifactService;
}

/** Runs the action with an artifact service to upload to. What arrived there can be read when it is over. */
export async function runUpload(
  options: RunOptions,
  artifacts: ArtifactServiceOptions = {},
): Promise<UploadRun> {
  const service = await startArtifactService(artifacts);
  try {
    return { run: await runAction({ ...options, env: { ...service.env, ...options.env } }), service };
  } finally {
    await service.close();
  }
}
