import type { Clock, Emit } from '../core/run.ts';
import type { BundleLink } from '../job/answers.ts';
import { HttpProblem } from '../service/http/http-problem.ts';
import type { BundleStore, StoreReply } from '../service/store.ts';
import type { DownloadEvent } from './sink.ts';
import type { LinkKeeper } from './links.ts';
import { BUNDLE_CHANGED, planRange, type RangePlan } from './range-plan.ts';
import { type FailedAttempt, failedAttempt, type Retries, type RetryBudget } from './retries.ts';

/** The first head of a bundle. */
export interface KnownBundle {
  /** A strong one, or `null`. */
  readonly etag: string | null;
  readonly totalBytes: number | null;
  /** The store says that it serves ranges. */
  readonly hasRanges: boolean;
}

/** Bytes in a row that one request after another asks for. */
export interface Stretch {
  /** Offset of the next byte to come. */
  at: number;
  /** The first byte that is not part of it; `null`: it goes to the end of the bundle. */
  readonly end: number | null;
  readonly budget: RetryBudget;
  /** Called with the head of an answer, before its first byte. */
  readonly onHead?: (known: KnownBundle) => void;
  /** Resolves when the bytes may be overwritten; with `false` when no more are wanted. */
  readonly take: (bytes: Uint8Array) => Promise<boolean>;
}

/** Thrown when no byte that has come can be used: the download starts over, from the first byte. */
export class StartOver extends Error {
  override readonly name = 'StartOver';
  /** What counts as a failed attempt; `null`: it was counted already. */
  readonly failed: FailedAttempt | null;
  /** It is another bundle than before. */
  readonly isOther: boolean;

  constructor(failed: FailedAttempt | null, isOther = false) {
    super('the download starts over');
    this.failed = failed;
    this.isOther = isOther;
  }
}

/** Thrown when the store does not serve parts of the bundle, or not so many at a time. */
export class PartsRefused extends Error {
  override readonly name = 'PartsRefused';
}

export interface FetchPorts {
  readonly store: BundleStore;
  readonly clock: Clock;
  readonly emit: Emit<DownloadEvent>;
  readonly links: LinkKeeper;
  readonly retries: Retries;
  /** Compares a size of the bundle with the link's. `'more'`: more came than the link says. Throws. */
  readonly checkSize: (link: BundleLink, actualBytes: number | 'more' | null) => void;
}

type Answer = Extract<StoreReply, { kind: 'head' }>;
type Usable = Extract<RangePlan, { kind: 'append' | 'whole' }>;

/** Chunks come by the thousand. */
const REPORT_EVERY_MS = 200;

/** Fetches stretches of one bundle: all their bytes are of one ETag. */
export class Fetcher {
  /** Bytes that have come and will be used, in any order. */
  heldBytes = 0;
  readonly #ports: FetchPorts;
  #known: KnownBundle | null = null;
  #reportedMs = -Infinity;

  constructor(ports: FetchPorts) {
    this.#ports = ports;
  }

  /**
   * Fetches a stretch to its end, through every failure that a retry may pass. Rejects with `StartOver`, for a part with
   * `PartsRefused`, with a `Failure`, or with the signal's reason.
   */
  async fetch(stretch: Stretch, signal: AbortSignal): Promise<void> {
    const { links, retries } = this.#ports;
    for (;;) {
      const link = await links.current();
      const tried = await this.#attempt(stretch, link, signal);
      if (tried === null) return;
      if (tried.freshLink) links.replace(link);
      // Without an ETag the next attempt begins at zero.
      const fromByte = (this.#known?.etag ?? null) === null ? 0 : stretch.at;
      const failedAttempts = stretch.budget.failedAt(stretch.at);
      await retries.pause(tried, { stretch, failedAttempts, fromByte, heldBytes: this.heldBytes }, signal);
      if (tried.slowDown && stretch.end !== null) throw new PartsRefused();
    }
  }

  /** Asks once for what is missing. `null`: nothing is, or no more is wanted. */
  async #attempt(stretch: Stretch, link: BundleLink, signal: AbortSignal): Promise<FailedAttempt | null> {
    const { store, clock } = this.#ports;
    const { at: fromByte, end: endByte } = stretch;
    // Whatever comes from the first byte on may be another bundle: nothing is joined with it.
    const known = fromByte === 0 ? null : this.#known;
    const etag = known?.etag ?? null;
    // Without an ETag nothing can tell whether the rest belongs to what is held.
    if (fromByte > 0 && etag === null) throw new StartOver(null);
    const reply = await store.read(link.url, { fromByte, endByte, ifRange: etag }, signal);
    if (reply.kind === 'lost') return failedAttempt(reply.problem);
    const { head } = reply;
    const wanted = { fromByte, endByte, etag, totalBytes: known?.totalBytes ?? null };
    const plan = planRange(wanted, head, clock.now());
    if (plan.kind === 'append' || (plan.kind === 'whole' && !plan.changed && endByte === null))
      return await this.#receive(stretch, { reply, plan, link });
    reply.close();
    switch (plan.kind) {
      case 'complete':
        return null;
      case 'whole':
        throw plan.changed ? new StartOver(failedAttempt(BUNDLE_CHANGED), true) : new PartsRefused();
      case 'start-over':
        // A part with the wrong labels says nothing of the rest.
        if (!plan.changed && endByte !== null) throw new PartsRefused();
        throw new StartOver(failedAttempt(plan.problem), plan.changed);
      case 'fresh-link':
        return {
          ...failedAttempt(plan.problem, head.detail),
          freshLink: true,
          refusal: { status: head.status, detail: head.detail },
        };
      case 'retry':
        return {
          ...failedAttempt(plan.problem, head.detail),
          waitMs: plan.waitMs,
          slowDown: head.status === 429 || head.status === 503,
        };
    }
  }

  async #receive(
    stretch: Stretch,
    { reply, plan, link }: { readonly reply: Answer; readonly plan: Usable; readonly link: BundleLink },
  ): Promise<FailedAttempt | null> {
    const { totalBytes, etag } = plan;
    const { checkSize } = this.#ports;
    const known = { totalBytes, etag, hasRanges: plan.kind === 'append' || reply.head.acceptsRanges };
    const most = stretch.end ?? totalBytes ?? link.sizeBytes ?? Infinity;
    // Bytes of a whole answer that are held already.
    let skip = plan.kind === 'whole' ? stretch.at : 0;
    try {
      if (stretch.at === 0) this.#known = known;
      stretch.onHead?.(known);
      for await (const chunk of reply.body) {
        const bytes = chunk.subarray(Math.min(skip, chunk.length));
        skip -= chunk.length - bytes.length;
        if (stretch.at + bytes.length > most) {
          // The link may be older than the bundle.
          if (totalBytes === null) {
            await stretch.take(bytes.subarray(0, most - stretch.at));
            checkSize(link, 'more');
          }
          return failedAttempt('the object storage sent more than it announced');
        }
        this.#count(bytes.length, link);
        const isWanted = await stretch.take(bytes);
        stretch.at += bytes.length;
        // Only now: a sign-in page has a wrong size, and the sink names it.
        checkSize(link, totalBytes);
        if (!isWanted) return null;
      }
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      // A cut after the last byte of a part does not matter.
      if (stretch.at !== stretch.end) return failedAttempt(error.message);
    } finally {
      reply.close();
    }
    const end = stretch.end ?? totalBytes ?? 0;
    return skip > 0 || stretch.at < end ? failedAttempt('the answer ended too early') : null;
  }

  #count(bytes: number, link: BundleLink): void {
    this.heldBytes += bytes;
    const nowMs = this.#ports.clock.now();
    const totalBytes = this.#known?.totalBytes ?? link.sizeBytes;
    if (nowMs - this.#reportedMs < REPORT_EVERY_MS && this.heldBytes !== totalBytes) return;
    this.#reportedMs = nowMs;
    this.#ports.emit({ kind: 'download-progress', heldBytes: this.heldBytes, totalBytes });
  }
}
