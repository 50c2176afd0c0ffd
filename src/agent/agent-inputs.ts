import {
  defaultsOf,
  input,
  inputReader,
  required,
  type ParsedInputs,
  type RawValues,
  type Values,
} from '../inputs/input-table.ts';
import { parseBoolean, parseJobId } from '../inputs/input-values.ts';
import {
  ACCESS_INPUTS,
  CERTIFICATE_INPUT,
  WAIT_INPUTS,
  warningsForService,
} from '../inputs/service-inputs.ts';
import type { InputMachine } from '../inputs/target-path.ts';

const NO_PROJECT = "Set it to the project's id, from the dashboard's API keys page.";
const NO_JOB = 'Set it to the id that the service gave when the agent job was created.';

/** Every input of the agent-job action. */
const AGENT_INPUTS = {
  'project-id': required('projectId', (text) => parseJobId(text, NO_PROJECT), NO_PROJECT),
  'job-id': required('jobId', (text) => parseJobId(text, NO_JOB), NO_JOB),
  ...ACCESS_INPUTS,
  ...WAIT_INPUTS,
  'require-pull-request': input('requirePullRequest', 'false', parseBoolean),
  ...CERTIFICATE_INPUT,
};

export const AGENT_INPUT_DEFAULTS = defaultsOf(AGENT_INPUTS);
export type AgentInputName = keyof typeof AGENT_INPUTS;
export type AgentInputs = Values<typeof AGENT_INPUTS>;

/** Parses all inputs of the agent-job action: every value, or every problem at once. */
export function parseAgentInputs(
  raw: RawValues<typeof AGENT_INPUTS>,
  machine: InputMachine,
): ParsedInputs<AgentInputs> {
  const read = inputReader(AGENT_INPUTS, raw, machine).end();
  if ('problems' in read) return read;
  const { values } = read;
  return { inputs: values, warnings: warningsForService(values.apiKey, values.apiUrl) };
}

export const AGENT_JOB_INPUTS = {
  defaults: AGENT_INPUT_DEFAULTS,
  parse: parseAgentInputs,
  domainOf: (): null => null,
  usesTemp: false,
};
