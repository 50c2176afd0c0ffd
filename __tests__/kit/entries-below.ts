import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

interface FolderEntry {
  /** From the folder, with slashes. */
  readonly name: string;
  readonly path: string;
  readonly kind: 'file' | 'folder' | 'other';
}

/** Everything below a folder, without following links. Apart from `scratch-disk.ts`, which only a test runner can load. */
export function entriesBelow(folder: string): readonly FolderEntry[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const kind = entry.isDirectory() ? 'folder' : entry.isFile() ? 'file' : 'other';
    return { name: relative(folder, path).split(sep).join('/'), path, kind };
  });
}
