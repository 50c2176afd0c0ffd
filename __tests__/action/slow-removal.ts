/**
 * Loaded before the action (`node --import`): makes the removal of a file of an unpacked site as slow as on a network
 * file system.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const REMOVAL_MS = 200;
const { rmSync } = fs;

fs.rmSync = (path, options) => {
  if (/\.html$/.test(String(path))) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, REMOVAL_MS);
  rmSync(path, options);
};
syncBuiltinESMExports();
