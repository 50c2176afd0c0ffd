import type { Clock } from '../core/run.ts';
import type { BundleLink } from '../job/answers.ts';
import { HttpProblem } from '../service/http/http-problem.ts';
import type { BundleStore, StoreHead, StoreReply } from '../service/store.ts';
import { planRange, type RangePlan } from './range-plan.ts';
import type { Segment } from './segment.ts';

/** The head of an answer, with a body to read. */
type Answer = Extract<StoreReply, { kind: 'head' }>;

/** An answer that waits to be read. */
export interface Opened {
  readonly reply: Answer;
  /** From the request to its head, in milliseconds. */
  readonly tookMs: number;
}

/** What is known of the bundle, by the first head of it. */
export interface KnownBundle {
  /** A strong one, or `null`. */
  readonly etag: string | null;
  readonly totalBytes: number | null;
}

/** An attempt that brought too little, and what the next one needs. */
export interface FailedAttempt {
  readonly problem: string;
  /** What the store asked for, in milliseconds. */
  readonly waitMs: number | null;
  /** The next attempt needs a fresh link. */
  readonly freshLink: boolean;
  readonly refusal: Pick<StoreHead, 'status' | 'detail'> | null;
}

/** How one attempt on a segment ended. `unserved`: the store does not give parts of the bundle. */
export type Attempt =
  | { readonly kind: 'complete' }
  | { readonly kind: 'unserved' }
  | ({ readonly kind: 'failed'; readonly slowDown: boolean } & FailedAttempt);

/** Thrown when no byte that has come can be used: the download starts over, from the first byte. */
export class StartOver extends Error {
  override readonly name = 'StartOver';
  /** What counts as a failed attempt; `null`: it was counted already, or is no failure. */
  readonly failedAttempt: FailedAttempt | null;
  /** It is another bundle than before. */
  readonly isOther: boolean;
  /** An answer that brings the whole bundle, not read yet. */
  readonly opened: Opened | null;

  constructor(why: { readonly cause?: FailedAttempt; readonly isOther?: boolean; readonly opened?: Opened }) {
    super('the download starts over');
    this.failedAttempt = why.cause ?? null;
    this.isOther = why.isOther ?? false;
    this.opened = why.opened ?? null;
  }
}

/** What one attempt needs. */
export interface AttemptPorts {
  readonly store: BundleStore;
  readonly clock: Clock;
  readonly link: BundleLink;
  /** Set by the first head. */
  readonly known: KnownBundle | null;
  /** How many bytes to ask for where nothing is known yet; `null`: all of them, without a range. */
  readonly firstBytes: number | null;
  /** An answer to read instead of sending a request. */
  readonly opened: Opened | null;
  /** Compares a size of the bundle with the link's. `'more'`: more came than the link says. Throws. */
  readonly checkSize: (link: BundleLink, actualBytes: number | 'more' | null) => void;
  /** Called with the head of an answer that will be read, before its first byte. `false`: it is not wanted any more. */
  readonly onHead: (known: KnownBundle, tookMs: number) => boolean;
  /** Called after every chunk. */
  readonly onBytes: (bytes: number) => void;
}

/**
 * Requests the rest of a segment and fills the segment. Throws `StartOver`; rejects with a `Failure`, or with the
 * reason of a signal.
 */
export async function attempt(segment: Segment, ports: AttemptPorts, signal: AbortSignal): Promise<Attempt> {
  const { store, clock, link, known } = ports;
  const { at: fromByte } = segment;
  const ifRange = known?.etag ?? null;
  // Without an ETag nothing can tell whether the rest belongs to what is held.
  if (fromByte > 0 && ifRange === null) throw new StartOver({});
  const isFirst = known === null && segment.end === null && ports.opened === null;
  const firstEnd = isFirst ? ports.firstBytes : null;
  const endByte = segment.end === known?.totalBytes ? firstEnd : (segment.end ?? firstEnd);
  const isPart = segment.end !== null;
  const askedMs = clock.now();
  const reply = ports.opened?.reply ?? (await store.read(link.url, { fromByte, endByte, ifRange }, signal));
  if (reply.kind === 'lost') return failed(reply.problem);
  const tookMs = ports.opened?.tookMs ?? clock.now() - askedMs;

  const { head } = reply;
  const totalKnown = known?.totalBytes ?? null;
  const plan = planRange({ fromByte, endByte, etag: ifRange, totalBytes: totalKnown }, head, clock.now());
  if (firstEnd !== null && !isFirstPart(plan, head.status, firstEnd)) {
    reply.close();
    return { kind: 'unserved' };
  }
  switch (plan.kind) {
    case 'complete':
      reply.close();
      segment.endAt(fromByte);
      return { kind: 'complete' };
    case 'start-over':
      reply.close();
      // A part with the wrong labels says nothing of the rest.
      if (!plan.changed && isPart) return { kind: 'unserved' };
      throw new StartOver({ cause: failedAttempt(plan.problem), isOther: plan.changed });
    case 'fresh-link':
      reply.close();
      return {
        ...failed(sayDetail(plan.problem, head.detail)),
        freshLink: true,
        refusal: { status: head.status, detail: head.detail },
      };
    case 'retry':
      reply.close();
      return {
        ...failed(sayDetail(plan.problem, head.detail)),
        waitMs: plan.waitMs,
        slowDown: head.status === 429 || head.status === 503,
      };
    case 'whole':
      if (plan.changed) throw new StartOver({ isOther: true, opened: { reply, tookMs } });
      if (isPart) {
        reply.close();
        return { kind: 'unserved' };
      }
      return await receive(segment, reply, { ...ports, known: plan, skip: fromByte, endByte, tookMs });
    case 'append':
      if (firstEnd !== null && firstEnd < plan.totalBytes) segment.endAt(firstEnd);
      return await receive(segment, reply, { ...ports, known: plan, skip: 0, endByte, tookMs });
  }
}

/**
 * Whether an answer to the first request, which asked for a first part, can be used: it is the whole, or the part, and
 * the rest can be joined with it, or it is another failure that has nothing to do with parts.
 */
function isFirstPart(plan: RangePlan, status: number, firstEnd: number): boolean {
  if (plan.kind === 'append') return plan.etag !== null || plan.totalBytes <= firstEnd;
  return status !== 206 && status !== 416;
}

interface Receiving extends AttemptPorts {
  readonly known: KnownBundle;
  /** Bytes at the beginning that are held already. */
  readonly skip: number;
  readonly endByte: number | null;
  readonly tookMs: number;
}

async function receive(segment: Segment, reply: Answer, receiving: Receiving): Promise<Attempt> {
  const { known, link, endByte, checkSize, onBytes } = receiving;
  let accepted = false;
  try {
    checkSize(link, known.totalBytes);
    accepted = receiving.onHead(known, receiving.tookMs);
  } finally {
    if (!accepted) reply.close();
  }
  if (!accepted) return { kind: 'unserved' };
  const most = known.totalBytes ?? link.sizeBytes ?? Infinity;
  let { skip } = receiving;
  try {
    for await (const chunk of reply.body) {
      const bytes = skip === 0 ? chunk : chunk.subarray(Math.min(skip, chunk.length));
      skip -= chunk.length - bytes.length;
      if (segment.end === null && segment.at + bytes.length > most) {
        // The link may be older than the bundle.
        if (known.totalBytes === null) checkSize(link, 'more');
        return failed('the store sent more than it announced');
      }
      const before = segment.at;
      const giving = segment.give(bytes);
      // They have come, however long it takes until they are taken.
      onBytes(segment.at - before);
      await giving;
      if (segment.isStopped) break;
      // Its range became shorter during the request. A body that ends here by itself leaves the connection open for the next part.
      if (segment.isComplete && segment.at !== (endByte ?? known.totalBytes)) break;
    }
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    // A cut after the last byte of the part does not matter.
    if (!segment.isComplete) return failed(error.message);
  }
  if (segment.end === null) {
    if (skip > 0 || (known.totalBytes !== null && segment.at < known.totalBytes))
      return failed('the answer ended too early');
    segment.endAt(segment.at);
  }
  return segment.isComplete ? { kind: 'complete' } : failed('the answer ended too early');
}

export function failedAttempt(problem: string): FailedAttempt {
  return { problem, waitMs: null, freshLink: false, refusal: null };
}

function failed(problem: string): Extract<Attempt, { kind: 'failed' }> {
  return { kind: 'failed', slowDown: false, ...failedAttempt(problem) };
}

function sayDetail(problem: string, detail: string | null): string {
  return detail === null ? problem : `${problem} (${detail})`;
}
