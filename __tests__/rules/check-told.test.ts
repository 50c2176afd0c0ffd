import { describe, expect, test } from '@jest/globals';
import { brokenCheckText, checkedText, NOTICES_MAX, noticesOf } from '../../src/rules/check/check-lines.ts';
import { FINDING_KINDS, type CheckReport, type Finding } from '../../src/rules/check/finding.ts';
import { noticeOf } from '../../src/rules/check/notice.ts';
import { outcomeOf } from '../../src/rules/check/outcome.ts';
import { reportText } from '../../src/rules/check/report-text.ts';
import type { RunEvent } from '../../src/rules/event.ts';
import { newLogState } from '../../src/rules/log-folds.ts';
import { logLines } from '../../src/rules/log-lines.ts';
import { addEvent, newRecord } from '../../src/rules/run-record.ts';
import { summaryOf } from '../../src/rules/summary.ts';

const at = (page: string, line: number | null = 3) => ({ page, line, reference: null });
const link = (target: string, count = 1): Finding => {
  return { kind: 'broken-link', target, similar: null, count, places: [at('a.html')] };
};

/** A report as the check makes it, as far as what is told of it depends on it. */
function reportOf(findings: readonly Finding[], more: Partial<CheckReport> = {}): CheckReport {
  const counts = findings.map(({ kind, count }) => [kind, count] as const);
  const totals = FINDING_KINDS.map((kind) => {
    const total = counts.reduce((sum, [one, count]) => (one === kind ? sum + count : sum), 0);
    return [kind, total] as const;
  });
  return {
    schemaVersion: 1,
    hosting: 'client-hosted',
    siteUrl: null,
    scanned: { files: 20, pages: 12, references: 34 },
    totals: Object.fromEntries(totals) as CheckReport['totals'],
    findings,
    placesLeftOut: 0,
    loads: [],
    loadsLeftOut: { references: 0, pages: 0 },
    linksLeftOut: 0,
    skipped: [],
    ...more,
  };
}

describe('a finding as an annotation', () => {
  test.each<[Finding, string]>([
    [
      link('/gone', 32),
      "'a.html', line 3, links to '/gone', where there is no page (and so in 31 more places). Correct the link, or export the page as well.",
    ],
    [
      { kind: 'broken-link', target: '/Setup', similar: 'setup.html', count: 1, places: [at('a.html')] },
      "'a.html', line 3, links to '/Setup', where there is no page. There is '/setup.html': hosts tell upper from lower case, so write it like that.",
    ],
    [
      { kind: 'missing-anchor', target: 'b.html', anchor: 'x', count: 1, places: [at('a.html')] },
      "'a.html', line 3, links to '/b.html#x', and nothing on that page has this name. Correct the link, or give the heading its name back.",
    ],
    [
      {
        kind: 'missing-resource',
        use: 'script',
        target: '/app.js',
        similar: null,
        count: 2,
        places: [at('a.html')],
      },
      "'a.html', line 3, loads '/app.js' (script), which is not in the site (and so in 1 more place). Add the file to the docs, or remove what loads it.",
    ],
    [
      { kind: 'external-load', host: 'x.algolia.net', feature: 'search', count: 1, places: [at('a.html')] },
      "'a.html', line 3, loads from 'x.algolia.net' (search), which an air-gapped reader cannot reach. Serve it with the site, or turn off what needs it.",
    ],
    [
      { kind: 'missing-sitemap-page', target: '/old', similar: null, count: 1, places: [at('sitemap.xml')] },
      "'sitemap.xml', line 3, lists '/old', which is not in the site. Export the page as well, or leave it out of the sitemap.",
    ],
    [
      { kind: 'no-title', count: 3, places: [at('a.html', null)] },
      "'a.html' and 2 other pages have no title. Give each page one: browser tabs, bookmarks and search results show it.",
    ],
    [
      { kind: 'empty-page', count: 1, places: [at('a.html', null)] },
      "'a.html' has nothing in it. Look at the page on the dashboard, and export it again.",
    ],
  ])('%#: page, what is wrong, what to do', (finding, text) => {
    expect(noticeOf(finding)).toBe(text);
  });

  test('escapes and shortens what comes from the site', () => {
    const text = noticeOf(link(`/\n::error::x${'y'.repeat(1000)}`));
    expect(text).not.toContain('\n');
    expect(text.length).toBeLessThan(500);
  });
});

describe('annotations', () => {
  const many = Array.from({ length: 30 }, (_, index) => link(`/gone-${String(index)}`));
  const title: Finding = { kind: 'no-title', count: 1, places: [at('t.html', null)] };
  const notices = (findings: readonly Finding[], refused = false, warned = 0): readonly string[] =>
    noticesOf({ outcome: outcomeOf(reportOf(findings)), refused }, warned);

  test('are ten at most, nine beside the error of a run that fails', () => {
    expect(notices(many)).toHaveLength(NOTICES_MAX);
    expect(notices(many, true)).toHaveLength(NOTICES_MAX - 1);
    expect(notices(many).at(-1)).toMatch(/^The site check found 21 more\. /);
    expect(notices(many, true).at(-1)).toMatch(/^The site check found 22 more\. /);
    expect(notices(many.slice(0, 10))).toHaveLength(10);
    expect(notices(many.slice(0, 10)).at(-1)).toContain('/gone-9');
    expect(notices(many.slice(0, 10), true).at(-1)).toMatch(/found 2 more/);
    expect(notices([])).toEqual([]);
    expect(notices([], true, 12)).toEqual([]);
  });

  test('are fewer after other warnings, and always say how many there are', () => {
    expect(notices(many, true, 3)).toHaveLength(NOTICES_MAX - 4);
    expect(notices(many, false, 10)).toEqual([expect.stringMatching(/^The site check found 30 more\. /)]);
    const warnings = ['one', 'two'];
    const inputs = logLines({ kind: 'inputs-read', domain: null, warnings }, newLogState(0), 0);
    const event: RunEvent = { kind: 'site-checked', outcome: outcomeOf(reportOf(many)), refused: false };
    const { lines } = logLines(event, inputs.state, 0);
    expect(lines.filter(({ level }) => level === 'warning')).toHaveLength(NOTICES_MAX - 2);
  });

  test('begin with one of each kind', () => {
    expect(notices([...many, title]).slice(0, 3)).toEqual([
      expect.stringContaining('/gone-0'),
      expect.stringContaining('t.html'),
      expect.stringContaining('/gone-1'),
    ]);
  });
});

describe('what a run says of its check', () => {
  const checked = (report: CheckReport): Extract<RunEvent, { kind: 'site-checked' }> => {
    return { kind: 'site-checked', outcome: outcomeOf(report), refused: false };
  };

  test('is one line where nothing is wrong, in the log and in the summary', () => {
    const event = checked(reportOf([]));
    expect(checkedText(event.outcome, 300)).toBe('Checked 12 pages in 0.3 s: nothing wrong');
    const { lines } = logLines(event, { ...newLogState(0), began: { check: 0 } }, 300);
    expect(lines).toEqual([{ level: 'info', text: 'Checked 12 pages in 0.3 s: nothing wrong' }]);
    const summary = summaryOf(addEvent(newRecord(0), event, 300));
    expect(summary).toContain('| Site check | 12 pages: nothing wrong |');
    expect(summary).not.toContain('**Links');
  });

  test('counts what was found, and names it by kind', () => {
    const event = checked(reportOf([link('/gone', 31)], { skipped: [{ page: 'x.html', reason: 'UTF-16' }] }));
    expect(checkedText(event.outcome, 300)).toBe(
      'Checked 12 pages in 0.3 s: 1 finding in 31 places; not looked into: 1 file',
    );
    const summary = summaryOf(addEvent(newRecord(0), event, 300));
    expect(summary).toContain('| Site check | 12 pages: **1 finding in 31 places** |');
    expect(summary).toContain(
      '**Links that lead nowhere** (31)\n\n- `/gone` in `a.html:3`, and 30 more places',
    );
    expect(summary).toContain('Not looked into: 1 file, as `x.html` (UTF-16).');
  });

  test('names what is beyond what a report holds', () => {
    const loadsLeftOut = { references: 12_345, pages: 1 };
    const event = checked(reportOf([], { loadsLeftOut, linksLeftOut: 2 }));
    const texts = [
      '12,345 loads from further hosts, on 1 page, not listed',
      '2 links to names on other pages not looked up',
    ];
    expect(checkedText(event.outcome, 300)).toBe(
      `Checked 12 pages in 0.3 s: nothing wrong; ${texts.join('; ')}`,
    );
    const summary = summaryOf(addEvent(newRecord(0), event, 300));
    for (const text of texts) expect(summary).toContain(`Beyond what a report holds: ${text}.`);
  });

  test('is a phase with its time', () => {
    let record = addEvent(newRecord(0), { kind: 'phase', phase: 'check' }, 1_000);
    record = addEvent(record, checked(reportOf([])), 3_000);
    record = addEvent(record, { kind: 'check-report-written', path: '/w/r.json' }, 3_000);
    expect(summaryOf(record)).toMatch(/\| Check \| Total \|\n.+\n\| 2 s \| 3 s \|/);
    expect(summaryOf(record)).toContain('| Check report | `/w/r.json` |');
  });

  test('is seldom while it runs, and folded', () => {
    const tell = (fileCount: number): RunEvent => ({ kind: 'check-progress', fileCount, totalFiles: 3_000 });
    const state = { ...newLogState(0), began: { check: 0 } };
    expect(logLines(tell(10), state, 9_000).lines).toEqual([]);
    expect(logLines(tell(1_500), state, 11_000).lines).toEqual([
      { level: 'group', text: 'Checking the site' },
      { level: 'info', text: 'Checked 1,500 of 3,000 files so far' },
    ]);
  });

  test('is a warning where it did not work', () => {
    const event = { kind: 'check-broken', problem: 'it ran out of memory' } as const;
    const text = brokenCheckText(event.problem);
    expect(logLines(event, newLogState(0), 0).lines).toEqual([{ level: 'warning', text }]);
    expect(summaryOf(addEvent(newRecord(0), event, 0))).toContain(
      'The site is not checked: it ran out of memory',
    );
  });
});

describe('the report as JSON', () => {
  const place = at('a\u2028"b.html');
  test.each([
    ['without findings', reportOf([])],
    [
      'with all that there may be',
      reportOf([{ ...link('/x', 2), places: [place, at('c.html')] }, link('/y')], {
        loads: [{ host: 'h', feature: 'unknown', uses: ['image'], pages: 1, references: 2, first: place }],
        skipped: [{ page: 'd', reason: 'UTF-16' }],
      }),
    ],
  ])('%s is the report, to the letter', (_, report) => {
    expect(JSON.parse([...reportText(report)].join(''))).toEqual(report);
  });

  test('comes in pieces, however many places a finding has', () => {
    const places = Array.from({ length: 5_000 }, (_, index) => at(`p${String(index)}.html`));
    const pieces = [...reportText(reportOf([{ ...link('/x', 5_000), places }]))];
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(1_000);
    expect((JSON.parse(pieces.join('')) as CheckReport).findings[0]?.places).toEqual(places);
  });
});
