import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { EmulatorOptions } from '../../emulator/options.ts';
import { startEmulator, type Emulator } from '../../emulator/server.ts';
import { readBundleLink, readExportStatus, readStartedJob } from '../../src/job/answers.ts';
import { exportApi, type ExportService } from '../../src/service/api.ts';
import { httpSender } from '../../src/service/http/send.ts';
import type { Reply } from '../../src/service/reply.ts';
import { eventLog, type EventLog } from '../kit/event-log.ts';
import { A_JOB } from '../kit/inputs.ts';
import { closedPort, closeServers, serve, serveRaw, type SmallServer } from '../kit/small-server.ts';
import { VirtualClock } from '../kit/virtual-clock.ts';

const KEY = 'svc_0123456789-secret';
const MIB = 1024 * 1024;

let clock: VirtualClock;
let abort: AbortController;
let events: EventLog;
const emulators: Emulator[] = [];

beforeEach(() => {
  clock = new VirtualClock();
  abort = new AbortController();
  events = eventLog();
});

afterEach(async () => {
  await Promise.all([closeServers(), ...emulators.splice(0).map((one) => one.close())]);
  expect(clock.pending).toBe(0);
  expect(JSON.stringify(events.all)).not.toContain('secret');
});

function api(apiUrl: string, apiKey = KEY): ExportService {
  return exportApi({
    apiUrl,
    apiKey,
    send: httpSender({ clock, keepsConnections: false }),
    clock,
    emit: events.emit,
  });
}

async function emulator(options: EmulatorOptions): Promise<Emulator> {
  const one = await startEmulator({ archive: Buffer.alloc(20_000, 'x'), ...options });
  emulators.push(one);
  return one;
}

async function statusFrom(
  answer: (response: ServerResponse) => void,
): Promise<{ reply: Reply; server: SmallServer }> {
  const server = await serve(answer);
  return { reply: await api(server.url).status('job-1', abort.signal), server };
}

describe('the requests', () => {
  test('match the contract', async () => {
    const server = await serve((response) => response.end('{}'));
    const service = api(`${server.url}/base`);
    await service.start(A_JOB, abort.signal);
    await service.start(
      { ...A_JOB, domain: 'd.example', version: 'v7', paths: ['/a', '/b/ü'] },
      abort.signal,
    );
    await service.status('job-1', abort.signal);
    await service.bundle('job-1', abort.signal);
    const jobs = '/base/v1/static-export/jobs';
    expect(server.seen.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', jobs, '{"domain":"docs.example.com"}'],
      ['POST', jobs, '{"domain":"d.example","version":"v7","paths":["/a","/b/ü"]}'],
      ['GET', `${jobs}/job-1`, ''],
      ['POST', `${jobs}/job-1/bundle`, ''],
    ]);
    for (const { headers } of server.seen) {
      expect(headers).toMatchObject({ authorization: `Bearer ${KEY}`, accept: 'application/json' });
    }
    expect(server.seen.map(({ headers }) => headers['content-type'])).toEqual([
      'application/json',
      'application/json',
      undefined,
      undefined,
    ]);
  });

  test('cannot leave their path through the job id', async () => {
    const server = await serve((response) => response.end('{}'));
    await api(server.url).status('a/../../b?c#d', abort.signal);
    expect(server.seen[0]?.url).toBe('/v1/static-export/jobs/a%2F..%2F..%2Fb%3Fc%23d');
  });

  test('are logged without a query', async () => {
    const server = await serve((response) => {
      response.writeHead(503, { 'x-request-id': 'r-7' });
      response.end('{}');
    });
    await api(server.url).bundle('job-1', abort.signal);
    await api(`http://127.0.0.1:${await closedPort()}`).status('job-1', abort.signal);
    expect(events.of('request')).toEqual([
      {
        kind: 'request',
        method: 'POST',
        path: '/v1/static-export/jobs/job-1/bundle',
        outcome: '503',
        tookMs: 0,
        requestId: 'r-7',
      },
      {
        kind: 'request',
        method: 'GET',
        path: '/v1/static-export/jobs/job-1',
        outcome: 'the connection was refused',
        tookMs: 0,
        requestId: null,
      },
    ]);
  });
});

describe('the answers', () => {
  test('have status, Retry-After and JSON', async () => {
    const { reply } = await statusFrom((response) => {
      response.writeHead(429, { 'retry-after': '7', 'content-type': 'text/plain' });
      response.end('{"error":"slower"}');
    });
    expect(reply).toEqual({
      kind: 'answer',
      status: 429,
      retryAfter: '7',
      location: null,
      json: { error: 'slower' },
    });
  });

  test.each([
    ['text/html', true],
    ['Text/HTML; charset=utf-8', true],
    ['application/json', undefined],
    ['text/html5', undefined],
  ])('of the type %s are an HTML page: %s', async (type, isPage) => {
    const { reply } = await statusFrom((response) => {
      response.writeHead(200, { 'content-type': type });
      response.end('<h1>Sign in</h1>');
    });
    expect(reply.kind === 'answer' && reply.isPage).toBe(isPage);
  });

  const FAILED = { status: 'failed', error: 'Stra\ufffde' };
  test.each<[string, Uint8Array | string, unknown]>([
    ['HTML', '<!doctype html><h1>Sign in</h1>', undefined],
    ['nothing', '', undefined],
    ['half of JSON', '{"status":', undefined],
    ['two of JSON', '{}{}', undefined],
    ['JSON with a byte order mark', '\ufeff{"a":1}', { a: 1 }],
    ['null', 'null', null],
    ['text beyond ASCII', '{"error":"é漢😀"}', { error: 'é漢😀' }],
    ['a text in Latin-1', Buffer.from('{"status":"failed","error":"Stra\xdfe"}', 'latin1'), FAILED],
    ['UTF-16', Buffer.from('{"a":1}', 'utf16le'), undefined],
    ['a lone half of a character', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), '\ufffd\ufffd\ufffd'],
  ])('with %s', async (_, body, json) => {
    const { reply } = await statusFrom((response) => response.end(body));
    expect(reply).toMatchObject({ kind: 'answer', status: 200 });
    expect(reply.kind === 'answer' && reply.json).toEqual(json);
  });

  test('are read up to 1 MiB and not one byte further', async () => {
    const exactly = `"${'x'.repeat(MIB - 2)}"`;
    const { reply: fits } = await statusFrom((response) => response.end(exactly));
    expect(fits).toMatchObject({ json: 'x'.repeat(MIB - 2) });
    const { reply: over } = await statusFrom((response) => response.end(`${exactly} `));
    expect(over.kind === 'answer' && over.json).toBeUndefined();
  });

  test('without an end are left', async () => {
    const one = await emulator({ scenario: 'huge-json', existingJobs: ['job-1'] });
    const reply = await api(one.apiUrl, one.apiKey).status('job-1', abort.signal);
    expect(reply).toMatchObject({ kind: 'answer', status: 200 });
    expect(reply.kind === 'answer' && reply.json).toBeUndefined();
  });

  test('that are cut are lost, and may have been acted on', async () => {
    const server = await serveRaw((socket) => {
      socket.once('data', () =>
        socket.end('HTTP/1.1 202 Accepted\r\nContent-Length: 99\r\n\r\n{"jobId":"job-1"'),
      );
    });
    expect(await api(server.url).start(A_JOB, abort.signal)).toEqual({
      kind: 'lost',
      problem: 'the connection was cut',
      mayHaveArrived: true,
    });
  });

  test('that never come are lost, and may have been acted on', async () => {
    const server = await serve(() => undefined);
    const reply = api(server.url).start(A_JOB, abort.signal);
    await server.reached(1);
    await clock.advance(30_000);
    expect(await reply).toEqual({ kind: 'lost', problem: 'nothing came for 30 s', mayHaveArrived: true });
    await server.idle();
  });

  test('that drip are left after a minute', async () => {
    let drip = (): void => undefined;
    const server = await serve((response) => {
      response.writeHead(200);
      drip = () => void response.write(' ');
      drip();
    });
    const reply = api(server.url).status('job-1', abort.signal);
    const state = { over: false };
    reply.finally(() => {
      state.over = true;
    });
    await server.reached(1);
    for (let seconds = 0; seconds < 60; seconds += 1) {
      expect(state.over).toBe(false);
      drip();
      await clock.advance(1_000);
    }
    expect(await reply).toMatchObject({ kind: 'lost', problem: 'no complete answer for 60 s' });
    expect(clock.passedMs).toBe(60_000);
    await server.idle();
  });

  test('of a closed port are lost, and surely were not acted on', async () => {
    const reply = await api(`http://127.0.0.1:${await closedPort()}`).start(A_JOB, abort.signal);
    expect(reply).toEqual({ kind: 'lost', problem: 'the connection was refused', mayHaveArrived: false });
  });
});

describe('a redirect', () => {
  test.each([
    ['https://other.example/x?token=secret#y', 'https://other.example/…'],
    ['https://me:secret@other.example/x', 'https://other.example/…'],
    ['/secret/login?next=secret', '{api}/…'],
    ['data:text/plain,secret', 'data:…'],
    // With the API's own path it is what `api-url` should be.
    ['?secret', '{api}/v1/static-export/jobs/job-1'],
    [
      'https://other.example/base/v1/static-export/jobs/job-1?secret',
      'https://other.example/base/v1/static-export/jobs/job-1',
    ],
    ['http://[', null],
  ])('to %s is reported, not followed', async (location, events) => {
    const { reply, server } = await statusFrom((response) => {
      response.writeHead(302, { location });
      response.end('moved');
    });
    expect(reply).toMatchObject({ status: 302, location: events?.replace('{api}', server.url) ?? null });
    expect(server.seen).toHaveLength(1);
  });

  test.each(['redirecting-api', 'redirecting-polls'])('never receives the key (%s)', async (scenario) => {
    const one = await emulator({ scenario, existingJobs: ['job-1'] });
    const service = api(one.apiUrl, one.apiKey);
    await service.start(A_JOB, abort.signal);
    await service.status('job-1', abort.signal);
    expect(one.journal().filter(({ origin }) => origin !== 'api')).toEqual([]);
  });
});

describe('an abort', () => {
  test('rejects with its reason, and the connection closes', async () => {
    const server = await serve((response) => {
      response.writeHead(200);
      response.write('{"status":');
    });
    const work = api(server.url).status('job-1', abort.signal);
    work.catch(() => undefined);
    await server.reached(1);
    const reason = new Error('stop');
    abort.abort(reason);
    await expect(work).rejects.toBe(reason);
    await server.idle();
  });

  test('before the request sends nothing', async () => {
    const server = await serve((response) => response.end('{}'));
    abort.abort(new Error('stop'));
    await expect(api(server.url).start(A_JOB, abort.signal)).rejects.toThrow('stop');
    expect(server.connections()).toBe(0);
  });
});

test('a whole export works against the emulator', async () => {
  const one = await emulator({ basePath: '/docs-api', domain: 'docs.example.com' });
  const service = api(one.apiUrl, one.apiKey);
  const json = (reply: Reply): unknown => (reply.kind === 'answer' ? reply.json : reply);
  const started = readStartedJob(json(await service.start(A_JOB, abort.signal)));
  if (!started.ok) throw new Error(started.problem);
  const early = await service.bundle(started.value, abort.signal);
  expect(early).toMatchObject({ status: 409, json: { error: expect.any(String) } });
  const statuses: string[] = [];
  for (let polls = 0; polls < 10 && statuses.at(-1) !== 'completed'; polls += 1) {
    const read = readExportStatus(json(await service.status(started.value, abort.signal)));
    if (!read.ok) throw new Error(read.problem);
    statuses.push(read.value.status);
  }
  expect(new Set(statuses)).toEqual(new Set(['queued', 'running', 'completed']));
  const link = readBundleLink(json(await service.bundle(started.value, abort.signal)));
  expect(link).toMatchObject({ ok: true, value: { sizeBytes: one.bundle.size } });
  expect(await api(one.apiUrl, 'svc_wrong-secret').status(started.value, abort.signal)).toMatchObject({
    status: 401,
  });
  expect(one.journal().every(({ authorization }) => /^Bearer \w+_…$/.test(authorization))).toBe(true);
});
