import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../../emulator/service/answer.ts';
import type { Rules } from '../../emulator/service/rules.ts';
import { serve } from '../../emulator/service/service.ts';
import { newState, type ServiceState } from '../../emulator/service/state.ts';

const KEY = 'svc_test_key';
const AUTHORIZED = { authorization: `Bearer ${KEY}` };
const START = {
  method: 'POST',
  url: '/v1/static-export/jobs',
  headers: AUTHORIZED,
  body: '{"domain":"docs.example.com"}',
};
const ARCHIVE = { size: 1000, etag: '"aa"', lastModified: 0 };

interface Asked {
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly at?: number;
}

/** A service that remembers: each call is a request at a time, the start of a job by default. */
function service(
  rules: Partial<Rules> = {},
): (asked?: Asked) => { status: number; headers: Answer['headers']; body: unknown } {
  let state: ServiceState = newState({ apiKey: KEY, pages: 10, ...rules }, [ARCHIVE]);
  return ({ at = 0, ...asked } = {}) => {
    const { answer, state: next } = serve(state, { ...START, ...asked }, at);
    state = next;
    return { ...answer, body: JSON.parse(answer.body as string) as unknown };
  };
}

const status = (at: number, id = 'job_0001'): Asked => ({
  method: 'GET',
  url: `/v1/static-export/jobs/${id}`,
  body: '',
  at,
});
const bundle = (at: number, id = 'job_0001'): Asked => ({
  url: `/v1/static-export/jobs/${id}/bundle`,
  body: '',
  at,
});
const agent = (at: number, path = 'docs/job/agent_0001'): Asked => ({
  method: 'GET',
  url: `/v2/agent/${path}`,
  body: '',
  at,
});

describe('a request is refused', () => {
  const refusals: [string, Asked, number, string][] = [
    ['without a key', { headers: {} }, 401, 'Missing Authorization header'],
    [
      'without a key, on a path that is no endpoint',
      { url: '/v3/x', headers: {} },
      404,
      'No route for POST /v3/x',
    ],
    [
      'with another key',
      { headers: { authorization: 'Bearer svc_other' } },
      401,
      'Invalid or expired API key',
    ],
    [
      'with the key in another scheme',
      { headers: { authorization: `Basic ${KEY}` } },
      401,
      'Invalid or expired API key',
    ],
    ['when its body is not JSON', { body: 'domain=docs' }, 400, 'The body must be a JSON object'],
    ['when its body is a list', { body: '[]' }, 400, 'The body must be a JSON object'],
    ['without a domain', { body: '{}' }, 400, 'domain must be a hostname, without scheme or path'],
    [
      'when its domain has a scheme',
      { body: '{"domain":"https://docs.example.com"}' },
      400,
      'domain must be a hostname, without scheme or path',
    ],
    [
      'when its domain has a path',
      { body: '{"domain":"docs.example.com/a"}' },
      400,
      'domain must be a hostname, without scheme or path',
    ],
    [
      'when its version is a number',
      { body: '{"domain":"a.b","version":1}' },
      400,
      'version must be a string',
    ],
    [
      'when its paths are no list',
      { body: '{"domain":"a.b","paths":"/a"}' },
      400,
      'paths must be a list of strings',
    ],
    ['for an unknown job', status(0, 'job_9'), 404, 'Export job not found'],
    ['for the bundle of an unknown job', bundle(0, 'job_9'), 404, 'Export job not found'],
    ['for another project', agent(0, 'other/job/agent_0001'), 404, 'Project not found'],
    ['for an unknown agent job', agent(0, 'docs/job/agent_9'), 404, 'Agent job not found'],
    ['on a path that is no endpoint', { method: 'GET', url: '/v3/x' }, 404, 'No route for GET /v3/x'],
    ['with the wrong method', { method: 'DELETE' }, 404, 'No route for DELETE /v1/static-export/jobs'],
  ];
  test.each(refusals)('%s', (_, asked, code, error) => {
    expect(service()(asked)).toMatchObject({ status: code, body: { error } });
  });

  const byRules: [string, Partial<Rules>, number, string][] = [
    [
      'when the plan has no export',
      { exportEnabled: false },
      403,
      'Static export is not enabled for this organization',
    ],
    [
      'when the domain is not the known one',
      { domain: 'other.example.com' },
      400,
      'No deployment found for domain docs.example.com',
    ],
  ];
  test.each(byRules)('%s', (_, rules, code, error) => {
    expect(service(rules)()).toMatchObject({ status: code, body: { error } });
  });

  test('when another job is active, until that job ends', () => {
    const ask = service({ oneJobAtATime: true, renderMs: 100 });
    expect(ask().status).toBe(202);
    expect(ask({ at: 50 })).toMatchObject({
      status: 409,
      body: { error: 'Another export job is already active' },
    });
    expect(ask({ at: 100 }).status).toBe(202);
  });
});

test.each([
  ['', ['/']],
  ['/api', ['/', '/api', '/api/?x']],
])('with the base path %p it lists its endpoints, without a key', (basePath, urls) => {
  const state = newState({ apiKey: KEY, pages: 10, basePath }, [ARCHIVE]);
  for (const url of urls) {
    const { answer } = serve(state, { method: 'GET', url, headers: {}, body: '' }, 0);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect((answer.body as string).match(/^ {2}(?:GET|POST) +\S+/gm)).toEqual([
      `  POST ${basePath}/v1/static-export/jobs`,
      `  GET  ${basePath}/v1/static-export/jobs/{jobId}`,
      `  POST ${basePath}/v1/static-export/jobs/{jobId}/bundle`,
      `  GET  ${basePath}/v2/agent/docs/job/agent_0001`,
      '  GET  /store/...',
    ]);
    expect(answer.body).not.toContain(KEY);
  }
});

describe('an export job', () => {
  const times: [number, string, number, number][] = [
    [0, 'queued', 0, 0],
    [99, 'queued', 0, 0],
    [100, 'running', 0, 0],
    [350, 'running', 25, 2],
    [1099, 'running', 99, 9],
    [1100, 'completed', 100, 10],
    [9999, 'completed', 100, 10],
  ];
  test.each(times)('after %d ms is %s at %d %% with %d pages', (at, state, progress, pageCount) => {
    const ask = service({ queueMs: 100, renderMs: 1000 });
    ask();
    expect(ask(status(at)).body).toEqual({
      jobId: 'job_0001',
      domain: 'docs.example.com',
      status: state,
      progress,
      pageCount,
      createdAt: '1970-01-01T00:00:00.000Z',
      updatedAt: new Date(Math.min(at, 1100)).toISOString(),
      error: null,
    });
  });

  test('keeps its version and counts its paths', () => {
    const ask = service();
    const body = '{"domain":"docs.example.com","version":"v7","paths":["/a","/b"]}';
    expect(ask({ body }).body).toMatchObject({ version: 'v7', pageCount: 2 });
  });

  test('can fail, with an error text or without', () => {
    for (const error of ['Broken page', null]) {
      const ask = service({ ends: 'failed', error });
      ask();
      expect(ask(status(1)).body).toMatchObject({ status: 'failed', error });
      expect(ask(bundle(1))).toMatchObject({
        status: 409,
        body: { error: 'Export job is failed, not completed' },
      });
    }
  });

  test('can run for ever', () => {
    const ask = service({ ends: 'never', renderMs: 10 });
    ask();
    expect(ask(status(1e9)).body).toMatchObject({ status: 'running', progress: 99 });
  });

  test('with steps advances by polls, and has a bundle only after the last step was polled', () => {
    const ask = service({ steps: [{ status: 'queued' }, { status: '' }, { status: 'completed' }] });
    ask();
    const seen = [0, 0, 0, 0].map(() => {
      const refused = ask(bundle(0)).status;
      return [refused, (ask(status(0)).body as { status: string }).status];
    });
    expect(seen).toEqual([
      [409, 'queued'],
      [409, ''],
      [409, 'completed'],
      [200, 'completed'],
    ]);
  });

  const shapes: [Rules['progressAs'], unknown, unknown][] = [
    ['number', 50, 5],
    ['fraction', 0.5, 5],
    ['text', '50% (5 of 10 pages)', '5'],
    ['nothing', undefined, undefined],
  ];
  test.each(shapes)('shows its progress as a %s', (progressAs, progress, pageCount) => {
    const ask = service({ progressAs, renderMs: 100 });
    ask();
    const body = ask(status(50)).body as Record<string, unknown>;
    expect([body['progress'], body['pageCount']]).toEqual([progress, pageCount]);
  });
});

describe('a bare service', () => {
  test('answers with the fields of the contract and no others', () => {
    const ask = service({ bare: true, queueMs: 10, renderMs: 10 });
    expect(ask()).toMatchObject({ status: 200, body: { jobId: 'job_0001' } });
    expect(ask(status(15)).body).toEqual({ status: 'running', progress: 50, pageCount: 5 });
    expect(ask(status(20)).body).toEqual({ status: 'completed' });
    expect(Object.keys(ask(bundle(20)).body as object)).toEqual(['bundleUrl']);
  });
});

describe('a job that carries its link', () => {
  test('has a fresh link in each answer once it is completed, and no bundle endpoint', () => {
    const ask = service({ jobCarriesLink: true, renderMs: 10, storeUrl: 'http://127.0.0.1:1' });
    ask();
    expect(ask(status(5)).body).not.toHaveProperty('bundleUrl');
    const [first, second] = [ask(status(10)).body, ask(status(10)).body] as Record<string, unknown>[];
    expect(first).toMatchObject({ sizeBytes: expect.any(Number), expiresAt: expect.any(String) });
    expect(first?.['bundleUrl']).not.toBe(second?.['bundleUrl']);
    expect(ask(bundle(10)).status).toBe(404);
  });
});

describe('a bundle', () => {
  test('has a new link every time, its size and its expiry', () => {
    const ask = service({ linkLifetimeMs: 60_000, storeUrl: 'http://127.0.0.1:1' });
    ask();
    const [first, second] = [ask(bundle(0)).body, ask(bundle(0)).body] as Record<string, unknown>[];
    expect(first).toMatchObject({
      jobId: 'job_0001',
      sizeBytes: 1000,
      expiresAt: '1970-01-01T00:01:00.000Z',
    });
    expect(first?.['bundleUrl']).toMatch(
      /^http:\/\/127\.0\.0\.1:1\/store\/docs-exports\/job_0001\/bundle\.tar\.gz\?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=EMULATOR000001%2F19700101%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=19700101T000000Z&X-Amz-Expires=60&X-Amz-SignedHeaders=host&X-Amz-Signature=[0-9a-f]{64}$/,
    );
    expect(second?.['bundleUrl']).not.toBe(first?.['bundleUrl']);
  });

  test('can have wrong values in every field', () => {
    const ask = service({
      patch: { bundle: { sizeBytes: 'large', bundleUrl: null } },
      expiresAtOffMs: -7_200_000,
    });
    ask();
    expect(ask(bundle(0)).body).toMatchObject({
      sizeBytes: 'large',
      bundleUrl: null,
      expiresAt: '1969-12-31T23:00:00.000Z',
    });
  });
});

describe('the agent job', () => {
  const ends: [Rules['agentEnds'], string | null, boolean][] = [
    ['completed', 'https://github.com/example/docs/pull/7', false],
    ['failed', null, false],
    ['archived', 'https://github.com/example/docs/pull/7', true],
  ];
  test.each(ends)('runs from the first poll on, then is %s', (agentEnds, prLink, archived) => {
    const ask = service({ agentEnds, agentRunMs: 100 });
    const active = {
      id: 'agent_0001',
      status: 'active',
      prLink: null,
      createdAt: '1970-01-01T00:00:05.000Z',
      archivedAt: null,
    };
    expect(ask(agent(5000)).body).toMatchObject(active);
    expect(ask(agent(5099)).body).toMatchObject(active);
    expect(ask(agent(5100)).body).toMatchObject({
      status: agentEnds,
      prLink,
      source: { repository: 'https://github.com/example/docs', ref: 'agent/update-quickstart' },
      model: 'emulated-model',
      archivedAt: archived ? '1970-01-01T00:00:05.100Z' : null,
    });
  });

  test('may end without a pull request', () => {
    expect(service({ pullRequest: null })(agent(0)).body).toMatchObject({
      status: 'completed',
      prLink: null,
    });
  });
});

describe('a base path', () => {
  test('is where the API is, and nowhere else', () => {
    const ask = service({ basePath: '/api' });
    expect(ask().status).toBe(404);
    expect(ask({ url: '/api/v1/static-export/jobs' }).status).toBe(202);
    expect(ask({ ...status(0), url: '/api/v1/static-export/jobs/job_0001' }).status).toBe(200);
  });
});
