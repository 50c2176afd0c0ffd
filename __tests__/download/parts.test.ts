import { describe, expect, test } from '@jest/globals';
import { Failure } from '../../src/core/failure.ts';
import { download } from '../../src/download/download.ts';
import { MEASURED_BYTES, moreConnectionsPay, PART_BYTES } from '../../src/download/parts.ts';
import type { Downloaded } from '../../src/download/sink.ts';
import type { BundleLink } from '../../src/job/answers.ts';
import { eventLog } from '../kit/event-log.ts';
import { failureOf } from '../kit/failure-of.ts';
import { VirtualClock } from '../kit/virtual-clock.ts';
import { PacedSink, pacedStore, type Line } from './paced-store.ts';

const MB = 1_000_000;
/** One megabyte a second, in bytes a millisecond. */
const MB_S = 1_000;
const LARGE = 60 * MB;
const CONNECTIONS = 4;
/** So slow that several connections are faster. */
const SLOW: Line = { rate: 2 * MB_S, latencyMs: 10 };

interface Circumstances {
  readonly bytes?: number;
  /** `sizeBytes` of the first, second, ... link; the last one applies to all later links. */
  readonly sizes?: readonly (number | null)[];
  /** How fast the sink takes bytes, a millisecond. */
  readonly sinkRate?: number;
}

function downloading(line: Line, { bytes = LARGE, sizes = [null], sinkRate = Infinity }: Circumstances = {}) {
  const clock = new VirtualClock();
  const store = pacedStore(clock, bytes, line);
  const sink = new PacedSink(clock, sinkRate);
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
    clock.run(download({ store, issueLink, sink, clock, emit: events.emit }, abort.signal));
  /** Every connection and timer has ended. */
  const expectCalm = (): void => {
    expect(store.open()).toBe(0);
    expect(clock.pending).toBe(0);
  };
  const run = async (): Promise<void> => {
    await begin();
    // The sink compares every byte.
    expect(sink.takenBytes).toBe(bytes);
    expectCalm();
  };
  return {
    clock,
    store,
    sink,
    events,
    abort,
    links,
    begin,
    run,
    expectCalm,
    /** The time, as a share of what one connection takes. */
    share: () => clock.passedMs / (bytes / Math.min(line.rate, line.sharedRate ?? Infinity, sinkRate)),
    connections: () => events.of('download-connections').map(({ connectionCount }) => connectionCount),
    statuses: () => store.asked.map(({ status }) => status),
  };
}

describe('more connections pay', () => {
  test.each<[string, number, number, boolean]>([
    ['where 10 s are left at 20 MB/s', 20, 200 * MB, true],
    ['not where two are', 20, 40 * MB, false],
    ['where hardly more than two are', 20, 41 * MB, true],
    ['at 39 MB/s', 39, 1_000 * MB, true],
    ['not from 40 MB/s on', 40, 1_000 * MB, false],
    ['where two parts are left', 0.1, PART_BYTES + 1, true],
    ['not where one is', 0.1, PART_BYTES, false],
    ['not where nothing is left', 0.001, 0, false],
  ])('%s', (_, megabytesPerSecond, leftBytes, pays) => {
    expect(moreConnectionsPay(4 * MB, 4_000 / megabytesPerSecond, leftBytes)).toBe(pays);
  });

  test('not where the bytes came at once', () => {
    expect(moreConnectionsPay(4 * MB, 0, 1_000 * MB)).toBe(false);
  });
});

describe('one request', () => {
  test.each<[string, Line, Circumstances]>([
    ['on a fast line', { rate: 400 * MB_S }, {}],
    ['for what is over in two seconds', { rate: 20 * MB_S }, { bytes: 40 * MB }],
    ['for as much as is measured', { rate: 1 * MB_S }, { bytes: MEASURED_BYTES }],
    ['for one byte', { rate: 0.001 }, { bytes: 1 }],
    ['of a store without an ETag', { ...SLOW, etag: null }, {}],
    ['of a store with a weak ETag', { ...SLOW, etag: 'W/"v1"' }, {}],
    ['of a store that does not say that it serves ranges', { ...SLOW, ranges: 'unannounced' }, {}],
    // It is decided once: bursts are rare, and the time lost is known.
    ['of a store whose first bytes come at once', { ...SLOW, burst: 20 * MB }, {}],
    ['where the sink is slow, not the network', { rate: 60 * MB_S }, { sinkRate: 5 * MB_S }],
  ])('%s', async (_, line, circumstances) => {
    const one = downloading(line, circumstances);
    await one.run();
    expect(one.store.asked).toMatchObject([{ fromByte: 0, endByte: null }]);
    expect(one.connections()).toEqual([]);
    expect(one.store.givenBytes()).toBe(one.sink.takenBytes);
  });
});

describe('several connections, each of them slow', () => {
  test.each([
    [20, 1],
    [10, 1],
    [5, 1],
    [1, 1],
    [0.2, 1],
    [5, 100],
    [1, 100],
  ])('with %s MB/s each and %i ms to an answer', async (megabytesPerSecond, latencyMs) => {
    const one = downloading({ rate: megabytesPerSecond * MB_S, latencyMs });
    await one.run();
    // The network would take a quarter of the time; the first 4 MiB are measured.
    expect(one.share()).toBeLessThan(0.42);
    expect(one.store.mostOpen()).toBe(CONNECTIONS);
    expect(one.store.givenBytes()).toBe(LARGE);
    expect(one.connections()).toEqual([CONNECTIONS]);
  });

  test('fetch successive parts, each once, after the first bytes', async () => {
    const one = downloading(SLOW);
    await one.run();
    const [first, ...parts] = one.store.asked;
    expect(first).toMatchObject({ fromByte: 0, endByte: null });
    expect(parts[0]?.fromByte).toBeGreaterThanOrEqual(MEASURED_BYTES);
    parts.forEach(({ fromByte, endByte, ifRange }, index) => {
      const end = parts[index + 1]?.fromByte ?? LARGE;
      expect({ endByte, ifRange }).toEqual({ endByte: end, ifRange: '"v1"' });
      if (end !== LARGE) expect(end - fromByte).toBe(PART_BYTES);
    });
  });

  test.each([
    [2 * PART_BYTES - 1, 2],
    [2 * PART_BYTES, 2],
    [2 * PART_BYTES + 1, 3],
    [4 * PART_BYTES, 4],
    [4 * PART_BYTES + 1, 4],
  ])('for the last %i bytes there are %i', async (rest, count) => {
    // The store sends in pieces of 32 KiB, of which one passes what is measured.
    const one = downloading({ rate: 0.5 * MB_S }, { bytes: MEASURED_BYTES + rest });
    await one.run();
    expect(one.connections()).toEqual([count]);
    expect(one.store.mostOpen()).toBe(count);
    expect(one.share()).toBeLessThan(0.8);
  });

  test('run ahead of a slow sink by five parts at most', async () => {
    const one = downloading({ rate: 5 * MB_S }, { bytes: 200 * MB, sinkRate: 8 * MB_S });
    let most = 0;
    one.sink.onTake = () => {
      most = Math.max(most, one.store.givenBytes() - one.sink.takenBytes);
      return null;
    };
    await one.run();
    expect(one.store.mostOpen()).toBe(CONNECTIONS);
    expect(most).toBeLessThanOrEqual((CONNECTIONS + 1) * PART_BYTES);
  });
});

describe('a store that serves no parts after all: one connection goes on', () => {
  test.each<[string, Line]>([
    ['it sends everything instead', { ...SLOW, ranges: 'ignored' }],
    ['it refuses a range', { ...SLOW, ranges: 'refused' }],
    ['its parts say another total', { ...SLOW, excess: 1 }],
  ])('%s', async (_, line) => {
    const one = downloading(line);
    await one.run();
    expect(one.connections()).toEqual([CONNECTIONS, 1]);
    expect(one.store.asked.length).toBeLessThan(10);
    expect(one.share()).toBeLessThan(1.2);
  });

  test('it answers 503 to a third request, and is asked again only after a pause', async () => {
    const one = downloading({ ...SLOW, mostOpen: 2 });
    await one.run();
    expect(one.connections()).toEqual([CONNECTIONS, 1]);
    expect(one.statuses().filter((status) => status !== 206)).toEqual([200, 503, 503]);
    const refused = one.store.asked.find(({ status }) => status === 503);
    const last = one.store.asked.at(-1);
    expect((last?.atMs ?? 0) - (refused?.atMs ?? 0)).toBeGreaterThan(800);
    expect(last?.endByte).toBeNull();
    expect(one.share()).toBeLessThan(1.1);
  });

  test('it answers 503 to everything: the download fails', async () => {
    await failureOf(downloading({ ...SLOW, mostOpen: 0 }).begin(), 'download-failed');
  });
});

describe('the bundle changes while several connections fetch it', () => {
  test('one connection fetches the new one from its beginning, and the others are closed', async () => {
    const one = downloading({ ...SLOW, etag: (count) => (count < 6 ? '"v1"' : '"v2"') });
    await one.run();
    expect(one.store.mostOpen()).toBe(CONNECTIONS);
    expect(one.sink.begins).toBe(2);
    expect(one.store.asked.at(-1)).toMatchObject({ fromByte: 0, endByte: null });
  });

  test('with a different ETag from each of two machines one connection remains', async () => {
    const one = downloading({ ...SLOW, etag: (count) => `"node-${count % 2}"` });
    await one.run();
    expect(one.sink.begins).toBe(2);
    expect(one.store.asked.length).toBeLessThan(8);
  });
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

test('a cut part is resumed where it stopped, while the others continue', async () => {
  const one = downloading({ ...SLOW, cuts: { 2: 1_000_000, 4: 40_000, 5: 0, 6: 0 } });
  await one.run();
  expect(one.connections()).toEqual([CONNECTIONS]);
  expect(one.events.of('download-resumed')[0]).toMatchObject({ problem: 'the connection was cut' });
  expect(one.store.givenBytes()).toBe(LARGE);
});

test('a part that is lost is requested again', async () => {
  const one = downloading({ ...SLOW, lost: [2, 3] });
  await one.run();
  expect(one.connections()).toEqual([CONNECTIONS]);
});

test('a part whose connection is cut behind its last byte is complete', async () => {
  const one = downloading({ ...SLOW, cutsAtEnd: true });
  await one.run();
  expect(one.store.mostOpen()).toBe(CONNECTIONS);
  expect(one.events.of('download-resumed')).toEqual([]);
});

describe('a fault that hits several connections at once is reported once', () => {
  test('for cuts', async () => {
    const one = downloading({ ...SLOW, cuts: { 1: 0, 2: 0, 3: 0, 4: 1_000_000 } });
    await one.run();
    expect(one.events.of('download-resumed')).toHaveLength(1);
  });

  test('but later cuts are reported as well', async () => {
    // A part takes two seconds.
    const one = downloading({ ...SLOW, cuts: { 1: 0, 9: 0 } });
    await one.run();
    expect(one.events.of('download-resumed')).toHaveLength(2);
  });

  test('for an expired link', async () => {
    const one = downloading({ ...SLOW, latencyMs: 200, usesOfLink: 5 });
    await one.run();
    const refused = one.statuses().filter((status) => status === 403);
    const events = one.events.of('download-resumed');
    expect(refused.length).toBeGreaterThan(events.length);
    expect(events).toHaveLength(one.links.length - 1);
    expect(events.every(({ freshLink }) => freshLink)).toBe(true);
  });
});

test('reported progress never exceeds the bundle, and reaches all of it', async () => {
  const one = downloading({ ...SLOW, cuts: { 3: 70_000, 9: 1_000 } });
  await one.run();
  const held = one.events.of('download-progress').map(({ heldBytes }) => heldBytes);
  expect(Math.max(...held)).toBe(LARGE);
  expect(held.at(-1)).toBe(LARGE);
});

describe('a size mismatch', () => {
  test('found by several connections at once counts once', async () => {
    // From the second link on the service reports another bundle, and then is right again.
    const one = downloading({ ...SLOW, usesOfLink: 4 }, { sizes: [LARGE, 5, LARGE] });
    await one.run();
  });

  test('with two links fails the download', async () => {
    const one = downloading(SLOW, { sizes: [5] });
    expect(await failureOf(one.begin(), 'bundle-size-wrong')).toEqual({
      expectedBytes: 5,
      actualBytes: LARGE,
    });
    one.expectCalm();
  });
});

test('a failure of the sink ends all connections', async () => {
  const one = downloading(SLOW);
  const full = new Failure('disk-full', { path: '/x', doing: 'write the bundle' });
  one.sink.onTake = () => (one.store.asked.length > 3 ? Promise.reject(full) : null);
  await expect(one.begin()).rejects.toBe(full);
  expect(one.store.mostOpen()).toBe(CONNECTIONS);
  one.expectCalm();
});

test.each([50, 500, 2_500, 4_500])('an abort after %i ms ends all connections at once', async (ms) => {
  const one = downloading({ ...SLOW, cuts: { 3: 70_000 } });
  const reason = new Failure('cancelled', { signal: 'SIGTERM' });
  one.clock.after(ms, () => {
    one.abort.abort(reason);
  });
  await expect(one.begin()).rejects.toBe(reason);
  expect(one.clock.passedMs).toBe(ms);
  one.expectCalm();
});
