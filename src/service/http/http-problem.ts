import { getProxyUrl } from '@actions/http-client/lib/proxy';
import { Failure } from '../../core/failure.ts';
import { addressForProxy } from '../../inputs/addresses.ts';
import { hostOf, redact } from '../../text/redact.ts';

/**
 * `lost`: asking again may help, which is no use for the others. `untrusted`: the server's certificate is not trusted.
 * `proxy-untrusted`, `proxy-refused`: the same of the proxy, or it wants other credentials.
 */
export type ProblemKind = 'lost' | 'untrusted' | 'proxy-untrusted' | 'proxy-refused';

/** A request that had no usable answer. `message` is one clause without any query string. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  /** `false` only when the request surely never reached the server. */
  readonly mayHaveArrived: boolean;
  readonly kind: ProblemKind;

  constructor(message: string, mayHaveArrived: boolean, kind: ProblemKind = 'lost', cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.mayHaveArrived = mayHaveArrived;
    this.kind = kind;
  }
}

/** What a problem with a request to `url` ends the run with; `null`: asking again may help. */
export function finalFailure({ kind, message }: HttpProblem, url: string): Failure | null {
  switch (kind) {
    case 'lost':
      return null;
    case 'untrusted':
      return new Failure('certificate-untrusted', { host: hostOf(url), problem: message });
    case 'proxy-untrusted':
      return new Failure('certificate-untrusted', { host: proxyHostFor(url), problem: message });
    case 'proxy-refused':
      return proxyRefusal(url);
  }
}

/** The status by which a proxy asks for credentials. Nobody else may answer with it (RFC 9110, 15.5.8). */
export const PROXY_REFUSES = 407;

export function proxyRefusal(url: string): Failure<'proxy-refused'> {
  return new Failure('proxy-refused', { host: proxyHostFor(url) });
}

/** The proxy that the environment names for an address; the address's own host where it names none. */
function proxyHostFor(url: string): string {
  return getProxyUrl(addressForProxy(new URL(url)))?.host ?? hostOf(url);
}

const CLAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was cut',
  ERR_STREAM_PREMATURE_CLOSE: 'the connection was cut',
  EPIPE: 'the connection was cut',
  ECONNABORTED: 'the connection was cut',
  ENOTFOUND: 'its host name does not exist',
  EAI_AGAIN: 'its host name could not be looked up',
  ETIMEDOUT: 'the connection timed out',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its network cannot be reached',
  EPROTO: 'the TLS handshake failed',
};

/** OpenSSL's names for a certificate that does not lead to a trusted authority, or is not of this host. */
const UNTRUSTED =
  /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY|DECRYPT|DECODE)_|ERR_TLS_CERT_|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)/;

/** OpenSSL's words for a server that knows only versions that are too old. */
const OLD_TLS = /unsupported protocol|alert protocol version/;

/** Puts an error of Node, or of the proxy tunnel, into one clause. */
export function namedProblem(error: unknown, mayHaveArrived: boolean): HttpProblem {
  if (error instanceof HttpProblem) return error;
  // The tunnel gives every trouble with the proxy the code ECONNRESET and tells the real one in its text.
  const tunnel = /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))/s.exec(
    messageOf(error),
  );
  if (tunnel !== null) return tunnelProblem(tunnel[1], tunnel[2] ?? '', error);
  const code = codeOf(error);
  // The handshake comes before the request: with an untrusted certificate nothing was sent.
  if (UNTRUSTED.test(code)) return new HttpProblem(code, false, 'untrusted', error);
  return new HttpProblem(clauseOf(error, code), mayHaveArrived, 'lost', error);
}

/** Before there is a tunnel nothing was sent to the server. */
function tunnelProblem(status: string | undefined, cause: string, error: unknown): HttpProblem {
  if (status !== undefined) {
    const kind = Number(status) === PROXY_REFUSES ? 'proxy-refused' : 'lost';
    return new HttpProblem(`the proxy refused the connection (${status})`, false, kind, error);
  }
  // OpenSSL's sentences have no code here.
  const kind = /certificate/i.test(cause) ? 'proxy-untrusted' : 'lost';
  return new HttpProblem(kind === 'lost' ? `the proxy cannot be used (${cause})` : cause, false, kind, error);
}

function clauseOf(error: unknown, code: string): string {
  if (OLD_TLS.test(messageOf(error))) return 'it does not speak TLS 1.2 or later';
  const clause = CLAUSES[code];
  if (clause !== undefined) return clause;
  if (code.startsWith('HPE_')) return `its answer is not HTTP (${code})`;
  const text = messageOf(error);
  if (text === 'aborted' || text === 'socket hang up') return 'the connection was cut';
  return code === '' ? text || 'the connection failed' : `the connection failed (${code})`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? redact(error.message) : '';
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
