import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { request as httpsRequest } from 'node:https';
import { afterEach, describe, expect, test } from '@jest/globals';
import { SCENARIO_GROUPS } from '../../emulator/scenarios/scenarios.ts';
import { startEmulator } from '../../emulator/server.ts';
import { formatJournal } from '../kit/journal-lines.ts';
import { needs } from '../needs.ts';
import { ask, client, closeAll, FILES, start, START, startWithLink, STATUS } from './asking.ts';

afterEach(closeAll);

describe('the emulator', () => {
  test('runs a job, serves its archive and records every request', async () => {
    const emulator = await start({ basePath: '/api/' });
    const { api, link } = client(emulator);
    expect((await api(...START))[0]).toBe(202);
    const seen = [];
    for (let poll = 0; poll < 4; poll += 1) seen.push((await api(...STATUS))[1]);
    expect(seen).toMatchObject([
      { status: 'queued', progress: 0, pageCount: 0 },
      { status: 'running', progress: 33, pageCount: 0 },
      { status: 'running', progress: 66, pageCount: 1 },
      { status: 'completed', progress: 100, pageCount: 2 },
    ]);
    const url = await link();
    const whole = await ask(url);
    expect(createHash('sha256').update(whole.body).digest('hex')).toBe(emulator.bundle.sha256);
    const part = await ask(url, {
      headers: { range: 'bytes=10-19', 'if-range': String(whole.headers['etag']) },
    });
    expect(part.body).toEqual(whole.body.subarray(10, 20));
    expect((await ask(url, { headers: { authorization: `Bearer ${emulator.apiKey}` } })).status).toBe(400);
    expect(await ask(url, { method: 'HEAD' })).toMatchObject({ status: 403, body: Buffer.alloc(0) });
    expect(await api('GET', '/v2/agent/docs/job/agent_0001')).toMatchObject([200, { status: 'active' }]);

    expect(formatJournal(emulator.journal())).toBe(`\
POST /api/v1/static-export/jobs {"domain":"docs.example.com"} [Bearer svc_…] → 202
GET /api/v1/static-export/jobs/job_0001 [Bearer svc_…] → 200
GET /api/v1/static-export/jobs/job_0001 [Bearer svc_…] → 200
GET /api/v1/static-export/jobs/job_0001 [Bearer svc_…] → 200
GET /api/v1/static-export/jobs/job_0001 [Bearer svc_…] → 200
POST /api/v1/static-export/jobs/job_0001/bundle [Bearer svc_…] → 200
GET store /store/docs-exports/job_0001/bundle.tar.gz?X-Amz-… → 200
GET store /store/docs-exports/job_0001/bundle.tar.gz?X-Amz-… [range: bytes=10-19, if-range: "{etag}"] → 206
GET store /store/docs-exports/job_0001/bundle.tar.gz?X-Amz-… [Bearer svc_…] → 400
HEAD store /store/docs-exports/job_0001/bundle.tar.gz?X-Amz-… → 403
GET /api/v2/agent/docs/job/agent_0001 [Bearer svc_…] → 200
`);
    expect(emulator.journal()[6]).toMatchObject({
      origin: 'store',
      route: 'store',
      path: '/store/docs-exports/job_0001/bundle.tar.gz?X-Amz-Algorithm&X-Amz-Credential&X-Amz-Date&X-Amz-Expires&X-Amz-SignedHeaders&X-Amz-Signature',
      authorization: 'none',
      bytes: emulator.bundle.size,
    });
    expect(JSON.stringify(emulator.journal())).not.toContain(emulator.apiKey);
  });

  test('serves API and store on two origins, or on one', async () => {
    const two = await start();
    expect(two.storeUrl).not.toBe(two.apiUrl);
    const { emulator: one, link } = await startWithLink({ onePort: true });
    expect(one.storeUrl).toBe(one.apiUrl);
    expect((await ask(await link())).status).toBe(200);
  });

  test('leaves no files and no open port', async () => {
    const emulator = await startEmulator({ files: FILES });
    expect(existsSync(emulator.bundle.path)).toBe(true);
    await emulator.close();
    expect(existsSync(emulator.bundle.path)).toBe(false);
    await expect(ask(emulator.apiUrl)).rejects.toThrow('ECONNREFUSED');
  });

  needs('openssl', () => {
    test('serves https', async () => {
      const made = spawnSync(
        'openssl',
        'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout - -subj /CN=localhost -addext subjectAltName=IP:127.0.0.1 -days 2'.split(
          ' ',
        ),
        { encoding: 'utf8' },
      ).stdout;
      const [key = '', cert = ''] = made.match(/-----BEGIN [\s\S]*?-----END [A-Z ]+-----\n/g) ?? [];
      const emulator = await start({ tls: { key, cert } });
      expect(emulator.storeUrl).toMatch(/^https:/);
      const status = await new Promise((resolve, reject) => {
        const request = httpsRequest(emulator.apiUrl, { ca: cert, agent: false }, (response) => {
          response.resume().on('end', () => {
            resolve(response.statusCode);
          });
        });
        request.on('error', reject).end();
      });
      expect(status).toBe(200);
    });
  });

  test('serves exactly the given archive', async () => {
    const { emulator, link } = await startWithLink({ archive: Buffer.from('not even an archive') });
    expect(emulator.bundle.size).toBe(19);
    expect((await ask(await link())).body.toString()).toBe('not even an archive');
  });

  test('refuses a scenario that needs a second archive without one', async () => {
    await expect(startEmulator({ archive: Buffer.from('x'), scenario: 'changed-bundle' })).rejects.toThrow(
      "Cannot change the archive: 'archive' is given without 'changedArchive'. Give both.",
    );
    await expect(startEmulator({ scenario: 'flaky' })).rejects.toThrow(
      "Cannot play scenario 'flaky': there is none of that name. Near it: flaky-polls",
    );
  });

  test('has the given jobs', async () => {
    const { api } = client(await start({ existingJobs: ['job_old'], bare: true }));
    expect(await api('GET', '/v1/static-export/jobs/job_old')).toEqual([
      200,
      { status: 'queued', progress: 0, pageCount: 0 },
    ]);
  });

  test('serves a sample without content', async () => {
    const emulator = await start({ files: undefined });
    expect(emulator.pages).toBe(5);
  });

  test('limits a download to the requested speed', async () => {
    const { emulator, link } = await startWithLink({
      archive: Buffer.alloc(200_000),
      bytesPerSecond: 1_000_000,
    });
    const url = await link();
    const from = performance.now();
    const got = await ask(url);
    expect(got.body).toHaveLength(emulator.bundle.size);
    expect(performance.now() - from).toBeGreaterThan(150);
  });

  test('starts with each of its scenarios', async () => {
    const names = Object.values(SCENARIO_GROUPS)
      .flatMap((group) => Object.keys(group))
      .filter((name) => !name.includes('bomb'));
    expect(names.length).toBeGreaterThan(100);
    for (const scenario of names) {
      const emulator = await startEmulator({ files: FILES, scenario });
      await emulator.close();
    }
  });
});
