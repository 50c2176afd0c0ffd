import { removeTrees } from './disk/remove-trees.ts';
import { workbench } from './disk/workbench.ts';
import { exportBundle } from './flows/export-bundle.ts';
import { jobRecords } from './runner/job-records.ts';
import { takeInputs } from './runner/take-inputs.ts';
import { runSession } from './runner/session.ts';
import { artifactService } from './runner/upload.ts';
import { connectExport } from './service/connect-export.ts';

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
