import type { Clock } from '../../../src/core/run.ts';
import { seeded } from '../../kit/virtual-clock.ts';

/** Speeds are measured on a clock that runs so many times as fast: what takes a second there is worth more connections. */
const PACE = 12;
/** Limits and pauses are so many times as short: 30 s without a byte are half a second. */
const WAITING_PACE = 60;

/** A real clock for tests of real sockets, only faster. It knows what still waits. */
export class FastClock implements Clock {
  readonly #random: () => number;
  readonly #startMs = Date.now();
  readonly #zeroMs = performance.now();
  readonly #waiting = new Set<NodeJS.Timeout>();

  constructor(seed: number) {
    this.#random = seeded(seed);
  }

  /** Timers that neither fired nor were cancelled. */
  get pending(): number {
    return this.#waiting.size;
  }

  now(): number {
    return this.#startMs + (performance.now() - this.#zeroMs) * PACE;
  }

  random(): number {
    return this.#random();
  }

  after(ms: number, act: () => void): () => void {
    const timer = setTimeout(
      () => {
        this.#waiting.delete(timer);
        act();
      },
      Math.min(ms / WAITING_PACE, 2 ** 31 - 1),
    );
    this.#waiting.add(timer);
    return () => {
      this.#waiting.delete(timer);
      clearTimeout(timer);
    };
  }
}
