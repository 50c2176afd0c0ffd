import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../src/core/failure.ts';
import { download } from '../../src/download/download.ts';
import type { Downloaded } from '../../src/download/sink.ts';
import type { BundleLink } from '../../src/job/answers.ts';
import { eventLog } from '../kit/event-log.ts';
import { failureOf } from '../kit/failure-of.ts';
import { MemorySink, sha256 } from '../kit/memory-sink.ts';
import { partly, rest, scriptedStore, whole, type Serve, type Served } from '../kit/scripted-store.ts';
import { seeded, VirtualClock } from '../kit/virtual-clock.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const BUNDLE = bytesOf(100, 1);
const CHANGED = bytesOf(90, 2);

function bytesOf(length: number, seed: number): Uint8Array {
  const chance = seeded(seed);
  return Uint8Array.from({ length }, () => Math.floor(chance() * 256));
}

interface Circumstances {
  /** `sizeBytes` of the first, second, ... link; the last one applies to all later links. */
  readonly sizes?: readonly (number | null)[];
  readonly linkTookMs?: number;
}

function downloading(
  serve: readonly Serve[] | Serve,
  { sizes = [null], linkTookMs = 0 }: Circumstances = {},
) {
  const clock = new VirtualClock();
  const events = eventLog();
  const store = scriptedStore(clock, serve);
  const sink = new MemorySink();
  const abort = new AbortController();
  const links: number[] = [];
  const issueLink = async (signal: AbortSignal): Promise<BundleLink> => {
    const count = links.push(clock.passedMs);
    await clock.pass(linkTookMs, signal);
    const sizeBytes = sizes[count - 1] ?? sizes.at(-1) ?? null;
    return { url: `https://store.example.com/link-${count}?sig=secret-${count}`, sizeBytes, expiresAt: null };
  };
  const run = (): Promise<Downloaded> =>
    clock.run(download({ store, issueLink, sink, clock, emit: events.emit }, abort.signal));
  return {
    clock,
    events,
    sink,
    abort,
    links,
    store,
    run,
    /** What each request contained: first byte, `If-Range`, number of the link. */
    asked: () =>
      store.fetched.map(({ url, fromByte, ifRange }) => [
        fromByte,
        ifRange,
        Number(/link-(\d+)/.exec(url)?.[1]),
      ]),
    /** The pauses between the requests. */
    waits: () => events.of('download-resumed').map(({ waitMs }) => waitMs),
  };
}

type Download = ReturnType<typeof downloading>;

async function expectBundle(one: Download, bytes: Uint8Array = BUNDLE): Promise<void> {
  const done = await one.run();
  expect(done).toEqual({ bytes: bytes.length, sha256: sha256(bytes) });
  expect(Buffer.compare(one.sink.bytes, bytes)).toBe(0);
  expect(one.events.of('downloaded')).toEqual([{ kind: 'downloaded', ...done }]);
  expect(one.store.open()).toBe(0);
}

const E1 = '"v1"';
const cutAt = (count: number): Served => partly(BUNDLE, count);

describe('a good download', () => {
  test('takes one request of one link', async () => {
    const one = downloading([whole(BUNDLE)], { sizes: [100] });
    await expectBundle(one);
    expect(one.asked()).toEqual([[0, null, 1]]);
    expect(one.events.of('download-progress').at(-1)).toEqual({
      kind: 'download-progress',
      heldBytes: 100,
      totalBytes: 100,
    });
  });

  test('may be a 206 with the whole bundle', async () => {
    await expectBundle(downloading([rest(BUNDLE, 0)]));
  });

  test('needs neither length nor ETag', async () => {
    const bare = { status: 200, body: BUNDLE };
    await expectBundle(downloading([bare]));
    const sized = downloading([bare], { sizes: [100] });
    await expectBundle(sized);
    expect(sized.events.of('download-progress')[0]).toMatchObject({ totalBytes: 100 });
  });

  test('may be empty', async () => {
    await expectBundle(downloading([whole(new Uint8Array())]), new Uint8Array());
  });
});

describe('the download resumes', () => {
  test.each<[string, Serve, string]>([
    ['a cut', cutAt(40), 'the connection was cut'],
    ['a stall', partly(BUNDLE, 40, 'stall'), 'nothing came for 30 s'],
    [
      'an end that comes too early',
      { ...whole(BUNDLE), body: BUNDLE.subarray(0, 40) },
      'the answer ended too early',
    ],
  ])('after %s', async (_, first, problem) => {
    const one = downloading([first, rest(BUNDLE, 40)]);
    await expectBundle(one);
    expect(one.asked()).toEqual([
      [0, null, 1],
      [40, E1, 1],
    ]);
    expect(one.sink.resets).toBe(0);
    expect(one.events.of('download-resumed')).toEqual([
      { kind: 'download-resumed', problem, fromByte: 40, waitMs: 1 * SECOND, freshLink: false },
    ]);
  });

  test.each<[string, Serve]>([
    ['500', { status: 500 }],
    ['502', { status: 502 }],
    ['503', { status: 503, headers: { detail: 'SlowDown' } }],
    ['429', { status: 429 }],
    ['408', { status: 408 }],
    ['a refused connection', 'lost'],
    ['a redirect to nowhere', { status: 302 }],
  ])('after %s, at the start and in the middle', async (_, bad) => {
    const one = downloading([bad, cutAt(40), bad, bad, rest(BUNDLE, 40)]);
    await expectBundle(one);
    expect(one.asked().map(([from]) => from)).toEqual([0, 0, 40, 40, 40]);
    expect(one.links).toHaveLength(1);
    expect(one.waits()).toEqual([1_000, 1_000, 1_000, 2_000]);
  });

  test('after many cuts, as long as each attempt makes progress', async () => {
    const one = downloading(({ fromByte: from }) => {
      if (from === 100) return { status: 416, headers: { contentRange: 'bytes */100', etag: E1 } };
      const head = from === 0 ? whole(BUNDLE) : rest(BUNDLE, from);
      return { ...head, body: BUNDLE.subarray(from, from + 1), ends: 'cut' };
    });
    await expectBundle(one);
    expect(one.store.fetched).toHaveLength(101);
    expect(one.sink.resets).toBe(0);
  });

  test.each([
    ['45', 45 * SECOND],
    [new Date(Date.UTC(2025, 0, 1) + 70 * SECOND).toUTCString(), 70 * SECOND],
    ['86400', 5 * MINUTE],
  ])('after the time in Retry-After (%s)', async (retryAfter, waitMs) => {
    for (const status of [429, 503]) {
      const one = downloading([{ status, headers: { retryAfter } }, whole(BUNDLE)]);
      await expectBundle(one);
      expect(one.waits()).toEqual([waitMs]);
    }
  });

  test("and reports the store's own error text", async () => {
    const one = downloading([
      { status: 503, headers: { detail: 'SlowDown: reduce your rate' } },
      whole(BUNDLE),
    ]);
    await expectBundle(one);
    expect(one.events.of('download-resumed')[0]?.problem).toBe(
      'the object storage answered 503 (SlowDown: reduce your rate)',
    );
  });
});

describe('a refused link', () => {
  test.each([400, 401, 403, 404, 410])(
    '(%i) is replaced, and the download resumes at once',
    async (status) => {
      const one = downloading([cutAt(40), { status }, rest(BUNDLE, 40)]);
      await expectBundle(one);
      expect(one.asked()).toEqual([
        [0, null, 1],
        [40, E1, 1],
        [40, E1, 2],
      ]);
      expect(one.waits()).toEqual([1 * SECOND, 0]);
      expect(one.links).toEqual([0, 1 * SECOND]);
      expect(one.events.of('download-resumed').map(({ freshLink }) => freshLink)).toEqual([false, true]);
    },
  );

  test('at the first request is replaced at once as well', async () => {
    const one = downloading([{ status: 403 }, whole(BUNDLE)]);
    await expectBundle(one);
    expect(one.clock.passedMs).toBe(0);
    expect(one.links).toHaveLength(2);
  });

  test('may be replaced many times while each link makes progress', async () => {
    const one = downloading((fetch, count) => {
      if (count % 2 === 1) return { status: 403 };
      const from = fetch.fromByte;
      const head = from === 0 ? whole(BUNDLE) : rest(BUNDLE, from);
      return { ...head, body: BUNDLE.subarray(from, from + 5), ends: from + 5 >= 100 ? 'well' : 'cut' };
    });
    await expectBundle(one);
    expect(one.links).toHaveLength(20);
    expect(one.sink.resets).toBe(0);
  });

  test('whose successors are refused too ends the download after eight, with pauses', async () => {
    const one = downloading([cutAt(40), { status: 403, headers: { detail: 'AccessDenied' } }]);
    expect(await failureOf(one.run(), 'link-refused')).toEqual({
      status: 403,
      detail: 'AccessDenied',
      host: 'store.example.com',
    });
    expect(one.store.fetched).toHaveLength(9);
    expect(one.waits()).toEqual([1_000, 0, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
    expect(one.links).toHaveLength(8);
  });

  test.each([404, 410])(
    'to a missing bundle (%i) is replaced three times more, with pauses',
    async (status) => {
      const one = downloading([cutAt(40), { status, headers: { detail: 'NoSuchKey' } }]);
      expect(await failureOf(one.run(), 'link-refused')).toMatchObject({ status, detail: 'NoSuchKey' });
      expect(one.links).toHaveLength(4);
      expect(one.waits()).toEqual([1_000, 0, 2_000, 4_000]);
    },
  );

  test('to a bundle that is missing for a moment is replaced, and the download succeeds', async () => {
    const gone: Served = { status: 404, headers: { detail: 'NoSuchKey' } };
    const part = (from: number, to: number): Served => ({
      ...rest(BUNDLE, from),
      body: BUNDLE.subarray(from, to),
      ends: 'cut',
    });
    const one = downloading([cutAt(40), gone, gone, part(40, 60), gone, gone, gone, rest(BUNDLE, 60)]);
    await expectBundle(one);
    expect(one.links).toHaveLength(6);
  });

  test('is replaced only when it is refused and still needed', async () => {
    const one = downloading([cutAt(10), { status: 500 }, 'lost', partly(BUNDLE, 10, 'stall'), whole(BUNDLE)]);
    await expectBundle(one);
    expect(one.links).toEqual([0]);
  });
});

describe('eight attempts without progress', () => {
  test.each<[string, Serve, string]>([
    ['cuts', cutAt(0), 'the connection was cut'],
    ['stalls', partly(BUNDLE, 0, 'stall'), 'nothing came for 30 s'],
    ['503', { status: 503 }, 'the object storage answered 503'],
    ['connections', 'lost', 'the connection was refused'],
  ])('end the download: %s', async (_, bad, lastProblem) => {
    const one = downloading([bad]);
    expect(await failureOf(one.run(), 'download-failed')).toEqual({
      host: 'store.example.com',
      attempts: 8,
      heldBytes: 0,
      lastProblem,
    });
    expect(one.store.fetched).toHaveLength(8);
    expect(one.events.of('downloaded')).toEqual([]);
    expect(one.sink.finished).toBe(false);
  });

  test('are counted from zero after every new byte', async () => {
    const seven: Serve[] = Array.from({ length: 7 }, () => 'lost');
    const one = downloading([
      ...seven,
      cutAt(40),
      ...seven,
      { ...rest(BUNDLE, 40), body: BUNDLE.subarray(40, 41), ends: 'cut' },
      ...seven,
      rest(BUNDLE, 41),
    ]);
    await expectBundle(one);
  });

  test('are reported with the bytes received', async () => {
    const one = downloading([cutAt(40), 'lost']);
    expect(await failureOf(one.run(), 'download-failed')).toMatchObject({ heldBytes: 40 });
    expect(one.store.fetched).toHaveLength(9);
  });
});

describe('the download starts over', () => {
  const changed = { headers: { etag: '"v2"' } };

  test('when the store sends the changed bundle whole instead of the rest', async () => {
    const one = downloading([cutAt(40), whole(CHANGED, changed)]);
    await expectBundle(one, CHANGED);
    expect(one.sink.resets).toBe(1);
    expect(one.asked().map(([from]) => from)).toEqual([0, 40, 0]);
    expect(one.events.of('download-resumed').at(-1)).toMatchObject({
      problem: 'the bundle changed during the download',
      fromByte: 0,
    });
  });

  test('not when a whole answer has the same ETag: bytes already received are skipped', async () => {
    const one = downloading([cutAt(40), whole(BUNDLE)]);
    await expectBundle(one);
    expect(one.sink.resets).toBe(0);
    expect(one.store.fetched).toHaveLength(2);
  });

  test('when a whole answer with the same ETag ends before the bytes received', async () => {
    const open = { status: 200, headers: { etag: E1 } };
    const one = downloading([
      { ...open, body: BUNDLE.subarray(0, 60), ends: 'cut' },
      { ...open, body: BUNDLE.subarray(0, 40) },
      { ...open, body: BUNDLE },
    ]);
    await expectBundle(one);
  });

  test.each<[string, Served]>([
    ['another ETag', rest(BUNDLE, 40, { headers: { etag: '"v2"' } })],
    ['no ETag', { ...rest(BUNDLE, 40), headers: { contentRange: 'bytes 40-99/100', contentLength: '60' } }],
    ['a weak ETag', rest(BUNDLE, 40, { headers: { etag: 'W/"v1"' } })],
    [
      'another total',
      rest(BUNDLE, 40, { headers: { contentRange: 'bytes 40-100/101', contentLength: '61' } }),
    ],
    ['no Content-Range', { ...rest(BUNDLE, 40), headers: { etag: E1, contentLength: '60' } }],
    ['an unknown total', rest(BUNDLE, 40, { headers: { contentRange: 'bytes 40-99/*' } })],
    ['an earlier beginning', rest(BUNDLE, 33, { headers: { contentRange: 'bytes 33-99/100' } })],
    ['a later beginning', rest(BUNDLE, 50)],
    [
      'an earlier end',
      rest(BUNDLE, 40, { headers: { contentRange: 'bytes 40-98/100', contentLength: '59' } }),
    ],
    ['another unit', rest(BUNDLE, 40, { headers: { contentRange: 'pages 40-99/100' } })],
    ['two ranges', rest(BUNDLE, 40, { headers: { contentRange: 'bytes 40-50,51-99/100' } })],
    ['a length that contradicts', rest(BUNDLE, 40, { headers: { contentLength: '61' } })],
    ['a 416', { status: 416 }],
    ['a 416 that says where it ends', { status: 416, headers: { contentRange: 'bytes */100', etag: E1 } }],
  ])('instead of appending a part with %s', async (_, part) => {
    const one = downloading([cutAt(40), part, whole(BUNDLE)]);
    await expectBundle(one);
    expect(one.asked().map(([from]) => from)).toEqual([0, 40, 0]);
    expect(one.sink.resets).toBe(1);
    expect(one.events.of('download-resumed').at(-1)).toMatchObject({ fromByte: 0 });
  });

  test('when the store gives no ETag to resume with', async () => {
    const noEtag = { status: 200, headers: { contentLength: '100' } };
    const one = downloading((fetch, count) => {
      if (count === 0) return { ...noEtag, body: BUNDLE.subarray(0, 40), ends: 'cut' };
      if (fetch.fromByte === 0) return { ...noEtag, body: CHANGED, headers: { contentLength: '90' } };
      return { status: 206, body: CHANGED.subarray(40), headers: { contentRange: 'bytes 40-89/90' } };
    });
    await expectBundle(one, CHANGED);
  });

  test('from an unrequested 206 only when it is the whole bundle', async () => {
    const one = downloading([rest(BUNDLE, 40), whole(BUNDLE)]);
    await expectBundle(one);
    expect(one.asked().map(([from]) => from)).toEqual([0, 0]);
  });

  test('and uses ETag and total of the changed bundle from then on', async () => {
    const one = downloading([
      cutAt(40),
      whole(CHANGED, changed),
      { ...whole(CHANGED, changed), body: CHANGED.subarray(0, 50), ends: 'cut' },
      rest(CHANGED, 50, changed),
    ]);
    await expectBundle(one, CHANGED);
    expect(one.asked()).toEqual([
      [0, null, 1],
      [40, E1, 1],
      [0, null, 1],
      [50, '"v2"', 1],
    ]);
  });

  test('as often as needed for a store without ranges, as long as each attempt gets further', async () => {
    const one = downloading(
      Array.from({ length: 20 }, (_, count) => (count < 19 ? cutAt(5 * (count + 1)) : whole(BUNDLE))),
    );
    await expectBundle(one);
  });

  test('and fails when a store without ranges never gets further', async () => {
    const one = downloading([cutAt(40)]);
    await failureOf(one.run(), 'download-failed');
    expect(one.store.fetched).toHaveLength(9);
  });

  test('and continues as long as the new bundle makes progress, however far the old one was', async () => {
    // 90 of 100 bytes were held; the new bundle comes 5 bytes at a time.
    const one = downloading((fetch, count) => {
      if (count === 0) return cutAt(90);
      const from = count === 1 ? 0 : fetch.fromByte;
      const head = from === 0 ? whole(CHANGED, changed) : rest(CHANGED, from, changed);
      return { ...head, body: CHANGED.subarray(from, from + 5), ends: from + 5 >= 90 ? 'well' : 'cut' };
    });
    await expectBundle(one, CHANGED);
  });

  test('but fails with a bundle that changes each time', async () => {
    const one = downloading((_, count) => ({
      ...whole(BUNDLE, { headers: { etag: `"v${count}"` } }),
      body: BUNDLE.subarray(0, 40),
      ends: 'cut',
    }));
    await failureOf(one.run(), 'download-failed');
    expect(one.store.fetched.length).toBeLessThan(50);
  });
});

describe('a bundle whose length changes between requests', () => {
  const rows = [130, 90, 30].flatMap((length) =>
    [E1, undefined].flatMap((etag) =>
      (['served', 'ignored', 'refused'] as const).flatMap((ranges) =>
        [true, false].flatMap((hasLength) =>
          [true, false].map((hasSize) => ({ length, etag, ranges, hasLength, hasSize })),
        ),
      ),
    ),
  );

  test.each(rows)(
    'arrives whole: $length instead of 100 bytes, ETag $etag, ranges $ranges, Content-Length $hasLength, sizeBytes $hasSize',
    async ({ length, etag, ranges, hasLength, hasSize }) => {
      const next = bytesOf(length, 3);
      const one = downloading(
        ({ fromByte }, count) => {
          const bytes = count === 0 ? BUNDLE : next;
          const headers = {
            ...(etag !== undefined && { etag: count === 0 ? etag : '"v2"' }),
            ...(hasLength && { contentLength: String(bytes.length) }),
          };
          if (count === 0) return { status: 200, body: bytes.subarray(0, 40), headers, ends: 'cut' };
          if (fromByte === 0 || ranges === 'ignored') return { status: 200, body: bytes, headers, chunk: 7 };
          if (ranges === 'refused' || fromByte >= length)
            return { status: 416, headers: { contentRange: `bytes */${length}` } };
          return rest(bytes, fromByte, { headers: { etag: headers.etag ?? '' } });
        },
        { sizes: hasSize ? [100, length] : [null] },
      );
      await expectBundle(one, next);
    },
  );
});

describe('416', () => {
  const at100 = { status: 416, headers: { contentRange: 'bytes */100', etag: E1 } };
  /** All bytes came before the connection broke. */
  const allThenCut: Served = partly(BUNDLE, 100);

  test('after all bytes ends the download', async () => {
    const one = downloading([allThenCut, at100]);
    await expectBundle(one);
    expect(one.asked()).toEqual([
      [0, null, 1],
      [100, E1, 1],
    ]);
  });

  test.each<[string, Served]>([
    ['of another total', { status: 416, headers: { contentRange: 'bytes */101', etag: E1 } }],
    ['of another ETag', { status: 416, headers: { contentRange: 'bytes */100', etag: '"v2"' } }],
    ['without a total', { status: 416, headers: { etag: E1 } }],
  ])('%s does not end the download', async (_, answer) => {
    const one = downloading([allThenCut, answer, whole(BUNDLE)]);
    await expectBundle(one);
    expect(one.sink.resets).toBe(1);
  });

  test('after all bytes of an unknown total does not end the download', async () => {
    const open: Served = { status: 200, body: BUNDLE.subarray(0, 60), headers: { etag: E1 }, ends: 'cut' };
    const one = downloading([
      open,
      { status: 416, headers: { contentRange: 'bytes */60', etag: E1 } },
      whole(BUNDLE),
    ]);
    await expectBundle(one);
  });

  test('to a request without a range is retried', async () => {
    await expectBundle(downloading([at100, whole(BUNDLE)]));
  });

  test('to everything fails the download', async () => {
    await failureOf(downloading([at100]).run(), 'download-failed');
  });
});

describe('sizes', () => {
  test('a wrong sizeBytes is retried once with a fresh link, then fails', async () => {
    const one = downloading([whole(BUNDLE)], { sizes: [123] });
    expect(await failureOf(one.run(), 'bundle-size-wrong')).toEqual({ expectedBytes: 123, actualBytes: 100 });
    expect(one.asked()).toEqual([
      [0, null, 1],
      [0, null, 2],
    ]);
    // The sink sees what it is before its size counts.
    expect(one.sink.bytes).toHaveLength(7);
    expect(one.store.open()).toBe(0);
  });

  test.each([{ contentLength: '100' }, {}])(
    'a wrong size is named by what the sink got: %j',
    async (headers) => {
      const one = downloading([{ status: 200, body: BUNDLE, headers }], { sizes: [123] });
      const page = new Failure('archive-unknown', { head: 'an HTML page', isKept: false });
      one.sink.close = () => Promise.reject(page);
      await expect(one.run()).rejects.toBe(page);
      const cut = downloading([{ status: 200, body: BUNDLE, headers }], { sizes: [123] });
      cut.sink.close = () => Promise.reject(new Failure('archive-damaged', { problem: 'x', entry: null }));
      await failureOf(cut.run(), 'bundle-size-wrong');
    },
  );

  test('a sizeBytes corrected with the fresh link is accepted', async () => {
    const one = downloading([whole(BUNDLE)], { sizes: [123, 100] });
    await expectBundle(one);
  });

  test('a different mismatch does not count as the second', async () => {
    const longer = bytesOf(130, 3);
    const one = downloading([whole(bytesOf(101, 2)), { status: 200, body: longer }], {
      sizes: [100, 100, 130],
    });
    await expectBundle(one, longer);
  });

  test('are checked at the end where the store gives no length', async () => {
    const bare = { status: 200, body: BUNDLE };
    const one = downloading([bare], { sizes: [123] });
    expect(await failureOf(one.run(), 'bundle-size-wrong')).toEqual({ expectedBytes: 123, actualBytes: 100 });
    expect(one.links).toHaveLength(2);
    await expectBundle(downloading([bare], { sizes: [123, 100] }));
  });

  test('are checked for a part as well', async () => {
    const one = downloading([cutAt(40), { status: 403 }, rest(BUNDLE, 40), whole(BUNDLE)], {
      sizes: [100, 123],
    });
    await failureOf(one.run(), 'bundle-size-wrong');
  });

  test('more bytes than announced are refused', async () => {
    const babble = { ...whole(BUNDLE), body: bytesOf(200, 3) };
    const one = downloading([babble]);
    await failureOf(one.run(), 'download-failed');
    expect(one.sink.bytes.length).toBeLessThanOrEqual(100);
    expect(one.store.open()).toBe(0);
  });

  test('more bytes than sizeBytes are refused where the store gives no length', async () => {
    const endless = { status: 200, body: bytesOf(100_000, 3), chunk: 100 };
    const one = downloading([endless], { sizes: [100] });
    expect(await failureOf(one.run(), 'bundle-size-wrong')).toEqual({
      expectedBytes: 100,
      actualBytes: 'more',
    });
    expect(one.links).toHaveLength(2);
    expect(one.store.open()).toBe(0);
    const most = Math.max(...one.events.of('download-progress').map(({ heldBytes }) => heldBytes));
    expect(most).toBeLessThanOrEqual(100);
  });
});

describe('an abort', () => {
  const scenarios: readonly (readonly [string, () => Download, number])[] = [
    ['while the link is asked for', () => downloading([whole(BUNDLE)], { linkTookMs: 1_000 }), 500],
    ['while the store is silent', () => downloading([{ ...whole(BUNDLE), tookMs: 9_000 }]), 500],
    ['while the body stalls', () => downloading([partly(BUNDLE, 40, 'stall')]), 10_000],
    ['while it waits', () => downloading([cutAt(40), rest(BUNDLE, 40)]), 500],
    [
      'while Retry-After is waited for',
      () => downloading([{ status: 503, headers: { retryAfter: '200' } }]),
      9_000,
    ],
    [
      'while a fresh link is asked for',
      () => downloading([{ status: 403 }, whole(BUNDLE)], { linkTookMs: 1_000 }),
      1_500,
    ],
  ];
  test.each(scenarios)('%s ends the download at once, with the reason', async (_, make, abortMs) => {
    const one = make();
    const reason = new Failure('cancelled', { signal: 'SIGTERM' });
    one.clock.after(abortMs, () => {
      one.abort.abort(reason);
    });
    await expect(one.run()).rejects.toBe(reason);
    expect(one.clock.passedMs).toBe(abortMs);
    expect(one.clock.pending).toBe(0);
    expect(one.store.open()).toBe(0);
    expect(one.sink.finished).toBe(false);
  });
});

test('an error that is no network failure is rethrown unchanged', async () => {
  const one = downloading([whole(BUNDLE)]);
  const full = new Failure('disk-full', { path: '/x', doing: 'write the bundle' });
  one.sink.write = () => Promise.reject(full);
  await expect(one.run()).rejects.toBe(full);
  expect(one.store.open()).toBe(0);
});
