import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { CheckReport } from '../../src/check/finding.ts';
import { page } from '../check/small-sites.ts';
import { needs } from '../needs.ts';
import { isAlive, otherReader, type OtherReader, type READERS } from './other-reader.ts';
import { runAction, type Run, type RunOptions } from './runner.ts';
import { OLD, SITE, writeFiles } from './sites.ts';
import { withSmallDisk } from './small-disk.ts';
import { storyOf } from './story.ts';
import { siteTree, subtree } from './tree.ts';
import { runUpload } from './uploads.ts';

const WINDOWS = process.platform === 'win32';
/** What every process there gets, under Wine as well. */
const OF_WINDOWS =
  /^(?:HOME(?:DRIVE|PATH)|LOGONSERVER|PROCESSOR_ARCHITECTURE|System(?:Drive|Root)|TEMP|USER(?:DOMAIN|NAME|PROFILE)|WIN(?:DIR|E\w+))$/;
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

/** The run, and the report that it wrote. */
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
  test.concurrent('is published by default, and the faults are reported', async () => {
    const run = await runAction({ service: { files: FAULTY } });
    expect(run.exitCode).toBe(0);
    expect(subtree(run.after, `${WORKSPACE}/site`)).toEqual(siteTree(FAULTY));
    expect(run.warnings).toHaveLength(10);
    expect(run.outputs['check-findings']).toBe('18');
    expect(run.outputs['check-report']).toBeUndefined();
    expect(run.summary).toMatch(
      /External requests, to hosts that readers have to reach:\n\n- `abc-dsn\.algolia\.net`: search/,
    );
  });

  test.concurrent('for an air-gapped host: the whole log and summary', async () => {
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
      'error-page': 0,
      'missing-optional': 0,
    });
  });

  test.concurrent('is not published with fail: the old site stays, and the report is written', async () => {
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
    expect(run.errors[0]).toMatch(/the site check found 18 problems in 19 places \(4 HTML files checked\)/);
    expect(run.warnings).toHaveLength(9);
    expect(report.findings).toHaveLength(18);
    expect(run.summary).toContain('site-check-failed');
    expect(run.summary).toContain('13 broken links, 1 missing anchor');
  });
});

test.concurrent('a site without faults passes with fail, and one line of the log says so', async () => {
  const { run, report } = await checked({
    service: { files: SITE },
    inputs: { check: 'fail', hosting: 'air-gapped', 'check-report': 'report.json' },
  });
  expect(run.outputs).toMatchObject({ result: 'success', 'check-findings': '0' });
  expect(run.log).toMatch(/^Checked 3 HTML files in .+: no problems found$/m);
  expect(run.warnings).toEqual([]);
  expect(run.summary).toContain('Site check: no problems found in 3 HTML files.');
  expect(report.findings).toEqual([]);
});

/** The action with readers of sites that fail. */
const others = new Map<string, OtherReader>();
function withReader(reader: keyof typeof READERS | null): OtherReader {
  const other = otherReader(reader);
  others.set(other.main, other);
  return other;
}
afterAll(() => {
  for (const { remove } of others.values()) remove();
});

describe('the reader of the site', () => {
  test.concurrent('is not started with off', async () => {
    const { main, started } = withReader('crashing');
    const run = await runAction({ service: { files: SITE }, main, inputs: { check: 'off' } });
    expect(run.outputs['result']).toBe('success');
    expect(run.warnings).toEqual([]);
    expect(started()).toBeNull();
  });

  test.concurrent('gets only the environment variables that a program needs to start', async () => {
    const { main, started } = withReader('silent');
    const run = await runAction({
      service: { files: SITE },
      main,
      env: { SECRET_OF_THE_JOB: 'hunter2', ACTIONS_RUNTIME_TOKEN: 'ey.0', NODE_OPTIONS: '--no-deprecation' },
    });
    expect(run.outputs['result']).toBe('success');
    const env = started()?.env ?? {};
    expect(
      Object.keys(env).filter((name) => !/^(?:PATH|LD_LIBRARY_PATH|SystemRoot|TEMP|TMP)$/.test(name)),
    ).toEqual(expect.not.arrayContaining(['SECRET_OF_THE_JOB']));
    // Node's own channel to the process needs one more variable.
    expect(
      Object.keys(env)
        .filter((name) => !name.startsWith('NODE_CHANNEL_') && !(WINDOWS && OF_WINDOWS.test(name)))
        .sort(),
    ).toEqual(['PATH']);
  });
});

describe('a reader that dies', () => {
  const service = { files: SITE };
  const DEATHS = [
    ['crashing', /^its process ended with 1$/],
    ['silent', /^its process ended with 0$/],
    ['lying', /^its process ended with 0$/],
    ['killed', WINDOWS ? /^its process ended with 1$/ : /^its process was ended by SIGKILL$/],
    ['hungry', /^it takes more than 512 MiB of memory$/],
    [null, /^its process ended with 1$/],
  ] as const;

  test.concurrent.each(DEATHS)('(%s) is one warning, and the site is published', async (reader, problem) => {
    const { main, remove } = withReader(reader);
    const run = await runAction({ service, main, inputs: { 'check-report': 'report.json' } });
    remove();
    expect(run.exitCode).toBe(0);
    expect(run.outputs['result']).toBe('success');
    expect(run.outputs['check-findings']).toBeUndefined();
    expect(run.outputs['check-report']).toBeUndefined();
    const [, reported = ''] =
      /^The site is not checked: (.+)\. With 'check: warn' it is published anyway\.$/.exec(
        run.warnings.join('\n'),
      ) ?? [];
    expect(reported).toMatch(problem);
    expect(run.summary).toMatch(/not checked: /);
    expect(subtree(run.after, `${WORKSPACE}/site`)).toEqual(siteTree(SITE));
    expect(run.after[`${WORKSPACE}/report.json`]).toBeUndefined();
  });

  test.concurrent.each(DEATHS.slice(0, 4))(
    '(%s) ends the run with fail, and nothing is published',
    async (reader, problem) => {
      const { main, remove } = withReader(reader);
      const run = await runAction({
        service,
        main,
        inputs: { check: 'fail', 'check-report': 'report.json' },
      });
      remove();
      expect(run.outputs['result']).toBe('error');
      const [, reported = ''] =
        /^Cannot check 'docs\.example\.com': (.+?)\. Nothing was published/.exec(run.errors[0] ?? '') ?? [];
      expect(reported).toMatch(problem);
      expect(run.after).toEqual(run.before);
    },
  );
});

/** Files of up to 64 MiB, a few kilobytes in the archive, each of which once exhausted a run. */
const HOSTILE = {
  'a style sheet that is one string of escapes': ['a.css', '@import "', '\\a', '";'],
  'a style sheet that is one identifier of escapes': ['a.css', 'a{', '\\q', '(x)}'],
  'a style that is one address of escapes': [
    'a.html',
    '<title>x</title><style>a{b:url(',
    '\\q',
    ')}</style>',
  ],
} as const;

test.concurrent.each(Object.entries(HOSTILE))(
  '%s of 12 MB is checked without harm to the run',
  async (_name, [file, head, filling, tail]) => {
    const content = Buffer.alloc(12_000_000, filling);
    content.write(head);
    content.write(tail, content.length - tail.length);
    const run = await runAction({
      service: { files: { ...SITE, [file]: content } },
      longestMs: 120_000,
      inputs: { timeout: '2m' },
    });
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({ result: 'success', 'check-findings': '0' });
    expect(run.warnings).toEqual([]);
  },
);

const LINKS = Array.from({ length: 12_000 }, (_, at) => `<a href=x${String(at)}>`).join('');
const FULL = withSmallDisk({
  options: { service: { files: { 'index.html': page(LINKS) } } } satisfies RunOptions,
});

needs('a small file system', () => {
  test.concurrent.each(['warn', 'fail'])(
    'a report that does not fit on the disk ends the run with %s and leaves nothing',
    async (check) => {
      const run = await runAction({ ...FULL.options, inputs: { check, 'check-report': 'report.json' } });
      expect(run.outputs['result']).toBe('error');
      expect(run.errors[0]).toMatch(/report\.json.*(?:no space|full)/i);
      expect(run.after).toEqual(run.before);
    },
  );
});

describe('a cancel while the site is read', () => {
  test.concurrent.each(['waiting', 'deaf', 'busy'] as const)(
    '(%s) ends the run within three seconds and leaves no file and no process',
    async (reader) => {
      const { main, started, remove } = withReader(reader);
      const run = await runAction({
        service: { files: FAULTY },
        inputs: { 'check-report': 'report.json' },
        main,
        during: async ({ until, kill }) => {
          await until('its reader was started', () => started() !== null);
          kill('SIGINT');
        },
      });
      const { pid = 0 } = started() ?? {};
      remove();
      expect(run.outputs['result']).toBe('cancelled');
      expect(run.endedAfterMs).toBeLessThan(3_000);
      expect(run.warnings).toEqual([]);
      expect(run.after).toEqual(run.before);
      expect(isAlive(pid)).toBe(false);
    },
  );
});

describe('a site that is only uploaded', () => {
  test.concurrent.each(['site', 'pages'])('as %s is checked as well', async (upload) => {
    const { run, service } = await runUpload({
      service: { files: FAULTY },
      inputs: { extract: 'false', upload, check: 'warn' },
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
  "'check-report' without a site to check gives a warning, and nothing is written",
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
