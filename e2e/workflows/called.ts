// The workflows that a reader calls, by the lines of README.md as they stand there: only the service's address is another.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmulatorOptions } from '../../emulator/options.ts';
import { parseDocument } from 'yaml';
import { compareBucket, putObject } from '../bucket.ts';
import type { Emulator } from '../../emulator/server.ts';
import { codeBlock } from '../code-blocks.ts';
import { serveCloudFront, servePages } from '../live-sites.ts';
import { firstVersion, type Site } from '../site-versions.ts';
import type { WorkflowRun } from './act.ts';
import { pagesArtifact, withArtifacts, withDownloads } from './artifacts.ts';
import { BUCKET, withStore } from './bucket-store.ts';
import { callsIn, runFor, settings, startsAt, stepOf, withService, type Case, type Place } from './case.ts';

const BULK_BYTES = 50_000;
const VERIFY = 'Verify what readers get';
const API = 'https://api.example.com';
const URL = 'https://docs.example.com';
const OLD_BUCKET = 'docs-of-before';

/** The reader's workflow in a file, with other addresses; `more` are inputs besides those of the README. */
function caller(
  folder: string,
  heading: 'GitHub Pages' | 'S3',
  { apiUrl, url }: { readonly apiUrl: string; readonly url?: string },
  more: Readonly<Record<string, string>> = {},
): string {
  const workflow = parseDocument(codeBlock('README.md', heading, 'yaml'));
  const given = ['jobs', 'docs', 'with'];
  assert.equal(workflow.getIn([...given, 'api-url']), API, 'the README has the address of the service');
  if (url !== undefined)
    assert.equal(workflow.getIn([...given, 'url']), URL, 'the README has the address of the site');
  const addresses = { 'api-url': apiUrl, ...(url !== undefined && { url }) };
  for (const [name, value] of Object.entries({ ...addresses, ...more }))
    workflow.setIn([...given, name], value);
  const file = join(folder, 'export-docs.yml');
  writeFileSync(file, workflow.toString());
  return file;
}

interface Call {
  readonly service?: EmulatorOptions;
  readonly inputs?: Readonly<Record<string, string>>;
}

interface OnPages extends Call {
  /** The host keeps what it had. */
  readonly isStale?: boolean;
}

interface Published {
  readonly run: WorkflowRun;
  readonly deployed: Site;
  readonly calls: readonly (readonly string[])[];
}

/** Calls the workflow for Pages, with a host that serves what is deployed. */
function toPages<T>(
  place: Place,
  { service, inputs, isStale }: OnPages,
  look: (seen: Published) => T,
): Promise<T> {
  const site = firstVersion(join(place.folder, 'rendered'), BULK_BYTES);
  return withService({ files: Object.fromEntries(site), ...service }, (emulator) =>
    withArtifacts(async (artifacts) => {
      const host = await servePages(place.folder, () => pagesArtifact(artifacts));
      if (isStale === true) host.keepOld();
      const env = { ...artifacts.env, E2E_PAGES: host.url, E2E_FILES: join(place.folder, 'files') };
      const { secrets } = settings(emulator);
      const asked = { workflow: caller(place.folder, 'GitHub Pages', emulator, inputs), secrets, env };
      try {
        return await runFor(place, asked, (run) => {
          return look({ run, deployed: host.deployed(), calls: callsIn(place.folder) });
        });
      } finally {
        host.close();
      }
    }),
  );
}

/** Calls the workflow for S3, which has to end red before its second job: there is neither a role nor a bucket. */
function beforeS3(
  place: Place,
  { service = {}, inputs = {} }: Call,
  look: (run: WorkflowRun, emulator: Emulator) => string,
): Promise<string> {
  return withService(service, (emulator) =>
    withArtifacts(({ env }) => {
      const { secrets } = settings(emulator);
      const asked = { workflow: caller(place.folder, 'S3', emulator, inputs), secrets, env };
      return runFor(place, asked, (run) => {
        assert.ok(!run.ok, 'it is red');
        assert.deepEqual([...new Set(run.steps.map(({ job }) => job))], ['export']);
        return look(run, emulator);
      });
    }),
  );
}

const PAGES = 'the called workflow for Pages';
const S3 = 'the called workflow for S3';

export const CALLED: readonly Case[] = [
  {
    name: PAGES,
    play: (place) =>
      toPages(place, {}, ({ run, deployed, calls }) => {
        assert.ok(run.ok, 'it is green');
        assert.deepEqual(calls, [['deploy-pages']]);
        assert.equal(stepOf(run, 'deploy', VERIFY).outputs['result'], 'success');
        assert.match(run.summaries, /Docs export: done[^]*Deployment to GitHub Pages[^]*Live site: verified/);
        return `${deployed.size} files are deployed and verified, and the summary has the export, the deployment and the verification`;
      }),
  },
  {
    name: `${PAGES}, a failing check`,
    play: (place) => {
      const files = { 'index.html': '<!doctype html><title>x</title><p>x <a href="/gone">y</a>' };
      const inputs = { check: 'fail', 'check-ignore': '/other/**' };
      return toPages(place, { service: { files }, inputs }, ({ run, calls }) => {
        assert.ok(!run.ok, 'it is red');
        assert.deepEqual([...new Set(run.steps.map(({ job }) => job))], ['export']);
        assert.match(run.summaries, /site-check-failed[^]*\/gone/);
        assert.match(run.summaries, /'check-ignore' has 1 pattern that matches no problem/);
        assert.deepEqual(calls, []);
        return 'nothing is deployed';
      });
    },
  },
  {
    name: `${PAGES}, a stale host`,
    play: (place) =>
      toPages(place, { isStale: true, inputs: { 'verify-timeout': '6s' } }, ({ run, calls }) => {
        assert.ok(!run.ok, 'it is red');
        assert.deepEqual(calls, [['deploy-pages']]);
        assert.notEqual(stepOf(run, 'deploy', VERIFY).outputs['result'], 'success');
        assert.match(run.summaries, /Docs export: done[^]*Deployment to GitHub Pages[^]*❌ Live site/);
        return 'the deployment succeeds, and the run is red, because readers do not get it';
      }),
  },
  {
    name: `${S3}, a failing export of a job that runs already`,
    play: (place) => {
      const service = { existingJobs: ['job_of_before'], renderMs: 600_000 };
      const inputs = { 'job-id': 'job_of_before', timeout: '1s' };
      return beforeS3(place, { service, inputs }, (run, emulator) => {
        assert.equal(stepOf(run, 'export', 'export').outputs['result'], 'timeout');
        assert.equal(startsAt(emulator), 0, 'no other job is started');
        const followed = emulator.journal().filter(({ path }) => path.endsWith('/job_of_before'));
        assert.ok(followed.length > 0, 'the job is followed');
        return 'the job is followed for as long as the caller says, and nothing is deployed';
      });
    },
  },
  {
    name: `${S3}, a failing check`,
    play: (place) => {
      const links = '<a href="/gone">y</a> <a href="/known">z</a>';
      const files = { 'index.html': `<!doctype html><title>x</title><p>x ${links}` };
      const inputs = { check: 'fail', 'check-ignore': '/known', paths: '/start\n/guide/first' };
      return beforeS3(place, { service: { files }, inputs }, (run, emulator) => {
        const [sent] = emulator.journal().map(({ body }) => body as { readonly paths?: readonly string[] });
        assert.deepEqual(sent?.paths, ['/start', '/guide/first']);
        assert.equal(stepOf(run, 'export', 'export').outputs['check-findings'], '1');
        assert.match(run.summaries, /site-check-failed[^]*\/gone/);
        return 'the service is asked for the paths of the caller, and nothing is deployed';
      });
    },
  },
  {
    name: `${S3}, a stale host, and then a right one`,
    onS3: true,
    play: async (place) => {
      const rendered = join(place.folder, 'rendered');
      const all = firstVersion(rendered, BULK_BYTES);
      // Artifacts hold no other names: the export refuses such a site.
      const site = new Map([...all].filter(([name]) => !/[*?":<>|]/.test(name)));
      const given = { binary: place.versitygw, buckets: [BUCKET, OLD_BUCKET] };
      return withStore(join(place.folder, 's3'), given, async ({ gateway: { store }, cdn, env }) => {
        /** A run, with CloudFront in front of a bucket: the result of its verification. */
        const publish = async (files: Site, shown: string, timeout: string): Promise<string | undefined> => {
          const folder = join(place.folder, shown);
          mkdirSync(folder);
          const live = await serveCloudFront(store, { bucket: shown, site: rendered, rules: true });
          const made = cdn.made().length;
          return withService({ files: Object.fromEntries(files) }, (emulator) =>
            withArtifacts((artifacts) =>
              withDownloads(artifacts, (origin) => {
                const inputs = { distribution: 'E2EDISTRIBUTION', 'verify-timeout': timeout };
                // The README's address is that of CloudFront's stand-in here.
                const addresses = { apiUrl: emulator.apiUrl, url: live.url };
                const own = { E2E_ARTIFACTS: origin, E2E_FILES: join(folder, 'files') };
                const asked = {
                  workflow: caller(folder, 'S3', addresses, inputs),
                  secrets: settings(emulator).secrets,
                  env: { ...env, ...artifacts.env, ...own },
                };
                return runFor({ ...place, folder }, asked, async (run) => {
                  const { result, outputs } = stepOf(run, 'deploy', VERIFY);
                  assert.equal(run.ok, result === 'success');
                  await compareBucket(store, BUCKET, files);
                  assert.deepEqual(cdn.made().slice(made), ['E2EDISTRIBUTION /*']);
                  assert.match(run.summaries, /Docs export: done[^]*Deployment to S3[^]*Live site/);
                  return outputs['result'];
                });
              }),
            ),
          ).finally(() => {
            live.close();
          });
        };
        const pageOf = (text: string): Buffer => Buffer.from(`<!doctype html><title>x</title><p>${text}`);
        await putObject(store, `/${OLD_BUCKET}/index.html`, pageOf('Old'), 'text/html');
        const small = new Map([['index.html', pageOf('New')]]);
        assert.equal(await publish(small, OLD_BUCKET, '5s'), 'stale', 'readers get the old page');
        await putObject(store, `/${BUCKET}/gone.html`, Buffer.from('gone'));
        assert.equal(await publish(site, BUCKET, '10s'), 'success');
        return `the run is red while readers get an old page; then the bucket holds the ${site.size} files of the site, and it is green`;
      });
    },
  },
];
