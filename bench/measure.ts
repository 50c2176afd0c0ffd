import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample } from './samples.ts';
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
  /** The largest sum of the resident sets of all its processes. */
  readonly peakMiB: number;
}

export interface Expected {
  readonly folder: string;
  readonly sample: Sample;
}

/** Runs a command to its end. Throws when it fails, has not made those files, or is aborted. */
export async function measure(
  { command, env }: Command,
  { folder, sample }: Expected,
  signal: AbortSignal,
): Promise<Run> {
  signal.throwIfAborted();
  const report = join(folder, 'time');
  const startedMs = performance.now();
  const child = spawn('/usr/bin/time', ['-f', '%U %S', '-o', report, ...command], {
    cwd: folder,
    env: plainEnvironment(folder, env),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that all of it can be ended.
    detached: true,
  });
  const tree = child.pid === undefined ? null : watchTree(child.pid);
  const kill = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  signal.addEventListener('abort', kill);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed = (printed + text).slice(-4000)));
  const [code] = (await once(child, 'exit')) as [number | null];
  const seconds = (performance.now() - startedMs) / 1000;
  const peakMiB = tree?.end() ?? Number.NaN;
  signal.removeEventListener('abort', kill);
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`'${command.join(' ')}' ended with ${String(code)}:\n${printed}`);
  const made = execFileSync('sh', ['-c', 'find site -type f | wc -l'], { cwd: folder, encoding: 'utf8' });
  if (Number(made) !== sample.files)
    throw new Error(`'${command.join(' ')}' made ${made.trim()} files, not ${sample.files}.`);
  const [user = 0, system = 0] = readFileSync(report, 'utf8').trim().split(' ').map(Number);
  return { seconds, cpuSeconds: user + system, peakMiB };
}

/** Only `PATH` of the caller's environment: no proxy, no options of Node. */
export function plainEnvironment(home: string, more: Command['env'] = {}): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], HOME: home, LANG: 'C.UTF-8', ...more };
}
