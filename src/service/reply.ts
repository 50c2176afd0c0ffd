import { Failure, type RefusalCode, type ServiceCall } from '../core/failure.ts';
import { readRetryAfter } from '../core/retry.ts';
import { jsonFields } from '../text/parsed.ts';
import { redact } from '../text/redact.ts';
import { folded } from '../text/words.ts';

/** What came of one API request. */
export type Reply =
  | {
      readonly kind: 'answer';
      readonly status: number;
      /** The `Retry-After` header, as sent. */
      readonly retryAfter: string | null;
      /** The `Location` header of a 3xx, without its query. */
      readonly location: string | null;
      /** The parsed body; `undefined` when it is not JSON. */
      readonly json: unknown;
      /** It says that it is an HTML page. */
      readonly isPage?: boolean;
    }
  | {
      readonly kind: 'lost';
      /** One clause: what happened to the connection. */
      readonly problem: string;
      /** `false` only when the request surely never reached the service. */
      readonly mayHaveArrived: boolean;
    }
  /** A retry is no use: a certificate that is not trusted, or a proxy that refuses. */
  | { readonly kind: 'final'; readonly failure: Failure };

export type Judgement =
  /** `waitMs`: what `Retry-After` asks for before the next request; `null` when it does not. */
  | { readonly kind: 'ok'; readonly json: unknown; readonly waitMs: number | null }
  | { readonly kind: 'fatal'; readonly failure: Failure }
  | {
      readonly kind: 'retry';
      readonly problem: string;
      /** What `Retry-After` asks for, in milliseconds; `null` when it does not. */
      readonly waitMs: number | null;
      /** The service surely did not act on the request, so that a start may be retried. */
      readonly notActedOn: boolean;
      /** The failure to end with when waiting was in vain; `null` for `service-unavailable`. */
      readonly failure: Failure | null;
      readonly status: number | null;
    };

/** Longest `error` text that we show: some proxies answer with whole pages. */
const DETAIL_MAX_CHARS = 500;

const REFUSALS: Readonly<Record<number, RefusalCode>> = {
  401: 'key-refused',
  403: 'not-allowed',
  404: 'not-found',
  409: 'conflict',
};

/**
 * Decides what one reply means for the call that it belongs to.
 * Source: the error rules of the service's API; codes that it does not describe are read as HTTP defines them.
 */
export function judgeReply(doing: ServiceCall, reply: Reply, nowMs: number): Judgement {
  switch (reply.kind) {
    case 'final':
      return fatal(reply.failure);
    case 'lost':
      return retry(reply.problem, { notActedOn: !reply.mayHaveArrived });
    case 'answer':
      return judgeAnswer(doing, reply, nowMs);
  }
}

type Answer = Extract<Reply, { kind: 'answer' }>;

function judgeAnswer(doing: ServiceCall, answer: Answer, nowMs: number): Judgement {
  const { status } = answer;
  const detail = readErrorText(answer.json);
  const waitMs = readRetryAfter(answer.retryAfter, nowMs);
  const refusal = { doing, status, detail, ...(waitMs !== null && { waitMs }) };
  if (status >= 200 && status < 300) {
    return answer.json === undefined
      ? retry(
          `it answered with ${answer.isPage === true ? 'an HTML page, which' : 'something that'} is not JSON`,
          { status },
        )
      : { kind: 'ok', json: answer.json, waitMs };
  }
  if (status >= 300 && status < 400) {
    return fatal(new Failure('api-redirects', { ...refusal, location: answer.location ?? 'nowhere' }));
  }
  const said = detail === null ? '' : `: ${detail}`;
  if (status === 429) {
    return retry(`it answered 429 (too many requests)${said}`, {
      waitMs,
      notActedOn: true,
      failure: new Failure('rate-limited', refusal),
      status,
    });
  }
  if (status >= 500 || status === 408 || status === 425) {
    return retry(`it answered ${status}${said}`, { waitMs, notActedOn: status === 503, status });
  }
  return fatal(new Failure(REFUSALS[status] ?? 'request-refused', refusal));
}

function fatal(failure: Failure): Judgement {
  return { kind: 'fatal', failure };
}

type RetryFacts = Partial<Omit<Extract<Judgement, { kind: 'retry' }>, 'kind' | 'problem'>>;

function retry(problem: string, facts: RetryFacts): Judgement {
  return {
    kind: 'retry',
    problem,
    waitMs: null,
    notActedOn: false,
    failure: null,
    status: null,
    ...facts,
  };
}

/** The service's `error` text, on one line; `null` when the body has none. */
export function readErrorText(json: unknown): string | null {
  const { error, message } = jsonFields(json) ?? {};
  const texts = [error, jsonFields(error)?.['message'], message];
  const text = texts.find((one) => typeof one === 'string');
  if (text === undefined) return null;
  // A control character would break the line of the log.
  const line = folded(redact(text)).trim();
  if (line === '') return null;
  return line.length > DETAIL_MAX_CHARS ? `${line.slice(0, DETAIL_MAX_CHARS)} …` : line;
}
