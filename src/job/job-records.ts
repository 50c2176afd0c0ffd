import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askClient, noteDetail, uploadObstacle } from '../artifacts/client.ts';
import type { Clock, CleanUp } from '../core/run.ts';
import { removeTrees } from '../system/remove-trees.ts';
import { readAttempt, RECORD_RETENTION_DAYS } from './job-record.ts';
import type { JobRecords } from './reattach.ts';

export interface RecordContext {
  readonly clock: Clock;
  readonly tempFolder: string;
  readonly atEnd: (cleanUp: CleanUp) => void;
}

/** The notes about jobs among the artifacts of this workflow run. Nothing is loaded or made until it is used. */
export function jobRecords(env: NodeJS.ProcessEnv, { clock, tempFolder, atEnd }: RecordContext): JobRecords {
  const context = { clock, say: noteDetail };
  return {
    obstacle: uploadObstacle(env),
    attempt: readAttempt(env['GITHUB_RUN_ATTEMPT'] ?? ''),
    list: (signal) => askClient(async (client) => (await client.listArtifacts()).artifacts, context, signal),
    keep: (artifactName, text, signal) =>
      askClient(
        async (client) => {
          const folder = mkdtempSync(join(tempFolder, 'docs-export-job-'));
          const remove = (): readonly string[] => removeTrees([folder]);
          atEnd(remove);
          try {
            const file = join(folder, 'job.json');
            writeFileSync(file, text);
            const options = { retentionDays: RECORD_RETENTION_DAYS };
            const { id } = await client.uploadArtifact(artifactName, [file], folder, options);
            if (id === undefined) throw new Error('the answer has no id');
            return null;
          } finally {
            remove();
          }
        },
        context,
        signal,
      ),
  };
}
