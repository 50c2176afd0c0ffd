// The tests that have a thorough form, in that form: every file that imports it. `npm test` runs their quick form.
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import base from './jest.config.js';

const tests = join(import.meta.dirname, '__tests__');
const isThorough = (name) =>
  name.endsWith('.test.ts') && readFileSync(join(tests, name), 'utf8').includes("/thorough.ts'");

export default {
  ...base,
  testMatch: readdirSync(tests, { recursive: true })
    .filter(isThorough)
    .map((name) => `**/__tests__/${name}`),
  testSequencer: '<rootDir>/__tests__/slow-first.mjs',
  // The longest test waits for a browser most of the time.
  maxWorkers: availableParallelism() + 1,
  globals: { THOROUGH: true },
  testTimeout: 900_000,
};
