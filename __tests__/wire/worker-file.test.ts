import { expect, test } from '@jest/globals';
import { workerFile } from '../../src/disk/worker-file.ts';

test.each([
  ['site-check', '/p/src/disk/check-crew.ts', '/p/src/site-check.ts'],
  ['site-check', '/p/lib/disk/check-crew.js', '/p/lib/site-check.js'],
  ['site-check', '/p/dist/main/index.js', '/p/dist/site-check/index.js'],
  ['site-check', '/p/dist/main/123.index.js', '/p/dist/site-check/index.js'],
  ['unpack-worker', '/p/src/disk/zip-thread.ts', '/p/src/unpack-worker.ts'],
  ['unpack-worker', '/p/dist/main/index.js', '/p/dist/unpack-worker/index.js'],
] as const)('%s, asked for in %s', (entry, here, expected) => {
  expect(workerFile(entry, here)).toBe(expected);
});
