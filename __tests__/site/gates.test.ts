import { describe, expect, test } from '@jest/globals';
import type { GateProblem } from '../../src/core/failure.ts';
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
type Case = readonly [
  what: string,
  files: Files,
  gates: Partial<Gates>,
  before: Files | null,
  readonly GateProblem[],
];

const CASES: readonly Case[] = [
  ['a site', { 'index.html': 'x', 'a.css': '' }, {}, null, []],
  ['an index of the other spelling', { 'index.htm': 'x' }, {}, null, []],
  ['no index', { 'a.html': 'x' }, {}, null, [{ kind: 'no-index' }]],
  ['an index further down only', { 'docs/index.html': 'x' }, {}, null, [{ kind: 'no-index' }]],
  ['an index in another case', { 'Index.html': 'x' }, {}, null, [{ kind: 'no-index' }]],
  ['no index in a part of a site', { 'a.html': 'x' }, { needsIndex: false }, null, []],
  [
    'no page at all',
    { 'a.css': 'x' },
    {},
    null,
    [{ kind: 'no-index' }, { kind: 'min-pages', pages: 0, least: 1 }],
  ],
  ['no page, asked for none', { 'a.css': 'x' }, { minPages: 0 }, null, []],
  ['an empty page, asked for none', { 'a.html': '' }, { minPages: 0 }, null, []],
  [
    'an empty page',
    { ...pages(2), 'b/c.HTML': '' },
    {},
    null,
    [{ kind: 'empty-pages', count: 1, paths: ['b/c.HTML'] }],
  ],
  [
    'many empty pages',
    { 'index.html': 'x', ...Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`e${at}.html`, ''])) },
    {},
    null,
    [{ kind: 'empty-pages', count: 7, paths: ['e0.html', 'e1.html', 'e2.html', 'e3.html', 'e4.html'] }],
  ],
  ['as few pages as may be', pages(10), { minPages: 10 }, null, []],
  ['one page too few', pages(9), { minPages: 10 }, null, [{ kind: 'min-pages', pages: 9, least: 10 }]],
  ['a drop that is allowed', pages(80), { maxPageDrop: 20 }, pages(100), []],
  [
    'a drop that is not',
    pages(79),
    { maxPageDrop: 20 },
    pages(100),
    [{ kind: 'max-page-drop', pages: 79, before: 100, limit: 20, blank: null }],
  ],
  ['a drop that rounding would raise', pages(93), { maxPageDrop: 7 }, pages(100), []],
  ['a drop of a fraction', pages(999), { maxPageDrop: 0.1 }, pages(1000), []],
  ['no drop allowed and none there', pages(5), { maxPageDrop: 0 }, pages(5), []],
  [
    'one page less where none may be',
    pages(4),
    { maxPageDrop: 0 },
    pages(5),
    [{ kind: 'max-page-drop', pages: 4, before: 5, limit: 0, blank: null }],
  ],
  ['more pages than before', pages(9), { maxPageDrop: 0 }, pages(5), []],
  ['a drop that is not asked about', pages(1), {}, pages(100), []],
  ['a first publication', pages(1), { maxPageDrop: 0 }, null, []],
  ['nothing before but styles', pages(1), { maxPageDrop: 0 }, { 'a.css': '' }, []],
  [
    'all pages gone',
    { 'a.css': '' },
    { minPages: 0, maxPageDrop: 99 },
    pages(3),
    [{ kind: 'max-page-drop', pages: 0, before: 3, limit: 99, blank: null }],
  ],
  ['all pages gone, as it may', { 'a.css': '' }, { minPages: 0, maxPageDrop: 100 }, pages(3), []],
];

describe('the publication gates', () => {
  test.each(CASES)('%s', (_, files, gates, before, problems) => {
    const previous = before === null ? null : previousSite(before);
    expect(judgeSite(listedSite(files), { ...DEFAULTS, ...gates }, previous)).toEqual(problems);
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
        texts: now,
        errorPages: errors === 0 ? null : { count: errors, first: 'a.html' },
        previous: before === null ? null : { ...previousSite(pages(count)), texts: before },
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
      [{ kind: 'max-page-drop', pages: 40, before: 40, limit: 20, blank: lost(9) }],
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
