/** The shipped actions on a Node that is too old for them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { needs, oldNode } from '../needs.ts';

const ENTRIES = ['main', 'agent-job', 'verify'];

/** Runs an action without inputs, and holds it to what it has to say. */
function expectRefusal(node: string, args: readonly string[], entry: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'old-node-'));
  const [outputs, summary] = [join(folder, 'outputs'), join(folder, 'summary')];
  for (const path of [outputs, summary]) writeFileSync(path, '');
  const main = join(import.meta.dirname, '..', '..', 'dist', entry, 'index.js');
  const run = spawnSync(node, [...args, main], {
    encoding: 'utf8',
    env: { GITHUB_OUTPUT: outputs, GITHUB_STEP_SUMMARY: summary, RUNNER_TEMP: folder },
  });
  const errors = run.stdout.split('\n').filter((line) => line.startsWith('::error'));
  expect(errors).toEqual([expect.stringMatching(/^::error title=.+%3A node-too-old::Cannot run on Node \d/)]);
  expect(run.stderr).toBe('');
  expect(run.status).toBe(1);
  expect(readFileSync(outputs, 'utf8')).toMatch(/^result<<.+\nerror\n/);
  expect(readFileSync(summary, 'utf8')).toContain('node-too-old');
  rmSync(folder, { recursive: true });
}

needs('an old Node', () => {
  test.each(ENTRIES)('%s on the old Node of this machine says so, and does nothing else', (entry) => {
    expectRefusal(oldNode() ?? '', [], entry);
  });
});

test.each(ENTRIES)('%s on a Node that says it is old says so, and does nothing else', (entry) => {
  expectRefusal(
    process.execPath,
    ['--no-warnings', '--import', join(import.meta.dirname, 'old-node.ts')],
    entry,
  );
});

test('the emulator on a Node that says it is old says so, and starts nothing', () => {
  const entry = join(import.meta.dirname, '..', '..', 'dist', 'emulator', 'index.js');
  const args = ['--no-warnings', '--import', join(import.meta.dirname, 'old-node.ts'), entry];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', env: {} });
  expect(stdout).toMatch(/^::error(?: .+)?::Cannot run on Node \d.+needs Node 24 or later/);
  expect(status).toBe(1);
});
