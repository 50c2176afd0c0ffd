// Builds what the runner runs: lib/ by the compiler, then dist/, one folder a bundle, with its licences.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { mustRun, ROOT, TSC } from './tool.ts';

/** Entries of src/, each of which becomes a folder of dist/: two that an action.yml names, and a thread of the first. */
export const ENTRIES = ['main', 'agent-job', 'unpack-worker'] as const;
/** Packages with a folder of dist/ to themselves: `src/service/undici-on-demand.ts` loads it when it is needed. */
export const APART = ['undici'] as const;

/**
 * Builds into the folder `out`, which is replaced whole. The bundles are the same to the byte wherever `out` lies,
 * because they are always made of lib/: paths in them are relative to that.
 */
export function build(out: string): void {
  const lib = join(ROOT, 'lib');
  rmSync(lib, { recursive: true, force: true });
  mustRun(TSC, ['-p', '.']);
  // Only now: source that does not compile leaves the last build standing.
  rmSync(out, { recursive: true, force: true });
  for (const entry of ENTRIES) {
    // An absolute path, or the bundler takes the tsconfig.json of the project instead.
    const packages = bundle(`${entry}.js`, join(out, entry), join(ROOT, 'tsconfig.bundle.json'));
    const astray = APART.find((name) => packages.includes(join(ROOT, 'node_modules', name)));
    if (astray !== undefined)
      throw new Error(`Cannot keep ${astray} out of the start of '${entry}': tsconfig.bundle.json fails to.`);
  }
  for (const name of APART) {
    writeFileSync(join(lib, `${name}.cjs`), `module.exports = require('${name}');\n`);
    bundle(`${name}.cjs`, join(out, name));
  }
}

if (import.meta.main) build(join(ROOT, 'dist'));
