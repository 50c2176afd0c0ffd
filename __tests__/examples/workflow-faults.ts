import { parse } from 'yaml';

/** The names that a workflow may use of an action. */
export interface Contract {
  readonly inputs: Readonly<Record<string, { readonly required?: boolean }>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  /** Groups of inputs of which at least one is required. */
  readonly oneOf?: readonly (readonly string[])[];
}

/** Actions by their name before the `@`. Ours have inputs and outputs; of others only the outputs are known. */
export interface Catalogue {
  readonly ours: Readonly<Record<string, Contract>>;
  readonly others: Readonly<Record<string, readonly string[]>>;
}

interface Step {
  readonly id?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly needs?: string | readonly string[];
  readonly outputs?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix?: Readonly<Record<string, unknown>> };
  readonly steps?: readonly Step[];
}

export interface Workflow {
  readonly on?: Readonly<Record<string, { readonly inputs?: object } | null>>;
  readonly jobs?: Readonly<Record<string, Job>>;
}

/** All names in a workflow that do not exist, one sentence each. */
export function workflowFaults(text: string, catalogue: Catalogue): readonly string[] {
  const workflow = parse(text) as Workflow;
  const jobs = workflow.jobs ?? {};
  const dispatch = Object.values(workflow.on ?? {}).flatMap((event) => Object.keys(event?.inputs ?? {}));
  return Object.entries(jobs).flatMap(([name, job]) => {
    const found = [
      ...faultsOfSteps(job.steps ?? [], catalogue),
      ...faultsOfNeeds(job, jobs),
      ...named(job, /\binputs\.([\w-]+)/g)
        .filter(([input = '']) => !dispatch.includes(input))
        .map(([input]) => `there is no input '${input ?? ''}' of the workflow`),
      ...named(job, /\bmatrix\.([\w-]+)/g)
        .filter(([key = '']) => !matrixKeys(job).includes(key))
        .map(([key]) => `the matrix has no '${key ?? ''}'`),
    ];
    return found.map((fault) => `${name}: ${fault}`);
  });
}

function faultsOfSteps(steps: readonly Step[], catalogue: Catalogue): readonly string[] {
  const ours = (step: Step): Contract | undefined => catalogue.ours[nameOf(step)];
  const found = steps.flatMap((step) => {
    const contract = ours(step);
    return contract === undefined ? [] : faultsOfInputs(contract, step.with ?? {});
  });
  steps.forEach((step, at) => {
    // A step sees only those before it.
    for (const [id = '', output = ''] of named(step, OUTPUT)) {
      const source = steps.slice(0, at).find((other) => other.id === id);
      if (source === undefined) found.push(`there is no step '${id}' before the one that reads it`);
      else if (!outputsOf(source, ours(source), catalogue).has(output)) {
        found.push(`the step '${id}' has no output '${output}'`);
      }
    }
  });
  return found;
}

const OUTPUT = /\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g;

function faultsOfInputs({ inputs, oneOf = [] }: Contract, given: object): readonly string[] {
  const names = Object.keys(given);
  const missing = Object.keys(inputs).filter(
    (name) => inputs[name]?.required === true && !names.includes(name),
  );
  return [
    ...names.filter((name) => !(name in inputs)).map((name) => `there is no input '${name}'`),
    ...missing.map((name) => `the input '${name}' is required`),
    ...oneOf
      .filter((group) => !group.some((name) => names.includes(name)))
      .map((group) => `one of ${group.join(', ')} is required`),
  ];
}

function outputsOf(step: Step, contract: Contract | undefined, { others }: Catalogue): ReadonlySet<string> {
  if (contract !== undefined) return new Set(Object.keys(contract.outputs));
  if (step.run === undefined) return new Set(others[nameOf(step)] ?? []);
  const written = step.run.matchAll(/([\w-]+)=[^\n]*>> *"?\$GITHUB_OUTPUT/g);
  return new Set([...written].map(([, name = '']) => name));
}

/** Outputs of other jobs, which `needs` must name, and those of a job itself. */
function faultsOfNeeds(job: Job, jobs: Readonly<Record<string, Job>>): readonly string[] {
  const needed = [job.needs ?? []].flat();
  const found = needed.filter((name) => !(name in jobs)).map((name) => `there is no job '${name}'`);
  for (const [name = '', output] of named(job, /\bneeds\.([\w-]+)\.(?:outputs\.([\w-]+)|result)/g)) {
    if (!needed.includes(name)) found.push(`it does not wait for the job '${name}'`);
    else if (output !== undefined && jobs[name]?.outputs?.[output] === undefined) {
      found.push(`the job '${name}' has no output '${output}'`);
    }
  }
  return found;
}

/** Expressions of a job around its steps are evaluated after all of them. */
export function faultsOfJobOutputs(text: string, catalogue: Catalogue): readonly string[] {
  const { jobs = {} } = parse(text) as Workflow;
  return Object.entries(jobs).flatMap(([name, { steps = [], ...around }]) => {
    const last: Step = { with: around };
    const before = faultsOfSteps(steps, catalogue);
    const all = faultsOfSteps([...steps, last], catalogue);
    return all.slice(before.length).map((fault) => `${name}: ${fault}`);
  });
}

function matrixKeys({ strategy }: Job): readonly string[] {
  const { include, ...lists } = strategy?.matrix ?? {};
  const rows = Array.isArray(include) ? (include as readonly object[]) : [];
  return [...Object.keys(lists), ...rows.flatMap((row) => Object.keys(row))];
}

function nameOf({ uses = '' }: Step): string {
  return uses.replace(/@.*$/, '');
}

/** The groups of every match in the expressions of a value, however deep; in conditions too, which may go without `${{`. */
function named(node: unknown, pattern: RegExp, key = ''): readonly (readonly (string | undefined)[])[] {
  if (typeof node === 'string') {
    const expressions = key === 'if' ? [node] : (node.match(/\$\{\{.*?\}\}/gs) ?? []);
    return expressions.flatMap((text) => [...text.matchAll(pattern)].map(([, ...groups]) => groups));
  }
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => named(value, pattern, name));
}
