/**
 * Loaded before the action (`node --import`): another program holds the paths that are moved aside, as on Windows, so
 * that removing them fails a number of times.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const HELD = /\.replaced-/;
let left = Number(process.env['TEST_HELD_TRIES'] ?? Infinity);
const { rmSync } = fs;

fs.rmSync = (path, options) => {
  if (HELD.test(String(path)) && (left -= 1) >= 0)
    throw Object.assign(new Error(`EPERM: operation not permitted, unlink '${String(path)}'`), {
      code: 'EPERM',
    });
  rmSync(path, options);
};
syncBuiltinESMExports();
