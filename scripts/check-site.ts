// Checks the site in a folder and prints what would be broken for its readers. Ends with 1 if there is a problem.
import { readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteInProcess } from '../src/check/reader-process.ts';
import { checkNotes, checkSummary } from '../src/check/report/check-summary.ts';
import { verdictText } from '../src/check/report/check-text.ts';
import type { Hosting } from '../src/check/finding.ts';
import { counted } from '../src/text/amounts.ts';

const USAGE = `Usage: npm run check-site -- FOLDER [--hosting cloud|client-hosted|air-gapped] [--site-url URL] [--json]
`;
const HOSTINGS: readonly string[] = ['cloud', 'client-hosted', 'air-gapped'] satisfies readonly Hosting[];

/** `null`: an unknown option, such as `--help`, or one without its value. */
function given() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        hosting: { type: 'string', default: 'client-hosted' },
        'site-url': { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch {
    return null;
  }
}

const { values, positionals: [folder, ...others] = [] } = given() ?? {};
if (values === undefined || folder === undefined || others.length > 0 || !HOSTINGS.includes(values.hosting)) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  const work = mkdtempSync(join(tmpdir(), 'check-site-'));
  try {
    const reportPath = join(work, 'report.json');
    const request = {
      root: resolve(folder),
      hosting: values.hosting as Hosting,
      siteUrl: values['site-url'] ?? null,
    };
    const answer = await readSiteInProcess({ ...request, reportPath }, {}, new AbortController().signal);
    if (answer.kind === 'done') {
      const { outcome } = answer;
      const verdict = `${counted(outcome.pages, 'HTML file')}: ${verdictText(outcome)}`;
      const parts = [verdict, checkSummary(outcome), checkNotes(outcome)];
      const text = parts.filter((part) => part !== '').join('\n\n');
      process.stdout.write(values.json ? readFileSync(reportPath, 'utf8') : `${text}\n`);
      process.exitCode = outcome.findings > 0 ? 1 : 0;
    } else {
      process.stderr.write(`Cannot check '${folder}': ${answer.problem}\n`);
      process.exitCode = 2;
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
