// Writes the tables of inputs and outputs in README.md from action.yml, between the markers that are there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { withTables, type ActionFile } from './readme-tables.ts';
import { ROOT } from './tool.ts';

/** README.md as it is and as it should be. */
export function readmeTables(): { readonly path: string; readonly now: string; readonly wanted: string } {
  const path = join(ROOT, 'README.md');
  const now = readFileSync(path, 'utf8');
  return {
    path,
    now,
    wanted: withTables(now, parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')) as ActionFile),
  };
}

if (import.meta.main) writeFileSync(readmeTables().path, readmeTables().wanted);
