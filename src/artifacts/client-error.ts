import type { UploadRemedy } from '../core/failure.ts';
import type { Result } from '../text/parsed.ts';
import { redact } from '../text/redact.ts';

/** What became of one request to the artifact service. */
export type ArtifactReply<T> = Result<T, ClientError>;

/** What the artifact client threw. Its errors lose their class on the way, so only their texts distinguish them. */
export interface ClientError {
  readonly message: string;
  /** Of the HTTP answer or of the system, where there is one: `409`, `ECONNRESET`. */
  readonly code: string | null;
}

export interface UploadProblem {
  /** `passing`: worth another try, the whole upload. */
  readonly kind: 'passing' | 'final';
  /** One clause. */
  readonly problem: string;
  readonly remedy: UploadRemedy;
}

const PROBLEM_MAX_CHARS = 300;

/**
 * Judges an error of the artifact client. The client repeats requests that got a 429 or a 5xx answer by itself, so only
 * what it gives up at once is worth another try: a connection that broke.
 */
export function judgeClientError({ message, code }: ClientError): UploadProblem {
  const lost = /Unable to make request: (\w+)/.exec(message)?.[1];
  if (lost !== undefined)
    return { kind: 'passing', problem: `the connection broke (${lost})`, remedy: 'run-again' };
  if (/progress stalled/i.test(message))
    return { kind: 'passing', problem: 'nothing went up for five minutes', remedy: 'run-again' };
  if (/\(409\)/.test(message) || code === '409')
    return {
      kind: 'passing',
      problem: 'the name is taken by another artifact of this run',
      remedy: 'rename',
    };
  if (/storage quota/i.test(message))
    return {
      kind: 'final',
      problem: 'the storage quota for artifacts is used up',
      remedy: 'free-storage',
    };
  const mayPass = /after \d+ attempts|does not answer|^5\d\d$|^429$/;
  const remedy = mayPass.test(message) || mayPass.test(code ?? '') ? 'run-again' : 'check';
  return { kind: 'final', problem: clauseOf(message, code), remedy };
}

/** What V8 says of a text that is no JSON, up to the end of the sentence. */
const JSON_ERROR =
  /(?:Unexpected end of JSON input|(?:Unexpected|Expected|Unterminated|Bad|Invalid) .{0,200}?(?:is not valid JSON|JSON at position \d+(?: \(line \d+ column \d+\))?))/s;

/** The client reports an answer without JSON without its status: it is added, where it is known. */
export function withStatus(text: string, status: number | null): string {
  return status === null
    ? text
    : text.replace(JSON_ERROR, `Failed request: (${status}), with an answer that is no JSON`);
}

/**
 * A line that the artifact client prints: what it asks the runner for (`debug`, `warning`, `add-mask`), `null` where it is
 * for the log, and its text.
 */
export function readClientLine(line: string): { readonly command: string | null; readonly text: string } {
  const [, command, data] = /^::([a-z-]+)[^:]*::(.*)$/.exec(line) ?? [];
  if (command === undefined || data === undefined) return { command: null, text: line };
  // Commands escape these three.
  return { command, text: data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%') };
}

/** The status of the answer in a line; `null` for any other line. The client prints it for each answer. */
export function readStatus(line: string): number | null {
  const [, status] = /^::debug::\[Response\] - (\d{3})$/.exec(line) ?? [];
  return status === undefined ? null : Number(status);
}

/** The first line of a text of the client or the service, as one clause. */
function clauseOf(message: string, code: string | null): string {
  const line = redact(message.trim().split(/[\r\n]/, 1)[0] ?? '')
    .replace('Received non-retryable error: ', '')
    .slice(0, PROBLEM_MAX_CHARS)
    .replace(/[\s.:]+$/, '');
  if (line === '') return code === null ? 'the artifact client gave no reason' : `it failed with ${code}`;
  return line.charAt(0).toLowerCase() + line.slice(1);
}
