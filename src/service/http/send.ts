import type { IncomingMessage } from 'node:http';
import { getProxyUrl } from '@actions/http-client/lib/proxy';
import { Failure } from '../../core/failure.ts';
import type { Clock } from '../../core/run.ts';
import { hostOf } from '../../text/redact.ts';
import {
  clauseOf,
  ClosedConnection,
  type Hosts,
  HttpProblem,
  namedProblem,
  PROXY_REFUSES,
} from './http-problem.ts';
import { type HttpLimits, RequestWatch } from './request-watch.ts';
import { type HttpRequest, USER_AGENT, WatchedClient } from './watched-client.ts';

export interface HttpAnswer {
  readonly status: number;
  /** The header's value; `null` when absent. Repeated headers are joined. */
  readonly header: (name: string) => string | null;
  /** Chunks as they come; throws `HttpProblem` when they end before the body's own length. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Drops the rest of the body. */
  readonly close: () => void;
}

export type SendHttp = (request: HttpRequest, limits: HttpLimits, signal: AbortSignal) => Promise<HttpAnswer>;

/**
 * Sends requests through `@actions/http-client`, for its proxy support, and closes its traps: no redirect is
 * followed, a cut body is an error, time-outs are ours. Rejects with `HttpProblem`, or the signal's reason.
 * `keepsConnections`: one connection serves several requests; rejects with `ClosedConnection` when it dies under one of
 * them. Not for a POST: then nobody knows whether it arrived.
 */
export function httpSender({
  clock,
  keepsConnections,
  userAgent = USER_AGENT,
}: {
  readonly clock: Clock;
  readonly keepsConnections: boolean;
  readonly userAgent?: string;
}): SendHttp {
  // http-client keeps one agent, made for the protocol of its first request.
  const kept = new Map<string, WatchedClient>();
  const clientFor = (url: string): WatchedClient => {
    if (!keepsConnections) return new WatchedClient(false, userAgent);
    const { protocol } = new URL(url);
    const client = kept.get(protocol) ?? new WatchedClient(true, userAgent);
    kept.set(protocol, client);
    return client;
  };
  return async (request, limits, signal) => {
    signal.throwIfAborted();
    const watch = new RequestWatch(clock, limits, signal);
    let answer: HttpAnswer;
    try {
      const { message } = await clientFor(request.url).requestUnder(watch, request);
      watch.connected();
      answer = answerOf(message, watch);
    } catch (error) {
      watch.end();
      signal.throwIfAborted();
      if (watch.usesOldConnection && watch.problem === null)
        throw new ClosedConnection(clauseOf(error), true);
      throw watch.problem ?? namedProblem(error, watch.mayHaveArrived, hostsOf(request.url));
    }
    if (answer.status !== PROXY_REFUSES) return answer;
    answer.close();
    const { proxy } = hostsOf(request.url);
    throw new HttpProblem(String(PROXY_REFUSES), true, new Failure('proxy-refused', { host: proxy }));
  };
}

function hostsOf(url: string): Hosts {
  const server = hostOf(url);
  return { server, proxy: getProxyUrl(new URL(url))?.host ?? server };
}

function answerOf(message: IncomingMessage, watch: RequestWatch): HttpAnswer {
  // Without a listener the error of a destroyed socket would be an uncaught one. Whoever reads the body hears of it.
  message.on('error', () => undefined);
  return {
    status: message.statusCode ?? 0,
    header: (name) => {
      const value = message.headers[name];
      return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value;
    },
    body: chunksOf(message, watch),
    close: () => {
      watch.end();
      message.destroy();
    },
  };
}

async function* chunksOf(message: IncomingMessage, watch: RequestWatch): AsyncGenerator<Uint8Array> {
  try {
    const chunks = message[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
    for (;;) {
      watch.awaitSignOfLife();
      const next = await chunks.next();
      watch.gotSignOfLife();
      if (next.done === true) break;
      yield next.value;
    }
  } catch (error) {
    watch.rethrowAbort();
    throw watch.problem ?? new HttpProblem(clauseOf(error), true, null, error);
  } finally {
    watch.end();
    message.destroy();
  }
  if (!message.complete) throw new HttpProblem('the connection was cut', true);
}
