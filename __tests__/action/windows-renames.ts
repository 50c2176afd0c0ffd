/** Loaded before the action (`node --import`): lets no rename replace a read-only file, as on Windows. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const OWNER_MAY_WRITE = 0o200;
const { renameSync } = fs;

fs.renameSync = (from, to) => {
  const there = fs.lstatSync(to, { throwIfNoEntry: false });
  if (there?.isFile() === true && (there.mode & OWNER_MAY_WRITE) === 0)
    throw Object.assign(
      new Error(`EPERM: operation not permitted, rename '${String(from)}' -> '${String(to)}'`),
      {
        code: 'EPERM',
      },
    );
  renameSync(from, to);
};
syncBuiltinESMExports();
