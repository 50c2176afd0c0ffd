/** Real documentation through emulator, action and back, byte by byte: the folder that DOCS_TREE names, whole. */
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { runAction } from './runner.ts';
import { differences, subtree, treeOf, type Tree } from './tree.ts';

/** Fewer are no site that could show anything. */
const FEWEST_FILES = 1_000;
const LONGEST_MS = 300_000;
const NAMED = process.env['DOCS_TREE'] ?? '';

/** The tree, when it is there and large enough to show something. */
function findTree(): string | null {
  return NAMED !== '' && countFiles(NAMED) >= FEWEST_FILES ? NAMED : null;
}

function countFiles(folder: string): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .length;
}

/** Copies a tree without what the archive of a site cannot hold: links. */
function copyTree(from: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'docs-export-tree-'));
  cpSync(realpathSync(from), copy, {
    recursive: true,
    filter: (path) => {
      const stat = lstatSync(path);
      if (stat.isDirectory()) return true;
      return stat.isFile();
    },
  });
  return copy;
}

describe('a site of real documentation comes back with every byte the same', () => {
  const tree = findTree();
  if (tree === null) {
    console.warn('Real documentation is left out: DOCS_TREE names no folder of 1,000 files or more');
    test.skip('as tar.gz and as zip', () => undefined);
    return;
  }
  const site = copyTree(tree);
  const files = countFiles(site);
  afterAll(() => {
    rmSync(site, { recursive: true, force: true });
  });

  for (const format of ['tar.gz', 'zip'] as const) {
    test(
      `${files} files of ${tree} as ${format}`,
      async () => {
        const run = await runAction({
          service: { site, format },
          inputs: { timeout: '5m', 'max-files': '1000000' },
          longestMs: LONGEST_MS,
        });
        expect(run.errors).toEqual([]);
        expect(run.outputs['file-count']).toBe(String(files));
        expect(differences(withModes(treeOf(site)), subtree(run.after, 'work/docs/docs/site'))).toEqual([]);
      },
      LONGEST_MS,
    );
  }
});

/** The same tree with the modes that the action gives. */
function withModes(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([path, what]) => [
      path,
      what.replace(/^file \d+/, 'file 644').replace(/^folder \d+/, 'folder 755'),
    ]),
  );
}
