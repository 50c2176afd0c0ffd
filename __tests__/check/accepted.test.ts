import { describe, expect, test } from '@jest/globals';
import {
  matcherOf,
  parseIgnore,
  patternText,
  readBaseline,
  type Known,
} from '../../src/check/report/accepted.ts';
import { checkSummary } from '../../src/check/report/check-summary.ts';
import { checkedText, noticesOf, NOTICES_MAX } from '../../src/check/report/check-text.ts';
import type { Found, Reading } from '../../src/check/finding.ts';
import { outcomeOf, type CheckOutcome } from '../../src/check/report/outcome.ts';
import { reportOf } from '../../src/check/report/report.ts';
import { subjectOf } from '../../src/check/report/severity.ts';
import {
  anchor,
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

const valueOf = <T>(parsed: { readonly value: T } | { readonly problem: string }): T => {
  if (!('value' in parsed)) throw new Error(parsed.problem);
  return parsed.value;
};

interface Given {
  readonly ignore?: string;
  readonly earlier?: readonly Found[];
  readonly more?: Partial<Reading>;
}

/** The report of these problems, where an earlier report had those, written and read as JSON. */
function reported(all: readonly Found[], { ignore = '', earlier, more }: Given = {}) {
  const known = earlier && valueOf(readBaseline(JSON.stringify(reportOf(readingOf(earlier)))));
  const accepted = { ignore: valueOf(parseIgnore(ignore)), known: known ?? null };
  return reportOf(readingOf(all, more), accepted);
}
const outcomeIn = (all: readonly Found[], given?: Given): CheckOutcome => outcomeOf(reported(all, given));
const states = (all: readonly Found[], given?: Given): readonly string[] =>
  reported(all, given).findings.map((one) => `${one.state} ${one.kind} ${subjectOf(one)}`.trim());

describe('a pattern', () => {
  test.each<[pattern: string, subject: string, matches: boolean]>([
    ['/api/x', '/api/x', true],
    ['/api/x', '/api/x/', false],
    ['/api/x', '/api/xy', false],
    ['/api/*', '/api/x', true],
    ['/api/*', '/api/', true],
    ['/api/*', '/api/x/y', false],
    ['/api/*', '/api', false],
    ['/api/**', '/api/x/y', true],
    ['/api/**', '/api/', true],
    ['/api/**', '/api2', false],
    ['/api*api', '/api', false],
    ['/**/api', '/x/api/y', false],
    ['**/old.html', '/a/b/old.html', true],
    ['/*/install.*.pdf', '/de/install.de.pdf', true],
    ['/*/install.*.pdf', '/de/v1/install.de.pdf', false],
    ['/**/v1/*.html', '/a/b/v1/c.html', true],
    ['/**/v1/*.html', '/a/v1/b/v1/c.html', true],
    ['/**/v1/*.html', '/a/v1/b/c.html', false],
    ['/guide.html#*', '/guide.html#set-up', true],
    ['/guide.html#*', '/guide.html', false],
    ['/a.b', '/axb', false],
    ['/a(b)[c]+', '/a(b)[c]+', true],
    ['/ä/*', '/ä/😀', true],
    ['*.cdn.example', 'img.cdn.example', true],
    ['*', '/a', false],
    ['**', '/a', true],
  ])('%s: %s is %s', (pattern, subject, matches) => {
    const [one] = valueOf(parseIgnore(pattern));
    expect(one && matcherOf(one)('broken-link', subject)).toBe(matches);
  });

  test('may be for one kind', () => {
    const [one] = valueOf(parseIgnore('missing-anchor   /api/**'));
    expect(one).toEqual({ kind: 'missing-anchor', address: '/api/**' });
    expect(one && matcherOf(one)('missing-anchor', '/api/x#y')).toBe(true);
    expect(one && matcherOf(one)('broken-link', '/api/x')).toBe(false);
  });

  test('of many stars takes no long time for an address that nearly matches', () => {
    const [one] = valueOf(parseIgnore(`/${'**a'.repeat(200)}b`));
    expect(one && matcherOf(one)('broken-link', `/${'a'.repeat(10_000)}`)).toBe(false);
  });

  test('stands on a line by itself; blank lines, comments and doubles are none', () => {
    const text = '\n# moves in spring\n /api/** \r\nbroken-link ../x y\n/a b\n/api/**\ncdn.example.com\n';
    expect(valueOf(parseIgnore(text)).map(patternText)).toEqual([
      '/api/**',
      'broken-link ../x y',
      '/a b',
      'cdn.example.com',
    ]);
  });

  test.each([
    [
      'an unknown kind',
      'broken-links /api/**',
      /^holds 'broken-links \/api\/\*\*', and 'broken-links' is no kind of problem$/,
    ],
    ['a run of three stars', '/a/***', /'\*\*\*'/],
    ['no leading slash', 'guide/start', /begins with no slash/],
    ['a kind alone', 'missing-anchor', /which is a kind without an address$/],
    ['a whole URL', 'https://docs.example.com/a', /whole URL/],
    [
      'several faults',
      '/a/***\n/fine\nguide/start',
      /^holds '\/a\/\*\*\*', .*; 'guide\/start', which begins/,
    ],
    ['a control character', '/a\u0000b', /control character/],
    ['too many characters', `/${'a'.repeat(2_000)}`, /too long/],
    [
      'more than 1,000 patterns',
      numbered(1_001, (at) => `/${String(at)}`).join('\n'),
      /more than 1000 patterns/,
    ],
  ])('is refused with %s', (_, text, problem) => {
    expect(parseIgnore(text)).toEqual({
      problem: expect.stringMatching(problem),
      remedy: expect.stringMatching(/\.$/),
    });
  });
});

describe('an earlier report', () => {
  test('makes the same kind with the same target known, whatever its places', () => {
    const earlier = [
      found(link('/gone')),
      found(anchor('a.html', 'x')),
      found(file('/a.js', 'script')),
      found(load('cdn.example', 'font', 'fonts')),
    ];
    const now = [
      found(link('/gone'), 500),
      found(link('/new')),
      found(anchor('a.html', 'x')),
      found(anchor('a.html', 'y')),
      found(file('/a.js', 'style')),
      found(load('cdn.example', 'script', 'unknown')),
      found(file('/gone', 'image')),
    ];
    expect(states(now, { earlier }).toSorted()).toEqual([
      'known broken-link /gone',
      'known external-load cdn.example',
      'known missing-anchor /a.html#x',
      'known missing-resource /a.js',
      'new broken-link /new',
      'new missing-anchor /a.html#y',
      'new missing-resource /gone',
    ]);
  });

  test('knows faults of whole pages by the page', () => {
    const earlier = [found(NO_TITLE, ['a.html', 'b.html'])];
    const { findings } = reported([found(NO_TITLE, ['a.html', 'c.html'])], { earlier });
    expect(findings.map(({ state, count, pages, places }) => [state, count, pages, places[0]?.page])).toEqual(
      [
        ['known', 1, 1, 'a.html'],
        ['new', 1, 1, 'c.html'],
      ],
    );
  });

  test('never knows a page that a full report leaves out', () => {
    const cut = { ...found(ERROR_PAGE, ['a.html']), count: 3, pages: 3 };
    const earlier = [found(ERROR_PAGE, ['a.html'])];
    expect(outcomeIn([cut], { earlier })).toMatchObject({ findings: 1, places: 2, baseline: { known: 1 } });
  });

  test('tells what is gone, and not what nobody counted', () => {
    const earlier = [found(link('/a')), found(link('/b')), found(optional('/c.md')), found(NO_TITLE, 2)];
    expect(outcomeIn([found(link('/a'))], { earlier }).baseline).toEqual({ known: 1, gone: 3 });
    // Causes that are left out may be there.
    const full = { earlier, more: { placesLeftOut: 1 } };
    expect(outcomeIn([found(link('/a'))], full).baseline).toEqual({ known: 1, gone: 0 });
  });

  test('of a run that ignored problems makes them known, and none of them is gone', () => {
    const text = JSON.stringify(reported([found(link('/a')), found(link('/b'))], { ignore: '/*' }));
    const known: readonly Known[] = valueOf(readBaseline(text));
    expect(known).toEqual([
      ['broken-link /a', false],
      ['broken-link /b', false],
    ]);
    const { findings, gone } = reportOf(readingOf([found(link('/a'))]), { ignore: [], known });
    expect([findings[0]?.state, gone]).toEqual(['known', 0]);
  });

  test('is read as versions without states wrote it', () => {
    const finding = { kind: 'broken-link', target: '/a', harm: 'low', places: [] };
    expect(valueOf(readBaseline(JSON.stringify({ schemaVersion: 1, findings: [finding] })))).toEqual([
      ['broken-link /a', true],
    ]);
  });

  test.each<[string, string, RegExp]>([
    ['nothing', '', /^is not JSON$/],
    ['half of an object', '{', /^is not JSON$/],
    ['a list', '[]', /^is no report/],
    ['no findings', '{"schemaVersion":1}', /^is no report/],
    ['a later version', '{"schemaVersion":2,"findings":[]}', /^has schema version 2$/],
    ['a number for a finding', '{"schemaVersion":1,"findings":[1]}', /finding number 1$/],
    [
      'a link without a target',
      '{"schemaVersion":1,"findings":[{"kind":"broken-link"}]}',
      /finding number 1$/,
    ],
    [
      'an anchor without a name',
      '{"schemaVersion":1,"findings":[{"kind":"missing-anchor","target":"a"}]}',
      /finding number 1$/,
    ],
    [
      'a place without a page',
      '{"schemaVersion":1,"findings":[{"kind":"no-title","places":[{}]}]}',
      /finding number 1$/,
    ],
    ['no places', '{"schemaVersion":1,"findings":[{"kind":"no-title"}]}', /finding number 1$/],
    ['three million brackets', '['.repeat(3_000_000), /^is no report/],
  ])('is refused: %s', (_, text, problem) => {
    expect(readBaseline(text)).toMatchObject({ problem: expect.stringMatching(problem) });
  });

  test('of the largest site is read', () => {
    const places = numbered(40, (at) => ({ page: `${String(at)}.html`, line: 1, reference: 'x' }));
    const findings = numbered(5_000, (at) => {
      return { kind: 'broken-link', target: `/${String(at)}`, harm: 'low', state: 'new', places };
    });
    expect(valueOf(readBaseline(JSON.stringify({ schemaVersion: 1, findings })))).toHaveLength(5_000);
  });
});

describe('what a run accepts', () => {
  const all = [
    found(link('/new'), 3),
    found(link('/old'), 3),
    found(link('/api/a')),
    found(anchor('api/b.html', 'c')),
    found(optional('/twin.md')),
  ];
  const given = {
    ignore: '/api/**\nbroken-link /api/a\n/never/*\nno-title **',
    earlier: [found(link('/old')), found(link('/api/a')), found(link('/x')), found(link('/y'))],
  };

  test('does not count, and a pattern counts before an earlier report', () => {
    expect(outcomeIn(all, given)).toMatchObject({
      findings: 1,
      places: 3,
      kinds: [{ kind: 'broken-link', count: 1 }],
      groups: [{ subject: '/new' }],
      more: 0,
      ignored: 2,
      baseline: { known: 1, gone: 2 },
      unused: { count: 2, first: ['/never/*', 'no-title **'] },
      optional: { findings: 1 },
    });
  });

  test('is in the line of the log', () => {
    const text = (outcome: CheckOutcome, missingBaseline: string | null = null): string =>
      checkedText({ outcome, missingBaseline }, 300).replace(/^.*? s: /, '');
    expect(text(outcomeIn(all, given))).toBe(
      '1 new problem in 3 places: 1 broken link; 1 known problem; 2 ignored problems; 2 problems fewer than in the earlier report; not counted: 1 missing optional file',
    );
    expect(text(outcomeIn([found(link('/old'))], given))).toMatch(
      /^no new problems found; 1 known problem; /,
    );
    expect(text(outcomeIn([]), '/w/known.json')).toBe(
      'no problems found; nothing is known: there is no file at /w/known.json',
    );
  });

  test('is in the summary, text of the site is escaped there', () => {
    expect(checkSummary(outcomeIn(all, given))).toContain(
      'Not counted: 1 known problem, 2 ignored problems. 2 problems fewer than in the earlier report.\n\n' +
        "'check-ignore' has 2 patterns that match no problem: `/never/*`, `no-title **`. Remove them.",
    );
  });

  test('leaves room for the warning of patterns that match nothing', () => {
    const notices = (count: number, warned = 0): readonly string[] => {
      const links = numbered(count, (at) => found(link(`/x${String(at)}y${'z'.repeat(at)}`), at + 1));
      const outcome = outcomeIn(links, { ignore: '/never/*' });
      return noticesOf({ outcome, refused: true }, warned);
    };
    expect(notices(0)).toEqual([
      "'check-ignore' has 1 pattern that matches no problem: '/never/*'. Remove it.",
    ]);
    expect(notices(5).at(-1)).toMatch(/^'check-ignore'/);
    expect(notices(5)).toHaveLength(6);
    const names = numbered(12, (at) => String.fromCharCode(97 + at));
    const apart = outcomeIn(
      names.map((name) => found(link(`/${name}`))),
      { ignore: '/never/*' },
    );
    expect(noticesOf({ outcome: apart, refused: true }, 0).length).toBeLessThan(NOTICES_MAX);
  });
});
