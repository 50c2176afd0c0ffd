import { createHash } from 'node:crypto';
import type { Unpacked } from '../../src/archive/tree.ts';
import type { CheckStaging } from '../../src/check/check-site.ts';
import { Failure, isFailure, type FailureCode, type FailureFacts } from '../../src/core/failure.ts';
import type { Emit } from '../../src/core/run.ts';
import type { ArrivingBundle, BundleSink } from '../../src/download/sink.ts';
import type { Staging } from '../../src/export/export-bundle.ts';
import type { JobRecords } from '../../src/job/reattach.ts';
import type { RunEvent } from '../../src/report/event.ts';
import type { ExportService, StartRequest } from '../../src/service/api.ts';
import { HttpProblem } from '../../src/service/http/http-problem.ts';
import type { Reply } from '../../src/service/reply.ts';
import type { BundleStore, StoreRange, StoreReply } from '../../src/service/store.ts';
import type { SiteStaging } from '../../src/site/inspect-site.ts';
import type { SiteCare } from '../../src/site/site-inputs.ts';
import type { UploadStaging } from '../../src/upload/parcel.ts';
import type { ArtifactService } from '../../src/upload/upload.ts';
import { listedSite } from './listed-site.ts';
import type { VirtualClock } from './virtual-clock.ts';

// --- what was told ----------------------------------------------------------------------------------------------

type EventOf<K extends RunEvent['kind']> = Extract<RunEvent, { kind: K }>;

export interface EventLog {
  readonly emit: Emit<RunEvent>;
  readonly all: readonly RunEvent[];
  readonly of: <K extends RunEvent['kind']>(kind: K) => readonly EventOf<K>[];
}

export function listener(): EventLog {
  const all: RunEvent[] = [];
  return {
    all,
    emit: (event) => void all.push(event),
    of: <K extends RunEvent['kind']>(kind: K) =>
      all.filter((event): event is EventOf<K> => event.kind === kind),
  };
}

// --- how it ended -----------------------------------------------------------------------------------------------

/** The failure that ended the work; throws whatever else it was. */
export async function failureOf<C extends FailureCode>(
  work: Promise<unknown>,
  code: C,
): Promise<FailureFacts[C]> {
  let value: unknown;
  try {
    value = await work;
  } catch (error) {
    if (isFailure(error, code)) return error.facts;
    if (error instanceof Failure)
      throw new Error(`it failed with '${error.code}' ${JSON.stringify(error.facts)}`, { cause: error });
    throw error;
  }
  throw new Error(`it did not fail, but gave ${JSON.stringify(value)}`);
}

// --- the API ----------------------------------------------------------------------------------------------------

export function answer(
  status: number,
  json: unknown,
  more: { retryAfter?: string; location?: string } = {},
): Reply {
  return {
    kind: 'answer',
    status,
    json,
    retryAfter: more.retryAfter ?? null,
    location: more.location ?? null,
  };
}

export const refused = (status: number, retryAfter?: string): Reply =>
  answer(status, { error: `said ${status}` }, retryAfter === undefined ? {} : { retryAfter });

/** The connection broke: the request may have arrived. */
export const RESET: Reply = { kind: 'lost', problem: 'the connection was cut', mayHaveArrived: true };
/** The request surely never arrived. */
export const UNREACHED: Reply = {
  kind: 'lost',
  problem: 'the connection was refused',
  mayHaveArrived: false,
};
export const HTML: Reply = answer(200, undefined);

export const running = (progress?: unknown, pageCount?: unknown): Reply =>
  answer(200, { jobId: 'job-1', status: 'running', progress, pageCount });
export const COMPLETED = answer(200, { jobId: 'job-1', status: 'completed', pageCount: 12 });
export const STARTED = answer(202, { jobId: 'job-1', status: 'queued' });

/**
 * The reply to request number `count` (from 0) of its kind, given `passedMs` after the beginning; the last of a list
 * stands for all after it.
 */
export type Script = readonly Reply[] | ((count: number, passedMs: number) => Reply | Promise<Reply>);

export interface Asked {
  readonly call: 'start' | 'status' | 'bundle';
  readonly atMs: number;
  readonly jobId: string | null;
  readonly start: StartRequest | null;
}

export interface ScriptedService extends ExportService {
  readonly asked: readonly Asked[];
  readonly times: (call: Asked['call']) => readonly number[];
}

/** An API that answers by script, each request after `tookMs`. */
export function scriptedService(
  clock: VirtualClock,
  scripts: Partial<Record<Asked['call'], Script>>,
  tookMs = 0,
): ScriptedService {
  const asked: Asked[] = [];
  const reply = async (
    call: Asked['call'],
    facts: Pick<Asked, 'jobId' | 'start'>,
    signal: AbortSignal,
  ): Promise<Reply> => {
    signal.throwIfAborted();
    const count = asked.filter((other) => other.call === call).length;
    asked.push({ call, atMs: clock.passedMs, ...facts });
    if (tookMs > 0) await clock.pass(tookMs, signal);
    const script = scripts[call] ?? [];
    const said =
      typeof script === 'function' ? script(count, clock.passedMs) : (script[count] ?? script.at(-1));
    if (said === undefined) throw new Error(`the test has no answer to '${call}'`);
    return await untilAborted(Promise.resolve(said), signal);
  };
  return {
    asked,
    times: (call) => asked.filter((one) => one.call === call).map(({ atMs }) => atMs),
    start: (request, signal) => reply('start', { jobId: null, start: request }, signal),
    status: (jobId, signal) => reply('status', { jobId, start: null }, signal),
    bundle: (jobId, signal) => reply('bundle', { jobId, start: null }, signal),
  };
}

/** An answer that never comes is waited for until the signal is aborted, as a real request is. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const stop = (): void => {
    reject(signal.reason as Error);
  };
  signal.addEventListener('abort', stop, { once: true });
  void work.then(resolve, reject).finally(() => {
    signal.removeEventListener('abort', stop);
  });
  return promise;
}

// --- the store --------------------------------------------------------------------------------------------------

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
    oddity: string;
  }>;
  /** How the body ends: as it should; cut; or silent, until 30 s have passed. */
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

/** What `service/store` makes of a silent body. */
const STALL_MS = 30_000;

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
        oddity: headers.oddity ?? null,
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

export const ETAG = '"v1"';

/** The whole of `bytes`, or what a well-behaved store gives for the range. */
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

// --- the disk ---------------------------------------------------------------------------------------------------

export class MemorySink implements BundleSink {
  bytes = Buffer.alloc(0);
  arriving: ArrivingBundle | null = null;
  /** How often it began anew. */
  resets = -1;
  finished = false;

  begin(arriving: ArrivingBundle): void {
    this.arriving = arriving;
    this.bytes = Buffer.alloc(0);
    this.resets += 1;
  }

  write(chunk: Uint8Array): Promise<void> {
    if (this.finished) throw new Error('taken after the end');
    this.bytes = Buffer.concat([this.bytes, chunk]);
    return Promise.resolve();
  }

  close(): Promise<{ readonly bytes: number; readonly sha256: string }> {
    this.finished = true;
    return Promise.resolve({ bytes: this.bytes.length, sha256: sha256(this.bytes) });
  }
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export interface ScriptedStaging extends Staging, UploadStaging, SiteStaging, CheckStaging {
  readonly sink: MemorySink;
  readonly did: string[];
  /** Path → text. */
  readonly secrets: ReadonlyMap<string, string>;
  /** Path → text. */
  readonly drafts: ReadonlyMap<string, string>;
}

/** What every bundle unpacks to. */
export const SITE_CONTENTS = { 'index.html': '<h1>Home</h1>', 'a/b.html': '<h1>B</h1>', 'a/c.css': '' };

/** For runs that upload nothing. */
export const NO_ARTIFACTS: ArtifactService = {
  removeNewest: () => Promise.reject(new Error('no artifact is to be removed')),
  send: () => Promise.reject(new Error('nothing is to be uploaded')),
};

/** For runs that ask nothing of the site. */
export const ANY_SITE: SiteCare = {
  manifestPath: null,
  comparison: null,
  gates: { minPages: 0, maxPageDrop: null, needsIndex: false },
};

/** For runs that keep no job for a later attempt. */
export const NO_RECORDS: JobRecords = {
  obstacle: null,
  attempt: 1,
  digest: () => {
    throw new Error('nothing is to be hashed');
  },
  list: () => Promise.reject(new Error('nothing is to be listed')),
  keep: () => Promise.reject(new Error('nothing is to be kept')),
};

/** Staging that unpacks on the way, unless it is `stillPacked`. */
export function scriptedStaging(
  unpack: () => Promise<Unpacked> = () =>
    Promise.resolve({ format: 'tar.gz', fileCount: 3, siteBytes: 4096 }),
  stillPacked = false,
): ScriptedStaging {
  const sink = new MemorySink();
  const did: string[] = [];
  const secrets = new Map<string, string>();
  const drafts = new Map<string, string>();
  return {
    sink,
    did,
    secrets,
    drafts,
    siteFiles: () => listedSite(SITE_CONTENTS),
    draft: (path, text) => {
      did.push('draft');
      drafts.set(path, [...text].join(''));
    },
    draftLists: <N extends string>(lists: Readonly<Record<N, Iterable<string>>>) => {
      did.push('draft lists');
      const names = Object.keys(lists) as N[];
      for (const name of names) drafts.set(name, [...lists[name]].join(''));
      return Object.fromEntries(names.map((name) => [name, `/t/${name}`])) as Record<N, string>;
    },
    inspect: () => {
      did.push('inspect');
      return { paths: ['index.html', 'a/b.html'], tarBytes: 10_240 };
    },
    pack: ({ kind }) => {
      did.push(`pack ${kind}`);
      return Promise.resolve({ root: '/t', files: ['/t/a', '/t/b'], zip: kind !== 'bundle' });
    },
    writeSecret: (path, text) => {
      did.push('write secret');
      secrets.set(path, text);
    },
    readSite: () => Promise.reject(new Error('nothing is to be checked')),
    draftReport: (path) => {
      did.push(`draft ${path}`);
      return `/t${path}`;
    },
    keepReport: (draft, path) => void did.push(`keep ${draft} as ${path}`),
    publishReport: (path) => void did.push(`publish ${path}`),
    openSink: (request) => {
      did.push(request === null ? 'open' : 'open to unpack');
      return sink;
    },
    unpack: async (emit) => {
      if (stillPacked) emit({ kind: 'phase', phase: 'unpack' });
      did.push('unpack');
      return await unpack();
    },
    publish: () => void did.push('publish'),
  };
}
