/** Many files, names in every script, folders 30 deep. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { THOROUGH } from '../thorough.ts';
import { runAction } from './runner.ts';
import { differences, siteTree, subtree } from './tree.ts';

/** Names of real folders and pages: right to left, composed and decomposed, beyond 16 bits, with spaces and quotes. */
const NAMES = [
  'guide',
  'دليل المستخدم',
  'מדריך',
  '用户指南',
  'ユーザーガイド',
  '사용자 안내',
  'คู่มือ',
  'उपयोगकर्ता',
  'Руководство',
  'Οδηγός',
  'Größe',
  'cafe\u0301 au lait',
  'Việt Nam',
  '👩‍👩‍👧‍👦 🇺🇳',
  '𝒢𝓊𝒾𝒹ℯ',
  "it's (a) [page], 100 % & more; $HOME `x` #1",
] as const;
const DEEPEST = 30;

/** Pages with names in many scripts, in folders up to 30 deep. Paths and contents are the same each time. */
function* pagesInEveryScript(count: number): Generator<readonly [path: string, text: string]> {
  for (let index = 0; index < count; index += 1) {
    const depth = index % (DEEPEST + 1);
    const folders = Array.from({ length: depth }, (_, level) => nameOf(level === 0 ? index >> 6 : level));
    yield [[...folders, `${nameOf(index)} ${index}.html`].join('/'), 'x'.repeat((index * 7919) % 3000)];
  }
}

function nameOf(index: number): string {
  return NAMES[index % NAMES.length] ?? '';
}

/** Each of the names in each folder of the first level takes a thousand. */
const FILES = THOROUGH ? 1_100 : 500;
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
