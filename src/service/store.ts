import { Failure } from '../core/failure.ts';
import { linkFault, printableTarget, printableUrl, redact } from '../text/redact.ts';
import type { ServiceContext } from './api.ts';
import { HttpProblem } from './http/http-problem.ts';
import type { HttpLimits } from './http/request-watch.ts';
import type { HttpAnswer, SendHttp } from './http/send.ts';

/** The head of a store's answer, as `download/range-plan` judges it. Header values as sent; `null` when absent. */
export interface StoreHead {
  readonly status: number;
  readonly contentLength: string | null;
  readonly contentRange: string | null;
  readonly etag: string | null;
  readonly retryAfter: string | null;
  /** For an answer of 400 and above: the store's own code or message, shortened. */
  readonly detail: string | null;
  /** It says that ranges of this object may be asked for. */
  readonly acceptsRanges: boolean;
}

/** A chunk of `body` is there until the next one is asked for: copy what is to stay. */
export type StoreReply =
  | {
      readonly kind: 'head';
      readonly head: StoreHead;
      readonly body: AsyncIterable<Uint8Array>;
      readonly close: () => void;
    }
  | { readonly kind: 'lost'; readonly problem: string };

/**
 * The bundle store. `read` rejects only for an aborted signal or `link-unusable`; a body throws `HttpProblem` when it is
 * cut, stalls or is reset.
 */
export interface BundleStore {
  read(url: string, range: StoreRange, signal: AbortSignal): Promise<StoreReply>;
}

/** The bytes from `fromByte` up to `endByte`, which is not one of them. Offsets in bytes. */
export interface StoreRange {
  readonly fromByte: number;
  /** `null`: to the end. */
  readonly endByte: number | null;
  /** The strong ETag that they must still have. */
  readonly ifRange: string | null;
}

/** A stall is 30 s without a byte; an answer that takes an hour is cut there and resumed. */
const LIMITS: HttpLimits = { connectMs: 15_000, idleMs: 30_000, totalMs: 60 * 60_000 };
const REDIRECTS_MAX = 5;
const DETAIL_MAX_BYTES = 4096;

/** Ranged GETs of presigned links. Never sends credentials. */
export function bundleStore({
  send,
  clock,
  emit,
  maskUrl,
}: ServiceContext & { readonly send: SendHttp }): BundleStore {
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
          const path = hops === 0 ? printableUrl(url) : printableTarget(url);
          emit({ kind: 'request', method: 'GET', path, outcome, tookMs: clock.now() - startedMs, requestId });
        };
        let answer: HttpAnswer;
        try {
          answer = await send({ method: 'GET', url, headers, body: null }, LIMITS, signal);
        } catch (error) {
          signal.throwIfAborted();
          if (!(error instanceof HttpProblem)) throw error;
          report(error.message, null);
          if (error.failure !== null) throw error.failure;
          return { kind: 'lost', problem: error.message };
        }
        report(String(answer.status), answer.header('x-amz-request-id'));
        const location = redirectOf(answer);
        if (location === null) return await headOf(answer);
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
  const fault = linkFault(location);
  if (fault !== null)
    throw new Failure('link-unusable', { problem: `it is redirected to one that ${fault}` });
  const target = URL.parse(location, from);
  if (target === null)
    throw new Failure('link-unusable', { problem: 'it is redirected to something that is not a URL' });
  const { protocol, href } = target;
  const before = new URL(from).protocol;
  if (protocol !== 'https:' && !(protocol === 'http:' && before === 'http:')) {
    const problem = `it is redirected from ${before.slice(0, -1)} to ${protocol.slice(0, -1)}`;
    throw new Failure('link-unusable', { problem });
  }
  return href;
}

async function headOf(answer: HttpAnswer): Promise<StoreReply> {
  const { status, header } = answer;
  const head = {
    status,
    contentLength: header('content-length'),
    contentRange: header('content-range'),
    etag: header('etag'),
    acceptsRanges: header('accept-ranges')?.trim().toLowerCase() === 'bytes',
    retryAfter: header('retry-after'),
    detail: status >= 400 ? await readDetail(answer) : null,
  };
  return { kind: 'head', head, body: freedInTurn(answer.body), close: answer.close };
}

/**
 * Frees the memory of each chunk when the next one is asked for. The garbage collector lets tens of megabytes of them lie
 * around first. A chunk is freed only where it is the whole of its memory: nothing else can be reading that.
 */
async function* freedInTurn(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    yield chunk;
    const { buffer } = chunk;
    if (chunk.length === buffer.byteLength && buffer instanceof ArrayBuffer) buffer.transfer(0);
  }
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
