import type { Clock } from '../../../src/core/run.ts';
import { seeded } from '../../kit/virtual-clock.ts';

/** Speeds are measured on a clock that runs this many times as fast, which makes more connections worthwhile. */
const PACE = 12;
/** Limits and pauses are this many times shorter: 30 s without a byte are half a second. */
const WAITING_PACE = 60;

/** A real but faster clock, for tests of real sockets. It knows its open timers. */
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
