import type { Tell } from '../flows/ports.ts';
import type { Inputs } from '../rules/inputs.ts';
import { readInputs } from './read-inputs.ts';

/** Reads the inputs and tells what is worth a warning. Throws `inputs-invalid` with every problem at once. */
export function takeInputs(env: NodeJS.ProcessEnv, tell: Tell): Inputs {
  const { inputs, warnings } = readInputs(env);
  tell({ kind: 'inputs-read', domain: inputs.job.domain, warnings });
  return inputs;
}
