import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Emulator } from '../../emulator/server.ts';
import type { CommandFiles } from './run-output.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** So long that no output contains it by chance. */
export const API_KEY = 'svc_7Vq2mWx9TzKp4RbN8sLd';

export interface Places {
  /** Holds the other two, so that a file written beside them is found. */
  readonly sandbox: string;
  readonly workspace: string;
  readonly temp: string;
}

export type ActionName = 'export' | 'agent-job' | 'verify';

export interface GivenInputs {
  /** Which of the actions; the export by default. */
  readonly action?: ActionName;
  /** Inputs of the workflow, on top of defaults for tests. `{api}` and the names of `Places` are replaced. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** How many times as fast the child's clock runs. */
  readonly speed?: number;
}

type InputsOfAction = Readonly<Record<string, { readonly default?: string }>>;

function inputsOf(folder: string): InputsOfAction {
  const file = readFileSync(join(ROOT, folder, 'action.yml'), 'utf8');
  return (parse(file) as { readonly inputs: InputsOfAction }).inputs;
}

const INPUTS = {
  export: inputsOf('.'),
  'agent-job': inputsOf('agent-job'),
  verify: inputsOf('verify'),
} as const;

/** Takes only what finds programs and compiled scripts from the environment of the tests, such as no proxy. */
export function environment({ workspace, temp }: Places, files: CommandFiles): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
    HOME: tmpdir(),
    TMPDIR: temp,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__self',
    GITHUB_REPOSITORY: 'example/docs',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_WORKSPACE: workspace,
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: temp,
    ...files,
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

/** Every input of action.yml as the runner sets it: given, its default, or empty. Throws for an input that is not there. */
export function inputVariables(
  { action = 'export', inputs = {}, speed = 1 }: GivenInputs,
  emulator: Emulator | null,
): Record<string, string> {
  const service = {
    'api-key': API_KEY,
    'api-url': emulator === null ? 'http://127.0.0.1:9' : '{api}',
    ...usualInputs(action, inputs, emulator),
    'max-poll-interval': '50ms',
  };
  const given: Readonly<Record<string, string>> = {
    ...(action === 'verify' ? {} : service),
    'poll-interval': '20ms',
    timeout: speed > 1 ? '20m' : '20s',
    ...inputs,
  };
  const known = INPUTS[action];
  const unknown = Object.keys(given).filter((name) => known[name] === undefined);
  if (unknown.length > 0) throw new Error(`No input of action.yml: ${unknown.join(', ')}`);
  return Object.fromEntries(
    Object.entries(known).map(([name, { default: value = '' }]) => [
      `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
      given[name] ?? value,
    ]),
  );
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
