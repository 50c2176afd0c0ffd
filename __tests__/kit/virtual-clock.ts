import type { Clock } from '../../src/core/run.ts';

interface Timer {
  readonly dueMs: number;
  readonly order: number;
  readonly act: () => void;
}

/** No test waits this long: a run that does hangs. */
const HORIZON_MS = 30 * 24 * 3_600_000;
/** Nor does a run loop this often without a pause. */
const MAX_TURNS_AT_ONCE = 2_000;

/**
 * Time that passes only when everything waits: then it jumps to the next timer. Random numbers come from a seed, or
 * from the test.
 */
export class VirtualClock implements Clock {
  readonly startMs: number;
  #nowMs: number;
  #order = 0;
  #timers: Timer[] = [];
  #random: () => number;

  constructor(chance: number | (() => number) = 0.5, startMs = Date.UTC(2025, 0, 1)) {
    this.startMs = startMs;
    this.#nowMs = startMs;
    this.#random = typeof chance === 'number' ? () => chance : chance;
  }

  now(): number {
    return this.#nowMs;
  }

  /** Milliseconds since the beginning of the test. */
  get passedMs(): number {
    return this.#nowMs - this.startMs;
  }

  /** Timers that neither fired nor were cancelled. */
  get pending(): number {
    return this.#timers.length;
  }

  random(): number {
    return this.#random();
  }

  after(ms: number, act: () => void): () => void {
    if (!Number.isFinite(ms)) throw new Error(`a timer of ${ms} ms`);
    const timer = { dueMs: this.#nowMs + Math.max(0, ms), order: this.#order++, act };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Lets time pass inside a scripted port: a request that takes `ms`, for instance. */
  pass(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(signal.reason as Error);
        return;
      }
      const stop = (): void => {
        cancel();
        reject(signal?.reason as Error);
      };
      const cancel = this.after(ms, () => {
        signal?.removeEventListener('abort', stop);
        resolve();
      });
      signal?.addEventListener('abort', stop, { once: true });
    });
  }

  /** Lets time pass until `work` ends, and returns its result. Throws when it waits for nothing, or for ever. */
  async run<T>(work: Promise<T>): Promise<T> {
    const state = { over: false };
    const seen = work.finally(() => {
      state.over = true;
    });
    seen.catch(() => undefined);
    for (let turns = 0; turns < MAX_TURNS_AT_ONCE; turns += 1) {
      await everythingWaits();
      if (state.over) return await seen;
      const beforeMs = this.#nowMs;
      this.#jump();
      if (this.#nowMs > beforeMs) turns = 0;
    }
    throw new Error('it goes on and on without a pause');
  }

  /** Lets time pass for `ms`, whatever happens meanwhile. */
  async advance(ms: number): Promise<void> {
    const untilMs = this.#nowMs + ms;
    for (;;) {
      await everythingWaits();
      const next = this.#next();
      if (next === undefined || next.dueMs > untilMs) break;
      this.#jump();
    }
    this.#nowMs = untilMs;
  }

  #next(): Timer | undefined {
    return this.#timers.toSorted((a, b) => a.dueMs - b.dueMs || a.order - b.order)[0];
  }

  #jump(): void {
    const next = this.#next();
    if (next === undefined) throw new Error('it waits, and nothing will ever wake it');
    if (next.dueMs - this.startMs > HORIZON_MS) throw new Error('it waits for longer than a month');
    this.#timers = this.#timers.filter((timer) => timer !== next);
    this.#nowMs = Math.max(this.#nowMs, next.dueMs);
    next.act();
  }
}

/** Returns when every promise that can continue has continued: a check phase follows all of them. */
export function everythingWaits(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** The same random numbers for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
