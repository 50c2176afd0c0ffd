import { normalize } from 'node:path';
import { expect, test } from '@jest/globals';
import { workerFile } from '../../src/system/worker-file.ts';

test.each([
  ['zip', '/p/src/archive/zip/thread.ts', '/p/src/archive/zip/worker.ts'],
  ['zip', '/p/lib/archive/zip/thread.js', '/p/lib/archive/zip/worker.js'],
  ['zip', '/p/dist/main/index.js', '/p/dist/unpack-worker/index.js'],
  ['zip', '/p/dist/main/123.index.js', '/p/dist/unpack-worker/index.js'],
  ['check', '/p/src/check/reader-process.ts', '/p/src/check/reader.ts'],
  ['check', '/p/dist/main/index.js', '/p/dist/site-check/index.js'],
] as const)('%s, asked for in %s', (folder, here, expected) => {
  expect(workerFile(folder, here)).toBe(normalize(expected));
});
