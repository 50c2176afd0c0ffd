// A real S3 server, and CloudFront as far as it is asked to forget, for the length of a case.
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { startGateway, type Gateway } from '../s3-gateway.ts';
import { listening, UNHINDERED, type Pace } from '../slow-door.ts';

export const BUCKET = 'docs-example-com';
const ROLE = 'arn:aws:iam::123456789012:role/docs-deploy';

interface BucketStore {
  readonly gateway: Gateway;
  readonly cdn: Invalidations;
  /** What a reader sets up for it. */
  readonly vars: Readonly<Record<string, string>>;
  /** What leads the aws command and the stand-in for the role there. */
  readonly env: Readonly<Record<string, string>>;
}

/** Serves empty buckets out of `folder`, which is made. */
export async function withStore<T>(
  folder: string,
  {
    binary,
    buckets,
    slow = UNHINDERED,
  }: { readonly binary: string; readonly buckets: readonly string[]; readonly slow?: Pace },
  use: (bucketStore: BucketStore) => Promise<T>,
): Promise<T> {
  mkdirSync(folder);
  const gateway = await startGateway(binary, folder, { buckets, slow });
  const cdn = await serveInvalidations();
  const { store } = gateway;
  try {
    return await use({
      gateway,
      cdn,
      vars: { AWS_ROLE: ROLE, AWS_REGION: store.region, DOCS_BUCKET: BUCKET },
      env: {
        E2E_ACCESS_KEY: store.accessKey,
        E2E_SECRET_KEY: store.secretKey,
        AWS_ENDPOINT_URL_S3: store.origin,
        AWS_ENDPOINT_URL_CLOUDFRONT: cdn.origin,
        AWS_EC2_METADATA_DISABLED: 'true',
      },
    });
  } finally {
    await Promise.all([gateway.close(), cdn.close()]);
  }
}

interface Invalidations {
  readonly origin: string;
  /** What was to be forgotten: `distribution path`, in order. */
  readonly made: () => readonly string[];
  /** From now on nobody may make any, or everybody again. */
  readonly refuse: (refuses: boolean) => void;
  readonly close: () => Promise<void>;
}

/** CloudFront's API as far as an invalidation goes, for the real aws command. */
async function serveInvalidations(): Promise<Invalidations> {
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
