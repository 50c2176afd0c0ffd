// The whole way: a real S3 server holds the bundle behind links that expire, the shipped action fetches it, the steps of
// examples/s3.yml copy the site to a bucket, and every file is fetched back. Needs bash, versitygw and an aws command.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareBucket, objectStatus, putObject } from './bucket.ts';
import { documentedErrors, documentedFolders, documentedFunction } from './cloudfront.ts';
import { serveExportApi } from './export-api.ts';
import { serveInvalidations } from './invalidations.ts';
import { playJob, type Played } from './play-job.ts';
import { presigned } from './presigned.ts';
import { startGateway, type Logged } from './s3-gateway.ts';
import { bundleOf, firstVersion, secondVersion, type Site } from './site-versions.ts';

const EXAMPLE = 'examples/s3.yml';
const API_KEY = 'svc_e2e_key';
const DOMAIN = 'docs.example.com';
const BUCKET = 'docs-example-com';
const DISTRIBUTION = 'E2EDISTRIBUTION';
const BUNDLE = '/exports/bundle.tar.gz';
/** The first download takes about twice as long as a link lives, and no connection outlives its link by much. */
const LINK_S = 3;
const SLOW = { bytesPerSecond: 400_000, longestMs: 3_500 };
const BULK_BYTES = 2_200_000;
const LONGEST_MS = 180_000;

const [binary = '.cache/bin/versitygw'] = process.argv.slice(2);
const startedMs = performance.now();
const told = (what: string): void => {
  process.stdout.write(`${((performance.now() - startedMs) / 1000).toFixed(1).padStart(5)} s  ${what}\n`);
};

const scratch = mkdtempSync(join(tmpdir(), 'e2e-s3-'));
process.once('exit', () => {
  rmSync(scratch, { recursive: true, force: true });
});
const hanging = setTimeout(() => {
  process.stderr.write(`Not over after ${LONGEST_MS / 1000} s: given up.\n`);
  process.exit(1);
}, LONGEST_MS);
const buckets = ['exports', BUCKET];
const gateway = await startGateway(binary, join(scratch, 's3'), { buckets, slow: SLOW });
const cdn = await serveInvalidations();
let bundle: Buffer = Buffer.alloc(0);
let store = gateway.slowStore;
const api = await serveExportApi({
  apiKey: API_KEY,
  domain: DOMAIN,
  link: () => ({
    bundleUrl: presigned(store, { method: 'GET', path: BUNDLE, lifetimeS: LINK_S }),
    sizeBytes: bundle.length,
    expiresAt: new Date(Date.now() + LINK_S * 1000).toISOString(),
  }),
});

/** Puts a version where the service keeps bundles, and plays the example; what it did, and the requests to the bucket. */
async function deploy(name: string, site: Site): Promise<{ played: Played; requests: readonly Logged[] }> {
  bundle = await bundleOf(site, join(scratch, `${name}.tar.gz`));
  await putObject(gateway.store, BUNDLE, bundle);
  const before = gateway.log().length;
  const played = await playJob(EXAMPLE, 'export', {
    folder: join(scratch, name),
    contexts: {
      vars: {
        DOCS_DOMAIN: DOMAIN,
        DOCS_API_URL: api.origin,
        DOCS_BUCKET: BUCKET,
        AWS_ROLE: 'arn:aws:iam::123456789012:role/docs-deploy',
        AWS_REGION: gateway.store.region,
        CLOUDFRONT_DISTRIBUTION: DISTRIBUTION,
      },
      secrets: { DOCS_API_KEY: API_KEY },
      inputs: { 'job-id': '' },
    },
    others: {
      'aws-actions/configure-aws-credentials': {
        AWS_ACCESS_KEY_ID: gateway.store.accessKey,
        AWS_SECRET_ACCESS_KEY: gateway.store.secretKey,
        AWS_REGION: gateway.store.region,
        AWS_DEFAULT_REGION: gateway.store.region,
      },
    },
    env: {
      PATH: process.env['PATH'] ?? '',
      LC_ALL: 'C.UTF-8',
      AWS_ENDPOINT_URL_S3: gateway.store.origin,
      AWS_ENDPOINT_URL_CLOUDFRONT: cdn.origin,
      AWS_EC2_METADATA_DISABLED: 'true',
    },
  });
  const requests = gateway.log().slice(before);
  return { played, requests };
}

/** What pages load is there before the pages, and nothing is removed before they are there. */
function compareOrder(requests: readonly Logged[]): void {
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

try {
  const first = firstVersion(join(scratch, 'rendered'), BULK_BYTES);
  const one = await deploy('first', first);
  told(`exported and copied ${first.size} files, ${bundle.length} bytes as a bundle`);
  const refused = one.requests.filter(({ path, status }) => path === BUNDLE && status === 403).length;
  assert.ok(refused > 0 && api.links() > 1, 'the link expired during the download');
  assert.ok(gateway.slowDoor.cuts() > 0, 'the connection was cut');
  assert.ok(
    gateway.slowDoor.carriedBytes() < bundle.length * 1.5,
    'the download was resumed, not started over',
  );
  told(
    `the store refused ${refused} expired links, ${api.links()} were handed out; the download was resumed`,
  );
  const sha256 = createHash('sha256').update(bundle).digest('hex');
  assert.equal(one.played.outputs['export']?.['bundle-sha256'], sha256);
  await compareBucket(gateway.store, BUCKET, first);
  compareOrder(one.requests);
  told('every file is in the bucket: bytes, content type, cache-control; files came before pages');

  store = gateway.store;
  const second = secondVersion(first);
  const two = await deploy('second', second);
  await compareBucket(gateway.store, BUCKET, second);
  compareOrder(two.requests);
  assert.equal(two.requests.filter(({ operation }) => operation.startsWith('Delete')).length, 4);
  told('the next version is there: changed, added and, last of all, removed files');
  assert.deepEqual(cdn.made(), [`${DISTRIBUTION} /*`, `${DISTRIBUTION} /*`]);

  const rewrite = documentedFunction(documentedFolders(join(scratch, 'second', 'work', 'site')));
  const ask = async (asked: string): Promise<number> => {
    const rewritten = rewrite(asked);
    if (!('uri' in rewritten)) return ask(rewritten.location);
    return objectStatus(gateway.store, `/${BUCKET}${decodeURIComponent(rewritten.uri)}`);
  };
  const sitemap = String(second.get('sitemap.xml'));
  const addresses = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)</g)].map(([, path = '']) => path);
  assert.ok(addresses.length > 5);
  for (const path of addresses) assert.equal(await ask(path), 200, path);
  const missing = documentedErrors().get(await ask('/old-page'));
  assert.deepEqual(missing, { page: '/404.html', status: 404 });
  assert.ok(second.has('404.html'));
  told(`${addresses.length} addresses of the sitemap are found by the documented CloudFront function`);
} finally {
  clearTimeout(hanging);
  await Promise.all([gateway.close(), api.close(), cdn.close()]);
}
