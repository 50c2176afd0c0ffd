import type { Clock } from '../flows/ports.ts';
import { HttpProblem } from './http-problem.ts';

/** Time limits of one request, in milliseconds. */
export interface HttpLimits {
  /** Until the connection stands (name, TCP, proxy, TLS). */
  readonly connectMs: number;
  /** Between two signs of life: until the answer's head, then between chunks. */
  readonly idleMs: number;
  /** From start to the last byte. */
  readonly totalMs: number;
}

/** The clocks of one request, and how far it got. */
export class RequestWatch {
  mayHaveArrived = false;
  usesOldConnection = false;
  problem: HttpProblem | null = null;
  readonly #clock: Clock;
  readonly #limits: HttpLimits;
  readonly #signal: AbortSignal;
  #destroy: (error: Error) => void = () => undefined;
  #cancelPhase: () => void = () => undefined;
  #isWatchingIdle = false;
  #waitsSinceMs: number | null = null;
  #cancelTotal: () => void = () => undefined;
  readonly #onAbort = (): void => {
    this.#destroy(new Error('aborted'));
  };

  constructor(clock: Clock, limits: HttpLimits, signal: AbortSignal) {
    this.#clock = clock;
    this.#limits = limits;
    this.#signal = signal;
  }

  begin(destroy: (error: Error) => void): void {
    this.#destroy = destroy;
    this.#signal.addEventListener('abort', this.#onAbort, { once: true });
    this.#cancelPhase = this.#clock.after(this.#limits.connectMs, () => {
      this.#give('no connection', this.#limits.connectMs);
    });
    const { totalMs } = this.#limits;
    this.#cancelTotal = this.#clock.after(totalMs, () => {
      this.#give('no complete answer', totalMs);
    });
  }

  connected(): void {
    this.mayHaveArrived = true;
    this.awaitSignOfLife();
  }

  /** From here on the other side is to be heard of, again and again, until `gotSignOfLife` says that it is our turn. */
  awaitSignOfLife(): void {
    this.#waitsSinceMs = this.#clock.now();
    this.#watchIdle(this.#limits.idleMs);
  }

  gotSignOfLife(): void {
    this.#waitsSinceMs = null;
  }

  rethrowAbort(): void {
    if (this.#signal.aborted) throw this.#signal.reason;
  }

  end(): void {
    this.#cancelPhase();
    this.#cancelTotal();
    this.#signal.removeEventListener('abort', this.#onAbort);
  }

  /** One timer for many waits: it looks at how long the last one has taken when it fires. */
  #watchIdle(afterMs: number): void {
    if (this.#isWatchingIdle) return;
    this.#cancelPhase();
    this.#isWatchingIdle = true;
    this.#cancelPhase = this.#clock.after(afterMs, () => {
      this.#isWatchingIdle = false;
      if (this.#waitsSinceMs === null) return;
      const restMs = this.#waitsSinceMs + this.#limits.idleMs - this.#clock.now();
      if (restMs > 0) this.#watchIdle(restMs);
      else this.#give('nothing came', this.#limits.idleMs);
    });
  }

  #give(what: string, ms: number): void {
    this.problem = new HttpProblem(`${what} for ${Math.round(ms / 1000)} s`, this.mayHaveArrived);
    this.#destroy(this.problem);
  }
}
