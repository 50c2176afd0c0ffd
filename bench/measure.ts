import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
}

/** Runs a command to its end. Throws when it fails or has not made so many files. */
export async function measure({ command, env }: Command, folder: string, files: number): Promise<Run> {
  const report = join(folder, 'time');
  const timed = ['-f', '%U %S %M', '-o', report, ...command];
  const startedMs = performance.now();
  const child = spawn('/usr/bin/time', timed, {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed = (printed + text).slice(-4000)));
  const [code] = (await once(child, 'exit')) as [number | null];
  const seconds = (performance.now() - startedMs) / 1000;
  if (code !== 0) throw new Error(`'${command.join(' ')}' ended with ${String(code)}:\n${printed}`);
  const made = execFileSync('sh', ['-c', 'find site -type f | wc -l'], { cwd: folder, encoding: 'utf8' });
  if (Number(made) !== files)
    throw new Error(`'${command.join(' ')}' made ${made.trim()} files, not ${files}.`);
  const [user = 0, system = 0, kibibytes = 0] = readFileSync(report, 'utf8').trim().split(' ').map(Number);
  return { seconds, cpuSeconds: user + system, peakMiB: kibibytes / 1024 };
}
