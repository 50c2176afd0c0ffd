import { parseApiUrl } from './api-url.ts';
import { parseDuration } from './duration.ts';
import type { InputProblem } from './failure.ts';
import { inputReader } from './input-reader.ts';
import { parseApiKey, parseBoolean, parseJobId } from './input-values.ts';
import {
  LONGEST_GAP_MS,
  LONGEST_TIMEOUT_MS,
  NO_API_URL,
  NO_KEY,
  parseGap,
  readCertificate,
  warningsForService,
  type CaCertificate,
  type CertificateWorld,
} from './shared-inputs.ts';

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

export interface AgentInputs {
  readonly projectId: string;
  readonly jobId: string;
  /** Secret; masked before it comes here. */
  readonly apiKey: string;
  /** Origin and base path, without a trailing slash. */
  readonly apiUrl: string;
  readonly timeoutMs: number;
  readonly pollIntervalMs: number;
  readonly maxPollIntervalMs: number;
  readonly requirePullRequest: boolean;
  readonly caCertificate: CaCertificate | null;
}

const NO_PROJECT = "Set it to the project's id, from the dashboard's API keys page.";
const NO_JOB = 'Set it to the id that the service gave when the agent job was created.';

/** Judges all inputs of the agent-job action: every value, or every problem at once. */
export function parseAgentInputs(
  raw: Readonly<Record<AgentInputName, string>>,
  world: CertificateWorld,
):
  | { readonly inputs: AgentInputs; readonly warnings: readonly string[] }
  | { readonly problems: readonly InputProblem[] } {
  const { read, readRequired, problems } = inputReader(raw, AGENT_INPUT_DEFAULTS, 'api-key');
  const projectId = readRequired('project-id', (value) => parseJobId(value, NO_PROJECT), NO_PROJECT);
  const jobId = readRequired('job-id', (value) => parseJobId(value, NO_JOB), NO_JOB);
  const apiKey = readRequired('api-key', parseApiKey, NO_KEY);
  const apiUrl = readRequired('api-url', parseApiUrl, NO_API_URL);
  const timeoutMs = read('timeout', (value) => parseDuration(value, LONGEST_TIMEOUT_MS));
  const maxPollIntervalMs = read('max-poll-interval', (value) => parseDuration(value, LONGEST_GAP_MS));
  const pollIntervalMs = read('poll-interval', (value) => parseGap(value, maxPollIntervalMs));
  const requirePullRequest = read('require-pull-request', parseBoolean);
  const caCertificate = read('ca-certificate', (value) => readCertificate(value, world));
  // The `null`s say nothing new when there is no problem, but they narrow the types.
  if (
    problems().length > 0 ||
    projectId === null ||
    jobId === null ||
    apiKey === null ||
    apiUrl === null ||
    timeoutMs === null ||
    pollIntervalMs === null ||
    maxPollIntervalMs === null ||
    requirePullRequest === null
  ) {
    return { problems: problems() };
  }
  const waiting = { timeoutMs, pollIntervalMs, maxPollIntervalMs };
  const inputs = { projectId, jobId, apiKey, apiUrl, ...waiting, requirePullRequest, caCertificate };
  return { inputs, warnings: warningsForService(apiKey, apiUrl) };
}
