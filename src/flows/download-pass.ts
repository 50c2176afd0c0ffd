import type { BundleLink } from '../rules/job.ts';
import {
  attempt,
  type Attempt,
  type KnownBundle,
  type Opened,
  type Setback,
  StartOver,
} from './bundle-attempt.ts';
import type { LinkKeeper } from './link-keeper.ts';
import { PartBuffers } from './part-buffers.ts';
import { Patience } from './patience.ts';
import type { BundleStore, Clock, Intake, Tell } from './ports.ts';
import { Segment } from './segment.ts';
import { SpeedWatch } from './speed-watch.ts';

/** Enough to hide the time between two requests, little enough to hold a few of them. */
export const PART_BYTES = 2 * 1024 * 1024;
/** A further connection begins so many times the time to a head further on: the first must not be there before it. */
const AHEAD_HEADS = 3;

/** What outlives one go at the bundle. */
export interface PassPorts {
  readonly store: BundleStore;
  readonly links: LinkKeeper;
  readonly intake: Intake;
  readonly clock: Clock;
  readonly tell: Tell;
  /** Counts the attempts on the first segment. */
  readonly patience: Patience;
  /** Whether the store has not been seen to fail at parts. */
  readonly ranges: { areServed: boolean };
  /** Waits after a setback. Throws when going on is no use. */
  readonly pause: (setback: Setback, state: PauseState, signal: AbortSignal) => Promise<void>;
  /** Judges the size of the bundle, by the store's word, against what the link says. Throws. */
  readonly checkSize: (link: BundleLink, totalBytes: number | null) => void;
}

export interface PauseState {
  /** Attempts in a row that brought nothing. */
  readonly fruitless: number;
  /** The first byte that is missing where the setback happened. */
  readonly fromByte: number;
  /** Bytes that have come so far, all together. */
  readonly heldBytes: number;
}

/** Bytes out of turn save time and room; a store that will not give them is not worth a long wait. */
const OUT_OF_TURN_ATTEMPTS = 3;
/** Chunks come by the thousand. */
const TELL_EVERY_MS = 200;

/**
 * One go at the whole bundle: all its bytes are of one ETag. A first connection reads from the beginning. When more
 * connections would be faster, they fetch the parts that follow, which are handed on in their turn.
 */
export class DownloadPass {
  /** Bytes that have come, in any order. */
  receivedBytes = 0;
  /** Bytes that were handed on, in order. */
  deliveredBytes = 0;
  readonly #ports: PassPorts;
  readonly #signal: AbortSignal;
  readonly #speed: SpeedWatch;
  readonly #buffers = new PartBuffers(PART_BYTES);
  /** The answer to begin with, until it is read. */
  #opened: Opened | null;
  /** Answers to leave to the next pass; it takes one at most. */
  readonly #handedOver = new Set<Opened>();
  #known: KnownBundle | null = null;

  /** Whatever may still be handed on, in order. */
  readonly #queue: Segment[] = [];
  readonly #segments = new Set<Segment>();
  readonly #workers: Promise<void>[] = [];
  #lanes = 0;
  /** The first byte that no part covers; `null` while there is one connection only. */
  #frontier: number | null = null;
  #isProbing = false;
  #toldMs = -Infinity;
  #isOver = false;
  #isCalledOff = false;
  #fail: (error: unknown) => void = () => undefined;
  #wakeWaiting: (() => void)[] = [];

  /** `opened`: an answer that brings the bundle from its first byte, instead of a first request. */
  constructor(ports: PassPorts, opened: Opened | null, signal: AbortSignal) {
    this.#ports = ports;
    this.#opened = opened;
    this.#signal = signal;
    this.#speed = new SpeedWatch(ports.clock);
  }

  /** Resolves when every byte was handed on. Rejects with `StartOver`, a `Failure` or the reason of the signal. */
  async run(): Promise<void> {
    const failed = new Promise<never>((_, reject) => {
      this.#fail = reject;
    });
    const stop = (): void => {
      this.#fail(this.#signal.reason);
    };
    this.#signal.addEventListener('abort', stop, { once: true });
    const opened = this.#opened;
    this.#openStream(0, this.#ports.patience);
    const delivering = this.#deliver();
    let kept: Opened | null = null;
    try {
      await Promise.race([delivering, failed]);
    } catch (error) {
      this.#isCalledOff = true;
      if (error instanceof StartOver) kept = error.opened;
      throw error;
    } finally {
      this.#signal.removeEventListener('abort', stop);
      this.#isOver = true;
      for (const segment of this.#queue) segment.leave();
      for (const segment of this.#segments) segment.stop();
      // It was asked for under the signal of another pass, and hears of no other end.
      opened?.close();
      this.#wake();
      await Promise.allSettled([delivering, ...this.#workers]);
      for (const other of this.#handedOver) if (other !== kept) other.close();
    }
  }

  /** Hands the bytes on, in order, and looks at how fast they come. */
  async #deliver(): Promise<void> {
    for (;;) {
      const [segment] = this.#queue;
      if (segment === undefined) {
        if (this.#isOver || this.#frontier === null || this.deliveredBytes === this.#known?.totalBytes)
          return;
        await this.#change();
        continue;
      }
      const bytes = await this.#speed.starving(segment.next());
      if (this.#isOver) return;
      if (bytes === null) {
        this.#queue.shift();
        this.#release(segment);
        continue;
      }
      await this.#ports.intake.take(bytes);
      this.deliveredBytes += bytes.length;
      segment.took(bytes);
      // While a probe is on its way the last decision is still being carried out.
      if (!this.#isProbing && this.#speed.decides(this.#leftBytes())) this.#openLanes();
    }
  }

  /** Bytes that further connections could fetch; 0 where the store has no ranges to join them by. */
  #leftBytes(): number {
    return this.#hasRanges() ? (this.#known?.totalBytes ?? 0) - (this.#frontier ?? this.deliveredBytes) : 0;
  }

  #hasRanges(): boolean {
    return (this.#known?.etag ?? null) !== null && this.#ports.ranges.areServed;
  }

  // --- connections ----------------------------------------------------------------------------------------------

  /** A segment from `from` to the end of the bundle, and a connection for it. */
  #openStream(from: number, patience: Patience): void {
    const stream = new Segment(from, null, null);
    this.#segments.add(stream);
    this.#queue.push(stream);
    this.#employ(async () => {
      await this.#fetchSegment(stream, patience);
      await this.#fetchParts();
    });
  }

  /** Opens as many connections as the plan says. Those that are too many end with their part. */
  #openLanes(): void {
    if (this.#frontier === null) {
      if (this.#speed.lanes > 1) this.#probe();
      return;
    }
    this.#ports.tell({ kind: 'download-lanes', lanes: this.#speed.lanes });
    // Each takes its first part before the next is asked for; without a part left it would be gone at once.
    while (this.#lanes < this.#speed.lanes && this.#hasParts()) this.#employ(() => this.#fetchParts());
    this.#wake();
  }

  /** Whether there are bytes that nobody fetches yet. */
  #hasParts(): boolean {
    return this.#frontier !== null && this.#frontier < (this.#known?.totalBytes ?? 0);
  }

  /** Fetches one part further on. Only when its answer is what it should be does the first connection end there. */
  #probe(): void {
    const stream = this.#queue.at(-1);
    const total = this.#known?.totalBytes ?? null;
    if (this.#isProbing || stream === undefined || total === null) return;
    const ahead = PART_BYTES + this.#speed.bytesPerMs * this.#speed.headMs * AHEAD_HEADS;
    const from = stream.at + Math.ceil(ahead);
    const buffer = from < total ? this.#buffers.take(this.#speed.lanes) : null;
    if (buffer === null) {
      this.#speed.startAnew();
      return;
    }
    const part = new Segment(from, Math.min(total, from + PART_BYTES), buffer);
    this.#segments.add(part);
    this.#isProbing = true;
    let isAdmitted = false;
    const admit = (): boolean => {
      this.#isProbing = false;
      isAdmitted = stream.at < from && !stream.isComplete;
      if (!isAdmitted) return false;
      stream.endAt(from);
      this.#queue.push(part);
      this.#frontier = part.end;
      this.#speed.measureAnew();
      this.#openLanes();
      return true;
    };
    this.#employ(async () => {
      const { end } = await this.#attempt(part, { admit });
      this.#isProbing = false;
      if (isAdmitted) {
        if (end === 'again') await this.#fetchSegment(part, new Patience(from));
        await this.#fetchParts();
        return;
      }
      if (end === 'again') this.#speed.slowDown();
      else this.#speed.startAnew();
      if (end === 'unserved' && stream.at < from) this.#ports.ranges.areServed = false;
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
    for (;;) {
      const total = this.#known?.totalBytes ?? 0;
      const from = this.#frontier;
      if (this.#isOver || from === null || from >= total || this.#lanes > this.#speed.lanes) {
        this.#lanes -= 1;
        return null;
      }
      // The last connection needs no parts: between two of them it would wait for an answer.
      if (this.#lanes === 1) return this.#enqueue(new Segment(from, null, null));
      const buffer = this.#buffers.take(this.#speed.lanes);
      if (buffer !== null)
        return this.#enqueue(new Segment(from, Math.min(total, from + PART_BYTES), buffer));
      await this.#change();
    }
  }

  #enqueue(segment: Segment): Segment {
    this.#frontier = segment.end;
    this.#segments.add(segment);
    this.#queue.push(segment);
    this.#wake();
    return segment;
  }

  /** Fetches a segment to its end, through whatever happens. */
  async #fetchSegment(segment: Segment, patience: Patience): Promise<void> {
    while (!segment.isComplete && !segment.isStopped) {
      const tried = await this.#attempt(segment);
      if (tried.end === 'unserved') this.#fallBack();
      if (tried.end === 'again') await this.#pause(tried, segment, patience.failedAt(segment.at));
    }
    this.#segments.delete(segment);
  }

  async #pause(setback: Setback, segment: Segment, fruitless: number): Promise<void> {
    // Without an ETag the next attempt begins at zero.
    const fromByte = (this.#known?.etag ?? null) === null ? 0 : segment.at;
    const state = { fruitless, fromByte, heldBytes: this.receivedBytes };
    const signal = AbortSignal.any([this.#signal, segment.signal]);
    try {
      await this.#ports.pause(setback, state, signal);
    } catch (error) {
      if (!segment.isStopped || this.#signal.aborted) throw error;
    }
  }

  /** `admit`: whether what comes is still wanted. `isAside`: what comes is not handed on. */
  async #attempt(
    segment: Segment,
    { admit = () => true, isAside = false }: { admit?: () => boolean; isAside?: boolean } = {},
  ): Promise<Attempt> {
    const { store, clock, links, tell } = this.#ports;
    const link = await links.current();
    const opened = this.#opened;
    this.#opened = null;
    const isBeginning = segment.at === 0 && segment.end === null;
    const onHead = (known: KnownBundle, tookMs: number): boolean => {
      this.#ports.checkSize(link, known.totalBytes);
      this.#speed.sawHead(tookMs);
      if (isBeginning) this.#begin(known);
      return admit();
    };
    const onBytes = (bytes: number): void => {
      if (isAside) return;
      this.receivedBytes += bytes;
      this.#speed.came(bytes);
      const nowMs = clock.now();
      const totalBytes = this.#known?.totalBytes ?? link.sizeBytes;
      if (nowMs - this.#toldMs < TELL_EVERY_MS && this.receivedBytes !== totalBytes) return;
      this.#toldMs = nowMs;
      tell({ kind: 'download-progress', heldBytes: this.receivedBytes, totalBytes });
    };
    const signal = AbortSignal.any([this.#signal, segment.signal]);
    try {
      // Whatever comes from the first byte on may be another bundle: nothing is joined with it.
      const known = isBeginning ? null : this.#known;
      const ports = { store, clock, link, known, opened, onHead, onBytes };
      const tried = await attempt(segment, ports, signal);
      if (tried.end === 'again' && tried.freshLink) links.replace(link);
      if (tried.end === 'again' && tried.slowDown) this.#speed.slowDown();
      return tried;
    } catch (error) {
      if (error instanceof StartOver && error.opened !== null) {
        // The next pass reads it, so it is not stopped with this one.
        this.#segments.delete(segment);
        this.#handedOver.add(error.opened);
        if (this.#isOver) error.opened.close();
      }
      // What was aborted because it is not wanted any more has ended well.
      if (segment.isStopped && !this.#signal.aborted) return { end: 'complete' };
      throw error;
    }
  }

  #begin(known: KnownBundle): void {
    this.#known = known;
    this.#ports.intake.begin({
      totalBytes: known.totalBytes,
      readAt: (fromByte, endByte) => this.#readAt(fromByte, endByte),
    });
  }

  /** Bytes out of turn, over a connection of their own. */
  async #readAt(fromByte: number, endByte: number): Promise<Uint8Array | null> {
    this.#insistOnGoing();
    if (!this.#hasRanges()) return null;
    const part = new Segment(fromByte, endByte, new Uint8Array(endByte - fromByte));
    this.#segments.add(part);
    const patience = new Patience(fromByte);
    while (!part.isComplete && !part.isStopped && this.#ports.ranges.areServed) {
      const tried = await this.#attempt(part, { isAside: true });
      if (tried.end === 'unserved') this.#ports.ranges.areServed = false;
      if (tried.end !== 'again') continue;
      const fruitless = patience.failedAt(part.at);
      if (fruitless >= OUT_OF_TURN_ATTEMPTS) break;
      await this.#pause(tried, part, fruitless);
    }
    this.#segments.delete(part);
    this.#insistOnGoing();
    return part.isComplete ? part.buffer : null;
  }

  #insistOnGoing(): void {
    if (this.#isCalledOff) throw new Error('the download has ended');
  }

  /** The store gives no parts after all: one connection goes on where the bytes that lie together end. */
  #fallBack(): void {
    this.#ports.ranges.areServed = false;
    const gap = this.#queue.findIndex((segment) => !segment.isComplete);
    const open = this.#queue[gap];
    for (const part of gap === -1 ? [] : this.#queue.splice(gap + 1)) this.#forget(part);
    const from = open?.at ?? this.#frontier ?? 0;
    this.#frontier = null;
    if (open !== undefined && open.buffer === null) {
      open.openEnd();
      return;
    }
    open?.cutShort();
    this.#openStream(from, new Patience(from));
  }

  // --- beginnings and ends --------------------------------------------------------------------------------------

  #employ(work: () => Promise<void>): void {
    this.#lanes += 1;
    const working = work().catch((error: unknown) => {
      this.#fail(error);
    });
    this.#workers.push(working);
  }

  /** A segment that is not wanted any more. */
  #forget(segment: Segment): void {
    segment.stop();
    this.#segments.delete(segment);
    this.receivedBytes -= segment.at - segment.from;
    this.#release(segment);
  }

  /** A segment that was taken to its end. It is not stopped: its connection may serve the next one. */
  #release(segment: Segment): void {
    if (segment.buffer !== null) this.#buffers.giveBack(segment.buffer);
    this.#wake();
  }

  /** Resolves at the next change of what waits here: a new part, a free buffer, the end. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      this.#wakeWaiting.push(resolve);
    });
  }

  #wake(): void {
    for (const wake of this.#wakeWaiting.splice(0)) wake();
  }
}
