// Checks everything that can be checked without running it. Changes no file of the project, and reports all at the end.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditShipped } from './audit.ts';
import { build } from './build.ts';
import { differences } from './compare-folders.ts';
import { readmeTables } from './docs.ts';
import { ESLINT, PRETTIER, ROOT, runTool, TSC, type Ran } from './tool.ts';

const CHECKS: Readonly<Record<string, () => Ran>> = {
  // Those of src alone, without the globals of the tests: when dist is built.
  types: () => runTool(TSC, ['-p', 'tsconfig.all.json']),
  lint: () => runTool(ESLINT, ['.', '--max-warnings', '0']),
  format: () => runTool(PRETTIER, ['--check', '.']),
  'README tables': () => {
    const old = readmeTables().filter(({ now, wanted }) => now !== wanted);
    return {
      ok: old.length === 0,
      output: old.map(({ name }) => `${name} is not what its action.yml says.`).join('\n'),
    };
  },
  'no known vulnerability in what is shipped': auditShipped,
  'dist is built from src': () => {
    const fresh = mkdtempSync(join(tmpdir(), 'fresh-dist-'));
    try {
      build(fresh);
      const changes = differences(join(ROOT, 'dist'), fresh);
      return { ok: changes.length === 0, output: changes.join('\n') };
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  },
};

function outcome(check: () => Ran): Ran {
  try {
    return check();
  } catch (thrown) {
    return { ok: false, output: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

if (import.meta.main) {
  const checks = Object.entries(CHECKS);
  process.stdout.write(`Checks ${checks.length} things and changes no file; takes one to three minutes.\n`);
  const results = checks.map(([name, check], at) => {
    process.stdout.write(`${at + 1}/${checks.length}    ${name} ...\n`);
    const started = performance.now();
    const { ok, output, note } = outcome(check);
    const more = note === undefined ? '' : `, ${note}`;
    const took = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    process.stdout.write(`${ok ? 'ok    ' : 'FAILED'} ${name} (${took}${more})\n`);
    return ok ? '' : `\n${name}:\n${output.trim()}\n`;
  });
  process.stdout.write(results.join(''));
  if (results.some((text) => text !== '')) {
    process.stdout.write("\nRun 'npm run fix' for format, README tables and dist; the rest needs a hand.\n");
    process.exitCode = 1;
  }
}
