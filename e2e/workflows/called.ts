// The workflows that a reader calls, by the lines of README.md as they stand there: only the service's address is another.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmulatorOptions } from '../../emulator/options.ts';
import { compareBucket, putObject } from '../bucket.ts';
import { codeBlock } from '../code-blocks.ts';
import { serveCloudFront, servePages } from '../live-sites.ts';
import { firstVersion, type Site } from '../site-versions.ts';
import type { WorkflowRun } from './act.ts';
import { pagesArtifact, withArtifacts, withDownloads } from './artifacts.ts';
import { BUCKET, withStore } from './bucket-store.ts';
import { callsIn, runFor, settings, stepOf, withService, type Case, type Place } from './case.ts';

const BULK_BYTES = 50_000;
const VERIFY = 'Verify what readers get';
const API = 'https://api.example.com';
const URL = 'https://docs.example.com';

/** The reader's workflow in a file, with other addresses; `more` are inputs besides those of the README. */
function caller(
  folder: string,
  heading: 'GitHub Pages' | 'S3',
  { apiUrl, url = URL }: { readonly apiUrl: string; readonly url?: string },
  more: Readonly<Record<string, string>> = {},
): string {
  const text = codeBlock('README.md', heading, 'yaml');
  assert.ok(text.includes(`api-url: ${API}`), 'the README has the address of the service');
  assert.ok(url === URL || text.includes(` url: ${URL}`), 'the README has the address of the site');
  const added = Object.entries(more).map(([name, value]) => `\n      ${name}: ${JSON.stringify(value)}`);
  const file = join(folder, 'export-docs.yml');
  const called = text.replace(`api-url: ${API}`, `api-url: ${apiUrl}${added.join('')}`);
  writeFileSync(file, called.replace(` url: ${URL}`, ` url: ${url}`));
  return file;
}

interface OnPages {
  readonly service?: EmulatorOptions;
  readonly inputs?: Readonly<Record<string, string>>;
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

const PAGES = 'the called workflow for Pages';

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
    name: `${PAGES}, a failing export`,
    play: (place) =>
      toPages(place, { service: { scenario: 'failing-job' } }, ({ run, calls }) => {
        assert.ok(!run.ok, 'it is red');
        assert.equal(stepOf(run, 'export', 'export').outputs['result'], 'failed');
        assert.deepEqual(calls, []);
        assert.deepEqual([...new Set(run.steps.map(({ job }) => job))], ['export']);
        return 'nothing is deployed';
      }),
  },
  {
    name: `${PAGES}, a failing check`,
    play: (place) => {
      const broken = { 'index.html': '<!doctype html><title>x</title><p>x <a href="/gone">y</a>' };
      const service = { files: { ...broken, 'a.html': '<!doctype html><title>x</title><p>x' } };
      const inputs = { check: 'fail', 'check-ignore': '/other/**' };
      return toPages(place, { service, inputs }, ({ run, calls }) => {
        assert.ok(!run.ok, 'it is red');
        assert.match(run.summaries, /site-check-failed[^]*\/gone/);
        assert.match(run.summaries, /'check-ignore' has 1 pattern that matches no problem/);
        assert.deepEqual(calls, []);
        return 'nothing is deployed';
      });
    },
  },
  {
    name: `${PAGES}, a failing check whose problem is ignored`,
    play: (place) => {
      const service = {
        files: { 'index.html': '<!doctype html><title>x</title><p>x <a href="/gone">y</a>' },
      };
      const inputs = { check: 'fail', 'check-ignore': '/gone' };
      return toPages(place, { service, inputs }, ({ run, calls }) => {
        assert.ok(run.ok, 'it is green');
        assert.deepEqual(calls, [['deploy-pages']]);
        return 'it is deployed';
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
    name: 'the called workflow for S3',
    onS3: true,
    play: async (place) => {
      const rendered = join(place.folder, 'rendered');
      const all = firstVersion(rendered, BULK_BYTES);
      // Artifacts hold no other names: the export refuses such a site.
      const site = new Map([...all].filter(([name]) => !/[*?":<>|]/.test(name)));
      const given = { binary: place.versitygw, buckets: [BUCKET] };
      return withStore(join(place.folder, 's3'), given, async ({ gateway: { store }, cdn, env }) => {
        /** A run in front of CloudFront, with its rules or without: what the bucket holds, and what readers get. */
        const publish = async (hasRules: boolean): Promise<string | undefined> => {
          const folder = join(place.folder, hasRules ? 'rules' : 'bare');
          mkdirSync(folder);
          await putObject(store, `/${BUCKET}/gone.html`, Buffer.from('gone'));
          const live = await serveCloudFront(store, { bucket: BUCKET, site: rendered, rules: hasRules });
          const made = cdn.made().length;
          return withService({ files: Object.fromEntries(site) }, (emulator) =>
            withArtifacts((artifacts) =>
              withDownloads(artifacts, (origin) => {
                const inputs = { distribution: 'E2EDISTRIBUTION', 'verify-timeout': '10s' };
                // The README's address is that of CloudFront's stand-in here.
                const addresses = { apiUrl: emulator.apiUrl, url: live.url };
                const files = { E2E_ARTIFACTS: origin, E2E_FILES: join(folder, 'files') };
                const asked = {
                  workflow: caller(folder, 'S3', addresses, inputs),
                  secrets: settings(emulator).secrets,
                  env: { ...env, ...artifacts.env, ...files },
                };
                return runFor({ ...place, folder }, asked, async (run) => {
                  assert.equal(run.ok, hasRules, hasRules ? 'it is green' : 'it is red');
                  await compareBucket(store, BUCKET, site);
                  assert.deepEqual(cdn.made().slice(made), ['E2EDISTRIBUTION /*']);
                  assert.match(run.summaries, /Docs export: done[^]*Deployment to S3[^]*Live site/);
                  return stepOf(run, 'deploy', VERIFY).outputs['result'];
                });
              }),
            ),
          ).finally(() => {
            live.close();
          });
        };
        assert.equal(await publish(false), 'broken', 'without the rules of CloudFront');
        assert.equal(await publish(true), 'success', 'with them');
        return `the bucket holds the ${site.size} files of the site, and the run is red until CloudFront has its rules`;
      });
    },
  },
];
