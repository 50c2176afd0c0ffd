import { retryDelayMs, RETRY_FIRST_MS, jitter } from '../core/retry.ts';
import { sleep, type Clock } from '../core/run.ts';

/** How often one address is requested while the host is busy. */
export const BUSY_ATTEMPTS = 8;
/** Waits between two rounds grow by this factor, up to the limit: CDN caches expire in seconds or in minutes. */
const GROWTH = 1.5;
const LONGEST_WAIT_MS = 60_000;

/** The wait before round number `round` (2 is the first retry), ±20 %; `firstMs` is `poll-interval`. */
export function roundDelayMs(round: number, firstMs: number, random: number): number {
  const longestMs = Math.max(firstMs, LONGEST_WAIT_MS);
  return jitter(Math.min(longestMs, firstMs * GROWTH ** Math.min(round - 2, 30)), random);
}

/** A pause of all requests, for which the host has asked. */
export class Pace {
  readonly #clock: Clock;
  #untilMs = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Waits while there is a pause. */
  async ready(signal: AbortSignal): Promise<void> {
    for (let leftMs = this.#leftMs(); leftMs > 0; leftMs = this.#leftMs())
      await sleep(this.#clock, leftMs, signal);
  }

  /** `askedMs`: from `Retry-After`; `null`: our own delay. Returns the pause, or `null` when a longer one is under way. */
  pause(askedMs: number | null, attempt: number): number | null {
    const waitMs = Math.max(askedMs ?? retryDelayMs(attempt, this.#clock.random()), RETRY_FIRST_MS);
    if (this.#leftMs() >= waitMs) return null;
    const isNew = this.#leftMs() <= 0;
    this.#untilMs = this.#clock.now() + waitMs;
    return isNew ? waitMs : null;
  }

  /** Whether the pause lasts until then or longer. */
  lasts(untilMs: number): boolean {
    return this.#untilMs >= untilMs;
  }

  #leftMs(): number {
    return this.#untilMs - this.#clock.now();
  }
}
