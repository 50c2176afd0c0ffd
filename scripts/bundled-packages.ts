// Finds the packages whose code is in a bundle.
import { join } from 'node:path';
import { ROOT } from './tool.ts';

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
