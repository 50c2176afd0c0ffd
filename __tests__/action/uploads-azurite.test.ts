/** An upload into a real blob store. */
import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { needs } from '../needs.ts';
import { thorough } from '../thorough.ts';
import { withAzurite } from './azurite.ts';
import { noise, SITE } from './sites.ts';
import { runUpload } from './uploads.ts';

thorough(() => {
  needs('Azurite', () => {
    test('a real blob store receives exactly what was sent', async () => {
      await withAzurite(async ({ linkFor: blobUrl, read }) => {
        for (const [upload, files] of [
          ['bundle', { 'data.bin': noise(20_000_000) }],
          ['site', SITE],
          ['pages', SITE],
        ] as const) {
          const { run, service } = await runUpload(
            { service: { files, format: 'tar' }, inputs: { upload, extract: 'false' } },
            { blobUrl },
          );
          const [artifact] = service.artifacts();
          const digest = createHash('sha256')
            .update(await read(artifact?.id ?? 0))
            .digest('hex');
          expect(run.outputs).toMatchObject({ result: 'success', 'artifact-digest': digest });
          expect(artifact?.hash).toBe(`sha256:${digest}`);
          // Blocks and their list went to Azurite.
          expect(service.calls()).toEqual(['ListArtifacts', 'CreateArtifact', 'FinalizeArtifact']);
        }
      });
    });
  });
});
