// Examples that deploy only what has changed, run after run: the first time, again, with changes, after a failure.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ArtifactService } from '../../__tests__/action/artifact-service.ts';
import type { Emulator } from '../../emulator/server.ts';
import { compareBucket, fetchObject, objectStatus, putObject } from '../bucket.ts';
import { servePages } from '../live-sites.ts';
import type { Logged } from '../s3-gateway.ts';
import { firstVersion, secondVersion, type Site } from '../site-versions.ts';
import type { WorkflowRun } from './act.ts';
import { pagesArtifact, withArtifacts } from './artifacts.ts';
import { BUCKET, withStore } from './bucket-store.ts';
import { runExample, startsAt, type Case, type Place } from './case.ts';

const BULK_BYTES = 50_000;
const MANIFEST = '.deploy/manifest.json';
const DISTRIBUTION = 'E2EDISTRIBUTION';

export interface Round {
  readonly site: Site;
  readonly event?: 'push' | 'workflow_dispatch';
  readonly env?: Readonly<Record<string, string>>;
}

interface Rounds {
  readonly example: string;
  readonly vars?: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs an example once more; each run has its own folder, number and service. */
export function runner(place: Place, { example, vars = {}, env }: Rounds) {
  let runId = 0;
  return <T>(
    { site, event = 'push', env: more = {} }: Round,
    look: (run: WorkflowRun, emulator: Emulator) => T | Promise<T>,
  ): Promise<T> => {
    runId += 1;
    const service = { files: Object.fromEntries(site) };
    const given = { service, turn: String(runId), runId, event, vars, env: { ...env, ...more } };
    return runExample(place, `examples/${example}`, given, look);
  };
}

/** A page and a file of every fate, some of them with names that need care. */
function versions(folder: string): Readonly<Record<'first' | 'second' | 'third' | 'small', Site>> {
  const first = firstVersion(folder, BULK_BYTES);
  const second = new Map(secondVersion(first));
  second.set('größe & maß.html', Buffer.from('<!doctype html><title>Maß</title>'));
  second.set('neu ü/-start (2).html', Buffer.from('<!doctype html><title>Start</title>'));
  second.delete('a+b (1).html');
  const third = new Map(second);
  third.set('only-here.html', Buffer.from('<!doctype html><title>Third</title>'));
  third.set('index.html', Buffer.from('<!doctype html><title>Third</title>'));
  const pages = [...second.keys()].filter((name) => name.endsWith('.html') && name !== 'index.html');
  const small = new Map(second);
  for (const page of pages.slice(11)) small.delete(page);
  assert.ok(pages.length > 20);
  return { first, second, third, small };
}

/** The requests that change something, in the order of their kinds: those of a kind are sent several at a time. */
function changesIn(requests: readonly Logged[]): readonly string[] {
  const changing = requests.filter(({ operation }) => !/^(?:Get|Head|List)/.test(operation));
  const told = changing.map(({ operation, path, status }) => {
    assert.ok(status < 300, `${operation} ${path}: ${status}`);
    const name = path.slice(`/${BUCKET}/`.length);
    if (name === MANIFEST) return [operation, 'the manifest'];
    return [operation, name === '' ? 'of a list' : name.endsWith('.html') ? 'page' : 'file', name];
  });
  const sameKind: string[][][] = [];
  for (const [operation = '', kind = '', name = ''] of told) {
    const last = sameKind.at(-1);
    if (last?.[0]?.[0] === operation && last[0][1] === kind) last.push([operation, kind, name]);
    else sameKind.push([[operation, kind, name]]);
  }
  return sameKind.flatMap((group) => group.map((words) => words.join(' ').trim()).toSorted());
}

const s3: Case = {
  name: 'examples/s3-changes.yml',
  onS3: true,
  play: (place) =>
    withStore(
      join(place.folder, 's3'),
      { binary: place.versitygw, buckets: [BUCKET] },
      async (bucketStore) => {
        const { gateway, cdn } = bucketStore;
        const { store } = gateway;
        const { first, second, third, small } = versions(join(place.folder, 'rendered'));
        const vars = { ...bucketStore.vars, CLOUDFRONT_DISTRIBUTION: DISTRIBUTION };
        const run = runner(place, { example: 's3-changes.yml', vars, env: bucketStore.env });
        /** What one more run changed in the bucket and had forgotten. */
        const deploy = async (round: Round, ends: 'green' | 'red') => {
          const [requests, forgotten] = [gateway.log().length, cdn.made().length];
          return run(round, (done, emulator) => {
            assert.equal(done.ok ? 'green' : 'red', ends);
            const changes = changesIn(gateway.log().slice(requests));
            return { changes, forgotten: cdn.made().slice(forgotten), starts: startsAt(emulator) };
          });
        };
        const holds = async (site: Site): Promise<void> => {
          await compareBucket(store, BUCKET, site, [MANIFEST]);
          const manifest = await fetchObject(store, `/${BUCKET}/${MANIFEST}`);
          assert.equal(manifest.headers.get('cache-control'), 'no-store');
          assert.equal(((await manifest.json()) as { fileCount: number }).fileCount, site.size);
        };

        await putObject(store, `/${BUCKET}/gone.html`, Buffer.from('gone'));
        const start = await deploy({ site: first }, 'green');
        await holds(first);
        assert.deepEqual(start.forgotten, [`${DISTRIBUTION} /*`]);

        const same = await deploy({ site: first }, 'green');
        assert.deepEqual(same, { changes: [], forgotten: [], starts: 1 });

        const changed = await deploy({ site: second }, 'green');
        await holds(second);
        assert.deepEqual(changed.changes, [
          'DeleteObject the manifest',
          'PutObject file assets/new.js',
          'PutObject page größe & maß.html',
          'PutObject page index.html',
          'PutObject page neu ü/-start (2).html',
          'PutObject page new-page.html',
          'DeleteObjects of a list',
          'PutObject the manifest',
        ]);
        const paths = [
          ...[
            '/',
            '/index.html',
            '/new-page',
            '/new-page.html',
            '/old-page',
            '/old-page.html',
            '/old-page.rsc',
          ],
          ...['/assets/new.js', '/assets/old.js', '/fonts/text.woff2', '/a+b%20(1)', '/a+b%20(1).html'],
          ...['/gr%C3%B6%C3%9Fe%20&%20ma%C3%9F', '/gr%C3%B6%C3%9Fe%20&%20ma%C3%9F.html'],
          ...['/neu%20%C3%BC/-start%20(2)', '/neu%20%C3%BC/-start%20(2).html'],
        ].map((path) => `${DISTRIBUTION} ${path}`);
        assert.deepEqual(changed.forgotten.toSorted(), paths.toSorted());

        cdn.refuse(true);
        const failed = await deploy({ site: third }, 'red');
        cdn.refuse(false);
        assert.ok(failed.changes.includes('PutObject page only-here.html'), 'it was broken off in between');
        assert.equal(await objectStatus(store, `/${BUCKET}/${MANIFEST}`), 404);
        // The very site of the last good run: by its manifest nothing would have changed.
        const good = await deploy({ site: second }, 'green');
        await holds(second);
        assert.deepEqual(good.forgotten, [`${DISTRIBUTION} /*`]);

        const fewer = new Map(second);
        for (const name of ['new-page.html', 'assets/new.js']) fewer.delete(name);
        const removed = await deploy({ site: fewer }, 'green');
        await holds(fewer);
        const removal = ['DeleteObject the manifest', 'DeleteObjects of a list', 'PutObject the manifest'];
        assert.deepEqual(removed.changes, removal);
        const gone = ['/assets/new.js', '/new-page', '/new-page.html'].map(
          (path) => `${DISTRIBUTION} ${path}`,
        );
        assert.deepEqual(removed.forgotten, gone);

        const wrong = await deploy({ site: third, env: { E2E_SECRET_KEY: 'wrong' } }, 'red');
        assert.deepEqual(wrong, { changes: [], forgotten: [], starts: 0 });

        const less = await deploy({ site: small }, 'red');
        assert.deepEqual(less, { changes: [], forgotten: [], starts: 1 });
        await deploy({ site: small, event: 'workflow_dispatch' }, 'green');
        await holds(small);
        return `${paths.length} paths and ${changed.changes.length} requests for what has changed, none when nothing has; a failed deployment is made good, and only a missing manifest is a first publication`;
      },
    ),
};

const pages: Case = {
  name: 'examples/pages-changes.yml',
  play: async (place) => {
    const caches = join(place.folder, 'caches');
    const { first, second, third, small } = versions(join(place.folder, 'rendered'));
    let artifacts: ArtifactService | null = null;
    const host = await servePages(place.folder, () => {
      assert.ok(artifacts !== null);
      return pagesArtifact(artifacts);
    });
    const env = { E2E_CACHES: caches, E2E_PAGES: host.url };
    const run = runner(place, { example: 'pages-changes.yml', env });
    /** Whether one more run is green, and how the deployment ended or, if it came to its end, the verification. */
    const deploy = (round: Round): Promise<readonly [boolean, string]> =>
      withArtifacts((service) => {
        artifacts = service;
        return run({ ...round, env: { ...service.env, ...round.env } }, ({ ok, steps }) => {
          const ends = steps.filter(({ job }) => job === 'deploy');
          const verified = ends.find(({ name }) => name === 'Verify what readers get');
          const deployed = ends.find(({ id }) => id === 'deploy');
          return [ok, verified?.outputs['result'] ?? deployed?.result ?? 'not deployed'];
        });
      });
    const success = [true, 'success'] as const;
    try {
      assert.deepEqual(await deploy({ site: first }), success, 'the first is deployed');
      assert.deepEqual(await deploy({ site: first }), [true, 'not deployed'], 'the same is not');
      assert.deepEqual(await deploy({ site: second }), success, 'a change is deployed');
      const fails = { E2E_DEPLOYMENT_FAILS: 'true' };
      const failed = [false, 'failure'];
      assert.deepEqual(await deploy({ site: third, env: fails }), failed, 'a deployment fails');
      // By the manifest of the last good run nothing would have changed.
      assert.deepEqual(await deploy({ site: second }), success, 'the next run deploys');
      host.breakTypes(true);
      assert.deepEqual(await deploy({ site: third }), [false, 'broken'], 'readers do not get it');
      host.breakTypes(false);
      assert.deepEqual(await deploy({ site: third }), success, 'the same site is deployed once more');
      assert.deepEqual(await deploy({ site: small }), [false, 'not deployed'], 'too many pages are gone');
      assert.deepEqual(await deploy({ site: small, event: 'workflow_dispatch' }), success, 'by hand');
    } finally {
      host.close();
    }
    const kept = readdirSync(caches).toSorted();
    const ends = kept.map((name) => name.replace(/^\d+-docs-manifest-/, ''));
    const [done, cut] = [
      [1, 3, 5, 7, 9],
      [4, 6],
    ];
    const expected = [...done, ...cut]
      .toSorted()
      .flatMap((id) => [`${id}-1-exported`, ...(done.includes(id) ? [`${id}-1-published`] : [])]);
    assert.deepEqual(ends, expected);
    return `a site that is the same is not deployed, one after a failed deployment or verification is; ${kept.length} caches in 9 runs`;
  },
};

export const CHANGES: readonly Case[] = [s3, pages];
