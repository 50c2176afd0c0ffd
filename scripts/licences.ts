// Lists the packages whose code is in a bundle, with the text of each one's licence.
import { readdirSync, readFileSync } from 'node:fs';
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

/** One section a package, sorted by name: name and version, licence identifier, text. Throws where there is no text. */
export function licenceText(folders: readonly string[]): string {
  const sections = folders.map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Manifest;
    const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
    if (files.length === 0)
      throw new Error(`Cannot find the licence of ${name} ${version}: its package holds none.`);
    const texts = files
      .toSorted()
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
    return `${name} ${version} (${license ?? 'see below'})\n\n${texts.join('\n\n')}\n`;
  });
  return sections.toSorted().join(`\n${'-'.repeat(80)}\n\n`);
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}
