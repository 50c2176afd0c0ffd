import { tmpdir } from 'node:os';
import type { Emulator } from '../../emulator/server.ts';
import type { ActionName } from '../../scripts/shipped-action.ts';

/** So long that no output contains it by chance. */
export const API_KEY = 'svc_7Vq2mWx9TzKp4RbN8sLd';

export interface Places {
  /** Holds the other two, so that a file written beside them is found. */
  readonly sandbox: string;
  readonly workspace: string;
  readonly temp: string;
}

export interface GivenInputs {
  /** Which of the actions; the export by default. */
  readonly action?: ActionName;
  /** Inputs of the workflow, on top of defaults for tests. `{api}` and the names of `Places` are replaced. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** How many times as fast the child's clock runs. */
  readonly speed?: number;
}

/** What a runner sets besides, as the tests need it. */
export function environment({ temp }: Places): Record<string, string> {
  return {
    HOME: tmpdir(),
    TMPDIR: temp,
    CI: 'true',
    GITHUB_ACTION: '__self',
    GITHUB_REPOSITORY: 'example/docs',
    GITHUB_SERVER_URL: 'https://github.com',
    RUNNER_OS: 'Linux',
  };
}

/** The inputs that a test need not set: a domain, or the emulator's own agent job. */
function usualInputs(
  action: ActionName,
  inputs: Readonly<Record<string, string>>,
  emulator: Emulator | null,
): Record<string, string> {
  if (action === 'agent-job') {
    return {
      'project-id': emulator?.projectId ?? 'docs',
      'job-id': emulator?.agentJobId ?? 'agent_0001',
    };
  }
  return inputs['job-id'] === undefined ? { domain: 'docs.example.com' } : {};
}

/** The inputs of a run: those of the test, and defaults for tests. */
export function givenInputs(
  { action = 'export', inputs = {}, speed = 1 }: GivenInputs,
  emulator: Emulator | null,
): Record<string, string> {
  const service = {
    'api-key': API_KEY,
    'api-url': emulator === null ? 'http://127.0.0.1:9' : '{api}',
    ...usualInputs(action, inputs, emulator),
    'max-poll-interval': '50ms',
  };
  return {
    ...(action === 'verify' ? {} : service),
    'poll-interval': '20ms',
    timeout: speed > 1 ? '20m' : '20s',
    ...inputs,
  };
}

/** Replaces `{api}`, `{workspace}` and the other names in braces by what they stand for. */
export function filledIn(
  values: Readonly<Record<string, string>>,
  places: Places,
  emulator: Emulator | null,
): Record<string, string> {
  const named: Readonly<Record<string, string>> = { ...places, api: emulator?.apiUrl ?? '' };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replaceAll(/\{(\w+)\}/g, (whole, place: string) => named[place] ?? whole),
    ]),
  );
}
