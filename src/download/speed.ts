import type { Clock } from '../core/run.ts';
import {
  ONE_CONNECTION,
  planConnections,
  slowDown,
  windowMs,
  type ConnectionPlan,
} from './connection-plan.ts';

/** Measures a download, and decides by `planConnections` how many connections it is worth. */
export class SpeedWatch {
  readonly #clock: Clock;
  #plan: ConnectionPlan = ONE_CONNECTION;
  #sinceMs: number;
  #bytes = 0;
  #early: { readonly elapsedMs: number; readonly bytes: number } | null = null;
  #bytesPerMs = 0;
  #starvedMs = 0;
  #headMs = 0;
  #hasSeenHead = false;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#sinceMs = clock.now();
  }

  get connectionCount(): number {
    return this.#plan.connectionCount;
  }

  /** From the latest request to the head of its answer, in milliseconds. */
  get headMs(): number {
    return this.#headMs;
  }

  sawHead(tookMs: number): void {
    // What passed before the first byte is no measure of speed.
    if (!this.#hasSeenHead) this.restart();
    this.#hasSeenHead = true;
    this.#headMs = tookMs;
  }

  /** Waits for bytes of the network. */
  async starving<T>(waiting: Promise<T>): Promise<T> {
    const fromMs = this.#clock.now();
    const value = await waiting;
    this.#starvedMs += this.#clock.now() - Math.max(fromMs, this.#sinceMs);
    return value;
  }

  /** Bytes have come, over any connection. */
  received(bytes: number): void {
    this.#bytes += bytes;
  }

  /**
   * Makes a new plan at the end of a window. `leftBytes`: bytes that no connection fetches yet. Returns whether the number
   * of connections changes.
   */
  decide(leftBytes: number): boolean {
    const nowMs = this.#clock.now();
    const elapsedMs = nowMs - this.#sinceMs;
    const wantedMs = windowMs(this.#plan, this.#headMs);
    if (elapsedMs >= wantedMs / 2) this.#early ??= { elapsedMs, bytes: this.#bytes };
    if (elapsedMs < wantedMs) return false;
    const seen = {
      elapsedMs,
      bytes: this.#bytes,
      early: this.#early ?? { elapsedMs, bytes: this.#bytes },
      starvedMs: this.#starvedMs,
      leftBytes,
    };
    return this.#follow(planConnections(this.#plan, seen, nowMs));
  }

  /** Bytes per millisecond in the last window; in the first window, so far. */
  get bytesPerMs(): number {
    if (this.#bytesPerMs > 0 || !this.#hasSeenHead) return this.#bytesPerMs;
    return this.#bytes / Math.max(1, this.#clock.now() - this.#sinceMs);
  }

  /** The store asked for less. */
  slowDown(): void {
    this.#follow(slowDown(this.#plan, this.#clock.now()));
  }

  /** The store would not serve a second connection: for a while none is tried. */
  stayAtOne(): void {
    this.#follow(slowDown(ONE_CONNECTION, this.#clock.now()));
  }

  /** Forgets the plan and starts to measure. */
  startOver(): void {
    this.#follow(ONE_CONNECTION);
  }

  #follow(plan: ConnectionPlan): boolean {
    const changes = plan.connectionCount !== this.#plan.connectionCount;
    this.#plan = plan;
    this.restart();
    return changes;
  }

  /** Forgets what was measured, and keeps the plan. */
  restart(): void {
    const nowMs = this.#clock.now();
    this.#bytesPerMs = this.#bytes / Math.max(1, nowMs - this.#sinceMs);
    this.#sinceMs = nowMs;
    this.#bytes = 0;
    this.#early = null;
    this.#starvedMs = 0;
  }
}
