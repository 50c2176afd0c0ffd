import { setFlagsFromString } from 'node:v8';
import { exportBundle } from './export/export-bundle.ts';
import { EXPORT_INPUTS } from './export/inputs.ts';
import { staging } from './export/staging.ts';
import { jobRecords } from './job/job-records.ts';
import { readInputs } from './runner/read-inputs.ts';
import { runSession } from './runner/session.ts';
import { exportApi } from './service/api.ts';
import { httpSender } from './service/http/send.ts';
import { trustAlso } from './service/http/watched-client.ts';
import { bundleStore } from './service/store.ts';
import { artifactService } from './upload/artifact-uploader.ts';

// Keeps the heap for new objects small. V8 lets it grow to 64 MiB, and fills that before it collects: 50 MiB more at the
// peak of an archive with 85,000 files, in the same time. V8 reads the flag at each collection.
setFlagsFromString('--semi-space-growth-factor=1');

await runSession('export', async (session) => {
  const inputs = readInputs(EXPORT_INPUTS, process.env, session);
  const artifacts = artifactService(inputs.upload, process.env, session);
  const records = jobRecords(process.env, session);
  const { clock, tempFolder, msLeft } = session;
  trustAlso(inputs.caCertificate);
  const service = exportApi({ ...session, ...inputs, send: httpSender({ clock, keepsConnections: false }) });
  const store = bundleStore({ ...session, send: httpSender({ clock, keepsConnections: true }) });
  const disk = staging({ ...inputs, tempFolder, platform: process.platform, msLeft });
  session.atEnd(disk.discard);
  return await exportBundle(
    inputs,
    { ...session, service, store, staging: disk, artifacts, records },
    session.signal,
  );
});
