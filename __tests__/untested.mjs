/** Ends a run with a list of what was not tested, and why: the tests that `needs` and `thorough` have skipped. */
import { relative } from 'node:path';

const REASON = /\[(?:needs ([^\]]+)|thorough)\]/;

export default class Untested {
  onRunComplete(_contexts, { testResults }) {
    const reasons = new Map();
    for (const { testFilePath, testResults: tests } of testResults) {
      for (const { status, fullName } of tests) {
        if (status !== 'pending') continue;
        const found = REASON.exec(fullName);
        if (found === null) continue;
        const reason = found[1] === undefined ? 'Left to `npm run test:thorough`' : `Missing: ${found[1]}`;
        const files = reasons.get(reason) ?? new Map();
        const file = relative(process.cwd(), testFilePath);
        reasons.set(reason, files.set(file, (files.get(file) ?? 0) + 1));
      }
    }
    if (reasons.size === 0) return;
    const lines = [...reasons].sort().map(([reason, files]) => {
      const each = [...files].sort().map(([file, count]) => `    ${file}: ${count}`);
      return `  ${reason}:\n${each.join('\n')}\n`;
    });
    // Below the summary, which other reporters print.
    process.once('exit', () => {
      process.stderr.write(`\nNot tested (file: number of tests)\n${lines.join('')}`);
    });
  }
}
