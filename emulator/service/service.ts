import { signedLink } from '../store/link.ts';
import { archiveInForce, serveStore } from '../store/store.ts';
import { json, refusal, type Answer, type Reply, type Request } from './answer.ts';
import { progressOf } from './progress.ts';
import { routeOf } from './route.ts';
import type { Rules } from './rules.ts';
import { withEntry, type Job, type ServiceState } from './state.ts';

const HOSTNAME = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** The service's answer to one request, and its state after that. */
export function serve(state: ServiceState, request: Request, now: number): Reply {
  const route = routeOf(state.rules.basePath, request.method, request.url);
  if (route.name === 'store') return serveStore(state, request, now);
  if (route.name === 'index') return { answer: endpointList(state.rules), state };
  // Before the key: so a request without one tells whether an endpoint exists.
  if (route.name === 'other')
    return refusal(state, 404, `No route for ${request.method} ${request.url.split('?')[0] ?? ''}`);
  if (request.headers['authorization'] !== `Bearer ${state.rules.apiKey}`) {
    const given = request.headers['authorization'] !== undefined;
    return refusal(state, 401, given ? 'Invalid or expired API key' : 'Missing Authorization header');
  }
  switch (route.name) {
    case 'start':
      return start(state, request, now);
    case 'status':
      return status(state, route.id, now);
    case 'bundle':
      return bundle(state, route.id, now);
    case 'agent':
      return serveAgent(state, route, now);
  }
}

/** What a person sees who opens the service's own address. */
function endpointList({ basePath, projectId, agentJobId }: Rules): Answer {
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

function start(state: ServiceState, request: Request, now: number): Reply {
  const { rules } = state;
  const body = parsed(request.body);
  if (body === null) return refusal(state, 400, 'The body must be a JSON object');
  const { domain, version, paths } = body;
  if (typeof domain !== 'string' || !HOSTNAME.test(domain)) {
    return refusal(state, 400, 'domain must be a hostname, without scheme or path');
  }
  if (version !== undefined && typeof version !== 'string')
    return refusal(state, 400, 'version must be a string');
  if (paths !== undefined && !isTextList(paths))
    return refusal(state, 400, 'paths must be a list of strings');
  if (!rules.exportEnabled) return refusal(state, 403, 'Static export is not enabled for this organization');
  if (rules.domain !== undefined && rules.domain !== domain) {
    return refusal(state, 400, `No deployment found for domain ${domain}`);
  }
  if (rules.oneJobAtATime && [...state.jobs.values()].some((job) => !progressOf(rules, job, now).over)) {
    return refusal(state, 409, 'Another export job is already active');
  }

  const job: Job = {
    id: `job_${String(state.jobs.size + 1).padStart(4, '0')}`,
    domain,
    ...(version === undefined || rules.bare ? {} : { version }),
    ...(paths === undefined || rules.bare ? {} : { paths }),
    createdAt: now,
    polls: 0,
  };
  const answer = rules.bare
    ? json(200, { jobId: job.id, ...rules.patch.start })
    : json(202, { ...jobFields(state, job, now), ...rules.patch.start });
  return { answer, state: { ...state, jobs: withEntry(state.jobs, job.id, job) } };
}

function status(state: ServiceState, id: string, now: number): Reply {
  const job = state.jobs.get(id);
  if (job === undefined) return refusal(state, 404, 'Export job not found');
  const { rules } = state;
  const carries = rules.jobCarriesLink && progressOf(rules, job, now).status === 'completed';
  const issued = carries ? issueLink(state, job, now) : { fields: {}, state };
  const fields = { ...jobFields(state, job, now), ...issued.fields, ...rules.patch.status };
  const polled = { ...job, polls: job.polls + 1 };
  return { answer: json(200, fields), state: { ...issued.state, jobs: withEntry(state.jobs, id, polled) } };
}

function jobFields(state: ServiceState, job: Job, now: number): Record<string, unknown> {
  const { status, progress, pageCount, error, over, endedAt } = progressOf(state.rules, job, now);
  const shown = {
    ...(progress === undefined ? {} : { progress }),
    ...(pageCount === undefined ? {} : { pageCount }),
  };
  if (state.rules.bare) return over ? { status } : { status, ...shown };
  return {
    jobId: job.id,
    domain: job.domain,
    ...(job.version === undefined ? {} : { version: job.version }),
    status,
    ...shown,
    createdAt: new Date(job.createdAt).toISOString(),
    updatedAt: new Date(endedAt ?? now).toISOString(),
    error,
  };
}

function bundle(state: ServiceState, id: string, now: number): Reply {
  const { rules } = state;
  if (rules.jobCarriesLink) return refusal(state, 404, 'No such route');
  const job = state.jobs.get(id);
  if (job === undefined) return refusal(state, 404, 'Export job not found');
  const seen = progressOf(rules, { ...job, polls: Math.max(0, job.polls - 1) }, now);
  if (seen.status !== 'completed') return refusal(state, 409, `Export job is ${seen.status}, not completed`);

  const issued = issueLink(state, job, now);
  const { bundleUrl, ...extras } = issued.fields;
  const fields = rules.bare ? { bundleUrl } : { jobId: id, bundleUrl, ...extras };
  return { answer: json(200, { ...fields, ...rules.patch.bundle }), state: issued.state };
}

/** A fresh link to a job's archive, and the state that knows the link. */
function issueLink(state: ServiceState, job: Job, now: number): { fields: LinkFields; state: ServiceState } {
  const { rules } = state;
  const bundleUrl = signedLink(rules, job.id, { now, serial: state.links.size + 1 });
  const expiresAt = now + rules.linkLifetimeMs;
  const fields = {
    bundleUrl,
    sizeBytes: state.archives[archiveInForce(state)]?.size ?? 0,
    expiresAt: new Date(expiresAt + rules.expiresAtOffMs).toISOString(),
  };
  const links = withEntry(state.links, bundleUrl.slice(-64), { expiresAt, used: 0 });
  return { fields, state: { ...state, links } };
}

interface LinkFields {
  readonly bundleUrl: string;
  readonly sizeBytes: number;
  readonly expiresAt: string;
}

/** Answers about the one agent job there is. Its time runs from the first poll, as nobody starts it here. */
function serveAgent(state: ServiceState, asked: { project: string; id: string }, now: number): Reply {
  const { rules, agent } = state;
  if (asked.project !== rules.projectId) return refusal(state, 404, 'Project not found');
  if (asked.id !== rules.agentJobId) return refusal(state, 404, 'Agent job not found');
  const seenAt = agent.seenAt ?? now;
  const over = rules.agentEnds !== 'never' && now - seenAt >= rules.agentRunMs;
  const timed = over ? rules.agentEnds : 'active';
  const steps = rules.agentSteps;
  const status = steps === undefined ? timed : (steps[Math.min(agent.polls, steps.length - 1)] ?? 'active');
  const fields = {
    id: rules.agentJobId,
    status,
    source: { repository: 'https://github.com/example/docs', ref: 'agent/update-quickstart' },
    model: 'emulated-model',
    prLink: status === 'completed' || status === 'archived' ? rules.pullRequest : null,
    createdAt: new Date(seenAt).toISOString(),
    archivedAt: status === 'archived' ? new Date(now).toISOString() : null,
    ...rules.patch.agent,
  };
  return { answer: json(200, fields), state: { ...state, agent: { seenAt, polls: agent.polls + 1 } } };
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
