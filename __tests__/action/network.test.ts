import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pack } from '../../emulator/archives/pack.ts';
import { STORE_SCENARIOS } from '../../emulator/scenarios/scenarios-store.ts';
import { scenarioNamed } from '../../emulator/scenarios/scenarios.ts';
import { startEmulator } from '../../emulator/server.ts';
import type { Act } from '../../emulator/service/act.ts';
import type { JournalEntry } from '../../emulator/service/journal.ts';
import { filesOf } from '../../emulator/site/site-files.ts';
import { has, needs } from '../needs.ts';
import { someOf } from '../thorough.ts';
import { certificates } from './certificates.ts';
import { freePort, startConnectProxy, type ConnectProxy } from './connect-proxy.ts';
import { API_KEY } from './run-environment.ts';
import { runUnchecked as runAction, type Run, type RunOptions } from './runner.ts';
import { SITE, writeFiles } from './sites.ts';
import { siteTree, subtree } from './tree.ts';

/** Pauses between attempts are seconds: the child's clock runs faster. */
const FAST = 25;
/** For limits of minutes. A run that follows a job has no start whose answer could be too late for that clock. */
const FASTER = { speed: 100, inputs: { 'job-id': 'job_0001' } };
const FOLLOWED = { existingJobs: ['job_0001'] };

function asked(run: Run, route: JournalEntry['route']): readonly JournalEntry[] {
  return run.journal.filter((entry) => entry.route === route);
}

function pauseMs(entries: readonly JournalEntry[], at: number): number {
  return (entries[at + 1]?.atMs ?? 0) - (entries[at]?.atMs ?? 0);
}

function expectSite(run: Run, files: Parameters<typeof siteTree>[0] = SITE): void {
  expect(run.errors).toEqual([]);
  expect(subtree(run.after, 'work/docs/docs/site')).toEqual(siteTree(files));
}

/** The bytes of a tar of these files. */
async function tarOf(files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'docs-export-tar-'));
  try {
    await pack(filesOf(files), 'tar', join(folder, 'site.tar'));
    return readFileSync(join(folder, 'site.tar'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function refusal(status: number, headers: Record<string, string> = {}): Act {
  return { do: 'answer', status, headers, body: { error: 'Not now' } };
}

describe('Polling', () => {
  test.concurrent('a last poll is made at the deadline before a timeout is declared', async () => {
    const run = await runAction({
      // The job completes long before a later poll would be due, and only after the first.
      service: { files: SITE, queueMs: 0, renderMs: 900 },
      inputs: { timeout: '1500ms', 'poll-interval': '10s', 'max-poll-interval': '10s' },
    });
    expectSite(run);
    expect(asked(run, 'status')).toHaveLength(2);
    expect(pauseMs(asked(run, 'status'), 0)).toBeGreaterThanOrEqual(600);
  });

  test.concurrent("'timeout' ends the wait, with the last poll at the deadline", async () => {
    const run = await runAction({
      service: { scenario: 'never-ends' },
      inputs: { timeout: '700ms', 'poll-interval': '450ms', 'max-poll-interval': '450ms' },
    });
    expect(run.outputs).toMatchObject({ result: 'timeout', 'job-id': 'job_0001' });
    const polls = asked(run, 'status');
    expect(polls.length).toBeGreaterThanOrEqual(2);
    expect((polls.at(-1)?.atMs ?? 0) - (asked(run, 'start')[0]?.atMs ?? 0)).toBeGreaterThanOrEqual(700);
  });

  // The pause without it would be 1.2 s at most. The child's fast clock knows no real dates.
  for (const [how, retryAfter, speed, leastMs] of [
    ['seconds', '30', FAST, 30_000 / FAST],
    ['a date', '{now+3s}', 1, 2_000],
  ] as const) {
    test.concurrent(`Retry-After as ${how} overrides the polling interval`, async () => {
      const acts = { status: [refusal(429, { 'retry-after': retryAfter })] };
      const run = await runAction({
        service: { files: SITE, scenario: { about: 'throttled', acts } },
        speed,
      });
      expectSite(run);
      // Measured between two arrivals, of which the first may be noted late.
      expect(pauseMs(asked(run, 'status'), 0)).toBeGreaterThanOrEqual(leastMs * 0.95);
      expect(run.log).toMatch(/429 \(too many requests\): Not now/);
    });
  }

  test.concurrent('Retry-After is clamped to the time left', async () => {
    const acts = { status: [refusal(503, { 'retry-after': '3600' })] };
    const run = await runAction({
      service: { scenario: { about: 'throttled', acts }, polls: { queued: 0, running: 0 } },
      inputs: { timeout: '800ms' },
    });
    // The last poll, at the deadline, finds the job completed.
    expect(run.outputs['result']).toBe('success');
    expect(asked(run, 'status')).toHaveLength(2);
  });

  test.concurrent(
    'a run of failing polls is survived: resets, 5xx, 429, cut and non-JSON answers',
    async () => {
      const run = await runAction({ service: { scenario: 'flaky-polls', files: SITE }, speed: FAST });
      expectSite(run);
      expect(run.log).toContain('503: Try again');
      expect(run.log).toContain('not JSON');
      expect(run.summary).toContain('4 repeated requests');
    },
  );

  test.concurrent('progress nested deeper than any stack counts as absent', async () => {
    const deep = `${'['.repeat(150_000)}${']'.repeat(150_000)}`;
    const run = await runAction({
      service: {
        scenario: {
          about: 'deep progress',
          acts: { status: [{ do: 'answer', status: 200, body: `{"status":"running","progress":${deep}}` }] },
        },
        files: SITE,
      },
    });
    expectSite(run);
  });

  test.concurrent('an endless answer is a failed poll', async () => {
    const run = await runAction({ service: { scenario: 'huge-json' }, inputs: { timeout: '500ms' } });
    expect(run.outputs['result']).toBe('timeout');
  });

  test.concurrent('a poll without an answer is aborted after 30 s and retried', async () => {
    const acts: readonly Act[] = [{ do: 'delay', ms: 3_600_000 }];
    const run = await runAction({
      service: { scenario: { about: 'one silent poll', acts: { status: acts } }, files: SITE },
      speed: FAST,
    });
    expectSite(run);
    expect(run.log).toContain('nothing came for 30 s');
  });

  test.concurrent('a poll without an answer ends at the deadline', async () => {
    const run = await runAction({
      service: { scenario: 'silent-api', existingJobs: ['job_0001'] },
      inputs: { 'job-id': 'job_0001', timeout: '12s' },
      speed: FAST,
    });
    expect(run.outputs['result']).toBe('timeout');
    expect(asked(run, 'status')).toHaveLength(1);
    expect(run.errors[0]).toMatch(
      /: after 12 s job 'job_0001' was still .+, and no answer came for \d+ s\. /,
    );
    expect(run.log).not.toMatch(/ 0 s|Trying/);
  });

  for (const [name, status] of [
    ['unauthorized-later', 401],
    ['not-found', 404],
  ] as const) {
    test.concurrent(`${status} ends the run at once`, async () => {
      // Only an answer that ends the run could end it before the test times out.
      const jobs = name === 'not-found' ? { existingJobs: ['job_x'] } : {};
      const run = await runAction({
        service: { scenario: name, ...jobs },
        inputs: name === 'not-found' ? { 'job-id': 'job_x' } : {},
      });
      expect(run.outputs['result']).toBe('error');
      expect(run.errors[0]).toContain(`(${status})`);
      expect(asked(run, 'status').at(-1)?.status).toBe(status);
      expect(asked(run, 'status').filter((entry) => entry.status === status)).toHaveLength(1);
    });
  }

  test.concurrent('403 ends the run at once', async () => {
    const acts = { status: [{ ...refusal(403), times: 'always' as const }] };
    const run = await runAction({ service: { scenario: { about: 'forbidden', acts } } });
    expect(run.errors[0]).toContain('(403): Not now');
    expect(asked(run, 'status')).toHaveLength(1);
  });

  test.concurrent('a 404 within 30 s of the start is waited out', async () => {
    const run = await runAction({ service: { scenario: 'late-visible', files: SITE }, speed: FAST });
    expectSite(run);
    expect(asked(run, 'status').filter(({ status }) => status === 404)).toHaveLength(3);
  });

  test.concurrent('a 404 that lasts longer than 30 s after the start ends the run', async () => {
    const run = await runAction({
      service: { scenario: 'not-found' },
      speed: FAST,
    });
    expect(run.errors[0]).toMatch(/\(404\): Export job not found/);
    expect(run.outputs).toEqual({ 'job-id': 'job_0001', result: 'error' });
  });

  test.concurrent("an unknown status means 'not yet' and is reported once", async () => {
    const steps = ['warming_up', 'warming_up', 'uploading', 'warming_up', 'completed'];
    const rules = { steps: steps.map((status) => ({ status })) };
    const run = await runAction({ service: { scenario: { about: 'odd', rules }, files: SITE } });
    expectSite(run);
    expect(run.log.match(/says 'warming_up', which is not a known status/g)).toHaveLength(1);
    expect(run.log.match(/says 'uploading', which is not a known status/g)).toHaveLength(1);
  });

  test.concurrent("an empty status means 'not yet' and is reported once", async () => {
    const run = await runAction({ service: { scenario: 'empty-status', files: SITE } });
    expectSite(run);
    expect(run.log.match(/gives no status/g)).toHaveLength(1);
  });

  test.concurrent('progress may be a number, a fraction, a text or absent', async () => {
    const [fraction, text, nothing] = await Promise.all(
      ['reports-progress-as-fraction', 'reports-progress-as-text', 'reports-no-progress'].map((name) =>
        runAction({ service: { scenario: name, files: SITE } }),
      ),
    );
    const shapes = await runAction({ service: { scenario: 'wrong-shapes' }, inputs: { timeout: '500ms' } });
    expect(fraction?.log).toContain('66 %');
    expect(text?.outputs['result']).toBe('success');
    expect(nothing?.outputs['result']).toBe('success');
    // A status that is a number is no answer.
    expect(shapes.outputs['result']).toBe('timeout');
  });
});

describe('Start is not repeated after an answer may have been lost', () => {
  for (const name of ['lost-start-answer', 'cut-start-answer', 'broken-start'] as const) {
    test.concurrent(`${name}: ${scenarioNamed(name).about}`, async () => {
      const run = await runAction({ service: { scenario: name } });
      expect(run.outputs).toEqual({ result: 'error' });
      expect(run.journal.map(({ route }) => route)).toEqual(['start']);
      expect(run.errors[0]).toMatch(/could start a second export/);
    });
  }

  test.concurrent('a start without an answer', async () => {
    const run = await runAction({ service: { scenario: 'silent-start' }, speed: FAST });
    expect(run.journal.map(({ route }) => route)).toEqual(['start']);
    expect(run.errors[0]).toMatch(/nothing came for 30 s/);
  });
});

describe('Start is repeated only when the request surely never arrived, or on 429 and 503', () => {
  for (const name of ['busy-start', 'throttled-start', 'throttled-start-date'] as const) {
    test.concurrent(`${name}: ${scenarioNamed(name).about}`, async () => {
      const run = await runAction({ service: { scenario: name }, inputs: { wait: 'false' } });
      expect(run.outputs['result']).toBe('started');
      expect(asked(run, 'start').map(({ status }) => status)).toEqual([
        name === 'busy-start' ? 503 : 429,
        202,
      ]);
    });
  }

  test.concurrent('a refused connection', async () => {
    const port = await freePort();
    let late: Awaited<ReturnType<typeof startEmulator>> | null = null;
    try {
      const run = await runAction({
        service: null,
        inputs: { 'api-url': `http://127.0.0.1:${port}`, wait: 'false' },
        during: async ({ until, printed }) => {
          await until('the connection was refused', () => printed().includes('the connection was refused'));
          late = await startEmulator({ port, apiKey: API_KEY });
        },
      });
      expect(run.outputs).toEqual({ 'job-id': 'job_0001', result: 'started' });
    } finally {
      await (late as { close: () => Promise<void> } | null)?.close();
    }
  });

  test.concurrent(
    'a service that stays unreachable ends the run after a minute, and no export was started',
    async () => {
      const port = await freePort();
      const run = await runAction({
        service: null,
        inputs: { 'api-url': `http://127.0.0.1:${port}` },
        speed: FAST,
      });
      expect(run.errors[0]).toMatch(
        /no usable answer .+ most recently the connection was refused\. .+No export was started/,
      );
    },
  );
});

describe('Another export is running', () => {
  test.concurrent("'when-busy: wait' starts when it has ended, and reports once that it waits", async () => {
    const run = await runAction({
      service: { scenario: 'active-job-ends', files: SITE },
      inputs: { 'when-busy': 'wait' },
    });
    expectSite(run);
    expect(asked(run, 'start').map(({ status }) => status)).toEqual([409, 409, 409, 202]);
    expect(run.log.match(/another export is under way/g)).toHaveLength(1);
    expect(run.outputs).toMatchObject({ result: 'success', 'job-id': 'job_0001' });
  });

  test.concurrent('two concurrent runs both publish their site', async () => {
    const emulator = await startEmulator({
      files: SITE,
      apiKey: API_KEY,
      oneJobAtATime: true,
      polls: { queued: 1, running: 5 },
    });
    try {
      const inputs = { 'api-url': emulator.apiUrl, 'when-busy': 'wait' };
      const runs = await Promise.all([1, 2].map(() => runAction({ service: null, inputs })));
      runs.forEach((run) => {
        expectSite(run);
      });
      expect(new Set(runs.map(({ outputs }) => outputs['job-id']))).toEqual(
        new Set(['job_0001', 'job_0002']),
      );
    } finally {
      await emulator.close();
    }
  });

  test.concurrent('a cancel during the wait leaves no job', async () => {
    const run = await runAction({
      service: { scenario: 'active-job' },
      inputs: { 'when-busy': 'wait' },
      during: async ({ until, printed, kill }) => {
        await until('it waits', () => printed().includes('another export is under way'));
        kill('SIGTERM');
      },
    });
    expect(run.outputs).toEqual({ result: 'cancelled' });
    expect(run.endedAfterMs).toBeLessThan(3_000);
  });
});

describe('A service without a bundle endpoint', () => {
  test.concurrent('sends the link in the completed job', async () => {
    const run = await runAction({ service: { scenario: 'job-carries-link', files: SITE } });
    expectSite(run);
    expect(asked(run, 'bundle').map(({ status }) => status)).toEqual([404]);
    expect(run.outputs).toMatchObject({ result: 'success', 'bundle-expires-at': expect.any(String) });
    expect(run.log).not.toMatch(/\b404\b/);
  });

  test.concurrent('sends a fresh link in the job when the first is refused', async () => {
    const run = await runAction({
      service: {
        scenario: {
          about: 'links of the job that work once',
          rules: { jobCarriesLink: true, requestsPerLink: 1 },
          acts: { store: [{ do: 'cut', bytes: 4096 }] },
        },
        files: SITE,
      },
      speed: FAST,
    });
    expectSite(run);
    expect(asked(run, 'bundle')).toHaveLength(1);
    expect(asked(run, 'status').length).toBeGreaterThan(4);
    expect(run.log).toContain('Fresh link (number 2)');
    expect(run.printed.filter((line) => !line.startsWith('::add-mask::')).join('\n')).not.toMatch(
      /Signature=[0-9a-f]/,
    );
  });

  test.concurrent('may also answer 405', async () => {
    const run = await runAction({
      service: {
        scenario: {
          about: '405 for the bundle',
          rules: { jobCarriesLink: true },
          acts: { bundle: [{ ...refusal(405), times: 'always' }] },
        },
        files: SITE,
      },
    });
    expectSite(run);
  });
});

describe('The request for the bundle', () => {
  test.concurrent('is retried for a moment after the job is completed', async () => {
    const run = await runAction({ service: { scenario: 'bundle-not-ready', files: SITE }, speed: FAST });
    expectSite(run);
    expect(asked(run, 'bundle').map(({ status }) => status)).toEqual([409, 200]);
  });

  test.concurrent('is retried through resets, 5xx and cut answers', async () => {
    const run = await runAction({ service: { scenario: 'flaky-bundle', files: SITE }, speed: FAST });
    expectSite(run);
    expect(asked(run, 'bundle')).toHaveLength(4);
  });
});

describe('Download', () => {
  /** Scenarios that succeed, each with the expected journal of the store. */
  const GOOD: Readonly<Record<string, readonly string[]>> = {
    'cut-once': ['whole', 'from 4096'],
    cut: Array.from({ length: 10 }, (_, at) => (at === 0 ? 'whole' : `from ${at * 4096}`)),
    'store-reset': ['whole', 'whole', 'whole'],
    'store-503': ['whole', 'whole', 'whole'],
    'store-throttled': ['whole', 'whole'],
    'store-silent': ['whole', 'whole'],
    stall: ['whole', 'from 4096'],
    'link-refused-once': ['whole', 'whole'],
    'lying-expiry': ['whole', 'from 4096', 'from 4096'],
    'expiry-in-the-past': ['whole'],
    'link-with-token': ['whole'],
    'no-ranges': ['whole', 'from 4096'],
    'no-etag': ['whole', 'whole'],
    'weak-etag': ['whole', 'whole'],
    'wrong-ranges': ['whole', 'from 4096', 'whole'],
    'unlabelled-ranges': ['whole', 'from 4096', 'whole'],
    'wrong-total': ['whole', 'from 4096', 'whole'],
    'refused-ranges': ['whole', 'from 4096', 'whole'],
    'no-length': ['whole'],
    'lying-length-small': [],
    'size-as-text': ['whole'],
    'redirected-link': ['whole', 'whole'],
  };
  const LYING = ['lying-length', 'lying-length-small'];

  for (const [name, requests] of someOf(2, Object.entries(GOOD))) {
    if (LYING.includes(name)) continue;
    test.concurrent(`${name}: ${scenarioNamed(name).about}`, async () => {
      const run = await runAction({ service: { scenario: name, files: SITE }, speed: FAST });
      expectSite(run);
      expect(run.outputs['bundle-sha256']).toBe(run.emulator?.bundle.sha256);
      const store = asked(run, 'store').map(
        ({ headers }) => headers['range']?.replace(/^bytes=(\d+)-$/, 'from $1') ?? 'whole',
      );
      expect(store).toEqual(requests);
      expect(
        run.journal.every(({ origin, authorization }) => origin === 'api' || authorization === 'none'),
      ).toBe(true);
    });
  }

  test.concurrent('a resumed part is requested with If-Range and the strong ETag', async () => {
    const run = await runAction({ service: { scenario: 'cut-once', files: SITE }, speed: FAST });
    expect(asked(run, 'store')[1]?.headers['if-range']).toMatch(/^"[0-9a-f]{32}"$/);
  });

  for (const name of ['changed-bundle', 'changed-bundle-no-etag', 'changed-bundle-no-if-range'] as const) {
    test.concurrent(
      `${name}: the download starts over, and the result is one version or the other, never a mixture`,
      async () => {
        const run = await runAction({ service: { scenario: name, files: SITE }, speed: FAST });
        expect(run.errors).toEqual([]);
        expect(run.outputs['bundle-sha256']).toBe(run.emulator?.changedBundle?.sha256);
        const bare = await runAction({ service: { scenario: name, files: SITE, bare: true }, speed: FAST });
        expect(bare.errors).toEqual([]);
        expect(bare.outputs['bundle-sha256']).toBe(bare.emulator?.changedBundle?.sha256);
        expect(subtree(bare.after, 'work/docs/docs/site')['0-news.txt']).toBeDefined();
      },
    );
  }

  test.concurrent('a changed bundle of the same length is recognised by its ETag alone', async () => {
    // Without compression a tar with bytes of both versions would unpack without an error.
    const pages = (word: string): Record<string, string> =>
      Object.fromEntries(
        Array.from({ length: 20 }, (_, at) => [
          at === 0 ? 'index.html' : `page-${at}.html`,
          `${word} ${at}\n`.repeat(60),
        ]),
      );
    const [before, after] = await Promise.all([tarOf(pages('before')), tarOf(pages('after!'))]);
    expect(after.length).toBe(before.length);
    const scenario = { ...scenarioNamed('changed-bundle-no-if-range'), format: 'tar' as const };
    const run = await runAction({
      service: { scenario, archive: before, changedArchive: after },
      speed: FAST,
    });
    expectSite(run, pages('after!'));
    expect(run.log).toContain('changed');
  });

  for (const name of someOf(2, LYING)) {
    test.concurrent(`${name}: ${scenarioNamed(name).about}`, async () => {
      const service = { scenario: name, files: SITE, ...FOLLOWED };
      const run = await runAction({ service, ...FASTER });
      expect(run.outputs['result']).toBe('error');
      expect(run.errors[0]).toMatch(/^Cannot (?:use|download|unpack) the bundle/);
      const bare = await runAction({ service: { ...service, bare: true }, ...FASTER });
      expect(bare.outputs['result']).toBe('error');
    });
  }

  for (const name of ['no-ranges-cut', 'store-down', 'stall-always', 'link-is-a-page'] as const) {
    test.concurrent(`${name}: ${STORE_SCENARIOS[name].about}`, async () => {
      const run = await runAction({ service: { scenario: name, files: SITE, ...FOLLOWED }, ...FASTER });
      expect(run.outputs['result']).toBe('error');
      expect(run.errors[0]).toMatch(/^Cannot (?:use|download|unpack) the bundle/);
    });
  }

  for (const sizeBytes of [undefined, 12_345]) {
    const known = sizeBytes === undefined ? 'unknown' : 'known';
    const patch = sizeBytes === undefined ? {} : { patch: { bundle: { sizeBytes } } };

    test.concurrent(`a page behind the link is reported as a page (its length is ${known})`, async () => {
      for (const contentType of ['text/html', 'text/plain']) {
        const headers = { 'content-type': contentType };
        const body = '<!doctype html><h1>Sign in</h1>';
        const acts = { store: [{ do: 'answer', status: 200, headers, body, times: 'always' }] as const };
        const scenario = { about: 'a page', rules: patch, acts };
        const run = await runAction({ service: { scenario, files: SITE, bare: true }, speed: FAST });
        expect(run.errors[0]).toMatch(/but an HTML page\. .+such as a proxy with its sign-in page/);
      }
    });

    test.concurrent(
      `a long page is known by its first bytes, and not read to its end (its length is ${known})`,
      async () => {
        const body = `<!doctype html><h1>Sign in</h1>${'<p>Sign in</p>'.repeat(2_000)}`;
        const headers = { 'content-type': 'text/html' };
        const acts = { store: [{ do: 'answer', status: 200, headers, body, times: 'always' }] as const };
        const scenario = { about: 'a long page', rules: patch, acts };
        const run = await runAction({ service: { scenario, files: SITE, bare: true }, speed: FAST });
        expect(run.errors[0]).toContain('but an HTML page');
        expect(run.log).not.toContain('The download stopped');
      },
    );
  }

  test.concurrent('a bundle missing in the store is requested with three fresh links at most', async () => {
    const acts = {
      store: [
        { do: 'cut', bytes: 2000 },
        { ...refusal(404), times: 'always' },
      ] as const,
    };
    const run = await runAction({ service: { scenario: { about: 'lost', acts }, files: SITE }, speed: FAST });
    expect(run.errors[0]).toMatch(/it is gone from '127\.0\.0\.1:\d+' \(404\).+start a new job/);
    expect(asked(run, 'bundle')).toHaveLength(4);
  });

  test.concurrent('attempts are counted only while they make no progress', async () => {
    const acts = { store: [{ do: 'cut', bytes: 2000, times: 'always' }] as const };
    const run = await runAction({ service: { scenario: { about: 'cut', acts }, files: SITE }, speed: FAST });
    expectSite(run);
    expect(asked(run, 'store').length).toBeGreaterThan(16);
  });
});

describe("The key goes to the API's origin only, never along a redirect", () => {
  for (const name of ['redirecting-api', 'redirecting-polls'] as const) {
    test.concurrent(`${name}: ${scenarioNamed(name).about}`, async () => {
      const run = await runAction({ service: { scenario: name } });
      expect(run.journal.filter(({ origin }) => origin !== 'api')).toEqual([]);
      expect(run.errors[0]).toContain('the key is not sent along');
    });
  }

  test.concurrent('a redirected link is followed without credentials', async () => {
    const run = await runAction({ service: { scenario: 'redirected-link', files: SITE } });
    expectSite(run);
    const elsewhere = run.journal.filter(({ origin }) => origin === 'elsewhere');
    expect(elsewhere.map(({ authorization }) => authorization)).toEqual(['none']);
    expect(elsewhere[0]?.headers['cookie']).toBeUndefined();
  });

  test.concurrent('a store on the origin of the API gets no key either', async () => {
    const run = await runAction({ service: { onePort: true, files: SITE } });
    expectSite(run);
    expect(asked(run, 'store').map(({ authorization }) => authorization)).toEqual(['none']);
  });
});

describe('HTTP_PROXY, HTTPS_PROXY, NO_PROXY', () => {
  const tls = certificates();

  /** A service that is reachable only through the proxy, its API and its store. */
  async function serviceBehindProxy(
    secure: boolean,
  ): Promise<{ options: RunOptions; ports: readonly number[] }> {
    const ports = [await freePort(), await freePort()] as const;
    const scheme = secure ? 'https' : 'http';
    const rules = { storeUrl: `${scheme}://store.test:${ports[1]}` };
    return {
      ports,
      options: {
        service: {
          port: ports[0],
          storePort: ports[1],
          files: SITE,
          scenario: { about: 'named hosts', rules },
          ...(secure && { tls: { key: tls.key, cert: tls.cert } }),
        },
        inputs: {
          // Requests to this machine bypass proxies, and plain `http:` to other hosts is refused.
          'api-url': secure
            ? `https://api.test:${ports[0]}`
            : `http://${has('names below localhost') ? 'api.' : ''}localhost:${ports[0]}`,
          ...(secure && { 'ca-certificate': 'ca.pem' }),
        },
        prepare: ({ workspace }) => {
          if (secure) writeFiles(workspace, { 'ca.pem': tls.ca });
        },
      },
    };
  }

  async function withProxy<T>(use: (proxy: ConnectProxy) => Promise<T>): Promise<T> {
    const proxy = await startConnectProxy();
    try {
      return await use(proxy);
    } finally {
      await proxy.close();
    }
  }

  const throughProxy =
    (secure: boolean): (() => Promise<void>) =>
    async () => {
      await withProxy(async (proxy) => {
        const { options, ports } = await serviceBehindProxy(secure);
        const run = await runAction({
          ...options,
          preload: ['loaded-code.ts'],
          env: { [secure ? 'HTTPS_PROXY' : 'HTTP_PROXY']: proxy.url },
        });
        expectSite(run);
        expect(run.printed.filter((line) => line.startsWith('loaded: '))).toEqual([]);
        if (secure) expect(proxy.tunnels()).toContain(`api.test:${ports[0]}`);
        expect(proxy.tunnels().at(-1)).toBe(`store.test:${ports[1]}`);
        const through = secure ? run.journal : asked(run, 'store');
        expect(proxy.tunnels()).toHaveLength(through.length);
        expect(proxy.headers().join('\n')).not.toMatch(/Bearer|X-Amz/i);
      });
    };
  test.concurrent('a store by http is reached through the proxy', throughProxy(false));

  test.concurrent('NO_PROXY bypasses the proxy', async () => {
    await withProxy(async (proxy) => {
      const { options } = await serviceBehindProxy(false);
      const run = await runAction({
        ...options,
        preload: ['test-names.ts'],
        env: { HTTP_PROXY: proxy.url, NO_PROXY: 'other.example.com,store.test' },
      });
      expectSite(run);
      expect(proxy.tunnels()).toEqual([]);
    });
  });

  needs('openssl', () => {
    test.concurrent(
      'API and store by https, with a private CA, are reached through the proxy',
      throughProxy(true),
    );

    test.concurrent('an unreachable proxy means that no start can have arrived', async () => {
      const { options } = await serviceBehindProxy(true);
      const run = await runAction({
        ...options,
        speed: FAST,
        env: { HTTPS_PROXY: `http://127.0.0.1:${await freePort()}` },
      });
      expect(run.journal).toEqual([]);
      expect(run.errors[0]).toMatch(/Cannot start .+/);
      expect(run.outputs).toEqual({ result: 'error' });
    });

    test.concurrent("a private CA in 'ca-certificate' is trusted", async () => {
      const run = await runAction({
        service: { tls: { key: tls.key, cert: tls.cert }, files: SITE },
        inputs: { 'ca-certificate': 'certs/ca.pem' },
        prepare: ({ workspace }) => {
          writeFiles(workspace, { 'certs/ca.pem': tls.ca });
        },
      });
      expectSite(run);
    });

    test.concurrent('a private CA in NODE_EXTRA_CA_CERTS is trusted', async () => {
      const run = await runAction({
        service: { tls: { key: tls.key, cert: tls.cert }, files: SITE },
        env: { NODE_EXTRA_CA_CERTS: '{workspace}/certs/ca.pem' },
        prepare: ({ workspace }) => {
          writeFiles(workspace, { 'certs/ca.pem': tls.ca });
        },
      });
      expectSite(run);
    });

    test.concurrent("a CA in NODE_EXTRA_CA_CERTS is trusted beside the one in 'ca-certificate'", async () => {
      const run = await runAction({
        service: { tls: { key: tls.key, cert: tls.cert }, files: SITE },
        inputs: { 'ca-certificate': 'certs/other.pem' },
        env: { NODE_EXTRA_CA_CERTS: '{workspace}/certs/ca.pem' },
        prepare: ({ workspace }) => {
          writeFiles(workspace, { 'certs/ca.pem': tls.ca, 'certs/other.pem': certificates().ca });
        },
      });
      expectSite(run);
    });

    test.concurrent('a server with an untrusted certificate is asked once and gets no key', async () => {
      const run = await runAction({ service: { tls: { key: tls.key, cert: tls.cert } } });
      expect(run.errors[0]).toContain("'ca-certificate'");
      expect(run.journal).toEqual([]);
    });

    test.concurrent('a private authority that did not sign the certificate is not trusted', async () => {
      const run = await runAction({
        service: { tls: { key: tls.key, cert: tls.cert } },
        inputs: { 'ca-certificate': 'ca.pem' },
        prepare: ({ workspace }) => {
          writeFiles(workspace, { 'ca.pem': certificates().ca });
        },
      });
      expect(run.errors[0]).toContain('is not trusted');
      expect(run.journal).toEqual([]);
    });
  });
});
