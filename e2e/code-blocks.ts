// Takes the code out of a document, so that what a reader copies is what is tested.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = dirname(import.meta.dirname);

/** The blocks of one language below one heading of a document; `path` is from the project's root. */
function codeBlocks(path: string, heading: string, language: string): readonly string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const section = text
    .split(/^(?=#{2,3} )/m)
    .find((part) => part.replace(/^#+ /, '').startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`Cannot find the heading '${heading}' in ${path}.`);
  const blocks = section.matchAll(/^```(\w+)\n(.*?)^```$/gms);
  return [...blocks].filter(([, name]) => name === language).map(([, , code = '']) => code);
}

/** The only such block. Throws when there are more or fewer. */
export function codeBlock(path: string, heading: string, language: string): string {
  const [block, ...others] = codeBlocks(path, heading, language);
  if (block === undefined || others.length > 0)
    throw new Error(
      `Cannot choose a ${language} block below '${heading}' in ${path}: there is not just one.`,
    );
  return block;
}
