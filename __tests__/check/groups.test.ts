import { describe, expect, test } from '@jest/globals';
import type { Cause } from '../../src/check/finding.ts';
import { groupsOf, type Group } from '../../src/check/report/groups.ts';
import { reportOf } from '../../src/check/report/report.ts';
import { THOROUGH } from '../thorough.ts';
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
} from './readings.ts';

/** Each cause on a page of its own. */
const groupsIn = (causes: readonly Cause[]): readonly Group[] =>
  groupsOf(reportOf(readingOf(causes.map((cause, at) => found(cause, [`p${String(at)}.html`])))));
const described = (groups: readonly Group[]): string[] =>
  groups.map(({ causes, subject }) => `${String(causes)} ${subject}`);

describe('causes of one kind', () => {
  test.each<[string, readonly Cause[], readonly string[]]>([
    [
      'five are listed one by one',
      numbered(5, (at) => link(`/m/${String(at)}.html`)),
      numbered(5, (at) => `1 /m/${String(at)}.html`),
    ],
    ['six in a folder', numbered(6, (at) => link(`/m/${String(at)}.html`)), ['6 /m/*.html']],
    [
      'with a common beginning and end',
      numbered(6, (at) => link(`/m/page-${String(at)}-x.html`)),
      ['6 /m/page-*-x.html'],
    ],
    ['with slashes at their ends', numbered(6, (at) => link(`/m/${String(at)}/`)), ['6 /m/*/']],
    [
      'in ten folders that are alike',
      numbered(100, (at) => optional(`/docs/g${String(at % 10)}/page-${String(at)}.md`)),
      ['100 /docs/g*/page-*.md'],
    ],
    [
      'in folders with many each, up to ten of them',
      numbered(60, (at) => link(`/docs/g${String(at % 10)}/${String(at)}.html`)),
      numbered(10, (at) => `6 /docs/g${String(at)}/*.html`),
    ],
    [
      'in more folders with many each',
      numbered(66, (at) => link(`/docs/g${String(at % 11)}/${String(at)}.html`)),
      ['66 /docs/g*/*.html'],
    ],
    [
      'each in a folder of its own',
      numbered(9, (at) => optional(`/docs/${String(at)}/page-${String(at)}.md`)),
      ['9 /docs/*/page-*.md'],
    ],
    [
      'in folders of different depth',
      numbered(9, (at) => link(`/docs/${'a/'.repeat(at % 3)}x${String(at)}.html`)),
      ['6 /docs/a/**/x*.html', '1 /docs/x0.html', '1 /docs/x3.html', '1 /docs/x6.html'],
    ],
    [
      'a large folder does not take the others with it',
      [
        ...numbered(50, (at) => link(`/docs/api/${String(at)}.html`)),
        ...numbered(3, (at) => link(`/docs/${String(at)}/x.html`)),
      ],
      ['50 /docs/api/*.html', '1 /docs/0/x.html', '1 /docs/1/x.html', '1 /docs/2/x.html'],
    ],
    [
      'in the deepest folder that they share',
      [
        ...numbered(6, (at) => link(`/en/latest/api/${'x'.repeat(at + 1)}/a.html`)),
        ...numbered(6, (at) => link(`/en/latest/guide/${'x'.repeat(at + 1)}/a.html`)),
        link('/en/other.html'),
      ],
      ['6 /en/latest/api/x*/a.html', '6 /en/latest/guide/x*/a.html', '1 /en/other.html'],
    ],
    [
      'very deep',
      numbered(6, (at) => link(`/a${'/b'.repeat(20_000 + at)}/x.html`)),
      [`6 ${`/a${'/b'.repeat(20_000)}`.slice(0, 300)}…`],
    ],
    [
      'whose names end alike',
      ['nation', 'station', 'motion', 'ration', 'lotion', 'potion'].map((name) => link(`/m/${name}.html`)),
      ['6 /m/*.html'],
    ],
    [
      'of different endings',
      numbered(12, (at) => file(`/i/${String(at)}.${at % 2 === 0 ? 'png' : 'svg'}`, 'image')),
      ['6 /i/*.png', '6 /i/*.svg'],
    ],
    [
      'of different uses',
      numbered(12, (at) => file(`/i/${String(at)}.svg`, at % 2 === 0 ? 'image' : 'icon')),
      ['6 /i/*.svg', '6 /i/*.svg'],
    ],
    [
      'of the same file in each language',
      ['cs', 'de', 'en', 'fr', 'pt-br', 'zh'].flatMap((language) => [
        link(`/${language}/guide/start`),
        link(`/${language}/manual.${language}.pdf`),
      ]),
      ['6 /*/guide/start', '6 /*/manual.*.pdf'],
    ],
    [
      'of files in folders at the root, with nothing in common',
      numbered(7, (at) => link(`/f${String(at)}/x${String(at)}.html`)),
      numbered(7, (at) => `1 /f${String(at)}/x${String(at)}.html`),
    ],
    [
      'at the root, with nothing in common',
      numbered(7, (at) => link(`/about-${String(at)}`)),
      numbered(7, (at) => `1 /about-${String(at)}`),
    ],
    [
      'at the root, with an ending',
      numbered(7, (at) => link(`/about-${String(at)}.html`)),
      ['7 /about-*.html'],
    ],
    ['a version is no ending', numbered(6, (at) => link(`/releases/v1.${String(at)}`)), ['6 /releases/v1.*']],
    [
      'of one relation, wherever they are',
      numbered(8, (at) => optional(`/f${String(at)}/index.md`)),
      ['8 /f*/index.md'],
    ],
    [
      'of one explanation, wherever they lead',
      numbered(8, (at) => link(`../lib${String(at)}/${'x/'.repeat(at % 2)}a`, 'outside')),
      ['8 ../**/a'],
    ],
    [
      'of different explanations',
      numbered(12, (at) => link(`/m/${String(at)}`, at % 2 === 0 ? '_redirects' : null)),
      ['6 /m/*', '6 /m/*'],
    ],
    [
      'with and without a file of other upper and lower case',
      numbered(12, (at) => link(`/m/${String(at)}`, null, at % 2 === 0 ? `m/X${String(at)}` : null)),
      ['6 /m/*', '6 /m/*'],
    ],
    [
      'one anchor on many pages',
      numbered(8, (at) => anchor(`docs/${String(at)}.html`, 'install')),
      ['8 /docs/*.html#install'],
    ],
    [
      'many anchors on one page',
      numbered(8, (at) => anchor('docs/a.html', `s-${String(at)}`)),
      ['8 /docs/a.html#s-*'],
    ],
    [
      'eight anchors on many pages',
      numbered(437, (at) => anchor(`docs/${String(at)}.html`, `a${String(at % 8)}`)),
      [
        ...numbered(5, (at) => `55 /docs/*.html#a${String(at)}`),
        ...numbered(3, (at) => `54 /docs/*.html#a${String(at + 5)}`),
      ],
    ],
    [
      'hosts of one domain',
      numbered(6, (at) => load(`h${String(at)}.cdn.example`, 'image', 'unknown')),
      ['6 h*.cdn.example'],
    ],
    [
      'hosts of many domains',
      numbered(7, (at) => load(`h${String(at)}.example`, 'image', 'unknown')),
      numbered(7, (at) => `1 h${String(at)}.example`),
    ],
    ['names that overlap', numbered(6, (at) => link(`/m/${'a'.repeat(at + 1)}`)), ['6 /m/a*']],
    [
      'characters of two code units',
      numbered(6, (at) => link(`/m/${String.fromCodePoint(0x1f600 + at)}`)),
      ['6 /m/*'],
    ],
    ['addresses that are none', numbered(6, (at) => link(`http://[${String(at)}`)), ['6 http://[*']],
    ['empty addresses', [link(''), link('/'), link('//')], ['1 ', '1 /', '1 //']],
  ])('%s', (_, causes, expected) => {
    expect(described(groupsIn(causes)).toSorted()).toEqual(expected.toSorted());
  });

  test('form a group with their number, places and pages, and its first causes', () => {
    const pages = (at: number): string[] => ['a.html', 'a.html', `p${String(at)}.html`];
    const causes = numbered(30, (at) => found(optional(`/docs/page-${String(at)}.md`), pages(at)));
    expect(groupsOf(reportOf(readingOf(causes)))).toEqual([
      {
        kind: 'missing-optional',
        severity: 'none',
        subject: '/docs/page-*.md',
        detail: 'alternate',
        explanation: null,
        similar: null,
        causes: 30,
        places: 90,
        pages: 31,
        examples: [0, 1, 10].map((at) => ({ subject: `/docs/page-${String(at)}.md`, place: 'a.html:3' })),
      },
    ]);
  });

  test('have the severity of all their pages together', () => {
    const causes = numbered(20, (at) => link(`/docs/${String(at)}.html`));
    expect(groupsIn(causes)[0]).toMatchObject({ severity: 'high', pages: 20 });
    expect(groupsIn(causes.slice(1))[0]).toMatchObject({ severity: 'medium', pages: 19 });
  });

  test('do not hide a cause on many pages', () => {
    const rare = numbered(10, (at) => found(link(`/docs/${String(at)}`), 1));
    const groups = groupsOf(reportOf(readingOf([...rare, found(link('/docs/nav'), 500)])));
    expect(groups.map(({ severity, subject }) => [severity, subject])).toEqual([
      ['high', '/docs/nav'],
      ['medium', '/docs/*'],
    ]);
  });

  test('have a count of pages also when the report does not list all places', () => {
    const cut = { ...found(link('/nav'), 3), count: 900, pages: 800 };
    expect(groupsOf(reportOf(readingOf([cut])))[0]).toMatchObject({
      severity: 'high',
      places: 900,
      pages: 800,
    });
    const none = { ...cut, places: [] };
    expect(groupsOf(reportOf(readingOf([none])))[0]?.examples).toEqual([{ subject: '/nav', place: '' }]);
  });
});

test('pages with a fault as a whole are examples themselves', () => {
  const groups = groupsOf(
    reportOf(readingOf([found(NO_TITLE, 9), found(EMPTY_PAGE, 1), found(ERROR_PAGE, 2)])),
  );
  expect(
    groups.map(({ kind, places, examples }) => [kind, places, examples.map(({ place }) => place)]),
  ).toEqual([
    ['error-page', 2, ['p0.html', 'p1.html']],
    ['empty-page', 1, ['p0.html']],
    ['no-title', 9, ['p0.html', 'p1.html', 'p2.html']],
  ]);
});

test('very many causes are grouped, and each group stays small', () => {
  const THOUSANDS = THOROUGH ? 100 : 20;
  const long = 'x'.repeat(5_000);
  const causes = [
    ...numbered(600 * THOUSANDS, (at) => link(`/docs/${String(at % 300)}/${String(at)}.html`)),
    ...numbered(200 * THOUSANDS, (at) => anchor(`a/${String(at)}.html`, `n${String(at % 5_000)}`)),
    ...numbered(200 * THOUSANDS, (at) => link(`/${long}${String(at)}`)),
  ].map((cause) => found(cause, ['p.html']));
  const groups = groupsOf(reportOf(readingOf(causes)));
  expect(groups[0]).toMatchObject({ causes: 600 * THOUSANDS, subject: '/docs/*/*.html' });
  expect(groups.reduce((sum, group) => sum + group.causes, 0)).toBe(1_000 * THOUSANDS);
  expect(Math.max(...groups.map((group) => JSON.stringify(group).length))).toBeLessThan(2_000);
});
