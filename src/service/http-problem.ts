import { redactUrls } from '../rules/redact.ts';

/** A request that had no usable answer. `message` is one clause without any query string. */
export class HttpProblem extends Error {
  override readonly name = 'HttpProblem';
  /** `false` only when the request surely never reached the server. */
  readonly mayHaveArrived: boolean;
  /** The server's certificate is not trusted: asking again will not help. */
  readonly untrusted: boolean;

  constructor(message: string, mayHaveArrived: boolean, untrusted: boolean, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.mayHaveArrived = mayHaveArrived;
    this.untrusted = untrusted;
  }
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

/** Puts an error of Node, or of the proxy tunnel, into one clause. */
export function namedProblem(error: unknown, mayHaveArrived: boolean): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const code = codeOf(error);
  const untrusted = UNTRUSTED.test(code);
  // The handshake comes before the request: with an untrusted certificate nothing was sent.
  return new HttpProblem(clauseOf(error, code, untrusted), mayHaveArrived && !untrusted, untrusted, error);
}

function clauseOf(error: unknown, code: string, untrusted: boolean): string {
  if (untrusted) return code;
  // The tunnel gives every trouble with the proxy the code ECONNRESET and tells the real one in its text.
  const tunnel = /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))/.exec(
    messageOf(error),
  );
  if (tunnel !== null)
    return `the proxy ${tunnel[1] === undefined ? `cannot be used (${tunnel[2] ?? ''})` : `refused the connection (${tunnel[1]})`}`;
  const clause = CLAUSES[code];
  if (clause !== undefined) return clause;
  if (code.startsWith('HPE_')) return `its answer is not HTTP (${code})`;
  const text = messageOf(error);
  if (text === 'aborted' || text === 'socket hang up') return 'the connection was cut';
  return code === '' ? text || 'the connection failed' : `the connection failed (${code})`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? redactUrls(error.message) : '';
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}
