// A real S3 server, and CloudFront as far as it is asked to forget, for the length of a case.
import { mkdirSync } from 'node:fs';
import { serveInvalidations, type Invalidations } from '../invalidations.ts';
import { startGateway, type Gateway } from '../s3-gateway.ts';
import { UNHINDERED, type Pace } from '../slow-door.ts';

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
