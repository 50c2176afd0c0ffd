import type { Emit } from '../core/run.ts';
import type { ServiceEvent } from '../service/events.ts';
import { probeAheadBytes, requestAheadBytes, stretchBytes } from './connection-plan.ts';
import type { DownloadEvent } from './events.ts';
import { RetryBudget } from './retries.ts';
import type { SegmentFetcher } from './segment-fetcher.ts';
import { SegmentQueue } from './segment-queue.ts';
import { Segment } from './segment.ts';
import type { SpeedWatch } from './speed.ts';

/** Enough to hide the time between two requests, little enough to hold a few of them. */
export const PART_BYTES = 2 * 1024 * 1024;
export interface ConnectionPorts {
  readonly fetcher: SegmentFetcher;
  readonly speed: SpeedWatch;
  readonly emit: Emit<DownloadEvent | ServiceEvent>;
  /** Called with what ends the download, when that happens on one of the connections. */
  readonly fail: (error: unknown) => void;
}

/**
 * The connections that fetch the bundle, and the queue in which their segments are delivered. The first connection reads
 * from the beginning, stretch by stretch. Further ones fetch the parts that follow. They begin with a probe: only when the
 * store answers that as it should does the first connection end where the probe's part begins.
 */
export class Connections {
  readonly #ports: ConnectionPorts;
  readonly #queue = new SegmentQueue(PART_BYTES);
  readonly #workers: Promise<void>[] = [];
  /** Connections in use. */
  #count = 0;
  #reportedCount = 1;
  /** The first byte that no segment covers; `null` while the first one goes to the end. */
  #frontier: number | null = null;
  /** The end of the bundle, where a random access read fetches it; and whether it is being delivered. */
  #reserved: Segment | null = null;
  #servesReserved = false;
  /** Whether several connections share the bundle. */
  #isShared = false;
  /** Where segments that are fetched in order end; 0 while the store does not tell the length. */
  #limit = 0;
  #isProbing = false;
  /** The store has refused a further answer, so that one stretch is all the rest. */
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
    this.#run(async () => {
      await this.#fetchSegment(stream, budget);
      await this.#fetchParts();
    });
  }

  /** The segment to deliver next; `null` after the last. `deliveredBytes`: all that was delivered so far. */
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

  /** Removes the head, which was delivered to its end. */
  dequeue(): void {
    // The reader of the reserved part still uses its memory, so that is not reused.
    if (!this.#servesReserved) this.#queue.shift();
    else {
      this.#servesReserved = false;
      this.#reserved = null;
    }
  }

  /** Whether a part of a random access read need not be fetched in its turn: it is the end, and no connection fetches it yet. */
  reserve(part: Segment): boolean {
    const isEnd = part.end === this.#ports.fetcher.totalBytes && this.#limit === part.end;
    if (!isEnd || this.#frontier === null || this.#frontier > part.from) return false;
    this.#reserved = part;
    this.#limit = part.from;
    return true;
  }

  /** For a reserved part that does not come: what was not delivered of it is fetched in its turn. */
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
    if (this.#count === 0) this.#run(() => this.#fetchParts());
    this.#queue.wake();
  }

  /** Adapts the number of connections to the speed. Those that are too many end with their part. */
  adapt(deliveredBytes: number): void {
    const { fetcher, speed } = this.#ports;
    // While a probe is on its way the last decision is still being carried out.
    if (this.#isProbing) return;
    const begunBytes = this.#frontier ?? deliveredBytes;
    // Where the store has no ranges there is nothing for further connections.
    const leftBytes = fetcher.hasRanges ? this.#limit - begunBytes : 0;
    if (speed.decide(leftBytes)) this.#openConnections();
    else if (!this.#isShared) this.#askAhead();
  }

  /** For the first head: the first connection may have a part of the bundle only. */
  begun(): void {
    this.#limit = this.#ports.fetcher.totalBytes ?? 0;
    this.#frontier = this.#queue.last?.end ?? null;
  }

  /** Ends every wait for a segment. What is being fetched is stopped by the fetcher. */
  leave(): void {
    this.#isOver = true;
    this.#reserved?.leave();
    this.#queue.leave();
  }

  /** Resolves when no connection is in use any more. */
  async gone(): Promise<void> {
    await Promise.allSettled(this.#workers);
  }

  #openConnections(): void {
    const { speed } = this.#ports;
    if (!this.#isShared) {
      if (speed.connectionCount > 1) this.#probe();
      return;
    }
    // Each takes its first part at once; without a part left it would end at once.
    while (this.#count < speed.connectionCount && this.#hasParts()) this.#run(() => this.#fetchParts());
    this.#reportCount();
    this.#queue.wake();
  }

  /** Reports connections once they are open, and fewer once that is decided; not those that run out of parts. */
  #reportCount(): void {
    const { speed, emit } = this.#ports;
    const most = Math.max(this.#reportedCount, this.#count);
    const connectionCount = !this.#isShared ? 1 : Math.min(speed.connectionCount, most);
    if (connectionCount === this.#reportedCount) return;
    this.#reportedCount = connectionCount;
    emit({ kind: 'download-connections', connectionCount });
  }

  /** Whether there are bytes that no connection fetches yet. */
  #hasParts(): boolean {
    return this.#frontier !== null && this.#frontier < this.#limit;
  }

  /** Fetches one part further on. Only when its answer is what it should be does the first connection end there. */
  #probe(): void {
    const { speed } = this.#ports;
    const stream = this.#queue.last;
    if (this.#isProbing || stream === null) return;
    const from = this.#hasParts() ? (this.#frontier ?? 0) : stream.at + PART_BYTES + probeAheadBytes(speed);
    const buffer = from < this.#limit ? this.#queue.takeBuffer(speed.connectionCount) : null;
    if (buffer === null) {
      speed.startOver();
      return;
    }
    this.#tryNext(stream, new Segment(from, Math.min(this.#limit, from + PART_BYTES), buffer), () => {
      this.#isShared = true;
      speed.restart();
      this.#openConnections();
    });
  }

  /** Asks for the next stretch shortly before the last one ends, so that its answer is not waited for. */
  #askAhead(): void {
    const { last } = this.#queue;
    const from = this.#frontier;
    if (this.#isRefused || from === null || last?.end !== from || from >= this.#limit) return;
    if (from - last.at > requestAheadBytes(this.#ports.speed)) return;
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
    this.#run(async () => {
      const tried = await fetcher.attempt(part, { admit });
      if (isAdmitted) {
        const budget = new RetryBudget(from);
        if (tried.kind === 'failed') await fetcher.pause(tried, part, budget.failedAt(part.at));
        await this.#fetchSegment(part, budget);
        await this.#fetchParts();
        return;
      }
      this.#isProbing = false;
      // The first connection goes on, so that no failure is reported.
      this.#isRefused = true;
      if (tried.kind === 'failed') speed.stayAtOne();
      else speed.startOver();
      if (tried.kind === 'unserved' && stream.at < from) fetcher.stopUsingRanges();
      this.#forget(part);
      this.#count -= 1;
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
      if (this.#isOver || from === null || from >= this.#limit || this.#count > speed.connectionCount) {
        this.#count -= 1;
        return null;
      }
      // The last connection needs no parts: between two of them it would wait for an answer.
      if (this.#count === 1) {
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
    const { fetcher, speed } = this.#ports;
    const end = this.#isRefused ? this.#limit : Math.min(this.#limit, from + stretchBytes(speed));
    return end === fetcher.totalBytes ? null : end;
  }

  #enqueue(segment: Segment): Segment {
    this.#frontier = segment.end;
    this.#ports.fetcher.begin(segment);
    this.#queue.push(segment);
    return segment;
  }

  /** Fetches a segment to its end, through every failure that a retry may pass. */
  async #fetchSegment(segment: Segment, budget: RetryBudget): Promise<void> {
    const { fetcher } = this.#ports;
    while (!segment.isComplete && !segment.isStopped) {
      const tried = await fetcher.attempt(segment);
      if (tried.kind === 'unserved') this.#fallBack(segment);
      if (tried.kind !== 'failed') continue;
      const pausing = fetcher.pause(tried, segment, budget.failedAt(segment.at));
      // It may have been asked to slow down.
      this.#reportCount();
      await pausing;
    }
    fetcher.finish(segment);
  }

  /** For a store that gives no parts after all: one connection goes on at the first gap. */
  #fallBack(refused: Segment): void {
    // Another connection has fallen back already.
    if (refused.isStopped) return;
    this.#ports.fetcher.stopUsingRanges();
    const { open, behind } = this.#queue.cutAtGap();
    for (const part of behind) this.#forget(part);
    const from = open?.at ?? this.#frontier ?? 0;
    this.#frontier = null;
    this.#isShared = false;
    this.#limit = this.#ports.fetcher.totalBytes ?? 0;
    // The reserved part is fetched in its turn now.
    if (this.#reserved !== null) this.#ports.fetcher.forget(this.#reserved);
    this.#reserved = null;
    this.#reportCount();
    if (open?.buffer === null) {
      open.openEnd();
      return;
    }
    open?.cutShort();
    this.openStream(from, new RetryBudget(from));
  }

  #run(work: () => Promise<void>): void {
    this.#count += 1;
    const working = work().catch((error: unknown) => {
      this.#ports.fail(error);
    });
    this.#workers.push(working);
  }

  /** Drops a segment that is not wanted any more, and frees its buffer. */
  #forget(segment: Segment): void {
    this.#ports.fetcher.forget(segment);
    this.#queue.release(segment);
  }
}
