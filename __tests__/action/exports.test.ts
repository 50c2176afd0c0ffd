import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { FORMATS, type Format } from '../../emulator/archives/pack.ts';
import { scenarioNamed } from '../../emulator/scenarios/scenarios.ts';
import { needs } from '../needs.ts';
import { API_KEY } from './run-environment.ts';
import { runAction, type Run } from './runner.ts';
import { OLD, SITE, writeFiles } from './sites.ts';
import { storyOf } from './story.ts';
import { siteTree, subtree, type Tree } from './tree.ts';

const WORKSPACE = 'work/docs/docs';

/** What is at a path of the workspace after the run. */
function below(run: Run, path: string): Tree {
  return subtree(run.after, `${WORKSPACE}/${path}`);
}

function routes(run: Run): string[] {
  return run.journal.map(({ route }) => route);
}

/** The served archive as it looks in a tree. */
function bundleFile({ emulator }: Run): string {
  return `file 644 ${emulator?.bundle.sha256.slice(0, 16) ?? ''}`;
}

describe('whole scenarios', () => {
  test.concurrent('an export that works', async () => {
    const run = await runAction({ service: { scenario: 'plain-tar', files: SITE } });
    expect(storyOf(run)).toMatchSnapshot();
  });

  test.concurrent('an export that fails', async () => {
    const run = await runAction({ service: { scenario: 'failing-job' } });
    expect(storyOf(run)).toMatchSnapshot();
  });

  test.concurrent('an export that is started and not followed', async () => {
    const run = await runAction({ inputs: { wait: 'false', version: '2026-11-21', paths: 'guide\nindex' } });
    expect(storyOf(run)).toMatchSnapshot();
  });

  test.concurrent('a download that is cut, whose link expires, and that resumes', async () => {
    const run = await runAction({
      service: {
        scenario: { ...scenarioNamed('expiring-link'), format: 'tar' },
        files: { 'index.html': '<title>x</title>'.padEnd(9000, 'x') },
      },
      speed: 20,
    });
    expect(storyOf(run)).toMatchSnapshot();
  });

  test.concurrent('inputs that are all wrong', async () => {
    const run = await runAction({ service: null, inputs: WRONG_INPUTS });
    expect(storyOf(run)).toMatchSnapshot();
  });
});

const WRONG_INPUTS = {
  domain: 'https://docs.example.com/guide',
  'api-key': ' ',
  'api-url': 'http://api.example.com',
  wait: 'yes',
  timeout: '30',
  'poll-interval': '2 sec',
  extract: '1',
  'site-path': '..',
  overwrite: 'on',
  'strip-components': '-1',
  'bundle-path': 'kept/',
  'max-size': '10G',
  'max-files': '0',
  check: 'yes',
  hosting: 'mars',
  'check-report': 'reports/',
  'ca-certificate': 'missing.pem',
};

describe('Format by content, never by name: tar, tar.gz, tar.zst, zip', () => {
  for (const format of Object.keys(FORMATS) as Format[]) {
    test.concurrent(format, async () => {
      const run = await runAction({ service: { format, files: SITE } });
      expect(run.outputs['result']).toBe('success');
      expect(below(run, 'site')).toEqual(siteTree(SITE));
      expect(run.outputs['site-path']).toBe(join(run.workspace, 'site'));
      expect(run.outputs['file-count']).toBe(String(Object.keys(SITE).length));
      const bytes = Object.values(SITE).reduce((sum, content) => sum + Buffer.byteLength(content), 0);
      expect(run.outputs['site-size']).toBe(String(bytes));
      expect(run.outputs['bundle-size']).toBe(String(run.emulator?.bundle.size));
      expect(run.outputs['bundle-sha256']).toBe(run.emulator?.bundle.sha256);
    });
  }

  test.concurrent('a zip whose name is bundle.tar.gz', async () => {
    const run = await runAction({ service: { scenario: 'misnamed-zip', files: SITE } });
    expect(below(run, 'site')).toEqual(siteTree(SITE));
  });
});

needs('a platform other than Windows', () => {
  describe('Names that only Windows cannot hold', () => {
    for (const format of ['tar.gz', 'zip'] as const) {
      test.concurrent(`are ordinary names in a ${format}`, async () => {
        const odd = Object.fromEntries(ODD_ON_WINDOWS.map((name) => [name, `<title>${name.length}</title>`]));
        const site = { ...SITE, ...odd };
        const run = await runAction({
          service: { format, files: site },
          inputs: { 'manifest-path': 'm.json' },
        });
        expect(run.outputs['result']).toBe('success');
        expect(below(run, 'site')).toEqual(siteTree(site));
      });
    }
  });
});

const ODD_ON_WINDOWS = [
  'users:batchGet.html',
  'wiki/Special:Search.html',
  'aux/index.html',
  'con.html',
  'What now? .../index.html',
  'a "quoted" <name>|*.html',
];

describe('An old site that another program holds open', () => {
  const held = (tries: string): Promise<Run> =>
    runAction({
      preload: ['held-files.ts'],
      env: { TEST_HELD_TRIES: tries },
      service: { files: SITE },
      inputs: { overwrite: 'true' },
      prepare: ({ workspace }) => {
        writeFiles(join(workspace, 'site'), OLD);
      },
      mayLeave: [WORKSPACE],
    });

  test.concurrent('is a warning, as the new site is published', async () => {
    const run = await held('Infinity');
    expect(run.outputs['result']).toBe('success');
    expect(below(run, 'site')).toEqual(siteTree(SITE));
    const [warning] = run.warnings.filter((text) => text.includes('Cannot remove'));
    expect(warning).toMatch(
      /Cannot remove the temporary folder '.+\.site\.replaced-.+may be in use, or belong to another user/,
    );
    expect(run.summary).toContain('Cannot remove the temporary folder');
  });

  test.concurrent('gives no warning when it is released before the end', async () => {
    const run = await held('2');
    expect(run.outputs['result']).toBe('success');
    expect(run.warnings).toEqual([]);
    expect(Object.keys(run.after).filter((name) => name.includes('replaced'))).toEqual([]);
  });
});

test.concurrent('Read-only files are replaced, which no rename on Windows does', async () => {
  const files = { 'b.tgz': 'old', 'm.json': 'old', 'report.json': 'old', 'values.yaml': 'old' };
  const replaced = async (check: 'warn' | 'fail'): Promise<Run> =>
    await runAction({
      preload: ['windows-renames.ts'],
      service: { files: { 'index.html': '<title>x</title><a href="gone">y</a>' } },
      inputs: {
        check,
        'bundle-path': 'b.tgz',
        'manifest-path': 'm.json',
        'check-report': 'report.json',
        'helm-values': 'values.yaml',
      },
      prepare: ({ workspace }) => {
        writeFiles(workspace, files);
        for (const name of Object.keys(files)) chmodSync(join(workspace, name), 0o444);
      },
      mayLeave: [WORKSPACE],
    });
  const old = (run: Run): readonly string[] =>
    Object.keys(files).filter(
      (name) => run.after[`${WORKSPACE}/${name}`] === run.before[`${WORKSPACE}/${name}`],
    );
  const published = await replaced('warn');
  expect(published.outputs['result']).toBe('success');
  expect(old(published)).toEqual([]);
  // The report of an unpublished site is moved to its target alone.
  const refused = await replaced('fail');
  expect(refused.errors[0]).toMatch(/^Cannot publish 'docs\.example\.com': the site check found 1 problem/);
  expect(old(refused)).toEqual(['b.tgz', 'm.json', 'values.yaml']);
  for (const run of [published, refused])
    expect(Object.keys(run.after).filter((name) => /replaced-|partial-/.test(name))).toEqual([]);
});

describe('outputs', () => {
  test.concurrent("'job-id' is set as soon as it is known, before the first poll", async () => {
    const run = await runAction({
      service: { scenario: 'silent-api' },
      during: async ({ untilAsked, outputs, kill }) => {
        await untilAsked('status');
        expect(outputs()).toEqual({ 'job-id': 'job_0001' });
        kill('SIGTERM');
      },
    });
    expect(run.outputs).toEqual({ 'job-id': 'job_0001', result: 'cancelled' });
  });

  test.concurrent("'bundle-path' is the archive as downloaded, beside the site", async () => {
    const run = await runAction({
      service: { files: SITE },
      inputs: { 'bundle-path': 'kept/deep/docs.tgz' },
    });
    expect(run.outputs['bundle-path']).toBe(join(run.workspace, 'kept/deep/docs.tgz'));
    expect(run.after[`${WORKSPACE}/kept/deep/docs.tgz`]).toBe(bundleFile(run));
    expect(below(run, 'site')).toEqual(siteTree(SITE));
  });

  test.concurrent("'extract: false' with 'bundle-path' keeps the archive alone", async () => {
    const run = await runAction({
      inputs: { extract: 'false', 'bundle-path': 'docs.tar.gz' },
      prepare: ({ workspace }) => {
        writeFiles(workspace, { 'docs.tar.gz': 'of the run before' });
      },
    });
    expect(run.after[`${WORKSPACE}/docs.tar.gz`]).toBe(bundleFile(run));
    expect(run.after[`${WORKSPACE}/site`]).toBeUndefined();
    expect(Object.keys(run.outputs)).toEqual([
      'job-id',
      'page-count',
      'bundle-url',
      'bundle-expires-at',
      'bundle-size',
      'bundle-sha256',
      'bundle-path',
      'result',
    ]);
  });

  test.concurrent.each([
    ['a page', 'text/html', '<html><h1>Sign in</h1>', 'but an HTML page'],
    ['a page below a comment', 'text/html', '<!-- gateway -->\n<!doctype html>', 'but an HTML page'],
    ['a page without a label', 'application/gzip', '\n<!doctype html><p>Sign in', 'but an HTML page'],
    ['an error in XML', 'application/xml', '<?xml version="1.0"?><Error/>', 'but an XML document'],
    ['nothing', 'application/gzip', '', 'but an empty file'],
  ])("'extract: false' does not keep %s as the archive", async (_, type, body, says) => {
    const store = {
      do: 'answer',
      status: 200,
      headers: { 'content-type': type },
      body,
      times: 'always',
    } as const;
    const run = await runAction({
      service: { scenario: { about: 'no bundle', rules: { bare: true }, acts: { store: [store] } } },
      inputs: { extract: 'false', 'bundle-path': 'docs.tar.gz' },
    });
    expect(run.errors[0]).toContain(says);
    expect(run.after).toEqual(run.before);
  });

  test.concurrent("'bundle-path' outside the workspace is accepted only as an absolute path", async () => {
    const run = await runAction({ inputs: { extract: 'false', 'bundle-path': '{sandbox}/kept.tar.gz' } });
    expect(run.after['kept.tar.gz']).toBe(bundleFile(run));
    const relative = await runAction({ inputs: { extract: 'false', 'bundle-path': '../kept.tar.gz' } });
    expect(relative.errors[0]).toMatch(/'bundle-path'.+outside the workspace/);
  });

  test.concurrent(
    "'extract: false' without 'bundle-path' gives the link alone and downloads nothing",
    async () => {
      const run = await runAction({ inputs: { extract: 'false' } });
      expect(run.outputs['result']).toBe('success');
      expect(run.outputs['bundle-url']).toMatch(/X-Amz-Signature=[0-9a-f]{64}$/);
      expect(run.outputs['bundle-expires-at']).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect(run.outputs['bundle-size']).toBeUndefined();
      expect(routes(run)).not.toContain('store');
      expect(run.warnings).toHaveLength(1);
      expect(run.summary).toContain('bundle-url');
    },
  );

  test.concurrent(
    "'page-count' and 'bundle-expires-at' are set only when the service sends them",
    async () => {
      const run = await runAction({
        service: {
          scenario: { about: 'says nothing', rules: { bare: true, progressAs: 'nothing' } },
          files: SITE,
        },
      });
      expect(run.outputs['result']).toBe('success');
      expect(run.outputs['page-count']).toBeUndefined();
      expect(run.outputs['bundle-expires-at'] ?? '').toBe('');
      expect(below(run, 'site')).toEqual(siteTree(SITE));
    },
  );
});

test.concurrent(
  'a job without any change for five minutes gives a warning, and the run keeps waiting',
  async () => {
    const still = { progress: 42, pageCount: 7, updatedAt: '2025-01-01T00:00:00.000Z' };
    const run = await runAction({
      service: { scenario: { about: 'stalls', rules: { ends: 'never', patch: { status: still } } } },
      inputs: { timeout: '12m', 'poll-interval': '2s', 'max-poll-interval': '30s' },
      speed: 400,
    });
    expect(run.outputs['result']).toBe('timeout');
    expect(run.warnings).toEqual([
      expect.stringMatching(
        /^The job has shown no change for .+ \('running', 42 %, last updated at 2025-01-01T00:00:00\.000Z\)\. Look at it on the dashboard/,
      ),
    ]);
    expect(run.summary).toMatch(/- ⚠️ The job showed no change for .+ or more \('running', 42 %\)\./);
  },
);

describe('the timeline of a run', () => {
  test.concurrent('is in the summary of a long run, with its phases', async () => {
    const run = await runAction({ service: { queueMs: 300, renderMs: 900, files: SITE }, speed: 100 });
    const [, diagram = ''] = /```mermaid\n([^`]*)```/.exec(run.summary) ?? [];
    expect(diagram).toMatch(/^gantt\n/);
    expect(diagram).toMatch(/Queue \([\d.]+ s\) :\d{13}, \d{13}\n/);
    // A minute and a half of the fast clock, which stops while the process of the test is busy.
    expect(diagram).toMatch(/Render \((?:\d+ min)? ?(?:\d+ s)?\) :\d{13}, \d{13}\n/);
    expect(diagram).not.toContain('crit');
  });

  test.concurrent('shows where a long run failed', async () => {
    const run = await runAction({
      service: { scenario: 'failing-job', queueMs: 300, renderMs: 600 },
      speed: 100,
    });
    expect(run.outputs['result']).toBe('failed');
    expect(run.summary).toMatch(
      /Render \(.+\) :crit, \d{13}, \d{13}\n {4}job-failed :crit, milestone, \d{13}, 0ms\n/,
    );
  });

  test.concurrent('is absent for a short run', async () => {
    const run = await runAction({ service: { files: SITE } });
    expect(run.summary).not.toContain('mermaid');
  });
});

describe('inputs', () => {
  test.concurrent("'wait: false' starts the job, sets 'job-id', and ends", async () => {
    const run = await runAction({ inputs: { wait: 'false' } });
    expect(run.outputs).toEqual({ 'job-id': 'job_0001', result: 'started' });
    expect(routes(run)).toEqual(['start']);
  });

  test.concurrent("'job-id' follows a job and starts none", async () => {
    const run = await runAction({
      service: { existingJobs: ['job_of-another.run'], files: SITE },
      inputs: { 'job-id': 'job_of-another.run' },
    });
    expect(run.outputs).toMatchObject({ result: 'success', 'job-id': 'job_of-another.run' });
    expect(routes(run)).not.toContain('start');
    expect(below(run, 'site')).toEqual(siteTree(SITE));
  });

  test.concurrent("'version' and 'paths' are sent when set", async () => {
    const plain = await runAction({ inputs: { wait: 'false' } });
    expect(plain.journal[0]?.body).toEqual({ domain: 'docs.example.com' });
    const run = await runAction({
      inputs: { wait: 'false', version: ' v7 ', paths: '\n guide/start \n\nindex\n' },
    });
    expect(run.journal[0]?.body).toEqual({
      domain: 'docs.example.com',
      version: 'v7',
      paths: ['guide/start', 'index'],
    });
  });

  test.concurrent("'api-url' may have a base path and a trailing slash", async () => {
    const run = await runAction({
      service: { basePath: '/admin/api' },
      inputs: { 'api-url': '{api}/', wait: 'false' },
    });
    expect(run.journal[0]?.path).toBe('/admin/api/v1/static-export/jobs');
  });

  test.concurrent("'strip-components' drops leading folders, as tar does", async () => {
    for (const format of ['tar.gz', 'zip'] as const) {
      const run = await runAction({
        service: { format, files: SITE, topFolder: 'build' },
        inputs: { 'strip-components': '1' },
      });
      expect(below(run, 'site')).toEqual(siteTree(SITE));
    }
  });

  test.concurrent("'site-path' may have parents that do not exist yet", async () => {
    const run = await runAction({ service: { files: SITE }, inputs: { 'site-path': './out/public//docs/' } });
    expect(run.outputs['site-path']).toBe(join(run.workspace, 'out/public/docs'));
    expect(below(run, 'out/public/docs')).toEqual(siteTree(SITE));
  });

  test.concurrent("'site-path' may be an empty folder", async () => {
    const run = await runAction({
      service: { files: SITE },
      prepare: ({ workspace }) => {
        mkdirSync(join(workspace, 'site'));
      },
    });
    expect(below(run, 'site')).toEqual(siteTree(SITE));
  });

  test.concurrent("'overwrite' replaces the whole of 'site-path'", async () => {
    const run = await runAction({
      service: { files: SITE },
      inputs: { overwrite: 'TRUE' },
      prepare: ({ workspace }) => {
        writeFiles(join(workspace, 'site'), OLD);
      },
    });
    expect(below(run, 'site')).toEqual(siteTree(SITE));
  });

  test.concurrent("'site-path' that exists and is not empty is refused before any request", async () => {
    const run = await runAction({
      prepare: ({ workspace }) => {
        writeFiles(join(workspace, 'site'), OLD);
      },
    });
    expect(run.outputs).toEqual({ result: 'error' });
    expect(run.errors[0]).toMatch(/'site-path' 'site' exists and is not empty.+overwrite: true/);
    expect(run.journal).toEqual([]);
    expect(run.after).toEqual(run.before);
  });

  test.concurrent('all wrong inputs are reported together, before the first request', async () => {
    const run = await runAction({ inputs: { ...WRONG_INPUTS, 'api-key': API_KEY } });
    expect(run.journal).toEqual([]);
    const wrong = Object.keys(WRONG_INPUTS).filter((name) => name !== 'api-key');
    for (const name of wrong) expect(run.errors[0]).toContain(`'${name}'`);
    expect(run.errors[0]).toContain("Did you mean 'docs.example.com'?");
    expect(run.outputs).toEqual({ result: 'error' });
  });

  test.concurrent(
    'an empty key: the message says that secrets do not reach workflows from forks',
    async () => {
      const run = await runAction({ service: null, inputs: { 'api-key': '' } });
      expect(run.errors[0]).toMatch(/'api-key'.+empty.+fork/);
    },
  );

  test.concurrent('a key without a prefix gives a warning', async () => {
    const key = '7Vq2mWx9TzKp4RbN8sLd';
    const run = await runAction({ service: { apiKey: key }, inputs: { 'api-key': key, wait: 'false' } });
    expect(run.outputs['result']).toBe('started');
    expect(run.warnings).toHaveLength(1);
    expect(run.warnings[0]).toContain("'api-key'");
    expect(run.summary).toContain("'api-key'");
  });
});

describe('Files are 0644, folders 0755, hidden files are kept', () => {
  test.concurrent('whatever the umask is', async () => {
    const run = await runAction({
      service: { files: SITE },
      preload: ['odd-umask.ts'],
    });
    expect(run.outputs['result']).toBe('success');
    expect(below(run, 'site')).toEqual(siteTree(SITE));
    expect(below(run, 'site')['.well-known/security.txt']).toBeDefined();
  });
});
