// Presigned links as S3 has them: AWS Signature Version 4 in the query.
// Source: docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
import { createHash, createHmac } from 'node:crypto';

export interface Store {
  /** Where clients reach the store, such as `http://127.0.0.1:9000`; its host is signed. */
  readonly origin: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

export interface Signed {
  readonly method: 'GET' | 'PUT' | 'HEAD';
  /** Path of bucket and key, each segment as it is named, with a slash at the beginning. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly lifetimeS: number;
}

/** A link that may be asked for once or many times, until its life is over. */
export function presigned(store: Store, { method, path, query = {}, lifetimeS }: Signed): string {
  const { host } = new URL(store.origin);
  const time = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const day = time.slice(0, 8);
  const scope = `${day}/${store.region}/s3/aws4_request`;
  const fields = {
    ...query,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${store.accessKey}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(lifetimeS),
    'X-Amz-SignedHeaders': 'host',
  };
  const sorted = Object.entries(fields).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const text = sorted.toSorted().join('&');
  const address = path.split('/').map(encoded).join('/');
  const asked = [method, address, text, `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const digest = createHash('sha256').update(asked).digest('hex');
  const key = [day, store.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    mac,
    `AWS4${store.secretKey}`,
  );
  const signature = Buffer.from(mac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${digest}`)).toString('hex');
  return `${store.origin}${address}?${text}&X-Amz-Signature=${signature}`;
}

function mac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Everything but letters, digits and `-_.~`, as the signature wants it. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
