import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Sample } from './trees.ts';

/** A way to get from an archive to a tree: a command that is run as a whole process. */
export interface Contender {
  readonly name: string;
  readonly command: (sample: Sample, into: string) => readonly string[];
}

export interface Run {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMiB: number;
}

/** The commands that a workflow would have used. */
export const TAR: Contender = {
  name: 'tar xzf',
  command: ({ archive }, into) => ['tar', 'xzf', archive, '-C', into],
};
export const UNZIP: Contender = {
  name: 'unzip -q',
  command: ({ archive }, into) => ['unzip', '-q', archive, '-d', into],
};

/** Our unpacking as a whole process, from compiled files in `lib`. */
export function ours(lib: string): Contender {
  const script = join(lib, 'bench-unpack.js');
  return { name: 'ours', command: ({ archive }, into) => [process.execPath, script, archive, into] };
}

/** What `ours` runs, beside the compiled files. */
export const UNPACK_SCRIPT = `
import { unpackArchive } from './disk/unpack.js';
const [archive, into] = process.argv.slice(2);
const limits = { stripComponents: 0, maxBytes: 10 * 1024 ** 3, maxFiles: 500_000, platform: process.platform };
await unpackArchive({ archive, into, ...limits, signal: new AbortController().signal });
`;

/** Runs a contender to its end, writes included. Throws when it fails. */
export function run(contender: Contender, sample: Sample, into: string): Run {
  const report = join(tmpdir(), `bench-time-${process.pid}`);
  const [program = '', ...rest] = contender.command(sample, into);
  const timed = ['-f', '%e %U %S %M', '-o', report, program, ...rest];
  const done = spawnSync('/usr/bin/time', timed, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`${contender.name} failed: ${done.stderr}`, { cause: done.error });
  const [seconds = 0, user = 0, system = 0, kibibytes = 0] = readFileSync(report, 'utf8')
    .trim()
    .split(' ')
    .map(Number);
  rmSync(report);
  return { seconds, cpuSeconds: user + system, peakMiB: kibibytes / 1024 };
}
