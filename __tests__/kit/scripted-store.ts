import { HttpProblem } from '../../src/service/http/http-problem.ts';
import type { BundleStore, StoreRange, StoreReply } from '../../src/service/store.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** One answer of the store, and how its body ends. */
export interface Served {
  readonly status: number;
  readonly body?: Uint8Array;
  readonly headers?: Partial<{
    contentLength: string;
    contentRange: string;
    etag: string;
    retryAfter: string;
    detail: string;
    acceptsRanges: boolean;
  }>;
  /** How the body ends: complete; cut; or silent for 30 s. */
  readonly ends?: 'well' | 'cut' | 'stall';
  /** Time until the head. */
  readonly tookMs?: number;
  /** Largest chunk. */
  readonly chunk?: number;
}

export interface Fetch extends StoreRange {
  readonly url: string;
  readonly atMs: number;
}

export type Serve = Served | 'lost' | ((fetch: Fetch, count: number) => Served | 'lost');

export interface ScriptedStore extends BundleStore {
  readonly fetched: readonly Fetch[];
  /** Answers whose body was neither read to its end nor closed. */
  readonly open: () => number;
}

/** The error of `service/store` for a silent body. */
const STALL_MS = 30_000;

export const ETAG = '"v1"';

export function scriptedStore(clock: VirtualClock, serve: readonly Serve[] | Serve): ScriptedStore {
  const fetched: Fetch[] = [];
  const open = new Set<number>();
  const script = Array.isArray(serve) ? (serve as readonly Serve[]) : [serve as Serve];
  return {
    fetched,
    open: () => open.size,
    read: async (url, range, signal): Promise<StoreReply> => {
      signal.throwIfAborted();
      const count = fetched.length;
      const fetch = { url, ...range, atMs: clock.passedMs };
      fetched.push(fetch);
      const next = script[count] ?? script.at(-1);
      if (next === undefined) throw new Error('the test has no answer of the store');
      const served = typeof next === 'function' ? next(fetch, count) : next;
      if (served === 'lost') return { kind: 'lost', problem: 'the connection was refused' };
      await clock.pass(served.tookMs ?? 0, signal);
      const { status, headers = {}, body = new Uint8Array() } = served;
      const head = {
        status,
        contentLength: headers.contentLength ?? null,
        contentRange: headers.contentRange ?? null,
        etag: headers.etag ?? null,
        retryAfter: headers.retryAfter ?? null,
        detail: headers.detail ?? null,
        acceptsRanges: headers.acceptsRanges ?? false,
      };
      open.add(count);
      const chunks = async function* (): AsyncGenerator<Uint8Array> {
        try {
          const step = served.chunk ?? 7;
          for (let at = 0; at < body.length; at += step) {
            signal.throwIfAborted();
            yield body.subarray(at, at + step);
          }
          if (served.ends === 'cut') throw new HttpProblem('the connection was cut', true);
          if (served.ends === 'stall') {
            await clock.pass(STALL_MS, signal);
            throw new HttpProblem('nothing came for 30 s', true);
          }
        } finally {
          open.delete(count);
        }
      };
      return { kind: 'head', head, body: chunks(), close: () => void open.delete(count) };
    },
  };
}

/** The whole of `bytes`, or the answer of a correct store to the range. */
export function whole(bytes: Uint8Array, more: Omit<Served, 'status' | 'body'> = {}): Served {
  return {
    status: 200,
    body: bytes,
    ...more,
    headers: { contentLength: String(bytes.length), etag: ETAG, ...more.headers },
  };
}

/** The same, cut or stalled after `count` bytes. */
export function partly(bytes: Uint8Array, count: number, ends: 'cut' | 'stall' = 'cut'): Served {
  return { ...whole(bytes), body: bytes.subarray(0, count), ends };
}

/** A 206 from `from` to the end. */
export function rest(bytes: Uint8Array, from: number, more: Omit<Served, 'status' | 'body'> = {}): Served {
  return {
    status: 206,
    body: bytes.subarray(from),
    ...more,
    headers: {
      contentLength: String(bytes.length - from),
      contentRange: `bytes ${from}-${bytes.length - 1}/${bytes.length}`,
      etag: ETAG,
      ...more.headers,
    },
  };
}
