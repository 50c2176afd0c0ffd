import { expect, test } from '@jest/globals';
import { readSite } from '../../src/check/read-site.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';
import { writeFiles } from '../action/sites.ts';
import { page } from './small-sites.ts';
import { join } from 'node:path';

const work = scratchFolder();

/** Files that the links may lead to. */
const TARGETS = { 'guide.html': page('x'), 'deep/more.html': page('x'), 'deep/index.html': page('x') };

test.each([
  ['no links', '', null, null],
  ['links with endings', '<a href="guide.html">x</a>', 'html', null],
  ['links without', '<a href="/guide">x</a><a href="deep/more?x=1#y">x</a>', 'extensionless', null],
  ['one of each', '<a href="guide">x</a><a href="guide.html">x</a>', null, null],
  ['the same link twice', '<a href="guide">x</a><a href="guide">x</a><a href="guide.html">x</a>', null, null],
  [
    'links to several places of a page',
    '<a href="guide">x</a><a href="guide.html#a">x</a><a href="guide.html#b">',
    'html',
    null,
  ],
  ['folders with a slash', '<a href="deep/">x</a>', null, 'slash'],
  ['folders without', '<a href="deep">x</a>', null, 'no-slash'],
  ['folders by their index', '<a href="./deep/index.html">x</a>', null, 'index'],
  [
    'the own page and the first one',
    '<a href="#x">x</a><a href="/">x</a><a href="index.html">x</a><a href="">x</a>',
    null,
    null,
  ],
  [
    'other sites, and what is no page',
    '<a href="https://e.example/deep/">x</a><a href="a.css">x</a><img src="deep/">',
    null,
    null,
  ],
  [
    'the own address',
    '<link rel="canonical" href="https://e.example/"><a href="https://e.example/deep/">x</a>',
    null,
    'slash',
  ],
  ['a base', '<base href="/deep/"><a href="more">x</a>', 'extensionless', null],
  ['escapes', '<a href="%67uide">x</a>', 'extensionless', null],
])('%s', async (name, body, pages, folders) => {
  const root = join(work, name.replaceAll(/\W/g, '-'));
  writeFiles(root, { ...TARGETS, 'a.css': '', 'index.html': page(body) });
  const options = { root, hosting: 'cloud', siteUrl: null, seed: 7 } as const;
  const { addressStyle } = await readSite(options, () => undefined);
  expect(addressStyle).toEqual({ pages, folders });
});
