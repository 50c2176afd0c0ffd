import { lookup } from 'node:dns';
import type { Agent, IncomingMessage, RequestOptions } from 'node:http';
import * as tls from 'node:tls';
import { HttpClient, type HttpClientResponse } from '@actions/http-client';
import { isLoopback } from '../../inputs/addresses.ts';
import type { CaCertificate } from '../../inputs/service-inputs.ts';
import type { RequestWatch } from './request-watch.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `null` sends none, `''` an empty one (`Content-Length: 0`). */
  readonly body: string | null;
}

/** With the version of package.json. */
export const USER_AGENT = 'static-docs-export/0.1.0';
/** Longer than any request of ours: our own limits end it first, and http-client's time-out text has the query in it. */
const CLIENT_TIMEOUT_MS = 2 ** 31 - 1;

/** Of one answer. Node takes 16 KiB, but sites send long policies and lists of files to preload, and browsers take 256 KiB. */
const HEADERS_MAX_BYTES = 256 * 1024;

// For a proxy's password the tunnel calls `Buffer()`, and Node would warn of that in the log of every run. With
// `--no-deprecation` the property cannot be written.
if (process.noDeprecation !== true) process.noDeprecation = true;

/** A client of `@actions/http-client` whose requests are ended by a `RequestWatch`. */
export class WatchedClient extends HttpClient {
  #watch: RequestWatch | null = null;
  /** For requests to this machine; made when it is first needed. */
  #direct: Agent | null = null;
  readonly #keepAlive: boolean;

  constructor(keepAlive: boolean, userAgent: string) {
    super(userAgent, [], {
      allowRedirects: false,
      allowRetries: false,
      socketTimeout: CLIENT_TIMEOUT_MS,
      keepAlive,
    });
    this.#keepAlive = keepAlive;
  }

  async requestUnder(
    watch: RequestWatch,
    { method, url, body, headers }: HttpRequest,
  ): Promise<HttpClientResponse> {
    // The request is begun before the first pause, so that this is still the watch then.
    this.#watch = watch;
    return await this.request(method, url, body, { ...headers });
  }

  /** The documented hook through which every request goes: only here the request object can be reached. */
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
    info.options.maxHeaderSize = HEADERS_MAX_BYTES;
    const { httpModule } = info;
    const { hostname } = info.parsedUrl;
    if (isLoopback(hostname)) {
      // The client knows fewer names of this machine, and would ask a proxy for the others: with the key, in plain text.
      this.#direct ??= new httpModule.Agent({ keepAlive: this.#keepAlive });
      info.options.agent = this.#direct;
      // Nor does a name server decide where they lead.
      if (hostname.endsWith('.localhost')) info.options.lookup = lookupLocalhost;
    }
    const secure = info.parsedUrl.protocol === 'https:';
    const request = ((options: RequestOptions, callback: (m: IncomingMessage) => void) => {
      const made = httpModule.request(options, callback);
      watch.begin((error) => {
        // Without the error: an idle keep-alive socket has no error listener.
        made.destroy();
        // A request that waits for a proxy has no socket yet, and emits nothing when it is destroyed.
        onResult(error);
      });
      // The client stops listening when the head has come.
      made.on('error', () => undefined);
      // A change of protocol that nobody asked for (101) ends the connection without an error.
      made.on('upgrade', (_answer, socket) => {
        socket.destroy();
        onResult(new Error('socket hang up'));
      });
      made.on('information', () => {
        watch.gotInterimAnswer();
      });
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

const lookupLocalhost: typeof lookup = ((_name: string, ...rest: [never, never]) => {
  lookup('localhost', ...rest);
}) as typeof lookup;

/**
 * Makes every TLS connection of this process trust a certificate, if there is one, beside Node's own and the system's
 * authorities. The inputs refuse one where Node has no such function (`takesAuthorities`).
 * It is set for the process, because http-client's proxy tunnel accepts no certificates.
 */
export function trustAlso(pem: CaCertificate | null): void {
  if (pem === null) return;
  tls.setDefaultCACertificates([
    ...tls.getCACertificates('default'),
    ...tls.getCACertificates('system'),
    pem,
  ]);
}
