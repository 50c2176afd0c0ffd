/** Whole verifications of scripted hosts, in virtual time. */
import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../src/core/failure.ts';
import type { ListedChanges } from '../../src/site/changes.ts';
import type { Answer } from '../../src/verify/answer.ts';
import type { Ask } from '../../src/verify/ask.ts';
import type { VerifyOutcome } from '../../src/verify/finding.ts';
import type { VerifyInputs } from '../../src/verify/verify-inputs.ts';
import { verifySite } from '../../src/verify/verify-site.ts';
import { THOROUGH } from '../thorough.ts';
import { eventLog } from '../kit/event-log.ts';
import { VirtualClock } from '../kit/virtual-clock.ts';
import { expectedSite, page, sha256 } from './sites.ts';

function changesOf(lists: Partial<ListedChanges>): ListedChanges {
  return { added: [], changed: [], removed: [], previousSha256: new Map(), ...lists };
}

const FILES = {
  'index.html': page('first'),
  'guide.html': page('guide'),
  'app.js': 'run()',
  '404.html': page('nothing here'),
};
const PLAIN: Readonly<Record<string, keyof typeof FILES>> = {
  '/': 'index.html',
  '/index.html': 'index.html',
  '/guide': 'guide.html',
  '/guide.html': 'guide.html',
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
    path: '',
    status,
    header: (name) => (name === 'content-type' ? type : null),
    body,
  };
}

function good(path: string): Answer {
  const name = PLAIN[path];
  if (name === undefined) return answer(FILES['404.html'], 404);
  return answer(FILES[name], 200, name.endsWith('.js') ? 'text/javascript' : 'text/html');
}

/** Runs a verification, and checks its limits. */
async function verified({ inputs = {}, host = () => undefined, tookMs = 10 }: Given, cancelAtMs?: number) {
  const clock = new VirtualClock();
  const events = eventLog();
  const asked: { readonly path: string; readonly atMs: number; readonly isApart: boolean }[] = [];
  let open = 0;
  let most = 0;
  const ask: Ask = async ({ url, takeRequest, isApart }, signal) => {
    if (!takeRequest()) return null;
    const path = new URL(url).pathname;
    asked.push({ path, atMs: clock.passedMs, isApart });
    open += 1;
    most = Math.max(most, open);
    try {
      await clock.pass(tookMs, signal);
      const count = asked.filter((one) => one.path === path).length;
      const said = host(path, clock.passedMs, count) ?? good(path);
      return said.kind === 'answer' && said.path === '' ? { ...said, path } : said;
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
  const kinds: Record<string, number> = {};
  for (const { cause, paths } of outcome?.findings ?? [])
    kinds[cause.kind] = (kinds[cause.kind] ?? 0) + paths.length;
  return kinds;
}

test('the answer to an address that cannot exist is known before others are requested', async () => {
  const { asked } = await verified({ tookMs: 10 });
  expect(asked.slice(0, 3).map(({ atMs }) => atMs)).toEqual([0, 10, 10]);
  expect(asked[0]?.path).toMatch(/^\/no-such-page-/);
});

describe('a correct site takes one round:', () => {
  test('each address once, and 20 requests more that tell old servers from new ones', async () => {
    const run = await verified({});
    expect(run).toMatchObject({ end: 'success', kinds: {} });
    expect(run.outcome).toMatchObject({ checkedCount: 6, servedCount: 3, roundCount: 1, requestCount: 26 });
    const [shared, apart] = [false, true].map((isApart) =>
      run.asked.filter((one) => one.isApart === isApart),
    );
    expect(shared?.map(({ path }) => path).toSorted()).toEqual([
      ...['/', '/app.js', '/guide', '/guide.html', '/index.html'],
      expect.stringMatching(/^\/no-such-page-/),
    ]);
    expect(apart?.map(({ path }) => path).toSorted()).toEqual(
      ['/', '/guide'].flatMap((path) => Array.from({ length: 10 }, () => path)),
    );
  });

  test('these are for what has changed, where that is known', async () => {
    const changes = changesOf({ changed: ['app.js'], removed: ['old.js'] });
    const { asked, end } = await verified({ inputs: { changes } });
    expect(end).toBe('success');
    expect(new Set(asked.filter(({ isApart }) => isApart).map(({ path }) => path))).toEqual(
      new Set(['/app.js', '/old.js']),
    );
  });

  test('none, where nothing has changed', async () => {
    const { asked } = await verified({ inputs: { changes: changesOf({}) } });
    expect(asked.filter(({ isApart }) => isApart)).toEqual([]);
    expect(asked).toHaveLength(4);
  });
});

/** As `Math.random`, the same in each run of a test. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('one of several servers is old,', () => {
  const changes = changesOf({ changed: ['guide.html'] });
  const wrongGreens = async (servers: number, runs: number): Promise<number> => {
    let count = 0;
    for (let seed = 1; seed <= runs; seed += 1) {
      const chance = seeded(seed * 7_919);
      const host = (path: string): Answer | undefined =>
        path === '/guide' && chance() < 1 / servers ? answer(page('old')) : undefined;
      const run = await verified({ host, inputs: { changes, timeoutMs: 60_000 } });
      if (run.end === 'success') count += 1;
    }
    return count;
  };
  test('one changed page, chosen by chance: less than one run of 50 is green', async () => {
    const runs = THOROUGH ? 1_000 : 100;
    expect(await wrongGreens(5, runs)).toBeLessThan(runs / 50);
    expect(await wrongGreens(2, runs / 4)).toBe(0);
  });

  test.each<[string, Answer, string, string]>([
    ['', answer(page('old')), 'site-stale', 'old-in-turn'],
    [', or lacks what is new', answer('', 404), 'site-broken', 'fails-in-turn'],
    [', or broken', answer('', 503), 'site-broken', 'fails-in-turn'],
  ])('and is told as that%s, with all that it answered', async (_, odd, end, told) => {
    const names = Array.from({ length: 53 }, (_, at) => `p${at}.html`);
    const files = { ...FILES, ...Object.fromEntries(names.map((name) => [name, page(name)])) };
    const chance = seeded(3);
    const host = (path: string): Answer | undefined => {
      if (!/^\/p\d+$/.test(path)) return undefined;
      return chance() < 0.5 ? odd : answer(files[`${path.slice(1)}.html` as keyof typeof files]);
    };
    const inputs = {
      site: expectedSite(files),
      changes: changesOf({ changed: names }),
      timeoutMs: 3_600_000,
    };
    const run = await verified({ host, inputs });
    expect(run.end).toBe(end);
    const [[kind, count] = ['', 0]] = Object.entries(run.kinds);
    expect(kind).toBe(told);
    // By chance, the others were right each time.
    expect(count).toBeGreaterThan(20);
  });
});

describe('both addresses of a page', () => {
  test('are requested: one may be old in a cache', async () => {
    const host = (path: string): Answer | undefined =>
      path === '/guide.html' ? answer(page('old')) : undefined;
    const run = await verified({ host });
    expect(run).toMatchObject({ end: 'site-stale', kinds: { 'old-elsewhere': 1 } });
    expect(run.outcome?.findings[0]?.paths).toEqual(['/guide.html']);
  });

  test('are requested of each removed page', async () => {
    const removed = Array.from({ length: 30 }, (_, at) => `old${at}.html`);
    const host = (path: string): Answer | undefined =>
      path === '/old7.html' ? answer(page('old')) : undefined;
    const run = await verified({ host, inputs: { changes: changesOf({ removed }) } });
    expect(run).toMatchObject({ end: 'site-stale', kinds: { 'not-removed': 1 } });
    expect(run.outcome?.findings[0]?.paths).toEqual(['/old7.html']);
  });
});

test('a page that another one has replaced by a redirect is lost, unless its text is elsewhere', async () => {
  const redirected = {
    ...(answer(FILES['guide.html']) as Extract<Answer, { kind: 'answer' }>),
    path: '/guide',
  };
  const files = { ...FILES, 'api.html': page('The API') };
  const host =
    (second: Answer) =>
    (path: string): Answer | undefined => {
      if (path === '/api') return redirected;
      return path === '/api.html' ? second : undefined;
    };
  const site = expectedSite(files);
  const lost = await verified({ host: host(redirected), inputs: { site } });
  expect(lost).toMatchObject({ end: 'success', kinds: { 'hidden-by-redirect': 1 } });
  const there = await verified({ host: host(answer(files['api.html'])), inputs: { site } });
  expect(there).toMatchObject({ end: 'success', kinds: { 'redirected-within': 1 } });
  const twice = expectedSite({ ...files, 'copy.html': page('The API') });
  const copied = await verified({
    host: (path) => (path === '/copy' ? answer(files['api.html']) : host(redirected)(path)),
    inputs: { site: twice },
  });
  expect(copied).toMatchObject({ end: 'success', kinds: { 'redirected-within': 1 } });
});

describe('a page in other bytes with the text of the manifest', () => {
  const rewritten = (text: string): Answer => answer(`${text}<img src=x>`);
  test('is old where other pages arrive to the byte, in whatever order', async () => {
    for (const [odd, files] of [
      ['/', FILES],
      ['/guide', FILES],
    ] as const) {
      const text = odd === '/' ? files['index.html'] : files['guide.html'];
      const host = (path: string): Answer | undefined => (path === odd ? rewritten(text) : undefined);
      const run = await verified({ host, inputs: { timeoutMs: 20_000, concurrency: 1 } });
      expect(run).toMatchObject({ end: 'site-stale', kinds: { 'old-contents': 1 } });
    }
  });

  test('is changed by a host that does so with all of them', async () => {
    const host = (path: string): Answer | undefined => {
      const name = PLAIN[path] ?? null;
      return name?.endsWith('.html') === true ? rewritten(FILES[name]) : undefined;
    };
    const run = await verified({ host });
    expect(run).toMatchObject({ end: 'success', kinds: { 'changed-by-host': 2 } });
  });
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
    expect(run).toMatchObject({ end: 'site-stale', kinds: { 'old-in-turn': 1 } });
    expect(run.asked.length).toBeLessThan(800);
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

  test('happens for a page without .html at a host or a cache that finds others so', async () => {
    const files = { ...FILES, 'other.html': page('other') };
    const site = expectedSite(files);
    const hides =
      (untilMs: number, missing = answer('', 404), isAlone = false) =>
      (path: string, passedMs: number): Answer | undefined => {
        if (path === '/other') return isAlone ? answer('', 404) : answer(files['other.html']);
        if (path === '/other.html') return answer(files['other.html']);
        return path === '/guide' && passedMs < untilMs ? missing : undefined;
      };
    const run = await verified({ host: hides(30_000), inputs: { site } });
    expect(run).toMatchObject({ end: 'success', kinds: {} });
    expect(run.passedMs).toBeGreaterThan(30_000);
    const never = await verified({ host: hides(Infinity), inputs: { site } });
    expect(never).toMatchObject({ end: 'site-broken', kinds: { 'needs-html': 1 } });
    const cached = { ...answer('', 404), header: (name: string) => (name === 'age' ? '30' : null) } as Answer;
    const alone = await verified({ host: hides(60_000, cached, true), inputs: { site } });
    expect(alone).toMatchObject({ end: 'site-broken', kinds: { 'needs-html': 1 } });
    expect(alone.passedMs).toBeGreaterThan(60_000);
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

test('a host with another page for what is missing is noted, and not waited for', async () => {
  const host = (path: string): Answer | undefined =>
    path.startsWith('/no-such-page-') ? answer('Not Found', 404) : undefined;
  const run = await verified({ host });
  expect(run).toMatchObject({ end: 'success', kinds: { 'other-not-found-page': 1 } });
  expect(run.passedMs).toBeLessThan(1_000);
  expect(run.asked.map(({ path }) => path)).not.toContain('/404.html');
});

describe('limits', () => {
  test('the timeout ends what is under way, and addresses not yet requested are not right', async () => {
    const run = await verified({ tookMs: 7_000, inputs: { timeoutMs: 10_000, concurrency: 1 } });
    expect(run).toMatchObject({ end: 'site-broken', passedMs: 10_000, kinds: { 'not-answered': 5 } });
  });

  test('a host that answers nothing before the timeout cannot be reached', async () => {
    const host = (): Answer => ({ kind: 'lost', problem: 'no connection for 15 s' });
    const run = await verified({
      host,
      tookMs: 15_000,
      inputs: { timeoutMs: 40_000, pollIntervalMs: 40_000, concurrency: 1 },
    });
    expect(run).toMatchObject({
      end: 'site-broken',
      passedMs: 40_000,
      kinds: { 'no-answer': 2, 'not-answered': 4 },
    });
    expect(run.outcome?.findings[0]?.cause.kind).toBe('no-answer');
    const begun = run.outcome?.findings.map(
      ({ cause }) => cause.kind === 'not-answered' && cause.wasRequested,
    );
    // One under way, and those that no request was made for.
    expect(begun).toEqual([false, false, true]);
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
    ['without saying for how long', null, 7_090],
    ['until after the timeout', 99_999_000, 60],
  ])(
    'a host that is busy %s is not waited for once no request can be made in time',
    async (_, waitMs, passedMs) => {
      const host = (path: string): Answer | undefined =>
        path === '/guide' ? { kind: 'busy', status: 429, waitMs } : undefined;
      const run = await verified({ host, inputs: { timeoutMs: 10_000, concurrency: 1 } });
      expect(run).toMatchObject({ end: 'site-broken', passedMs });
      expect(run.outcome?.findings.map(({ cause }) => cause)).toContainEqual({
        kind: 'not-answered',
        wasRequested: true,
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
    ['nothing', 'a broken', broken, 'broken'],
    ['nothing', 'a stale', stale, 'stale'],
    ['broken', 'a stale', stale, 'stale'],
    ['broken', 'a broken', broken, 'site-broken'],
    ['stale', 'a stale', stale, 'site-stale'],
    ['stale', 'a broken', broken, 'site-broken'],
  ] as const)('%s ends the run at %s site', async (failOn, _, host, end) => {
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
  const plainly = (path: string): Answer | undefined => (path === '/guide' ? answer('', 404) : undefined);
  test.each([
    [{ pages: 'html', folders: 'index' }, 'success', ['/index.html', '/guide.html']],
    [{ pages: null, folders: null }, 'success', ['/', '/guide.html']],
    [{ pages: 'extensionless', folders: 'slash' }, 'site-broken', ['/', '/guide']],
  ] as const)('whose links are written as %j is requested so: %s', async (style, end, paths) => {
    const run = await verified({ host: plainly, inputs: { site: expectedSite(FILES, style) } });
    expect(run.end).toBe(end);
    expect(run.asked.map(({ path }) => path)).toEqual(expect.arrayContaining(paths.slice()));
  });

  test('whose style is unknown may have its pages without .html only', async () => {
    const host = (path: string): Answer | undefined => (path === '/guide.html' ? answer('', 404) : undefined);
    const site = (pages: 'html' | null) => expectedSite(FILES, { pages, folders: null });
    expect(await verified({ host, inputs: { site: site(null) } })).toMatchObject({
      end: 'success',
      kinds: {},
    });
    const asked = await verified({ host, inputs: { site: site('html') } });
    expect(asked).toMatchObject({ end: 'site-broken', kinds: { 'wrong-status': 1 } });
  });

  test('whose removed page is still there is stale', async () => {
    const changes = changesOf({ removed: ['old.html', 'gone.html'] });
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
