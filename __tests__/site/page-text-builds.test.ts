/**
 * Small sites by seven frameworks, each built again and again: the same source changes no page, though every file differs;
 * a changed word changes its page; a new page and a moved one change no other, though each sidebar has them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { isErrorPage } from '../../src/html/error-page.ts';
import { pageText } from '../../src/html/page-text.ts';
import type { BuildName } from './builds/documents.ts';
import { changesBetween } from './compared.ts';

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

const NOTHING = changesBetween({}, {});

describe.each(SITES)('$name', ({ name, pathOf, titleOf }) => {
  const builds = readBuilds(name);
  const changesIn = (build: BuildName) => changesBetween(builds.first, builds[build]);
  const pageOf = (path: string, title: string) =>
    expect.objectContaining({ path: pathOf(path), title: titleOf(title) }) as unknown;

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

  test('a changed word changes its page, and its section', () => {
    const changes = changesIn('word');
    expect(changes).toEqual({ ...NOTHING, changed: [pageOf('reference/cli', 'Command line')] });
    expect(changes.changed[0]?.sections).toEqual([{ id: 'exit-codes', heading: 'Exit codes' }]);
  });

  test('a changed word of the home page changes the home page', () => {
    const home = expect.objectContaining({ path: 'index.html' }) as unknown;
    expect(changesIn('home')).toEqual({ ...NOTHING, changed: [home] });
  });

  test('a new page is the only change', () => {
    expect(changesIn('page')).toEqual({ ...NOTHING, added: [pageOf('guide/monitor', 'Monitor')] });
  });

  test('a moved page keeps its text', () => {
    const [from, to] = [pathOf('guide/install'), pathOf('reference/install')];
    const moved = expect.objectContaining({ from, to, title: titleOf('Install') }) as unknown;
    expect(changesIn('moved')).toEqual({ ...NOTHING, moved: [moved] });
  });
});
