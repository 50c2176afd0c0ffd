import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mustRun, NCC, ROOT, TSC } from '../../scripts/tool.ts';
import type { CheckReport } from '../../src/rules/check/finding.ts';
import { checkFiles, page, told } from '../wire/small-sites.ts';
import { writeFiles } from './sites.ts';

/** What an action that checks a site would be bundled from. */
const PROBE = `
import { checkSite } from './disk/site-check.js';
const report = await checkSite(process.argv[2], { hosting: 'air-gapped' }, new AbortController().signal);
process.stdout.write(JSON.stringify(report));
`;

const FILES = {
  'index.html': page('<a href="gone">x</a><a href="other#nothing">y</a><img src="https://e.example/x.png">'),
  'other.html': page('<p id="here">'),
};

const work = mkdtempSync(join(tmpdir(), 'site-check-bundle-'));
const dist = join(work, 'dist');

beforeAll(() => {
  mustRun(TSC, ['-p', '.', '--outDir', join(work, 'lib')]);
  writeFileSync(join(work, 'package.json'), '{"type":"module"}');
  writeFileSync(join(work, 'lib', 'probe.js'), PROBE);
  mustRun(NCC, [
    'build',
    join(work, 'lib', 'probe.js'),
    '--out',
    join(dist, 'main'),
    '--no-cache',
    '--quiet',
  ]);
  cpSync(join(ROOT, 'dist', 'site-check'), join(dist, 'site-check'), { recursive: true });
  writeFiles(join(work, 'site'), FILES);
  mkdirSync(join(work, 'elsewhere'));
}, 120_000);

afterAll(() => {
  rmSync(work, { recursive: true, force: true });
});

test('a bundle starts the shipped workers, from whatever folder it runs in', async () => {
  const probe = join(dist, 'main', 'index.js');
  const ran = spawnSync(process.execPath, [probe, join(work, 'site')], {
    cwd: join(work, 'elsewhere'),
    encoding: 'utf8',
  });
  expect(ran.stderr).toBe('');
  const report = JSON.parse(ran.stdout) as CheckReport;
  expect(report).toEqual(await checkFiles(FILES, { hosting: 'air-gapped' }));
  expect(told(report)).toEqual([
    'broken-link index.html:4 gone → /gone',
    'external-load index.html:4 https://e.example/x.png → e.example',
    'missing-anchor index.html:4 other#nothing → other.html#nothing',
  ]);
});

test('the bundler took no file for an asset', () => {
  expect(readdirSync(join(dist, 'main')).sort()).toEqual(['index.js', 'package.json']);
});

test('the shipped worker says so when it is run by itself', () => {
  const worker = join(ROOT, 'dist', 'site-check', 'index.js');
  const ran = spawnSync(process.execPath, [worker], { encoding: 'utf8' });
  expect(ran.status).toBe(1);
  expect(ran.stderr).toContain('does nothing by itself');
});
