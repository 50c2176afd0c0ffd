// Writes the inputs and outputs of each action into its pages from its action.yml, between the markers there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withReference, withShortTables, withTables, type ActionFile } from './readme-tables.ts';
import { ROOT } from './tool.ts';

/** Each page with inputs and outputs, the action.yml that they are from, and in which form it has them. */
export const PAGES: Readonly<
  Record<string, readonly [action: string, write: (page: string, action: ActionFile) => string]>
> = {
  'README.md': ['action.yml', withShortTables],
  'docs/inputs.md': ['action.yml', withReference],
  'agent-job/README.md': ['agent-job/action.yml', withTables],
  'verify/README.md': ['verify/action.yml', withTables],
  'docs/emulator.md': ['emulator/action.yml', withTables],
};

export interface Page {
  /** Absolute. */
  readonly path: string;
  /** From the project's root, for messages. */
  readonly name: string;
  readonly now: string;
  readonly wanted: string;
}

/** Each of these pages as it is and as it should be. */
export function readmeTables(): readonly Page[] {
  return Object.entries(PAGES).map(([name, [file, write]]) => {
    const path = join(ROOT, name);
    const now = readFileSync(path, 'utf8');
    const action = parse(readFileSync(join(ROOT, file), 'utf8')) as ActionFile;
    return { path, name, now, wanted: write(now, action) };
  });
}

/** Writes what is not as it should be. */
export function writeReadmeTables(): void {
  for (const { path, now, wanted } of readmeTables()) if (now !== wanted) writeFileSync(path, wanted);
}

if (import.meta.main) writeReadmeTables();
