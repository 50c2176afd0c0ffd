import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PROJECT = join(import.meta.dirname, '..', '..');
/** What `npm run corpora` fetches. */
export const FETCHED = join(PROJECT, '.cache', 'shared');

/** Data of other projects' test suites: beside this project, or fetched. Tests that need a set are skipped without it. */
export function sharedFolder(set: 'corpora' | 'html5lib-tokenizer'): string {
  const beside = join(PROJECT, '..', 'shared', set);
  return existsSync(beside) ? beside : join(FETCHED, set);
}
