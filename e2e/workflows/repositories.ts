// The two repositories of a workflow: this project as others get it, and the one that a reader has.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = dirname(dirname(import.meta.dirname));
/** All that the actions are made of, and a folder of documents to serve. */
const SHIPPED = ['action.yml', 'agent-job/action.yml', 'emulator/action.yml', 'dist', 'docs'];

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

function commit(folder: string): void {
  const person = ['-c', 'user.name=Example', '-c', 'user.email=docs@example.com'];
  const steps = [
    ['init', '--quiet', '--initial-branch', 'main'],
    ['remote', 'add', 'origin', 'https://github.com/example/docs.git'],
    ['add', '--all', '--force'],
    [...person, 'commit', '--quiet', '--no-gpg-sign', '--message', 'All of it'],
  ];
  for (const args of steps) {
    const env = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
    const done = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' });
    if (done.status !== 0) throw new Error(`Cannot run 'git ${args.join(' ')}': ${done.stderr}`);
  }
}
