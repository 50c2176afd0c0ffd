import { exportBundle } from './export/export-bundle.ts';
import { workbench } from './export/staging.ts';
import { jobRecords } from './job/job-records.ts';
import { takeInputs } from './runner/read-inputs.ts';
import { runSession } from './runner/session.ts';
import { connectExport } from './service/connect-export.ts';
import { removeTrees } from './system/remove-trees.ts';
import { artifactService } from './upload/artifact-uploader.ts';

await runSession('export', async (session) => {
  const inputs = takeInputs(process.env, session.tell);
  const artifacts = artifactService(inputs.upload, process.env, session);
  const records = jobRecords(process.env, { ...session, removeTrees });
  const bench = workbench({ ...inputs, tempFolder: session.tempFolder, platform: process.platform });
  session.atEnd(bench.discard);
  return await exportBundle(
    inputs,
    { ...session, ...connectExport(inputs, session), workbench: bench, artifacts, records },
    session.signal,
  );
});
