import type { BundleSink } from '../../src/download/sink.ts';
import { HttpProblem } from '../../src/service/http/http-problem.ts';
import type { BundleStore, StoreRange } from '../../src/service/store.ts';
import type { VirtualClock } from '../kit/virtual-clock.ts';

/** The behaviour of a network and a store; rates in bytes per millisecond. */
export interface Line {
  /** Of one connection. */
  readonly rate: number;
  /** Of all connections together. */
  readonly sharedRate?: number;
  /** From a request to its head. */
  readonly latencyMs?: number;
  /** No connection gets bytes in this time, as when the machine halts. In milliseconds of the test. */
  readonly halt?: { readonly fromMs: number; readonly forMs: number };
  /** Bytes at the beginning of each answer that come at once. */
  readonly burst?: number;
  /** Most concurrent answers; a request beyond them is answered 503. */
  readonly mostOpen?: number;
  /** By the number of the request (from 0), where it varies. */
  readonly etag?: string | null | ((count: number) => string);
  /** How much too large the length in a 206 is. */
  readonly excess?: number;
  /** How many requests a link works for. */
  readonly usesOfLink?: number;
  /** After so many bytes the answer to this request (from 0) is cut. */
  readonly cuts?: Readonly<Record<number, number>>;
  /** These requests (from 0) get no answer. */
  readonly lost?: readonly number[];
  /** The connection of each part is cut behind its last byte. */
  readonly cutsAtEnd?: boolean;
  /** `unannounced`: honoured, but no header says so. */
  readonly ranges?: 'honoured' | 'ignored' | 'refused' | 'unannounced';
}

export interface PacedRequest extends StoreRange {
  readonly atMs: number;
  readonly status: number;
}

export interface PacedStore extends BundleStore {
  readonly asked: readonly PacedRequest[];
  /** Bytes that a client has read. */
  readonly givenBytes: () => number;
  /** Answers whose body was neither read to its end nor closed: now, and at most. */
  readonly open: () => number;
  readonly mostOpen: () => number;
}

const CLOSED = new Error('closed');
const CHUNK_BYTES = 32 * 1024;
/** How many bytes a connection sends ahead of its reader. */
const WINDOW_BYTES = 256 * 1024;

/** A prime, so that the same bytes never are at the same offset of two parts. */
const PERIOD_BYTES = 65_521;
const PATTERN = Buffer.from(
  Uint8Array.from(
    { length: PERIOD_BYTES + CHUNK_BYTES },
    (_, at) => Math.imul((at % PERIOD_BYTES) + 1, 2_654_435_761) >>> 24,
  ),
);

/** `length` bytes, at most a chunk, of any bundle here, from an offset. */
function bytesAt(offset: number, length: number): Uint8Array {
  const start = offset % PERIOD_BYTES;
  return PATTERN.subarray(start, start + length);
}

/** A store whose answers take the time that the network needs for them. */
export function pacedStore(clock: VirtualClock, totalBytes: number, line: Line): PacedStore {
  const { rate, sharedRate = Infinity, latencyMs = 1, burst = 0, mostOpen = Infinity } = line;
  const {
    etag = '"v1"',
    ranges = 'honoured',
    excess = 0,
    usesOfLink = Infinity,
    cuts = {},
    lost = [],
    cutsAtEnd = false,
    halt = { fromMs: 0, forMs: 0 },
  } = line;
  const uses = new Map<string, number>();
  const asked: PacedRequest[] = [];
  const open = new Set<number>();
  let most = 0;
  let given = 0;
  let sharedFreeMs = clock.now();

  async function* body(
    count: number,
    from: number,
    end: number,
    signal: AbortSignal,
  ): AsyncGenerator<Uint8Array> {
    try {
      let readyMs = clock.now();
      for (let at = from; at < end; at += CHUNK_BYTES) {
        const length = Math.min(CHUNK_BYTES, end - at);
        readyMs =
          Math.max(readyMs, clock.now() - WINDOW_BYTES / rate) + (at - from < burst ? 0 : length / rate);
        sharedFreeMs = Math.max(sharedFreeMs, clock.now() - WINDOW_BYTES / sharedRate) + length / sharedRate;
        readyMs = Math.max(readyMs, sharedFreeMs);
        const haltedMs = clock.passedMs - halt.fromMs;
        if (haltedMs >= 0 && haltedMs < halt.forMs)
          readyMs = Math.max(readyMs, clock.now() + halt.forMs - haltedMs);
        if (readyMs > clock.now()) await clock.pass(readyMs - clock.now(), signal);
        signal.throwIfAborted();
        if (at + length - from > (cuts[count] ?? Infinity))
          throw new HttpProblem('the connection was cut', true);
        given += length;
        yield bytesAt(at, length);
      }
      if (cutsAtEnd && count > 0) throw new HttpProblem('the connection was cut', true);
    } catch (error) {
      // Behaves like a socket that is destroyed while it is read.
      throw error === CLOSED ? new HttpProblem('the connection was cut', true) : error;
    } finally {
      open.delete(count);
    }
  }

  return {
    asked,
    givenBytes: () => given,
    open: () => open.size,
    mostOpen: () => most,
    read: async (url, range, signal) => {
      signal.throwIfAborted();
      const shown = typeof etag === 'function' ? etag(asked.length) : etag;
      const isOther = range.ifRange !== null && range.ifRange !== shown;
      const isPart = (range.fromByte > 0 || range.endByte !== null) && !isOther;
      const used = (uses.get(url) ?? 0) + 1;
      uses.set(url, used);
      const served = isPart && ranges !== 'ignored' ? (ranges === 'refused' ? 416 : 206) : 200;
      const status = used > usesOfLink ? 403 : open.size >= mostOpen ? 503 : served;
      const count = asked.push({ ...range, atMs: clock.passedMs, status }) - 1;
      open.add(count);
      const closing = new AbortController();
      const close = (): void => {
        open.delete(count);
        closing.abort(CLOSED);
      };
      try {
        await clock.pass(latencyMs, signal);
      } catch (error) {
        close();
        throw error;
      }
      if (status >= 400) close();
      if (lost.includes(count)) {
        close();
        return { kind: 'lost', problem: 'the connection was refused' };
      }
      most = Math.max(most, open.size);
      const from = status === 206 ? range.fromByte : 0;
      const end = Math.min(totalBytes, (status === 206 ? range.endByte : null) ?? totalBytes);
      return {
        kind: 'head',
        head: {
          status,
          contentLength: String(status < 400 ? end - from : 0),
          contentRange: status === 206 ? `bytes ${from}-${end - 1}/${totalBytes + excess}` : null,
          etag: shown,
          retryAfter: null,
          detail: null,
          acceptsRanges: ranges !== 'unannounced',
        },
        body: body(count, from, status < 400 ? end : from, AbortSignal.any([signal, closing.signal])),
        close,
      };
    },
  };
}

/** A sink that takes bytes at its own rate, and checks each of them. */
export class PacedSink implements BundleSink {
  takenBytes = 0;
  /** How many bundles have begun. */
  begins = 0;
  /** Awaited at every piece. */
  onTake: () => Promise<unknown> | null = () => null;
  readonly #clock: VirtualClock;
  readonly #rate: number;

  /** `rate` in bytes per millisecond. */
  constructor(clock: VirtualClock, rate: number) {
    this.#clock = clock;
    this.#rate = rate;
  }

  begin(): void {
    this.begins += 1;
    this.takenBytes = 0;
  }

  async write(bytes: Uint8Array): Promise<void> {
    await this.onTake();
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      const some = bytes.subarray(at, at + CHUNK_BYTES);
      if (Buffer.compare(some, bytesAt(this.takenBytes, some.length)) !== 0)
        throw new Error(`the bytes at ${this.takenBytes} are not those that belong there`);
      this.takenBytes += some.length;
    }
    if (this.#rate < Infinity) await this.#clock.pass(bytes.length / this.#rate);
  }

  close(): Promise<{ readonly bytes: number; readonly sha256: string }> {
    return Promise.resolve({ bytes: this.takenBytes, sha256: '' });
  }
}
