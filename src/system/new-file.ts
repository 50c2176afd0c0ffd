import { closeSync, fchmodSync, fsyncSync, openSync, writeSync } from 'node:fs';

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
      writeAll(descriptor, gathered);
      gathered = '';
    }
    writeAll(descriptor, gathered);
    // Some file systems report a full disk only now.
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function writeAll(descriptor: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
}
