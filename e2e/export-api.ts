// The service's API, as small as it can be, in front of a real store: it hands out links and remembers how many.
import { createServer, type IncomingMessage } from 'node:http';
import { listening } from './slow-door.ts';

export interface ExportApi {
  readonly origin: string;
  /** How many links were handed out. */
  readonly links: () => number;
  readonly close: () => Promise<void>;
}

export interface Exported {
  readonly apiKey: string;
  readonly domain: string;
  /** A fresh link to the bundle. */
  readonly link: () => { readonly bundleUrl: string; readonly sizeBytes: number; readonly expiresAt: string };
}

const JOBS = '/v1/static-export/jobs';

/** Serves an API whose jobs are completed at once. */
export async function serveExportApi({ apiKey, domain, link }: Exported): Promise<ExportApi> {
  const jobs: string[] = [];
  let links = 0;

  const answer = async (request: IncomingMessage): Promise<readonly [number, object]> => {
    const asked = `${request.method ?? ''} ${request.url ?? ''}`;
    if (request.headers.authorization !== `Bearer ${apiKey}`) return [401, { error: 'Wrong key' }];
    if (asked === `POST ${JOBS}`) {
      let body = '';
      for await (const piece of request) body += String(piece);
      const { domain: wanted } = JSON.parse(body) as { readonly domain?: unknown };
      if (wanted !== domain) return [400, { error: 'Unknown domain' }];
      const jobId = `job_${jobs.length + 1}`;
      jobs.push(jobId);
      return [202, { jobId, status: 'queued' }];
    }
    const jobId = jobs.find((id) => asked.includes(`${JOBS}/${id}`));
    if (asked === `GET ${JOBS}/${jobId ?? ''}`) return [200, { jobId, status: 'completed', progress: 100 }];
    if (asked === `POST ${JOBS}/${jobId ?? ''}/bundle`) {
      links += 1;
      return [200, { jobId, ...link() }];
    }
    return [404, { error: 'No such job' }];
  };

  const server = createServer((request, response) => {
    void answer(request).then(([status, body]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  return {
    origin: await listening(server),
    links: () => links,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
