import { closeSync, constants, existsSync, openSync, readlinkSync, realpathSync } from 'node:fs';
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

/** A folder that stays the same one while it is open, whatever becomes of the names above it, where the platform can. */
export interface OpenFolder {
  /** Leads to the folder; on Linux by way of its descriptor. */
  readonly path: string;
  /** Where it lies, without links. */
  readonly realPath: string;
  readonly close: () => void;
}

/** Opens a folder. Throws what `node:fs` throws. */
export function openFolder(folder: string): OpenFolder {
  // Other platforms have no path that leads through a descriptor.
  if (process.platform !== 'linux') return byName(folder);
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
  const close = (): void => {
    closeSync(descriptor);
  };
  try {
    const path = `/proc/self/fd/${descriptor}`;
    return { path, realPath: readlinkSync(path), close };
  } catch {
    // There is no /proc.
    close();
    return byName(folder);
  }
}

/** Where a folder lies, without links. Throws what `node:fs` throws. */
export function placeOf(folder: string): string {
  const { realPath, close } = openFolder(folder);
  close();
  return realPath;
}

function byName(folder: string): OpenFolder {
  return { path: folder, realPath: realpathSync.native(folder), close: () => undefined };
}
