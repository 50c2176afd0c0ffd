import type { AgentJob } from './agent-job.ts';

/** What becomes true of an agent job. */
export type AgentEvent =
  /** An answer about an agent job; its last one is followed by `agent-job-over`. */
  | { readonly kind: 'agent-job-followed'; readonly projectId: string; readonly jobId: string }
  | { readonly kind: 'agent-job'; readonly job: AgentJob }
  | { readonly kind: 'agent-job-over'; readonly job: AgentJob; readonly elapsedMs: number };
