import { json, refusal, type Reply } from './answer.ts';
import type { ServiceState } from './state.ts';

/** Answers about the one agent job there is. Its time runs from the first poll, as nobody starts it here. */
export function serveAgent(state: ServiceState, asked: { project: string; id: string }, now: number): Reply {
  const { rules, agent } = state;
  if (asked.project !== rules.projectId) return refusal(state, 404, 'Project not found');
  if (asked.id !== rules.agentJobId) return refusal(state, 404, 'Agent job not found');
  const seenAt = agent.seenAt ?? now;
  const over = rules.agentEnds !== 'never' && now - seenAt >= rules.agentRunMs;
  const timed = over ? rules.agentEnds : 'active';
  const steps = rules.agentSteps;
  const status = steps === undefined ? timed : (steps[Math.min(agent.polls, steps.length - 1)] ?? 'active');
  const fields = {
    id: rules.agentJobId,
    status,
    source: { repository: 'https://github.com/example/docs', ref: 'agent/update-quickstart' },
    model: 'emulated-model',
    prLink: status === 'completed' || status === 'archived' ? rules.pullRequest : null,
    createdAt: new Date(seenAt).toISOString(),
    archivedAt: status === 'archived' ? new Date(now).toISOString() : null,
    ...rules.patch.agent,
  };
  return { answer: json(200, fields), state: { ...state, agent: { seenAt, polls: agent.polls + 1 } } };
}
