/** Real documentation through emulator and action, compared byte by byte: the whole folder that DOCS_TREE names. */
import { cpSync, lstatSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { needs } from '../needs.ts';
import { thorough } from '../thorough.ts';
import { runAction } from './runner.ts';
import { differences, subtree, treeOf, type Tree } from './tree.ts';

const LONGEST_MS = 900_000;

/** Copies a tree without links, which the archive of a site cannot hold. */
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

thorough(() => {
  needs('a documentation tree in DOCS_TREE', () => {
    let site = '';
    beforeAll(() => {
      site = copyTree(process.env['DOCS_TREE'] ?? '');
    }, LONGEST_MS);
    afterAll(() => {
      rmSync(site, { recursive: true, force: true });
    });

    test.each(['tar.gz', 'zip'] as const)(
      'a site of real documentation keeps every byte through %s',
      async (format) => {
        const wanted = withModes(treeOf(site));
        const files = Object.values(wanted).filter((what) => what.startsWith('file')).length;
        const run = await runAction({
          service: { site, format },
          inputs: { timeout: '15m', 'max-files': '1000000' },
          longestMs: LONGEST_MS,
        });
        expect(run.errors).toEqual([]);
        expect(run.outputs['file-count']).toBe(String(files));
        expect(differences(wanted, subtree(run.after, 'work/docs/docs/site'))).toEqual([]);
      },
      LONGEST_MS,
    );
  });
});

/** The same tree with the modes that the action sets. */
function withModes(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([path, what]) => [
      path,
      what.replace(/^file \d+/, 'file 644').replace(/^folder \d+/, 'folder 755'),
    ]),
  );
}
