import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { CheckReport } from '../../src/rules/check/finding.ts';
import { page } from '../wire/small-sites.ts';
import { runAction, type Run, type RunOptions } from './runner.ts';
import { OLD, SITE, writeFiles } from './sites.ts';
import { storyOf } from './story.ts';
import { siteTree, subtree } from './tree.ts';
import { runUpload } from './uploads.ts';

const WORKSPACE = 'work/docs/docs';
const MORE_LINKS = Array.from({ length: 12 }, (_, index) => `<a href="gone-${String(index)}">x</a>`);
/** One fault of each kind, some of them more than once. */
const FAULTY = {
  'index.html': page(
    [
      '<a href="guide#setup">Set up</a><a href="Guide">Case</a>',
      '<img src="/img/logo.png">',
      '<script src="https://abc-dsn.algolia.net/search.js"></script>',
      ...MORE_LINKS,
    ].join('\n'),
    '<link rel="canonical" href="https://docs.example.com/">',
  ),
  'guide.html': page('<h1 id="start">Guide</h1><a href="/">Home</a><a href="gone-0">x</a>'),
  'untitled.html': '<!doctype html><html><body><h1>?</h1></body></html>\n',
  'empty.html': '\n',
  'sitemap.xml':
    '<?xml version="1.0"?>\n<urlset><url><loc>https://docs.example.com/guide</loc></url>\n<url><loc>https://docs.example.com/left</loc></url></urlset>\n',
};

/** The run, and the report that it left. */
async function checked(
  options: RunOptions,
  reportFile = 'report.json',
): Promise<{ readonly run: Run; readonly report: CheckReport }> {
  let text = 'null';
  const run = await runAction({
    ...options,
    restore: ({ workspace }) => (text = readFileSync(join(workspace, reportFile), 'utf8')),
  });
  return { run, report: JSON.parse(text) as CheckReport };
}

describe('a site with faults', () => {
  test.concurrent('is published by default, and the faults are told', async () => {
    const run = await runAction({ service: { files: FAULTY } });
    expect(run.exitCode).toBe(0);
    expect(subtree(run.after, `${WORKSPACE}/site`)).toEqual(siteTree(FAULTY));
    expect(run.warnings).toHaveLength(10);
    expect(run.outputs['check-findings']).toBe('18');
    expect(run.outputs['check-report']).toBeUndefined();
    expect(run.summary).not.toContain('Loads from hosts that cannot be reached');
    expect(run.summary).toMatch(/Loaded from other hosts.+\n\n- `abc-dsn\.algolia\.net`: search/);
  });

  test.concurrent('for an air-gapped host, as a whole story', async () => {
    const { run, report } = await checked({
      service: { scenario: 'plain-tar', files: FAULTY },
      inputs: { hosting: 'air-gapped', 'check-report': 'report.json' },
    });
    expect(storyOf(run)).toMatchSnapshot();
    expect(report.findings).toHaveLength(Number(run.outputs['check-findings']));
    expect(report.totals).toEqual({
      'broken-link': 14,
      'missing-anchor': 1,
      'missing-resource': 1,
      'external-load': 1,
      'missing-sitemap-page': 1,
      'no-title': 1,
      'empty-page': 1,
    });
  });

  test.concurrent('is not published with fail: what was there stays, and the report is written', async () => {
    const { run, report } = await checked(
      {
        service: { files: FAULTY },
        inputs: {
          check: 'fail',
          'check-report': 'out/deep/report.json',
          'bundle-path': 'kept/docs.tgz',
          overwrite: 'true',
        },
        prepare: ({ workspace }) => {
          writeFiles(join(workspace, 'site'), OLD);
          writeFiles(workspace, { 'out/deep/report.json': 'of the run before' });
        },
      },
      'out/deep/report.json',
    );
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({
      result: 'error',
      'check-findings': '18',
      'check-report': join(run.workspace, 'out/deep/report.json'),
    });
    expect(run.outputs['site-path']).toBeUndefined();
    expect(subtree(run.after, `${WORKSPACE}/site`)).toEqual(siteTree(OLD));
    expect(run.after[`${WORKSPACE}/kept`]).toBeUndefined();
    expect(run.errors[0]).toMatch(/18 findings in 19 places on 4 pages/);
    expect(run.warnings).toHaveLength(9);
    expect(report.findings).toHaveLength(18);
    expect(run.summary).toContain('site-check-failed');
    expect(run.summary).toContain('**Links that lead nowhere** (14)');
  });
});

test.concurrent('a site without faults passes with fail, and one line says so', async () => {
  const { run, report } = await checked({
    service: { files: SITE },
    inputs: { check: 'fail', hosting: 'air-gapped', 'check-report': 'report.json' },
  });
  expect(run.outputs).toMatchObject({ result: 'success', 'check-findings': '0' });
  expect(run.log).toMatch(/^Checked 3 pages in .+: nothing wrong$/m);
  expect(run.warnings).toEqual([]);
  expect(run.summary).toContain('| Site check | 3 pages: nothing wrong |');
  expect(report.findings).toEqual([]);
});

describe('what is loaded', () => {
  const loaded = async (inputs: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const run = await runAction({ service: { files: SITE }, inputs, preload: ['loaded-files.ts'] });
    expect(run.outputs['result']).toBe('success');
    return run.printed.filter((line) => line.startsWith('loaded file: '));
  };

  test.concurrent('with off: nothing of the check', async () => {
    expect(await loaded({ check: 'off' })).toEqual([]);
  });

  test.concurrent('with warn: the check and its thread, so that the look is not blind', async () => {
    expect(await loaded({})).toEqual([
      expect.stringMatching(/^loaded file: main\/\d+\.index\.js$/),
      'loaded file: site-check/index.js',
    ]);
  });
});

describe('a check that does not work', () => {
  const service = { files: SITE };
  const preload = ['dying-threads.ts'];

  test.concurrent('is one warning, and the site is published', async () => {
    const run = await runAction({ service, preload, inputs: { 'check-report': 'report.json' } });
    expect(run.outputs['result']).toBe('success');
    expect(run.outputs['check-findings']).toBeUndefined();
    expect(run.outputs['check-report']).toBeUndefined();
    expect(run.warnings).toEqual([
      "The site is not checked: planted in a thread. It is published all the same, as 'check: warn' asks for.",
    ]);
    expect(subtree(run.after, `${WORKSPACE}/site`)).toEqual(siteTree(SITE));
  });

  test.concurrent('ends the run with fail, and nothing is published', async () => {
    const run = await runAction({ service, preload, inputs: { check: 'fail' } });
    expect(run.outputs['result']).toBe('error');
    expect(run.errors[0]).toMatch(
      /^Cannot check 'docs\.example\.com': planted in a thread\. Nothing was published/,
    );
    expect(run.after).toEqual(run.before);
  });
});

test.concurrent('a cancel during the check is over within three seconds, with nothing left', async () => {
  const run = await runAction({
    service: { files: FAULTY },
    inputs: { 'check-report': 'report.json' },
    preload: ['waiting-threads.ts'],
    during: async ({ until, printed, kill }) => {
      await until('its thread waited', () => printed().includes('a thread waits'));
      kill('SIGINT');
    },
  });
  expect(run.outputs['result']).toBe('cancelled');
  expect(run.endedAfterMs).toBeLessThan(3_000);
  expect(run.warnings).toEqual([]);
  expect(run.after).toEqual(run.before);
});

describe('a site that is only uploaded', () => {
  test.concurrent.each(['site', 'pages'])('as %s is checked as well', async (upload) => {
    const { run, service } = await runUpload({
      service: { files: FAULTY },
      inputs: { extract: 'false', upload },
    });
    expect(run.outputs).toMatchObject({ result: 'success', 'check-findings': '18' });
    expect(service.artifacts()).toHaveLength(1);
  });

  test.concurrent('is not uploaded with fail', async () => {
    const { run, service } = await runUpload({
      service: { files: FAULTY },
      inputs: { extract: 'false', upload: 'pages', check: 'fail' },
    });
    expect(run.outputs).toMatchObject({ result: 'error', 'check-findings': '18' });
    expect(service.artifacts()).toEqual([]);
  });
});

test.concurrent(
  "'check-report' without a site to check is worth a warning, and nothing is written",
  async () => {
    const run = await runAction({
      inputs: { extract: 'false', 'bundle-path': 'docs.tgz', 'check-report': 'report.json' },
    });
    expect(run.outputs['result']).toBe('success');
    expect(run.warnings).toEqual([
      expect.stringMatching(/^'check-report' has no effect with 'extract: false'/),
    ]);
    expect(run.after[`${WORKSPACE}/report.json`]).toBeUndefined();
  },
);
