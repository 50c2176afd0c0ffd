import { describe, expect, test } from '@jest/globals';
import { isFailure } from '../../src/core/failure.ts';
import { MOST_CONNECTIONS } from '../../src/download/connection-plan.ts';
import { PART_BYTES } from '../../src/download/connections.ts';
import { download } from '../../src/download/download.ts';
import { FIRST_BYTES } from '../../src/download/segment-fetcher.ts';
import { eventLog } from '../kit/event-log.ts';
import { VirtualClock } from '../kit/virtual-clock.ts';
import { PacedIntake, pacedStore, type Line, type PacedRequest } from './paced-store.ts';

const MB = 1_000_000;
/** One megabyte a second, in bytes a millisecond. */
const MB_S = 1_000;
const LARGE = 60 * MB;
/** The speed at which this machine hashes, unpacks and writes the bundle. */
const CONSUMER = 150 * MB_S;

interface Run {
  readonly ms: number;
  /** The least time that one connection takes. */
  readonly aloneMs: number;
  /** The planned connections, and when, in milliseconds. */
  readonly decided: readonly { readonly connectionCount: number; readonly atMs: number }[];
  readonly mostOpen: number;
  readonly asked: readonly PacedRequest[];
  /** Bytes fetched for each byte of the bundle. */
  readonly share: number;
}

/** Downloads a bundle over that network, and compares every byte. */
async function over(line: Line, bytes = LARGE, consumer = CONSUMER): Promise<Run> {
  const clock = new VirtualClock();
  const store = pacedStore(clock, bytes, line);
  const sink = new PacedIntake(clock, consumer);
  const events = eventLog();
  const decided: { connectionCount: number; atMs: number }[] = [];
  const work = download(
    {
      store,
      sink,
      clock,
      emit: (event) => {
        events.emit(event);
        if (event.kind === 'download-connections')
          decided.push({ connectionCount: event.connectionCount, atMs: clock.passedMs });
      },
      issueLink: () =>
        Promise.resolve({ url: 'https://store.example.com/x', sizeBytes: bytes, expiresAt: null }),
    },
    new AbortController().signal,
  );
  await clock.run(work);
  expect(sink.takenBytes).toBe(bytes);
  expect(store.open()).toBe(0);
  expect(clock.pending).toBe(0);
  return {
    ms: clock.passedMs,
    aloneMs: bytes / Math.min(line.rate, line.sharedRate ?? Infinity, consumer),
    decided,
    mostOpen: store.mostOpen(),
    asked: store.asked,
    share: store.givenBytes() / bytes,
  };
}

describe('one connection', () => {
  test.each<[string, number, Line]>([
    ['on a line that is faster than what takes the bytes', LARGE, { rate: 400 * MB_S }],
    ['for what is over in a second', 15 * MB, { rate: 20 * MB_S }],
    ['for little, over a long line', 8 * MB, { rate: 20 * MB_S, latencyMs: 100 }],
  ])('%s: ranges, each requested before the last one ends', async (_, bytes, line) => {
    const run = await over(line, bytes);
    const ends = run.asked.map(({ endByte }) => endByte);
    expect(run.asked.map(({ fromByte }) => fromByte)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends[0]).toBe(FIRST_BYTES);
    expect(ends.at(-1)).toBe(null);
    expect(run.mostOpen).toBeLessThanOrEqual(2);
    expect(run.decided).toEqual([]);
    expect(run.ms).toBeLessThan(run.aloneMs + 2 * (line.latencyMs ?? 1));
    expect(run.share).toBe(1);
  });

  test.each<[string, number, Line]>([
    ['of a first part', FIRST_BYTES, { rate: 20 * MB_S }],
    ['of one byte', 1, { rate: 0.001 }],
    ['of a first part, at a store without an ETag', FIRST_BYTES, { rate: 5 * MB_S, etag: null }],
  ])('a bundle %s takes one request', async (_, bytes, line) => {
    const run = await over(line, bytes);
    expect(run.asked).toHaveLength(1);
    expect(run.share).toBe(1);
  });

  test.each<[string, string | null]>([
    ['without an ETag', null],
    ['with a weak one', 'W/"v1"'],
  ])('a store %s, whose parts cannot be joined: no part is read', async (_, etag) => {
    const run = await over({ rate: 5 * MB_S, etag });
    expect(run.asked.map(({ endByte }) => endByte)).toEqual([FIRST_BYTES, null]);
    expect(run.share).toBe(1);
    expect(run.decided).toEqual([]);
  });

  test.each<[string, 'ignored' | 'refused', number, readonly boolean[]]>([
    ['ignores ranges, after one attempt at another', 'ignored', LARGE, [false, true]],
    ['refuses ranges, after one attempt', 'refused', LARGE, [false, false]],
    // Its second part would be its last: a request like that for the rest.
    ['ignores ranges of a bundle of two parts', 'ignored', 3 * MB, [false, true]],
    ['refuses ranges of a bundle of two parts', 'refused', 3 * MB, [false, false]],
  ])('a store that %s', async (_, ranges, bytes, asked) => {
    const run = await over({ rate: 1 * MB_S, ranges }, bytes);
    expect(run.asked.map(({ fromByte }) => fromByte > 0)).toEqual(asked);
    expect(run.share).toBe(1);
    expect(run.ms).toBeLessThan(run.aloneMs * 1.01);
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
  ])('with %s MB/s each and %i ms to an answer', async (rate, latencyMs) => {
    const run = await over({ rate: rate * MB_S, latencyMs });
    // The network would take an eighth of the time; the first connection is measured for a while.
    expect(run.ms / run.aloneMs).toBeLessThan(rate > 10 ? 0.35 : 0.25);
    expect(run.mostOpen).toBeLessThanOrEqual(MOST_CONNECTIONS);
    expect(run.share).toBeLessThan(1.01);
  });

  test('open only as far as the sink can take their bytes', async () => {
    for (const [consumer, most] of [
      [25, 4],
      [50, 8],
      [100, 8],
    ] as const) {
      const run = await over({ rate: 20 * MB_S }, 4 * LARGE, consumer * MB_S);
      expect(run.mostOpen).toBeLessThanOrEqual(most);
      expect(run.ms).toBeLessThan(((4 * LARGE) / (consumer * MB_S)) * 1.3);
    }
  });

  test('finish a bundle of a few parts, wherever its last part ends', async () => {
    for (const bytes of [PART_BYTES, PART_BYTES + 1, 2 * PART_BYTES, 3 * PART_BYTES, 4 * PART_BYTES + 1]) {
      const run = await over({ rate: 0.5 * MB_S }, bytes);
      expect(run.ms).toBeLessThan(run.aloneMs * 1.05);
      expect(run.share).toBeLessThan(1.05);
    }
  });

  test.each(Array.from({ length: 16 }, (_, step) => 50 + step * 50))(
    'open although no byte comes for 300 ms, %d ms after the start',
    async (fromMs) => {
      const run = await over({ rate: 20 * MB_S, halt: { fromMs, forMs: 300 } });
      expect(run.ms).toBeLessThan(run.aloneMs * 0.5);
    },
  );

  test('fetch successive parts, each once', async () => {
    const { asked } = await over({ rate: 5 * MB_S });
    const [, ...parts] = asked;
    expect(parts.length).toBeGreaterThan(20);
    parts.forEach(({ fromByte, endByte }, index) => {
      const next = parts[index + 1];
      expect(endByte).toBe(next === undefined ? null : next.fromByte);
      if (endByte !== null) expect(endByte - fromByte).toBe(PART_BYTES);
    });
  });

  test('begin beyond what the first connection reads meanwhile', async () => {
    // In the time to an answer, the first connection reads two parts.
    const run = await over({ rate: 40 * MB_S, latencyMs: 100 }, 200 * MB);
    expect(run.asked[2]?.fromByte).toBeGreaterThanOrEqual(FIRST_BYTES + 2 * PART_BYTES);
    expect(run.decided[0]?.connectionCount).toBe(4);
    expect(run.ms).toBeLessThan(run.aloneMs * 0.6);
  });

  test('open for the rest when a burst is over', async () => {
    const run = await over({ rate: 1 * MB_S, burst: 20 * MB });
    expect(run.ms).toBeLessThan(((LARGE - 20 * MB) / MB_S) * 0.6);
  });
});

describe('additional connections without a gain', () => {
  test.each([20, 10, 5])('end where they share %i MB/s: one remains', async (rate) => {
    const run = await over({ rate: 100 * MB_S, sharedRate: rate * MB_S });
    expect(run.decided[0]?.connectionCount).toBeGreaterThan(1);
    expect(run.decided[1]?.connectionCount).toBe(1);
    // The trial costs no time, and the remaining connection requests long ranges.
    expect(run.ms).toBeLessThan(run.aloneMs * 1.02);
    expect(run.share).toBeLessThan(1.01);
    expect(run.asked.at(-1)).toMatchObject({ endByte: null });
    expect(run.asked.length).toBeLessThan(20);
  });

  test('are retried only after a while', async () => {
    const { decided } = await over({ rate: 100 * MB_S, sharedRate: 5 * MB_S }, 200 * MB);
    const more = decided.filter(({ connectionCount }) => connectionCount > 1).map(({ atMs }) => atMs);
    expect(more.length).toBeGreaterThan(1);
    more.slice(1).forEach((atMs, index) => {
      expect(atMs - (more[index] ?? 0)).toBeGreaterThan(15_000);
    });
  });

  test('end where the network is saturated: those with a gain stay', async () => {
    const run = await over({ rate: 20 * MB_S, sharedRate: 40 * MB_S });
    expect(run.ms).toBeLessThan(run.aloneMs * 0.6);
    expect(run.decided.at(-1)?.connectionCount).toBeLessThan(8);
  });
});

describe('the count of connections in an event', () => {
  test('is the actual one: a bundle may have fewer parts than were planned', async () => {
    const run = await over({ rate: 0.5 * MB_S }, 5 * PART_BYTES);
    expect(run.mostOpen).toBeLessThan(MOST_CONNECTIONS);
    expect(run.decided.at(-1)?.connectionCount).toBe(run.mostOpen);
  });

  test('falls when the store asks for fewer', async () => {
    const { decided } = await over({ rate: 5 * MB_S, mostOpen: 3 }, LARGE);
    const numbers = decided.map(({ connectionCount }) => connectionCount);
    expect(numbers[0]).toBe(4);
    expect(numbers[1]).toBeLessThan(4);
  });
});

test('a second connection lost before its answer is retried after a while, like the first', async () => {
  const run = await over({ rate: 1 * MB_S, lost: [1] });
  // The request between them is that of the first connection, for the rest.
  const [, lost, , second] = run.asked;
  expect((second?.atMs ?? 0) - (lost?.atMs ?? 0)).toBeGreaterThan(15_000);
  expect(run.decided[0]).toMatchObject({ connectionCount: 4 });
});

describe('a store that answers 503', () => {
  test('to more than one connection gets no more of them', async () => {
    const run = await over({ rate: 20 * MB_S, mostOpen: 1 });
    expect(run.asked.map(({ status }) => status)).toEqual([206, 503, 206]);
    expect(run.ms).toBeLessThan(run.aloneMs * 1.01);
  });

  test('to more than two gets fewer, and the download continues', async () => {
    const run = await over({ rate: 5 * MB_S, mostOpen: 2 });
    expect(run.asked.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    expect(run.asked.filter(({ status }) => status === 503).length).toBeLessThan(8);
    expect(run.ms).toBeLessThan(run.aloneMs * 1.1);
  });

  test('to everything ends the download', async () => {
    const failure: unknown = await over({ rate: 5 * MB_S, mostOpen: 0 }).catch((error: unknown) => error);
    expect(isFailure(failure, 'download-failed')).toBe(true);
  });
});
