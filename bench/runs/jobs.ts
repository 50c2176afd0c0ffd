import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { mustRun, NCC } from '../../scripts/tool.ts';
import { KINDS, type Kind } from './samples.ts';

/** A script that an action could be, bundled as actions are. */
export interface Job {
  readonly name: string;
  readonly script: string;
  readonly kinds: readonly Kind[];
}

const UNZIP_STREAM = 'unzip-stream@0.3.4';
/** Later versions of this one need packages that not every registry has. */
const OVERRIDES = { traverse: '0.3.9' };

/** Bundles the scripts into the cache, and installs there what the project does not depend on. */
export function bundleJobs(cache: string, say: (line: string) => void): readonly Job[] {
  const jobs: Job[] = [{ name: 'tool-cache', script: bundle(cache, 'tool-cache-job'), kinds: KINDS }];
  try {
    if (!existsSync(join(cache, 'jobs', 'node_modules', 'unzip-stream'))) {
      say(`Installing into the cache: ${UNZIP_STREAM}`);
      mkdirSync(join(cache, 'jobs'), { recursive: true });
      writeFileSync(
        join(cache, 'jobs', 'package.json'),
        JSON.stringify({ private: true, overrides: OVERRIDES }),
      );
      const install = ['install', '--no-save', '--no-package-lock', '--no-audit', '--no-fund', UNZIP_STREAM];
      execFileSync('npm', install, { cwd: join(cache, 'jobs'), stdio: ['ignore', 'ignore', 'pipe'] });
    }
    jobs.push({ name: '`unzip-stream`', script: bundle(cache, 'unzip-stream-job'), kinds: ['zip'] });
  } catch (error) {
    say(`npm cannot install ${UNZIP_STREAM}: rows with it are skipped. ${String(error)}`);
  }
  return jobs;
}

function bundle(cache: string, name: string): string {
  const jobs = join(cache, 'jobs');
  mkdirSync(jobs, { recursive: true });
  const source = join(jobs, `${name}.mjs`);
  writeFileSync(source, stripTypeScriptTypes(readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8')));
  mustRun(NCC, ['build', source, '--out', join(jobs, name), '--no-cache', '--quiet']);
  const made = ['index.mjs', 'index.js'].map((file) => join(jobs, name, file)).find(existsSync);
  if (made === undefined) throw new Error(`Cannot find the bundle of ${name}.`);
  return made;
}
