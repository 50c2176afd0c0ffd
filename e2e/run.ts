// All end-to-end tests: whole workflows, odd machines. What cannot be had here is left out, and said.
// Usage: run.ts [NAME]; with it only the workflows whose names contain it, such as 'pages'.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { findAct, findAws, findVersitygw } from './tools.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const aws = findAws();
const versitygw = aws === null ? null : findVersitygw();
const act = findAct();
const [name = ''] = process.argv.slice(2);
const failed: string[] = [];
let [passed, leftOut] = [0, 0];

function part(title: string, script: string, args: readonly string[] | null): void {
  say(`\n--- ${title}`);
  if (args === null) {
    say('skipped: its tools cannot be had here');
    leftOut += 1;
    return;
  }
  const path = [...(aws === null || aws === 'aws' ? [] : [dirname(aws)]), process.env['PATH'] ?? ''].join(
    ':',
  );
  const done = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  if (done.status === 0) passed += 1;
  else failed.push(title);
}

part('Whole workflows, run by act', 'workflows.ts', act === null ? null : [act, versitygw ?? '', name]);
if (name === '')
  part(
    'Odd Linux machines, arm64, musl, names that clash',
    'machines.ts',
    process.platform === 'linux' ? [] : null,
  );
say('');
for (const title of failed) say(`failed: ${title}`);
say(`end to end: ${passed} parts passed, ${failed.length} failed, ${leftOut} left out`);
if (failed.length > 0) process.exitCode = 1;
