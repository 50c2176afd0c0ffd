import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { CheckReport } from '../../src/check/finding.ts';
import { subjectOf } from '../../src/check/report/severity.ts';
import { page } from '../check/small-sites.ts';
import { runAction, type Run } from './runner.ts';

const OLD_LINKS = Array.from({ length: 400 }, (_, at) => `<a href="/old/${String(at)}">x</a>`);
/** A site with 400 old broken links, a missing anchor and a page without a title. */
const SITE = {
  'index.html': page(['<a href="guide#gone">x</a>', ...OLD_LINKS].join('\n')),
  'guide.html': page('<h1 id="start">Guide</h1>'),
  'untitled.html': '<!doctype html><html><body><h1>?</h1></body></html>\n',
};
/** Some old ones are repaired, and two pages are new: one has no title, one a broken link. */
const LATER = {
  ...SITE,
  'index.html': page(['<a href="guide#gone">x</a>', ...OLD_LINKS.slice(3)].join('\n')),
  'more.html': page('<a href="/broken\'`|today">x</a>'),
  'second.html': '<!doctype html><html><body><h1>?</h1></body></html>\n',
};

interface Checked {
  readonly run: Run;
  /** `null`: none was written. */
  readonly text: string | null;
}

/** A run with `check: fail`, and its report. */
async function checked(
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>>,
  baseline: string | null = null,
): Promise<Checked> {
  let text: string | null = null;
  const run = await runAction({
    service: { files },
    inputs: { check: 'fail', 'check-report': 'out/check.json', ...inputs },
    prepare: ({ workspace }) => {
      const path = join(workspace, 'known/check.json');
      mkdirSync(dirname(path), { recursive: true });
      if (baseline !== null) writeFileSync(path, baseline);
    },
    restore: ({ workspace }) => {
      try {
        text = readFileSync(join(workspace, 'out/check.json'), 'utf8');
      } catch {
        text = null;
      }
    },
  });
  return { run, text };
}

const BASELINE = { 'check-baseline': 'known/check.json' };
const statesIn = (text: string | null): Readonly<Record<string, number>> => {
  const { findings } = JSON.parse(text ?? '') as CheckReport;
  const byState = Map.groupBy(findings, ({ state }) => state);
  return Object.fromEntries([...byState].map(([state, some]) => [state, some.length]));
};

describe('a site with 400 old broken links', () => {
  test.concurrent('passes with fail once its report is kept, and only what is new fails it', async () => {
    const first = await checked(SITE, { check: 'warn', ...BASELINE });
    expect(first.run.outputs).toMatchObject({ result: 'success', 'check-findings': '402' });
    expect(first.run.log).toContain(`nothing is known: there is no file at ${first.run.workspace}`);
    expect(statesIn(first.text)).toEqual({ new: 402 });

    const second = await checked(SITE, BASELINE, first.text);
    expect(second.run.outputs).toMatchObject({ result: 'success', 'check-findings': '0' });
    expect(second.run.log).toMatch(
      /^Checked 3 HTML files in .+: no new problems found; 402 known problems$/m,
    );
    expect(second.run.printed).toContain('::notice::Not counted: 402 known problems.');
    expect(second.run.warnings).toEqual([]);
    expect(second.run.summary).toContain('Site check: no new problems found in 3 HTML files.');
    expect(second.run.summary).toContain('Not counted: 402 known problems.');
    expect(statesIn(second.text)).toEqual({ known: 402 });

    // The report of a run is as good a baseline as the one before it.
    const third = await checked(LATER, BASELINE, second.text);
    expect(third.run.outputs).toMatchObject({ result: 'error', 'check-findings': '2' });
    expect(third.run.errors[0]).toMatch(/the site check found 2 new problems in 2 places/);
    expect(third.run.warnings).toHaveLength(2);
    expect(third.run.summary).toContain(
      'Not counted: 399 known problems. 3 problems fewer than in the earlier report.',
    );
    const { findings, gone } = JSON.parse(third.text ?? '') as CheckReport;
    expect(gone).toBe(3);
    expect(findings.filter(({ state }) => state === 'new').map(subjectOf)).toEqual(["/broken'`|today", '']);
  });

  test.concurrent('fails where the baseline is not there, and the message says how to make one', async () => {
    const { run } = await checked(SITE, BASELINE);
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ result: 'error', 'check-findings': '402' });
    expect(run.errors[0]).toContain(
      `There is no file at '${join(run.workspace, 'known/check.json')}' ('check-baseline'), so that no problem counts as known: to accept today's problems, run once with 'check: warn' and 'check-report', and keep that report there.`,
    );
  });

  test.concurrent('passes with patterns, and those that match nothing are a warning', async () => {
    const patterns = [
      '# moves in spring',
      '/old/*',
      'missing-anchor /guide.html#**',
      'no-title **',
      '/never/**',
    ];
    const { run, text } = await checked(SITE, { 'check-ignore': patterns.join('\n') });
    expect(run.outputs).toMatchObject({ result: 'success', 'check-findings': '0' });
    expect(run.log).toMatch(/: no problems found; 402 ignored problems$/m);
    expect(run.warnings).toEqual([
      "'check-ignore' has 1 pattern that matches no problem: '/never/**'. Remove it.",
    ]);
    expect(statesIn(text)).toEqual({ ignored: 402 });
    expect((JSON.parse(text ?? '') as CheckReport).unusedPatterns).toEqual(['/never/**']);
  });

  test.concurrent('still has one that no pattern matches', async () => {
    const { run, text } = await checked(SITE, { 'check-ignore': 'broken-link **' });
    expect(run.outputs).toMatchObject({ result: 'error', 'check-findings': '2' });
    expect(statesIn(text)).toEqual({ ignored: 400, new: 2 });
  });
});

test.concurrent(
  'what cannot be read as patterns or as a report is refused before the first request',
  async () => {
    const { run } = await checked(
      SITE,
      { ...BASELINE, 'check-ignore': 'broken-lnk /a', 'check-report': 'known/check.json' },
      '{"no": "report"}',
    );
    expect(run.outputs['result']).toBe('error');
    expect(run.journal).toEqual([]);
    expect(run.summary).toContain("'broken-lnk' is no kind of problem");
    expect(run.summary).toMatch(/`?'?check-baseline'?`?.* is no report of the site check/);
  },
);

test.concurrent(
  'the report may not replace the baseline, or problems that fail a run would be known to the next',
  async () => {
    const { run } = await checked(
      SITE,
      { ...BASELINE, 'check-report': './known/check.json' },
      JSON.stringify({ schemaVersion: 1, findings: [] }),
    );
    expect(run.outputs['result']).toBe('error');
    expect(run.errors[0]).toContain("is 'check-baseline'. Choose two files.");
  },
);
