import type { Answer } from './answer.ts';
import type { Rules } from './rules.ts';

/** What a person sees who opens the service's own address. */
export function endpointList({ basePath, projectId, agentJobId }: Rules): Answer {
  const jobs = `${basePath}/v1/static-export/jobs`;
  const endpoints = [
    [`POST ${jobs}`, 'start an export: {"domain": "docs.example.com"}'],
    [`GET  ${jobs}/{jobId}`, 'poll an export'],
    [`POST ${jobs}/{jobId}/bundle`, 'a link to the bundle of a completed export'],
    [`GET  ${basePath}/v2/agent/${projectId}/job/${agentJobId}`, 'poll the agent job'],
    ['GET  /store/...', 'download a bundle, by its link and without a key'],
  ] as const;
  const width = Math.max(...endpoints.map(([request]) => request.length));
  const lines = endpoints.map(([request, about]) => `  ${request.padEnd(width)}  ${about}\n`);
  return {
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
    body: `The documentation export service, emulated.

${lines.join('')}
Every request but a download needs the header 'Authorization: Bearer KEY'.
`,
  };
}
