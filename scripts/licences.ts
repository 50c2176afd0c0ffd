// Lists packages with the text of each one's licence.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './tool.ts';

/** Between two packages; some licences have a line of 80 hyphens in them. */
export const LINE_BETWEEN = '='.repeat(80);

/** One section per package, sorted by name: name and version, licence identifier, text. Throws if there is no text. */
export function licenceText(folders: readonly string[]): string {
  const sections = folders.map((folder) => {
    const manifest = JSON.parse(read(folder, 'package.json')) as Manifest;
    const { name, version, license } = manifest;
    const files = readdirSync(folder);
    const own = files.filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file)).toSorted();
    const texts =
      own.length > 0 ? own.map((file) => read(folder, file)) : [statedText(folder, files, manifest)];
    return `${name} ${version} (${license ?? 'see below'})\n\n${texts.join('\n\n')}\n`;
  });
  return sections.toSorted().join(`\n${LINE_BETWEEN}\n\n`);
}

/** The licence of a package that has no file for it: as its README has it, or the text of the one that it names. */
function statedText(
  folder: string,
  files: readonly string[],
  { name, version, license, author }: Manifest,
): string {
  const readme = files.find((file) => /^readme/i.test(file));
  const section = readme === undefined ? null : /^#+ licen[cs]e$.*/ims.exec(read(folder, readme))?.[0];
  if (section?.includes('Permission is hereby granted') === true) return section;
  if (!/^MIT\b/.test(license ?? LICENCES_ELSEWHERE.get(name) ?? ''))
    throw new Error(`Cannot find the licence of ${name} ${version}: its package holds none.`);
  const holder = typeof author === 'string' ? author : (author?.name ?? `the authors of ${name}`);
  // Our own licence is the same text with another owner.
  return read(ROOT, 'LICENSE').replace(/^Copyright .*$/m, `Copyright (c) ${holder}`);
}

/** Packages that name no licence, and whose repository has one. */
export const LICENCES_ELSEWHERE: ReadonlyMap<string, string> = new Map([['buffers', 'MIT']]);

function read(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}
