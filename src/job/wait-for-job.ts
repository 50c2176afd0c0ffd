import { Failure, isFailure, type ServiceCall } from '../core/failure.ts';
import { DEADLINE_GRACE_MS, ERROR_RUN_LIMIT_MS, NOT_FOUND_GRACE_MS, retryDelayMs } from '../core/retry.ts';
import { sleep, type Clock, type Emit } from '../core/run.ts';
import { sendUntil } from '../service/call-service.ts';
import type { ServiceEvent } from '../service/api.ts';
import { judgeReply, type Judgement, type Reply } from '../service/reply.ts';
import type { Result } from '../text/parsed.ts';
import type { JobEvent } from './events.ts';
import { estimatedRestMs } from './forecast.ts';
import { NEW_WATCH, watchJob, type JobSigns } from './job-watch.ts';
import { nextPollDelayMs, type PollLimits } from './poll-delay.ts';

/** What a wait has to know of the job that it follows. */
export interface WaitPlan<T extends Pick<JobSigns, 'status'>> {
  readonly doing: ServiceCall;
  readonly poll: (signal: AbortSignal) => Promise<Reply>;
  readonly read: (json: unknown) => Result<T>;
  readonly isOver: (job: T) => boolean;
  /** Statuses that mean "not yet" and need no remark. */
  readonly knownStatuses: readonly string[];
  readonly progressOf: (job: T) => Omit<JobSigns, 'status'>;
  /** Told of each state of the job, the last one too. */
  readonly onAnswer?: (job: T) => void;
  readonly limits: PollLimits;
  readonly timeoutMs: number;
  /** When we started the job, in milliseconds since the epoch; `null` when it is not ours: a 404 is then final. */
  readonly startedMs: number | null;
  /** How long after that a 404 is waited out; 30 s unless given. */
  readonly notFoundGraceMs?: number;
}

export interface WaitPorts {
  readonly clock: Clock;
  readonly emit: Emit<JobEvent | ServiceEvent>;
}

/**
 * Polls until the job is over and returns its last state. A last poll is made at the deadline, which ends the poll that is
 * under way a few seconds later.
 * Fails with `job-timeout`, with what ends polling at once (401, 403, 404 …), or when a run of failing polls
 * has lasted for five minutes.
 */
export async function waitForJob<T extends Pick<JobSigns, 'status'>>(
  plan: WaitPlan<T>,
  { clock, emit }: WaitPorts,
  signal: AbortSignal,
): Promise<{ readonly job: T; readonly elapsedMs: number; readonly polls: number }> {
  const beganMs = plan.startedMs ?? clock.now();
  const deadlineMs = beganMs + plan.timeoutMs;
  const unknownSaid = new Set<string>();
  let watch = NEW_WATCH;
  let status: string | null = null;
  let failedPolls = 0;
  let failingSinceMs = beganMs;
  let lastProblem: string | null;

  for (let polls = 1; ; polls += 1) {
    const pollMs = clock.now();
    const reply = await sendUntil(deadlineMs, plan.poll, clock, signal);
    const judged = readJob(plan, judgeReply(plan.doing, reply, clock.now()), clock.now());
    const nowMs = clock.now();
    const elapsedMs = nowMs - beganMs;
    const timeLeftMs = Math.max(0, deadlineMs - nowMs);
    // The poll that was sent at the deadline was the last one, and so is one that the deadline ended.
    const isLast = pollMs >= deadlineMs || nowMs >= deadlineMs + DEADLINE_GRACE_MS;
    let wantedMs: number;

    if (judged.kind === 'fatal') throw judged.failure;
    if (judged.kind === 'ok') {
      const { job } = judged;
      failedPolls = 0;
      lastProblem = null;
      plan.onAnswer?.(job);
      if (plan.isOver(job)) return { job, elapsedMs, polls };
      status = job.status;
      if (!plan.knownStatuses.includes(status) && !unknownSaid.has(status)) {
        unknownSaid.add(status);
        emit({ kind: 'status-unknown', status });
      }
      const said = plan.progressOf(job);
      const watched = watchJob(watch, { ...said, status }, elapsedMs);
      watch = watched.watch;
      const { share } = watch.progress;
      const ownMs = nextPollDelayMs(watched.poll, plan.limits, clock.random());
      wantedMs = judged.waitMs === null ? ownMs : Math.max(plan.limits.minMs, judged.waitMs);
      emit({
        kind: 'job-status',
        status,
        share,
        pageCount: said.pageCount,
        elapsedMs,
        leftMs: estimatedRestMs(watch.forecast),
      });
      const { stalledMs: stillMs } = watched;
      if (stillMs !== null && !isLast)
        emit({ kind: 'job-stalled', stillMs, status, share, updatedAt: said.updatedAt, timeLeftMs });
    } else {
      if (failedPolls === 0) failingSinceMs = pollMs;
      failedPolls += 1;
      lastProblem = judged.problem;
      const forMs = nowMs - failingSinceMs;
      if (forMs >= ERROR_RUN_LIMIT_MS) {
        throw (
          judged.failure ??
          new Failure('service-unavailable', { doing: plan.doing, lastProblem: judged.problem, forMs })
        );
      }
      wantedMs = Math.max(plan.limits.minMs, judged.waitMs ?? retryDelayMs(failedPolls, clock.random()));
      const waitMs = Math.min(wantedMs, timeLeftMs);
      if (!isLast)
        emit({ kind: 'call-repeated', problem: judged.problem, waitMs, askedToWait: judged.waitMs !== null });
    }

    if (isLast) {
      if (judged.kind === 'retry' && isFailure(judged.failure, 'not-found')) throw judged.failure;
      throw new Failure('job-timeout', { timeoutMs: plan.timeoutMs, status, lastProblem });
    }
    await sleep(clock, Math.min(wantedMs, timeLeftMs), signal);
  }
}

type JobJudgement<T> =
  | { readonly kind: 'ok'; readonly job: T; readonly waitMs: number | null }
  | Exclude<Judgement, { kind: 'ok' }>;

/** A 404 soon after the start, and an answer that cannot be read, are polls that failed: the next may do. */
function readJob<T extends Pick<JobSigns, 'status'>>(
  plan: WaitPlan<T>,
  judged: Judgement,
  nowMs: number,
): JobJudgement<T> {
  const failed = { kind: 'retry', waitMs: null, notActedOn: false, failure: null, status: null } as const;
  if (judged.kind === 'ok') {
    const answer = plan.read(judged.json);
    return answer.ok
      ? { kind: 'ok', job: answer.value, waitMs: judged.waitMs }
      : { ...failed, problem: `its answer cannot be used: ${answer.problem}` };
  }
  const young =
    plan.startedMs !== null && nowMs - plan.startedMs < (plan.notFoundGraceMs ?? NOT_FOUND_GRACE_MS);
  if (judged.kind === 'fatal' && young && isFailure(judged.failure, 'not-found')) {
    return { ...failed, problem: 'it does not know the job yet (404)', failure: judged.failure };
  }
  return judged;
}
