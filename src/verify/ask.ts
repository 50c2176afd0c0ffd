import { readRetryAfter } from '../core/retry.ts';
import type { Clock } from '../core/run.ts';
import { HttpProblem } from '../service/http/http-problem.ts';
import type { HttpLimits } from '../service/http/request-watch.ts';
import type { HttpAnswer, SendHttp } from '../service/http/send.ts';
import type { Answer } from './answer.ts';
import { HELD_MAX_BYTES, readBody, type BodyLimits } from './read-body.ts';

export interface Question extends BodyLimits {
  readonly url: string;
  /** Called before each request; `false`: the budget is used up, and there is no answer. */
  readonly takeRequest: () => boolean;
}

/** Requests an address. Rejects with the signal's reason, `certificate-untrusted` or `proxy-refused`. */
export type Ask = (question: Question, signal: AbortSignal) => Promise<Answer | null>;

/** Readers do not wait longer for a page to begin. */
const LIMITS: HttpLimits = { connectMs: 15_000, idleMs: 30_000, totalMs: 10 * 60_000 };
const REDIRECTS_MAX = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** Apache's MultiViews serves `guide.rsc` at `/guide` to those who do not prefer a page. */
const ACCEPT = 'text/html,*/*;q=0.8';
/** The body of a redirect is not needed; a short one is read, so that its connection serves further requests. */
const IGNORED: BodyLimits = { mostBytes: 64 * 1024, keepsBytes: false };

/** GETs as a reader's browser sends them, without cookies and credentials. Follows redirects within the origin. */
export function httpAsker({ send, clock }: { readonly send: SendHttp; readonly clock: Clock }): Ask {
  return async ({ url: first, takeRequest, ...limits }, signal) => {
    // A body too large to be held cannot be decompressed either.
    const coding = limits.mostBytes > HELD_MAX_BYTES ? 'identity' : 'gzip, br';
    const headers = { accept: ACCEPT, 'accept-encoding': coding };
    let url = first;
    for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
      if (!takeRequest()) return null;
      try {
        const answer = await send({ method: 'GET', url, headers, body: null }, LIMITS, signal);
        const next = redirectOf(answer, url);
        if (next === null) return await readAnswer(answer, url, { limits, nowMs: clock.now() });
        // Browsers follow a redirect whose body is cut, too.
        await readBody(answer, IGNORED).catch(() => undefined);
        if (next.kind === 'away') return next;
        ({ url } = next);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof HttpProblem)) throw error;
        if (error.failure !== null) throw error.failure;
        return { kind: 'lost', problem: error.message };
      }
    }
    return { kind: 'loop' };
  };
}

async function readAnswer(
  answer: HttpAnswer,
  url: string,
  { limits, nowMs }: { readonly limits: BodyLimits; readonly nowMs: number },
): Promise<Answer> {
  const { status, header } = answer;
  const waitMs = readRetryAfter(header('retry-after'), nowMs);
  const body = await readBody(answer, limits);
  if (status === 429 || (status === 503 && waitMs !== null)) return { kind: 'busy', status, waitMs };
  return {
    kind: 'answer',
    path: new URL(url).pathname,
    status,
    header,
    body,
  };
}

type Next = { readonly kind: 'next'; readonly url: string } | { readonly kind: 'away'; readonly to: string };

/** The target of a redirect; `null`: none. */
function redirectOf({ status, header }: HttpAnswer, from: string): Next | null {
  const location = REDIRECTS.includes(status) ? header('location') : null;
  // Node reads headers as Latin-1; browsers take these bytes for UTF-8.
  const target = location === null ? null : URL.parse(Buffer.from(location, 'latin1').toString(), from);
  if (target === null) return null;
  if (target.origin !== new URL(from).origin) return { kind: 'away', to: originOf(target) };
  target.username = '';
  target.password = '';
  target.hash = '';
  return { kind: 'next', url: target.href };
}

/** Addresses such as `data:` have none. */
function originOf({ origin, protocol }: URL): string {
  return (origin === 'null' ? protocol : origin).slice(0, 200);
}
