import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { helmValues } from '../../src/upload/hand-over.ts';
import { needs } from '../needs.ts';
import { runAction, type Run, type RunOptions } from './runner.ts';
import { SITE, writeFiles } from './sites.ts';
import { siteTree, subtree } from './tree.ts';
import { runUpload } from './uploads.ts';
import { shownMode } from '../kit/modes.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';

const scratch = scratchFolder();

interface Written {
  readonly run: Run;
  /** The text of the file, read before the sandbox is removed. */
  readonly text: string;
  readonly mode: number;
}

/** Runs the action with Helm values, and keeps what it wrote. */
async function written(options: RunOptions, path = 'values.yaml'): Promise<Written> {
  const file: { text: string; mode: number } = { text: '', mode: 0 };
  const run = await runAction({
    ...options,
    inputs: { ...options.inputs, 'helm-values': path },
    restore: (places) => {
      const full = path.startsWith('{temp}')
        ? join(places.temp, path.slice(7))
        : join(places.workspace, path);
      file.text = readFileSync(full, 'utf8');
      file.mode = statSync(full).mode & 0o7777;
    },
  });
  return { run, ...file };
}

function routes({ journal }: Run): readonly string[] {
  return journal.map(({ route }) => route);
}

describe("'helm-values'", () => {
  test.concurrent('without a download one link is requested and nothing is downloaded', async () => {
    const { run, text, mode } = await written({
      service: { files: SITE },
      inputs: { extract: 'false', version: '1.10' },
    });
    expect(parse(text)).toEqual({
      staticExport: { enabled: true, bundleUrl: run.outputs['bundle-url'], version: '1.10' },
    });
    expect(mode).toBe(shownMode(0o600));
    expect(text).toContain(`It expires ${run.outputs['bundle-expires-at']}.`);
    expect(run.outputs).toMatchObject({
      result: 'success',
      'helm-values': join(run.workspace, 'values.yaml'),
    });
    expect(routes(run).filter((route) => route === 'bundle')).toHaveLength(1);
    expect(routes(run)).not.toContain('store');
    expect(run.warnings).toEqual([]);
    expect(run.log).toContain('The Helm values are in ');
    expect(run.summary).toContain('| Helm values | `');
    expect(run.summary).toContain('helm upgrade --values');
  });

  test.concurrent('beside a site they have a link of their own, requested last', async () => {
    const { run, text } = await written({ service: { files: SITE } }, '{temp}/deep/values.yaml');
    expect(subtree(run.after, 'work/docs/docs/site')).toEqual(siteTree(SITE));
    expect(routes(run).filter((route) => route === 'bundle' || route === 'store')).toEqual([
      'bundle',
      'store',
      'bundle',
    ]);
    // The outputs have the freshest link, too.
    expect(parse(text)).toEqual({ staticExport: { enabled: true, bundleUrl: run.outputs['bundle-url'] } });
    expect(run.outputs['helm-values']).toBe(join(run.temp, 'deep/values.yaml'));
    expect(run.log).toMatch(/^The site is in .+\nFresh link .+\nThe Helm values are in /m);
  });

  test.concurrent('they may be of a followed job, and come after an upload', async () => {
    const { run } = await runUpload({
      service: { files: SITE, existingJobs: ['job_7'] },
      inputs: {
        'job-id': 'job_7',
        version: 'v7',
        upload: 'bundle',
        extract: 'false',
        'helm-values': 'v.yaml',
      },
    });
    expect(run.outputs).toMatchObject({ result: 'success', 'artifact-id': '1' });
    expect(run.outputs['helm-values']).toBe(join(run.workspace, 'v.yaml'));
    expect(run.warnings).toEqual([]);
  });

  test.concurrent(
    'they replace the old file, which only its owner may read, whatever the umask',
    async () => {
      const { text, mode } = await written({
        inputs: { extract: 'false' },
        preload: ['odd-umask.ts'],
        prepare: ({ workspace }) => {
          writeFiles(workspace, { 'values.yaml': 'of the run before' });
          chmodSync(join(workspace, 'values.yaml'), 0o666);
        },
      });
      expect(text).toContain('staticExport:');
      expect(mode).toBe(shownMode(0o600));
    },
  );
});

describe('are written only when everything else has succeeded', () => {
  const old = (places: { readonly workspace: string }): void => {
    writeFiles(places.workspace, { 'values.yaml': 'of the run before' });
  };
  const CASES: Readonly<Record<string, RunOptions>> = {
    'the archive is refused': { service: { scenario: 'hostile-symlink' } },
    'the last link is refused': {
      service: {
        files: SITE,
        scenario: {
          about: 'refuses the second link',
          acts: { bundle: [{ do: 'pass' }, { do: 'answer', status: 403, body: { error: 'no' } }] },
        },
      },
      mayLeave: ['work/docs/docs/site'],
    },
  };

  for (const [name, options] of Object.entries(CASES)) {
    test.concurrent(`not when ${name}`, async () => {
      const run = await runAction({
        ...options,
        inputs: { ...options.inputs, 'helm-values': 'values.yaml' },
        prepare: old,
      });
      expect(run.exitCode).toBe(1);
      expect(run.outputs['helm-values']).toBeUndefined();
      expect(run.after['work/docs/docs/values.yaml']).toBe(run.before['work/docs/docs/values.yaml']);
    });
  }

  test.concurrent('not when the run is cancelled while it requests the last link', async () => {
    const run = await runAction({
      service: {
        files: SITE,
        scenario: {
          about: 'silent at the second link',
          acts: { bundle: [{ do: 'pass' }, { do: 'delay', ms: 3_600_000 }] },
        },
      },
      inputs: { 'helm-values': 'new/values.yaml' },
      during: async ({ until, emulator, kill }) => {
        await until(
          'the second link',
          () => emulator?.journal().filter(({ route }) => route === 'bundle').length === 2,
        );
        kill('SIGINT');
      },
    });
    expect(run.endedAfterMs).toBeLessThan(3_000);
    expect(run.outputs).toMatchObject({ result: 'cancelled', 'site-path': join(run.workspace, 'site') });
    expect(run.after['work/docs/docs/new']).toBeUndefined();
  });
});

/** A chart that prints the values it receives. */
const CHART = {
  'Chart.yaml': 'apiVersion: v2\nname: docs\nversion: 0.1.0\n',
  'values.yaml': 'staticExport:\n  enabled: false\n  bundleUrl: ""\n  version: ""\n',
  'templates/config.yaml':
    'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: docs\ndata:\n{{- if .Values.staticExport.enabled }}\n  url: {{ .Values.staticExport.bundleUrl | quote }}\n  version: {{ .Values.staticExport.version | quote }}\n{{- end }}\n',
};

needs('helm', () => {
  const chart = join(scratch, 'chart');
  mkdirSync(chart);
  writeFiles(chart, CHART);

  test.each(['1.10', 'yes', '2026-11-21', "it's \"v7\" # 'x' {{ .Values }}", 'Größe 漢字 😀'])(
    'Helm reads version %s as intended',
    (version) => {
      const link = { url: 'https://store.example.com/b.tgz?a=1&b=%22', sizeBytes: null, expiresAt: null };
      const file = join(mkdtempSync(join(scratch, 'values-')), 'values.yaml');
      writeFileSync(file, helmValues({ link, jobId: 'job_1', domain: null, version }));
      const rendered = spawnSync('helm', ['template', 'docs', chart, '--values', file], { encoding: 'utf8' });
      expect(rendered.stderr).toBe('');
      expect(parse(rendered.stdout)).toMatchObject({ data: { url: link.url, version } });
    },
  );
});
