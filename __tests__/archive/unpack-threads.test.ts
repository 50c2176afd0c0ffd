import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { tar, zip } from '../kit/archives.ts';
import { needs } from '../needs.ts';
import { inScratch } from './unpacking.ts';

const UNPACK = join(import.meta.dirname, 'unpack-archive.ts');

/** Unpacks in a separate process, which counts the threads that it starts. */
const COUNT = `
  const [unpack, archive, into] = process.argv.slice(2);
  const { LIMITS, unpackArchive } = await import(unpack);
  let threads = 0;
  process.on('worker', () => (threads += 1));
  const { signal } = new AbortController();
  await unpackArchive({ archive, into, signal, ...LIMITS });
  console.log(threads);
`;

/** Counts the threads started for an archive, in a shell with `limits`. */
async function threadsFor(archive: Buffer, limits = ''): Promise<number> {
  const counted = await inScratch((scratch) => {
    const [file, into] = [join(scratch, 'archive'), join(scratch, 'into')];
    writeFileSync(file, archive);
    mkdirSync(into);
    const script = join(scratch, 'count.mjs');
    writeFileSync(script, COUNT);
    const args = [process.execPath, '--no-warnings', script, UNPACK, file, into];
    return execFileSync('sh', ['-c', `${limits}"$@"`, 'sh', ...args], { encoding: 'utf8' });
  });
  return Number(counted);
}

const THREADS = availableParallelism() > 1 ? 1 : 0;

needs('a platform other than Windows', () => {
  test.each([
    ['eighty of 900 kB', 80, 900_000, THREADS],
    ['ten of 7.2 MB, which are no work for one', 10, 7_200_000, 0],
    ['eighty of 90 kB, which are done before it is up', 80, 90_000, 0],
  ])('the thread for files of a zip: %s', async (_, count, bytes, threads) => {
    const body = Buffer.alloc(bytes, 'page ');
    const files = Array.from({ length: count }, (_file, index) => ({ name: `${index}`, body }));
    expect(await threadsFor(zip(files))).toBe(threads);
  });
});

needs('a platform other than Windows', () => {
  describe('40 file descriptors are enough, of which Node itself uses some twenty', () => {
    const files = (
      count: number,
      body: string | Buffer,
    ): readonly { name: string; body: string | Buffer }[] =>
      Array.from({ length: count }, (_, index) => ({ name: `${index}`, body }));

    test.each([
      ['a tar of 2,000 files', gzipSync(tar(...files(2_000, 'page'))), 0],
      ['a zip of 1,000 files', zip(files(1_000, Buffer.alloc(70_000, 'page '))), THREADS],
    ])('%s', async (_, archive, threads) => {
      expect(await threadsFor(archive, 'ulimit -n 40; ')).toBe(threads);
    });
  });
});
