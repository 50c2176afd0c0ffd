/**
 * Runs the shipped action as a runner does: a child process with `INPUT_*` variables, command files and pipes, against
 * the emulator. Every run, whatever it is about, is held to the promises that have no exception (`promises.ts`).
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import type { EmulatorOptions } from '../../emulator/options.ts';
import { startEmulator, type Emulator } from '../../emulator/server.ts';
import type { JournalEntry } from '../../emulator/service/journal.ts';
import { parseLine, parseOutputs, type Command } from './commands.ts';
import { brokenPromises } from './promises.ts';
import { treeOf, type Tree } from './tree.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Another build than the shipped one, to see these tests fail when a promise is broken. */
const MAINS = {
  export: process.env['ACTION_MAIN'] ?? join(ROOT, 'dist', 'main', 'index.js'),
  'agent-job': process.env['AGENT_MAIN'] ?? join(ROOT, 'dist', 'agent-job', 'index.js'),
  verify: process.env['VERIFY_MAIN'] ?? join(ROOT, 'dist', 'verify', 'index.js'),
} as const;
/** Longer than any word of it may be by chance, so that a search for it is certain. */
export const API_KEY = 'svc_7Vq2mWx9TzKp4RbN8sLd';
const WINDOWS = process.platform === 'win32';
/** A run of a test that takes longer than this hangs. */
const LONGEST_RUN_MS = WINDOWS ? 100_000 : 25_000;

export interface Places {
  /** The folder around all others: whatever is written beside them shows. */
  readonly sandbox: string;
  readonly workspace: string;
  readonly temp: string;
}

/** A run that goes on: for tests that interfere. */
export interface Running extends Places {
  readonly emulator: Emulator | null;
  /** What the action has printed so far. */
  readonly printed: () => string;
  /** The outputs so far. */
  readonly outputs: () => Readonly<Record<string, string>>;
  /** Resolves when the condition holds; rejects when the run ends before. */
  readonly until: (what: string, holds: () => boolean) => Promise<void>;
  /** Resolves when a request to that route has arrived. */
  readonly untilAsked: (route: JournalEntry['route']) => Promise<void>;
  readonly kill: (signal: NodeJS.Signals) => void;
}

export interface RunOptions {
  /** How the service behaves; `null`: it is not there. */
  readonly service?: EmulatorOptions | null;
  /** Inputs that the workflow sets, over defaults that suit a test. `{api}` and the places stand for themselves. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Which of the actions; the export unless given. */
  readonly action?: keyof typeof MAINS;
  /** Another script than the action. */
  readonly main?: string;
  /** Makes what lies in the workspace before the run. */
  readonly prepare?: (places: Places) => void;
  /** Interferes with the run. */
  readonly during?: (running: Running) => Promise<void>;
  /** How many times as fast the child's clock runs. */
  readonly speed?: number;
  /** Scripts of this folder that change the child's world before the action is loaded. */
  readonly preload?: readonly string[];
  /** Takes back what `prepare` did beyond the sandbox. */
  readonly restore?: (places: Places) => void;
  /** The run cannot tell how it ended: no result and no annotation are asked of it. */
  readonly endsUntold?: boolean;
  /** The service sends the key back, so it is printed; the runner masks it. */
  readonly mayPrintKey?: boolean;
  /** For runs that take long because there is much to do. */
  readonly longestMs?: number;
  /** Nobody reads what is printed. */
  readonly unread?: boolean;
  /** What the run may leave beside its outputs, relative to the sandbox. */
  readonly mayLeave?: readonly string[];
}

export interface Run extends Places {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  /** From the signal that the test sent to the end; `null` when it sent none. */
  readonly endedAfterMs: number | null;
  /** All that was printed, line by line, as the runner gets it. */
  readonly printed: readonly string[];
  /** What a reader of the log sees: commands carried out, secrets masked, what is folded set in. */
  readonly log: string;
  readonly commands: readonly Command[];
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  readonly debug: readonly string[];
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: string;
  readonly emulator: Emulator | null;
  readonly journal: readonly JournalEntry[];
  readonly before: Tree;
  readonly after: Tree;
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

/** Runs the action once. Rejects when the run breaks a promise that has no exception. */
export async function runAction(options: RunOptions = {}): Promise<Run> {
  const service = options.service === null ? null : { apiKey: API_KEY, ...options.service };
  const emulator = service === null ? null : await startEmulator(service);
  const places = makePlaces();
  try {
    options.prepare?.(places);
    const run = await runOnce(options, places, emulator);
    const apiKey = options.action === 'verify' ? '' : (options.inputs?.['api-key'] ?? API_KEY).trim();
    const broken = brokenPromises(run, { ...options, apiKey });
    if (broken.length > 0) {
      throw new Error(`The run broke promises:\n- ${broken.join('\n- ')}\n\n${run.printed.join('\n')}`);
    }
    return run;
  } finally {
    await emulator?.close();
    options.restore?.(places);
    rmSync(places.sandbox, { recursive: true, force: true });
  }
}

function makePlaces(): Places {
  const sandbox = mkdtempSync(join(tmpdir(), 'docs-export-action-'));
  const workspace = join(sandbox, 'work', 'docs', 'docs');
  const temp = join(sandbox, 'work', '_temp');
  mkdirSync(workspace, { recursive: true });
  mkdirSync(temp, { recursive: true });
  return { sandbox, workspace, temp };
}

async function runOnce(options: RunOptions, places: Places, emulator: Emulator | null): Promise<Run> {
  const files = commandFiles(places.sandbox);
  const before = treeOf(places.sandbox);
  const child = spawn(
    process.execPath,
    [...preloads(options, places), options.main ?? MAINS[options.action ?? 'export']],
    {
      cwd: places.workspace,
      env: {
        ...environment(places, files),
        ...filledIn(inputVariables(options, emulator), places, emulator),
        CLOCK_SPEED: String(options.speed ?? 1),
        ...filledIn(options.env ?? {}, places, emulator),
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(options.speed === undefined && !WINDOWS ? [] : ['ipc' as const])],
    },
  );
  // Its clock goes on with each answer: fast-clock.ts.
  child.on('message', () => child.send('yes', () => undefined));
  let printed = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  if (options.unread === true) {
    child.stdout?.destroy();
    child.stderr?.destroy();
  }
  const hanging = setTimeout(() => child.kill('SIGKILL'), options.longestMs ?? LONGEST_RUN_MS);
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const killed: { atMs: number | null } = { atMs: null };
  const running = watch(
    { child, places, emulator, files },
    () => printed,
    (signal) => {
      killed.atMs ??= performance.now();
      if (WINDOWS) child.send(signal, () => undefined);
      else child.kill(signal);
    },
  );
  try {
    await options.during?.(running);
  } catch (error) {
    child.kill('SIGKILL');
    await ended;
    throw new Error(`${String(error)}\n\n${printed}`, { cause: error });
  }
  const exitCode = await ended;
  clearTimeout(hanging);
  const endedAfterMs = killed.atMs === null ? null : performance.now() - killed.atMs;
  if (printed.includes(' removes them.')) await untilRemoved(places);
  return {
    ...places,
    ...read(printed, files),
    exitCode,
    signal: child.signalCode,
    endedAfterMs,
    emulator,
    journal: emulator?.journal() ?? [],
    before,
    after: treeOf(places.sandbox),
  };
}

/** The run has said that a process of its own goes on removing: it does so until nothing is left. */
async function untilRemoved({ workspace, temp }: Places): Promise<void> {
  const isThere = (folder: string): boolean =>
    readdirSync(folder).some((name) => /\.(?:partial|replaced)-|^static-docs-export-/.test(name));
  while (isThere(workspace) || isThere(temp)) await new Promise((resolve) => setTimeout(resolve, 10));
}

function read(
  text: string,
  files: CommandFiles,
): Pick<Run, 'printed' | 'log' | 'commands' | 'errors' | 'warnings' | 'debug' | 'outputs' | 'summary'> {
  const printed = text.split(/\r\n|\r|\n/);
  if (printed.at(-1) === '') printed.pop();
  const parsed = printed.map(parseLine);
  const commands = parsed.filter((line) => typeof line !== 'string');
  const said = (name: string): string[] => commands.filter((c) => c.name === name).map(({ data }) => data);
  const masks = said('add-mask');
  let indent = '';
  const log = parsed
    .flatMap((line) => {
      if (typeof line === 'string') return [indent + line];
      const { name, data } = line;
      if (name === 'error' || name === 'warning') return [`${indent}${name}: ${data}`];
      if (name === 'group') {
        indent = '    ';
        return [`▸ ${data}`];
      }
      if (name === 'endgroup') indent = '';
      return [];
    })
    .map((line) => masks.reduce((shown, mask) => shown.replaceAll(mask, '***'), line));
  return {
    printed,
    log: log.map((line) => `${line}\n`).join(''),
    commands,
    errors: said('error'),
    warnings: said('warning'),
    debug: said('debug'),
    outputs: parseOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
    summary: readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8'),
  };
}

interface Watched {
  readonly child: ChildProcess;
  readonly places: Places;
  readonly emulator: Emulator | null;
  readonly files: CommandFiles;
}

function watch(
  { child, places, emulator, files }: Watched,
  printed: () => string,
  kill: (signal: NodeJS.Signals) => void,
): Running {
  const until = async (what: string, holds: () => boolean): Promise<void> => {
    while (!holds()) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The run ended before ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  return {
    ...places,
    emulator,
    printed,
    outputs: () => parseOutputs(readFileSync(files.GITHUB_OUTPUT, 'utf8')),
    until,
    untilAsked: (route) =>
      until(
        `a request to ${route}`,
        () => emulator?.journal().some((entry) => entry.route === route) === true,
      ),
    kill,
  };
}

const COMMAND_FILES = [
  'GITHUB_OUTPUT',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_STATE',
  'GITHUB_ENV',
  'GITHUB_PATH',
] as const;
type CommandFiles = Readonly<Record<(typeof COMMAND_FILES)[number], string>>;

function commandFiles(sandbox: string): CommandFiles {
  const files = Object.fromEntries(
    COMMAND_FILES.map((name) => [name, join(sandbox, 'commands', name.toLowerCase())]),
  ) as Record<(typeof COMMAND_FILES)[number], string>;
  for (const path of Object.values(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  }
  return files;
}

/** Nothing of the environment that the tests run in but what finds programs, and compiled scripts: a proxy there is none of this. */
function environment({ workspace, temp }: Places, files: CommandFiles): Record<string, string> {
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

/** What a test of each action gets when it says nothing: the emulator's own job, where there is one. */
function usualInputs(
  action: keyof typeof MAINS,
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

/** As the runner fills them: every input of action.yml, those that are not set with their default or empty. */
function inputVariables(
  { action = 'export', inputs = {}, speed = 1 }: RunOptions,
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

/** Writes the scripts that are loaded before the action without their types: the child would take longer for that than for itself. */
function preloads({ speed, preload = [] }: RunOptions, { sandbox }: Places): string[] {
  const wanted = [
    ...(speed === undefined ? [] : ['fast-clock.ts']),
    ...(WINDOWS ? ['ctrl-c.ts'] : []),
    ...preload,
  ];
  return wanted.flatMap((name) => {
    const plain = join(sandbox, 'commands', name.replace(/ts$/, 'mjs'));
    writeFileSync(plain, stripTypeScriptTypes(readFileSync(join(import.meta.dirname, name), 'utf8')));
    return ['--import', pathToFileURL(plain).href];
  });
}

function filledIn(
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
