import { expect, test } from '@jest/globals';
import { workerFile } from '../../src/disk/worker-file.ts';

test.each([
  ['unpack-worker', '/p/src/disk/zip-thread.ts', '/p/src/unpack-worker.ts'],
  ['unpack-worker', '/p/lib/disk/zip-thread.js', '/p/lib/unpack-worker.js'],
  ['unpack-worker', '/p/dist/main/index.js', '/p/dist/unpack-worker/index.js'],
  ['unpack-worker', '/p/dist/main/123.index.js', '/p/dist/unpack-worker/index.js'],
] as const)('%s, asked for in %s', (entry, here, expected) => {
  expect(workerFile(entry, here)).toBe(expected);
});
