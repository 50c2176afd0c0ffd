/** Small sites of five generators: the check says of each what a person and a browser have found, and nothing else. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { reportLines } from './report-lines.ts';
import { runCheck } from './run-check.ts';

const SITES = join(import.meta.dirname, 'sites');

const work = mkdtempSync(join(tmpdir(), 'check-sites-'));
afterAll(() => {
  rmSync(work, { recursive: true, force: true });
});

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
