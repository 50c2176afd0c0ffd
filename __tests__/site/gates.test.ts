import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import type { GateProblem } from '../../src/core/failure.ts';
import { withTexts } from '../../src/site/file-index.ts';
import { judgePages, judgeSite, type Gates } from '../../src/site/gates.ts';
import { listedSite, previousSite } from '../kit/listed-site.ts';
import type { PageTexts } from '../../src/site/page-texts.ts';

const DEFAULTS: Gates = { minPages: 1, maxPageDrop: null, needsIndex: true };

function pages(count: number): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, at) => [at === 0 ? 'index.html' : `${at}.html`, 'x']),
  );
}

type Files = Record<string, string>;
type Case = readonly [what: string, files: Files, gates: Partial<Gates>, readonly GateProblem[]];

const CASES: readonly Case[] = [
  ['a site', { 'index.html': 'x', 'a.css': '' }, {}, []],
  ['an index of the other spelling', { 'index.htm': 'x' }, {}, []],
  ['no index', { 'a.html': 'x' }, {}, [{ kind: 'no-index' }]],
  ['an index further down only', { 'docs/index.html': 'x' }, {}, [{ kind: 'no-index' }]],
  ['an index in another case', { 'Index.html': 'x' }, {}, [{ kind: 'no-index' }]],
  ['no index in a part of a site', { 'a.html': 'x' }, { needsIndex: false }, []],
  ['no page at all', { 'a.css': 'x' }, {}, [{ kind: 'no-index' }, { kind: 'min-pages', pages: 0, least: 1 }]],
  ['no page, asked for none', { 'a.css': 'x' }, { minPages: 0 }, []],
  ['an empty page, asked for none', { 'a.html': '' }, { minPages: 0 }, []],
  [
    'an empty page',
    { ...pages(2), 'b/c.HTML': '' },
    {},
    [{ kind: 'empty-pages', count: 1, paths: ['b/c.HTML'] }],
  ],
  [
    'many empty pages',
    { 'index.html': 'x', ...Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`e${at}.html`, ''])) },
    {},
    [{ kind: 'empty-pages', count: 7, paths: ['e0.html', 'e1.html', 'e2.html', 'e3.html', 'e4.html'] }],
  ],
  ['as few pages as may be', pages(10), { minPages: 10 }, []],
  ['one page too few', pages(9), { minPages: 10 }, [{ kind: 'min-pages', pages: 9, least: 10 }]],
];

describe('the publication gates', () => {
  test.each(CASES)('%s', (_, files, gates, problems) => {
    expect(judgeSite(listedSite(files), { ...DEFAULTS, ...gates })).toEqual(problems);
  });
});

/** Path → text. Each page has its text. */
function withOwnTexts(files: Files): PageTexts {
  const isText = (path: string): boolean => path.endsWith('.html');
  return new Map(
    Object.keys(files)
      .filter(isText)
      .map((path) => [
        path,
        {
          title: null,
          textSha256: createHash('sha256')
            .update(files[path] ?? '')
            .digest('hex'),
        },
      ]),
  );
}

/** Pages with texts of their own. */
function numbered(count: number, folder = ''): Files {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`${folder}${at}.html`, `text ${at}`]));
}

describe('pages that are gone', () => {
  const judge = (now: Files, before: Files | null, maxPageDrop: number, hasTexts = true) => {
    const textsOf = (files: Files): PageTexts | null => (hasTexts ? withOwnTexts(files) : null);
    return judgePages(
      Object.keys(now).length,
      { ...DEFAULTS, maxPageDrop },
      {
        errorPages: null,
        compared:
          before === null
            ? null
            : {
                site: withTexts(listedSite(now), textsOf(now)),
                previous: previousSite(before, textsOf(before)),
              },
      },
    );
  };
  const drop = (count: number, before: number, limit: number, first: string) => [
    { kind: 'max-page-drop', gone: { count, first }, blank: null, before, limit },
  ];

  test.each<readonly [string, Files, Files | null, number, readonly unknown[]]>([
    ['as many as may be', numbered(80), numbered(100), 20, []],
    ['one more', numbered(79), numbered(100), 20, drop(21, 100, 20, '79.html')],
    ['a number that rounding would raise', numbered(93), numbered(100), 7, []],
    ['a fraction', numbered(999), numbered(1000), 0.1, []],
    ['none', numbered(5), numbered(5), 0, []],
    ['one where none may be', numbered(4), numbered(5), 0, drop(1, 5, 0, '4.html')],
    ['of none, with new ones', numbered(9), numbered(5), 0, []],
    ['a first publication', numbered(1), null, 0, []],
    ['nothing before but styles', numbered(1), { 'a.css': '' }, 0, []],
    ['all', { 'a.css': '' }, numbered(3), 99, drop(3, 3, 99, '0.html')],
    ['all, as they may', { 'a.css': '' }, numbered(3), 100, []],
    [
      'as many as are new',
      { ...numbered(30), 'new.html': 'new' },
      numbered(31),
      0,
      drop(1, 31, 0, '30.html'),
    ],
    ['all moved', numbered(59, 'v2/'), numbered(59), 0, []],
    [
      'all replaced by others',
      Object.fromEntries(Object.keys(numbered(59, 'v2/')).map((path) => [path, path])),
      numbered(59),
      99,
      drop(59, 59, 99, '0.html'),
    ],
    [
      'one, and one moved',
      { 'a.html': 'a', 'c.html': 'b' },
      { 'a.html': 'a', 'b.html': 'b', 'd.html': 'd' },
      33,
      drop(1, 3, 33, 'd.html'),
    ],
    [
      'the page for missing ones',
      { 'a.html': 'a' },
      { 'a.html': 'a', '404.html': 'x' },
      49,
      drop(1, 2, 49, '404.html'),
    ],
  ])('%s', (_, now, before, limit, problems) => {
    expect(judge(now, before, limit)).toEqual(problems);
  });

  test('nothing counts as moved without texts', () => {
    expect(judge(numbered(2, 'v2/'), numbered(2), 99, false)).toEqual(drop(2, 2, 99, '0.html'));
  });
});

/** `0` to `count - 1`, each with a text unless it is one of the first `blank`. */
function texts(count: number, blank: number): PageTexts {
  const entries = Object.keys(pages(count)).map(
    (path, at): [string, { title: null; textSha256: string | null }] => [
      path,
      { title: null, textSha256: at < blank ? null : 'f'.repeat(64) },
    ],
  );
  return new Map(entries);
}

interface TextCase {
  readonly count?: number;
  /** Pages without a text, now and before. */
  readonly blank?: number;
  readonly blankBefore?: number;
  /** Pages before: all of now unless given. */
  readonly countBefore?: number;
  readonly errors?: number;
  readonly gates?: Partial<Gates>;
}

describe('pages that show an error or nothing', () => {
  const judge = ({
    count = 40,
    blank,
    blankBefore,
    countBefore = count,
    errors = 0,
    gates = {},
  }: TextCase) => {
    const now = blank === undefined ? null : texts(count, blank);
    const before = blankBefore === undefined ? null : texts(countBefore, blankBefore);
    return judgePages(
      count,
      { ...DEFAULTS, ...gates },
      {
        errorPages: errors === 0 ? null : { count: errors, first: 'a.html' },
        compared: {
          site: withTexts(listedSite(pages(count)), now),
          previous: previousSite(pages(countBefore), before),
        },
      },
    );
  };
  const lost = (count: number, first = 'index.html') => ({ count, first });
  const errors = (count: number) => ({ count, first: 'a.html' });

  test.each<readonly [string, TextCase, readonly GateProblem[]]>([
    ['none', {}, []],
    ['a tenth', { errors: 4 }, []],
    ['more than a tenth', { errors: 5 }, [{ kind: 'blank-pages', pages: 40, blank: errors(5) }]],
    ['one of two', { count: 2, errors: 1 }, []],
    ['two of two', { count: 2, errors: 2 }, [{ kind: 'blank-pages', pages: 2, blank: errors(2) }]],
    ['any, asked for none', { errors: 40, gates: { minPages: 0 } }, []],
    ['pages without a text may be meant', { blank: 40 }, []],
    ['they had none before either', { blank: 40, blankBefore: 40, errors: 40 }, []],
    [
      'they had a text before',
      { blank: 6, blankBefore: 1 },
      [{ kind: 'blank-pages', pages: 40, blank: lost(5, '1.html') }],
    ],
    ['new pages without a text may be meant', { blank: 40, countBefore: 0, blankBefore: 0 }, []],
    [
      'new pages that show an error, and old ones that always did',
      { blank: 40, countBefore: 30, blankBefore: 30, errors: 40 },
      [{ kind: 'blank-pages', pages: 40, blank: errors(10) }],
    ],
    ['a drop that is allowed', { blank: 8, blankBefore: 0, gates: { maxPageDrop: 20 } }, []],
    [
      'a drop that is not',
      { blank: 9, blankBefore: 0, gates: { maxPageDrop: 20, minPages: 0 } },
      [{ kind: 'max-page-drop', gone: null, blank: lost(9, '1.html'), before: 40, limit: 20 }],
    ],
    [
      'pages that lost their text, as many as may be gone',
      { blank: 8, blankBefore: 0, errors: 8, gates: { maxPageDrop: 20 } },
      [],
    ],
    [
      'new pages that show an error, beside a limit for old ones',
      { blank: 40, countBefore: 30, blankBefore: 30, errors: 40, gates: { maxPageDrop: 20 } },
      [{ kind: 'blank-pages', pages: 40, blank: errors(10) }],
    ],
    [
      'a limit without texts of before',
      { errors: 5, gates: { maxPageDrop: 90 } },
      [{ kind: 'blank-pages', pages: 40, blank: errors(5) }],
    ],
  ])('%s', (_, one, problems) => {
    expect(judge(one)).toEqual(problems);
  });
});
