import type { Emit, Clock } from '../core/run.ts';
import type { BundleLink } from '../job/answers.ts';
import type { ServiceEvent } from '../service/events.ts';
import type { BundleStore } from '../service/store.ts';
import {
  attempt,
  type Attempt,
  type AttemptPorts,
  type KnownBundle,
  type Opened,
  StartOver,
} from './attempt.ts';
import type { DownloadEvent } from './events.ts';
import type { LinkKeeper } from './links.ts';
import type { Pause } from './retries.ts';
import type { Segment } from './segment.ts';
import type { SpeedWatch } from './speed.ts';

export interface FetchPorts {
  readonly store: BundleStore;
  readonly links: LinkKeeper;
  readonly clock: Clock;
  readonly emit: Emit<DownloadEvent | ServiceEvent>;
  /** Until the store fails to serve a part. */
  readonly ranges: { areServed: boolean };
  /** Waits after a failed attempt. Throws when a retry is no use. */
  readonly pause: Pause;
  readonly checkSize: AttemptPorts['checkSize'];
}

export interface FetchOptions {
  /** An answer that brings the bundle from its first byte, instead of a first request. */
  readonly opened: Opened | null;
  readonly speed: SpeedWatch;
  /** Called with the first head of the bundle, before its first byte. */
  readonly onBegin: (known: KnownBundle) => void;
}

/**
 * The first request asks for this much. A request for all of it would have to be given up where further connections
 * take over, or where the end of a zip is held already, and what is under way then would be fetched for nothing.
 */
export const FIRST_BYTES = 6 * 1024 * 1024;

/** Chunks come by the thousand. */
const REPORT_EVERY_MS = 200;

/** Fetches the segments of one bundle: one attempt at a time for each, and a pause after one that failed. */
export class SegmentFetcher {
  /** Bytes that have come, in any order. Random access reads that are fetched twice do not count. */
  receivedBytes = 0;
  readonly #ports: FetchPorts;
  readonly #options: FetchOptions;
  readonly #signal: AbortSignal;
  /** The answer to begin with, until it is read. */
  #opened: Opened | null;
  /** Answers to leave to the next pass; it takes one at most. */
  readonly #handedOver = new Set<Opened>();
  readonly #segments = new Set<Segment>();
  #known: KnownBundle | null = null;
  #reportedMs = -Infinity;
  #isOver = false;

  constructor(ports: FetchPorts, options: FetchOptions, signal: AbortSignal) {
    this.#ports = ports;
    this.#options = options;
    this.#signal = signal;
    this.#opened = options.opened;
  }

  /** `null` while the store does not say, or has not answered. */
  get totalBytes(): number | null {
    return this.#known?.totalBytes ?? null;
  }

  /** Whether parts can be joined: the store serves them, and has an ETag to join them by. */
  get hasRanges(): boolean {
    return (this.#known?.etag ?? null) !== null && this.#ports.ranges.areServed;
  }

  /** For a store that does not serve parts after all. */
  stopUsingRanges(): void {
    this.#ports.ranges.areServed = false;
  }

  /** Has `stop` stop this segment, too. */
  begin(segment: Segment): void {
    this.#segments.add(segment);
  }

  /** For a segment that was fetched to its end. Its connection may serve the next one. */
  finish(segment: Segment): void {
    this.#segments.delete(segment);
  }

  /** Stops a segment that is not wanted any more; its bytes are dropped. */
  forget(segment: Segment): void {
    segment.stop();
    this.#segments.delete(segment);
    this.receivedBytes -= segment.at - segment.from;
  }

  /** Asks once for what is missing. `admit`: whether what comes is still wanted. `isAside`: it is not delivered. */
  async attempt(
    segment: Segment,
    { admit = () => true, isAside = false }: { admit?: () => boolean; isAside?: boolean } = {},
  ): Promise<Attempt> {
    const { store, clock, links, checkSize } = this.#ports;
    const { speed, onBegin } = this.#options;
    const link = await links.current();
    const opened = this.#opened;
    this.#opened = null;
    const isBeginning = segment.at === 0 && segment.end === null;
    const onHead = (known: KnownBundle, tookMs: number): boolean => {
      speed.sawHead(tookMs);
      if (isBeginning) {
        this.#known = known;
        onBegin(known);
      }
      return admit();
    };
    const onBytes = (bytes: number): void => {
      if (!isAside) this.#count(bytes, link);
    };
    const signal = AbortSignal.any([this.#signal, segment.signal]);
    try {
      // Whatever comes from the first byte on may be another bundle: nothing is joined with it.
      const known = isBeginning ? null : this.#known;
      const firstBytes = isBeginning && this.#ports.ranges.areServed ? FIRST_BYTES : null;
      const ports = { store, clock, link, known, firstBytes, opened, checkSize, onHead, onBytes };
      const tried = await attempt(segment, ports, signal);
      if (tried.kind === 'unserved' && firstBytes !== null && this.#known === null) {
        // The part was not needed: the second request asks for the whole.
        this.stopUsingRanges();
        return await this.attempt(segment, { admit, isAside });
      }
      if (tried.kind === 'failed' && tried.freshLink) links.replace(link);
      return tried;
    } catch (error) {
      if (error instanceof StartOver && error.opened !== null) {
        // The next pass reads it, so it is not stopped with this one.
        this.#segments.delete(segment);
        this.#handedOver.add(error.opened);
        if (this.#isOver) error.opened.reply.close();
      }
      // What was aborted because it is not wanted any more has ended well.
      if (segment.isStopped && !this.#signal.aborted) return { kind: 'complete' };
      throw error;
    }
  }

  /** Waits before the next attempt, for as long as the segment is wanted. */
  async pause(
    tried: Extract<Attempt, { kind: 'failed' }>,
    segment: Segment,
    failedAttempts: number,
  ): Promise<void> {
    if (tried.slowDown) this.#options.speed.slowDown();
    // Without an ETag the next attempt begins at zero.
    const fromByte = (this.#known?.etag ?? null) === null ? 0 : segment.at;
    const state = { segment, failedAttempts, fromByte, heldBytes: this.receivedBytes };
    const signal = AbortSignal.any([this.#signal, segment.signal]);
    try {
      await this.#ports.pause(tried, state, signal);
    } catch (error) {
      if (!segment.isStopped || this.#signal.aborted) throw error;
    }
  }

  /** Stops all that is being fetched. */
  stop(): void {
    this.#isOver = true;
    for (const segment of this.#segments) segment.stop();
    // It was requested under the signal of another pass, which no longer ends it.
    this.#options.opened?.reply.close();
  }

  /** After all connections have ended: closes the answers that are left, but the one that the next pass begins with. */
  closeAllBut(kept: Opened | null): void {
    for (const other of this.#handedOver) if (other !== kept) other.reply.close();
  }

  #count(bytes: number, link: BundleLink): void {
    this.receivedBytes += bytes;
    this.#options.speed.received(bytes);
    const nowMs = this.#ports.clock.now();
    const totalBytes = this.totalBytes ?? link.sizeBytes;
    if (nowMs - this.#reportedMs < REPORT_EVERY_MS && this.receivedBytes !== totalBytes) return;
    this.#reportedMs = nowMs;
    this.#ports.emit({ kind: 'download-progress', heldBytes: this.receivedBytes, totalBytes });
  }
}
