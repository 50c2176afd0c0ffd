import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Setup } from './generators.ts';

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** Makes the folder with the generator's packages in it, where it is not there yet. */
export function install(folder: string, { from, packages, overrides = {} }: Setup): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  const run = (program: string, ...args: string[]): void => {
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  if (from === 'pip') {
    run('python3', '-m', 'venv', 'venv');
    run('venv/bin/pip', 'install', '--quiet', '--disable-pip-version-check', ...packages);
  } else if (from === 'npm') {
    writeFiles(folder, { 'package.json': JSON.stringify({ name: 'site', private: true, overrides }) });
    run('npm', 'install', '--silent', '--no-audit', '--no-fund', ...packages);
  }
}

/** Runs the generator of the folder `installed` on the source in the folder `source`: the same one, or one below it. */
export function generate(installed: string, source: string, { from, command }: Setup): void {
  const [program = '', ...args] = command;
  const env = {
    ...process.env,
    ...{ ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', DOCUSAURUS_DISABLE_TELEMETRY: '1' },
    ...{ CI: '1', NODE_ENV: 'production', NO_MKDOCS_2_WARNING: '1' },
  };
  const file = from === 'system' ? program : join(installed, program);
  execFileSync(file, args, { cwd: source, env, stdio: ['ignore', 'inherit', 'inherit'] });
}
