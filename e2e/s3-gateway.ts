// A real S3 server (versitygw) over a folder, with a fast way in and a slow one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './presigned.ts';
import { openDoor, UNHINDERED, type Door, type Pace } from './slow-door.ts';

const START_LIMIT_MS = 10_000;
export const WEBSITE_DOMAIN = 's3-website.example';

/** One request, as the server logged it. */
export interface Logged {
  /** The operation, such as `GetObject`. */
  readonly operation: string;
  /** Bucket and key, with a slash at the beginning. */
  readonly path: string;
  readonly status: number;
}

export interface Gateway {
  readonly store: Store;
  /** The same store by the slow way in. */
  readonly slowStore: Store;
  readonly slowDoor: Door;
  /** The socket of its website endpoint. It serves a bucket that is set up as a website under `BUCKET.WEBSITE_DOMAIN`. */
  readonly website: string;
  /** All requests so far, in the order of their answers. */
  readonly log: () => readonly Logged[];
  readonly close: () => Promise<void>;
}

export interface GatewayOptions {
  readonly buckets: readonly string[];
  readonly slow: Pace;
  /** With users besides the owner, in the folder `iam`. */
  readonly hasUsers?: boolean;
}

/** Starts the server with empty buckets in `folder`. Throws when it does not start. */
export async function startGateway(
  binary: string,
  folder: string,
  { buckets, slow, hasUsers = false }: GatewayOptions,
): Promise<Gateway> {
  const at = (name: string): string => join(folder, name);
  for (const bucket of buckets) mkdirSync(join(at('buckets'), bucket), { recursive: true });
  mkdirSync(at('sidecar'));
  if (hasUsers) mkdirSync(at('iam'));
  const keys = {
    accessKey: 'E2EACCESSKEY',
    secretKey: 'an-example-secret-for-tests-only',
    region: 'us-east-1',
  };
  const child = spawn(
    binary,
    [
      ...['--port', at('socket'), '--access-log', at('log'), '--quiet'],
      ...['--website', at('website'), '--website-domain', WEBSITE_DOMAIN],
      ...(hasUsers ? ['--iam-dir', at('iam')] : []),
      // Metadata beside the files: not every file system has extended attributes.
      ...['posix', '--sidecar', at('sidecar'), at('buckets')],
    ],
    {
      env: { ROOT_ACCESS_KEY: keys.accessKey, ROOT_SECRET_KEY: keys.secretKey },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  // For ends that nobody awaits.
  const end = (): boolean => child.kill();
  process.once('exit', end);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close');
  const giveUpAtMs = performance.now() + START_LIMIT_MS;
  while (!existsSync(at('socket')) || !existsSync(at('website'))) {
    if (child.exitCode !== null || performance.now() > giveUpAtMs) {
      child.kill();
      throw new Error(`The S3 server does not start: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const fastDoor = await openDoor(at('socket'), UNHINDERED);
  const slowDoor = await openDoor(at('socket'), slow);
  return {
    store: { ...keys, origin: fastDoor.origin },
    slowStore: { ...keys, origin: slowDoor.origin },
    slowDoor,
    website: at('website'),
    log: () => readLog(at('log')),
    close: async () => {
      await Promise.all([fastDoor.close(), slowDoor.close()]);
      child.kill();
      await ended;
      process.off('exit', end);
    },
  };
}

/** The format of S3's own access logs: … s3_Operation key /address status … */
function readLog(path: string): readonly Logged[] {
  const lines = readFileSync(path, 'utf8').matchAll(/ s3_(\w+) .*? (\/\S*) (\d{3}) /g);
  return [...lines].map(([, operation = '', address = '', status = '']) => ({
    operation,
    path: decodeURIComponent(address.replace(/\?.*$/, '')),
    status: Number(status),
  }));
}
