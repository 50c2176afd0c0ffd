// Makes one folder of dist/ from one file of lib/ and everything that it imports.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { licenceText } from './licences.ts';
import { mustRun, NCC, ROOT } from './tool.ts';

/**
 * Bundles `source`, a file of lib/, into `folder`, and lists the licences there. Returns the folders of
 * the packages in it. `paths` of `tsconfig` (absolute) replaces the packages that it names.
 */
export function bundle(source: string, folder: string, tsconfig?: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const stats = join(ROOT, 'lib', 'stats.json');
  // No source map and no minifying: a reader may read what runs, and smaller files start slower here.
  // No cache: a build must not depend on the one before.
  const options = ['--out', folder, '--stats-out', stats, '--no-cache', '--quiet'];
  mustRun(NCC, ['build', join('lib', source), ...options], { TS_NODE_PROJECT: tsconfig });
  if (!readdirSync(folder).includes(`index${parse(source).ext}`))
    throw new Error(`Cannot find the bundle of ${source} in ${folder} after its build.`);
  // The bundler's own list loses packages as soon as there is a second chunk; its statistics name every module.
  const packages = bundledPackages(readFileSync(stats, 'utf8'));
  writeFileSync(join(folder, 'licenses.txt'), licenceText(packages));
  return packages;
}

interface Module {
  /** The path of its file; `identifier` would begin with the bundler's own loaders. */
  readonly nameForCondition?: string | null;
  readonly modules?: readonly Module[];
}

/** The bundler puts its own runtime code into every bundle. */
const BUNDLER = join(ROOT, 'node_modules/@vercel/ncc');
/** A module's path up to the folder of its package, the innermost one where packages are nested. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** The folders of the packages that the bundler's statistics name, each once. */
export function bundledPackages(statsJson: string): readonly string[] {
  const folders = new Set([BUNDLER]);
  const walk = (modules: readonly Module[]): void => {
    for (const { nameForCondition, modules: inner = [] } of modules) {
      const folder = PACKAGE_FOLDER.exec(nameForCondition ?? '')?.[0];
      if (folder !== undefined) folders.add(folder);
      walk(inner);
    }
  };
  walk((JSON.parse(statsJson) as { readonly modules: readonly Module[] }).modules);
  return [...folders];
}
