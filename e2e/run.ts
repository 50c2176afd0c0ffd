// All end-to-end tests: exports to a real S3 server, and whole workflows. What cannot be had here is left out, and said.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { findAct, findAws, findVersitygw } from './tools.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const aws = findAws();
const versitygw = aws === null ? null : findVersitygw();
const act = findAct();
const failed: string[] = [];

function part(title: string, script: string, args: readonly string[] | null): void {
  say(`\n--- ${title}`);
  if (args === null) {
    say('skipped: its tools cannot be had here');
    return;
  }
  const path = [...(aws === null || aws === 'aws' ? [] : [dirname(aws)]), process.env['PATH'] ?? ''].join(
    ':',
  );
  const done = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  if (done.status !== 0) failed.push(title);
}

part('An export through links that expire, to S3', 's3.ts', versitygw === null ? null : [versitygw]);
part(
  'Whole workflows, run by act',
  'workflows.ts',
  act === null ? null : [act, ...(versitygw === null ? [] : [versitygw])],
);
say(`\n${failed.length === 0 ? 'end to end: as it should be' : `end to end: FAILED: ${failed.join('; ')}`}`);
if (failed.length > 0) process.exitCode = 1;
