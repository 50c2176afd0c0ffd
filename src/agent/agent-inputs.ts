import { allOf, inputReader, type ParsedInputs } from '../inputs/input-reader.ts';
import { parseBoolean, parseJobId } from '../inputs/input-values.ts';
import {
  readAccess,
  readWaitLimits,
  warningsForService,
  type CertificateMachine,
  type ServiceAccess,
  type WaitLimits,
} from '../inputs/service-inputs.ts';

/** Every input of the agent-job action with its default, as its `action.yml` has it. */
export const AGENT_INPUT_DEFAULTS = {
  'project-id': '',
  'job-id': '',
  'api-key': '',
  'api-url': '',
  timeout: '60m',
  'poll-interval': '2s',
  'max-poll-interval': '30s',
  'require-pull-request': 'false',
  'ca-certificate': '',
} as const;

export type AgentInputName = keyof typeof AGENT_INPUT_DEFAULTS;

export interface AgentInputs extends ServiceAccess, WaitLimits {
  readonly projectId: string;
  readonly jobId: string;
  readonly requirePullRequest: boolean;
}

const NO_PROJECT = "Set it to the project's id, from the dashboard's API keys page.";
const NO_JOB = 'Set it to the id that the service gave when the agent job was created.';

/** Parses all inputs of the agent-job action: every value, or every problem at once. */
export function parseAgentInputs(
  raw: Readonly<Record<AgentInputName, string>>,
  machine: CertificateMachine,
): ParsedInputs<AgentInputs> {
  const reader = inputReader(raw, AGENT_INPUT_DEFAULTS, 'api-key');
  const { read, readRequired, problems } = reader;
  const projectId = readRequired('project-id', (value) => parseJobId(value, NO_PROJECT), NO_PROJECT);
  const jobId = readRequired('job-id', (value) => parseJobId(value, NO_JOB), NO_JOB);
  const access = readAccess(reader, machine);
  const limits = readWaitLimits(reader);
  const requirePullRequest = read('require-pull-request', parseBoolean);
  const own = allOf({ projectId, jobId, requirePullRequest });
  if (problems().length > 0 || access === null || limits === null || own === null)
    return { problems: problems() };
  const inputs = { ...access, ...limits, ...own };
  return { inputs, warnings: warningsForService(access.apiKey, access.apiUrl) };
}
