/** Whole verifications of scripted hosts, in virtual time. */
import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../src/core/failure.ts';
import type { Answer } from '../../src/verify/answer.ts';
import type { Ask } from '../../src/verify/ask.ts';
import type { VerifyOutcome } from '../../src/verify/finding.ts';
import type { VerifyInputs } from '../../src/verify/verify-inputs.ts';
import { verifySite } from '../../src/verify/verify-site.ts';
import { eventLog } from '../kit/event-log.ts';
import { VirtualClock } from '../kit/virtual-clock.ts';
import { expectedSite, page, sha256 } from './sites.ts';

const FILES = {
  'index.html': page('first'),
  'guide.html': page('guide'),
  'app.js': 'run()',
  '404.html': page('nothing here'),
};
const CLEAN: Readonly<Record<string, keyof typeof FILES>> = {
  '/': 'index.html',
  '/guide': 'guide.html',
  '/app.js': 'app.js',
};

interface Given {
  readonly inputs?: Partial<VerifyInputs>;
  /** The host's answer to a path at that time; `undefined`: that of a correct host. */
  readonly host?: (path: string, passedMs: number, count: number) => Answer | undefined;
  readonly tookMs?: number;
}

function answer(text: string, status = 200, type = 'text/html'): Answer {
  const digest = sha256(text);
  const body = { kind: 'whole', sha256: digest, sentSha256: digest, bytes: Buffer.from(text) } as const;
  return {
    kind: 'answer',
    path: '/',
    status,
    header: (name) => (name === 'content-type' ? type : null),
    body,
  };
}

function good(path: string): Answer {
  const name = CLEAN[path];
  if (name === undefined) return answer(FILES['404.html'], 404);
  return answer(FILES[name], 200, name.endsWith('.js') ? 'text/javascript' : 'text/html');
}

/** Runs a verification, and checks its limits. */
async function verified({ inputs = {}, host = () => undefined, tookMs = 10 }: Given, cancelAtMs?: number) {
  const clock = new VirtualClock();
  const events = eventLog();
  const asked: { readonly path: string; readonly atMs: number }[] = [];
  let open = 0;
  let most = 0;
  const ask: Ask = async ({ url, takeRequest }, signal) => {
    if (!takeRequest()) return null;
    const path = new URL(url).pathname;
    asked.push({ path, atMs: clock.passedMs });
    open += 1;
    most = Math.max(most, open);
    try {
      await clock.pass(tookMs, signal);
      const count = asked.filter((one) => one.path === path).length;
      const said = host(path, clock.passedMs, count) ?? good(path);
      return said.kind === 'answer' ? { ...said, path } : said;
    } finally {
      open -= 1;
    }
  };
  const written: [string, string][] = [];
  const abort = new AbortController();
  if (cancelAtMs !== undefined)
    clock.after(cancelAtMs, () => {
      abort.abort(new Failure('cancelled', { signal: 'SIGTERM' }));
    });
  const all: VerifyInputs = {
    url: 'https://docs.example.com',
    site: expectedSite(FILES),
    changes: null,
    maxRequests: 2000,
    timeoutMs: 600_000,
    pollIntervalMs: 5_000,
    concurrency: 8,
    failOn: 'stale',
    reportPath: null,
    caCertificate: null,
    ...inputs,
  };
  const writeFile = (path: string, text: string): void => void written.push([path, text]);
  const end: unknown = await clock
    .run(verifySite(all, { ask, clock, emit: events.emit, writeFile }, abort.signal))
    .catch((thrown: unknown): string => {
      if (thrown instanceof Failure) return (thrown as Failure).code;
      throw thrown;
    });
  expect(most).toBeLessThanOrEqual(all.concurrency);
  expect(clock.passedMs).toBeLessThanOrEqual(all.timeoutMs);
  if (cancelAtMs === undefined) expect(clock.pending).toBe(0);
  const outcome: VerifyOutcome | undefined = events.of('verified')[0]?.outcome;
  return { end, asked, events, written, outcome, passedMs: clock.passedMs, kinds: kindsOf(outcome) };
}

function kindsOf(outcome: VerifyOutcome | undefined): Readonly<Record<string, number>> {
  return Object.fromEntries((outcome?.findings ?? []).map(({ cause, paths }) => [cause.kind, paths.length]));
}

test('the answer to an address that cannot exist is known before the first page is requested, and that before others', async () => {
  const { asked } = await verified({ tookMs: 10 });
  const times = asked.map(({ atMs }) => atMs);
  expect(asked[1]?.path).toBe('/');
  expect(times.slice(0, 3)).toEqual([0, 10, 20]);
});

test('a correct site takes one round, and each address is requested once', async () => {
  const run = await verified({});
  expect(run).toMatchObject({ end: 'success', kinds: {} });
  expect(run.outcome).toMatchObject({ checkedCount: 4, servedCount: 3, roundCount: 1, requestCount: 4 });
  expect(run.asked.map(({ path }) => path).toSorted()).toEqual([
    '/',
    '/app.js',
    '/guide',
    expect.stringMatching(/^\/no-such-page-/),
  ]);
});

describe('waiting', () => {
  const oldUntil =
    (ms: number, text = page('the old words')) =>
    (path: string, passedMs: number): Answer | undefined =>
      path === '/guide' && passedMs < ms ? answer(text) : undefined;

  test('continues until an old page is replaced, and requests nothing else', async () => {
    const run = await verified({ host: oldUntil(30_000) });
    expect(run).toMatchObject({ end: 'success', kinds: {} });
    expect(run.passedMs).toBeGreaterThan(30_000);
    expect(run.passedMs).toBeLessThan(60_000);
    const later = run.asked.filter(({ atMs }) => atMs > 1_000).map(({ path }) => path);
    expect(new Set(later)).toEqual(new Set(['/guide']));
    // The last 20 are for the page that has become right: one of several servers may still have the old one.
    expect(run.events.of('verify-round').map(({ pendingCount }) => pendingCount)).toEqual(
      later.slice(20).map(() => 1),
    );
  });

  test.each([2, 3, 5])('finds that one of %i servers stays old', async (servers) => {
    const host = (path: string, _: number, count: number): Answer | undefined =>
      path === '/guide' && count % servers === 1 ? answer(page('old')) : undefined;
    const run = await verified({ host });
    expect(run).toMatchObject({ end: 'site-stale', kinds: { 'old-contents': 1 } });
    expect(run.asked.length).toBeLessThan(160);
  });

  test('uses a growing interval', async () => {
    const { events } = await verified({ host: oldUntil(Infinity) });
    const waits = events.of('verify-round').map(({ waitMs }) => waitMs);
    expect(waits.slice(0, 3)).toEqual([5_000, 7_500, 11_250]);
    expect(Math.max(...waits)).toBe(60_000);
    expect(waits.length).toBeLessThan(20);
  });

  test('ends at the timeout: the result is stale, after a last round shortly before it', async () => {
    const run = await verified({ host: oldUntil(Infinity) });
    expect(run).toMatchObject({ end: 'site-stale', kinds: { 'old-contents': 1 } });
    expect(run.asked.at(-1)?.atMs).toBeGreaterThan(590_000);
  });

  test('does not happen for faults that do not pass by themselves', async () => {
    const host = (path: string): Answer | undefined =>
      path === '/guide' ? answer('', 404) : path === '/guide.html' ? answer(FILES['guide.html']) : undefined;
    const run = await verified({ host });
    expect(run).toMatchObject({ end: 'site-broken', kinds: { 'needs-html': 1 } });
    expect(run.passedMs).toBeLessThan(1_000);
  });

  test('happens for a page without .html at a host that finds others so', async () => {
    const files = { ...FILES, 'other.html': page('other') };
    const hides =
      (untilMs: number, missing = answer('', 404), deployedMs = 0) =>
      (path: string, passedMs: number): Answer | undefined => {
        if (path === '/other') return answer(files['other.html']);
        // One of several servers, or a cache, does not know the page yet.
        if (path === '/guide' && passedMs < untilMs) return missing;
        const isDeployed = passedMs >= deployedMs;
        return path === '/guide.html'
          ? answer(isDeployed ? FILES['guide.html'] : '', isDeployed ? 200 : 404)
          : undefined;
      };
    const site = expectedSite(files);
    const run = await verified({ host: hides(30_000), inputs: { site } });
    expect(run).toMatchObject({ end: 'success', kinds: {} });
    expect(run.passedMs).toBeGreaterThan(30_000);
    const never = await verified({ host: hides(Infinity), inputs: { site } });
    expect(never).toMatchObject({ end: 'site-broken', kinds: { 'needs-html': 1 } });
    // No host takes longer for all of its servers, but a cache may.
    expect(never.passedMs).toBeGreaterThan(120_000);
    expect(never.passedMs).toBeLessThan(240_000);
    const slow = await verified({ host: hides(340_000, answer('', 404), 300_000), inputs: { site } });
    expect(slow).toMatchObject({ end: 'success', kinds: {} });
    const cached = { ...answer('', 404), header: (name: string) => (name === 'age' ? '30' : null) };
    const late = await verified({ host: hides(400_000, cached), inputs: { site } });
    expect(late).toMatchObject({ end: 'success', kinds: {} });
  });

  test('does not happen where a page for missing ones has the status 200', async () => {
    const host = (path: string): Answer | undefined =>
      path.startsWith('/no-such-page-') ? answer(FILES['404.html']) : undefined;
    const run = await verified({ host });
    expect(run).toMatchObject({ end: 'site-broken', kinds: { 'nowhere-status': 1 } });
    expect(run.passedMs).toBeLessThan(1_000);
  });

  test('does not happen for names with a dot at a host that finds only other names', async () => {
    const files = { ...FILES, 'v1.2.html': page('version') };
    const host = (path: string): Answer | undefined =>
      path === '/v1.2.html' ? answer(files['v1.2.html']) : undefined;
    const run = await verified({ host, inputs: { site: expectedSite(files) } });
    expect(run).toMatchObject({ end: 'site-broken', kinds: { 'needs-html': 1 } });
    expect(run.passedMs).toBeLessThan(1_000);
  });

  test('does not happen for folders at a host that finds only other pages', async () => {
    const files = { ...FILES, 'dir/index.html': page('dir') };
    const host = (path: string): Answer | undefined =>
      path === '/dir/index.html' ? answer(files['dir/index.html']) : undefined;
    const run = await verified({ host, inputs: { site: expectedSite(files) } });
    expect(run).toMatchObject({ end: 'site-broken', kinds: { 'needs-html': 1 } });
    expect(run.passedMs).toBeLessThan(1_000);
  });

  test('begins with a few of many addresses, and requests the others when one of these is right', async () => {
    const files = {
      ...FILES,
      ...Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`p${at}.html`, page(`${at}`)])),
    };
    const host = (path: string, passedMs: number): Answer | undefined => {
      const name = `${path.slice(1)}.html`;
      if (!/^\/p\d+$/.test(path)) return undefined;
      return passedMs < 60_000 ? answer(page('old')) : answer(files[name as keyof typeof files]);
    };
    const run = await verified({ inputs: { site: expectedSite(files) }, host });
    expect(run.end).toBe('success');
    const early = run.asked.filter(({ atMs }) => atMs > 4_000 && atMs < 60_000);
    expect(early.length).toBe(
      20 * run.events.of('verify-round').filter(({ waitMs }) => waitMs < 60_000).length - 20,
    );
    expect(run.asked.length).toBeLessThan(304 + 300 + 20 * 10);
  });
});

describe('a host with a page of its own for what is missing', () => {
  const host =
    (newAfterMs: number) =>
    (path: string, passedMs: number): Answer | undefined => {
      if (path.startsWith('/no-such-page-')) return answer('Not Found', 404);
      if (path !== '/404.html') return undefined;
      return passedMs < newAfterMs ? answer(page('the old page for it')) : answer(FILES['404.html']);
    };

  test('is noted at once when it has that of the site', async () => {
    const run = await verified({ host: host(0) });
    expect(run).toMatchObject({ end: 'success', kinds: { 'unused-not-found-page': 1 } });
    expect(run.passedMs).toBeLessThan(1_000);
    expect(run.outcome).toMatchObject({ roundCount: 1, requestCount: 5, checkedCount: 4 });
  });

  test('is asked again until it has that of the site', async () => {
    const run = await verified({ host: host(30_000) });
    expect(run).toMatchObject({ end: 'success', kinds: { 'unused-not-found-page': 1 } });
    expect(run.passedMs).toBeGreaterThan(30_000);
    expect(run.passedMs).toBeLessThan(60_000);
  });

  test('is stale when it never has that of the site', async () => {
    const run = await verified({ host: host(Infinity) });
    expect(run).toMatchObject({ end: 'site-stale', kinds: { 'other-not-found-page': 1 } });
  });
});

describe('limits', () => {
  test('the timeout ends what is under way, and addresses not yet requested are not right', async () => {
    const run = await verified({ tookMs: 7_000, inputs: { timeoutMs: 10_000, concurrency: 1 } });
    expect(run).toMatchObject({ end: 'site-broken', passedMs: 10_000, kinds: { 'not-answered': 3 } });
  });

  test('a host that answers nothing before the timeout cannot be reached', async () => {
    const host = (): Answer => ({ kind: 'lost', problem: 'no connection for 15 s' });
    const run = await verified({
      host,
      tookMs: 15_000,
      inputs: { timeoutMs: 40_000, pollIntervalMs: 40_000, concurrency: 1 },
    });
    expect(run).toMatchObject({ end: 'site-broken', passedMs: 40_000, kinds: { 'no-answer': 4 } });
  });

  test('a cancel ends the run at once', async () => {
    const run = await verified({ host: (path) => (path === '/guide' ? answer('old') : undefined) }, 12_345);
    expect(run).toMatchObject({ end: 'cancelled', passedMs: 12_345 });
    expect(run.events.of('verified')).toEqual([]);
  });

  test('a round has a limit of requests', async () => {
    const host = (path: string): Answer | undefined => (path === '/no' ? undefined : answer('', 404));
    const run = await verified({ host, inputs: { maxRequests: 4, timeoutMs: 60_000 } });
    const first = run.asked.filter(({ atMs }) => atMs < 4_000);
    expect(first.length).toBe(4);
    expect(run.end).toBe('site-broken');
  });

  test.each([
    [30_000, 30_000],
    [null, 1_000],
  ])('Retry-After %j pauses every request', async (waitMs, pauseMs) => {
    const host = (path: string, _: number, count: number): Answer | undefined =>
      path === '/guide' && count === 1 ? { kind: 'busy', status: 429, waitMs } : undefined;
    const run = await verified({ host, inputs: { concurrency: 1 } });
    expect(run).toMatchObject({ end: 'success', kinds: {} });
    expect(run.events.of('verify-paused')).toEqual([{ kind: 'verify-paused', status: 429, waitMs: pauseMs }]);
    const times = run.asked.map(({ atMs }) => atMs);
    const gaps = times.slice(1).map((ms, at) => ms - (times[at] ?? 0));
    expect(gaps.filter((ms) => ms >= pauseMs)).toHaveLength(1);
  });

  test.each([
    // After 1, 2 and 4 s; the next pause would end behind the timeout.
    ['without saying for how long', null, 7_070],
    ['until after the timeout', 99_999_000, 40],
  ])(
    'a host that is busy %s is not waited for once no request can be made in time',
    async (_, waitMs, passedMs) => {
      const host = (path: string): Answer | undefined =>
        path === '/guide' ? { kind: 'busy', status: 429, waitMs } : undefined;
      const run = await verified({ host, inputs: { timeoutMs: 10_000, concurrency: 1 } });
      expect(run).toMatchObject({ end: 'site-broken', passedMs });
      expect(run.outcome?.findings.map(({ cause }) => cause)).toContainEqual({
        kind: 'not-answered',
        busyStatus: 429,
      });
    },
  );

  test('a host that stays busy is not asked for ever', async () => {
    const run = await verified({
      host: () => ({ kind: 'busy', status: 429, waitMs: null }),
      inputs: { timeoutMs: 3_600_000 },
    });
    expect(run).toMatchObject({ end: 'site-broken', kinds: { 'wrong-status': 4 } });
    expect(run.asked.length).toBeLessThan(2_000);
  });
});

describe('fail-on', () => {
  const stale = (path: string): Answer | undefined => (path === '/guide' ? answer('old') : undefined);
  const broken = (path: string): Answer | undefined => (path === '/app.js' ? answer('', 404) : stale(path));
  test.each([
    ['nothing', broken, 'broken'],
    ['nothing', stale, 'stale'],
    ['broken', stale, 'stale'],
    ['broken', broken, 'site-broken'],
    ['stale', stale, 'site-stale'],
    ['stale', broken, 'site-broken'],
  ] as const)('%s', async (failOn, host, end) => {
    const run = await verified({ host, inputs: { failOn, timeoutMs: 20_000, reportPath: '/w/report.json' } });
    expect(run.end).toBe(end);
    const [[path, text] = ['', '']] = run.written;
    expect(path).toBe('/w/report.json');
    expect(JSON.parse(text)).toMatchObject({
      schemaVersion: 1,
      staleCount: 1,
      brokenCount: host === broken ? 1 : 0,
    });
  });
});

describe('the site', () => {
  test('that names its pages with .html is requested so', async () => {
    const site = expectedSite({ ...FILES, 'sitemap.xml': '<loc>https://docs.example.com/guide.html</loc>' });
    const host = (path: string): Answer | undefined => {
      if (path === '/sitemap.xml')
        return answer('<loc>https://docs.example.com/guide.html</loc>', 200, 'text/xml');
      return path === '/guide.html'
        ? answer(FILES['guide.html'])
        : path === '/guide'
          ? answer('', 404)
          : undefined;
    };
    const run = await verified({ host, inputs: { site } });
    expect(run).toMatchObject({ end: 'success', kinds: {} });
    expect(run.asked.map(({ path }) => path)).not.toContain('/guide');
  });

  test('whose first page has links with .html, and which has no sitemap, is requested so', async () => {
    const files = { ...FILES, 'index.html': page('<a href="guide.html">guide</a>') };
    const host = (path: string): Answer | undefined => {
      if (path === '/') return answer(files['index.html']);
      if (path === '/guide') return answer('', 404);
      return path === '/guide.html' ? answer(FILES['guide.html']) : undefined;
    };
    const run = await verified({ host, inputs: { site: expectedSite(files) } });
    expect(run).toMatchObject({ end: 'success', kinds: {} });
    expect(run.asked.map(({ path }) => path)).not.toContain('/guide');
  });

  test('whose removed page is still there is stale', async () => {
    const changes = { uploads: [], removed: ['old.html', 'gone.html'] };
    const host = (path: string): Answer | undefined => (path === '/old' ? answer('old') : undefined);
    const run = await verified({ host, inputs: { changes, timeoutMs: 20_000 } });
    expect(run).toMatchObject({ end: 'site-stale', kinds: { 'not-removed': 1 } });
  });

  test('that serves its first page for everything is found by an address that cannot exist', async () => {
    const host = (): Answer => answer(FILES['index.html']);
    const run = await verified({ host, inputs: { timeoutMs: 20_000 } });
    expect(run).toMatchObject({ end: 'site-broken', kinds: { 'nowhere-status': 1, 'same-as-missing': 2 } });
  });
});
