/** Joins results of Jest into one: `join-results.ts INTO FILE…`. A name counts once, with its worst end. */
import { readFileSync, writeFileSync } from 'node:fs';

interface TestResult {
  readonly fullName: string;
  readonly status: string;
}

interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly TestResult[];
}

interface Results {
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly FileResult[];
}

/** The worst first. */
const ENDS = ['failed', 'passed', 'pending', 'todo'];

const [, , into = '', ...paths] = process.argv;
const all = paths.map((path) => JSON.parse(readFileSync(path, 'utf8')) as Results);

const files = new Map<string, FileResult>();
for (const file of all.flatMap(({ testResults }) => testResults))
  files.set(file.name, joined(files.get(file.name) ?? { ...file, assertionResults: [] }, file));
const testResults = [...files.values()];
const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
const count = (...ends: readonly string[]): number =>
  tests.filter(({ status }) => ends.includes(status)).length;
const broken = all.reduce((sum, { numRuntimeErrorTestSuites }) => sum + numRuntimeErrorTestSuites, 0);

writeFileSync(
  into,
  JSON.stringify({
    success: count('failed') + broken === 0,
    numTotalTests: tests.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    numTotalTestSuites: testResults.length,
    numFailedTestSuites: testResults.filter(({ status }) => status === 'failed').length,
    numPassedTestSuites: testResults.filter(({ status }) => status !== 'failed').length,
    numRuntimeErrorTestSuites: broken,
    testResults,
  }),
);

/** Without what `npm test` leaves to `npm run test:thorough`, which has it under a name of its own. */
function joined(one: FileResult, other: FileResult): FileResult {
  const tests = [...one.assertionResults, ...other.assertionResults];
  const byName = new Map<string, TestResult>();
  for (const test of tests.filter(({ fullName }) => !fullName.includes('[thorough]'))) {
    const before = byName.get(test.fullName);
    if (before === undefined || ENDS.indexOf(test.status) < ENDS.indexOf(before.status))
      byName.set(test.fullName, test);
  }
  const status = one.status === 'failed' ? one.status : other.status;
  return { ...one, status, assertionResults: [...byName.values()] };
}
