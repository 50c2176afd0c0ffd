/** Our unpacked files equal those of `@actions/tool-cache`, which runs the system's tar and unzip, for the same archive. */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { extractTar, extractZip } from '@actions/tool-cache';
import { expect, test } from '@jest/globals';
import type { Format } from '../../emulator/archives/pack.ts';
import { startEmulator } from '../../emulator/server.ts';
import { unpackArchive } from '../archive/unpack-archive.ts';
import { inScratch, treeOf } from '../archive/unpacking.ts';
import { WIDE_LIMITS } from '../kit/inputs.ts';
import { needs } from '../needs.ts';

const DOCS = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'docs');
const LIMITS = { ...WIDE_LIMITS, platform: process.platform };

async function expectSame(
  format: Format,
  extract: (archive: string, into: string) => Promise<unknown>,
): Promise<void> {
  const emulator = await startEmulator({ markdown: DOCS, format });
  try {
    await inScratch(async (folder) => {
      const [ours, theirs] = [join(folder, 'ours'), join(folder, 'theirs')];
      mkdirSync(ours);
      mkdirSync(theirs);
      const archive = emulator.bundle.path;
      const signal = new AbortController().signal;
      const { fileCount } = await unpackArchive({ archive, into: ours, ...LIMITS, signal });
      await extract(archive, theirs);
      expect(treeOf(ours)).toEqual(treeOf(theirs));
      expect(fileCount).toBeGreaterThan(20);
    });
  } finally {
    await emulator.close();
  }
}

needs('tar', () => {
  test('tar.gz', () => expectSame('tar.gz', (archive, into) => extractTar(archive, into)));

  test('tar', () => expectSame('tar', (archive, into) => extractTar(archive, into, 'x')));
});

needs('unzip', () => {
  test('zip', () => expectSame('zip', (archive, into) => extractZip(archive, into)));
});
