import type { FailureFacts } from '../core/failure.ts';

/** What the environment says of the artifact service; `''` where it says nothing. */
export interface ArtifactContext {
  readonly serverUrl: string;
  readonly resultsUrl: string;
  readonly runtimeToken: string;
  readonly repository: string;
  readonly runId: string;
}

/**
 * Why nothing can be uploaded from here; `null` when nothing stands against it. Servers are told apart as the artifact
 * client does it: by the host's name.
 */
export function uploadObstacle({
  serverUrl,
  resultsUrl,
  runtimeToken,
}: ArtifactContext): Omit<FailureFacts['upload-unavailable'], 'kind'> | null {
  const host =
    serverUrl === '' ? 'github.com' : URL.canParse(serverUrl) ? new URL(serverUrl).hostname : serverUrl;
  if (!/^(?:github\.com|.+\.ghe\.com|.+\.localhost)$/i.test(host)) return { why: 'not-github', host };
  if (runtimeToken === '') return { why: 'no-token', host };
  return URL.canParse(resultsUrl) ? null : { why: 'no-address', host };
}

/** Where a person finds an artifact, as `actions/upload-artifact` gives it; `null` when the run does not say where it is. */
export function artifactUrl({ serverUrl, repository, runId }: ArtifactContext, id: number): string | null {
  if (repository === '' || runId === '') return null;
  const server = serverUrl === '' ? 'https://github.com' : serverUrl.replace(/\/+$/, '');
  return `${server}/${repository}/actions/runs/${runId}/artifacts/${id}`;
}
