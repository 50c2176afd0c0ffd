import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { HttpProblem, namedProblem } from '../../src/service/http/http-problem.ts';
import { httpSender, type HttpAnswer, type SendHttp } from '../../src/service/http/send.ts';
import type { HttpRequest } from '../../src/service/http/watched-client.ts';
import { closedPort, closeServers, serve, serveRaw } from '../kit/small-server.ts';
import { everythingWaits, VirtualClock } from '../kit/virtual-clock.ts';
import { needs } from '../needs.ts';

/** Made for this test and used nowhere else. */
const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQggAxBWr/ZQwjMfY5O
74m5CxfQS/+4aJil8BA81aTUPWKhRANCAASwDH4gxVx9sT8rn66q/3MOBxCgWueV
shRTPoW9Lj3abl/Sx+kbcvC7an7KQwTuxmAvKDGPIQTnvb+td7OAuoMF
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUPiJFFBVGjwSsfsE/I7/PmD92cXowCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTA2NDk0N1oYDzIxMjYxMDI4
MDY0OTQ3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASwDH4gxVx9sT8rn66q/3MOBxCgWueVshRTPoW9Lj3abl/Sx+kbcvC7
an7KQwTuxmAvKDGPIQTnvb+td7OAuoMFo28wbTAdBgNVHQ4EFgQURA+4o6buWbo3
weU46vKbkYjfUvwwHwYDVR0jBBgwFoAURA+4o6buWbo3weU46vKbkYjfUvwwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIhAPOd7DzeMEU9ut2XJrbj+sOcKMmyp+XDM5pAE1s00Td5AiAu
WKXkrHJ0K1hzlVJW9OBfEaOBMWBn4BwThlpXBKZw7w==
-----END CERTIFICATE-----
`,
};

const SECOND = 1_000;
const LIMITS = { connectMs: 15 * SECOND, idleMs: 30 * SECOND, totalMs: 60 * SECOND };

let clock: VirtualClock;
let abort: AbortController;
let send: (
  request: Partial<HttpRequest> & { readonly url: string },
  limits?: typeof LIMITS,
) => Promise<HttpAnswer>;

beforeEach(() => {
  clock = new VirtualClock();
  abort = new AbortController();
  const sender: SendHttp = httpSender({ clock, keepsConnections: false });
  send = (request, limits = LIMITS) =>
    sender({ method: 'GET', headers: {}, body: null, ...request }, limits, abort.signal);
});

afterEach(async () => {
  await closeServers();
  // However a request ended, no timer of ours is left.
  expect(clock.pending).toBe(0);
});

async function textOf(answer: HttpAnswer): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of answer.body) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

async function problemOf(work: Promise<unknown>): Promise<HttpProblem> {
  try {
    await work;
  } catch (error) {
    if (error instanceof HttpProblem) return error;
    throw error;
  }
  throw new Error('there was no problem');
}

/** The result of the work, or `undefined` if it has not ended when no timer of ours is left. */
async function endOf(work: Promise<unknown>): Promise<unknown> {
  let end: unknown;
  work.then(
    (value) => {
      end = value;
    },
    () => undefined,
  );
  for (let turns = 0; turns < 50 && end === undefined; turns += 1) await everythingWaits();
  return end;
}

describe('a request', () => {
  test('is sent and answered unchanged', async () => {
    const server = await serve((response) => {
      response.writeHead(404, { 'X-One': 'a', 'Set-Cookie': ['b=1', 'c=2'] });
      response.end('nothing here');
    });
    const headers = { accept: 'application/json', authorization: 'Bearer svc_1' };
    const answer = await send({ method: 'POST', url: `${server.url}/a/b?c=d`, headers, body: '{"e":"é"}' });
    expect(answer.status).toBe(404);
    expect([answer.header('x-one'), answer.header('set-cookie'), answer.header('x-two')]).toEqual([
      'a',
      'b=1, c=2',
      null,
    ]);
    expect(await textOf(answer)).toBe('nothing here');
    expect(server.seen).toMatchObject([
      { method: 'POST', url: '/a/b?c=d', body: '{"e":"é"}', headers: { ...headers, 'content-length': '10' } },
    ]);
    expect(server.seen[0]?.headers['user-agent']).toMatch(/^static-docs-export/);
    await server.idle();
  });

  test('without a body has none, and with an empty one says so', async () => {
    const server = await serve((response) => response.end());
    await textOf(await send({ url: server.url }));
    await textOf(await send({ method: 'POST', url: server.url, body: '' }));
    expect(server.seen.map(({ headers }) => headers['content-length'])).toEqual([undefined, '0']);
    expect(server.seen.map(({ headers }) => headers['transfer-encoding'])).toEqual([undefined, undefined]);
  });

  test('has a connection of its own', async () => {
    const server = await serve((response) => response.end('x'));
    for (let count = 0; count < 3; count += 1) await textOf(await send({ url: server.url }));
    expect(server.connections()).toBe(3);
    await server.idle();
  });

  test('does not follow a redirect', async () => {
    const server = await serve((response) => {
      response.writeHead(302, { location: '/elsewhere' });
      response.end();
    });
    const answer = await send({ url: server.url });
    expect([answer.status, answer.header('location')]).toEqual([302, '/elsewhere']);
    await textOf(answer);
    expect(server.seen).toHaveLength(1);
  });

  needs('IPv6', () => {
    test('reaches an IPv6 address in brackets', async () => {
      const server = await serve((response) => response.end('six'), '::1');
      expect(await textOf(await send({ url: `${server.url}/a` }))).toBe('six');
      expect(server.seen[0]?.headers.host).toBe(`[::1]:${server.port}`);
    });
  });

  test('with a large body of the answer gets all of it, piece by piece', async () => {
    const large = Buffer.alloc(5_000_000, 'abcdefg');
    const server = await serve((response) => response.end(large));
    expect((await textOf(await send({ url: server.url }))) === large.toString()).toBe(true);
  });

  test('whose answer is not read can be closed, with its connection', async () => {
    const server = await serve((response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('x');
    });
    const answer = await send({ url: server.url });
    answer.close();
    answer.close();
    await server.idle();
    abort.abort();
  });

  test('whose answer is read only in part is closed as well', async () => {
    const server = await serve((response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('x');
    });
    const answer = await send({ url: server.url });
    for await (const piece of answer.body) if (piece.length > 0) break;
    await server.idle();
  });
});

test('skips interim answers before the answer', async () => {
  const server = await serveRaw((socket) => {
    const interim = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(100);
    socket.once('data', () => socket.end(`${interim}HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok`));
  });
  const answer = await send({ url: server.url });
  expect([answer.status, await textOf(answer)]).toEqual([200, 'ok']);
});

describe('a body that ends too early', () => {
  test.each<[string, string]>([
    ['by its length', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n0123456789'],
    [
      'in the middle of its chunks',
      'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\na\r\n0123456789\r\n',
    ],
    ['in the middle of a chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n0123456789'],
  ])('is cut: %s', async (_, text) => {
    for (const end of ['end', 'resetAndDestroy'] as const) {
      const server = await serveRaw((socket) => {
        socket.once('data', () => {
          socket.write(text, () => {
            // A reset overtakes unread bytes: it waits until the client has read them.
            if (end === 'end') socket.end();
            else pieces.then(() => socket.resetAndDestroy());
          });
        });
      });
      let got = '';
      let arrived = (): void => undefined;
      const pieces = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      const answer = await send({ url: server.url });
      const reading = (async () => {
        for await (const piece of answer.body) {
          got += Buffer.from(piece).toString();
          arrived();
        }
      })();
      await expect(reading).rejects.toBeInstanceOf(HttpProblem);
      await expect(reading).rejects.toMatchObject({ message: 'the connection was cut' });
      expect(got).toBe('0123456789');
    }
  });

  test('is not cut where the end of the connection is its end', async () => {
    const server = await serveRaw((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n0123456789'));
    });
    expect(await textOf(await send({ url: server.url }))).toBe('0123456789');
  });

  test('has no more bytes than its length', async () => {
    const server = await serveRaw((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n0123456789'));
    });
    const answer = await send({ url: server.url });
    let got = '';
    try {
      got = await textOf(answer);
    } catch (error) {
      expect(error).toBeInstanceOf(HttpProblem);
    }
    expect(['', '0123']).toContain(got);
  });
});

describe('a request without an answer', () => {
  test('because the port is closed surely did not arrive', async () => {
    const problem = await problemOf(send({ url: `http://127.0.0.1:${await closedPort()}/?sig=secret` }));
    expect(problem).toMatchObject({
      message: 'the connection was refused',
      mayHaveArrived: false,
      failure: null,
    });
  });

  test.each(['resetAndDestroy', 'destroy', 'end'] as const)(
    'because of %s after it arrived may have been acted on',
    async (how) => {
      const server = await serveRaw((socket) => {
        socket.once('data', () => socket[how]());
      });
      expect(await problemOf(send({ method: 'POST', url: server.url, body: '{}' }))).toMatchObject({
        message: 'the connection was cut',
        mayHaveArrived: true,
      });
    },
  );

  test('because of a cut in the middle of its head may have arrived', async () => {
    const server = await serveRaw((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nContent-Le'));
    });
    expect(await problemOf(send({ url: server.url }))).toMatchObject({ mayHaveArrived: true });
  });

  test.each(['100 Continue', '102 Processing', '103 Early Hints'])(
    'except endless interim ones fails: %s',
    async (head) => {
      const flood = Buffer.from(`HTTP/1.1 ${head}\r\n\r\n`.repeat(500));
      const server = await serveRaw((socket) => {
        const pour = (): void => {
          if (!socket.destroyed && socket.write(flood)) setImmediate(pour);
        };
        socket.once('data', pour).on('drain', pour);
      });
      expect(await problemOf(send({ method: 'POST', url: server.url, body: '{}' }))).toMatchObject({
        message: 'it sent more than 100 interim answers (1xx) and no final one',
        mayHaveArrived: true,
      });
      await server.idle();
    },
  );

  test('but a change of protocol that nobody asked for is a cut', async () => {
    const head = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n';
    const server = await serveRaw((socket) => {
      socket.once('data', () => socket.write(head));
    });
    expect(await problemOf(send({ url: server.url }))).toMatchObject({ message: 'the connection was cut' });
    await server.idle();
  });

  test('that is HTTP may have arrived', async () => {
    const server = await serveRaw((socket) => {
      socket.once('data', () => socket.end('SSH-2.0-OpenSSH_9.9\r\n'));
    });
    const problem = await problemOf(send({ url: server.url }));
    expect(problem.mayHaveArrived).toBe(true);
    expect(problem.message).toMatch(/^its answer is not HTTP \(HPE_\w+\)$/);
  });

  test('because the certificate is not trusted surely did not arrive', async () => {
    const server = createTlsServer(SELF_SIGNED, (_, response) => response.end('x'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const problem = await problemOf(
      send({ url: `https://127.0.0.1:${(server.address() as AddressInfo).port}` }),
    );
    expect(problem).toMatchObject({ mayHaveArrived: false, failure: { code: 'certificate-untrusted' } });
    expect(problem.message).toMatch(/^[A-Z_]+$/);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  test('because the other side does not speak TLS surely did not arrive', async () => {
    const server = await serveRaw((socket) => {
      socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    });
    expect(await problemOf(send({ url: server.url.replace('http:', 'https:') }))).toMatchObject({
      mayHaveArrived: false,
    });
  });
});

describe('the limits', () => {
  test('for connecting: with an endless handshake surely nothing arrived', async () => {
    const server = await serveRaw(() => undefined);
    const work = problemOf(send({ url: server.url.replace('http:', 'https:') }));
    await server.reached(1);
    await clock.advance(LIMITS.connectMs);
    expect(await work).toMatchObject({ message: 'no connection for 15 s', mayHaveArrived: false });
    await server.idle();
  });

  test('for silence before the head: the request may have arrived', async () => {
    const server = await serve(() => undefined);
    const work = problemOf(send({ url: `${server.url}/?sig=secret` }));
    await server.reached(1);
    await clock.advance(LIMITS.idleMs - 1);
    expect(clock.pending).toBe(2);
    await clock.advance(1);
    expect(await work).toMatchObject({ message: 'nothing came for 30 s', mayHaveArrived: true });
    await server.idle();
  });

  test('for silence in the middle of the body', async () => {
    const server = await serve((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('0123456789');
    });
    const answer = await send({ url: server.url });
    const body = answer.body[Symbol.asyncIterator]();
    expect(Buffer.from((await body.next()).value as Uint8Array).toString()).toBe('0123456789');
    const next = body.next();
    await everythingWaits();
    await clock.advance(LIMITS.idleMs);
    await expect(next).rejects.toMatchObject({ name: 'HttpProblem', message: 'nothing came for 30 s' });
    await server.idle();
  });

  test('for silence do not count while we read slowly', async () => {
    const server = await serve((response) => response.end(Buffer.alloc(1_000_000)));
    const answer = await send({ url: server.url }, { ...LIMITS, totalMs: 10_000 * SECOND });
    let bytes = 0;
    for await (const piece of answer.body) {
      bytes += piece.length;
      await clock.advance(LIMITS.idleMs);
    }
    expect(bytes).toBe(1_000_000);
  });

  test('for the whole request: a body that drips', async () => {
    let drip = (): void => undefined;
    const server = await serve((response) => {
      response.writeHead(200);
      drip = () => void response.write('x');
      drip();
    });
    const answer = await send({ url: server.url });
    const body = answer.body[Symbol.asyncIterator]();
    await body.next();
    await clock.advance(25 * SECOND);
    drip();
    await body.next();
    await clock.advance(25 * SECOND);
    drip();
    await body.next();
    const next = body.next();
    await everythingWaits();
    await clock.advance(10 * SECOND);
    await expect(next).rejects.toMatchObject({ name: 'HttpProblem', message: 'no complete answer for 60 s' });
    await server.idle();
  });
});

describe('an abort', () => {
  const reason = new Error('stop');

  test('before the request sends nothing', async () => {
    const server = await serve((response) => response.end());
    abort.abort(reason);
    await expect(send({ url: server.url })).rejects.toBe(reason);
    expect(server.connections()).toBe(0);
  });

  test('while connecting', async () => {
    const server = await serveRaw(() => undefined);
    const work = send({ url: server.url.replace('http:', 'https:') });
    work.catch(() => undefined);
    await server.reached(1);
    abort.abort(reason);
    await expect(work).rejects.toBe(reason);
    await server.idle();
  });

  test('while the request waits for an answer', async () => {
    const server = await serve(() => undefined);
    const work = send({ url: server.url });
    work.catch(() => undefined);
    await server.reached(1);
    abort.abort(reason);
    await expect(work).rejects.toBe(reason);
    await server.idle();
  });

  test('while the body arrives', async () => {
    const server = await serve((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('0123456789');
    });
    const body = (await send({ url: server.url })).body[Symbol.asyncIterator]();
    await body.next();
    const next = body.next();
    next.catch(() => undefined);
    abort.abort(reason);
    await expect(next).rejects.toBe(reason);
    await server.idle();
  });

  test('between the head and the body', async () => {
    const server = await serve((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('0123456789');
    });
    const answer = await send({ url: server.url });
    abort.abort(reason);
    await server.idle();
    await expect(textOf(answer)).rejects.toBe(reason);
  });
});

describe('through a proxy', () => {
  const before = { ...process.env };
  const target = {
    url: 'http://api.example.invalid/a?sig=secret',
    headers: { authorization: 'Bearer svc_secret' },
  };

  function use(proxy: string): void {
    for (const name of ['no_proxy', 'NO_PROXY', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY'])
      Reflect.deleteProperty(process.env, name);
    process.env['http_proxy'] = proxy;
  }

  afterEach(() => {
    for (const name of ['no_proxy', 'NO_PROXY', 'http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY']) {
      const value = before[name];
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  });

  test('the tunnel comes first, and the key goes only through it', async () => {
    const heard: string[] = [];
    const proxy = await serveRaw((socket) => {
      socket.once('data', (connect) => {
        heard.push(connect.toString());
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        socket.once('data', (request) => {
          heard.push(request.toString());
          socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
        });
      });
    });
    use(proxy.url);
    expect(await textOf(await send(target))).toBe('ok');
    expect(heard[0]).toMatch(/^CONNECT api\.example\.invalid:80 /);
    expect(heard[0]).not.toContain('secret');
    expect(heard[1]).toMatch(/^GET \/a\?sig=secret /);
  });

  test('when it refuses, surely nothing arrived, and the proxy is named', async () => {
    const proxy = await serveRaw((socket) => {
      socket.once('data', () =>
        socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n'),
      );
    });
    use(proxy.url);
    const problem = await problemOf(send(target));
    expect(problem.mayHaveArrived).toBe(false);
    expect(problem.message).toMatch(/proxy.*407/);
    expect(problem.failure).toMatchObject({
      code: 'proxy-refused',
      facts: { host: new URL(proxy.url).host },
    });
    expect(problem.message).not.toContain('secret');
  });

  test('when it is unreachable, surely nothing arrived', async () => {
    use(`http://127.0.0.1:${await closedPort()}`);
    expect(await problemOf(send(target))).toMatchObject({ mayHaveArrived: false });
  });

  test('when it never answers, the connect limit applies', async () => {
    const proxy = await serveRaw(() => undefined);
    use(proxy.url);
    const work = problemOf(send(target));
    await proxy.reached(1);
    await clock.advance(LIMITS.connectMs);
    expect(await endOf(work)).toMatchObject({ message: 'no connection for 15 s', mayHaveArrived: false });
  });

  test('when it never answers, an abort ends the request at once', async () => {
    const proxy = await serveRaw(() => undefined);
    use(proxy.url);
    const work = send(target);
    await proxy.reached(1);
    const reason = new Error('stop');
    abort.abort(reason);
    expect(await endOf(work.catch((error: unknown) => error))).toBe(reason);
  });

  test('is requested directly when NO_PROXY names it', async () => {
    const server = await serve((response) => response.end('direct'));
    use(`http://127.0.0.1:${await closedPort()}`);
    process.env['no_proxy'] = 'localhost,127.0.0.1';
    expect(await textOf(await send({ url: server.url }))).toBe('direct');
  });
});

describe('an error of Node in one clause', () => {
  const HOSTS = { server: 'h', proxy: 'p' };
  const named = (error: unknown): string => namedProblem(error, true, HOSTS).message;

  test.each([
    ['ECONNREFUSED', 'the connection was refused'],
    ['ECONNRESET', 'the connection was cut'],
    ['EPIPE', 'the connection was cut'],
    ['ENOTFOUND', 'its host name does not exist'],
    ['EAI_AGAIN', 'its host name could not be looked up'],
    ['ETIMEDOUT', 'the connection timed out'],
    ['EHOSTUNREACH', 'its host cannot be reached'],
    ['ENETUNREACH', 'its network cannot be reached'],
    ['HPE_HEADER_OVERFLOW', 'its headers are too long'],
    ['HPE_INVALID_CONSTANT', 'its answer is not HTTP (HPE_INVALID_CONSTANT)'],
    ['EWHATEVER', 'the connection failed (EWHATEVER)'],
  ])('%s: %s', (code, clause) => {
    expect(named(Object.assign(new Error('x https://h/?sig=1'), { code }))).toBe(clause);
    expect(named(new AggregateError([Object.assign(new Error(''), { code }), new Error('')]))).toBe(clause);
  });

  test.each([
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'CERT_HAS_EXPIRED',
    'CERT_NOT_YET_VALID',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'HOSTNAME_MISMATCH',
    'INVALID_CA',
  ])('%s is an untrusted certificate', (code) => {
    const problem = namedProblem(Object.assign(new Error('x'), { code }), true, HOSTS);
    expect(problem).toMatchObject({ message: code, mayHaveArrived: false });
    expect(problem.failure).toMatchObject({
      code: 'certificate-untrusted',
      facts: { host: 'h', problem: code },
    });
  });

  test('has no query, whatever was thrown', () => {
    expect(named(new Error('Request timeout: https://h.example/a?X-Amz-Signature=1'))).toBe(
      'Request timeout: https://h.example/a',
    );
    expect(named(new Error('socket hang up'))).toBe('the connection was cut');
    for (const odd of [null, undefined, 'text', 7, {}, { code: 7 }])
      expect(named(odd)).toBe('the connection failed');
  });
});
