import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { EmulatorOptions } from '../../emulator/options.ts';
import { startEmulator, type Emulator } from '../../emulator/server.ts';
import { Failure } from '../../src/core/failure.ts';
import { readBundleLink } from '../../src/job/answers.ts';
import { exportApi } from '../../src/service/api.ts';
import { HttpProblem } from '../../src/service/http/http-problem.ts';
import { httpSender, type HttpAnswer, type SendHttp } from '../../src/service/http/send.ts';
import { bundleStore, type BundleStore, type StoreRange, type StoreReply } from '../../src/service/store.ts';
import { eventLog, type EventLog } from '../kit/event-log.ts';
import { failureOf } from '../kit/failure-of.ts';
import { closedPort, closeServers, serve, serveRaw } from '../kit/small-server.ts';
import { everythingWaits, VirtualClock } from '../kit/virtual-clock.ts';

const ARCHIVE = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 251);
const WHOLE: StoreRange = { fromByte: 0, endByte: null, ifRange: null };

let clock: VirtualClock;
let abort: AbortController;
let events: EventLog;
let masked: string[];
const emulators: Emulator[] = [];

beforeEach(() => {
  clock = new VirtualClock();
  abort = new AbortController();
  events = eventLog();
  masked = [];
});

afterEach(async () => {
  await Promise.all([closeServers(), ...emulators.splice(0).map((one) => one.close())]);
  expect(clock.pending).toBe(0);
  expect(JSON.stringify(events.all)).not.toMatch(/secret|X-Amz/);
});

function store(send: SendHttp = httpSender({ clock, keepsConnections: false })): BundleStore {
  return bundleStore({ send, clock, emit: events.emit, maskUrl: (url) => void masked.push(url) });
}

const read = (url: string, range: StoreRange = WHOLE): Promise<StoreReply> =>
  store().read(url, range, abort.signal);

type Head = Extract<StoreReply, { kind: 'head' }>;

async function headOf(work: Promise<StoreReply>): Promise<Head> {
  const reply = await work;
  if (reply.kind === 'head') return reply;
  throw new Error(`it was lost: ${reply.problem}`);
}

/** Lets the network proceed until a condition holds. */
async function until(holds: () => boolean): Promise<void> {
  for (let turns = 0; turns < 1_000_000 && !holds(); turns += 1) await everythingWaits();
}

async function bytesOf(reply: Head): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  // A chunk is valid only until the next one is requested.
  for await (const piece of reply.body) pieces.push(Uint8Array.from(piece));
  return Buffer.concat(pieces);
}

/** A presigned link of the emulator, and its journal of the store. */
async function issued(
  options: EmulatorOptions = {},
): Promise<{ url: string; one: Emulator; journal: () => ReturnType<Emulator['journal']> }> {
  const one = await startEmulator({
    archive: ARCHIVE,
    existingJobs: ['job-1'],
    polls: { queued: 0, running: 0 },
    ...options,
  });
  emulators.push(one);
  const { apiUrl, apiKey } = one;
  const service = exportApi({
    apiUrl,
    apiKey,
    send: httpSender({ clock, keepsConnections: false }),
    clock,
    emit: () => undefined,
  });
  await service.status('job-1', abort.signal);
  const reply = await service.bundle('job-1', abort.signal);
  const link = readBundleLink(reply.kind === 'answer' ? reply.json : null);
  if (!link.ok) throw new Error(link.problem);
  return { url: link.value.url, one, journal: () => one.journal().filter(({ origin }) => origin !== 'api') };
}

describe('a presigned link', () => {
  test('is fetched with GET, unchanged, without credentials', async () => {
    const { url, one, journal } = await issued();
    const reply = await headOf(read(url));
    expect(reply.head).toMatchObject({
      status: 200,
      contentLength: '100000',
      contentRange: null,
      detail: null,
    });
    expect(reply.head.etag).toMatch(/^"[^"]+"$/);
    const bytes = await bytesOf(reply);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(one.bundle.sha256);
    expect(journal()).toMatchObject([
      { method: 'GET', authorization: 'none', headers: { 'accept-encoding': 'identity' }, status: 200 },
    ]);
    expect(journal()[0]?.headers).not.toHaveProperty('range');
  });

  test('is resumed with a range and its ETag', async () => {
    const { url, journal } = await issued();
    const { head, close } = await headOf(read(url));
    close();
    const rest = await headOf(read(url, { fromByte: 70_000, endByte: null, ifRange: head.etag }));
    expect(rest.head).toMatchObject({
      status: 206,
      contentRange: 'bytes 70000-99999/100000',
      contentLength: '30000',
      etag: head.etag,
    });
    expect(Buffer.compare(await bytesOf(rest), ARCHIVE.subarray(70_000))).toBe(0);
    expect(journal()[1]?.headers).toMatchObject({ range: 'bytes=70000-', 'if-range': head.etag });
  });

  test('is resumed without If-Range where there is no ETag', async () => {
    const { url, journal } = await issued();
    (await headOf(read(url, { fromByte: 5, endByte: null, ifRange: null }))).close();
    expect(journal()[0]?.headers).toMatchObject({ range: 'bytes=5-' });
    expect(journal()[0]?.headers).not.toHaveProperty('if-range');
  });

  test("that is refused has the store's own words", async () => {
    const { url } = await issued({ scenario: 'link-always-refused' });
    expect((await headOf(read(url))).head).toMatchObject({
      status: 403,
      detail: 'AccessDenied: Access Denied',
    });
    const { url: beyond } = await issued();
    expect(
      (await headOf(read(beyond, { fromByte: 100_000, endByte: null, ifRange: null }))).head,
    ).toMatchObject({
      status: 416,
      contentRange: 'bytes */100000',
    });
  });

  test('is logged for each request as origin and path', async () => {
    const { url } = await issued();
    await bytesOf(await headOf(read(url)));
    const { origin, pathname } = new URL(url);
    expect(events.of('request')).toEqual([
      {
        kind: 'request',
        method: 'GET',
        path: `${origin}${pathname}`,
        outcome: '200',
        tookMs: 0,
        requestId: expect.any(String),
      },
    ]);
  });
});

describe('the text of an error', () => {
  test.each([
    [
      '<Error><Code>SlowDown</Code><Message>Reduce\n your rate</Message></Error>',
      'SlowDown: Reduce your rate',
    ],
    ['<Error><Code>AccessDenied</Code></Error>', 'AccessDenied'],
    ['<Message>see https://h.example/a?sig=secret for more</Message>', 'see https://h.example/a for more'],
    ['<html><title>403</title></html>', null],
    ['{"error":"no"}', null],
    ['', null],
    [`<Code>${'x'.repeat(201)}</Code>`, null],
  ])('%j is %j', async (body, detail) => {
    const server = await serve((response) => {
      response.writeHead(403);
      response.end(body);
    });
    expect((await headOf(read(server.url))).head).toMatchObject({ status: 403, detail });
    await server.idle();
  });

  test('is read up to a limit', async () => {
    let sent = 0;
    const server = await serve((response) => {
      response.writeHead(500);
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536;
        response.once('drain', more);
      };
      more();
    });
    expect((await headOf(read(server.url))).head).toMatchObject({ status: 500, detail: null });
    await server.idle();
    // Bytes in the buffers of the connection were sent, and no more.
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  test('may be cut: the status was read', async () => {
    const server = await serveRaw((socket) => {
      socket.once('data', () =>
        socket.end('HTTP/1.1 503 x\r\nContent-Length: 99\r\n\r\n<Code>SlowDown</Code>'),
      );
    });
    expect((await headOf(read(server.url))).head).toMatchObject({ status: 503, detail: 'SlowDown' });
  });

  test('may stall', async () => {
    const server = await serve((response) => {
      response.writeHead(503, { 'content-length': '99', 'retry-after': '7' });
      response.flushHeaders();
    });
    const work = headOf(read(server.url));
    await until(() => events.of('request').length > 0);
    await clock.advance(30_000);
    expect((await work).head).toMatchObject({ status: 503, retryAfter: '7', detail: null });
    await server.idle();
  });
});

describe('a redirect', () => {
  test.each([301, 302, 303, 307, 308])('(%i) is followed, to the same origin', async (status) => {
    const server = await serve((response, { url }) => {
      if (url.startsWith('/first')) response.writeHead(status, { location: '../second?sig=secret' }).end();
      else response.writeHead(200, { etag: '"x"' }).end('archive');
    });
    const reply = await headOf(read(`${server.url}/first/a`, { fromByte: 5, endByte: null, ifRange: '"x"' }));
    expect((await bytesOf(reply)).toString()).toBe('archive');
    expect(server.seen.map(({ url }) => url)).toEqual(['/first/a', '/second?sig=secret']);
    for (const { headers } of server.seen)
      expect(headers).toMatchObject({ range: 'bytes=5-', 'if-range': '"x"', 'accept-encoding': 'identity' });
    expect(masked).toEqual([`${server.url}/second?sig=secret`]);
    await server.idle();
  });

  test('to another origin takes no credentials along', async () => {
    const { url, one, journal } = await issued({ scenario: 'redirected-link' });
    const reply = await headOf(read(url));
    expect(Buffer.compare(await bytesOf(reply), ARCHIVE)).toBe(0);
    expect(journal().map(({ origin, authorization }) => [origin, authorization])).toEqual([
      ['store', 'none'],
      ['elsewhere', 'none'],
    ]);
    expect(masked).toHaveLength(1);
    expect(masked[0]).toContain(one.elsewhereUrl ?? 'nowhere');
  });

  test('is masked before it is followed', async () => {
    const order: string[] = [];
    const target = await serve((response) => {
      order.push('used');
      response.end();
    });
    const server = await serve((response) =>
      response.writeHead(302, { location: `${target.url}/?sig=secret` }).end(),
    );
    const one = bundleStore({
      send: httpSender({ clock, keepsConnections: false }),
      clock,
      emit: events.emit,
      maskUrl: () => void order.push('masked'),
    });
    (await headOf(one.read(server.url, WHOLE, abort.signal))).close();
    expect(order).toEqual(['masked', 'used']);
  });

  test('is followed five times, not six', async () => {
    const chain = async (length: number): Promise<StoreReply> => {
      const server = await serve((response, { url }) => {
        const at = Number(url.slice(1));
        if (at < length) response.writeHead(302, { location: `/${at + 1}` }).end();
        else response.end('archive');
      });
      return await read(`${server.url}/0`);
    };
    const reached = await headOf(chain(5));
    expect(reached.head.status).toBe(200);
    reached.close();
    expect(await failureOf(chain(6), 'link-unusable')).toEqual({
      problem: 'it is redirected more than 5 times',
    });
  });

  test('in a circle fails', async () => {
    const server = await serve((response) => response.writeHead(302, { location: '/' }).end());
    await failureOf(read(server.url), 'link-unusable');
    expect(server.seen).toHaveLength(6);
    await server.idle();
  });

  test('to an invalid address fails', async () => {
    const server = await serve((response) => response.writeHead(302, { location: 'http://[' }).end());
    expect(await failureOf(read(server.url), 'link-unusable')).toEqual({
      problem: 'it is redirected to something that is not a URL',
    });
  });

  test('without a Location is an answer like any other', async () => {
    const server = await serve((response) => response.writeHead(302).end());
    const reply = await headOf(read(server.url));
    expect(reply.head.status).toBe(302);
    reply.close();
  });

  /** A scripted sender: https needs no certificate here. */
  function sender(locations: Readonly<Record<string, string>>): { send: SendHttp; asked: string[] } {
    const asked: string[] = [];
    const answer = (location: string | undefined): HttpAnswer => ({
      status: location === undefined ? 200 : 302,
      header: (name) => (name === 'location' ? (location ?? null) : null),
      body: (async function* () {})(),
      close: () => undefined,
    });
    return { asked, send: ({ url }) => Promise.resolve(answer(locations[(asked.push(url), url)])) };
  }

  test.each(['http://plain.example/b', 'ftp://files.example/b', 'file:///etc/passwd', 'data:,x'])(
    'from https to %s is refused, and its target gets no request',
    async (target) => {
      const { send, asked } = sender({ 'https://store.example/b': target });
      const { problem } = await failureOf(
        store(send).read('https://store.example/b', WHOLE, abort.signal),
        'link-unusable',
      );
      expect(problem).toMatch(/^it is redirected from https to \w+$/);
      expect(asked).toEqual(['https://store.example/b']);
    },
  );

  test.each(['ftp://files.example/b', 'file:///etc/passwd'])('from http to %s is refused', async (target) => {
    const { send, asked } = sender({ 'http://127.0.0.1/b': target });
    const { problem } = await failureOf(
      store(send).read('http://127.0.0.1/b', WHOLE, abort.signal),
      'link-unusable',
    );
    expect(problem).toMatch(/^it is redirected from http to \w+$/);
    expect(asked).toHaveLength(1);
  });

  test('from http to https, and on to https, is followed', async () => {
    const { send, asked } = sender({
      'http://127.0.0.1/b': 'https://store.example/b',
      'https://store.example/b': 'https://cdn.example/b',
    });
    await headOf(store(send).read('http://127.0.0.1/b', WHOLE, abort.signal));
    expect(asked.at(-1)).toBe('https://cdn.example/b');
  });
});

describe('a broken connection', () => {
  test('before the head is reported', async () => {
    expect(await read(`http://127.0.0.1:${await closedPort()}/b?sig=secret`)).toEqual({
      kind: 'lost',
      problem: 'the connection was refused',
    });
    const reset = await issued({ scenario: 'store-reset' });
    expect(await read(reset.url)).toEqual({ kind: 'lost', problem: 'the connection was cut' });
  });

  test('in the body keeps the bytes that came', async () => {
    const { url } = await issued({ scenario: 'cut-once' });
    const reply = await headOf(read(url));
    let bytes = 0;
    const reading = (async () => {
      for await (const piece of reply.body) bytes += piece.length;
    })();
    await expect(reading).rejects.toBeInstanceOf(HttpProblem);
    expect(bytes).toBe(4096);
  });

  test('by silence is a cut after 30 s, however long the download has run', async () => {
    const { url } = await issued({ scenario: 'stall' });
    const body = (await headOf(read(url))).body[Symbol.asyncIterator]();
    let bytes = 0;
    while (bytes < 4096) bytes += ((await body.next()).value as Uint8Array).length;
    await clock.advance(3_000_000);
    const next = body.next();
    next.catch(() => undefined);
    await clock.advance(30_000);
    await expect(next).rejects.toThrow('nothing came for 30 s');
  });

  test('by an untrusted certificate is final', async () => {
    const send: SendHttp = () =>
      Promise.reject(
        new HttpProblem(
          'CERT_HAS_EXPIRED',
          false,
          new Failure('certificate-untrusted', { host: 's.example', problem: 'CERT_HAS_EXPIRED' }),
        ),
      );
    expect(
      await failureOf(
        store(send).read('https://s.example/b?sig=secret', WHOLE, abort.signal),
        'certificate-untrusted',
      ),
    ).toEqual({
      host: 's.example',
      problem: 'CERT_HAS_EXPIRED',
    });
  });
});

test.each([
  ['bytes', true],
  [' Bytes ', true],
  ['none', false],
  [null, false],
])('Accept-Ranges: %s', async (header, acceptsRanges) => {
  const headers = header === null ? {} : { 'accept-ranges': header };
  const server = await serve((response) => response.writeHead(200, headers).end('x'));
  const reply = await headOf(read(server.url));
  expect(reply.head.acceptsRanges).toBe(acceptsRanges);
  reply.close();
});

describe('an abort', () => {
  const reason = new Error('stop');

  test('before the head', async () => {
    const { url } = await issued({ scenario: 'store-silent' });
    const work = read(url);
    work.catch(() => undefined);
    abort.abort(reason);
    await expect(work).rejects.toBe(reason);
  });

  test('in the body', async () => {
    const server = await serve((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('0123456789');
    });
    const body = (await headOf(read(server.url))).body[Symbol.asyncIterator]();
    await body.next();
    const next = body.next();
    next.catch(() => undefined);
    abort.abort(reason);
    await expect(next).rejects.toBe(reason);
    await server.idle();
  });

  test('while the body of an error is read', async () => {
    const server = await serve((response) => {
      response.writeHead(403, { 'content-length': '100' });
      response.write('<Code>');
    });
    const work = read(server.url);
    work.catch(() => undefined);
    await server.reached(1);
    abort.abort(reason);
    await expect(work).rejects.toBe(reason);
    await server.idle();
  });
});
