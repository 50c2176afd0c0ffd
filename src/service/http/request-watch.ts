import type { Clock } from '../../core/run.ts';
import { HttpProblem } from './http-problem.ts';

/** Time limits of one request, in milliseconds. */
export interface HttpLimits {
  /** Until the connection is open (name, TCP, proxy, TLS). */
  readonly connectMs: number;
  /** Between two signs of life: until the answer's head, then between chunks. */
  readonly idleMs: number;
  /** From start to the last byte. */
  readonly totalMs: number;
}

/**
 * A flood of interim answers (1xx) would keep this thread from hearing a cancel, and it is no sign of life. A server that
 * is slow may send one every 20 seconds (RFC 2518, 10.1), and hints come in twos and threes.
 */
const INTERIM_ANSWERS_MAX = 100;

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
  #interimAnswers = 0;
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
    const { connectMs, totalMs } = this.#limits;
    this.#watchPhase(connectMs, `no connection for ${inSeconds(connectMs)}`);
    this.#cancelTotal = this.#clock.after(totalMs, () => {
      this.#giveUp(`no complete answer for ${inSeconds(totalMs)}`);
    });
  }

  connected(): void {
    this.mayHaveArrived = true;
    this.awaitSignOfLife();
  }

  /** From here on the server has to send something within the idle limit, until `gotSignOfLife` is called. */
  awaitSignOfLife(): void {
    const { idleMs } = this.#limits;
    this.#watchPhase(idleMs, `nothing came for ${inSeconds(idleMs)}`);
  }

  gotSignOfLife(): void {
    this.#cancelPhase();
  }

  /** An answer that is not the final one (1xx) has come. */
  gotInterimAnswer(): void {
    this.#interimAnswers += 1;
    // Only once: further ones may lie in the same piece of data.
    if (this.#interimAnswers === INTERIM_ANSWERS_MAX + 1)
      this.#giveUp(`it sent more than ${INTERIM_ANSWERS_MAX} interim answers (1xx) and no final one`);
  }

  rethrowAbort(): void {
    this.#signal.throwIfAborted();
  }

  end(): void {
    this.#cancelPhase();
    this.#cancelTotal();
    this.#signal.removeEventListener('abort', this.#onAbort);
  }

  #watchPhase(mostMs: number, problem: string): void {
    this.#cancelPhase();
    this.#cancelPhase = this.#clock.after(mostMs, () => {
      this.#giveUp(problem);
    });
  }

  #giveUp(problem: string): void {
    this.problem = new HttpProblem(problem, this.mayHaveArrived);
    this.#destroy(this.problem);
  }
}

function inSeconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}
