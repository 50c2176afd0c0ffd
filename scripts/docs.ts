// Writes the tables of inputs and outputs in the page about each action from its action.yml, between the markers there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withTables, type ActionFile } from './readme-tables.ts';
import { ROOT } from './tool.ts';

/** Each action.yml of the project, and the page that has its tables. */
export const PAGES = {
  'action.yml': 'README.md',
  'agent-job/action.yml': 'agent-job/README.md',
  'emulator/action.yml': 'docs/emulator.md',
} as const;

export interface Page {
  /** Absolute. */
  readonly path: string;
  /** From the project's root, for messages. */
  readonly name: string;
  readonly now: string;
  readonly wanted: string;
}

/** The page about each action as it is and as it should be. */
export function readmeTables(): readonly Page[] {
  return Object.entries(PAGES).map(([file, name]) => {
    const path = join(ROOT, name);
    const now = readFileSync(path, 'utf8');
    const action = parse(readFileSync(join(ROOT, file), 'utf8')) as ActionFile;
    return { path, name, now, wanted: withTables(now, action) };
  });
}

/** Writes what is not as it should be. */
export function writeReadmeTables(): void {
  for (const { path, now, wanted } of readmeTables()) if (now !== wanted) writeFileSync(path, wanted);
}

if (import.meta.main) writeReadmeTables();
