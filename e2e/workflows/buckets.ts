// Examples that copy a site to S3, with the real aws command and a real S3 server.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { compareBucket, putObject } from '../bucket.ts';
import { serveCloudFront, serveWebsite, type LiveSite } from '../live-sites.ts';
import { presigned, type Store } from '../presigned.ts';
import type { Gateway, Logged } from '../s3-gateway.ts';
import { bundleOf, firstVersion, secondVersion, type Site } from '../site-versions.ts';
import type { Emulator } from '../../emulator/server.ts';
import type { WorkflowRun } from './act.ts';
import { BUCKET, withStore } from './bucket-store.ts';
import { callsIn, runExample, startsAt, stepOf, type Case, type Place } from './case.ts';

const BULK_BYTES = 50_000;
const BUNDLE = '/exports/bundle.tar.gz';
/** The first download takes about twice as long as a link lives, and no connection outlives its link by much. */
const LINK_S = 3;
const SLOW = { bytesPerSecond: 400_000, longestMs: 3_500 };
const SLOW_BULK_BYTES = 2_200_000;

interface Copied {
  readonly run: WorkflowRun;
  readonly emulator: Emulator;
  readonly store: Store;
  readonly site: Site;
}

interface Copying {
  readonly example: string;
  readonly buckets?: readonly string[];
  readonly branch?: string;
  readonly event?: 'push' | 'workflow_dispatch';
  /** The site's public address. */
  readonly serve?: (gateway: Gateway) => Promise<LiveSite>;
  /** Which files the site has; all when absent. */
  readonly has?: (name: string) => boolean;
}

/** Runs a workflow between a service with a site and a store with empty buckets. */
async function copy<T>(place: Place, copying: Copying, look: (copied: Copied) => T | Promise<T>): Promise<T> {
  const { example, buckets = [BUCKET], branch = '', event = 'push', serve, has = () => true } = copying;
  const all = firstVersion(join(place.folder, 'rendered'), BULK_BYTES);
  const site = new Map([...all].filter(([name]) => has(name)));
  return withStore(join(place.folder, 's3'), { binary: place.versitygw, buckets }, async (bucketStore) => {
    const { gateway } = bucketStore;
    const { store } = gateway;
    // Something old in each bucket, which has to go.
    for (const bucket of buckets) await putObject(store, `/${bucket}/gone.html`, Buffer.from('gone'));
    const live = await serve?.(gateway);
    const given = {
      service: { files: Object.fromEntries(site) },
      vars: { ...bucketStore.vars, ...(live !== undefined && { DOCS_URL: live.url }) },
      env: { ...bucketStore.env, E2E_PULLS: JSON.stringify([{ head: { ref: branch } }]) },
      event,
    };
    return runExample(place, `examples/${example}`, given, (run, emulator) =>
      look({ run, emulator, store, site }),
    ).finally(() => live?.close());
  });
}

const VERIFY = 'Verify what readers get';

/** What pages load is there before the pages, and nothing is removed before they are there. */
function assertOrder(requests: readonly Logged[]): void {
  const changes = requests.filter(
    ({ operation, path }) => /^(?:Put|Delete)/.test(operation) && path.startsWith(`/${BUCKET}`),
  );
  const kinds = changes.map(({ operation, path }) =>
    operation.startsWith('Delete') ? 'removal' : path.endsWith('.html') ? 'page' : 'file',
  );
  const order = ['file', 'page', 'removal'];
  assert.deepEqual(
    kinds,
    kinds.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
  );
  assert.ok(kinds.includes('file') && kinds.includes('page'), 'files and pages are copied');
}

/** Two versions of a site. The service keeps its bundles in the same S3, behind links that expire, and a slow way. */
const twoVersions: Case = {
  name: 'examples/s3.yml',
  onS3: true,
  play: (place) => {
    const given = { binary: place.versitygw, buckets: ['exports', BUCKET], slow: SLOW };
    return withStore(join(place.folder, 's3'), given, async ({ gateway, cdn, vars, env }) => {
      const { store, slowStore, slowDoor } = gateway;
      const rendered = join(place.folder, 'rendered');
      const first = firstVersion(rendered, SLOW_BULK_BYTES);
      const second = secondVersion(first);
      await putObject(store, `/${BUCKET}/gone.html`, Buffer.from('gone'));
      let bundle: Buffer = Buffer.alloc(0);
      let links = 0;
      const patch = {
        /** A fresh link for each answer. */
        get bundle() {
          links += 1;
          return {
            bundleUrl: presigned(slowStore, { method: 'GET', path: BUNDLE, lifetimeS: LINK_S }),
            sizeBytes: bundle.length,
            expiresAt: new Date(Date.now() + LINK_S * 1000).toISOString(),
          };
        },
      };
      const service = { scenario: { about: 'bundles are in the store', rules: { patch } } };
      const live = await serveCloudFront(store, { bucket: BUCKET, site: rendered, rules: true });
      const bare = await serveCloudFront(store, { bucket: BUCKET, site: rendered, rules: false });
      /** Has the service export this version, and runs the example; the requests that the store got by then. */
      const deploy = async (
        name: string,
        site: Site,
        { url }: LiveSite,
      ): Promise<readonly [WorkflowRun, readonly Logged[]]> => {
        bundle = await bundleOf(site, join(place.folder, `${name}.tar.gz`));
        await putObject(store, BUNDLE, bundle);
        const before = gateway.log().length;
        const more = { CLOUDFRONT_DISTRIBUTION: 'E2EDISTRIBUTION', DOCS_URL: url };
        const given = { service, turn: name, vars: { ...vars, ...more }, env };
        return runExample(place, 'examples/s3.yml', given, async (run) => {
          await compareBucket(store, BUCKET, site);
          const requests = gateway.log().slice(before);
          assertOrder(requests);
          return [run, requests];
        });
      };
      try {
        const [run, requests] = await deploy('first', first, live);
        assert.ok(run.ok, 'it is green');
        const refused = requests.filter(({ path, status }) => path === BUNDLE && status === 403).length;
        assert.ok(refused > 0 && links > 1, 'the link expired during the download');
        assert.ok(slowDoor.cuts() > 0, 'the connection was cut');
        assert.ok(slowDoor.carriedBytes() < bundle.length * 1.5, 'the download was resumed');
        const { outputs } = stepOf(run, 'export', 'export');
        assert.equal(outputs['bundle-sha256'], createHash('sha256').update(bundle).digest('hex'));
        const verified = stepOf(run, 'export', VERIFY).outputs;
        assert.equal(verified['result'], 'success');
        const sitemap = String(first.get('sitemap.xml'));
        const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/]+\/([^<]*)</g)].map(([, path = '']) => path);
        assert.ok(paths.length > 5);
        for (const path of paths) assert.equal((await fetch(`${live.url}${path}`)).status, 200, path);

        const [red, later] = await deploy('second', second, bare);
        assert.ok(!red.ok, 'without the rules of CloudFront it is red');
        const broken = stepOf(red, 'export', VERIFY);
        assert.equal(broken.outputs['result'], 'broken');
        assert.match(broken.said, /An address that cannot exist answers 403 instead of 404/);
        assert.equal(later.filter(({ operation }) => operation.startsWith('Delete')).length, 4);
        assert.deepEqual(cdn.made(), ['E2EDISTRIBUTION /*', 'E2EDISTRIBUTION /*']);
        const gone = await fetch(`${live.url}old-page`);
        assert.deepEqual([gone.status, await gone.text()], [404, String(second.get('404.html'))]);
        return `${first.size} files by ${links} links, ${refused} refusals and a resumed download are in the bucket with their types and times, files before pages; ${verified['checked-count'] ?? ''} addresses and ${paths.length} of the sitemap are right; the next version removes last, and without the rules of CloudFront it looks broken`;
      } finally {
        for (const one of [live, bare]) one.close();
      }
    });
  },
};

export const BUCKETS: readonly Case[] = [
  twoVersions,
  {
    name: "examples/s3.yml, to the bucket's own website",
    onS3: true,
    play: (place) =>
      copy(
        place,
        // versitygw's website does not decode addresses.
        {
          example: 's3.yml',
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
    name: 'examples/several-domains.yml',
    onS3: true,
    play: (place) => {
      const buckets = ['docs-example-com', 'help-example-com'];
      return copy(
        place,
        { example: 'several-domains.yml', buckets, event: 'workflow_dispatch' },
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
        { example: 'after-agent-job.yml', branch: 'agent/update-quickstart' },
        async ({ run, store, site }) => {
          assert.ok(run.ok, 'it is green');
          assert.equal(callsIn(place.folder).length, 1);
          assert.ok(!run.steps.some(({ name }) => name === VERIFY), 'without an address nothing is verified');
          await compareBucket(store, BUCKET, site);
          return 'a merge of the agent is exported';
        },
      ),
  },
  {
    name: 'examples/after-agent-job.yml, another merge',
    play: (place) => {
      const env = { E2E_PULLS: JSON.stringify([{ head: { ref: 'fix-typo' } }]) };
      return runExample(place, 'examples/after-agent-job.yml', { env }, (run, emulator) => {
        assert.ok(run.ok, 'it is green');
        assert.deepEqual(
          run.steps.map(({ job, id }) => `${job} ${id}`),
          ['merged find'],
        );
        assert.equal(startsAt(emulator), 0);
        return 'a merge of somebody else is not exported';
      });
    },
  },
];
