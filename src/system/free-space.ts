import { statfsSync } from 'node:fs';
import { Failure } from '../core/failure.ts';

/**
 * Throws `disk-too-small` when the file system of a folder, which must be there, has less than `bytes` free. `doing` is
 * a verb and its object. Where the system does not report it, nothing is thrown: writing will fail.
 */
export function requireSpace(folder: string, bytes: number, doing: string): void {
  let freeBytes: number;
  try {
    const { blocks, bavail, bsize } = statfsSync(folder);
    // Some network file systems report zeros.
    if (blocks === 0) return;
    freeBytes = bavail * bsize;
  } catch {
    return;
  }
  if (bytes > freeBytes)
    throw new Failure('disk-too-small', { path: folder, doing, neededBytes: bytes, freeBytes });
}
