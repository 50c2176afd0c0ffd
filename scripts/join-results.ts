/** Joins results of Jest into one: `join-results.ts INTO FILE…`. A test in several of them counts once, with its worst result. */
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

/** Without what `npm test` leaves to `npm run test:thorough`, which has it under another name. */
function joined(one: FileResult, other: FileResult): FileResult {
  const byName = named(one);
  for (const [name, test] of named(other)) {
    const before = byName.get(name);
    if (before === undefined || ENDS.indexOf(test.status) < ENDS.indexOf(before.status))
      byName.set(name, test);
  }
  const status = one.status === 'failed' ? one.status : other.status;
  return { ...one, status, assertionResults: [...byName.values()] };
}

/** Tests by their names; the second of a name has a number. */
function named({ assertionResults }: FileResult): Map<string, TestResult> {
  const byName = new Map<string, TestResult>();
  for (const test of assertionResults) {
    if (test.fullName.includes('[thorough]')) continue;
    let name = test.fullName;
    for (let number = 2; byName.has(name); number += 1) name = `${test.fullName} #${number}`;
    byName.set(name, test);
  }
  return byName;
}
