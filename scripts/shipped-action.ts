// How a runner starts a shipped action: its inputs, folders and command files. Built-in modules only, as the demo uses it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { actionDefaults } from './action-defaults.ts';
import { ROOT } from './tool.ts';

export type ActionName = 'export' | 'agent-job' | 'verify';

/** Environment variables can name another build, to see tests fail when a promise is broken. */
const ACTIONS = {
  export: { folder: '.', main: process.env['ACTION_MAIN'] ?? 'dist/main/index.js' },
  'agent-job': { folder: 'agent-job', main: process.env['AGENT_MAIN'] ?? 'dist/agent-job/index.js' },
  verify: { folder: 'verify', main: process.env['VERIFY_MAIN'] ?? 'dist/verify/index.js' },
} as const satisfies Record<ActionName, { readonly folder: string; readonly main: string }>;

const COMMAND_FILES = [
  'GITHUB_OUTPUT',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_STATE',
  'GITHUB_ENV',
  'GITHUB_PATH',
] as const;
export type CommandFiles = Readonly<Record<(typeof COMMAND_FILES)[number], string>>;

/** Makes the files, empty, by which a step tells the runner something. */
export function commandFiles(folder: string): CommandFiles {
  const paths = COMMAND_FILES.map((name) => [name, join(folder, name.toLowerCase())] as const);
  mkdirSync(folder, { recursive: true });
  for (const [, path] of paths) writeFileSync(path, '');
  return Object.fromEntries(paths) as CommandFiles;
}

interface ActionStep {
  /** The export by default. */
  readonly action?: ActionName;
  /** Another script to run instead of the shipped one. */
  readonly main?: string;
  /** The others have their defaults. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly workspace: string;
  readonly temp: string;
  readonly files: Partial<CommandFiles>;
  /** Further variables, also in the place of those of the runner. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * What to start for a step of a workflow, where, and in which environment: of that of this process it has only what finds
 * programs and compiled scripts, so no proxy. Throws for an input that the action does not have.
 */
export function shippedAction({ action = 'export', main, inputs = {}, ...step }: ActionStep) {
  const { folder, main: shipped } = ACTIONS[action];
  const defaults = actionDefaults(readFileSync(join(ROOT, folder, 'action.yml'), 'utf8'));
  const unknown = Object.keys(inputs).filter((name) => !defaults.has(name));
  if (unknown.length > 0) throw new Error(`No input of ${folder}/action.yml: ${unknown.join(', ')}`);
  const given = [...defaults].map(([name, value]) => [`INPUT_${name.toUpperCase()}`, inputs[name] ?? value]);
  return {
    command: [process.execPath, main ?? resolve(ROOT, shipped)] as const,
    cwd: step.workspace,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      HOME: step.temp,
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: step.workspace,
      RUNNER_TEMP: step.temp,
      ...step.files,
      ...(Object.fromEntries(given) as Record<string, string>),
      ...step.env,
    },
  };
}
