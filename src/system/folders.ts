import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

interface Places {
  readonly exists: (path: string) => boolean;
  readonly parentOf: (path: string) => string;
}

/** The folders to create for `folder`, the deepest first. Node's own `recursive` never returns for a path such as `/proc/x/y`. */
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
