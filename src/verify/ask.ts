import { createHash } from 'node:crypto';
import { pipeline, type Transform } from 'node:stream';
import {
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { readRetryAfter } from '../core/retry.ts';
import type { Clock } from '../core/run.ts';
import { ClosedConnection, HttpProblem } from '../service/http/http-problem.ts';
import type { HttpLimits } from '../service/http/request-watch.ts';
import type { HttpAnswer, SendHttp } from '../service/http/send.ts';
import { formatBytes } from '../text/amounts.ts';
import { printable } from '../text/redact.ts';
import { asWritten, type Answer, type Body } from './answer.ts';

/** Memory never holds more of one answer: a longer body is hashed while it arrives. */
const HELD_MAX_BYTES = 16 * 1024 * 1024;

interface BodyLimits {
  /** Before and after decompression. */
  readonly mostBytes: number;
  readonly keepsBytes: boolean;
}

interface Question {
  readonly url: string;
  /** The bytes of a page are kept. */
  readonly isPage: boolean;
  /** Of the body, before and after decompression. */
  readonly mostBytes: number;
  /** Over a connection of its own, which a balancer may lead to another server. */
  readonly isApart: boolean;
  /** Called before each request; `false`: the budget is used up, and there is no answer. */
  readonly takeRequest: () => boolean;
}

/** Requests an address. Rejects with the signal's reason, `certificate-untrusted` or `proxy-refused`. */
export type Ask = (question: Question, signal: AbortSignal) => Promise<Answer | null>;

interface AskPorts {
  /** Over connections that serve several requests. */
  readonly send: SendHttp;
  /** Over a connection for each request. */
  readonly sendApart: SendHttp;
  readonly clock: Clock;
}

/** Readers do not wait longer for a page to begin. */
const LIMITS: HttpLimits = { connectMs: 15_000, idleMs: 30_000, totalMs: 10 * 60_000 };
const REDIRECTS_MAX = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** As browsers send it for a page. Apache's MultiViews serves `guide.rsc` at `/guide` to those who do not prefer a page. */
const ACCEPT_PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
/** To the letter what browsers send: a cache that varies by it has a copy for each text. */
const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';
/** The body of a redirect is not needed; a short one is read, so that its connection serves further requests. */
const IGNORED: BodyLimits = { mostBytes: 64 * 1024, keepsBytes: false };

/** GETs as a reader's browser sends them, without cookies and credentials. Follows redirects within the origin. */
export function httpAsker({ send, sendApart, clock }: AskPorts): Ask {
  return async ({ url: first, isPage, mostBytes, isApart, takeRequest }, signal) => {
    const headers = { accept: isPage ? ACCEPT_PAGE : '*/*', 'accept-encoding': ACCEPT_ENCODING };
    const request = isApart ? sendApart : send;
    let url = first;
    for (let hops = 0; hops <= REDIRECTS_MAX;) {
      if (!takeRequest()) return null;
      try {
        const answer = await request({ method: 'GET', url, headers, body: null }, LIMITS, signal);
        const target = redirectOf(answer, url);
        if (target === null) {
          const { status, header } = answer;
          const waitMs = readRetryAfter(header('retry-after'), clock.now());
          const body = await readBody(answer, { mostBytes, keepsBytes: isPage });
          if (status === 429 || (status === 503 && waitMs !== null)) return { kind: 'busy', status, waitMs };
          return { kind: 'answer', path: asWritten(new URL(url).pathname), status, header, body };
        }
        // Browsers follow a redirect whose body is cut, too.
        await readBody(answer, IGNORED).catch(() => undefined);
        if (target.origin !== new URL(url).origin) return { kind: 'away', to: originOf(target) };
        url = target.href;
        hops += 1;
      } catch (error) {
        signal.throwIfAborted();
        // It says nothing of the host: the request is sent again, and counts.
        if (error instanceof ClosedConnection) continue;
        if (!(error instanceof HttpProblem)) throw error;
        if (error.failure !== null) throw error.failure;
        return { kind: 'lost', problem: error.message };
      }
    }
    return { kind: 'loop' };
  };
}

/** Where a redirect leads, without credentials and fragment; `null`: it is none. */
function redirectOf({ status, header }: HttpAnswer, from: string): URL | null {
  const location = REDIRECTS.includes(status) ? header('location') : null;
  // Node reads headers as Latin-1; browsers take these bytes for UTF-8.
  const target = location === null ? null : URL.parse(Buffer.from(location, 'latin1').toString(), from);
  return target && Object.assign(target, { username: '', password: '', hash: '' });
}

/** Addresses such as `data:` have none. */
function originOf({ origin, protocol }: URL): string {
  return (origin === 'null' ? protocol : origin).slice(0, 200);
}

/**
 * Reads the body of an answer to its end, or to its limit, and decompresses it on the way: a bomb never reaches memory.
 * Rejects with `HttpProblem` when it is cut.
 */
export async function readBody(
  { header, body, close }: Pick<HttpAnswer, 'header' | 'body' | 'close'>,
  { mostBytes, keepsBytes }: BodyLimits,
): Promise<Body> {
  const coding = (header('content-encoding') ?? '').trim().toLowerCase();
  const applied = coding.split(',').flatMap((name) => COMPRESSIONS.exec(name.trim())?.[0] ?? []);
  const decoders = applied.toReversed().flatMap((name) => DECODERS.get(name) ?? []);
  if (decoders.length < applied.length || applied.length > CODINGS_MAX) {
    close();
    return unreadable(`it is compressed as '${printable(coding).slice(0, 40)}', which was not asked for`);
  }
  const [sent, plain] = [createHash('sha256'), createHash('sha256')];
  let [sentBytes, bytes] = [0, 0];
  // One growing piece: a host may send one byte at a time, and each piece would take a hundred times its size.
  let held = Buffer.alloc(0);
  const arriving = async function* (): AsyncGenerator<Uint8Array> {
    for await (const chunk of body) {
      sentBytes += chunk.length;
      if (sentBytes > mostBytes) return;
      sent.update(chunk);
      yield chunk;
    }
  };
  let unpacked: AsyncIterable<Uint8Array> = arriving();
  for (const decoder of decoders) unpacked = decoded(unpacked, decoder);
  try {
    // Leaving the loop drops the rest of the body.
    for await (const chunk of unpacked) {
      bytes += chunk.length;
      if (bytes > mostBytes)
        return unreadable(`${tooLong(mostBytes)}${sentBytes < bytes ? ' after decompression' : ''}`);
      plain.update(chunk);
      if (!keepsBytes || bytes > HELD_MAX_BYTES) continue;
      if (bytes > held.length) held = Buffer.concat([held], 2 * bytes);
      held.set(chunk, bytes - chunk.length);
    }
  } catch (error) {
    if (error instanceof HttpProblem || decoders.length === 0) throw error;
    return unreadable(sentBytes > mostBytes ? tooLong(mostBytes) : 'its compression is damaged');
  }
  if (sentBytes > mostBytes) return unreadable(tooLong(mostBytes));
  const kept = keepsBytes && bytes <= HELD_MAX_BYTES ? held.subarray(0, bytes) : null;
  return { kind: 'whole', sha256: plain.digest('hex'), sentSha256: sent.digest('hex'), bytes: kept };
}

function tooLong(mostBytes: number): string {
  return `it is longer than ${formatBytes(mostBytes)}`;
}

function unreadable(problem: string): Body {
  return { kind: 'unreadable', problem };
}

/** Makes what undoes an encoding; `head` are the first bytes. */
type MakeDecoder = (head: Uint8Array) => Transform;
const DECODERS: ReadonlyMap<string, MakeDecoder> = new Map<string, MakeDecoder>([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  // Hosts send it with zlib's head, as RFC 9110 has it, and without: browsers read both.
  ['deflate', ([first = 0]) => ((first & 0x0f) === 8 ? createInflate() : createInflateRaw())],
  ['br', () => createBrotliDecompress()],
  ['zstd', () => createZstdDecompress()],
]);

/** What browsers undo. They ignore other names, such as `utf-8`, or `aws-chunked` of an upload to S3. */
const COMPRESSIONS = /^(?:(?:x-)?(?:gzip|compress)|br|deflate|zstd|dcb|dcz)$/;
/** A proxy may compress what a host has compressed. */
const CODINGS_MAX = 2;

async function* decoded(packed: AsyncIterable<Uint8Array>, make: MakeDecoder): AsyncGenerator<Uint8Array> {
  const chunks = packed[Symbol.asyncIterator]();
  const head = await chunks.next();
  // Some hosts name an encoding and send no byte of it for an empty file.
  if (head.done === true) return;
  const all = async function* (): AsyncGenerator<Uint8Array> {
    yield head.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  // Its errors come out of the decoder, too.
  yield* pipeline(all, make(head.value), () => undefined) as AsyncIterable<Uint8Array>;
}

/** Names this program, its version and where it comes from, so that the owner of a host can find out who asks. */
export function userAgentOf(program: string, env: NodeJS.ProcessEnv): string {
  const repository = env['GITHUB_ACTION_REPOSITORY'] || (env['GITHUB_REPOSITORY'] ?? '');
  const address = `${env['GITHUB_SERVER_URL'] ?? ''}/${repository}`;
  return /^https?:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+$/.test(address) ? `${program} (+${address})` : program;
}
