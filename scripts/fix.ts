// Writes whatever a machine can write: README tables, lint fixes, format, dist.
import { join } from 'node:path';
import { build } from './build.ts';
import { writeReadmeTables } from './docs.ts';
import { ESLINT, mustRun, PRETTIER, ROOT, runTool } from './tool.ts';

writeReadmeTables();
// What lint cannot fix is told by `npm run check`, not here.
runTool(ESLINT, ['.', '--fix']);
mustRun(PRETTIER, ['--write', '--log-level', 'warn', '.']);
build(join(ROOT, 'dist'));
