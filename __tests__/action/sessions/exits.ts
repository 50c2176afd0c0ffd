import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { session } from './session.ts';

await session(({ atEnd, tempFolder }) => {
  const folder = mkdtempSync(join(tempFolder, 'left-'));
  atEnd(() => {
    rmSync(folder, { recursive: true });
    return [];
  });
  return process.exit();
});
