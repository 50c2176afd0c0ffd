// Runs a whole workflow by act (https://github.com/nektos/act), on this machine instead of in a container.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const LONGEST_MS = 120_000;
/** Actions of others, by the last part of the repository that a workflow names. */
const STAND_INS = join(import.meta.dirname, 'stand-ins');

export interface Asked {
  /** The workflow's file, absolute. */
  readonly workflow: string;
  /** The repository that it runs for, absolute. */
  readonly repository: string;
  /** This project, for `OWNER/static-docs-export@v1`. */
  readonly project: string;
  /** A new folder for everything that the run writes. */
  readonly folder: string;
  readonly event?: 'push' | 'workflow_dispatch';
  readonly vars?: Readonly<Record<string, string>>;
  readonly secrets?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** `github.run_id`, where a case has several runs. */
  readonly runId?: number;
  /** `github.run_attempt`, where a run has several. */
  readonly runAttempt?: number;
  /** Only the entries of a matrix with this value, as `os:ubuntu-24.04`. */
  readonly matrix?: string;
}

/** One step that ran. */
export interface Step {
  readonly job: string;
  readonly matrix: Readonly<Record<string, string>>;
  /** As the workflow gives it, or its number from 0. */
  readonly id: string;
  readonly name: string;
  readonly result: 'success' | 'failure';
  readonly outputs: Readonly<Record<string, string>>;
  /** What it printed, without commands. */
  readonly said: string;
}

export interface WorkflowRun {
  readonly ok: boolean;
  /** The steps that ran, in the order of their ends. What a condition left out is not there. */
  readonly steps: readonly Step[];
  /** The summaries of all steps. */
  readonly summaries: string;
  /** All that act printed, for a reader. */
  readonly log: string;
}

/** What act prints with --json, as far as it is read here. */
interface Line {
  readonly job?: string;
  readonly jobID?: string;
  readonly matrix?: Readonly<Record<string, string>>;
  readonly stage?: string;
  readonly stepID?: readonly string[];
  readonly step?: string;
  readonly stepResult?: 'success' | 'failure' | 'skipped';
  readonly command?: string;
  readonly name?: string;
  readonly arg?: string;
  readonly content?: string;
  readonly raw_output?: boolean;
  readonly msg?: string;
}

/** Runs a workflow to its end, which may be a failure. Rejects when it takes too long. */
export async function runWorkflow(act: string, asked: Asked): Promise<WorkflowRun> {
  const at = (name: string): string => join(asked.folder, name);
  for (const name of ['home', 'cache', 'temp']) mkdirSync(at(name), { recursive: true });
  const fileOf = (name: string, values: Readonly<Record<string, string>> = {}): string => {
    const lines = Object.entries(values).map(([key, value]) => `${key}=${value}\n`);
    writeFileSync(at(name), lines.join(''));
    return at(name);
  };
  const args = [
    ...[asked.event ?? 'push', '--directory', asked.repository, '--workflows', asked.workflow, '--json'],
    ...['-P', 'ubuntu-24.04=-self-hosted', '--no-cache-server', '--use-new-action-cache'],
    ...['--secret-file', fileOf('secrets', asked.secrets), '--var-file', fileOf('vars', asked.vars)],
    ...Object.entries(asked.inputs ?? {}).flatMap(([name, value]) => ['--input', `${name}=${value}`]),
    // Not what lies beside it under these names.
    ...['--input-file', fileOf('inputs'), '--env-file', fileOf('env')],
    ...(asked.runId === undefined ? [] : ['--env', `GITHUB_RUN_ID=${asked.runId}`]),
    ...(asked.runAttempt === undefined ? [] : ['--env', `GITHUB_RUN_ATTEMPT=${asked.runAttempt}`]),
    ...(asked.matrix === undefined ? [] : ['--matrix', asked.matrix]),
    ...standIns(asked).flatMap((pair) => ['--local-repository', pair]),
  ];
  const child = spawn(act, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...{ timeout: LONGEST_MS, killSignal: 'SIGINT' },
    env: {
      // Nothing of the environment but what finds programs: steps see all that act sees.
      PATH: [join(STAND_INS, 'bin'), dirname(process.execPath), process.env['PATH'] ?? ''].join(':'),
      LC_ALL: 'C.UTF-8',
      HOME: at('home'),
      XDG_CACHE_HOME: at('cache'),
      XDG_CONFIG_HOME: at('home'),
      TMPDIR: at('temp'),
      ...asked.env,
    },
  });
  let printed = '';
  for (const pipe of [child.stdout, child.stderr])
    pipe.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0 && code !== 1)
    throw new Error(`act ended with ${String(code)}:\n${readable(parsed(printed))}`);
  return { ok: code === 0, ...read(parsed(printed)) };
}

/** The actions that the workflow names, and those of the workflows that it calls, each with the folder that is taken for it. */
function standIns({ workflow, project }: Asked): readonly string[] {
  const text = readFileSync(workflow, 'utf8');
  const called = [...text.matchAll(/\buses: OWNER\/static-docs-export\/(\.github\/workflows\/[\w.-]+)@/g)];
  const texts = [text, ...called.map(([, file = '']) => readFileSync(join(project, file), 'utf8'))];
  const named = texts.join('\n').matchAll(/\buses: ([\w.-]+\/[\w.-]+)[\w./-]*@([\w.-]+)/g);
  const found = [...named].map(([, repository = '', ref = '']) => {
    if (repository === 'OWNER/static-docs-export') return `${repository}@${ref}=${project}`;
    const standIn = join(STAND_INS, basename(repository));
    if (!existsSync(standIn))
      throw new Error(`Cannot run '${workflow}': nothing stands in for ${repository}.`);
    return `${repository}@${ref}=${standIn}`;
  });
  return [...new Set(found)];
}

function parsed(printed: string): readonly Line[] {
  return printed
    .split('\n')
    .filter((text) => text !== '')
    .map((text) => (text.startsWith('{') ? (JSON.parse(text) as Line) : { msg: text }));
}

function read(lines: readonly Line[]): Omit<WorkflowRun, 'ok'> {
  const keyOf = ({ job = '', stepID = [] }: Line): string => [job, ...stepID].join('\n');
  // Not what act does before and after a job, and not the steps inside of an action.
  const main = lines.filter(({ stage, stepID }) => stage === 'Main' && stepID?.length === 1);
  // A step's outputs are told after its end.
  const byStep = Map.groupBy(main, keyOf);
  const steps = main.flatMap((line): readonly Step[] => {
    const {
      jobID: job = '',
      matrix = {},
      stepID: [id = ''] = [],
      step: name = '',
      stepResult: result,
    } = line;
    if (result !== 'success' && result !== 'failure') return [];
    const told = byStep.get(keyOf(line)) ?? [];
    const set = told.filter(({ command }) => command === 'set-output');
    const outputs = Object.fromEntries(set.map(({ name: output = '', arg = '' }) => [output, arg]));
    const said = told.filter(({ raw_output: raw }) => raw === true).map(({ msg = '' }) => msg);
    return [{ job, matrix, id, name, result, outputs, said: said.join('') }];
  });
  const summaries = lines.filter(({ command }) => command === 'summary').map(({ content = '' }) => content);
  return { steps, summaries: summaries.join('\n'), log: readable(lines) };
}

function readable(lines: readonly Line[]): string {
  return lines.map(({ jobID = '', msg = '' }) => `${jobID.padEnd(8)} | ${msg.trimEnd()}`).join('\n');
}
