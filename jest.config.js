// Tests are TypeScript in ES modules; swc only strips the types, tsc checks them in `npm run check`.
export default {
  testEnvironment: '<rootDir>/__tests__/plain-context.mjs',
  roots: ['<rootDir>/__tests__'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'es6' } },
    ],
  },
  coverageProvider: 'v8',
  reporters: [
    'default',
    '<rootDir>/__tests__/progress.mjs',
    '<rootDir>/__tests__/titles.mjs',
    '<rootDir>/__tests__/untested.mjs',
  ],
  // A worker for every core: many tests wait for processes that they have started.
  maxWorkers: '100%',
  // Modules of ended test files stay in a worker's memory, and whatever collects garbage there takes up to three times as
  // long at the end: a worker with more is replaced. On Windows a test may need jest's own process, which holds the console.
  ...(process.platform !== 'win32' && { workerIdleMemoryLimit: '150MB' }),
  // Ends a test that hangs. No test may fail because the machine is busy, or is Wine on a busy machine.
  testTimeout: process.platform === 'win32' ? 900_000 : 180_000,
};
