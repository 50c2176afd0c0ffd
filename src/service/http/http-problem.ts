import { Failure } from '../../core/failure.ts';
import { redact } from '../../text/redact.ts';

/** A request that had no usable answer, or a body that ended too early. `message` is one clause without any query string. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  /** `false` only when the request surely never reached the server. */
  readonly mayHaveArrived: boolean;
  /** What the run ends with when a retry is no use; `null`: a retry may help. */
  readonly failure: Failure | null;

  constructor(message: string, mayHaveArrived: boolean, failure: Failure | null = null, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.mayHaveArrived = mayHaveArrived;
    this.failure = failure;
  }
}

/** The server closed a connection of an earlier request while it lay idle, which says nothing of this one. */
export class ClosedConnection extends HttpProblem {}

/** The status by which a proxy asks for credentials. Nobody else may answer with it (RFC 9110, 15.5.8). */
export const PROXY_REFUSES = 407;

/** Where a request goes; `proxy` is the server itself where there is none. */
export interface Hosts {
  readonly server: string;
  readonly proxy: string;
}

const CLAUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: 'its headers are too long',
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
export function namedProblem(error: unknown, mayHaveArrived: boolean, hosts: Hosts): HttpProblem {
  // The tunnel gives every trouble with the proxy the code ECONNRESET and puts the real one into its text.
  const tunnel = /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))/s.exec(
    messageOf(error),
  );
  if (tunnel !== null) return tunnelProblem(tunnel[1], tunnel[2] ?? '', hosts.proxy);
  const code = codeOf(error);
  // The handshake comes before the request: with an untrusted certificate nothing was sent.
  return UNTRUSTED.test(code)
    ? untrusted(hosts.server, code)
    : new HttpProblem(clauseOf(error), mayHaveArrived, null, error);
}

/** Before there is a tunnel nothing was sent to the server. */
function tunnelProblem(status: string | undefined, cause: string, host: string): HttpProblem {
  if (status !== undefined) {
    const failure = Number(status) === PROXY_REFUSES ? new Failure('proxy-refused', { host }) : null;
    return new HttpProblem(`the proxy refused the connection (${status})`, false, failure);
  }
  // OpenSSL's sentences have no code here.
  return /certificate/i.test(cause)
    ? untrusted(host, cause)
    : new HttpProblem(`the proxy cannot be used (${cause})`, false);
}

function untrusted(host: string, problem: string): HttpProblem {
  return new HttpProblem(problem, false, new Failure('certificate-untrusted', { host, problem }));
}

/** What an error of Node says, as a clause. */
export function clauseOf(error: unknown): string {
  const text = messageOf(error);
  if (OLD_TLS.test(text)) return 'it does not speak TLS 1.2 or later';
  const code = codeOf(error);
  const clause = CLAUSES[code];
  if (clause !== undefined) return clause;
  if (code.startsWith('HPE_')) return `its answer is not HTTP (${code})`;
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
