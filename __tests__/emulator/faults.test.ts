import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { formatJournal } from '../kit/journal-lines.ts';
import { FORMATS, type Format } from '../../emulator/archives/pack.ts';
import type { EmulatorOptions } from '../../emulator/options.ts';
import { startEmulator } from '../../emulator/server.ts';
import { Agent } from 'node:http';
import { startFairClock } from '../kit/fair-clock.ts';
import { ask, client, closeAll, FILES, start, START, startWithLink, STATUS, type Got } from './asking.ts';

afterEach(closeAll);

describe('faults of the API', () => {
  test('apply to the requests in order; later requests are answered normally', async () => {
    const { api } = client(await start({ scenario: 'flaky-polls', polls: { queued: 0, running: 1 } }));
    await api(...START);
    const seen = [];
    for (let poll = 0; poll < 6; poll += 1) seen.push(await api(...STATUS));
    expect(seen).toMatchObject([
      ['ECONNRESET', null],
      [503, { error: 'Try again' }],
      [200, '{"jobId":"'],
      [200, '<!doctype html>'],
      [200, { status: 'completed' }],
      [200, { status: 'completed' }],
    ]);
  });

  test('can be defined by a test', async () => {
    const { api } = client(
      await start({
        scenario: {
          about: 'two 500s, a pass, then 429 for ever',
          acts: {
            status: [
              { do: 'answer', status: 500, times: 2 },
              { do: 'pass' },
              {
                do: 'answer',
                status: 429,
                headers: { 'retry-after': '{now+5s}' },
                body: { error: 'Slow' },
                times: 'always',
              },
            ],
          },
          rules: { steps: [{ status: 'thinking' }] },
        },
      }),
    );
    await api(...START);
    const seen = [];
    for (let poll = 0; poll < 5; poll += 1) seen.push((await api(...STATUS))[0]);
    expect(seen).toEqual([500, 500, 200, 429, 429]);
  });

  test('can lose the answer to a start after the job has started', async () => {
    const emulator = await start({ scenario: 'lost-start-answer' });
    const { api } = client(emulator);
    expect(await api(...START)).toEqual(['ECONNRESET', null]);
    expect((await api(...STATUS))[0]).toBe(200);
    expect(formatJournal(emulator.journal())).toContain(
      '"docs.example.com"} [Bearer svc_…] → no answer, reset\n',
    );
  });

  test('can redirect to another origin, which records a key that it should not receive', async () => {
    const emulator = await start({ scenario: 'redirecting-polls' });
    await client(emulator).api(...START);
    const headers = { authorization: `Bearer ${emulator.apiKey}` };
    const redirect = await ask(`${emulator.apiUrl}${STATUS[1]}`, { headers });
    expect(redirect).toMatchObject({
      status: 302,
      headers: { location: `${String(emulator.elsewhereUrl)}${STATUS[1]}` },
    });
    expect((await ask(String(redirect.headers['location']), { headers })).status).toBe(200);
    expect(emulator.journal().at(-1)).toMatchObject({ origin: 'elsewhere', authorization: 'Bearer svc_…' });
  });

  test('can send an endless answer, until the client disconnects', async () => {
    const emulator = await start({ scenario: 'huge-json' });
    await client(emulator).api(...START);
    const headers = { authorization: `Bearer ${emulator.apiKey}` };
    const got = await ask(`${emulator.apiUrl}${STATUS[1]}`, { headers, leaveAfter: 1_000_000 });
    expect(got.complete).toBe(false);
    await emulator.settled();
    expect(emulator.journal().at(-1)).toMatchObject({ status: 200, ending: 'left' });
  });

  test('can leave a request unanswered until the emulator closes', async () => {
    const emulator = await startEmulator({ files: FILES, scenario: 'silent-start' });
    const waiting = client(emulator).api(...START);
    while (emulator.journal().length === 0) await new Promise(setImmediate);
    await emulator.close();
    expect(await waiting).toEqual(['ECONNRESET', null]);
    expect(formatJournal(emulator.journal())).toContain('→ no answer, left\n');
  });
});

describe('faults of the store', () => {
  test.each(Object.keys(FORMATS) as Format[])(
    'cut the sample in the middle, although it is small: %s',
    async (format) => {
      const { emulator, link } = await startWithLink({ scenario: 'cut-once', files: undefined, format });
      const got = await ask(await link());
      expect(got).toMatchObject({ status: 200, complete: false });
      expect(got.body.length).toBeLessThan(emulator.bundle.size);
    },
  );

  const cuts: [string, EmulatorOptions['scenario'], number[]][] = [
    ['every time', { about: '', acts: { store: [{ do: 'cut', bytes: 100, times: 'always' }] } }, [100, 100]],
    ['once', { about: '', acts: { store: [{ do: 'cut', bytes: 100 }] } }, [100, 500]],
    ['before the first byte', { about: '', acts: { store: [{ do: 'cut', bytes: 0 }] } }, [0, 500]],
    [
      'nowhere when the archive is shorter',
      { about: '', acts: { store: [{ do: 'cut', bytes: 900 }] } },
      [500, 500],
    ],
  ];
  test.each(cuts)('cut a download: %s', async (_, scenario, lengths) => {
    const { link } = await startWithLink({ archive: Buffer.alloc(500), scenario });
    const url = await link();
    const clock = startFairClock(process.pid);
    const got = [await ask(url), await ask(url)];
    expect(got.map(({ body, complete }) => [body.length, complete])).toEqual(
      lengths.map((length) => [length, length === 500]),
    );
    // An idle connection ends by itself after 5 s, which is not a cut.
    expect(clock.stop()).toBeLessThan(4000);
  });

  test('stop sending, until the client disconnects', async () => {
    const scenario = { about: '', acts: { store: [{ do: 'stall', bytes: 100 }] } } as const;
    const { emulator, link } = await startWithLink({ archive: Buffer.alloc(500), scenario });
    const got = await ask(await link(), { leaveAfter: 100 });
    expect(got).toMatchObject({ status: 200, complete: false });
    await emulator.settled();
    expect(emulator.journal().at(-1)).toMatchObject({ bytes: 100, ending: 'stalled' });
  });

  test('limit the speed of one download', async () => {
    const scenario = { about: '', acts: { store: [{ do: 'pace', bytesPerSecond: 2_000_000 }] } } as const;
    const { link } = await startWithLink({ archive: Buffer.alloc(200_000), scenario });
    const from = performance.now();
    expect((await ask(await link())).body).toHaveLength(200_000);
    expect(performance.now() - from).toBeGreaterThan(60);
  });

  test('reset a keep-alive connection at the next request', async () => {
    const scenario = { about: '', acts: { store: [{ do: 'hang-up' }] } } as const;
    const { emulator, link } = await startWithLink({ archive: Buffer.alloc(500), scenario });
    const url = await link();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect((await ask(url, { agent })).complete).toBe(true);
    await expect(ask(url, { agent })).rejects.toThrow(/ECONNRESET|hang up/);
    expect((await ask(url, { agent })).complete).toBe(true);
    agent.destroy();
    expect(emulator.journal().map(({ ending }) => ending)).toEqual([
      'whole',
      'whole',
      'whole',
      'reset',
      'whole',
    ]);
  });

  test('stop the server for a while; it returns at the same address', async () => {
    const scenario = { about: '', acts: { store: [{ do: 'restart', ms: 100 }] } } as const;
    const { link } = await startWithLink({ archive: Buffer.alloc(500), scenario });
    const url = await link();
    await expect(ask(url)).rejects.toThrow(/ECONNRESET|hang up/);
    const codes = new Set<unknown>();
    let got: Got | null = null;
    while (got === null)
      got = await ask(url).catch((error: unknown) => {
        codes.add((error as { code?: unknown }).code);
        return null;
      });
    expect(codes).toEqual(new Set(['ECONNREFUSED']));
    expect(got.body).toHaveLength(500);
  });

  test('that stop the server do not keep the emulator from closing', async () => {
    const scenario = { about: '', acts: { store: [{ do: 'restart', ms: 3_600_000 }] } } as const;
    const { emulator, link } = await startWithLink({ archive: Buffer.alloc(500), scenario });
    await expect(ask(await link())).rejects.toThrow(/ECONNRESET|hang up/);
    await emulator.close();
  });

  test('send small pieces with pauses', async () => {
    const scenario = {
      about: '',
      acts: { store: [{ do: 'drip', bytes: 100, everyMs: 10 }] },
    } as const;
    const { link } = await startWithLink({ archive: Buffer.alloc(500, 'x'), scenario });
    const url = await link();
    const from = performance.now();
    expect((await ask(url)).body.toString()).toBe('x'.repeat(500));
    expect(performance.now() - from).toBeGreaterThan(35);
  });

  test('expire a link after one request', async () => {
    const { link } = await startWithLink({ scenario: 'lying-expiry' });
    const url = await link();
    expect([(await ask(url)).status, (await ask(url)).status, (await ask(await link())).status]).toEqual([
      200, 403, 200,
    ]);
  });

  test('replace the archive behind the link', async () => {
    const { emulator, link } = await startWithLink({ scenario: 'changed-bundle' });
    const url = await link();
    const first = await ask(url);
    const second = await ask(url, {
      headers: { range: 'bytes=50-', 'if-range': String(first.headers['etag']) },
    });
    expect(second.status).toBe(200);
    expect(second.body).toHaveLength(emulator.changedBundle?.size ?? 0);
    expect(createHash('sha256').update(second.body).digest('hex')).toBe(emulator.changedBundle?.sha256);
  });

  const lengths: [string, number, boolean][] = [
    ['lying-length', 500, false],
    ['no-length', 500, true],
  ];
  test.each(lengths)('report a wrong length: %s', async (scenario, length, complete) => {
    const { link } = await startWithLink({ archive: Buffer.alloc(500), scenario });
    const got = await ask(await link());
    expect([got.body.length, got.complete]).toEqual([length, complete]);
  });

  test('send more bytes than Content-Length says', async () => {
    const { link } = await startWithLink({ archive: Buffer.alloc(500, 'x'), scenario: 'lying-length-small' });
    const { hostname, port, pathname, search } = new URL(await link());
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: store\r\n\r\n`);
    const [head = '', body] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain('content-length: 400');
    expect(body).toBe('x'.repeat(500));
  });

  test('redirect to another origin, which serves the archive', async () => {
    const { emulator, link } = await startWithLink({ scenario: 'redirected-link' });
    const redirect = await ask(await link());
    const got = await ask(String(redirect.headers['location']));
    expect([redirect.status, got.status, got.body.length]).toEqual([302, 200, emulator.bundle.size]);
    expect(emulator.journal().at(-1)).toMatchObject({ origin: 'elsewhere', authorization: 'none' });
  });

  test('answer errors as S3 does', async () => {
    const { link } = await startWithLink({ scenario: 'store-503' });
    const got = await ask(await link());
    expect(got).toMatchObject({ status: 503, headers: { 'content-type': 'application/xml' } });
    expect(got.body.toString()).toContain('<Code>SlowDown</Code>');
  });
});
