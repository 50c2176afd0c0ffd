import { describe, expect, test } from '@jest/globals';
import type { GateProblem } from '../../src/core/failure.ts';
import { judgeSite, type Gates } from '../../src/site/gates.ts';
import { listedSite, previousSite } from '../kit/listed-site.ts';

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
    [{ kind: 'max-page-drop', pages: 79, before: 100, limit: 20 }],
  ],
  ['no drop allowed and none there', pages(5), { maxPageDrop: 0 }, pages(5), []],
  [
    'one page less where none may be',
    pages(4),
    { maxPageDrop: 0 },
    pages(5),
    [{ kind: 'max-page-drop', pages: 4, before: 5, limit: 0 }],
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
    [{ kind: 'max-page-drop', pages: 0, before: 3, limit: 99 }],
  ],
  ['all pages gone, as it may', { 'a.css': '' }, { minPages: 0, maxPageDrop: 100 }, pages(3), []],
];

describe('the publication gates', () => {
  test.each(CASES)('%s', (_, files, gates, before, problems) => {
    const previous = before === null ? null : previousSite(before);
    expect(judgeSite(listedSite(files), { ...DEFAULTS, ...gates }, previous)).toEqual(problems);
  });
});
