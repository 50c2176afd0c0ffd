// Writes the tables of inputs and outputs in the README of each action from its action.yml, between the markers there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withTables, type ActionFile } from './readme-tables.ts';
import { ROOT } from './tool.ts';

/** The folders of the project that hold an action, each with an action.yml and a README.md. */
export const ACTION_FOLDERS = ['.', 'agent-job'] as const;

export interface Readme {
  /** Absolute. */
  readonly path: string;
  /** From the project's root, for messages. */
  readonly name: string;
  readonly now: string;
  readonly wanted: string;
}

/** The README of each action as it is and as it should be. */
export function readmeTables(): readonly Readme[] {
  return ACTION_FOLDERS.map((folder) => {
    const path = join(ROOT, folder, 'README.md');
    const now = readFileSync(path, 'utf8');
    const action = parse(readFileSync(join(ROOT, folder, 'action.yml'), 'utf8')) as ActionFile;
    return { path, name: join(folder, 'README.md'), now, wanted: withTables(now, action) };
  });
}

/** Writes what is not as it should be. */
export function writeReadmeTables(): void {
  for (const { path, now, wanted } of readmeTables()) if (now !== wanted) writeFileSync(path, wanted);
}

if (import.meta.main) writeReadmeTables();
