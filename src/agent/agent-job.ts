import { Failure } from '../core/failure.ts';
import { AGENT_NOT_FOUND_GRACE_MS } from '../core/retry.ts';
import type { PhaseEvent, Emit, Clock, RunResult } from '../core/run.ts';
import type { JobEvent } from '../job/events.ts';
import { waitForJob } from '../job/wait-for-job.ts';
import type { AgentService, ServiceEvent } from '../service/api.ts';
import { readErrorText } from '../service/reply.ts';
import { jsonFields, type Result } from '../text/parsed.ts';
import { redact, redactAddress } from '../text/redact.ts';
import { folded } from '../text/words.ts';
import type { AgentInputs } from './agent-inputs.ts';

const TEXT_MAX_CHARS = 2_000;
const STATUS_MAX_CHARS = 100;

/** An agent job, as far as the service shows it. Texts are `null` where absent or of another type. */
export interface AgentJob {
  /** `active`, `completed`, `archived`, `failed`, or something newer; empty when absent. */
  readonly status: string;
  readonly repository: string | null;
  /** The branch that the agent works on. */
  readonly ref: string | null;
  readonly model: string | null;
  /** The pull request; `null` while the job is active and when no file changed. Always http(s). */
  readonly pullRequestUrl: string | null;
  readonly createdAt: string | null;
  readonly archivedAt: string | null;
  /** Why the job failed. The contract names no such field: it is read as in every other answer. */
  readonly error: string | null;
}

/** What becomes true of an agent job. */
export type AgentEvent =
  | { readonly kind: 'agent-job-followed'; readonly projectId: string; readonly jobId: string }
  /** One answer of the service; after the last one comes `agent-job-over`. */
  | { readonly kind: 'agent-job'; readonly job: AgentJob }
  | { readonly kind: 'agent-job-over'; readonly job: AgentJob; readonly elapsedMs: number };

/** Statuses after which nothing more happens. */
export function isAgentJobOver({ status }: AgentJob): boolean {
  return status === 'completed' || status === 'archived' || status === 'failed';
}

/** Reads the answer about an agent job. Its status may be missing: then it is not known yet, and empty. */
export function readAgentJob(json: unknown): Result<AgentJob> {
  const fields = jsonFields(json);
  if (fields === null) return { ok: false, problem: 'it is not a JSON object' };
  const status = fields['status'] ?? '';
  if (typeof status !== 'string') return { ok: false, problem: "its 'status' is not a text" };
  const source = jsonFields(fields['source']) ?? {};
  const given = fields['prLink'] ?? '';
  const link = text(given, redactAddress);
  if (given !== '' && (link === null || !/^https?:\/\/\S+$/i.test(link) || !URL.canParse(link)))
    return { ok: false, problem: "its 'prLink' is not an http(s) address" };
  return {
    ok: true,
    value: {
      status: folded(redact(status)).slice(0, STATUS_MAX_CHARS),
      repository: text(source['repository'], redactAddress),
      ref: text(source['ref']),
      model: text(fields['model']),
      pullRequestUrl: link,
      createdAt: text(fields['createdAt']),
      archivedAt: text(fields['archivedAt']),
      error: readErrorText({ error: fields['error'] }),
    },
  };
}

/** A text on one line without what gives access; `null` where there is none. */
function text(value: unknown, withoutSecrets = redact): string | null {
  if (typeof value !== 'string') return null;
  const line = folded(value).trim();
  return line === '' || line.length > TEXT_MAX_CHARS ? null : withoutSecrets(line);
}

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
