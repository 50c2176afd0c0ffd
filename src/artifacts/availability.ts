import type { FailureFacts } from '../core/failure.ts';

/**
 * Why this run cannot upload, from what the runner gives to a step; `null` when it can. Servers
 * are distinguished as in the artifact client: by the host's name.
 */
export function uploadObstacle(
  env: NodeJS.ProcessEnv,
): Omit<FailureFacts['upload-unavailable'], 'kind'> | null {
  const server = env['GITHUB_SERVER_URL'] || 'https://github.com';
  const host = URL.canParse(server) ? new URL(server).hostname : server;
  if (!/^(?:github\.com|.+\.ghe\.com|.+\.localhost)$/i.test(host)) return { why: 'not-github', host };
  if (!env['ACTIONS_RUNTIME_TOKEN']) return { why: 'no-token', host };
  return URL.canParse(env['ACTIONS_RESULTS_URL'] ?? '') ? null : { why: 'no-address', host };
}

/** Where a person finds an artifact, as `actions/upload-artifact` gives it; `null` when the run does not say where it is. */
export function artifactUrl(env: NodeJS.ProcessEnv, id: number): string | null {
  const { GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
  if (!repository || !run) return null;
  const server = (env['GITHUB_SERVER_URL'] || 'https://github.com').replace(/\/+$/, '');
  return `${server}/${repository}/actions/runs/${run}/artifacts/${id}`;
}
