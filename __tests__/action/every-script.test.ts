/** A small form of `npm run bench -- --rows scale`: many files, names in every script, folders 30 deep. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pagesInEveryScript } from '../../bench/runs/scale-trees.ts';
import { THOROUGH } from '../thorough.ts';
import { runAction } from './runner.ts';
import { differences, siteTree, subtree } from './tree.ts';

const FILES = THOROUGH ? 5_000 : 500;
const pages = Object.fromEntries(pagesInEveryScript(FILES));

let site = '';
beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'docs-export-scripts-'));
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
});
afterAll(() => {
  rmSync(site, { recursive: true, force: true });
});

test.each(['tar.gz', 'tar.zst', 'zip'] as const)(
  'pages with names in every script keep names and bytes through %s',
  async (format) => {
    const names = Object.keys(pages);
    expect(names).toHaveLength(FILES);
    expect(Math.max(...names.map((name) => name.split('/').length))).toBe(31);
    // The tree has no index.html, and two of its pages are empty.
    const run = await runAction({ service: { site, format }, inputs: { 'min-pages': '0' } });
    expect(run.errors).toEqual([]);
    expect(run.outputs['file-count']).toBe(String(FILES));
    expect(differences(siteTree(pages), subtree(run.after, 'work/docs/docs/site'))).toEqual([]);
  },
);
