import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeEach } from '@jest/globals';
import { tarBytes } from '../../emulator/archives/tar.ts';
import { entriesBelow } from './entries-below.ts';

export interface ScratchDisk {
  /** A path below the root of this test. */
  readonly at: (...names: string[]) => string;
  /** All names below the root, folders with a slash, but those of the folders that it was made with. */
  readonly names: () => readonly string[];
}

/** A root with these folders in it, new for each test of the file that calls this, and removed after it. */
export function scratchDisk(...folders: readonly string[]): ScratchDisk {
  let root = '';
  const at = (...names: string[]): string => join(root, ...names);
  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'scratch-disk-')));
    for (const folder of folders) mkdirSync(at(folder));
  });
  afterEach(() => {
    rmSync(root, { recursive: true, force: true });
  });
  const names = (): readonly string[] =>
    entriesBelow(root)
      .map(({ name, kind }) => (kind === 'folder' ? `${name}/` : name))
      .filter((name) => !folders.includes(name.slice(0, -1)))
      .sort();
  return { at, names };
}

/** A folder for all tests of the file that calls this, removed after the last one. */
export function scratchFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'scratch-folder-')));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** A tar.gz of these files. */
export function tarGzOf(files: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(files).map(([name, text]) => ({
    name,
    type: '0',
    size: Buffer.byteLength(text),
    data: [Buffer.from(text)],
  }));
  return gzipSync(Buffer.concat([...tarBytes(entries)]));
}
