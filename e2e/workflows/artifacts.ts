// Examples that hand a site to another job as an artifact.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  sha256,
  startArtifactService,
  type ArtifactService,
} from '../../__tests__/action/artifact-service.ts';
import { filesIn } from '../../emulator/site/site-files.ts';
import { servePages } from '../live-sites.ts';
import { firstVersion, type Site } from '../site-versions.ts';
import { listening } from '../slow-door.ts';
import { callsIn, ROOT, runFor, settings, startsAt, stepOf, withService, type Case } from './case.ts';

const BULK_BYTES = 100_000;

export async function withArtifacts<T>(use: (artifacts: ArtifactService) => Promise<T>): Promise<T> {
  const service = await startArtifactService();
  try {
    return await use(service);
  } finally {
    await service.close();
  }
}

/** Serves what was uploaded by its id, for what stands in for actions/download-artifact. */
export async function withDownloads<T>(
  artifacts: ArtifactService,
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer((request, response) => {
    const found = artifacts.artifacts().find(({ id, hash }) => `/${id}` === request.url && hash !== null);
    response.writeHead(found === undefined ? 404 : 200).end(found?.bytes);
  });
  const origin = await listening(server);
  try {
    return await use(origin);
  } finally {
    server.close();
  }
}

/** The files of a Pages artifact by name, as `unzip` and `tar` find them. `folder` is new. */
export function insidePages(zip: Buffer, folder: string): ReadonlyMap<string, Buffer> {
  mkdirSync(join(folder, 'site'), { recursive: true });
  writeFileSync(join(folder, 'artifact.zip'), zip);
  execFileSync('unzip', ['-q', 'artifact.zip', 'artifact.tar'], { cwd: folder });
  execFileSync('tar', ['xf', 'artifact.tar', '-C', 'site'], { cwd: folder });
  const files = [...filesIn(join(folder, 'site'))].filter((entry) => entry.kind === 'file');
  return new Map(files.map(({ name, pieces }) => [name, Buffer.concat([...pieces()])]));
}

export const ARTIFACTS: readonly Case[] = [
  {
    name: 'examples/pages.yml',
    play: async (place) => {
      const site = firstVersion(join(place.folder, 'rendered'), BULK_BYTES);
      const given = { files: Object.fromEntries(site) };
      return withService(given, (emulator) =>
        withArtifacts(async (artifacts) => {
          let deployed: Site = new Map();
          const host = await servePages(() => {
            const [uploaded, ...others] = artifacts.artifacts().filter(({ name }) => name === 'github-pages');
            assert.ok(uploaded !== undefined && others.length === 0, 'there is one artifact to deploy');
            assert.equal(uploaded.hash, `sha256:${sha256(uploaded.bytes)}`);
            deployed = insidePages(uploaded.bytes, mkdtempSync(join(place.folder, 'artifact-')));
            return deployed;
          });
          /** An attempt of the same workflow run: all of its steps, and how it ended for readers. */
          const attempt = async (runAttempt: number): Promise<readonly [boolean, string | undefined]> => {
            const folder = join(place.folder, String(runAttempt));
            mkdirSync(folder);
            const files = join(place.folder, 'files');
            const env = { ...artifacts.envOf(runAttempt), E2E_PAGES: host.url, E2E_FILES: files };
            const workflow = join(ROOT, 'examples/pages.yml');
            const asked = { workflow, ...settings(emulator), env, runAttempt };
            return runFor({ ...place, folder }, asked, (run) => {
              assert.deepEqual(callsIn(folder), [['deploy-pages']]);
              return [run.ok, stepOf(run, 'deploy', 'Verify what readers get').outputs['result']];
            });
          };
          try {
            host.breakTypes(true);
            assert.deepEqual(await attempt(1), [false, 'broken'], 'readers do not get it');
            host.breakTypes(false);
            assert.deepEqual(await attempt(2), [true, 'success'], '"Re-run failed jobs" is green');
          } finally {
            host.close();
          }
          assert.equal(startsAt(emulator), 1, 'the second attempt resumes the export');
          assert.deepEqual([...deployed.keys()].toSorted(), [...site.keys()].toSorted());
          for (const [name, content] of site) assert.ok(deployed.get(name)?.equals(content), name);
          return `the ${deployed.size} files of the site are deployed and verified; re-run after a fault of the host, without a new export`;
        }),
      );
    },
  },
  {
    name: 'examples/pages.yml, roll back by the job',
    play: async (place) => {
      const site = firstVersion(join(place.folder, 'rendered'), BULK_BYTES);
      return withService({ files: Object.fromEntries(site) }, async (emulator) => {
        /** A run, and its files as they are live. Each run has artifacts of its own. */
        const publish = (runId: number, inputs: Readonly<Record<string, string>>): Promise<Site> =>
          withArtifacts(async (artifacts) => {
            const folder = join(place.folder, `run-${runId}`);
            mkdirSync(folder);
            let live: Site = new Map();
            const host = await servePages(() => {
              const uploaded = artifacts.artifacts().find(({ name }) => name === 'github-pages');
              live = insidePages(uploaded?.bytes ?? Buffer.of(), mkdtempSync(join(folder, 'artifact-')));
              return live;
            });
            const env = { ...artifacts.env, E2E_PAGES: host.url, E2E_FILES: join(folder, 'files') };
            const workflow = join(ROOT, 'examples/pages.yml');
            const event = 'workflow_dispatch' as const;
            const asked = { workflow, ...settings(emulator), env, runId, event, inputs };
            try {
              return await runFor({ ...place, folder }, asked, (run) => {
                assert.ok(run.ok, 'it is green');
                assert.equal(stepOf(run, 'deploy', 'Verify what readers get').outputs['result'], 'success');
                assert.equal(stepOf(run, 'export', 'export').outputs['job-id'], 'job_0001');
                return live;
              });
            } finally {
              host.close();
            }
          });
        const first = await publish(1, {});
        const again = await publish(2, { 'job-id': 'job_0001' });
        assert.equal(startsAt(emulator), 1, 'nothing is exported anew');
        assert.deepEqual([...again.keys()].toSorted(), [...first.keys()].toSorted());
        for (const [name, content] of first) assert.ok(again.get(name)?.equals(content), name);
        return 'the site of the earlier job is published again and verified, without a new export';
      });
    },
  },
  {
    name: 'examples/attestation.yml',
    play: (place) =>
      withService({}, (emulator) =>
        withArtifacts((artifacts) =>
          withDownloads(artifacts, (origin) => {
            const env = { ...artifacts.env, E2E_ARTIFACTS: origin };
            const asked = { workflow: join(ROOT, 'examples/attestation.yml'), ...settings(emulator), env };
            return runFor(place, asked, (run) => {
              assert.ok(run.ok, 'it is green');
              const digest = emulator.bundle.sha256;
              assert.equal(stepOf(run, 'export', 'export').outputs['bundle-sha256'], digest);
              const [signed, verified, hash] = callsIn(place.folder);
              assert.deepEqual(signed, ['attest', 'docs-bundle', `sha256:${digest}`]);
              const repository = ['--repo', 'example/docs'];
              const asking = ['gh', 'attestation', 'verify', 'bundle/docs-bundle', ...repository];
              assert.deepEqual(verified?.slice(0, asking.length), asking);
              assert.deepEqual(hash, [digest]);
              return 'the digest that is signed is that of the file that another job gets by artifact-id';
            });
          }),
        ),
      ),
  },
];
