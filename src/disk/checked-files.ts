import { closeSync, fstatSync, openSync, readdirSync, readSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Pieces of a file; most pages are one. Larger texts would be made outside of the young generation, and stay longer. */
const PIECE_BYTES = 64 * 1024;
const PIECE = Buffer.allocUnsafeSlow(PIECE_BYTES);

export interface SiteTree {
  /** Of all files, with slashes, sorted by code units; separated by NUL, which no name can hold. */
  readonly paths: string;
  /** Folders that could not be read. */
  readonly closed: readonly string[];
}

/** All files below a folder. Links are followed, as web servers do, but never in a circle. */
export function siteTree(root: string): SiteTree {
  // A text for each folder's own files: as many texts as there are files would take several times the memory.
  const texts: string[] = [];
  const closed: string[] = [];
  const walk = (folder: string): void => {
    let items;
    try {
      items = readdirSync(join(root, folder), { withFileTypes: true });
    } catch {
      closed.push(folder);
      return;
    }
    const prefix = folder === '' ? '' : `${folder}/`;
    // A folder's place among its neighbours is that of what is in it.
    const names: string[] = [];
    for (const item of items) {
      const path = join(root, folder, item.name);
      const what = item.isSymbolicLink() ? statSync(path, { throwIfNoEntry: false }) : item;
      if (what?.isFile() === true) names.push(item.name);
      else if (what?.isDirectory() === true && !(item.isSymbolicLink() && holdsItself(path)))
        names.push(`${item.name}/`);
    }
    let files: string[] = [];
    const settle = (): void => {
      if (files.length > 0) texts.push(files.join('\0'));
      files = [];
    };
    for (const name of names.sort()) {
      if (!name.endsWith('/')) files.push(prefix + name);
      else {
        settle();
        walk(prefix + name.slice(0, -1));
      }
    }
    settle();
  };
  walk('');
  return { paths: texts.join('\0'), closed: closed.sort() };
}

function holdsItself(link: string): boolean {
  const parent = realpathSync(join(link, '..'));
  const target = realpathSync(link);
  return parent === target || parent.startsWith(target + sep);
}

export type FileOutcome = 'read' | 'too large' | 'not readable' | 'UTF-16';

/**
 * Reads a file once from its beginning, in pieces of one character a byte. A file that is larger than `mostBytes`, or
 * that begins as UTF-16 does, is left alone. Never throws for the file system.
 */
export function readPieces(path: string, mostBytes: number, take: (bytes: string) => void): FileOutcome {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return 'not readable';
  }
  try {
    if (fstatSync(file).size > mostBytes) return 'too large';
    for (let total = 0; ;) {
      const length = readSync(file, PIECE, 0, PIECE_BYTES, null);
      if (length === 0) return 'read';
      if (total === 0 && length > 1 && isUtf16(PIECE)) return 'UTF-16';
      total += length;
      // It may have grown since.
      if (total > mostBytes) return 'too large';
      take(PIECE.toString('latin1', 0, length));
    }
  } catch (error) {
    if (isSystemError(error)) return 'not readable';
    throw error;
  } finally {
    closeSync(file);
  }
}

/** A few bytes of a file, one character each; an empty text when it cannot be read any more. */
export function readBytes(path: string, from: number, length: number): string {
  try {
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(length);
      return bytes.toString('latin1', 0, readSync(file, bytes, 0, length, from));
    } finally {
      closeSync(file);
    }
  } catch {
    return '';
  }
}

function isUtf16(head: Buffer): boolean {
  const mark = head.readUInt16BE(0);
  return mark === 0xfeff || mark === 0xfffe;
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
