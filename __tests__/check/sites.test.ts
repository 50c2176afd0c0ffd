/** Small sites of five generators: the check reports what a person and a browser have found, and nothing else. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { reportLines } from './report-lines.ts';
import { runCheck } from './run-check.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';
import { needs } from '../needs.ts';

const SITES = join(import.meta.dirname, 'sites');

const work = scratchFolder();

needs('tar', () => {
  test.each(['docusaurus', 'vitepress', 'starlight', 'mkdocs-material', 'next'])('%s', async (name) => {
    const folder = join(work, name);
    mkdirSync(folder);
    execFileSync('tar', ['-xzf', join(SITES, `${name}.tar.gz`), '-C', folder]);
    const expected = readFileSync(join(SITES, `${name}.txt`), 'utf8')
      .trim()
      .split('\n');
    const lines = new Set(reportLines(await runCheck(folder, 'air-gapped')));
    expect([...lines]).toEqual(expected);
  });
});
