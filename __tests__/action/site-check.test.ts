import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { mustRun, NCC, ROOT, TSC } from '../../scripts/tool.ts';
import type { ReaderAnswer } from '../../src/check/reader-process.ts';
import type { CheckReport } from '../../src/check/finding.ts';
import { outcomeOf } from '../../src/check/report/outcome.ts';
import { checkFiles, page, linesOf } from '../check/small-sites.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';
import { writeFiles } from './sites.ts';

/** The source files of an action that checks a site. */
const PROBE = `
import { readSiteInProcess } from './check/reader-process.js';
const [root, reportPath] = process.argv.slice(2);
const request = { root, hosting: 'air-gapped', siteUrl: null, reportPath };
const answer = await readSiteInProcess(request, {}, new AbortController().signal);
process.stdout.write(JSON.stringify(answer));
`;

const FILES = {
  'index.html': page('<a href="gone">x</a><a href="other#nothing">y</a><img src="https://e.example/x.png">'),
  'other.html': page('<p id="here">'),
};

const work = scratchFolder();
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

test('a bundle starts the shipped reader from any working folder', async () => {
  const probe = join(dist, 'main', 'index.js');
  const reportPath = join(work, 'report.json');
  const ran = spawnSync(process.execPath, [probe, join(work, 'site'), reportPath], {
    cwd: join(work, 'elsewhere'),
    encoding: 'utf8',
  });
  expect(ran.stderr).toBe('');
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as CheckReport;
  expect(report).toEqual(await checkFiles(FILES, { hosting: 'air-gapped' }));
  expect(linesOf(report)).toEqual([
    'broken-link index.html:4 gone → /gone',
    'external-load image index.html:4 https://e.example/x.png → e.example',
    'missing-anchor index.html:4 other#nothing → other.html#nothing',
  ]);
  const addressStyle = { pages: 'extensionless', folders: null } as const;
  const answer: ReaderAnswer = { kind: 'done', outcome: outcomeOf(report), errorPages: null, addressStyle };
  expect(JSON.parse(ran.stdout)).toEqual(answer);
});

test('the bundler treated no file as an asset', () => {
  expect(readdirSync(join(dist, 'main')).sort()).toEqual(['index.js', 'package.json']);
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
