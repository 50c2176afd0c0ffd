import { chmodSync, lstatSync, mkdirSync, readdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { systemErrorCode } from '../system/disk-failure.ts';
import { rename } from '../system/rename.ts';

/**
 * Renames what lies at `from`. Where a folder cannot be renamed but its files can, its entries are moved one by one: so it
 * is with a folder of a lower layer on an overlay file system, as in a container. All or nothing: what was moved is moved
 * back when the rest cannot be. Throws what `node:fs` throws.
 */
export function putAside(from: string, to: string): void {
  try {
    rename(from, to);
  } catch (error) {
    const found = lstatSync(from, { throwIfNoEntry: false });
    if (systemErrorCode(error) !== 'EXDEV' || found?.isDirectory() !== true) throw error;
    moveEntries(from, to, found.mode);
  }
}

function moveEntries(from: string, to: string, mode: number): void {
  mkdirSync(to);
  const moved: string[] = [];
  try {
    for (const name of readdirSync(from)) {
      putAside(join(from, name), join(to, name));
      moved.push(name);
    }
    chmodSync(to, mode);
    rmdirSync(from);
  } catch (error) {
    for (const name of moved) rename(join(to, name), join(from, name));
    rmdirSync(to);
    throw error;
  }
}
