import { closeSync, constants, openSync, readlinkSync, realpathSync } from 'node:fs';

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
