import { Failure, type ServiceCall, type RefusalCode } from '../core/failure.ts';
import {
  ERROR_RUN_LIMIT_MS,
  FIRST_CONTACT_LIMIT_MS,
  RETRY_FIRST_MS,
  retryDelayMs,
  DEADLINE_GRACE_MS,
} from '../core/retry.ts';
import { type Emit, sleep, type Clock } from '../core/run.ts';
import { formatDuration } from '../text/amounts.ts';
import type { Result } from '../text/parsed.ts';
import type { ServiceEvent } from './api.ts';
import { judgeReply, type Reply } from './reply.ts';

export interface CallPlan<T> {
  readonly doing: ServiceCall;
  readonly send: (signal: AbortSignal) => Promise<Reply>;
  readonly read: (json: unknown) => Result<T>;
  /** Retried only if the service surely did not act on it. */
  readonly onlyWhenNotActedOn: boolean;
  /** The service has not been reached before: it may be that `api-url` is wrong. */
  readonly isFirstContact?: boolean;
  /** No wait goes beyond this moment, in milliseconds since the epoch, and no request far beyond it; `null`: none. */
  readonly deadlineMs: number | null;
}

export interface CallPorts {
  readonly clock: Clock;
  readonly emit: Emit<ServiceEvent>;
}

/** One call of the service, repeated while that is safe and may help. Polls have a loop of their own. */
export async function callService<T>(
  plan: CallPlan<T>,
  { clock, emit }: CallPorts,
  signal: AbortSignal,
): Promise<T> {
  const beganMs = clock.now();
  for (let attempt = 1; ; attempt += 1) {
    const reply =
      plan.deadlineMs === null
        ? await plan.send(signal)
        : await sendUntil(plan.deadlineMs, plan.send, clock, signal);
    const nowMs = clock.now();
    const judged = judgeReply(plan.doing, reply, nowMs);
    if (judged.kind === 'fatal') throw judged.failure;
    if (judged.kind === 'ok') {
      const answer = plan.read(judged.json);
      if (answer.ok) return answer.value;
      throw new Failure('answer-unusable', { doing: plan.doing, problem: answer.problem });
    }
    const { problem } = judged;
    if (plan.onlyWhenNotActedOn && !judged.notActedOn)
      throw new Failure('start-uncertain', { lastProblem: problem });
    const forMs = nowMs - beganMs;
    const neverReached = plan.isFirstContact === true && judged.status === null;
    const limitMs = neverReached ? FIRST_CONTACT_LIMIT_MS : ERROR_RUN_LIMIT_MS;
    const leftMs = plan.deadlineMs === null ? ERROR_RUN_LIMIT_MS : plan.deadlineMs - nowMs;
    if (forMs >= limitMs || leftMs <= 0) {
      throw (
        judged.failure ??
        new Failure('service-unavailable', { doing: plan.doing, lastProblem: problem, forMs })
      );
    }
    const ownMs = Math.min(retryDelayMs(attempt, clock.random()), limitMs - forMs);
    const wantedMs = judged.waitMs === null ? ownMs : Math.max(judged.waitMs, RETRY_FIRST_MS);
    const waitMs = Math.min(wantedMs, leftMs);
    emit({ kind: 'call-repeated', problem, waitMs, askedToWait: judged.waitMs !== null });
    await sleep(clock, waitMs, signal);
  }
}

/**
 * Sends a request that is ended a few seconds after the deadline: what has not been answered by then is lost.
 * `deadlineMs` is in milliseconds since the epoch. Rejects with the signal's reason, and as `send` does.
 */
export async function sendUntil(
  deadlineMs: number,
  send: (signal: AbortSignal) => Promise<Reply>,
  clock: Clock,
  signal: AbortSignal,
): Promise<Reply> {
  const sentMs = clock.now();
  const limit = new AbortController();
  const cancel = clock.after(deadlineMs + DEADLINE_GRACE_MS - sentMs, () => {
    limit.abort();
  });
  try {
    return await send(AbortSignal.any([signal, limit.signal]));
  } catch (error) {
    signal.throwIfAborted();
    if (!limit.signal.aborted) throw error;
    const problem = `no answer came for ${formatDuration(clock.now() - sentMs)}`;
    return { kind: 'lost', problem, mayHaveArrived: true };
  } finally {
    cancel();
  }
}

/** A refusal of the service that may pass, and how it is waited out. */
export interface Waiting<T> {
  readonly call: () => Promise<T>;
  /** The refusals that may pass; any other failure is final. */
  readonly codes: readonly RefusalCode[];
  /** A last call is made at this moment, in milliseconds since the epoch. */
  readonly untilMs: number;
  /** The wait after refusal number `count`, from 1, where the service asks for none. */
  readonly pauseMs: (count: number) => number;
  /** Called with each refusal that is waited out. */
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
      const wantedMs = askedMs === undefined ? waiting.pauseMs(count) : Math.max(askedMs, RETRY_FIRST_MS);
      const waitMs = Math.min(wantedMs, leftMs);
      waiting.onWait(error, waitMs);
      await sleep(clock, waitMs, signal);
    }
  }
}

function mayPass(error: unknown, codes: readonly RefusalCode[]): error is Failure<RefusalCode> {
  return error instanceof Failure && codes.some((code) => code === error.code);
}
