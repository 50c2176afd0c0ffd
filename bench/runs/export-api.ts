// The three endpoints of an export, as small as they can be: a job is completed at the first poll. Prints its port.
// The answer to "where is the bundle?" is in the path, in base64url: one server does for every archive and every line.
import { createServer } from 'node:http';
import { announce } from './announce.ts';

const JOBS = /^\/([\w-]+)\/v1\/static-export\/jobs(\/job_bench)?(\/bundle)?$/;

announce(
  createServer((request, response) => {
    // For who measures how long it took to get here.
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
  }),
);
