// Examples that copy a site to S3, with the real aws command and a real S3 server.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { compareBucket, putObject } from '../bucket.ts';
import { serveCloudFront, serveWebsite, type LiveSite } from '../live-sites.ts';
import type { Store } from '../presigned.ts';
import type { Gateway } from '../s3-gateway.ts';
import { firstVersion, type Site } from '../site-versions.ts';
import type { Emulator } from '../../emulator/server.ts';
import type { WorkflowRun } from './act.ts';
import { BUCKET, withStore } from './bucket-store.ts';
import {
  callsIn,
  ROOT,
  runFor,
  settings,
  startsAt,
  stepOf,
  withService,
  type Case,
  type Place,
} from './case.ts';

const BULK_BYTES = 50_000;

interface Copied {
  readonly run: WorkflowRun;
  readonly emulator: Emulator;
  readonly store: Store;
  readonly site: Site;
  /** What CloudFront was to forget. */
  readonly forgotten: readonly string[];
}

interface Copying {
  readonly workflow: () => string;
  readonly buckets?: readonly string[];
  readonly vars?: Readonly<Record<string, string>>;
  readonly branch?: string;
  readonly event?: 'push' | 'workflow_dispatch';
  /** The site's public address. */
  readonly serve?: (gateway: Gateway, rendered: string) => Promise<LiveSite>;
  /** Which files the site has; all when absent. */
  readonly has?: (name: string) => boolean;
}

/** Runs a workflow between a service with a site and a store with empty buckets. */
async function copy<T>(place: Place, copying: Copying, look: (copied: Copied) => T | Promise<T>): Promise<T> {
  const {
    workflow,
    buckets = [BUCKET],
    vars = {},
    branch = '',
    event = 'push',
    serve,
    has = () => true,
  } = copying;
  const rendered = join(place.folder, 'rendered');
  const site = new Map([...firstVersion(rendered, BULK_BYTES)].filter(([name]) => has(name)));
  return withStore(join(place.folder, 's3'), { binary: place.versitygw, buckets }, async (bucketStore) => {
    const { gateway, cdn } = bucketStore;
    const { store } = gateway;
    // Something old in each bucket, which has to go.
    for (const bucket of buckets) await putObject(store, `/${bucket}/gone.html`, Buffer.from('gone'));
    const live = await serve?.(gateway, rendered);
    return withService({ files: Object.fromEntries(site) }, (emulator) => {
      const { vars: own, secrets } = settings(emulator);
      const asked = {
        workflow: workflow(),
        vars: { ...own, ...bucketStore.vars, ...(live !== undefined && { DOCS_URL: live.url }), ...vars },
        ...{ secrets, event },
        env: { ...bucketStore.env, E2E_PULLS: JSON.stringify([{ head: { ref: branch } }]) },
      };
      return runFor(place, asked, (run) => look({ run, emulator, store, site, forgotten: cdn.made() }));
    }).finally(() => live?.close());
  });
}

const example = (name: string) => (): string => join(ROOT, 'examples', name);

const S3 = { workflow: example('s3.yml') };
const cloudFront =
  (rules: boolean) =>
  ({ store }: Gateway, site: string) =>
    serveCloudFront(store, { bucket: BUCKET, site, rules });
const VERIFY = 'Verify what readers get';

export const BUCKETS: readonly Case[] = [
  {
    name: 'examples/s3.yml',
    onS3: true,
    play: (place) =>
      copy(
        place,
        { ...S3, serve: cloudFront(true), vars: { CLOUDFRONT_DISTRIBUTION: 'E2EDISTRIBUTION' } },
        async ({ run, store, site, forgotten }) => {
          assert.ok(run.ok, 'it is green');
          await compareBucket(store, BUCKET, site);
          assert.deepEqual(forgotten, ['E2EDISTRIBUTION /*']);
          const verified = stepOf(run, 'export', VERIFY).outputs;
          assert.equal(verified['result'], 'success');
          return `${site.size} files are in the bucket with their types and times, what was old is gone, CloudFront is told, and ${verified['checked-count'] ?? ''} addresses are right`;
        },
      ),
  },
  {
    name: 'examples/s3.yml, without the rules of CloudFront',
    onS3: true,
    play: (place) =>
      copy(place, { ...S3, serve: cloudFront(false) }, async ({ run, store, site }) => {
        assert.ok(!run.ok, 'it is red');
        await compareBucket(store, BUCKET, site);
        const verified = stepOf(run, 'export', VERIFY);
        assert.equal(verified.outputs['result'], 'broken');
        assert.match(verified.said, /An address that cannot exist answers 403 instead of 404/);
        return 'everything is in the bucket, and what is missing looks forbidden';
      }),
  },
  {
    name: "examples/s3.yml, to the bucket's own website",
    onS3: true,
    play: (place) =>
      copy(
        place,
        // versitygw's website does not decode addresses.
        {
          ...S3,
          serve: (gateway) => serveWebsite(gateway, BUCKET),
          has: (name) => /^[\w./-]+$/.test(name),
        },
        async ({ run, store, site }) => {
          assert.ok(run.ok, 'it is green');
          await compareBucket(store, BUCKET, site);
          const verified = stepOf(run, 'export', VERIFY);
          assert.equal(verified.outputs['result'], 'success');
          return 'the links of the site name files; folders, types and its page for what is missing are right';
        },
      ),
  },
  {
    name: 'examples/s3.yml, without a public address',
    onS3: true,
    play: (place) =>
      copy(place, S3, ({ run }) => {
        assert.ok(run.ok, 'it is green');
        assert.ok(!run.steps.some(({ name }) => name === VERIFY));
        return 'nothing is verified';
      }),
  },
  {
    name: 'examples/several-domains.yml',
    onS3: true,
    play: (place) => {
      const buckets = ['docs-example-com', 'help-example-com'];
      return copy(
        place,
        { workflow: example('several-domains.yml'), buckets, event: 'workflow_dispatch' },
        async ({ run, emulator, store, site }) => {
          assert.ok(run.ok, 'it is green');
          for (const bucket of buckets) await compareBucket(store, bucket, site);
          const sent = emulator.journal().filter(({ route }) => route === 'start');
          const domains = sent.map(({ body }) => (body as { readonly domain?: string }).domain);
          assert.deepEqual(domains.toSorted(), ['docs.example.com', 'help.example.com']);
          return `two domains, each in its bucket`;
        },
      );
    },
  },
  {
    name: 'examples/after-agent-job.yml',
    onS3: true,
    play: (place) =>
      copy(
        place,
        { workflow: example('after-agent-job.yml'), branch: 'agent/update-quickstart' },
        async ({ run, store, site }) => {
          assert.ok(run.ok, 'it is green');
          assert.equal(callsIn(place.folder).length, 1);
          await compareBucket(store, BUCKET, site);
          return 'a merge of the agent is exported';
        },
      ),
  },
  {
    name: 'examples/after-agent-job.yml, another merge',
    play: (place) =>
      withService({}, (emulator) => {
        const asked = { workflow: example('after-agent-job.yml')(), ...settings(emulator) };
        const env = { E2E_PULLS: JSON.stringify([{ head: { ref: 'fix-typo' } }]) };
        return runFor(place, { ...asked, env }, (run) => {
          assert.ok(run.ok, 'it is green');
          assert.deepEqual(
            run.steps.map(({ job, id }) => `${job} ${id}`),
            ['merged find'],
          );
          assert.equal(startsAt(emulator), 0);
          return 'a merge of somebody else is not exported';
        });
      }),
  },
];
