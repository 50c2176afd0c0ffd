import { Failure, type ServiceCall } from '../core/failure.ts';
import { ERROR_RUN_LIMIT_MS, FIRST_CONTACT_LIMIT_MS, RETRY_FIRST_MS, retryDelayMs } from '../core/retry.ts';
import { type Emit, sleep, type Clock } from '../core/run.ts';
import type { Read } from '../text/parsed.ts';
import type { ServiceEvent } from './events.ts';
import { judgeReply, type Reply } from './reply.ts';
import { sendUntil } from './send-until.ts';

export interface CallPlan<T> {
  readonly doing: ServiceCall;
  readonly send: (signal: AbortSignal) => Promise<Reply>;
  readonly read: (json: unknown) => Read<T>;
  /** Sent again only when the service surely did not act on it. */
  readonly onlyWhenNotActedOn: boolean;
  /** The service has not been reached before: it may be that `api-url` is wrong. */
  readonly isFirstContact?: boolean;
  /** No wait goes beyond this moment, in milliseconds since the epoch, and no request far beyond it; `null`: none. */
  readonly deadlineMs: number | null;
}

export interface CallPorts {
  readonly clock: Clock;
  readonly tell: Emit<ServiceEvent>;
}

/** One call of the service, repeated while that is safe and may help. Polls have a loop of their own. */
export async function callService<T>(
  plan: CallPlan<T>,
  { clock, tell }: CallPorts,
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
    if (judged.verdict === 'fatal') throw judged.failure;
    if (judged.verdict === 'ok') {
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
    tell({ kind: 'call-repeated', problem, waitMs, askedToWait: judged.waitMs !== null });
    await sleep(clock, waitMs, signal);
  }
}
