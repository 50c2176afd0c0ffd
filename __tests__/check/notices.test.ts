import { describe, expect, test } from '@jest/globals';
import {
  brokenCheckText,
  checkedText,
  checkProgressText,
  verdictText,
  noticeOf,
  noticesOf,
  NOTICES_MAX,
} from '../../src/check/report/check-text.ts';
import type { Cause, Found } from '../../src/check/finding.ts';
import { GROUPS_MAX, outcomeOf, type CheckOutcome } from '../../src/check/report/outcome.ts';
import { reportOf } from '../../src/check/report/report.ts';
import {
  anchor,
  EMPTY_PAGE,
  ERROR_PAGE,
  file,
  found,
  link,
  load,
  NO_TITLE,
  numbered,
  optional,
  readingOf,
  sitemap,
} from './readings.ts';

const outcomeIn = (all: readonly Found[], more: Parameters<typeof readingOf>[1] = {}): CheckOutcome =>
  outcomeOf(reportOf(readingOf(all, more)));
const noticeIn = (causes: readonly Found[]): string => {
  const [group] = outcomeIn(causes).groups;
  return group === undefined ? '' : noticeOf(group);
};

describe('a problem as an annotation', () => {
  const TEXTS: readonly (readonly [Cause, number, string])[] = [
    [
      link('/gone'),
      32,
      "Broken link to '/gone' in 'p0.html:3' and 31 more places (32 files in all). Correct the link, or export the page as well.",
    ],
    [
      link('/Setup', null, 'setup.html'),
      1,
      "Broken link to '/Setup' in 'p0.html:3'. There is '/setup.html': hosts tell upper from lower case, so write it like that.",
    ],
    [
      link('../glib/a.html', 'outside'),
      2,
      "Broken link to '../glib/a.html' in 'p0.html:3' and 1 more place (2 files in all). Leads out of the exported folder: export that part as well, or link to its full address.",
    ],
    [
      link('/old', '_redirects'),
      1,
      "Broken link to '/old' in 'p0.html:3'. Works only where '_redirects' is honoured: for other hosts, correct the address.",
    ],
    [
      link('/api/ask', 'original-host'),
      1,
      "Broken link to '/api/ask' in 'p0.html:3'. Exists on the original host only: remove what asks for it, or use the full address of that host.",
    ],
    [
      anchor('b.html', 'x'),
      1,
      "Missing anchor '/b.html#x', linked from 'p0.html:3'. Correct the link, or give the heading its name back.",
    ],
    [
      file('/app.js', 'script'),
      1,
      "Missing file '/app.js' (script), loaded by 'p0.html:3'. Add the file to the docs, or remove what loads it.",
    ],
    [
      file('/_next/image', 'image', 'image-server'),
      1,
      "Missing file '/_next/image' (image), loaded by 'p0.html:3'. '/_next/image?url=' needs Next.js' image server: export with 'images.unoptimized'.",
    ],
    [
      load('x.algolia.net', 'script', 'search'),
      1,
      "External request to 'x.algolia.net' (search; script), made by 'p0.html:3'. Air-gapped readers cannot reach the host: serve the file with the site, or turn off what needs it.",
    ],
    [
      sitemap('/old'),
      1,
      "Sitemap entry without a file: '/old', named in 'p0.html:3'. Export the page as well, or leave it out of the sitemap.",
    ],
    [
      NO_TITLE,
      5,
      "5 pages without a title: 'p0.html', 'p1.html', 'p2.html' and 2 more. Give each page one: browser tabs, bookmarks and search results show it.",
    ],
    [EMPTY_PAGE, 1, "Empty page: 'p0.html'. Look for the cause on the dashboard, and export again."],
    [
      ERROR_PAGE,
      2,
      "2 pages that show an error or nothing: 'p0.html', 'p1.html'. Look for the cause on the dashboard, and export again once the content shows there.",
    ],
  ];
  test.each(TEXTS.map((row) => [row[2].replace(/\. .*/, ''), ...row] as const))(
    '%s',
    (_, cause, pages, text) => {
      expect(noticeIn([found(cause, pages)])).toBe(text);
    },
  );

  test('a place counts several times on its only page', () => {
    expect(noticeIn([found(link('/gone'), ['a.html', 'a.html', 'a.html'])])).toMatch(
      /^Broken link to '\/gone' in 'a\.html:3' and 2 more places in that file\. /,
    );
  });

  test('a place may be in no report', () => {
    expect(noticeIn([{ ...found(link('/gone'), 3), places: [] }])).toMatch(/^Broken link to '\/gone'\. /);
  });

  test('a group has one annotation', () => {
    const causes = numbered(12, (at) =>
      found(file(`/i/${String(at)}.png`, 'image'), [`p${String(at)}.html`]),
    );
    expect(noticeIn(causes)).toBe(
      "12 missing files '/i/*.png' (image), loaded by 'p0.html:3' and 11 more places (12 files in all). Add the file to the docs, or remove what loads it.",
    );
  });

  test('a group may differ only in upper and lower case', () => {
    const causes = numbered(6, (at) => found(link(`/A${String(at)}.html`, null, `a${String(at)}.html`)));
    expect(noticeIn(causes)).toMatch(/There are files such as '\/a0\.html': hosts tell upper/);
  });

  test('text of the site is escaped and shortened', () => {
    const text = noticeIn([found(link(`/\n::error::x${'y'.repeat(1000)}`))]);
    expect(text).not.toContain('\n');
    expect(text.length).toBeLessThan(500);
  });
});

describe('annotations', () => {
  const many = numbered(30, (at) => found(link(`/gone-${String(at).padStart(2, '0')}`)));
  const notices = (all: readonly Found[], refused = false, warned = 0): readonly string[] =>
    noticesOf({ outcome: outcomeIn(all), refused }, warned);

  test('are ten at most, and nine with the error of a run that fails', () => {
    expect(notices(many)).toHaveLength(NOTICES_MAX);
    expect(notices(many, true)).toHaveLength(NOTICES_MAX - 1);
    expect(notices(many).at(-1)).toMatch(/^The site check found 21 more\. /);
    expect(notices(many, true).at(-1)).toMatch(/^The site check found 22 more\. /);
    expect(notices(many.slice(0, 10))).toHaveLength(10);
    expect(notices(many.slice(0, 10)).at(-1)).toContain('/gone-09');
    expect(notices(many.slice(0, 10), true).at(-1)).toMatch(/found 2 more/);
    expect(notices(many.slice(0, GROUPS_MAX)).at(-1)).toMatch(/found 6 more/);
    expect(notices([])).toEqual([]);
    expect(notices([], true, 12)).toEqual([]);
  });

  test('are fewer after other warnings, and always give the total', () => {
    expect(notices(many, true, 3)).toHaveLength(NOTICES_MAX - 4);
    expect(notices(many, false, 10)).toEqual([expect.stringMatching(/^The site check found 30 more\. /)]);
  });

  test('have one for each group, with its count', () => {
    const folder = numbered(100, (at) => found(link(`/docs/${String(at)}`)));
    expect(notices([...folder, ...many.slice(0, 9)])).toHaveLength(10);
    expect(notices([...folder, ...many]).at(-1)).toMatch(/found 22 more/);
  });

  test('begin with the most severe group, and never name optional files', () => {
    const all = [...many, found(optional('/twin.md'), 900), found(file('/jquery.js', 'script'), 900)];
    expect(notices(all)[0]).toMatch(/^Missing file '\/jquery\.js'/);
    expect(notices([found(optional('/twin.md'), 900)])).toEqual([]);
  });
});

describe('the log', () => {
  test.each<[string, CheckOutcome, string]>([
    ['a site without a fault', outcomeIn([]), 'no problems found'],
    [
      'several kinds',
      outcomeIn([
        found(link('/a'), 10),
        found(link('/b')),
        found(file('/a.js', 'script'), 20),
        found(NO_TITLE, 3),
        found(optional('/a.md'), 40),
      ]),
      '4 problems in 34 places: 2 broken links, 1 missing file, 3 pages without a title; not counted: 1 missing optional file',
    ],
    [
      'what is beyond a report',
      outcomeIn([], {
        placesLeftOut: 5,
        skipped: [{ page: 'x.html', reason: 'template' }],
      }),
      'no problems found; 5 places not listed; 1 file not fully checked',
    ],
  ])('%s', (_, outcome, text) => {
    expect(checkedText({ outcome, missingBaseline: null }, 300)).toBe(
      `Checked 1,000 HTML files in 0.3 s: ${text}`,
    );
    expect(text.startsWith(verdictText(outcome))).toBe(true);
  });

  test('progress, and a check that does not work', () => {
    const progress = { fileCount: 1_500, totalFiles: 3_000 };
    expect(checkProgressText({ ...progress, isCheck: true })).toBe('Checked 1,500 of 3,000 files so far');
    expect(checkProgressText({ ...progress, isCheck: false })).toBe('Read 1,500 of 3,000 files so far');
    expect(brokenCheckText('it ran out of memory')).toBe(
      "The site is not checked: it ran out of memory. With 'check: warn' it is published anyway.",
    );
  });
});

describe('the outcome of a check', () => {
  test('is small plain data, however large the report is', () => {
    const long = 'x'.repeat(3_000);
    const outcome = outcomeIn(
      numbered(5_000, (at) => found(link(`/${long}${String(at)}`), [`${long}${String(at)}.html`])),
      {
        loads: numbered(500, (at) => ({
          host: `h${String(at)}.example`,
          feature: 'unknown' as const,
          uses: ['image' as const],
          pages: 1,
          references: 1,
          first: { page: 'a.html', line: 1, reference: 'x' },
        })),
        skipped: numbered(500, () => ({ page: long, reason: 'template' as const })),
      },
    );
    const text = JSON.stringify(outcome);
    expect(text.length).toBeLessThan(50_000);
    expect(JSON.parse(text)).toEqual(outcome);
    expect(outcome).toMatchObject({ findings: 5_000, moreHosts: 490, skipped: { count: 500 } });
    expect(outcome.more + outcome.groups.reduce((sum, { causes }) => sum + causes, 0)).toBe(5_000);
  });

  test('does not count optional files', () => {
    const outcome = outcomeIn([found(optional('/a.md'), 40), found(optional('/b.md')), found(link('/x'))]);
    expect(outcome).toMatchObject({ findings: 1, places: 1, more: 0, optional: { findings: 2 } });
  });
});
