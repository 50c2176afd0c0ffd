import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { zip } from './archives.ts';
import { inScratch } from './unpacking.ts';

const UNPACK = join(import.meta.dirname, 'unpack-archive.ts');

/** Unpacks in a process of its own, which counts the threads that it starts. */
const COUNT = `
  const [unpack, archive, into] = process.argv.slice(2);
  const { unpackArchive } = await import(unpack);
  let threads = 0;
  process.on('worker', () => (threads += 1));
  const { signal } = new AbortController();
  await unpackArchive({ archive, into, signal, stripComponents: 0, maxBytes: 1e9, maxFiles: 1e6, platform: 'linux' });
  console.log(threads);
`;

test.each([
  ['eighty of 900 kB', 80, 900_000, availableParallelism() > 1 ? 2 : 0],
  ['ten of 7.2 MB, which are no work for them', 10, 7_200_000, 0],
  ['eighty of 90 kB, which are done before they are up', 80, 90_000, 0],
])('files that are started threads for: %s', async (_, count, bytes, threads) => {
  const body = Buffer.alloc(bytes, 'page ');
  const counted = await inScratch((scratch) => {
    const [archive, into] = [join(scratch, 'site.zip'), join(scratch, 'into')];
    writeFileSync(
      archive,
      zip(Array.from({ length: count }, (_file, index) => ({ name: `${index}`, body }))),
    );
    mkdirSync(into);
    const script = join(scratch, 'count.mjs');
    writeFileSync(script, COUNT);
    return execFileSync(process.execPath, ['--no-warnings', script, UNPACK, archive, into], {
      encoding: 'utf8',
    });
  });
  expect(Number(counted)).toBe(threads);
});
