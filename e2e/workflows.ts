// Runs whole workflows as a runner does: those of examples/, README.md and .github/ as they stand there, against the
// emulator, an artifact service and an S3 server on this machine. Actions of others are stood in for.
// Usage: workflows.ts ACT VERSITYGW NAME. Where the second is empty, the workflows that need S3 are left out. The third is
// a part of the names of those to run; empty: all.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ARTIFACTS } from './workflows/artifacts.ts';
import { BASELINE } from './workflows/baseline.ts';
import { BUCKETS } from './workflows/buckets.ts';
import { CALLED } from './workflows/called.ts';
import type { Case } from './workflows/case.ts';
import { CHANGES } from './workflows/changes.ts';
import { JOBS } from './workflows/jobs.ts';
import { OWN } from './workflows/own.ts';
import { PAGES } from './workflows/pages.ts';
import { makeProject, makeTheirs } from './workflows/repositories.ts';

/** They wait for each other's servers now and then. */
const AT_A_TIME = availableParallelism() + 1;

const [act = '', versitygw = '', wanted = ''] = process.argv.slice(2);
const startedMs = performance.now();
const told = (what: string): void => {
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1).padStart(5);
  process.stdout.write(`${seconds} s  ${what}\n`);
};

const scratch = mkdtempSync(join(tmpdir(), 'e2e-workflows-'));
process.once('exit', () => {
  endAll(scratch);
  rmSync(scratch, { recursive: true, force: true, maxRetries: 20 });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const [project, theirs] = [join(scratch, 'project'), join(scratch, 'theirs')];
makeProject(project);
makeTheirs(theirs);

const failed: string[] = [];
const play = async ({ name, play: played }: Case, number: number): Promise<void> => {
  const folder = join(scratch, String(number));
  mkdirSync(folder);
  try {
    told(`${name}: ${await played({ act, versitygw, project, theirs, folder })}`);
  } catch (error) {
    failed.push(name);
    told(`${name} FAILED: ${error instanceof Error ? error.message : String(error)}`);
  }
};

// The longest first.
const all = [...CHANGES, ...PAGES, ...BASELINE, ...BUCKETS, ...CALLED, ...ARTIFACTS, ...OWN, ...JOBS].filter(
  ({ name }) => name.includes(wanted),
);
if (all.length === 0) throw new Error(`There is no workflow whose name contains '${wanted}'.`);
const cases = all.filter(({ onS3 }) => onS3 === undefined || versitygw !== '');
const waiting = [...cases.entries()];
const worker = async (): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await play(next[1], next[0]);
};
await Promise.all(Array.from({ length: AT_A_TIME }, worker));
for (const { name } of all.filter((one) => !cases.includes(one)))
  told(`${name}: skipped, there is no S3 here`);
told(`workflows: ${cases.length - failed.length} as they should be, ${failed.length} not`);
if (failed.length > 0) process.exitCode = 1;

/**
 * Ends what a run of act that was broken off leaves: every process that names the folder, which nobody else knows. Where there
 * is no `ps`, none.
 */
function endAll(folder: string): void {
  const listed = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,args='], { encoding: 'utf8' });
  if (listed.error !== undefined) return;
  for (const line of listed.stdout.split('\n')) {
    const [, pid = ''] = /^ *(\d+) /.exec(line) ?? [];
    if (!line.includes(folder) || pid === '' || Number(pid) === process.pid) continue;
    try {
      process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
