import type { AgentJob } from './agent-job.ts';

/** What becomes true of an agent job. */
export type AgentEvent =
  | { readonly kind: 'agent-job-followed'; readonly projectId: string; readonly jobId: string }
  /** One answer of the service; after the last one comes `agent-job-over`. */
  | { readonly kind: 'agent-job'; readonly job: AgentJob }
  | { readonly kind: 'agent-job-over'; readonly job: AgentJob; readonly elapsedMs: number };
