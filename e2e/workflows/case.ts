// What all cases have in common: a workflow is run, and then what it did is looked at.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startEmulator, type Emulator } from '../../emulator/server.ts';
import type { EmulatorOptions } from '../../emulator/options.ts';
import { runWorkflow, type Asked, type Step, type WorkflowRun } from './act.ts';

export const ROOT = dirname(dirname(import.meta.dirname));
const DOMAIN = 'docs.example.com';
const API_KEY = 'svc_e2e_key_of_workflows';

/** What a case is given. */
export interface Place {
  /** The programs. */
  readonly act: string;
  readonly versitygw: string;
  /** The repositories, absolute. */
  readonly project: string;
  readonly theirs: string;
  /** A new folder. */
  readonly folder: string;
}

export interface Case {
  readonly name: string;
  /** Needs versitygw and an aws command. */
  readonly onS3?: true;
  /** Runs it. Throws when something is not as it should be; otherwise says in a few words what was seen. */
  readonly play: (place: Place) => Promise<string>;
}

/** The service during one case. Jobs are completed at the first poll: a second one comes two seconds later. */
export async function withService<T>(
  options: EmulatorOptions,
  use: (emulator: Emulator) => Promise<T>,
): Promise<T> {
  const pace = { queueMs: 0, renderMs: 0, agentRunMs: 0 };
  const emulator = await startEmulator({ apiKey: API_KEY, ...pace, ...options });
  try {
    return await use(emulator);
  } finally {
    await emulator.close();
  }
}

/** What a reader sets up for the examples. */
export function settings(emulator: Emulator): Required<Pick<Asked, 'vars' | 'secrets'>> {
  return {
    vars: { DOCS_DOMAIN: DOMAIN, DOCS_API_URL: emulator.apiUrl, DOCS_PROJECT_ID: emulator.projectId },
    secrets: { DOCS_API_KEY: API_KEY, GITHUB_TOKEN: 'token-of-this-job' },
  };
}

/** Runs a workflow in a reader's repository, and throws its log with whatever `look` finds wrong. */
export async function runFor<T>(
  { act, project, theirs, folder }: Place,
  asked: Omit<Asked, 'project' | 'repository' | 'folder'> & { readonly repository?: string },
  look: (run: WorkflowRun) => T | Promise<T>,
): Promise<T> {
  const env = { E2E_CALLS: join(folder, 'calls'), E2E_PROJECT: project, ...asked.env };
  const run = await runWorkflow(act, { repository: theirs, ...asked, project, folder, env });
  try {
    return await look(run);
  } catch (error) {
    throw new Error(`${String(error)}\n\n${run.log}`, { cause: error });
  }
}

interface Example extends Partial<Omit<Asked, 'workflow' | 'project' | 'repository' | 'folder'>> {
  readonly service?: EmulatorOptions;
  /** A folder for this run, where a case has several. */
  readonly turn?: string;
}

/** Runs a workflow, whose path is from the project's root, with the set-up of a reader and a service of its own. */
export function runExample<T>(
  place: Place,
  workflow: string,
  { service = {}, turn = '', vars, secrets, ...asked }: Example,
  look: (run: WorkflowRun, emulator: Emulator) => T | Promise<T>,
): Promise<T> {
  const folder = join(place.folder, turn);
  mkdirSync(folder, { recursive: true });
  return withService(service, (emulator) => {
    const own = settings(emulator);
    const values = { vars: { ...own.vars, ...vars }, secrets: { ...own.secrets, ...secrets } };
    return runFor({ ...place, folder }, { workflow: resolve(ROOT, workflow), ...asked, ...values }, (run) =>
      look(run, emulator),
    );
  });
}

/** The one step with that id or name. Throws when it did not run, or not just once. */
export function stepOf({ steps }: WorkflowRun, job: string, id: string): Step {
  const [step, ...more] = steps.filter((one) => one.job === job && [one.id, one.name].includes(id));
  assert.ok(step !== undefined && more.length === 0, `the step '${id}' of '${job}' ran once`);
  return step;
}

/** What the stand-ins for foreign programs and actions were asked, one call each. */
export function callsIn(folder: string): readonly (readonly string[])[] {
  const file = join(folder, 'calls');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}

/** How often the service was asked to start an export. */
export function startsAt(emulator: Emulator): number {
  return emulator.journal().filter(({ route, status }) => route === 'start' && status === 202).length;
}
