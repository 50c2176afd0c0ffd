// Plays a job of an example workflow as a runner does, step by step: our action from dist/, scripts by bash.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { commandFiles, shippedAction } from '../../scripts/shipped-action.ts';
import { parseOutputs } from '../action/commands.ts';

const ROOT = dirname(dirname(import.meta.dirname));

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly env?: Values; readonly steps: readonly Step[] }>>;
}

type Values = Readonly<Record<string, string>>;

export interface Stage {
  /** A new folder for the workspace and what is around it. */
  readonly folder: string;
  readonly contexts: Readonly<Record<'vars' | 'secrets' | 'inputs', Values>> & {
    readonly github?: Values;
    readonly matrix?: Values;
  };
  /** Steps of others, by the beginning of `uses`: the environment that they leave behind. */
  readonly others: Readonly<Record<string, Values>>;
  /** The environment of every step. */
  readonly env: Values;
}

export interface Played {
  /** Outputs of steps by their ids. */
  readonly outputs: Readonly<Record<string, Values>>;
  /** The names of the steps that ran: name, action, or the beginning of the script. */
  readonly ran: readonly string[];
}

/** Plays one job to its end. Throws what was printed when a step fails, and on anything that it cannot play. */
export async function playJob(example: string, job: string, stage: Stage): Promise<Played> {
  const { jobs } = parse(readFileSync(join(ROOT, example), 'utf8')) as Workflow;
  const outputs: Record<string, Values> = {};
  const ran: string[] = [];
  let left: Values = {};
  const filled = (text: string): string =>
    text.replaceAll(/\$\{\{ *([\w.-]+) *\}\}/g, (_, name: string) => {
      const value = valueOf(name, stage, outputs);
      if (value === undefined) throw new Error(`Cannot fill in '${name}': there is no such value.`);
      return value;
    });

  for (const step of jobs[job]?.steps ?? []) {
    if (step.if !== undefined && !holds(step.if, stage, outputs)) continue;
    const other = Object.entries(stage.others).find(([name]) => step.uses?.startsWith(`${name}@`));
    ran.push(step.name ?? step.uses?.replace(/@.*$/, '') ?? step.run ?? '');
    if (other !== undefined) {
      left = { ...left, ...other[1] };
      continue;
    }
    const own = { ...jobs[job]?.env, ...step.env };
    const given = Object.entries(own).map(([name, value]) => [name, filled(value)]);
    const env = { ...stage.env, ...left, ...(Object.fromEntries(given) as Values) };
    const done = await runStep(step, { ...stage, env }, filled);
    if (step.id !== undefined) outputs[step.id] = done;
  }
  return { outputs, ran };
}

/** Carries one step out; its outputs. */
async function runStep(
  step: Step,
  { folder, env }: Stage,
  filled: (text: string) => string,
): Promise<Values> {
  const [workspace, temp] = [join(folder, 'work'), join(folder, 'temp')];
  for (const place of [workspace, temp]) mkdirSync(place, { recursive: true });
  const files = commandFiles(join(folder, 'commands'));
  const outputs = (): Values => parseOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8'));
  if (step.run !== undefined) {
    const runner = { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temp, HOME: temp, ...files };
    // What the runner does where a step names no shell.
    await command('bash', ['-e', '-c', step.run], { cwd: workspace, env: { ...env, ...runner } });
    return outputs();
  }
  if (step.uses?.startsWith('OWNER/static-docs-export@') !== true)
    throw new Error(`Cannot play the step '${step.uses ?? ''}'.`);
  const given = Object.entries(step.with ?? {}).map(([name, value]) => [name, filled(String(value))]);
  const inputs = Object.fromEntries(given) as Values;
  const started = shippedAction({ inputs, workspace, temp, files });
  const [program, ...args] = started.command;
  await command(program, args, { cwd: workspace, env: { ...env, ...started.env } });
  return outputs();
}

function command(
  program: string,
  args: readonly string[],
  where: { readonly cwd: string; readonly env: Values },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...where, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.once('error', reject).once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A step ended with ${String(code)}:\n${printed}`));
    });
  });
}

/** A value that a workflow names, such as `vars.AWS_REGION`. An output that is not set is empty, as a runner has it. */
function valueOf(name: string, stage: Stage, outputs: Readonly<Record<string, Values>>): string | undefined {
  if (name === 'runner.temp') return join(stage.folder, 'temp');
  const [context = '', first = '', , last = ''] = name.split('.');
  if (context === 'steps') return outputs[first]?.[last] ?? '';
  return stage.contexts[context as keyof Stage['contexts']]?.[first];
}

/** The only kind of condition that is played: comparisons of values with texts, all of which have to hold. */
function holds(condition: string, stage: Stage, outputs: Readonly<Record<string, Values>>): boolean {
  const [, inner = ''] = /^\$\{\{ (.*) \}\}$/.exec(condition) ?? [];
  return inner.split(' && ').every((part) => {
    const [, name = '', operator, text = ''] = /^([\w.-]+) ([!=]=) '([^']*)'$/.exec(part) ?? [];
    if (operator === undefined) throw new Error(`Cannot judge the condition '${condition}'.`);
    return ((valueOf(name, stage, outputs) ?? '') === text) === (operator === '==');
  });
}
