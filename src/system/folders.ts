import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemErrorCode } from './disk-failure.ts';

interface Places {
  readonly exists: (path: string) => boolean;
  readonly parentOf: (path: string) => string;
}

/** The folders to create for `folder`, the deepest first. */
export function missingFolders(
  folder: string,
  { exists, parentOf }: Places = { exists: existsSync, parentOf: dirname },
): readonly string[] {
  const missing: string[] = [];
  for (let at = folder; !exists(at); at = parentOf(at)) {
    missing.push(at);
    // A missing Windows drive is its own parent.
    if (parentOf(at) === at) break;
  }
  return missing;
}

/**
 * Creates these folders, which `missingFolders` gave; one that exists by now is fine. Throws what `node:fs` throws. Node's own
 * `recursive` never returns for a path such as `/proc/x/y`.
 */
export function makeFolders(missing: readonly string[]): void {
  for (const folder of missing.toReversed()) {
    try {
      mkdirSync(folder);
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') throw error;
    }
  }
}
