import { Failure, isFailure } from '../core/failure.ts';
import type { Emit } from '../core/run.ts';
import type { WaitLimits } from '../inputs/service-inputs.ts';
import type { ExportService } from '../service/api.ts';
import { callService, type CallPorts } from '../service/call-service.ts';
import type { ServiceEvent } from '../service/events.ts';
import { waitOut } from '../service/wait-out.ts';
import { readStartedJob } from './answers.ts';
import type { JobEvent } from './events.ts';
import type { JobToStart } from './job-inputs.ts';
import { nextPollDelayMs } from './poll-delay.ts';

export interface StartLimits extends WaitLimits {
  /** Whether the start is repeated while another export is under way. */
  readonly waitsWhenBusy: boolean;
}

export interface StartPorts extends CallPorts {
  readonly service: ExportService;
  readonly tell: Emit<JobEvent | ServiceEvent>;
}

/**
 * Starts a job and gives its id. With `waitsWhenBusy` the start is repeated while another export is under way, until
 * `timeoutMs` has passed: then it fails with `busy-timeout`.
 */
export async function startJob(
  job: JobToStart,
  { timeoutMs, waitsWhenBusy, pollIntervalMs, maxPollIntervalMs }: StartLimits,
  ports: StartPorts,
  signal: AbortSignal,
): Promise<string> {
  const { service, clock, tell } = ports;
  const beganMs = clock.now();
  const deadlineMs = beganMs + timeoutMs;
  let isBusy = false;
  const start = (): Promise<string> =>
    callService(
      {
        doing: 'start',
        send: (sendSignal) => service.start(job, sendSignal),
        read: readStartedJob,
        onlyWhenNotActedOn: true,
        isFirstContact: !isBusy,
        deadlineMs,
      },
      ports,
      signal,
    );
  if (!waitsWhenBusy) return await start();
  const limits = { minMs: pollIntervalMs, maxMs: maxPollIntervalMs };
  try {
    return await waitOut(
      {
        call: start,
        codes: ['conflict'],
        untilMs: deadlineMs,
        // As for a job in the queue, which this one is.
        gapMs: () => {
          const state = { elapsedMs: clock.now() - beganMs, restMs: null, early: true };
          return nextPollDelayMs(state, limits, clock.random());
        },
        onWait: ({ facts: { detail } }) => {
          if (!isBusy) tell({ kind: 'service-busy', detail, leftMs: deadlineMs - clock.now() });
          isBusy = true;
        },
      },
      clock,
      signal,
    );
  } catch (error) {
    if (!isFailure(error, 'conflict')) throw error;
    throw new Failure('busy-timeout', { timeoutMs, detail: error.facts.detail }, error);
  }
}
