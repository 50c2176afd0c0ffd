import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { orDiskFailure } from '../system/disk-failure.ts';
import { makeFolders, missingFolders } from '../system/folders.ts';
import { writeNewFile } from '../system/new-file.ts';
import { rename } from '../system/rename.ts';

const FILE_MODE = 0o644;

/** Writes a file by a rename, completely or not at all. `mark` makes its temporary name. Throws `disk-full`, `disk-error`. */
export function writeWhole(path: string, text: string, mark: string): void {
  const draft = `${path}.${mark}.tmp`;
  orDiskFailure(path, 'write the report', () => {
    makeFolders(missingFolders(dirname(path)));
    try {
      writeNewFile(draft, FILE_MODE, [text]);
      rename(draft, path);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  });
}
