/** The shipped actions on a Node that is too old for them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type ActionName, commandFiles, shippedAction } from '../../scripts/shipped-action.ts';
import { needs, oldNode } from '../needs.ts';

const ACTIONS = ['export', 'agent-job', 'verify'] as const;

/** Runs an action with its defaults, and holds it to what it has to say. */
function expectRefusal(node: string, args: readonly string[], action: ActionName): void {
  const folder = mkdtempSync(join(tmpdir(), 'old-node-'));
  const files = commandFiles(folder);
  const { command, env } = shippedAction({ action, workspace: folder, temp: folder, files });
  const run = spawnSync(node, [...args, ...command.slice(1)], { encoding: 'utf8', env });
  const errors = run.stdout.split('\n').filter((line) => line.startsWith('::error'));
  expect(errors).toEqual([expect.stringMatching(/^::error title=.+%3A node-too-old::Cannot run on Node \d/)]);
  expect(run.stderr).toBe('');
  expect(run.status).toBe(1);
  expect(readFileSync(files.GITHUB_OUTPUT, 'utf8')).toMatch(/^result<<.+\nerror\n/);
  expect(readFileSync(files.GITHUB_STEP_SUMMARY, 'utf8')).toContain('node-too-old');
  rmSync(folder, { recursive: true });
}

needs('an old Node', () => {
  test.each(ACTIONS)('%s on the old Node of this machine says so, and does nothing else', (action) => {
    expectRefusal(oldNode() ?? '', [], action);
  });
});

test.each(ACTIONS)('%s on a Node that says it is old says so, and does nothing else', (action) => {
  expectRefusal(
    process.execPath,
    ['--no-warnings', '--import', join(import.meta.dirname, 'old-node.ts')],
    action,
  );
});

test('the emulator on a Node that says it is old says so, and starts nothing', () => {
  const entry = join(import.meta.dirname, '..', '..', 'dist', 'emulator', 'index.js');
  const args = ['--no-warnings', '--import', join(import.meta.dirname, 'old-node.ts'), entry];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', env: {} });
  expect(stdout).toMatch(/^::error(?: .+)?::Cannot run on Node \d.+needs Node 24 or later/);
  expect(status).toBe(1);
});
