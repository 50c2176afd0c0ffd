// Examples that hand a site to another job as an artifact.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  sha256,
  startArtifactService,
  type ArtifactService,
} from '../../__tests__/action/artifact-service.ts';
import { servePages } from '../live-sites.ts';
import { firstVersion } from '../site-versions.ts';
import { listening } from '../slow-door.ts';
import {
  callsIn,
  ROOT,
  runExample,
  runFor,
  settings,
  startsAt,
  stepOf,
  withService,
  type Case,
} from './case.ts';

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

/** The one artifact that a Pages deployment takes. Throws when there is none, or its digest is wrong. */
export function pagesArtifact(artifacts: ArtifactService): Buffer {
  const [uploaded, ...others] = artifacts.artifacts().filter(({ name }) => name === 'github-pages');
  assert.ok(uploaded !== undefined && others.length === 0, 'there is one artifact to deploy');
  assert.equal(uploaded.hash, `sha256:${sha256(uploaded.bytes)}`);
  return uploaded.bytes;
}

export const ARTIFACTS: readonly Case[] = [
  {
    name: 'examples/pages.yml',
    play: async (place) => {
      const site = firstVersion(join(place.folder, 'rendered'), BULK_BYTES);
      return withService({ files: Object.fromEntries(site) }, async (emulator) => {
        let artifacts = await startArtifactService();
        const host = await servePages(place.folder, () => pagesArtifact(artifacts));
        /** One attempt of a run: all of its steps, whether it is green, and what readers got. */
        const attempt = async (
          runId: number,
          runAttempt: number,
          inputs: Readonly<Record<string, string>> = {},
        ): Promise<readonly [boolean, string | undefined]> => {
          const folder = join(place.folder, `${runId}-${runAttempt}`);
          mkdirSync(folder);
          const files = join(place.folder, `files-${runId}`);
          const env = { ...artifacts.envOf(runAttempt), E2E_PAGES: host.url, E2E_FILES: files };
          const workflow = join(ROOT, 'examples/pages.yml');
          const event = runId === 1 ? ('push' as const) : ('workflow_dispatch' as const);
          const asked = { workflow, ...settings(emulator), env, event, inputs, runId, runAttempt };
          return runFor({ ...place, folder }, asked, (run) => {
            assert.deepEqual(callsIn(folder), [['deploy-pages']]);
            assert.equal(stepOf(run, 'export', 'export').outputs['job-id'], 'job_0001');
            return [run.ok, stepOf(run, 'deploy', 'Verify what readers get').outputs['result']];
          });
        };
        const isDeployed = (): void => {
          const deployed = host.deployed();
          assert.deepEqual([...deployed.keys()].toSorted(), [...site.keys()].toSorted());
          for (const [name, content] of site) assert.ok(deployed.get(name)?.equals(content), name);
        };
        try {
          host.breakTypes(true);
          assert.deepEqual(await attempt(1, 1), [false, 'broken'], 'readers do not get it');
          host.breakTypes(false);
          assert.deepEqual(await attempt(1, 2), [true, 'success'], '"Re-run failed jobs" is green');
          assert.equal(startsAt(emulator), 1, 'the second attempt resumes the export');
          isDeployed();
          // Another run has artifacts of its own.
          await artifacts.close();
          artifacts = await startArtifactService();
          assert.deepEqual(await attempt(2, 1, { 'job-id': 'job_0001' }), [true, 'success'], 'rolled back');
          assert.equal(startsAt(emulator), 1, 'nothing is exported anew');
          isDeployed();
        } finally {
          host.close();
          await artifacts.close();
        }
        return `the ${site.size} files of the site are deployed and verified; re-run after a fault of the host and rolled back by the job, without a new export`;
      });
    },
  },
  {
    name: 'examples/attestation.yml',
    play: (place) =>
      withArtifacts((artifacts) =>
        withDownloads(artifacts, (origin) => {
          const env = { ...artifacts.env, E2E_ARTIFACTS: origin };
          return runExample(place, 'examples/attestation.yml', { env }, (run, emulator) => {
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
  },
];
