import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

interface Places {
  readonly exists: (path: string) => boolean;
  readonly parentOf: (path: string) => string;
}

/** The folders that have to be made so that `folder` is there, the deepest first. */
export function missingFolders(
  folder: string,
  { exists, parentOf }: Places = { exists: existsSync, parentOf: dirname },
): readonly string[] {
  const missing: string[] = [];
  for (let at = folder; !exists(at); at = parentOf(at)) {
    missing.push(at);
    // A drive that is not there has nothing above it.
    if (parentOf(at) === at) break;
  }
  return missing;
}
