import { Failure } from '../core/failure.ts';
import type { Emit, Clock } from '../core/run.ts';
import { hostOf, printableTarget, printableUrl, redact } from '../text/redact.ts';
import type { ServiceEvent } from './events.ts';
import { finalFailure, namedProblem, PROXY_REFUSES, proxyRefusal } from './http/http-problem.ts';
import type { HttpLimits } from './http/request-watch.ts';
import type { HttpAnswer, SendHttp } from './http/send.ts';
import type { BundleStore, StoreReply } from './store-reply.ts';

export interface BundleStoreOptions {
  readonly send: SendHttp;
  readonly clock: Clock;
  readonly emit: Emit<ServiceEvent>;
  /** Masks whatever is secret in a URL, before it is used. */
  readonly maskUrl: (url: string) => void;
}

/** A stall is 30 s without a byte; an answer that takes an hour is cut there and resumed. */
const LIMITS: HttpLimits = { connectMs: 15_000, idleMs: 30_000, totalMs: 60 * 60_000 };
const REDIRECTS_MAX = 5;
const DETAIL_MAX_BYTES = 4096;

/** Ranged GETs of presigned links. Sends no credentials of any kind, to nobody. */
export function bundleStore({ send, clock, emit, maskUrl }: BundleStoreOptions): BundleStore {
  return {
    read: async (firstUrl, { fromByte, endByte, ifRange }, signal) => {
      const isPart = fromByte > 0 || endByte !== null;
      const headers = {
        // A part of a compressed transfer could not be joined with the next one.
        'accept-encoding': 'identity',
        ...(isPart && { range: `bytes=${fromByte}-${endByte === null ? '' : endByte - 1}` }),
        ...(isPart && ifRange !== null && { 'if-range': ifRange }),
      };
      let url = firstUrl;
      for (let hops = 0; hops <= REDIRECTS_MAX; hops += 1) {
        const startedMs = clock.now();
        const report = (outcome: string, requestId: string | null): void => {
          emit({
            kind: 'request',
            method: 'GET',
            path: hops === 0 ? printableUrl(url) : printableTarget(url),
            outcome,
            tookMs: clock.now() - startedMs,
            requestId,
          });
        };
        let answer: HttpAnswer;
        try {
          answer = await send({ method: 'GET', url, headers, body: null }, LIMITS, signal);
        } catch (error) {
          signal.throwIfAborted();
          const problem = namedProblem(error, true);
          report(problem.message, null);
          const failure = finalFailure(problem, url);
          if (failure !== null) throw failure;
          return { kind: 'lost', problem: problem.message };
        }
        report(String(answer.status), answer.header('x-amz-request-id'));
        if (answer.status === PROXY_REFUSES) {
          answer.close();
          throw proxyRefusal(url);
        }
        const location = redirectOf(answer);
        if (location === null) return await headOf(answer, hostOf(url));
        answer.close();
        url = nextUrl(url, location);
        maskUrl(url);
      }
      throw new Failure('link-unusable', { problem: `it is redirected more than ${REDIRECTS_MAX} times` });
    },
  };
}

function redirectOf(answer: HttpAnswer): string | null {
  return [301, 302, 303, 307, 308].includes(answer.status) ? answer.header('location') : null;
}

function nextUrl(from: string, location: string): string {
  if (!URL.canParse(location, from))
    throw new Failure('link-unusable', { problem: 'it is redirected to something that is not an address' });
  const next = new URL(location, from);
  if (next.protocol !== 'https:' && !(next.protocol === 'http:' && from.startsWith('http:'))) {
    throw new Failure('link-unusable', {
      problem: `it is redirected from ${schemeOf(from)} to ${schemeOf(next.href)}`,
    });
  }
  return next.href;
}

function schemeOf(url: string): string {
  return new URL(url).protocol.slice(0, -1);
}

async function headOf(answer: HttpAnswer, host: string): Promise<StoreReply> {
  const { status, header } = answer;
  const detail = status >= 400 ? await readDetail(answer) : null;
  const labels = { type: header('content-type'), encoding: header('content-encoding') };
  // What has another type is not looked into: its first byte may be long in coming.
  const isOpen = status === 200 && isPossiblyPage(labels.type);
  const { first, body } = isOpen ? await lookedInto(answer.body) : { first: null, body: answer.body };
  const head = {
    status,
    contentLength: header('content-length'),
    contentRange: header('content-range'),
    etag: header('etag'),
    retryAfter: header('retry-after'),
    detail,
    oddity: status < 300 ? oddityOf(labels, first, host) : null,
  };
  return { kind: 'head', head, body, close: answer.close };
}

/** A body whose first chunk has been looked at. One that is cut before its first byte is cut when it is read. */
async function lookedInto(
  body: AsyncIterable<Uint8Array>,
): Promise<{ readonly first: Uint8Array | null; readonly body: AsyncIterable<Uint8Array> }> {
  const chunks = body[Symbol.asyncIterator]();
  const opening = chunks.next();
  const first = await opening.then(
    (next) => (next.done === true ? null : next.value),
    () => null,
  );
  const all = async function* (): AsyncGenerator<Uint8Array> {
    try {
      for (let next = await opening; next.done !== true; next = await chunks.next()) yield next.value;
    } finally {
      await chunks.return?.();
    }
  };
  return { first, body: all() };
}

/** The `<Code>` and `<Message>` of an S3 error; `null` for any other body. */
async function readDetail(answer: HttpAnswer): Promise<string | null> {
  let text = '';
  try {
    for await (const chunk of answer.body) {
      text += Buffer.from(chunk).toString('utf8');
      if (text.length > DETAIL_MAX_BYTES) break;
    }
  } catch {
    // A cut error body changes nothing: the status has been read.
  }
  const part = (tag: string): string | undefined =>
    new RegExp(`<${tag}>([^<]{1,200})</${tag}>`).exec(text)?.[1];
  const said = [part('Code'), part('Message')].filter((words) => words !== undefined);
  return said.length === 0 ? null : redact(said.join(': ').replace(/\s+/g, ' '));
}
/** Headers of an answer that say what its body is; `null` where absent. */
export interface Labels {
  readonly type: string | null;
  readonly encoding: string | null;
}

const PAGE_TYPE = /^(?:text\/html|application\/xhtml\+xml)\b/i;

/** Whether the first bytes have to be seen to know that an answer is no HTML page. */
export function isPossiblyPage(type: string | null): boolean {
  return type === null || /^text\//i.test(type);
}

/** What an answer with a bundle in it would not say of itself, as a clause; `null`: nothing. `first`: some first bytes. */
export function oddityOf({ type, encoding }: Labels, first: Uint8Array | null, host: string): string | null {
  if (PAGE_TYPE.test(type ?? '') || beginsPage(first))
    return `'${host}' answers with an HTML page instead of the bundle`;
  const coding = encoding?.trim().toLowerCase() ?? '';
  if (coding === '' || coding === 'identity') return null;
  return `'${host}' compresses it on the way (Content-Encoding: ${coding.slice(0, 40)}), though it is asked not to`;
}

function beginsPage(first: Uint8Array | null): boolean {
  const text = first === null ? '' : new TextDecoder().decode(first.subarray(0, 64));
  return /^\s*<(?:!doctype html|html)\b/i.test(text);
}
