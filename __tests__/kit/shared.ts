import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..', '..');
/** What `npm run corpora` fetches. */
export const FETCHED = join(PROJECT, '.cache', 'shared');
const BESIDE = join(PROJECT, '..', 'shared');

/** Data of other projects' test suites: beside this project, or fetched. Tests that need it are skipped without it. */
export const SHARED = existsSync(join(BESIDE, 'corpora')) ? BESIDE : FETCHED;
