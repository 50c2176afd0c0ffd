// Builds what the runner runs: lib/ by the compiler, then dist/, one folder per bundle, with its licences, and a list of all.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.ts';
import { SBOM, sbomText } from './sbom.ts';
import { mustRun, ROOT, TSC } from './tool.ts';

/** Files of lib/, each of which becomes a folder of dist/: what an action.yml names, and threads of the first. */
const SOURCES = {
  main: 'main.js',
  'agent-job': 'agent-job.js',
  verify: 'verify.js',
  'unpack-worker': 'archive/zip/worker.js',
  'site-check': 'check/reader.js',
  emulator: 'emulator/action.js',
} as const;
export const ENTRIES = Object.keys(SOURCES) as readonly (keyof typeof SOURCES)[];
/** Packages with a folder of dist/ to themselves: `src/service/http/undici-on-demand.ts` loads it when it is needed. */
export const APART = ['undici'] as const;

/**
 * Builds into the folder `out`, which is replaced whole. The bundles are the same to the byte wherever `out` lies,
 * because they are always made of lib/: paths in them are relative to that.
 */
export function build(out: string): void {
  const lib = join(ROOT, 'lib');
  rmSync(lib, { recursive: true, force: true });
  for (const project of ['tsconfig.json', 'tsconfig.emulator.json']) mustRun(TSC, ['-p', project]);
  // Only now, so that source that does not compile leaves the last build untouched.
  rmSync(out, { recursive: true, force: true });
  // In the place of apache-arrow: Azure's client loads 680 kB for one way to list blobs, and nothing here lists blobs.
  writeFileSync(join(lib, 'left-out.js'), "throw new Error('This package is not part of the bundle.');\n");
  const contents: Record<string, readonly string[]> = {};
  for (const entry of ENTRIES) {
    // With a relative path the bundler takes the tsconfig.json of the project instead.
    const packages = bundle(SOURCES[entry], join(out, entry), join(ROOT, 'tsconfig.bundle.json'));
    contents[entry] = packages;
    const astray = APART.find((name) => packages.includes(join(ROOT, 'node_modules', name)));
    if (astray !== undefined)
      throw new Error(`Cannot keep ${astray} out of the start of '${entry}': tsconfig.bundle.json fails to.`);
  }
  for (const name of APART) {
    writeFileSync(join(lib, `${name}.cjs`), `module.exports = require('${name}');\n`);
    contents[name] = bundle(`${name}.cjs`, join(out, name));
  }
  writeFileSync(join(out, SBOM), sbomText(contents));
}

if (import.meta.main) build(join(ROOT, 'dist'));
