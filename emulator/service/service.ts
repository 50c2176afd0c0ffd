import { serveAgent } from './agent.ts';
import { json, refusal } from './answer.ts';
import { endpointList } from './endpoints.ts';
import { signedLink } from '../store/link.ts';
import { progressOf } from './progress.ts';
import { routeOf } from './route.ts';
import { archiveInForce, serveStore } from '../store/store.ts';
import { withEntry, type Job, type Reply, type Request, type World } from './world.ts';

const HOUR_MS = 3_600_000;
const HOSTNAME = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

/** The service's answer to one request, and the world after it. */
export function serve(world: World, request: Request, now: number): Reply {
  const route = routeOf(world.rules.basePath, request.method, request.url);
  if (route.name === 'store') return serveStore(world, request, now);
  if (route.name === 'index') return { answer: endpointList(world.rules), world };
  if (request.headers['authorization'] !== `Bearer ${world.rules.apiKey}`) {
    const given = request.headers['authorization'] !== undefined;
    return refusal(world, 401, given ? 'Invalid or expired API key' : 'Missing Authorization header');
  }
  switch (route.name) {
    case 'start':
      return start(world, request, now);
    case 'status':
      return status(world, route.id, now);
    case 'bundle':
      return bundle(world, route.id, now);
    case 'agent':
      return serveAgent(world, route, now);
    case 'other':
      return refusal(world, 404, `No route for ${request.method} ${request.url.split('?')[0] ?? ''}`);
  }
}

function start(world: World, request: Request, now: number): Reply {
  const { rules } = world;
  const body = parsed(request.body);
  if (body === null) return refusal(world, 400, 'The body must be a JSON object');
  const { domain, version, paths } = body;
  if (typeof domain !== 'string' || !HOSTNAME.test(domain)) {
    return refusal(world, 400, 'domain must be a hostname, without scheme or path');
  }
  if (version !== undefined && typeof version !== 'string')
    return refusal(world, 400, 'version must be a string');
  if (paths !== undefined && !isTextList(paths))
    return refusal(world, 400, 'paths must be a list of strings');
  if (!rules.exportEnabled) return refusal(world, 403, 'Static export is not enabled for this organization');
  if (rules.domain !== undefined && rules.domain !== domain) {
    return refusal(world, 400, `No deployment found for domain ${domain}`);
  }
  if (rules.oneJobAtATime && [...world.jobs.values()].some((job) => !progressOf(rules, job, now).over)) {
    return refusal(world, 409, 'Another export job is already active');
  }
  const recent = world.starts.filter((at) => at > now - HOUR_MS);
  if (recent.length >= rules.maxStartsPerHour) {
    const wait = Math.ceil(((recent[0] ?? now) + HOUR_MS - now) / 1000);
    return refusal(world, 429, 'Too many exports started, try again later', { 'retry-after': String(wait) });
  }

  const job: Job = {
    id: `job_${String(world.jobs.size + 1).padStart(4, '0')}`,
    domain,
    ...(version === undefined || rules.bare ? {} : { version }),
    ...(paths === undefined || rules.bare ? {} : { paths }),
    createdAt: now,
    polls: 0,
  };
  const answer = rules.bare
    ? json(200, { jobId: job.id, ...rules.patch.start })
    : json(202, { ...jobFields({ world, job, now }), ...rules.patch.start });
  return { answer, world: { ...world, jobs: withEntry(world.jobs, job.id, job), starts: [...recent, now] } };
}

function status(world: World, id: string, now: number): Reply {
  const job = world.jobs.get(id);
  if (job === undefined) return refusal(world, 404, 'Export job not found');
  const { rules } = world;
  const carries = rules.jobCarriesLink && progressOf(rules, job, now).status === 'completed';
  const issued = carries ? issueLink(world, job, now) : { fields: {}, world };
  const fields = { ...jobFields({ world, job, now }), ...issued.fields, ...rules.patch.status };
  const polled = { ...job, polls: job.polls + 1 };
  return { answer: json(200, fields), world: { ...issued.world, jobs: withEntry(world.jobs, id, polled) } };
}

function jobFields({ world, job, now }: { world: World; job: Job; now: number }): Record<string, unknown> {
  const { status, progress, pageCount, error, over, endedAt } = progressOf(world.rules, job, now);
  const shown = {
    ...(progress === undefined ? {} : { progress }),
    ...(pageCount === undefined ? {} : { pageCount }),
  };
  if (world.rules.bare) return over ? { status } : { status, ...shown };
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

function bundle(world: World, id: string, now: number): Reply {
  const { rules } = world;
  if (rules.jobCarriesLink) return refusal(world, 404, 'No such route');
  const job = world.jobs.get(id);
  if (job === undefined) return refusal(world, 404, 'Export job not found');
  const seen = progressOf(rules, { ...job, polls: Math.max(0, job.polls - 1) }, now);
  if (seen.status !== 'completed') return refusal(world, 409, `Export job is ${seen.status}, not completed`);

  const issued = issueLink(world, job, now);
  const { bundleUrl, ...extras } = issued.fields;
  const fields = rules.bare ? { bundleUrl } : { jobId: id, bundleUrl, ...extras };
  return { answer: json(200, { ...fields, ...rules.patch.bundle }), world: issued.world };
}

/** A fresh link to a job's archive, and the world that knows it. */
function issueLink(world: World, job: Job, now: number): { fields: LinkFields; world: World } {
  const { rules } = world;
  const bundleUrl = signedLink(rules, job.id, { now, serial: world.links.size + 1 });
  const expiresAt = now + rules.linkLifetimeMs;
  const fields = {
    bundleUrl,
    sizeBytes: world.archives[archiveInForce(world)]?.size ?? 0,
    expiresAt: new Date(expiresAt + rules.expiresAtOffMs).toISOString(),
  };
  const links = withEntry(world.links, bundleUrl.slice(-64), { expiresAt, used: 0 });
  return { fields, world: { ...world, links } };
}

interface LinkFields {
  readonly bundleUrl: string;
  readonly sizeBytes: number;
  readonly expiresAt: string;
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
