import { describe, expect, test } from '@jest/globals';
import type { Unpacked } from '../../src/archive/tree.ts';
import { Failure } from '../../src/core/failure.ts';
import { sleep, type RunResult } from '../../src/core/run.ts';
import { exportBundle } from '../../src/export/export-bundle.ts';
import type { Inputs } from '../../src/export/inputs.ts';
import { eventLog } from '../kit/event-log.ts';
import { failureOf } from '../kit/failure-of.ts';
import { A_JOB, anInputs, A_SITE } from '../kit/inputs.ts';
import { sha256 } from '../kit/memory-sink.ts';
import {
  answer,
  COMPLETED,
  refused,
  RESET,
  running,
  scriptedService,
  STARTED,
  UNREACHED,
  type Script,
} from '../kit/scripted-service.ts';
import { NO_ARTIFACTS, NO_RECORDS, scriptedStaging, unpackedSite } from '../kit/scripted-staging.ts';
import { partly, rest, scriptedStore, whole, type Serve } from '../kit/scripted-store.ts';
import { VirtualClock } from '../kit/virtual-clock.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const BUNDLE = Uint8Array.from({ length: 100 }, (_, at) => at);

const INPUTS = anInputs({
  job: { ...A_JOB, version: 'v7', paths: ['/a', '/b'] },
  site: { ...A_SITE, stripComponents: 1, maxBytes: 1_000, maxFiles: 10 },
});
const FOLLOW = { kind: 'follow', jobId: 'job-9', domain: null, version: null } as const;

function link(count: number): ReturnType<typeof answer> {
  return answer(200, {
    bundleUrl: `https://store.example.com/bundle-${count}.tar.gz?sig=0123456789`,
    sizeBytes: 100,
    expiresAt: '2025-01-01T01:00:00Z',
  });
}

interface World {
  readonly inputs?: Partial<Inputs>;
  readonly start?: Script;
  readonly status?: Script;
  readonly bundle?: Script;
  readonly store?: readonly Serve[] | Serve;
  readonly unpackMs?: number;
  /** The bundle cannot be unpacked on the way. */
  readonly stillPacked?: boolean;
  readonly tookMs?: number;
}

function exporting(machine: World = {}) {
  const clock = new VirtualClock();
  const events = eventLog();
  const service = scriptedService(
    clock,
    {
      start: machine.start ?? [STARTED],
      status: machine.status ?? [running(0), running(50), COMPLETED],
      bundle: machine.bundle ?? ((count) => link(count + 1)),
    },
    machine.tookMs ?? 0,
  );
  const store = scriptedStore(clock, machine.store ?? [{ ...whole(BUNDLE), tookMs: machine.tookMs ?? 0 }]);
  const abort = new AbortController();
  const staging = scriptedStaging(async (): Promise<Unpacked> => {
    await sleep(clock, machine.unpackMs ?? 0, abort.signal);
    return { format: 'tar.gz', fileCount: 3, siteBytes: 4_096 };
  }, machine.stillPacked);
  const run = (): Promise<RunResult> =>
    clock.run(
      exportBundle(
        { ...INPUTS, ...machine.inputs },
        { service, store, staging, artifacts: NO_ARTIFACTS, records: NO_RECORDS, clock, emit: events.emit },
        abort.signal,
      ),
    );
  return {
    clock,
    events,
    service,
    store,
    staging,
    abort,
    run,
    calls: () => service.asked.map(({ call }) => call),
  };
}

type Exporting = ReturnType<typeof exporting>;

const kinds = (one: Exporting): readonly string[] =>
  one.events.all.map((event) => (event.kind === 'phase' ? `phase ${event.phase}` : event.kind));

test('the run starts, waits, requests the bundle, downloads, unpacks and publishes, with an event for each at once', async () => {
  const one = exporting();
  expect(await one.run()).toBe('success');
  expect(kinds(one).filter((kind) => kind !== 'download-progress')).toEqual([
    'phase start',
    'job-started',
    'phase wait',
    'job-status',
    'job-status',
    'job-completed',
    'phase bundle',
    'phase download',
    'link-issued',
    'downloaded',
    'unpacked',
    'site-listed',
    'phase publish',
    'published',
  ]);
  expect(one.calls()).toEqual(['start', 'status', 'status', 'status', 'bundle']);
  expect(one.service.asked[0]?.start).toEqual(INPUTS.job);
  expect(one.staging.did).toEqual(['open to unpack', 'unpack', 'publish']);
  expect(one.events.of('job-completed')).toMatchObject([{ pageCount: 12, polls: 3 }]);
  expect(one.events.of('downloaded')).toMatchObject([{ bytes: 100, sha256: sha256(BUNDLE) }]);
  expect(one.events.of('unpacked')).toMatchObject([{ format: 'tar.gz', fileCount: 3, siteBytes: 4_096 }]);
  expect(one.events.of('published')).toEqual([{ kind: 'published', sitePath: '/w/site', bundlePath: null }]);
});

describe('the job', () => {
  test('is known before the first poll', async () => {
    let known: unknown = null;
    const one: Exporting = exporting({
      status: () => {
        known ??= one.events.of('job-started');
        return COMPLETED;
      },
    });
    await one.run();
    expect(known).toEqual([{ kind: 'job-started', jobId: 'job-1', domain: 'docs.example.com' }]);
  });

  test('that is followed is reported at once, and none is started', async () => {
    const one = exporting({ inputs: { job: FOLLOW } });
    expect(await one.run()).toBe('success');
    expect(one.events.all[0]).toEqual({ kind: 'job-followed', jobId: 'job-9' });
    expect(one.calls()).not.toContain('start');
    expect(new Set(one.service.asked.map(({ jobId }) => jobId))).toEqual(new Set(['job-9']));
  });

  test('that is followed and unknown (404) fails the run', async () => {
    const one = exporting({ inputs: { job: FOLLOW }, status: [refused(404), COMPLETED] });
    await failureOf(one.run(), 'not-found');
    expect(one.calls()).toEqual(['status']);
  });

  test('that was just started may be unknown (404) for a while', async () => {
    const one = exporting({ status: (_, passedMs) => (passedMs < 25 * SECOND ? refused(404) : COMPLETED) });
    expect(await one.run()).toBe('success');
  });

  test('is not polled without wait', async () => {
    const one = exporting({ inputs: { wait: false, site: null, bundlePath: null } });
    expect(await one.run()).toBe('started');
    expect(one.calls()).toEqual(['start']);
    expect(kinds(one)).toEqual(['phase start', 'job-started']);
    expect(one.staging.did).toEqual([]);
  });

  test("that fails ends the run, with the service's error text", async () => {
    const failed = exporting({
      status: [running(), answer(200, { status: 'failed', error: 'no such theme' })],
    });
    expect(await failureOf(failed.run(), 'job-failed')).toEqual({ detail: 'no such theme' });
    expect(failed.calls()).not.toContain('bundle');
    expect(failed.staging.did).toEqual([]);
    const silent = exporting({ status: [answer(200, { status: 'failed' })] });
    expect(await failureOf(silent.run(), 'job-failed')).toEqual({ detail: null });
  });

  test('that does not end times out, and no link is requested', async () => {
    const one = exporting({ status: [running()], inputs: { timeoutMs: 10 * MINUTE } });
    await failureOf(one.run(), 'job-timeout');
    expect(one.service.times('status').at(-1)).toBe(10 * MINUTE);
    expect(one.staging.did).toEqual([]);
  });

  test('may start late: the timeout begins then', async () => {
    const one = exporting({
      start: (_, passedMs) => (passedMs < 50 * SECOND ? UNREACHED : STARTED),
      status: [running()],
      inputs: { timeoutMs: 10 * MINUTE },
    });
    await failureOf(one.run(), 'job-timeout');
    const started = one.service.times('start').at(-1) ?? 0;
    expect(one.clock.passedMs).toBe(started + 10 * MINUTE);
  });

  test('is not started twice when the answer was lost', async () => {
    const one = exporting({ start: [RESET, STARTED] });
    await failureOf(one.run(), 'start-uncertain');
    expect(one.calls()).toEqual(['start']);
  });
});

describe('a job that carries its own link', () => {
  /** What the job shows at the nth poll, from 0. */
  const carrying = (count: number): ReturnType<typeof answer> =>
    answer(200, {
      status: 'completed',
      bundleUrl: `https://store.example.com/carried-${count}.zip?sig=0123456789`,
      sizeBytes: 100,
      expiresAt: '2025-01-01T01:00:00Z',
    });
  const fetched = (one: Exporting): readonly string[] =>
    one.store.fetched.map(({ url }) => new URL(url).pathname);

  test.each([404, 405])('needs no bundle endpoint: %i', async (status) => {
    const one = exporting({ status: carrying, bundle: [refused(status)] });
    expect(await one.run()).toBe('success');
    expect(one.calls()).toEqual(['start', 'status', 'bundle']);
    expect(fetched(one)).toEqual(['/carried-0.zip']);
    expect(one.events.of('link-issued')).toMatchObject([
      { count: 1, link: { sizeBytes: 100, expiresAt: '2025-01-01T01:00:00Z' } },
    ]);
  });

  test('is requested again when the link is refused, and the endpoint is not', async () => {
    const one = exporting({
      status: carrying,
      bundle: [refused(404)],
      store: [partly(BUNDLE, 40), { status: 403 }, rest(BUNDLE, 40)],
    });
    expect(await one.run()).toBe('success');
    expect(one.calls()).toEqual(['start', 'status', 'bundle', 'status']);
    expect(fetched(one)).toEqual(['/carried-0.zip', '/carried-0.zip', '/carried-1.zip']);
    expect(one.events.of('link-issued').map(({ count }) => count)).toEqual([1, 2]);
  });

  test('without the link later fails the run as a link failure', async () => {
    const one = exporting({
      status: (count) => (count === 0 ? carrying(0) : COMPLETED),
      bundle: [refused(404)],
      store: [{ status: 403 }],
    });
    expect(await failureOf(one.run(), 'answer-unusable')).toEqual({
      doing: 'bundle',
      problem: "it has no 'bundleUrl'",
    });
  });

  test('is not used before the endpoint, where there is one', async () => {
    const one = exporting({ status: carrying });
    await one.run();
    expect(fetched(one)).toEqual(['/bundle-1.tar.gz']);
  });

  test.each([401, 403, 500])('is not used when the endpoint answers %i', async (status) => {
    const one = exporting({ status: carrying, bundle: [refused(status)] });
    await expect(one.run()).rejects.toBeInstanceOf(Failure);
    expect(fetched(one)).toEqual([]);
  });

  test('is not used when its link is invalid', async () => {
    const odd = answer(200, { status: 'completed', bundleUrl: 'ftp://store.example.com/b' });
    const one = exporting({ status: [odd], bundle: [refused(404)] });
    await failureOf(one.run(), 'not-found');
    expect(fetched(one)).toEqual([]);
  });
});

describe('another running export', () => {
  const busy = { waitsWhenBusy: true };

  test('fails the run at once, unless the run is to wait', async () => {
    const one = exporting({ start: [refused(409), STARTED] });
    await failureOf(one.run(), 'conflict');
    expect(one.service.times('start')).toEqual([0]);
  });

  test('is waited for at polling intervals, and reported once', async () => {
    const one = exporting({
      inputs: busy,
      start: (_, passedMs) => (passedMs < 20 * MINUTE ? refused(409) : STARTED),
    });
    expect(await one.run()).toBe('success');
    const times = one.service.times('start');
    const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(2 * SECOND);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(30 * SECOND);
    expect(times.length).toBeGreaterThan(60);
    expect(one.events.of('service-busy')).toEqual([
      { kind: 'service-busy', detail: 'said 409', leftMs: 60 * MINUTE },
    ]);
    expect(one.events.of('call-repeated')).toEqual([]);
  });

  test('is waited for as long as the service asks', async () => {
    const one = exporting({ inputs: busy, start: [refused(409, '90'), STARTED] });
    await one.run();
    expect(one.service.times('start')).toEqual([0, 90 * SECOND]);
  });

  test("is waited for until 'timeout', with a last attempt just then", async () => {
    const inputs = { ...busy, timeoutMs: 10 * MINUTE };
    const one = exporting({ inputs, start: [refused(409)] });
    expect(await failureOf(one.run(), 'busy-timeout')).toEqual({
      timeoutMs: 10 * MINUTE,
      detail: 'said 409',
    });
    expect(one.service.times('start').at(-1)).toBe(10 * MINUTE);
    const late = exporting({
      inputs,
      start: (_, passedMs) => (passedMs < 10 * MINUTE ? refused(409) : STARTED),
    });
    expect(await late.run()).toBe('success');
  });

  test('is not waited for by a start that may have arrived', async () => {
    const one = exporting({ inputs: busy, start: [refused(409), RESET, STARTED] });
    await failureOf(one.run(), 'start-uncertain');
    expect(one.service.times('start')).toHaveLength(2);
  });

  test('leaves time for other problems: they are counted from the last refusal', async () => {
    const one = exporting({
      inputs: busy,
      start: (_, passedMs) =>
        passedMs > 15 * MINUTE ? STARTED : passedMs % (6 * MINUTE) < 3 * MINUTE ? refused(409) : UNREACHED,
    });
    expect(await one.run()).toBe('success');
  });

  test('is not waited for after a cancel', async () => {
    const one = exporting({ inputs: busy, start: [refused(409)] });
    const reason = new Error('stop');
    one.clock.after(5 * MINUTE, () => {
      one.abort.abort(reason);
    });
    await expect(one.run()).rejects.toBe(reason);
    expect(one.clock.passedMs).toBe(5 * MINUTE);
    expect(one.clock.pending).toBe(0);
  });
});

describe('the link', () => {
  test('is requested as late as possible: after the job is completed, just before the download', async () => {
    const one = exporting({ status: (_, passedMs) => (passedMs < 20 * MINUTE ? running() : COMPLETED) });
    await one.run();
    const [asked] = one.service.times('bundle');
    expect(asked).toBe(one.service.times('status').at(-1));
    expect(one.store.fetched[0]?.atMs).toBe(asked);
  });

  test('is requested once, through cuts and errors', async () => {
    const one = exporting({ store: [partly(BUNDLE, 40), { status: 503 }, 'lost', rest(BUNDLE, 40)] });
    await one.run();
    expect(one.service.times('bundle')).toHaveLength(1);
    expect(one.events.of('link-issued')).toHaveLength(1);
  });

  test('is requested again when it is refused, and counted', async () => {
    const one = exporting({ store: [partly(BUNDLE, 40), { status: 403 }, rest(BUNDLE, 40)] });
    await one.run();
    expect(one.events.of('link-issued').map(({ count }) => count)).toEqual([1, 2]);
    expect(one.store.fetched.map(({ url }) => new URL(url).pathname)).toEqual([
      '/bundle-1.tar.gz',
      '/bundle-1.tar.gz',
      '/bundle-2.tar.gz',
    ]);
  });

  test('is the only result when nothing is to be kept', async () => {
    const one = exporting({ inputs: { site: null, bundlePath: null } });
    expect(await one.run()).toBe('success');
    expect(one.events.of('link-issued')).toHaveLength(1);
    expect(one.store.fetched).toHaveLength(0);
    expect(one.staging.did).toEqual([]);
  });

  test.each([
    [409, 'a replica has not heard that the job is over'],
    [404, 'a replica has not heard of the job'],
  ])('is requested until the service sends it: %i, as %s', async (status) => {
    const one = exporting({
      status: [COMPLETED],
      bundle: (_, passedMs) => (passedMs < 25 * SECOND ? refused(status) : link(1)),
    });
    expect(await one.run()).toBe('success');
    expect(one.service.times('bundle')).toEqual([0, 1, 3, 7, 15, 30].map((seconds) => seconds * SECOND));
    expect(one.events.of('call-repeated')[0]).toEqual({
      kind: 'call-repeated',
      problem: expect.stringContaining(`(${status}): said ${status}`),
      waitMs: 1 * SECOND,
      askedToWait: false,
    });
  });

  test('that is refused as too early is waited for as long as the service asks, within 30 s', async () => {
    const soon = exporting({ status: [COMPLETED], bundle: [refused(409, '12'), link(1)] });
    await soon.run();
    expect(soon.service.times('bundle')).toEqual([0, 12 * SECOND]);
    const late = exporting({ status: [COMPLETED], bundle: [refused(409, '600'), link(1)] });
    await late.run();
    expect(late.service.times('bundle')).toEqual([0, 30 * SECOND]);
  });

  test.each([
    [409, 'conflict'],
    [404, 'not-found'],
  ] as const)('that is refused with %i for longer than 30 s fails the run', async (status, code) => {
    const one = exporting({ status: [COMPLETED], bundle: [refused(status)] });
    expect(await failureOf(one.run(), code)).toMatchObject({ doing: 'bundle', status });
    expect(one.clock.passedMs).toBe(30 * SECOND);
  });

  test('that the service refuses during the download fails the run', async () => {
    const one = exporting({
      bundle: [link(1), refused(403)],
      store: [partly(BUNDLE, 40), { status: 403 }],
    });
    await failureOf(one.run(), 'not-allowed');
    expect(one.staging.did).toEqual(['open to unpack']);
  });
});

describe('publishing', () => {
  test('comes last, and only when everything is staged', async () => {
    const one = exporting({ inputs: { bundlePath: '/w/out/bundle.tar.gz' } });
    await one.run();
    expect(one.staging.did).toEqual(['open to unpack', 'unpack', 'publish']);
    expect(one.events.of('published')).toMatchObject([
      { sitePath: '/w/site', bundlePath: '/w/out/bundle.tar.gz' },
    ]);
  });

  test('of a bundle that cannot be unpacked while downloading comes after unpacking it from disk', async () => {
    const one = exporting({ stillPacked: true });
    await one.run();
    expect(
      kinds(one)
        .filter((kind) => kind !== 'download-progress')
        .slice(-6),
    ).toEqual(['downloaded', 'phase unpack', 'unpacked', 'site-listed', 'phase publish', 'published']);
  });

  test('of the archive alone comes without unpacking', async () => {
    const one = exporting({ inputs: { site: null, bundlePath: '/w/bundle.tar.gz' } });
    await one.run();
    expect(one.staging.did).toEqual(['open', 'publish']);
    expect(one.events.of('unpacked')).toEqual([]);
    expect(one.events.of('published')).toMatchObject([{ sitePath: null, bundlePath: '/w/bundle.tar.gz' }]);
  });

  test('does not happen when the archive is refused, nor when the download fails', async () => {
    const refusing = exporting();
    refusing.staging.unpack = () =>
      Promise.reject(new Failure('archive-refused', { entry: '../x', reason: { kind: 'name-climbs' } }));
    await failureOf(refusing.run(), 'archive-refused');
    expect(refusing.staging.did).toEqual(['open to unpack']);
    const cut = exporting({ store: ['lost'] });
    await failureOf(cut.run(), 'download-failed');
    expect(cut.staging.did).toEqual(['open to unpack']);
  });
});

test('an abort at any moment ends the run at once, with the reason, and nothing is published', async () => {
  // One second each: the start, two polls with a gap, the link, a cut, a refused link, a fresh one, the rest, unpacking.
  const machine: World = {
    tookMs: SECOND,
    unpackMs: SECOND,
    status: [running(), COMPLETED],
    store: [
      { ...partly(BUNDLE, 40), tookMs: SECOND },
      { status: 403, tookMs: SECOND },
      { ...rest(BUNDLE, 40), tookMs: SECOND },
    ],
  };
  const whole = exporting(machine);
  expect(await whole.run()).toBe('success');
  const endMs = whole.clock.passedMs;
  expect(endMs).toBeGreaterThan(10 * SECOND);

  for (let abortMs = 0; abortMs < endMs; abortMs += 250) {
    const one = exporting(machine);
    const reason = new Failure('cancelled', { signal: 'SIGINT' });
    one.clock.after(abortMs, () => {
      one.abort.abort(reason);
    });
    await expect(one.run()).rejects.toBe(reason);
    expect(one.clock.passedMs).toBe(abortMs);
    expect(one.clock.pending).toBe(0);
    expect(one.staging.did).not.toContain('publish');
    expect(one.events.of('published')).toEqual([]);
  }
});

test('an abort between unpacking and publishing prevents publishing', async () => {
  const one = exporting();
  const reason = new Failure('cancelled', { signal: 'SIGTERM' });
  one.staging.unpack = () => {
    one.abort.abort(reason);
    return Promise.resolve(unpackedSite());
  };
  await expect(one.run()).rejects.toBe(reason);
  expect(one.staging.did).toEqual(['open to unpack']);
});
