import { describe, expect, test } from '@jest/globals';
import type { Cause, Severity } from '../../src/check/finding.ts';
import { FINDING_KINDS, subjectOf } from '../../src/check/report/severity.ts';
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

describe('the severity of a finding', () => {
  const onMany = 20;
  test.each<[string, Cause, number, Severity]>([
    ['a script that many pages lack', file('/a.js', 'script'), onMany, 'high'],
    ['a style sheet that many pages lack', file('/a.css', 'style'), onMany, 'high'],
    ['a style sheet that few pages lack', file('/a.css', 'style'), onMany - 1, 'medium'],
    ['a broken link on many pages', link('/gone'), onMany, 'high'],
    ['a broken link on few pages', link('/gone'), onMany - 1, 'medium'],
    ['many empty pages', EMPTY_PAGE, onMany, 'high'],
    ['an empty page', EMPTY_PAGE, 1, 'medium'],
    ['a page that shows an error', ERROR_PAGE, 1, 'high'],
    ['an image that many pages lack', file('/a.png', 'image'), onMany, 'medium'],
    ['an icon that one page lacks', file('/a.ico', 'icon'), 1, 'low'],
    ['a missing anchor on many pages', anchor('a.html', 'x'), onMany, 'medium'],
    ['a missing anchor on one page', anchor('a.html', 'x'), 1, 'low'],
    ['a preloaded file', file('/a.js', 'preload'), onMany, 'low'],
    ['a sitemap entry', sitemap('/a'), onMany, 'low'],
    ['pages without a title', NO_TITLE, onMany, 'low'],
    ['an optional file, however many pages name it', optional('/a.md'), 1_000, 'none'],
    ['a script of another host, behind an air gap', load('a.example', 'script', 'search'), onMany, 'high'],
    ['a style sheet with fonts of another host', load('a.example', 'style', 'fonts'), onMany, 'medium'],
    ['a script that measures readers', load('a.example', 'script', 'analytics'), onMany, 'low'],
    ['a connection that is made ahead', load('a.example', 'hint', 'unknown'), onMany, 'low'],
    ['what _redirects may repair', link('/old', '_redirects'), onMany, 'low'],
    ['a script that _redirects may repair', file('/old.js', 'script', '_redirects'), onMany, 'low'],
    ["the original host's own script", file('/_vercel/a.js', 'script', 'original-host'), onMany, 'low'],
    ["a link to the original host's interface", link('/api/x', 'original-host'), onMany, 'high'],
    ['a link out of the folder', link('../glib/a.html', 'outside'), onMany, 'high'],
    ['images that a server would make', file('/_next/image', 'image', 'image-server'), onMany, 'medium'],
  ])('%s', (_, cause, pages, severity) => {
    expect(reportOf(readingOf([found(cause, pages)])).findings[0]?.harm).toBe(severity);
  });

  test.each([
    [1, 1, false],
    [2, 2, true],
    [2, 4, true],
    [2, 5, false],
    [4, 100, false],
    [5, 100, true],
    [5, 250, true],
    [5, 251, false],
    [2_000, 100_000, true],
    [1_999, 100_000, false],
    // Places in style sheets, of a site that has no page.
    [3, 0, true],
  ])('%d pages of %d count as many: %s', (pages, all, many) => {
    const reading = readingOf([found(link('/gone'), pages)], {
      scanned: { files: all, pages: all, references: 0 },
    });
    expect(reportOf(reading).findings[0]?.harm).toBe(many ? 'high' : 'medium');
  });
});

describe('a report', () => {
  const all = [
    found(optional('/twin.md'), 900),
    found(NO_TITLE, 800),
    found(anchor('b.html', 'x'), 1),
    found(anchor('a.html', 'x'), 100),
    found(file('/a.png', 'image'), 30),
    found(link('/rare'), 2),
    found(link('/often'), 3),
    found(link('/also'), 3),
    found(link('/nav'), 700),
    found(file('/jquery.js', 'script'), 600),
  ];
  const order = (report: ReturnType<typeof reportOf>): string[] =>
    report.findings.map((finding) => `${finding.harm} ${finding.kind} ${subjectOf(finding)}`.trim());

  test('begins with the most severe finding and ends with optional files', () => {
    expect(order(reportOf(readingOf(all)))).toEqual([
      'high missing-resource /jquery.js',
      'high broken-link /nav',
      'medium broken-link /also',
      'medium broken-link /often',
      'medium broken-link /rare',
      'medium missing-resource /a.png',
      'medium missing-anchor /a.html#x',
      'low missing-anchor /b.html#x',
      'low no-title',
      'none missing-optional /twin.md',
    ]);
  });

  test('is the same text in whatever order the faults are found', () => {
    const more = {
      loads: ['b', 'a'].map((host) => ({
        host,
        feature: 'unknown' as const,
        uses: ['style', 'script'] as const,
        pages: 1,
        references: 1,
        first: { page: 'a.html', line: 1, reference: host },
      })),
      skipped: ['b', 'a'].map((page) => ({ page, reason: 'template' as const })),
    };
    const forward = JSON.stringify(reportOf(readingOf(all, more)));
    const turned = { loads: more.loads.toReversed(), skipped: more.skipped.toReversed() };
    expect(JSON.stringify(reportOf(readingOf(all.toReversed(), turned)))).toBe(forward);
  });

  test('counts places by kind and lists each of them', () => {
    const { totals, findings } = reportOf(readingOf(all));
    expect(Object.keys(totals)).toEqual([...FINDING_KINDS]);
    expect(totals).toMatchObject({ 'broken-link': 708, 'missing-anchor': 101, 'missing-optional': 900 });
    expect(findings[1]).toMatchObject({ target: '/nav', count: 700, pages: 700, places: all[8]?.places });
  });

  test('sorts a hundred thousand causes', () => {
    const many = numbered(100_000, (at) => found(link(`/x/${String(at)}`), 1));
    expect(reportOf(readingOf(many)).findings).toHaveLength(100_000);
  });

  test('of a faultless site is all zeros', () => {
    const { totals, findings } = reportOf(readingOf([]));
    expect(Object.values(totals)).toEqual(FINDING_KINDS.map(() => 0));
    expect(findings).toEqual([]);
  });
});
