import { lookup } from 'node:dns';
import * as http from 'node:http';
import type { Agent, IncomingMessage, RequestOptions } from 'node:http';
import * as https from 'node:https';
import * as tls from 'node:tls';
import { HttpClient } from '@actions/http-client';
import { addressForProxy, isLoopback } from '../../inputs/addresses.ts';
import type { RequestWatch } from './request-watch.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** `null` sends none, `''` an empty one (`Content-Length: 0`). */
  readonly body: string | null;
}

const USER_AGENT = 'static-docs-export';

/**
 * Makes requests that a `RequestWatch` ends. `@actions/http-client` only makes the agents: it knows proxies. Its own
 * requests would take a fifth of the time of a run that makes thousands, and their time-out text has the query in it.
 */
export class WatchedClient {
  readonly #keepAlive: boolean;
  /** Origin → agent: `NO_PROXY` decides by host. */
  readonly #kept = new Map<string, Agent>();

  constructor(keepAlive: boolean) {
    this.#keepAlive = keepAlive;
  }

  /** Resolves with the head of the answer. Rejects with errors of Node, of the proxy tunnel, or of the watch. */
  requestUnder(watch: RequestWatch, { method, url, body, headers }: HttpRequest): Promise<IncomingMessage> {
    const { protocol, hostname, port, pathname, search, origin } = new URL(url);
    const isSecure = protocol === 'https:';
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
    const options: RequestOptions = {
      method,
      // No resolver knows the brackets of `[::1]`.
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (isSecure ? 443 : 80) : port,
      path: `${pathname}${search}`,
      headers: { ...headers, ...length, 'user-agent': USER_AGENT },
      agent: this.#agentFor(origin, hostname),
      // Nor does a name server decide where these lead.
      ...(hostname.endsWith('.localhost') && { lookup: lookupLocalhost }),
    };
    return new Promise((resolve, reject) => {
      const request = (isSecure ? https.request : http.request)(options, resolve);
      watch.begin((error) => {
        // Without the error: an idle keep-alive socket has no error listener.
        request.destroy();
        // A request that waits for a proxy has no socket yet, and emits nothing when it is destroyed.
        reject(error);
      });
      request.on('error', reject);
      // A change of protocol that nobody asked for (101) ends the connection without an error.
      request.on('upgrade', (_answer, socket) => {
        socket.destroy();
        reject(new Error('socket hang up'));
      });
      request.on('information', () => {
        watch.gotInterimAnswer();
      });
      request.on('socket', (socket) => {
        watch.usesOldConnection = request.reusedSocket;
        // A socket from a proxy's tunnel is ready when it is handed over.
        if (socket.connecting || (isSecure && !('authorized' in socket && socket.authorized))) {
          socket.once(isSecure ? 'secureConnect' : 'connect', () => {
            watch.connected();
          });
        } else {
          watch.connected();
        }
      });
      request.end(body);
    });
  }

  #agentFor(origin: string, hostname: string): Agent {
    const kept = this.#kept.get(origin);
    if (kept !== undefined) return kept;
    const agent = newAgent(new URL(origin), hostname, this.#keepAlive);
    if (this.#keepAlive) this.#kept.set(origin, agent);
    return agent;
  }
}

function newAgent(origin: URL, hostname: string, keepAlive: boolean): Agent {
  // http-client knows fewer names of this machine, and would ask a proxy for the others: with the key, in plain text.
  if (isLoopback(hostname))
    return origin.protocol === 'https:' ? new https.Agent({ keepAlive }) : new http.Agent({ keepAlive });
  const client = new HttpClient(USER_AGENT, [], { keepAlive });
  return client.getAgent(addressForProxy(origin).href);
}

const lookupLocalhost: typeof lookup = ((_name: string, ...rest: [never, never]) => {
  lookup('localhost', ...rest);
}) as typeof lookup;

/**
 * Makes every TLS connection of this process trust `pem` beside Node's own and the system's authorities.
 * The inputs refuse a certificate where Node has no such function (`takesAuthorities`).
 * It is set for the process, because http-client's proxy tunnel takes no certificates of its own.
 */
export function trustAlso(pem: string): void {
  tls.setDefaultCACertificates([
    ...tls.getCACertificates('default'),
    ...tls.getCACertificates('system'),
    pem,
  ]);
}
