import { exportBundle } from './export/export-bundle.ts';
import { staging } from './export/staging.ts';
import { jobRecords } from './job/job-records.ts';
import { readInputs } from './runner/read-inputs.ts';
import { runSession } from './runner/session.ts';
import { connectExport } from './service/connect-export.ts';
import { removeTrees } from './system/remove-trees.ts';
import { artifactService } from './upload/artifact-uploader.ts';

await runSession('export', async (session) => {
  const inputs = readInputs(process.env, session.emit);
  const artifacts = artifactService(inputs.upload, process.env, session);
  const records = jobRecords(process.env, { ...session, removeTrees });
  const { tempFolder } = session;
  const disk = staging({ ...inputs, tempFolder, platform: process.platform });
  session.atEnd(disk.discard);
  return await exportBundle(
    inputs,
    { ...session, ...connectExport(inputs, session), staging: disk, artifacts, records },
    session.signal,
  );
});
