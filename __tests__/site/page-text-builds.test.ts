/**
 * Small sites by seven frameworks, each built again and again: the same source changes no page's text, though every file
 * differs; a changed word changes its page; a new page and a moved one change no other, though each sidebar has them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { isErrorPage } from '../../src/html/error-page.ts';
import { pageText } from '../../src/html/page-text.ts';
import type { BuildName } from './builds/documents.ts';

type Pages = Readonly<Record<string, string>>;

interface Site {
  readonly name: string;
  readonly pathOf: (page: string) => string;
  readonly titleOf: (page: string) => string;
}

const asFile = (page: string): string => `${page}.html`;
const asFolder = (page: string): string => `${page}/index.html`;
const behindHyphen = (page: string): string => `${page} - Orchard`;
const behindBar = (page: string): string => `${page} | Orchard`;
const behindDash = (page: string): string => `${page} — Orchard`;

const SITES: readonly Site[] = [
  { name: 'docusaurus', pathOf: asFolder, titleOf: behindBar },
  { name: 'vitepress', pathOf: asFile, titleOf: behindBar },
  { name: 'starlight', pathOf: asFolder, titleOf: behindBar },
  { name: 'mkdocs-material', pathOf: asFolder, titleOf: behindHyphen },
  { name: 'next', pathOf: asFile, titleOf: behindBar },
  { name: 'sphinx-rtd', pathOf: asFile, titleOf: behindDash },
  { name: 'sphinx-furo', pathOf: asFile, titleOf: behindHyphen },
];

function readBuilds(name: string): Readonly<Record<BuildName, Pages>> {
  const packed = readFileSync(join(import.meta.dirname, 'builds', `${name}.json.br`));
  return JSON.parse(brotliDecompressSync(packed).toString()) as Readonly<Record<BuildName, Pages>>;
}

/** Paths of pages that both builds have and whose bytes differ. */
const differing = (before: Pages, after: Pages): readonly string[] =>
  Object.keys(after).filter((path) => path in before && before[path] !== after[path]);

function textChanges(before: Pages, after: Pages) {
  const [from, to] = [before, after].map(
    (pages) => new Map(Object.entries(pages).map(([path, html]) => [path, pageText(Buffer.from(html))])),
  );
  const only = (these: typeof from, those: typeof from) =>
    [...(these ?? [])].flatMap(([path, { title, digest }]) =>
      those?.has(path) === true ? [] : [{ path, title, digest }],
    );
  const changed = [...(to ?? [])].filter(
    ([path, { digest }]) => from?.has(path) === true && from.get(path)?.digest !== digest,
  );
  return {
    changed: changed.map(([path, { title }]) => ({ path, title })),
    added: only(to, from),
    removed: only(from, to),
  };
}

const NOTHING = { changed: [], added: [], removed: [] };

describe.each(SITES)('$name', ({ name, pathOf, titleOf }) => {
  const builds = readBuilds(name);
  const changesIn = (build: BuildName) => textChanges(builds.first, builds[build]);
  const pageOf = (path: string, title: string) => ({ path: pathOf(path), title: titleOf(title) });

  test.each(['again', 'word', 'home', 'page', 'moved'] as const)(
    'in the build "%s" most files differ',
    (build) => {
      const all = Object.keys(builds.first).length;
      expect(all).toBeGreaterThanOrEqual(8);
      // An error page may hold nothing of the build, and a moved page belongs to one site.
      expect(differing(builds.first, builds[build]).length).toBeGreaterThanOrEqual(all - 2);
    },
  );

  test('no page shows an error or nothing', () => {
    const isError = ([path, html]: readonly [string, string]) =>
      isErrorPage(path, pageText(Buffer.from(html)), Buffer.from(html));
    expect(Object.entries(builds.first).filter(isError)).toEqual([]);
  });

  test('the same source: no page', () => {
    expect(changesIn('again')).toEqual(NOTHING);
  });

  test('a changed word changes its page', () => {
    expect(changesIn('word')).toEqual({ ...NOTHING, changed: [pageOf('reference/cli', 'Command line')] });
  });

  test('a changed word of the home page changes the home page', () => {
    const { changed, ...others } = changesIn('home');
    expect(changed.map(({ path }) => path)).toEqual(['index.html']);
    expect(others).toEqual({ added: [], removed: [] });
  });

  test('a new page is the only change', () => {
    const added = expect.objectContaining(pageOf('guide/monitor', 'Monitor'));
    expect(changesIn('page')).toEqual({ ...NOTHING, added: [added] });
  });

  test('a moved page keeps its text', () => {
    const { changed, added, removed } = changesIn('moved');
    expect(changed).toEqual([]);
    expect(added).toEqual([expect.objectContaining(pageOf('reference/install', 'Install'))]);
    expect(removed).toEqual([expect.objectContaining(pageOf('guide/install', 'Install'))]);
    expect(added[0]?.digest).toBe(removed[0]?.digest);
  });
});
