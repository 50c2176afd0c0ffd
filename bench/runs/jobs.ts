import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { mustRun, NCC } from '../../scripts/tool.ts';
import { KINDS, type Kind } from './samples.ts';

/** What another action could run, bundled as actions are. */
export interface Job {
  readonly name: string;
  readonly script: string;
  readonly kinds: readonly Kind[];
}

/** Bundles into the cache what other actions use. */
export function bundleJobs(cache: string): readonly Job[] {
  return [{ name: 'tool-cache', script: bundle(cache, 'tool-cache-job'), kinds: KINDS }];
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
