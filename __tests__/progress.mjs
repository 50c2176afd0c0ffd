/** Says how long a run of many test files takes, and from time to time how far it is. */

const MANY_FILES = 20;
const EVERY_MS = 30_000;

export default class Progress {
  #total = 0;
  #started = 0;
  #told = 0;

  onRunStart({ numTotalTestSuites }) {
    this.#total = numTotalTestSuites;
    this.#started = this.#told = performance.now();
    if (this.#total > MANY_FILES)
      process.stderr.write(
        `Runs ${this.#total} test files; all of them take several minutes. 'npm test -- NAME' runs those with NAME in their path.\n`,
      );
  }

  onTestResult(_test, _result, { numPassedTestSuites, numFailedTestSuites, numPendingTestSuites }) {
    const now = performance.now();
    if (this.#total <= MANY_FILES || now - this.#told < EVERY_MS) return;
    this.#told = now;
    const ended = numPassedTestSuites + numFailedTestSuites + numPendingTestSuites;
    const seconds = Math.round((now - this.#started) / 1000);
    process.stderr.write(
      `${ended} of ${this.#total} test files, ${numFailedTestSuites} failed, ${seconds} s\n`,
    );
  }
}
