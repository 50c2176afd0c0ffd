/** Fails a run in which the title of a test promises nothing, and ends it with a list of them. */
import { relative } from 'node:path';
import { titleFaults } from './kit/titles.ts';

export default class Titles {
  #faults = [];

  onTestResult(_test, { testFilePath, testResults }) {
    const file = relative(process.cwd(), testFilePath);
    this.#faults.push(...titleFaults(testResults).map((fault) => `  ${file}: ${fault}\n`));
  }

  onRunComplete() {
    if (this.#faults.length === 0) return;
    process.stderr.write(`\nTitles of tests that promise nothing:\n${this.#faults.join('')}`);
  }

  /** With an error of a reporter the run has failed. */
  getLastError() {
    return this.#faults.length === 0 ? undefined : new Error('Titles of tests promise nothing');
  }
}
