import { Failure, type RefusalCode } from '../core/failure.ts';
import { RETRY_FIRST_MS } from '../core/retry.ts';
import { sleep, type Clock } from '../core/run.ts';

/** A refusal of the service that may pass, and how it is waited out. */
export interface Waiting<T> {
  readonly call: () => Promise<T>;
  /** The refusals that may pass; any other failure is final. */
  readonly codes: readonly RefusalCode[];
  /** A last call is made at this moment, in milliseconds since the epoch. */
  readonly untilMs: number;
  /** The wait after refusal number `count`, from 1, where the service asks for none. */
  readonly gapMs: (count: number) => number;
  /** Told of each refusal that is waited out. */
  readonly onWait: (refusal: Failure<RefusalCode>, waitMs: number) => void;
}

/** Repeats a call while the service refuses it for what may pass. Rejects with the last refusal, and as the call does. */
export async function waitOut<T>(waiting: Waiting<T>, clock: Clock, signal: AbortSignal): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await waiting.call();
    } catch (error) {
      const leftMs = waiting.untilMs - clock.now();
      if (!mayPass(error, waiting.codes) || leftMs <= 0) throw error;
      const { waitMs: askedMs } = error.facts;
      const wantedMs = askedMs === undefined ? waiting.gapMs(count) : Math.max(askedMs, RETRY_FIRST_MS);
      const waitMs = Math.min(wantedMs, leftMs);
      waiting.onWait(error, waitMs);
      await sleep(clock, waitMs, signal);
    }
  }
}

function mayPass(error: unknown, codes: readonly RefusalCode[]): error is Failure<RefusalCode> {
  return error instanceof Failure && codes.some((code) => code === error.code);
}
