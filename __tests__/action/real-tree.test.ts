/** Real documentation through emulator and action, compared byte by byte: the whole folder that DOCS_TREE names. */
import { realpathSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { needs } from '../needs.ts';
import { thorough } from '../thorough.ts';
import { runAction } from './runner.ts';
import { differences, subtree, treeOf, type Tree } from './tree.ts';

const LONGEST_MS = 900_000;

thorough(() => {
  needs('a documentation tree in DOCS_TREE', () => {
    let site = '';
    let wanted: Tree = {};
    beforeAll(() => {
      site = realpathSync(process.env['DOCS_TREE'] ?? '');
      wanted = asExported(treeOf(site));
    }, LONGEST_MS);

    // What the site check reads is the same for both.
    test.each([
      ['tar.gz', 'warn'],
      ['zip', 'off'],
    ] as const)(
      'a site of real documentation keeps every byte through %s, with check: %s',
      async (format, check) => {
        const files = Object.values(wanted).filter((what) => what.startsWith('file')).length;
        const run = await runAction({
          service: { site, format },
          inputs: { timeout: '15m', 'max-files': '1000000', check },
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

/** The same tree with the modes that the action sets, and without links, which the archive of a site cannot hold. */
function asExported(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree)
      .filter(([, what]) => !what.startsWith('link'))
      .map(([path, what]) => [
        path,
        what.replace(/^file \d+/, 'file 644').replace(/^folder \d+/, 'folder 755'),
      ]),
  );
}
