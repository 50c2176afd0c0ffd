import type { Emit } from '../core/run.ts';
import type { ServiceEvent } from '../service/events.ts';
import type { DownloadEvent } from './events.ts';
import { RetryBudget } from './retries.ts';
import type { SegmentFetcher } from './segment-fetcher.ts';
import { SegmentQueue } from './segment-queue.ts';
import { Segment } from './segment.ts';
import type { SpeedWatch } from './speed.ts';

/** Enough to hide the time between two requests, little enough to hold a few of them. */
export const PART_BYTES = 2 * 1024 * 1024;
/** A further connection begins so many times the time to a head further on: the first must not be there before it. */
const AHEAD_HEADS = 3;
/** What is left of a stretch, at the least, when the next is asked for. */
const AHEAD_BYTES = 256 * 1024;
/** And the time to so many heads: a new connection has to be made, and begins slowly. */
const STRETCH_AHEAD_HEADS = 6;
/**
 * One connection asks for stretches of this much time. Further connections begin where one ends, so that no answer has
 * to be given up, and do not wait for it for long.
 */
const STRETCH_MS = 250;
const STRETCH_LEAST_BYTES = 4 * 1024 * 1024;
const STRETCH_MOST_BYTES = 64 * 1024 * 1024;

export interface ConnectionPorts {
  readonly fetcher: SegmentFetcher;
  readonly speed: SpeedWatch;
  readonly emit: Emit<DownloadEvent | ServiceEvent>;
  /** Told what ends the download, when that happens on one of the connections. */
  readonly fail: (error: unknown) => void;
}

/**
 * The connections ("lanes") that fetch the bundle, and the line in which their segments are handed on. The first reads
 * from the beginning to the end. Further ones fetch the parts that follow; they begin with a probe, and only when the
 * store answers it as it should does the first connection end where the part begins.
 */
export class Connections {
  readonly #ports: ConnectionPorts;
  readonly #queue = new SegmentQueue(PART_BYTES);
  readonly #workers: Promise<void>[] = [];
  #lanes = 0;
  #toldLanes = 1;
  /** The first byte that no segment covers; `null` while the first one goes to the end. */
  #frontier: number | null = null;
  /** The end of the bundle, which is fetched out of turn and handed on in its turn; and whether that has come. */
  #reserved: Segment | null = null;
  #servesReserved = false;
  /** Whether more than one connection was decided on. */
  #isShared = false;
  /** Where those that are fetched in their turn end; 0 while the store does not say. */
  #limit = 0;
  #isProbing = false;
  /** The store has refused one more answer, so that one stretch is all the rest. */
  #isRefused = false;
  #isOver = false;

  constructor(ports: ConnectionPorts) {
    this.#ports = ports;
  }

  /** A connection for everything from the offset `from` on. */
  openStream(from: number, budget: RetryBudget): void {
    const stream = new Segment(from, null, null);
    this.#ports.fetcher.begin(stream);
    this.#queue.push(stream);
    this.#employ(async () => {
      await this.#fetchSegment(stream, budget);
      await this.#fetchParts();
    });
  }

  /** The segment to hand on from now; `null` after the last, `deliveredBytes` being all that was handed on. */
  async head(deliveredBytes: number): Promise<Segment | null> {
    for (;;) {
      const { first } = this.#queue;
      if (first !== null) return first;
      if (this.#reserved?.from === deliveredBytes) this.#servesReserved = true;
      if (this.#servesReserved) return this.#reserved;
      const isAll = this.#frontier === null || deliveredBytes === this.#ports.fetcher.totalBytes;
      if (this.#isOver || isAll) return null;
      await this.#queue.changed();
    }
  }

  /** The head was handed on to its end. */
  dequeue(): void {
    // Whoever asked for it still reads its memory, so that is not used again.
    if (!this.#servesReserved) this.#queue.shift();
    else {
      this.#servesReserved = false;
      this.#reserved = null;
    }
  }

  /** Whether a part that is fetched out of turn need not be fetched in its turn: it is the end, and nobody fetches it yet. */
  reserve(part: Segment): boolean {
    const isEnd = part.end === this.#ports.fetcher.totalBytes && this.#limit === part.end;
    if (!isEnd || this.#frontier === null || this.#frontier > part.from) return false;
    this.#reserved = part;
    this.#limit = part.from;
    return true;
  }

  /** What was reserved does not come after all: it is fetched in its turn, but for what was handed on. */
  giveUpReserved(part: Segment): void {
    if (this.#isOver || this.#reserved !== part) return;
    this.#limit = this.#ports.fetcher.totalBytes ?? 0;
    if (this.#servesReserved) {
      this.#frontier = part.at;
      part.cutShort();
    } else {
      this.#reserved = null;
      this.#ports.fetcher.forget(part);
    }
    if (this.#lanes === 0) this.#employ(() => this.#fetchParts());
    this.#queue.wake();
  }

  /** Looks at the speed, and opens as many connections as it asks for. Those that are too many end with their part. */
  adapt(deliveredBytes: number): void {
    const { fetcher, speed } = this.#ports;
    // While a probe is on its way the last decision is still being carried out.
    if (this.#isProbing) return;
    const begunBytes = this.#frontier ?? deliveredBytes;
    // Where the store has no ranges there is nothing for further connections.
    const leftBytes = fetcher.hasRanges ? this.#limit - begunBytes : 0;
    if (speed.decides(leftBytes)) this.#openLanes();
    else if (!this.#isShared) this.#askAhead();
  }

  /** The first head has come: the first connection may have a part only. */
  begun(): void {
    this.#limit = this.#ports.fetcher.totalBytes ?? 0;
    this.#frontier = this.#queue.last?.end ?? null;
  }

  /** Lets go whoever waits. What is being fetched is stopped by the fetcher. */
  leave(): void {
    this.#isOver = true;
    this.#reserved?.leave();
    this.#queue.leave();
  }

  /** Resolves when no connection is in use any more. */
  async gone(): Promise<void> {
    await Promise.allSettled(this.#workers);
  }

  #openLanes(): void {
    const { speed } = this.#ports;
    if (!this.#isShared) {
      if (speed.connectionCount > 1) this.#probe();
      return;
    }
    // Each takes its first part before the next is asked for; without a part left it would be gone at once.
    while (this.#lanes < speed.connectionCount && this.#hasParts()) this.#employ(() => this.#fetchParts());
    this.#tellLanes();
    this.#queue.wake();
  }

  /** Tells of connections once they are there, and of fewer once that is decided; not of those that run out of parts. */
  #tellLanes(): void {
    const { speed, emit } = this.#ports;
    const most = Math.max(this.#toldLanes, this.#lanes);
    const connectionCount = !this.#isShared ? 1 : Math.min(speed.connectionCount, most);
    if (connectionCount === this.#toldLanes) return;
    this.#toldLanes = connectionCount;
    emit({ kind: 'download-connections', connectionCount });
  }

  /** Whether there are bytes that nobody fetches yet. */
  #hasParts(): boolean {
    return this.#frontier !== null && this.#frontier < this.#limit;
  }

  /** Fetches one part further on. Only when its answer is what it should be does the first connection end there. */
  #probe(): void {
    const { speed } = this.#ports;
    const stream = this.#queue.last;
    if (this.#isProbing || stream === null) return;
    const ahead = PART_BYTES + speed.bytesPerMs * speed.headMs * AHEAD_HEADS;
    const from = this.#hasParts() ? (this.#frontier ?? 0) : stream.at + Math.ceil(ahead);
    const buffer = from < this.#limit ? this.#queue.takeBuffer(speed.connectionCount) : null;
    if (buffer === null) {
      speed.startOver();
      return;
    }
    this.#tryNext(stream, new Segment(from, Math.min(this.#limit, from + PART_BYTES), buffer), () => {
      this.#isShared = true;
      speed.restart();
      this.#openLanes();
    });
  }

  /** Asks for what follows a stretch shortly before that ends, so that nobody waits for the answer. */
  #askAhead(): void {
    const { speed } = this.#ports;
    const { last } = this.#queue;
    const from = this.#frontier;
    if (this.#isRefused || from === null || last?.end !== from || from >= this.#limit) return;
    if (from - last.at > AHEAD_BYTES + speed.bytesPerMs * speed.headMs * STRETCH_AHEAD_HEADS) return;
    this.#tryNext(last, new Segment(from, this.#stretchEnd(from), null), () => undefined);
  }

  /** Asks for `part` over one more connection. It is `admitted` when its answer is what it should be and in time. */
  #tryNext(stream: Segment, part: Segment, admitted: () => void): void {
    const { fetcher, speed } = this.#ports;
    const { from } = part;
    const frontier = this.#frontier;
    fetcher.begin(part);
    this.#isProbing = true;
    let isAdmitted = false;
    const admit = (): boolean => {
      this.#isProbing = false;
      const isAhead = stream.end === from || (stream.at < from && !stream.isComplete);
      isAdmitted = isAhead && frontier === this.#frontier;
      if (!isAdmitted) return false;
      stream.endAt(from);
      this.#queue.push(part);
      this.#frontier = part.end;
      admitted();
      return true;
    };
    this.#employ(async () => {
      const tried = await fetcher.attempt(part, { admit });
      if (isAdmitted) {
        const budget = new RetryBudget(from);
        if (tried.kind === 'failed') await fetcher.pause(tried, part, budget.failedAt(part.at));
        await this.#fetchSegment(part, budget);
        await this.#fetchParts();
        return;
      }
      this.#isProbing = false;
      // The first connection goes on, so nothing has stopped and nothing is told.
      this.#isRefused = true;
      if (tried.kind === 'failed') speed.stayAtOne();
      else speed.startOver();
      if (tried.kind === 'unserved' && stream.at < from) fetcher.doWithoutRanges();
      this.#forget(part);
      this.#lanes -= 1;
    });
  }

  /** Fetches one part after another until there are no more, or fewer connections are wanted. */
  async #fetchParts(): Promise<void> {
    for (;;) {
      const part = await this.#nextPart();
      if (part === null) return;
      await this.#fetchSegment(part, new RetryBudget(part.from));
    }
  }

  /** The next part to fetch; `null`: there is none, or this connection is one too many. */
  async #nextPart(): Promise<Segment | null> {
    const { speed } = this.#ports;
    for (;;) {
      // What follows is being asked for.
      while (this.#isProbing && !this.#isShared && !this.#isOver) await this.#queue.changed();
      const from = this.#frontier;
      if (this.#isOver || from === null || from >= this.#limit || this.#lanes > speed.connectionCount) {
        this.#lanes -= 1;
        return null;
      }
      // The last connection needs no parts: between two of them it would wait for an answer.
      if (this.#lanes === 1) {
        this.#isShared = false;
        return this.#enqueue(new Segment(from, this.#stretchEnd(from), null));
      }
      const buffer = this.#queue.takeBuffer(speed.connectionCount);
      if (buffer !== null)
        return this.#enqueue(new Segment(from, Math.min(this.#limit, from + PART_BYTES), buffer));
      await this.#queue.changed();
    }
  }

  /** Where the stretch of a single connection ends; `null`: where the bundle does. */
  #stretchEnd(from: number): number | null {
    const bytes = Math.max(STRETCH_LEAST_BYTES, this.#ports.speed.bytesPerMs * STRETCH_MS);
    const end = this.#isRefused ? this.#limit : from + Math.ceil(Math.min(bytes, STRETCH_MOST_BYTES));
    return Math.min(end, this.#limit) === this.#ports.fetcher.totalBytes ? null : Math.min(end, this.#limit);
  }

  #enqueue(segment: Segment): Segment {
    this.#frontier = segment.end;
    this.#ports.fetcher.begin(segment);
    this.#queue.push(segment);
    return segment;
  }

  /** Fetches a segment to its end, through whatever happens. */
  async #fetchSegment(segment: Segment, budget: RetryBudget): Promise<void> {
    const { fetcher } = this.#ports;
    while (!segment.isComplete && !segment.isStopped) {
      const tried = await fetcher.attempt(segment);
      if (tried.kind === 'unserved') this.#fallBack(segment);
      if (tried.kind !== 'failed') continue;
      const pausing = fetcher.pause(tried, segment, budget.failedAt(segment.at));
      // It may have been asked to slow down.
      this.#tellLanes();
      await pausing;
    }
    fetcher.finish(segment);
  }

  /** The store gives no parts after all: one connection goes on where the bytes that lie together end. */
  #fallBack(refused: Segment): void {
    // Another connection has fallen back already.
    if (refused.isStopped) return;
    this.#ports.fetcher.doWithoutRanges();
    const { open, behind } = this.#queue.cutAtGap();
    for (const part of behind) this.#forget(part);
    const from = open?.at ?? this.#frontier ?? 0;
    this.#frontier = null;
    this.#isShared = false;
    this.#limit = this.#ports.fetcher.totalBytes ?? 0;
    // It is not asked for by itself any more, and comes again in its turn.
    if (this.#reserved !== null) this.#ports.fetcher.forget(this.#reserved);
    this.#reserved = null;
    this.#tellLanes();
    if (open?.buffer === null) {
      open.openEnd();
      return;
    }
    open?.cutShort();
    this.openStream(from, new RetryBudget(from));
  }

  #employ(work: () => Promise<void>): void {
    this.#lanes += 1;
    const working = work().catch((error: unknown) => {
      this.#ports.fail(error);
    });
    this.#workers.push(working);
  }

  /** A segment that is not wanted any more. */
  #forget(segment: Segment): void {
    this.#ports.fetcher.forget(segment);
    this.#queue.release(segment);
  }
}
