import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ROOT } from '../../scripts/tool.ts';
import type { CheckReport } from '../../src/check/finding.ts';
import { checkFiles, page, linesOf } from '../check/small-sites.ts';
import { runAction } from './runner.ts';

const FILES = {
  'index.html': page('<a href="gone">x</a><a href="other#nothing">y</a><img src="https://e.example/x.png">'),
  'other.html': page('<p id="here">'),
};

test('from any working folder the shipped action starts the shipped reader, and gets all of its answer', async () => {
  let [report, manifest]: unknown[] = [];
  const run = await runAction({
    service: { files: FILES },
    inputs: { hosting: 'air-gapped', 'check-report': 'report.json', 'manifest-path': 'manifest.json' },
    cwd: ({ temp }) => temp,
    restore: ({ workspace }) => {
      [report, manifest] = ['report.json', 'manifest.json'].map((name): unknown =>
        JSON.parse(readFileSync(join(workspace, name), 'utf8')),
      );
    },
  });
  expect(run.outputs).toMatchObject({ result: 'success', 'check-findings': '3' });
  expect(report).toEqual(await checkFiles(FILES, { hosting: 'air-gapped' }));
  expect(linesOf(report as CheckReport)).toEqual([
    'broken-link index.html:4 gone → /gone',
    'external-load image index.html:4 https://e.example/x.png → e.example',
    'missing-anchor index.html:4 other#nothing → other.html#nothing',
  ]);
  // What the reader answers besides is in the manifest: how links are written, and the texts of pages.
  expect(manifest).toMatchObject({
    addressStyle: { pages: 'extensionless', folders: null },
    files: [
      { path: 'index.html', textSha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      { path: 'other.html', textSha256: null },
    ],
  });
});

test('the bundler treated no file as an asset', () => {
  const files = readdirSync(join(ROOT, 'dist', 'main'));
  expect(files.filter((file) => !/^(?:(?:\d+\.)?index\.js|package\.json|licenses\.txt)$/.test(file))).toEqual(
    [],
  );
});

test('the shipped reader ends at once when run by itself', () => {
  const reader = join(ROOT, 'dist', 'site-check', 'index.js');
  const ran = spawnSync(process.execPath, [reader], { encoding: 'utf8', timeout: 60_000 });
  expect(ran).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test('no second markup parser is shipped', () => {
  const PARSERS = /^(?:htmlparser2|parse5|domhandler|saxes|sax|cheerio)$/;
  const folders = readdirSync(join(ROOT, 'dist'), { withFileTypes: true }).filter((item) =>
    item.isDirectory(),
  );
  // A bundled package leaves its licence: a line with its name, at least.
  const bundled = folders.map(({ name }) => {
    const licences = readFileSync(join(ROOT, 'dist', name, 'licenses.txt'), 'utf8');
    return [name, licences.split('\n').map((line) => line.split(' ', 1)[0] ?? '')] as const;
  });
  expect(new Map(bundled).get('site-check')).toContain('entities');
  expect(
    bundled.flatMap(([name, lines]) =>
      lines.filter((line) => PARSERS.test(line)).map((line) => `${name}: ${line}`),
    ),
  ).toEqual([]);
});
