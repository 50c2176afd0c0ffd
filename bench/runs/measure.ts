import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from './digest.ts';
import type { Sample } from './samples.ts';
import { watchForStandstill } from './standstill.ts';
import { watchTree } from './tree-memory.ts';

/** A command to measure, run as a whole process in an empty folder; it fills `site` there. */
export interface Command {
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface Run {
  readonly seconds: number;
  /** User and system time of the process and all that it started. */
  readonly cpuSeconds: number;
  /** The largest resident set of any one of its processes. */
  readonly peakMiB: number;
  /** The largest sum of the resident sets of all its processes; `NaN` without `watchesTree`. */
  readonly treePeakMiB: number;
  /** The machine stood still during the run, so the time is worthless. */
  readonly interrupted: boolean;
}

/** The command failed, or did not write the expected files. */
export class RunFailed extends Error {
  readonly interrupted: boolean;

  constructor(message: string, interrupted: boolean) {
    super(message);
    this.interrupted = interrupted;
  }
}

export interface Expected {
  readonly folder: string;
  readonly sample: Sample;
  /** Compare names and contents, not only the number of files. */
  readonly comparesAll: boolean;
  /** Read the memory of all processes together, a hundred times per second. */
  readonly watchesTree: boolean;
}

/** Runs a command to its end. Fails with `RunFailed` when it fails or has not made those files; throws when aborted. */
export async function measure(
  { command, env }: Command,
  { folder, sample, comparesAll, watchesTree }: Expected,
  signal: AbortSignal,
): Promise<Run> {
  signal.throwIfAborted();
  const report = join(folder, 'time');
  const watch = watchForStandstill();
  const startedMs = performance.now();
  const child = spawn('/usr/bin/time', ['-f', '%U %S %M', '-o', report, ...command], {
    cwd: folder,
    env: plainEnvironment(folder, env),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that all of it can be ended.
    detached: true,
  });
  const tree = watchesTree && child.pid !== undefined ? watchTree(child.pid) : null;
  const kill = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  signal.addEventListener('abort', kill);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed = (printed + text).slice(-4000)));
  const [code] = (await once(child, 'exit')) as [number | null];
  const seconds = (performance.now() - startedMs) / 1000;
  const interrupted = watch.end();
  const treePeakMiB = tree?.end() ?? Number.NaN;
  signal.removeEventListener('abort', kill);
  signal.throwIfAborted();
  if (code !== 0)
    throw new RunFailed(`'${command.join(' ')}' ended with ${String(code)}:\n${printed}`, interrupted);
  const made = execFileSync('sh', ['-c', 'find site -type f | wc -l'], { cwd: folder, encoding: 'utf8' });
  if (Number(made) !== sample.files)
    throw new RunFailed(
      `'${command.join(' ')}' made ${made.trim()} files, not ${sample.files}.`,
      interrupted,
    );
  if (comparesAll && digestOf(join(folder, 'site'), sample.folders) !== sample.digest)
    throw new RunFailed(`'${command.join(' ')}' made other files than were packed.`, interrupted);
  const [user = 0, system = 0, kibibytes = 0] = readFileSync(report, 'utf8').trim().split(' ').map(Number);
  return { seconds, cpuSeconds: user + system, peakMiB: kibibytes / 1024, treePeakMiB, interrupted };
}

/** Only `PATH` of the caller's environment: no proxy, no options of Node. */
export function plainEnvironment(home: string, more: Command['env'] = {}): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], HOME: home, LANG: 'C.UTF-8', ...more };
}
