import type { Emit, Clock } from '../core/run.ts';
import type { ServiceAccess } from '../inputs/service-inputs.ts';
import { textWithout } from '../text/known-secrets.ts';
import { printableTarget, printableUrl } from '../text/redact.ts';
import { HttpProblem } from './http/http-problem.ts';
import type { HttpLimits } from './http/request-watch.ts';
import type { HttpAnswer, SendHttp } from './http/send.ts';
import type { HttpRequest } from './http/watched-client.ts';
import type { Reply } from './reply.ts';

export interface StartRequest {
  /** Lower case. */
  readonly domain: string;
  readonly version: string | null;
  /** `null`: every page. Never empty. */
  readonly paths: readonly string[] | null;
}

/** The export API. Its methods reject only for an aborted signal: what goes wrong is a `Reply`. */
export interface ExportService {
  start(request: StartRequest, signal: AbortSignal): Promise<Reply>;
  status(jobId: string, signal: AbortSignal): Promise<Reply>;
  bundle(jobId: string, signal: AbortSignal): Promise<Reply>;
}

/** The agent API. Rejects only for an aborted signal. */
export interface AgentService {
  status(projectId: string, jobId: string, signal: AbortSignal): Promise<Reply>;
}

/** What becomes true of requests to the service and to the store. */
export type ServiceEvent =
  /** A request to the service had no usable answer and is retried. */
  | {
      readonly kind: 'call-repeated';
      readonly problem: string;
      readonly waitMs: number;
      readonly askedToWait: boolean;
    }
  /** One request, for the debug log. `path` has no query. */
  | {
      readonly kind: 'request';
      readonly method: string;
      readonly path: string;
      readonly outcome: string;
      readonly tookMs: number;
      readonly requestId: string | null;
    };

/** What the clients take from the session that they work in. */
export interface ServiceContext {
  readonly clock: Clock;
  readonly emit: Emit<ServiceEvent>;
  /** Masks whatever is secret in a URL. */
  readonly maskUrl: (url: string) => void;
}

export interface ApiOptions extends Omit<ServiceContext, 'maskUrl'>, Omit<ServiceAccess, 'caCertificate'> {
  readonly send: SendHttp;
}

/** Answers are small; these bounds are for servers that hang or never stop sending. */
const LIMITS: HttpLimits = { connectMs: 15_000, idleMs: 30_000, totalMs: 60_000 };
const ANSWER_MAX_BYTES = 1024 * 1024;

/** The service's export API. This file alone knows paths; the key goes to `apiUrl` and nowhere else. */
export function exportApi(options: ApiOptions): ExportService {
  const jobs = '/v1/static-export/jobs';
  const job = (id: string): string => `${jobs}/${encodeURIComponent(id)}`;
  return {
    start: ({ domain, version, paths }, signal) => {
      const json = { domain, ...(version !== null && { version }), ...(paths !== null && { paths }) };
      return call(options, { method: 'POST', path: jobs, json }, signal);
    },
    status: (jobId, signal) => call(options, { method: 'GET', path: job(jobId) }, signal),
    bundle: (jobId, signal) => call(options, { method: 'POST', path: `${job(jobId)}/bundle` }, signal),
  };
}

/** The service's agent API. */
export function agentApi(options: ApiOptions): AgentService {
  return {
    status: (projectId, jobId, signal) => {
      const path = `/v2/agent/${encodeURIComponent(projectId)}/job/${encodeURIComponent(jobId)}`;
      return call(options, { method: 'GET', path }, signal);
    },
  };
}

interface ApiCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The body. */
  readonly json?: object;
}

async function call(
  options: ApiOptions,
  { method, path, json: body }: ApiCall,
  signal: AbortSignal,
): Promise<Reply> {
  const request: HttpRequest = {
    method,
    url: options.apiUrl + path,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${options.apiKey}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body !== undefined ? JSON.stringify(body) : method === 'POST' ? '' : null,
  };
  const startedMs = options.clock.now();
  const report = (outcome: string, requestId: string | null): void => {
    const tookMs = options.clock.now() - startedMs;
    options.emit({ kind: 'request', method, path, outcome, tookMs, requestId });
  };
  try {
    const answer = await options.send(request, LIMITS, signal);
    const { status, header } = answer;
    const retryAfter = header('retry-after');
    const location = redirectTarget(header('location'), request.url, path);
    const json = await readJson(answer, options.apiKey);
    report(String(status), header('x-request-id'));
    const isPage = /^text\/html\b/i.test(header('content-type') ?? '');
    return { kind: 'answer', status, retryAfter, location, json, ...(isPage && { isPage }) };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof HttpProblem)) throw error;
    const { message: problem, mayHaveArrived, failure } = error;
    report(problem, null);
    return failure === null ? { kind: 'lost', problem, mayHaveArrived } : { kind: 'final', failure };
  }
}

/** The API's own path is shown, as it shows the right `api-url`; any other may hold a token. */
function redirectTarget(location: string | null, from: string, path: string): string | null {
  const url = location === null ? null : URL.parse(location, from);
  if (url === null) return null;
  return url.pathname.endsWith(path) ? printableUrl(url.href) : printableTarget(url.href);
}

/** Whether a key is a word, or a few: taking it out of the answers would change what they mean, as in `completed`. */
function isWord(key: string): boolean {
  return key.length < 20 && /^[a-z]+(?:[.-][a-z]+)*$/i.test(key);
}

/**
 * The body as JSON, without the key (but in a job id, which is refused with it); `undefined` when it is not, or is too long to be an answer of this API. Bytes that are
 * not UTF-8 become replacement characters: a failed job may quote a page in its error.
 */
async function readJson(answer: HttpAnswer, apiKey: string): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    if (bytes > ANSWER_MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    const text = new TextDecoder().decode(Buffer.concat(chunks));
    if (isWord(apiKey)) return JSON.parse(text) as unknown;
    const withoutKey = textWithout(apiKey);
    return JSON.parse(text, (name, value: unknown) =>
      typeof value === 'string' && name !== 'jobId' ? withoutKey(value) : value,
    ) as unknown;
  } catch {
    return undefined;
  }
}
