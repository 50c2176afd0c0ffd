/**
 * Loaded before the action (`node --import`): prints at the end which parts of undici were loaded, the package's and
 * Node's own, in lines that begin with `loaded: `.
 */
import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';

const { cache } = createRequire(import.meta.url);
process.on('exit', () => {
  const ofNode = (process as unknown as { readonly moduleLoadList: readonly string[] }).moduleLoadList;
  for (const name of [...Object.keys(cache), ...ofNode])
    if (name.includes('undici')) writeSync(2, `loaded: ${name}\n`);
});
