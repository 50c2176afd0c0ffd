import { Failure } from '../core/failure.ts';
import { AGENT_NOT_FOUND_GRACE_MS } from '../core/retry.ts';
import type { PhaseEvent, Emit, Clock, RunResult } from '../core/run.ts';
import type { JobEvent } from '../job/events.ts';
import { waitForJob } from '../job/wait-for-job.ts';
import type { AgentService } from '../service/api.ts';
import type { ServiceEvent } from '../service/events.ts';
import type { AgentInputs } from './agent-inputs.ts';
import { isAgentJobOver, readAgentJob, type AgentJob, type AgentEvent } from './agent-job.ts';

export interface AgentPorts {
  readonly service: AgentService;
  readonly clock: Clock;
  readonly emit: Emit<AgentEvent | JobEvent | ServiceEvent | PhaseEvent>;
}

/**
 * Follows an agent job to its end.
 * Rejects with a `Failure`: `agent-failed`, `no-pull-request`, or what ends a wait; or with the signal's reason.
 */
export async function watchAgentJob(
  inputs: AgentInputs,
  { service, clock, emit }: AgentPorts,
  signal: AbortSignal,
): Promise<RunResult> {
  emit({ kind: 'agent-job-followed', projectId: inputs.projectId, jobId: inputs.jobId });
  emit({ kind: 'phase', phase: 'wait' });
  const { job, elapsedMs } = await waitForJob<AgentJob>(
    {
      doing: 'agent-status',
      poll: (pollSignal) => service.status(inputs.projectId, inputs.jobId, pollSignal),
      read: readAgentJob,
      isOver: isAgentJobOver,
      knownStatuses: ['active'],
      progressOf: () => ({ progress: null, pageCount: null, updatedAt: null }),
      onAnswer: (answer) => {
        emit({ kind: 'agent-job', job: answer });
      },
      limits: { minMs: inputs.pollIntervalMs, maxMs: inputs.maxPollIntervalMs },
      timeoutMs: inputs.timeoutMs,
      // An earlier step created the job, perhaps a second ago: a 404 is waited out as after a start of our own.
      startedMs: clock.now(),
      notFoundGraceMs: AGENT_NOT_FOUND_GRACE_MS,
    },
    { clock, emit },
    signal,
  );
  if (job.status === 'failed') throw new Failure('agent-failed', { repository: job.repository });
  if (job.status === 'completed' && inputs.requirePullRequest && job.pullRequestUrl === null) {
    throw new Failure('no-pull-request', { repository: job.repository });
  }
  emit({ kind: 'agent-job-over', job, elapsedMs });
  return 'success';
}
