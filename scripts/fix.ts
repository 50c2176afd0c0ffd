// Writes what a program can write: README tables, lint fixes, format, dist. Names the files that it changed.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { writeReleaseTags } from './called-workflows.ts';
import { writeReadmeTables } from './docs.ts';
import { ESLINT, mustRun, PRETTIER, ROOT, runTool } from './tool.ts';

/** Folders in which no step writes a file of the project. */
const LEFT_OUT = new Set(['node_modules', '.git', '.cache', 'lib', 'demo-site', 'coverage']);

const STEPS: Readonly<Record<string, () => void>> = {
  'README tables': writeReadmeTables,
  'release tags in called workflows': writeReleaseTags,
  // `npm run check` reports what lint cannot fix.
  lint: () => void runTool(ESLINT, ['.', '--fix']),
  format: () => {
    mustRun(PRETTIER, ['--write', '--log-level', 'warn', '.']);
  },
  dist: () => {
    build(join(ROOT, 'dist'));
  },
};

/** The digest of each file of the project, by name. */
function digests(folder = ''): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const item of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const name = join(folder, item.name);
    if (LEFT_OUT.has(name)) continue;
    if (item.isDirectory()) for (const [below, digest] of digests(name)) found.set(below, digest);
    else if (item.isFile())
      found.set(
        name,
        createHash('sha256')
          .update(readFileSync(join(ROOT, name)))
          .digest('hex'),
      );
  }
  return found;
}

const before = digests();
const steps = Object.entries(STEPS);
process.stdout.write(`Writes ${Object.keys(STEPS).join(', ')}; takes one to two minutes.\n`);
steps.forEach(([name, write], at) => {
  const started = performance.now();
  process.stdout.write(`${at + 1}/${steps.length} ${name} ... `);
  write();
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
});
const after = digests();
const names = [...new Set([...before.keys(), ...after.keys()])].sort();
const changed = names.filter((name) => before.get(name) !== after.get(name));
process.stdout.write(changed.length === 0 ? 'Nothing had to be changed.\n' : 'Changed:\n');
for (const name of changed) {
  const how = !before.has(name) ? ' (new)' : !after.has(name) ? ' (removed)' : '';
  process.stdout.write(`  ${name}${how}\n`);
}
