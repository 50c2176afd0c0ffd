import type { ExportService, StartRequest } from '../../src/service/api.ts';
import type { Reply } from '../../src/service/reply.ts';
import type { VirtualClock } from './virtual-clock.ts';

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
 * The reply to request number `count` (from 0) of its kind, `passedMs` after the beginning; the last of a list applies
 * to all later requests.
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

/** A scripted API; each request takes `tookMs`. */
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

/** Waits for an answer that never comes until the signal is aborted, as a real request does. */
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
