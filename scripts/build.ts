// Builds what the runner runs: lib/ by the compiler, then dist/, one folder an entry, with its licences.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages, licenceText } from './licences.ts';
import { mustRun, NCC, ROOT, TSC } from './tool.ts';

/** Entries of src/, each of which becomes a folder of dist/: two that an action.yml names, and the workers of the site check. */
export const ENTRIES = ['main', 'agent-job', 'site-check'] as const;

/**
 * Builds into the folder `out`, which is replaced whole. The bundle is the same to the byte wherever `out` lies,
 * because it is always made of lib/: paths in it are relative to that.
 */
export function build(out: string): void {
  rmSync(join(ROOT, 'lib'), { recursive: true, force: true });
  mustRun(TSC, ['-p', '.']);
  // Only now: source that does not compile leaves the last build standing.
  rmSync(out, { recursive: true, force: true });
  const stats = join(ROOT, 'lib', 'stats.json');
  for (const entry of ENTRIES) {
    const folder = join(out, entry);
    mkdirSync(folder, { recursive: true });
    // No source map and no minifying: a reader may read what runs, and smaller files start slower here.
    // No cache: a build must not depend on the one before.
    const options = ['--out', folder, '--stats-out', stats, '--no-cache', '--quiet'];
    mustRun(NCC, ['build', join('lib', `${entry}.js`), ...options]);
    if (!existsSync(join(folder, 'index.js')))
      throw new Error(`Cannot find ${folder}/index.js after its build.`);
    // The bundler's own list loses packages as soon as there is a second chunk; its statistics name every module.
    const packages = bundledPackages(readFileSync(stats, 'utf8'));
    writeFileSync(join(folder, 'licenses.txt'), licenceText(packages));
  }
}

if (import.meta.main) build(join(ROOT, 'dist'));
