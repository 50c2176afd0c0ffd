import { closeSync, copyFileSync, fchmodSync, fsyncSync, linkSync, openSync, writeFileSync } from 'node:fs';

/** Longer pieces are written without a copy. */
const GATHERED_CHARS = 256 * 1024;

/**
 * Creates a file with this text, with this mode whatever the umask is. Throws what `node:fs` throws, also when `path`
 * exists; the caller then removes what was written.
 */
export function writeNewFile(path: string, mode: number, text: Iterable<string>): void {
  const descriptor = openSync(path, 'wx', mode);
  try {
    fchmodSync(descriptor, mode);
    let gathered = '';
    for (const piece of text) {
      gathered += piece;
      if (gathered.length < GATHERED_CHARS) continue;
      writeFileSync(descriptor, gathered);
      gathered = '';
    }
    writeFileSync(descriptor, gathered);
    // Some file systems report a full disk only now.
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** A hard link, or a copy where the file system has none. Throws what `node:fs` throws for a copy. */
export function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
