import { expect, test } from '@jest/globals';
import { isKnownFailure, type Failure } from '../../src/core/failure.ts';
import { download } from '../../src/download/download.ts';
import { eventLog } from '../kit/event-log.ts';
import { MemorySink, sha256 } from '../kit/memory-sink.ts';
import { scriptedStore, type Fetch, type Served } from '../kit/scripted-store.ts';
import { seeded, VirtualClock } from '../kit/virtual-clock.ts';

/** An object store with random faults. Each fault shows in its headers, or breaks the connection. */
interface Temper {
  readonly ranges: 'honoured' | 'ignored' | 'refused' | 'shifted' | 'unlabelled' | 'wrong-total';
  readonly ifRange: 'honoured' | 'ignored';
  readonly etag: 'strong' | 'weak' | 'none';
  readonly contentLength: boolean;
  /** How often something goes wrong, 0 to 1. */
  readonly trouble: number;
  /** From this request on every answer is good. */
  readonly calmFrom: number;
  /** At these requests the bundle changes to the next version. */
  readonly changesAt: readonly number[];
  readonly sizeBytes: 'right' | 'wrong' | 'none';
}

class Dice {
  readonly roll: () => number;
  constructor(seed: number) {
    this.roll = seeded(seed);
  }
  below(limit: number): number {
    return Math.floor(this.roll() * limit);
  }
  one<T>(...of: readonly [T, ...T[]]): T {
    return of[this.below(of.length)] ?? of[0];
  }
}

function bytesOf(dice: Dice): Uint8Array {
  return Uint8Array.from({ length: 40 + dice.below(200) }, () => dice.below(256));
}

function serve(
  dice: Dice,
  temper: Temper,
  bundles: readonly Uint8Array[],
): (fetch: Fetch, count: number) => Served | 'lost' {
  return (fetch, count) => {
    const version = temper.changesAt.filter((at) => at <= count).length;
    const bytes = bundles[version] ?? new Uint8Array();
    const strong = `"v${version}"`;
    const etag = temper.etag === 'strong' ? strong : temper.etag === 'weak' ? `W/${strong}` : undefined;
    const troubled = count < temper.calmFrom && dice.roll() < temper.trouble;
    const error = troubled
      ? dice.one<Served | 'lost' | null>(
          'lost',
          { status: 500 },
          { status: 503, headers: { retryAfter: String(dice.below(400)) } },
          { status: 429 },
          { status: 403 },
          { status: 400 },
          { status: 302 },
          { status: 204 },
          { status: 416, headers: { contentRange: `bytes */${dice.below(300)}` } },
          { status: 416, headers: { contentRange: `bytes */${bytes.length}`, etag: strong } },
          null,
          null,
          null,
          null,
          null,
          null,
        )
      : null;
    if (error !== null) return error;

    const headers = { ...(etag === undefined ? {} : { etag }) };
    const body = (from: number): Pick<Served, 'body' | 'ends' | 'chunk'> => {
      const all = bytes.subarray(from);
      const chunk = 1 + dice.below(60);
      if (!troubled) return { body: all, chunk };
      // Only the length shows an early end that looks clean.
      const ends = dice.one<'cut' | 'stall' | 'well'>('cut', 'stall', temper.contentLength ? 'well' : 'cut');
      return { body: all.subarray(0, dice.below(all.length + 1)), ends, chunk };
    };
    const fits = fetch.ifRange === null || fetch.ifRange === etag || temper.ifRange === 'ignored';
    const wantsPart = fetch.fromByte > 0 && temper.ranges !== 'ignored' && fits;
    if (wantsPart && (temper.ranges === 'refused' || fetch.fromByte >= bytes.length))
      return { status: 416, headers: { ...headers, contentRange: `bytes */${bytes.length}` } };
    if (!wantsPart) {
      return {
        status: 200,
        ...body(0),
        headers: { ...headers, ...(temper.contentLength && { contentLength: String(bytes.length) }) },
      };
    }
    const from = temper.ranges === 'shifted' ? Math.max(0, fetch.fromByte - 7) : fetch.fromByte;
    const total = bytes.length + (temper.ranges === 'wrong-total' ? 1 : 0);
    return {
      status: 206,
      ...body(from),
      headers: {
        ...headers,
        ...(temper.ranges !== 'unlabelled' && { contentRange: `bytes ${from}-${total - 1}/${total}` }),
        ...(temper.contentLength && { contentLength: String(bytes.length - from) }),
      },
    };
  };
}

interface End {
  readonly sha256: string | null;
  readonly failure: Failure | null;
  readonly bundles: readonly Uint8Array[];
}

async function play(seed: number, calm: Partial<Temper>): Promise<End> {
  const dice = new Dice(seed);
  const temper: Temper = {
    ranges: dice.one(
      'honoured',
      'honoured',
      'honoured',
      'ignored',
      'refused',
      'shifted',
      'unlabelled',
      'wrong-total',
    ),
    ifRange: dice.one('honoured', 'honoured', 'ignored'),
    etag: dice.one('strong', 'strong', 'strong', 'weak', 'none'),
    contentLength: dice.roll() < 0.8,
    trouble: dice.roll(),
    calmFrom: dice.one(Infinity, 5, 30),
    changesAt: dice.one<readonly number[]>([], [], [1 + dice.below(4)], [1, 2, 3]),
    sizeBytes: dice.one('right', 'right', 'none', 'wrong'),
    ...calm,
  };
  const bundles = Array.from({ length: 4 }, () => bytesOf(dice));
  const clock = new VirtualClock(dice.roll);
  const store = scriptedStore(clock, serve(dice, temper, bundles));
  const sink = new MemorySink();
  let links = 0;
  const work = download(
    {
      store,
      sink,
      clock,
      emit: eventLog().emit,
      issueLink: async (signal) => {
        await clock.pass(dice.below(500), signal);
        const version = temper.changesAt.filter((at) => at <= store.fetched.length).length;
        const right = bundles[version]?.length ?? 0;
        const sizeBytes =
          temper.sizeBytes === 'none' ? null : temper.sizeBytes === 'right' ? right : right + 1;
        return { url: `https://store.example.com/${++links}?sig=0123456789`, sizeBytes, expiresAt: null };
      },
    },
    new AbortController().signal,
  );
  let sha: string | null = null;
  let failure: Failure | null = null;
  try {
    sha = (await clock.run(work)).sha256;
    expect(sha256(sink.bytes)).toBe(sha);
  } catch (error) {
    if (!isKnownFailure(error)) throw error;
    failure = error;
  }
  expect(clock.pending).toBe(0);
  expect(store.open()).toBe(0);
  return { sha256: sha, failure, bundles };
}

test('whatever the store does, the bytes are those of one whole bundle, or the download fails', async () => {
  const ends = { whole: 0, failed: new Set<string>() };
  for (let seed = 1; seed <= 800; seed += 1) {
    const { sha256: sha, failure, bundles } = await play(seed, {});
    if (failure === null) {
      ends.whole += 1;
      if (!bundles.some((bytes) => sha256(bytes) === sha)) throw new Error(`wrong bytes with seed ${seed}`);
    } else ends.failed.add(failure.code);
  }
  // Both results must occur, or the faults were too few or too many to test anything.
  expect(ends.whole).toBeGreaterThan(200);
  expect([...ends.failed].sort()).toEqual(['bundle-size-wrong', 'download-failed', 'link-refused']);
});

test('six bad answers at most, then good ones: the download succeeds', async () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const {
      failure,
      sha256: sha,
      bundles,
    } = await play(seed, {
      ranges: 'honoured',
      etag: seed % 3 === 0 ? 'none' : 'strong',
      calmFrom: 6,
      changesAt: [],
      sizeBytes: seed % 2 === 0 ? 'right' : 'none',
    });
    if (failure !== null) throw new Error(`seed ${seed}: ${failure.code} ${JSON.stringify(failure.facts)}`);
    expect(sha).toBe(sha256(bundles[0] ?? new Uint8Array()));
  }
});
