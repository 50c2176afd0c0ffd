// The two repositories of a workflow: this project as others get it, and the one that a reader has.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeBlock } from '../code-blocks.ts';

const ROOT = dirname(dirname(import.meta.dirname));
/** All that the actions are made of, and a folder of documents to serve. */
const SHIPPED = [
  'action.yml',
  'agent-job/action.yml',
  'verify/action.yml',
  'emulator/action.yml',
  '.github/workflows/pages.yml',
  '.github/workflows/s3.yml',
  'dist',
  'docs',
  'LICENSE',
];

const PERSON = ['-c', 'user.name=Example', '-c', 'user.email=docs@example.com'];

/** This project without its sources and packages, as a repository in `folder`. */
export function makeProject(folder: string): void {
  for (const name of SHIPPED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  commit(folder);
}

/** A repository that uses it, in `folder`: nothing but what examples/helm.yml checks out. */
export function makeTheirs(folder: string): void {
  mkdirSync(join(folder, 'deploy'), { recursive: true });
  writeFileSync(join(folder, 'deploy', 'values.yaml'), 'replicas: 2\n');
  commit(folder);
}

/** The same with a copy of this project in it, by the commands of docs/air-gapped.md. */
export function makeTheirsWithCopy(folder: string, project: string): void {
  makeTheirs(folder);
  const script = codeBlock('docs/air-gapped.md', 'Or copy it into your repository', 'sh');
  run('bash', ['-e', '-o', 'pipefail', '-c', script], folder, { CLONE: project });
  run('git', ['add', '--all', '--force'], folder);
  run('git', [...PERSON, 'commit', '--quiet', '--message', 'Copy the action'], folder);
}

function commit(folder: string): void {
  run('git', ['init', '--quiet', '--initial-branch', 'main'], folder);
  run('git', ['remote', 'add', 'origin', 'https://github.com/example/docs.git'], folder);
  run('git', ['add', '--all', '--force'], folder);
  run('git', [...PERSON, 'commit', '--quiet', '--message', 'All of it'], folder);
  run('git', ['tag', 'v1'], folder);
}

/** Runs a command without the settings of whoever runs the tests. Throws what it said when it fails. */
function run(command: string, args: readonly string[], cwd: string, more: NodeJS.ProcessEnv = {}): void {
  const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const done = spawnSync(command, args, { cwd, env: { ...env, ...more }, encoding: 'utf8' });
  if (done.status !== 0)
    throw new Error(`Cannot run '${command} ${args.join(' ')}': ${done.error?.message ?? done.stderr}`);
}
