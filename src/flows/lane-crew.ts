import { Patience } from './patience.ts';
import type { Tell } from './ports.ts';
import { Segment } from './segment.ts';
import type { SegmentFetcher } from './segment-fetcher.ts';
import { SegmentQueue } from './segment-queue.ts';
import type { SpeedWatch } from './speed-watch.ts';

/** Enough to hide the time between two requests, little enough to hold a few of them. */
export const PART_BYTES = 2 * 1024 * 1024;
/** A further connection begins so many times the time to a head further on: the first must not be there before it. */
const AHEAD_HEADS = 3;

export interface CrewPorts {
  readonly fetcher: SegmentFetcher;
  readonly speed: SpeedWatch;
  readonly tell: Tell;
  /** Told what ends the download, when that happens on one of the connections. */
  readonly fail: (error: unknown) => void;
}

/**
 * The connections ("lanes") that fetch the bundle, and the line in which their segments are handed on. The first reads
 * from the beginning to the end. Further ones fetch the parts that follow; they begin with a probe, and only when the
 * store answers it as it should does the first connection end where the part begins.
 */
export class LaneCrew {
  readonly #ports: CrewPorts;
  readonly #queue = new SegmentQueue(PART_BYTES);
  readonly #workers: Promise<void>[] = [];
  #lanes = 0;
  #toldLanes = 1;
  /** The first byte that no part covers; `null` while there is one connection only. */
  #frontier: number | null = null;
  #isProbing = false;
  #isOver = false;

  constructor(ports: CrewPorts) {
    this.#ports = ports;
  }

  /** A connection for everything from the offset `from` on. */
  openStream(from: number, patience: Patience): void {
    const stream = new Segment(from, null, null);
    this.#ports.fetcher.begin(stream);
    this.#queue.push(stream);
    this.#employ(async () => {
      await this.#fetchSegment(stream, patience);
      await this.#fetchParts();
    });
  }

  /** The segment to hand on from now; `null` after the last, `deliveredBytes` being all that was handed on. */
  async head(deliveredBytes: number): Promise<Segment | null> {
    for (;;) {
      const { first } = this.#queue;
      if (first !== null) return first;
      const isAll = this.#frontier === null || deliveredBytes === this.#ports.fetcher.totalBytes;
      if (this.#isOver || isAll) return null;
      await this.#queue.changed();
    }
  }

  /** The head was handed on to its end. */
  dequeue(): void {
    this.#queue.shift();
  }

  /** Looks at the speed, and opens as many connections as it asks for. Those that are too many end with their part. */
  adapt(deliveredBytes: number): void {
    const { fetcher, speed } = this.#ports;
    // While a probe is on its way the last decision is still being carried out.
    if (this.#isProbing) return;
    const begunBytes = this.#frontier ?? deliveredBytes;
    // Where the store has no ranges there is nothing for further connections.
    const leftBytes = fetcher.hasRanges ? (fetcher.totalBytes ?? 0) - begunBytes : 0;
    if (speed.decides(leftBytes)) this.#openLanes();
  }

  /** Lets go whoever waits. What is being fetched is stopped by the fetcher. */
  leave(): void {
    this.#isOver = true;
    this.#queue.leave();
  }

  /** Resolves when no connection is in use any more. */
  async gone(): Promise<void> {
    await Promise.allSettled(this.#workers);
  }

  #openLanes(): void {
    const { speed } = this.#ports;
    if (this.#frontier === null) {
      if (speed.lanes > 1) this.#probe();
      return;
    }
    // Each takes its first part before the next is asked for; without a part left it would be gone at once.
    while (this.#lanes < speed.lanes && this.#hasParts()) this.#employ(() => this.#fetchParts());
    this.#tellLanes();
    this.#queue.wake();
  }

  /** Tells of connections once they are there, and of fewer once that is decided; not of those that run out of parts. */
  #tellLanes(): void {
    const { speed, tell } = this.#ports;
    const most = Math.max(this.#toldLanes, this.#lanes);
    const lanes = this.#frontier === null ? 1 : Math.min(speed.lanes, most);
    if (lanes === this.#toldLanes) return;
    this.#toldLanes = lanes;
    tell({ kind: 'download-lanes', lanes });
  }

  /** Whether there are bytes that nobody fetches yet. */
  #hasParts(): boolean {
    return this.#frontier !== null && this.#frontier < (this.#ports.fetcher.totalBytes ?? 0);
  }

  /** Fetches one part further on. Only when its answer is what it should be does the first connection end there. */
  #probe(): void {
    const { fetcher, speed } = this.#ports;
    const stream = this.#queue.last;
    const total = fetcher.totalBytes;
    if (this.#isProbing || stream === null || total === null) return;
    const ahead = PART_BYTES + speed.bytesPerMs * speed.headMs * AHEAD_HEADS;
    const from = stream.at + Math.ceil(ahead);
    const buffer = from < total ? this.#queue.takeBuffer(speed.lanes) : null;
    if (buffer === null) {
      speed.startAnew();
      return;
    }
    const part = new Segment(from, Math.min(total, from + PART_BYTES), buffer);
    fetcher.begin(part);
    this.#isProbing = true;
    let isAdmitted = false;
    const admit = (): boolean => {
      this.#isProbing = false;
      isAdmitted = stream.at < from && !stream.isComplete;
      if (!isAdmitted) return false;
      stream.endAt(from);
      this.#queue.push(part);
      this.#frontier = part.end;
      speed.measureAnew();
      this.#openLanes();
      return true;
    };
    this.#employ(async () => {
      const tried = await fetcher.attempt(part, { admit });
      this.#isProbing = false;
      if (isAdmitted) {
        const patience = new Patience(from);
        if (tried.end === 'again') await fetcher.pause(tried, part, patience.failedAt(part.at));
        await this.#fetchSegment(part, patience);
        await this.#fetchParts();
        return;
      }
      // The first connection goes on, so nothing has stopped and nothing is told.
      if (tried.end === 'again') speed.stayAtOne();
      else speed.startAnew();
      if (tried.end === 'unserved' && stream.at < from) fetcher.doWithoutRanges();
      this.#forget(part);
      this.#lanes -= 1;
    });
  }

  /** Fetches one part after another until there are no more, or fewer connections are wanted. */
  async #fetchParts(): Promise<void> {
    for (;;) {
      const part = await this.#nextPart();
      if (part === null) return;
      await this.#fetchSegment(part, new Patience(part.from));
    }
  }

  /** The next part to fetch; `null`: there is none, or this connection is one too many. */
  async #nextPart(): Promise<Segment | null> {
    const { fetcher, speed } = this.#ports;
    for (;;) {
      const total = fetcher.totalBytes ?? 0;
      const from = this.#frontier;
      if (this.#isOver || from === null || from >= total || this.#lanes > speed.lanes) {
        this.#lanes -= 1;
        return null;
      }
      // The last connection needs no parts: between two of them it would wait for an answer.
      if (this.#lanes === 1) return this.#enqueue(new Segment(from, null, null));
      const buffer = this.#queue.takeBuffer(speed.lanes);
      if (buffer !== null)
        return this.#enqueue(new Segment(from, Math.min(total, from + PART_BYTES), buffer));
      await this.#queue.changed();
    }
  }

  #enqueue(segment: Segment): Segment {
    this.#frontier = segment.end;
    this.#ports.fetcher.begin(segment);
    this.#queue.push(segment);
    return segment;
  }

  /** Fetches a segment to its end, through whatever happens. */
  async #fetchSegment(segment: Segment, patience: Patience): Promise<void> {
    const { fetcher } = this.#ports;
    while (!segment.isComplete && !segment.isStopped) {
      const tried = await fetcher.attempt(segment);
      if (tried.end === 'unserved') this.#fallBack(segment);
      if (tried.end !== 'again') continue;
      const pausing = fetcher.pause(tried, segment, patience.failedAt(segment.at));
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
    this.#tellLanes();
    if (open?.buffer === null) {
      open.openEnd();
      return;
    }
    open?.cutShort();
    this.openStream(from, new Patience(from));
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
