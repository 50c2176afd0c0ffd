// CloudFront's API as far as an invalidation goes, for the real aws command.
import { createServer } from 'node:http';
import { listening } from './slow-door.ts';

export interface Invalidations {
  readonly origin: string;
  /** What was to be forgotten: `distribution path`, in order. */
  readonly made: () => readonly string[];
  /** From now on nobody may make any, or everybody again. */
  readonly refuse: (refuses: boolean) => void;
  readonly close: () => Promise<void>;
}

/** Serves it on loopback. */
export async function serveInvalidations(): Promise<Invalidations> {
  const made: string[] = [];
  let refuses = false;
  const server = createServer((request, response) => {
    const [, distribution = ''] = /\/distribution\/(\w+)\/invalidation$/.exec(request.url ?? '') ?? [];
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.once('end', () => {
      if (refuses) {
        const error = '<Error><Type>Sender</Type><Code>AccessDenied</Code><Message>No</Message></Error>';
        response.writeHead(403, { 'content-type': 'text/xml' });
        response.end(`<ErrorResponse>${error}</ErrorResponse>`);
        return;
      }
      for (const [, path = ''] of body.matchAll(/<Path>([^<]*)<\/Path>/g))
        made.push(`${distribution} ${path.replaceAll('&amp;', '&')}`);
      response.writeHead(201, { 'content-type': 'text/xml' }).end(
        `<Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>I1</Id><Status>InProgress</Status>
        <CreateTime>2024-01-02T03:04:05Z</CreateTime>${body.replace(/<\?.*?\?>/, '')}</Invalidation>`,
      );
    });
  });
  return {
    origin: await listening(server),
    made: () => [...made],
    refuse: (whether) => {
      refuses = whether;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
