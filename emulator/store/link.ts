import { createHmac } from 'node:crypto';
import type { Rules } from '../service/rules.ts';

// It protects nothing: links of the emulator need only behave like signed ones.
const SIGNING_KEY = 'static-docs-export emulator';

/** The signature of a path and its query: every byte of both counts, in the order of a link as issued. */
function signature(pathAndQuery: string): string {
  return createHmac('sha256', SIGNING_KEY).update(`GET\n${pathAndQuery}`).digest('hex');
}

/** A time as S3 writes it in a link: 20240102T030405Z. */
export function amzDate(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
}

/** A presigned link to a job's archive. The serial makes it differ from one issued in the same second. */
export function signedLink(rules: Rules, jobId: string, issue: { now: number; serial: number }): string {
  const serial = String(issue.serial).padStart(6, '0');
  const date = amzDate(issue.now);
  const query = [
    ['X-Amz-Algorithm', 'AWS4-HMAC-SHA256'],
    ['X-Amz-Credential', `EMULATOR${serial}/${date.slice(0, 8)}/us-east-1/s3/aws4_request`],
    ['X-Amz-Date', date],
    ['X-Amz-Expires', String(Math.ceil(rules.linkLifetimeMs / 1000))],
    ...(rules.sessionToken ? [['X-Amz-Security-Token', `FwoGZXIvYXdzEMULATOR+/${serial}==`]] : []),
    ['X-Amz-SignedHeaders', 'host'],
  ];
  const text = query.map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`).join('&');
  const path = `/store/${rules.bucket}/${encodeURIComponent(jobId)}/${rules.bundleName}`;
  return `${rules.storeUrl}${path}?${text}&X-Amz-Signature=${signature(`${path}?${text}`)}`;
}

/** The signature of a link if it fits the rest of the link, else null. */
export function validSignature(url: string): string | null {
  const match = /^(.*)&X-Amz-Signature=([0-9a-f]{64})$/.exec(url);
  const [, rest = '', given = ''] = match ?? [];
  return given !== '' && given === signature(rest) ? given : null;
}
