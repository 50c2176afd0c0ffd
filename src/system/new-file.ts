import { closeSync, fchmodSync, fsyncSync, openSync, writeSync } from 'node:fs';

/** Longer pieces are written as they are. */
const GATHERED_CHARS = 256 * 1024;

/**
 * Makes a file of this text, with this mode whatever the umask says. Throws what `node:fs` throws, also when there is
 * something at `path` already; what is there of the file then stays, for the caller to remove.
 */
export function writeNewFile(path: string, mode: number, text: Iterable<string>): void {
  const descriptor = openSync(path, 'wx', mode);
  try {
    fchmodSync(descriptor, mode);
    let gathered = '';
    for (const piece of text) {
      gathered += piece;
      if (gathered.length < GATHERED_CHARS) continue;
      writeAll(descriptor, gathered);
      gathered = '';
    }
    writeAll(descriptor, gathered);
    // Some file systems say only now that there is no room.
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function writeAll(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
}
