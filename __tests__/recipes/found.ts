import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

const ROOT = dirname(dirname(import.meta.dirname));

/** A script that a reader may copy: a block of a document, or a step of a workflow. */
export interface Recipe {
  /** Its file, and its name for a reader: the step's name, or the first words. */
  readonly name: string;
  readonly script: string;
}

interface Step {
  readonly name?: string;
  readonly run?: string;
}

/** Every script of README.md, agent-job/README.md, verify/README.md, docs/ and examples/. */
export function recipes(): readonly Recipe[] {
  const documents = ['README.md', 'agent-job/README.md', 'verify/README.md', ...listed('docs', '.md')];
  const inDocuments = documents.flatMap((file) => {
    const blocks = read(file).matchAll(/^( *)```(\w+)\n(.*?)^\1```$/gms);
    return [...blocks].flatMap(([, , language, code = '']) => {
      if (language === 'sh') return [{ name: named(file, code), script: code }];
      return language === 'yaml' ? stepsOf(file, code) : [];
    });
  });
  return [...inDocuments, ...listed('examples', '.yml').flatMap((file) => stepsOf(file, read(file)))];
}

/** The one recipe of that name. Throws when there is none, or more. */
export function recipe(name: string): string {
  const [found, ...more] = recipes().filter((one) => one.name === name);
  if (found === undefined || more.length > 0) throw new Error(`Cannot choose the recipe '${name}'.`);
  return found.script;
}

function stepsOf(file: string, yaml: string): readonly Recipe[] {
  const value: unknown = parse(yaml);
  const steps: Step[] = [];
  const collect = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('run' in part && typeof part.run === 'string') steps.push(part as Step);
    for (const inner of Object.values(part)) collect(inner);
  };
  collect(value);
  return steps.map(({ name, run = '' }) => ({ name: named(file, name ?? run), script: run }));
}

function named(file: string, text: string): string {
  return `${file}: ${text.trim().split('\n')[0]?.slice(0, 40) ?? ''}`;
}

function listed(folder: string, ending: string): readonly string[] {
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith(ending));
  return names.toSorted().map((name) => `${folder}/${name}`);
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
