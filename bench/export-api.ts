// The three endpoints of an export; a job is completed at the first poll. Prints its port.
// The path holds the answer of the bundle endpoint in base64url, so that one server serves all archives.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const JOBS = /^\/([\w-]+)\/v1\/static-export\/jobs(\/job_bench)?(\/bundle)?$/;

const api = createServer((request, response) => {
  // start-up.ts measures the time of the first request.
  process.stdout.write(`asked ${process.hrtime.bigint()}\n`);
  const [, bundle = '', job, ofJob] = JOBS.exec(request.url ?? '') ?? [];
  const answer = (status: number, body: object | string): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  request.resume();
  request.on('end', () => {
    if (bundle === '') answer(403, { error: 'Nobody is there.' });
    else if (ofJob !== undefined) answer(200, Buffer.from(bundle, 'base64url').toString());
    else if (job === undefined) answer(202, { jobId: 'job_bench', status: 'queued' });
    else answer(200, { jobId: 'job_bench', status: 'completed', progress: 100, pageCount: 1 });
  });
});
api.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(api.address() as AddressInfo).port}\n`);
});
