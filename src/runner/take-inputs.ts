import type { AgentInputs } from '../agent/agent-inputs.ts';
import type { Emit } from '../core/run.ts';
import type { Inputs } from '../export/inputs.ts';
import type { RunEvent } from '../report/event.ts';
import { requireOutputFile } from '../report/output-file.ts';
import { readAgentInputs, readInputs } from './read-inputs.ts';

/**
 * Reads the inputs and tells what is worth a warning. Throws `inputs-invalid` with every problem at once, and
 * `outputs-unusable`: what a run has done must be told to later steps, so one that cannot tell does nothing.
 */
export function takeInputs(env: NodeJS.ProcessEnv, tell: Emit<RunEvent>): Inputs {
  const { inputs, warnings } = readInputs(env);
  requireOutputFile(env);
  tell({ kind: 'inputs-read', domain: inputs.job.domain, warnings });
  return inputs;
}

/** The same for the agent-job action. */
export function takeAgentInputs(env: NodeJS.ProcessEnv, tell: Emit<RunEvent>): AgentInputs {
  const { inputs, warnings } = readAgentInputs(env);
  requireOutputFile(env);
  tell({ kind: 'inputs-read', domain: null, warnings });
  return inputs;
}
