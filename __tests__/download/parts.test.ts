import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../src/core/failure.ts';
import { download } from '../../src/download/download.ts';
import type { Downloaded } from '../../src/download/sink.ts';
import type { BundleLink } from '../../src/job/answers.ts';
import { eventLog } from '../kit/event-log.ts';
import { failureOf } from '../kit/failure-of.ts';
import { everythingWaits, VirtualClock } from '../kit/virtual-clock.ts';
import { PacedIntake, pacedStore, type Line } from './paced-store.ts';

const MB = 1_000_000;
const LARGE = 40 * MB;
/** So slow that several connections are faster. */
const SLOW: Line = { rate: 2_000, latencyMs: 10 };

interface Circumstances {
  readonly bytes?: number;
  /** `sizeBytes` of the first, second, ... link; the last one applies to all later links. */
  readonly sizes?: readonly (number | null)[];
}

function downloading(line: Line, { bytes = LARGE, sizes = [null] }: Circumstances = {}) {
  const clock = new VirtualClock();
  const store = pacedStore(clock, bytes, line);
  const sink = new PacedIntake(clock, Infinity);
  const events = eventLog();
  const abort = new AbortController();
  const links: BundleLink[] = [];
  const issueLink = (): Promise<BundleLink> => {
    const sizeBytes = sizes[links.length] ?? sizes.at(-1) ?? null;
    const link = { url: `https://store.example.com/${links.length}`, sizeBytes, expiresAt: null };
    links.push(link);
    return Promise.resolve(link);
  };
  const begin = (): Promise<Downloaded> =>
    download({ store, sink, clock, emit: events.emit, issueLink }, abort.signal);
  const run = async (): Promise<void> => {
    await clock.run(begin());
    expect(sink.takenBytes).toBe(bytes);
    expectCalm();
  };
  /** Every connection and timer has ended. */
  const expectCalm = (): void => {
    expect(store.open()).toBe(0);
    expect(clock.pending).toBe(0);
  };
  return { clock, store, sink, events, abort, links, begin, run, expectCalm };
}

/** How much more than the bundle was fetched, as a share of it. */
const wasted = ({ store, sink }: ReturnType<typeof downloading>): number =>
  store.givenBytes() / sink.takenBytes - 1;

describe('the bundle changes while several connections fetch it', () => {
  test('it is downloaded from one of the answers, and the others are closed', async () => {
    const one = downloading({ ...SLOW, etag: (count) => (count < 6 ? '"v1"' : '"v2"') });
    await one.run();
    expect(one.store.mostOpen()).toBeGreaterThan(3);
    expect(one.sink.begins).toBe(2);
    expect(wasted(one)).toBeLessThan(1);
  });

  test('on a slow network several connections fetch the changed bundle, too', async () => {
    const one = downloading(
      { ...SLOW, rate: 20_000, latencyMs: 200, etag: (count) => (count < 6 ? '"v1"' : '"v2"') },
      { bytes: 200 * MB },
    );
    await one.run();
    // A first connection requests its own rest as well.
    const parts = one.store.asked.filter(({ endByte }) => endByte !== null);
    const probes = parts.filter(({ ifRange }, index) => {
      const before = parts.slice(0, index).map((asked) => asked.ifRange);
      return ifRange !== null && !before.includes(ifRange);
    });
    expect(probes.map(({ ifRange }) => ifRange)).toEqual(['"v1"', '"v2"']);
    expect(one.store.mostOpen()).toBeGreaterThan(3);
  });

  test('an answer left over from an earlier pass ends with the pass that reads it', async () => {
    // The answer of the second pass is being read when that pass fails.
    const one = downloading({
      ...SLOW,
      etag: (count) => (count < 6 ? '"v1"' : count < 16 ? '"v2"' : '"v3"'),
    });
    await one.run();
    expect(one.sink.begins).toBe(3);
  });
});

test('with a different ETag from each of two machines one connection remains', async () => {
  const one = downloading({ ...SLOW, etag: (count) => `"node-${count % 2}"` });
  await one.run();
  expect(one.sink.begins).toBeLessThanOrEqual(3);
  expect(one.store.asked.length).toBeLessThan(8);
});

test('with a different total in every part of one ETag one connection remains, and no byte is fetched twice', async () => {
  const one = downloading({ ...SLOW, excess: 1 });
  await one.run();
  // The first part shows it already, so the whole is requested without parts.
  expect(one.sink.begins).toBe(2);
  expect(wasted(one)).toBeLessThan(1);
});

test.each([
  [1, 10],
  [2, 10],
  [1, 200],
  [3, 200],
])('links that work for %i requests each, with %i ms to an answer', async (usesOfLink, latencyMs) => {
  const one = downloading({ ...SLOW, latencyMs, usesOfLink });
  await one.run();
  expect(one.sink.begins).toBe(1);
});

test('a cut part is resumed while the others continue', async () => {
  const cuts = { 2: 1_000_000, 4: 40_000, 5: 0, 6: 0 };
  const one = downloading({ ...SLOW, cuts });
  await one.run();
  const [resumed] = one.events.of('download-resumed');
  expect(resumed?.fromByte).toBeGreaterThan(0);
  expect(resumed?.problem).toBe('the connection was cut');
  expect(wasted(one)).toBeLessThan(0.01);
});

describe('a fault that hits several connections at once is reported once', () => {
  test('for cuts', async () => {
    const one = downloading({ ...SLOW, cuts: { 4: 0, 5: 0, 6: 0, 7: 1_000_000 } });
    await one.run();
    expect(one.events.of('download-resumed')).toHaveLength(1);
  });

  test('but later cuts are reported as well', async () => {
    // A part takes a second.
    const one = downloading({ ...SLOW, cuts: { 4: 0, 12: 0 } });
    await one.run();
    expect(one.events.of('download-resumed')).toHaveLength(2);
  });

  test('for an expired link', async () => {
    const one = downloading({ ...SLOW, latencyMs: 200, usesOfLink: 9 });
    await one.run();
    const refused = one.store.asked.filter(({ status }) => status === 403);
    const events = one.events.of('download-resumed');
    expect(refused.length).toBeGreaterThan(events.length);
    expect(events).toHaveLength(one.links.length - 1);
    expect(events.every(({ freshLink }) => freshLink)).toBe(true);
  });
});

test('a part whose connection is cut behind its last byte is complete', async () => {
  const one = downloading({ ...SLOW, cutsAtEnd: true });
  await one.run();
  // Only the first answer, whose end was unknown, may be followed by a request for the rest.
  expect(one.events.of('download-resumed')).toEqual([]);
});

test('reported progress never exceeds the bundle, and reaches all of it', async () => {
  const one = downloading({ ...SLOW, cuts: { 3: 70_000, 9: 1_000 } });
  await one.run();
  const held = one.events.of('download-progress').map(({ heldBytes }) => heldBytes);
  expect(Math.max(...held)).toBe(LARGE);
  expect(held.at(-1)).toBe(LARGE);
});

test('bytes count as progress on arrival, however late the sink takes them', async () => {
  const one = downloading(SLOW);
  let heldAtFirst: number | null = null;
  one.sink.onTake = () => {
    heldAtFirst ??= one.events.of('download-progress').at(-1)?.heldBytes ?? 0;
    return null;
  };
  await one.run();
  expect(heldAtFirst).toBeGreaterThan(0);
});

describe('random access reads', () => {
  test('may come first: the download does not start over', async () => {
    const one = downloading(SLOW);
    const work = one.begin();
    const reading = (async () => {
      while (one.sink.takenBytes < 5 * MB) await one.clock.pass(10);
      return await one.sink.arriving?.readAt(0, 100_000);
    })();
    await one.clock.run(Promise.all([work, reading]));
    expect((await reading)?.length).toBe(100_000);
    expect(one.sink.begins).toBe(1);
    expect(one.sink.takenBytes).toBe(LARGE);
    // They do not count as progress.
    const held = one.events.of('download-progress').map(({ heldBytes }) => heldBytes);
    expect(Math.max(...held)).toBe(LARGE);
  });

  test('of another bundle make the download start over', async () => {
    const one = downloading({ ...SLOW, rate: 200_000, etag: (count) => (count === 0 ? '"v1"' : '"v2"') });
    const work = one.begin();
    let isAsked = false;
    one.sink.onTake = () => {
      if (isAsked) return null;
      isAsked = true;
      return one.sink.arriving?.readAt(0, 1_000) ?? null;
    };
    await one.clock.run(work);
    expect(one.sink.begins).toBe(2);
    one.expectCalm();
  });

  test('of a store that sends the whole bundle instead give nothing, and cost nothing', async () => {
    const one = downloading({ rate: 200_000, ranges: 'ignored' });
    let got: unknown = 'nothing yet';
    one.sink.onTake = async () => {
      if (got === 'nothing yet') got = await one.sink.arriving?.readAt(LARGE - 1_000, LARGE);
    };
    await one.run();
    expect(got).toBeNull();
    expect(wasted(one)).toBe(0);
  });

  test('end with a failed download', async () => {
    const one = downloading(SLOW);
    const full = new Failure('disk-full', { path: '/x', doing: 'write the bundle' });
    one.sink.onTake = () => Promise.reject(full);
    await expect(one.clock.run(one.begin())).rejects.toBe(full);
    const before = one.store.asked.length;
    await expect(one.sink.arriving?.readAt(5, 10)).rejects.toThrow('the download has ended');
    await everythingWaits();
    expect(one.store.asked).toHaveLength(before);
    one.expectCalm();
  });
});

describe('a size mismatch', () => {
  test('found by several connections at once counts once', async () => {
    // From the second link on the service reports another bundle, and then is right again.
    const one = downloading({ ...SLOW, usesOfLink: 4 }, { sizes: [LARGE, 5, LARGE] });
    await one.run();
  });

  test('with two links fails the download', async () => {
    const one = downloading(SLOW, { sizes: [5] });
    expect(await failureOf(one.clock.run(one.begin()), 'bundle-size-wrong')).toEqual({
      expectedBytes: 5,
      actualBytes: LARGE,
    });
    one.expectCalm();
  });
});

test.each([50, 500, 1_500, 2_500])('an abort after %i ms ends all connections at once', async (ms) => {
  const one = downloading({ ...SLOW, cuts: { 3: 70_000 } });
  const reason = new Failure('cancelled', { signal: 'SIGTERM' });
  one.clock.after(ms, () => {
    one.abort.abort(reason);
  });
  await expect(one.clock.run(one.begin())).rejects.toBe(reason);
  expect(one.clock.passedMs).toBe(ms);
  one.expectCalm();
});
