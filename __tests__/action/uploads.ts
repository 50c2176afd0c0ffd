import {
  startArtifactService,
  type ArtifactService,
  type ArtifactServiceOptions,
} from './artifact-service.ts';
import { runUnchecked, type Run, type Running, type RunOptions } from './runner.ts';

export interface UploadRun {
  readonly run: Run;
  readonly service: ArtifactService;
}

export interface UploadOptions extends Omit<RunOptions, 'during'> {
  readonly during?: (running: Running, artifacts: ArtifactService) => Promise<void>;
}

/** Runs the action with an artifact service, which can be read after the run. Without the site check, unless inputs ask for it. */
export async function runUpload(
  { during, ...options }: UploadOptions,
  artifacts: ArtifactServiceOptions = {},
): Promise<UploadRun> {
  const service = await startArtifactService(artifacts);
  try {
    const run = await runUnchecked({
      ...options,
      env: { ...service.env, ...options.env },
      ...(during !== undefined && { during: (running: Running) => during(running, service) }),
    });
    return { run, service };
  } finally {
    await service.close();
  }
}
