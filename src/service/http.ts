import { HttpClient, type HttpClientResponse } from '@actions/http-client';
import type { IncomingMessage, RequestOptions } from 'node:http';
import type { Clock } from '../flows/ports.ts';
import { BodyCut } from '../flows/ports.ts';
import { HttpProblem, namedProblem } from './http-problem.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `null` sends none, `''` an empty one (`Content-Length: 0`). */
  readonly body: string | null;
}

/** Time limits of one request, in milliseconds. */
export interface HttpLimits {
  /** Until the connection stands (name, TCP, proxy, TLS). */
  readonly connectMs: number;
  /** Between two signs of life: until the answer's head, then between chunks. */
  readonly idleMs: number;
  /** From start to the last byte; `null`: none, for downloads of any length. */
  readonly totalMs: number | null;
}

export interface HttpAnswer {
  readonly status: number;
  /** The header's value; `null` when absent. Repeated headers are joined. */
  readonly header: (name: string) => string | null;
  /** Chunks as they come; throws `BodyCut` when they end before the body's own length. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Drops the rest of the body. */
  readonly close: () => void;
}

export const USER_AGENT = 'static-docs-export';

export type SendHttp = (request: HttpRequest, limits: HttpLimits, signal: AbortSignal) => Promise<HttpAnswer>;

/** Longer than any request of ours: our own limits end it first, and http-client's time-out text has the query in it. */
const CLIENT_TIMEOUT_MS = 2 ** 31 - 1;

export interface HttpSenderOptions {
  readonly clock: Clock;
  readonly userAgent: string;
  /**
   * Whether a connection is used again for the next request. Not for a POST: when it dies under one, nobody knows
   * whether it arrived.
   */
  readonly keepsConnections: boolean;
}

/**
 * Sends requests through `@actions/http-client`, for its proxy support, and closes its traps: no redirect is
 * followed, a cut body is an error, time-outs are ours. Rejects with `HttpProblem`, or the signal's reason.
 */
export function httpSender({ clock, userAgent, keepsConnections }: HttpSenderOptions): SendHttp {
  // http-client keeps one agent, made for the protocol of its first request.
  const kept = new Map<string, WatchedClient>();
  const clientFor = (url: string): WatchedClient => {
    if (!keepsConnections) return new WatchedClient(userAgent, false);
    const { protocol } = new URL(url);
    const client = kept.get(protocol) ?? new WatchedClient(userAgent, true);
    kept.set(protocol, client);
    return client;
  };
  return async (request, limits, signal) => {
    for (;;) {
      signal.throwIfAborted();
      const watch = new Watch(clock, limits, signal);
      try {
        const client = clientFor(request.url);
        const headers = { ...request.headers };
        const response = await client.requestUnder(watch, request, headers);
        watch.connected();
        return answerOf(response.message, watch);
      } catch (error) {
        watch.end();
        if (signal.aborted) throw signal.reason;
        // The server closed a connection while it lay idle: that says nothing of the request.
        if (watch.usesOldConnection && watch.problem === null) continue;
        throw watch.problem ?? namedProblem(error, watch.mayHaveArrived);
      }
    }
  };
}

function answerOf(message: IncomingMessage, watch: Watch): HttpAnswer {
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

async function* chunksOf(message: IncomingMessage, watch: Watch): AsyncGenerator<Uint8Array> {
  try {
    const chunks = message[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
    for (;;) {
      watch.awaitSignOfLife();
      const next = await chunks.next();
      watch.gotSignOfLife();
      if (next.done === true) break;
      yield next.value;
    }
    if (!message.complete) throw new BodyCut('the connection was cut');
  } catch (error) {
    watch.rethrowAbort();
    if (error instanceof BodyCut) throw error;
    throw new BodyCut((watch.problem ?? namedProblem(error, true)).message, { cause: error });
  } finally {
    watch.end();
    message.destroy();
  }
}

/** The clocks of one request, and how far it got. */
class Watch {
  mayHaveArrived = false;
  usesOldConnection = false;
  problem: HttpProblem | null = null;
  readonly #clock: Clock;
  readonly #limits: HttpLimits;
  readonly #signal: AbortSignal;
  #destroy: (error: Error) => void = () => undefined;
  #cancelPhase: () => void = () => undefined;
  #isWatchingIdle = false;
  #waitsSinceMs: number | null = null;
  #cancelTotal: () => void = () => undefined;
  readonly #onAbort = (): void => {
    this.#destroy(new Error('aborted'));
  };

  constructor(clock: Clock, limits: HttpLimits, signal: AbortSignal) {
    this.#clock = clock;
    this.#limits = limits;
    this.#signal = signal;
  }

  begin(destroy: (error: Error) => void): void {
    this.#destroy = destroy;
    this.#signal.addEventListener('abort', this.#onAbort, { once: true });
    this.#cancelPhase = this.#clock.after(this.#limits.connectMs, () => {
      this.#give('no connection', this.#limits.connectMs);
    });
    const { totalMs } = this.#limits;
    if (totalMs !== null)
      this.#cancelTotal = this.#clock.after(totalMs, () => {
        this.#give('no complete answer', totalMs);
      });
  }

  connected(): void {
    this.mayHaveArrived = true;
    this.awaitSignOfLife();
  }

  /** From here on the other side is to be heard of, again and again, until `gotSignOfLife` says that it is our turn. */
  awaitSignOfLife(): void {
    this.#waitsSinceMs = this.#clock.now();
    this.#watchIdle(this.#limits.idleMs);
  }

  gotSignOfLife(): void {
    this.#waitsSinceMs = null;
  }

  rethrowAbort(): void {
    if (this.#signal.aborted) throw this.#signal.reason;
  }

  end(): void {
    this.#cancelPhase();
    this.#cancelTotal();
    this.#signal.removeEventListener('abort', this.#onAbort);
  }

  /** One timer for many waits: it looks at how long the last one has taken when it fires. */
  #watchIdle(afterMs: number): void {
    if (this.#isWatchingIdle) return;
    this.#cancelPhase();
    this.#isWatchingIdle = true;
    this.#cancelPhase = this.#clock.after(afterMs, () => {
      this.#isWatchingIdle = false;
      if (this.#waitsSinceMs === null) return;
      const restMs = this.#waitsSinceMs + this.#limits.idleMs - this.#clock.now();
      if (restMs > 0) this.#watchIdle(restMs);
      else this.#give('nothing came', this.#limits.idleMs);
    });
  }

  #give(what: string, ms: number): void {
    this.problem = new HttpProblem(`${what} for ${Math.round(ms / 1000)} s`, this.mayHaveArrived, false);
    this.#destroy(this.problem);
  }
}

class WatchedClient extends HttpClient {
  #watch: Watch | null = null;

  constructor(userAgent: string, keepAlive: boolean) {
    super(userAgent, [], {
      allowRedirects: false,
      allowRetries: false,
      socketTimeout: CLIENT_TIMEOUT_MS,
      keepAlive,
    });
  }

  async requestUnder(
    watch: Watch,
    { method, url, body }: HttpRequest,
    headers: Record<string, string>,
  ): Promise<HttpClientResponse> {
    // The request is begun before the first pause, so that this is still the watch then.
    this.#watch = watch;
    return await this.request(method, url, body, headers);
  }

  /** The documented hook through which every request goes: here the request itself comes to hand. */
  override requestRawWithCallback(
    info: Parameters<HttpClient['requestRawWithCallback']>[0],
    data: string,
    onResult: (error?: Error, response?: HttpClientResponse) => void,
  ): void {
    const watch = this.#watch;
    if (watch === null) throw new Error('a request that nobody watches');
    // The client passes a URL's `[::1]` on as a host name, brackets and all, which no resolver knows.
    const { host } = info.options;
    if (host?.startsWith('[') === true) info.options.host = host.slice(1, -1);
    const { httpModule } = info;
    const secure = info.parsedUrl.protocol === 'https:';
    const request = ((options: RequestOptions, callback: (m: IncomingMessage) => void) => {
      const made = httpModule.request(options, callback);
      watch.begin((error) => {
        // Without the error: a connection that is just being put aside for the next request has nobody who hears it.
        made.destroy();
        // A request that waits for a proxy has no socket yet, and tells nobody that it is destroyed.
        onResult(error);
      });
      // The client stops listening when the head has come.
      made.on('error', () => undefined);
      made.on('socket', (socket) => {
        watch.usesOldConnection = made.reusedSocket;
        const ready = secure ? 'secureConnect' : 'connect';
        // A socket from a proxy's tunnel is ready when it is handed over.
        if (socket.connecting || (secure && !('authorized' in socket && socket.authorized))) {
          socket.once(ready, () => {
            watch.connected();
          });
        } else {
          watch.connected();
        }
      });
      return made;
    }) as typeof httpModule.request;
    // Not a copy: reading every name of `node:http` has Node load an undici of its own, a quarter of the start.
    const watched = Object.create(httpModule, { request: { value: request } }) as typeof httpModule;
    super.requestRawWithCallback({ ...info, httpModule: watched }, data, onResult);
  }
}
