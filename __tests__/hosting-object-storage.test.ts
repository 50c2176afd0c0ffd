/** The commands and policies of docs/hosting.md for object storage, as they stand there, with real stores. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';
import { parse } from 'yaml';
import { compareBucket, fetchObject, putObject } from '../e2e/bucket.ts';
import { codeBlock } from '../e2e/code-blocks.ts';
import { presigned, type Store } from '../e2e/presigned.ts';
import { startGateway, type Gateway } from '../e2e/s3-gateway.ts';
import type { Site } from '../e2e/site-versions.ts';
import { UNHINDERED } from '../e2e/slow-door.ts';
import { VERSITYGW_PATH } from '../e2e/tools.ts';
import { mediaType, WANTED_TYPES, wronglyTyped } from '../src/verify/answer.ts';
import { withAzurite } from './action/azurite.ts';
import { scratchFolder } from './kit/scratch-disk.ts';
import { needs } from './needs.ts';
import { inTurn } from './thorough.ts';

jest.setTimeout(120_000);

const ROOT = dirname(import.meta.dirname);
const BUCKET = 'docs-example-com';
/** Beside ordinary files, one of each kind for which verify names the rules of the document. */
const SITE: Site = new Map(
  Object.entries({
    ...Object.fromEntries([...WANTED_TYPES.keys()].map((ending) => [`types/x.${ending}`, ending])),
    'index.html': '<!doctype html><title>x</title>',
    'größe & maß.html': '<!doctype html><title>y</title>',
    '$(touch pwned) `touch pwned`/-K- ;.html': '<!doctype html><title>z</title>',
    'guide/start.rsc': '1:[]',
    'a.css': 'a{}',
    'a.js': 'a',
    'llms.txt': 'x',
  }).map(([name, text]) => [name, Buffer.from(text)]),
);
const work = scratchFolder();

function writeSite(name: string, site: Site = SITE): string {
  const folder = join(work, name);
  for (const [file, content] of site) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

interface Ended {
  readonly status: number | null;
  readonly said: string;
}

/** Runs a script as a runner does. The store's door is in this process, which must not wait for it. */
async function run(script: string, env: Readonly<Record<string, string>>): Promise<Ended> {
  return ran('bash', ['-e', '-o', 'pipefail', '-c', script], env);
}

async function ran(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const cwd = join(work, 'elsewhere');
  mkdirSync(cwd, { recursive: true });
  const path = process.env['PATH'] ?? '';
  const child = spawn(command, args, {
    cwd,
    env: { PATH: path, HOME: cwd, LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const pipe of [child.stdout, child.stderr])
    pipe.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, said };
}

async function withGateway(name: string, use: (gateway: Gateway) => Promise<void>): Promise<void> {
  const folder = join(work, name);
  mkdirSync(folder);
  const options = { buckets: [BUCKET], slow: UNHINDERED, hasUsers: true };
  const gateway = await startGateway(VERSITYGW_PATH, folder, options);
  try {
    await use(gateway);
  } finally {
    await gateway.close();
  }
}

/** Holds the bucket against the site, and the types in it against what verify wants. */
async function compareCopy(store: Store): Promise<void> {
  await compareBucket(store, BUCKET, SITE);
  const wrong = [...SITE.keys()].map(async (name) => {
    const answer = await fetchObject(store, `/${BUCKET}/${name}`);
    await answer.arrayBuffer();
    return wronglyTyped(name, mediaType(answer.headers.get('content-type')));
  });
  expect((await Promise.all(wrong)).filter((ending) => ending !== null)).toEqual([]);
}

describe('the commands of rclone', () => {
  const script = codeBlock('docs/hosting.md', 'Other object storage', 'sh');
  const OLD: Site = new Map([
    ['gone.html', Buffer.from('gone')],
    ['index.html', Buffer.from('old')],
  ]);

  needs(['bash', 'rclone', 'an S3 server'], () => {
    test('bring a site to an S3 server, with types and cache times, and remove what is gone', async () => {
      await withGateway('rclone', async ({ store, log }) => {
        for (const [name, content] of OLD) await putObject(store, `/${BUCKET}/${name}`, content);
        const env = {
          SITE: writeSite('for-s3'),
          REMOTE: `docs:${BUCKET}`,
          RCLONE_CONFIG_DOCS_TYPE: 's3',
          RCLONE_CONFIG_DOCS_PROVIDER: 'Other',
          RCLONE_CONFIG_DOCS_ENDPOINT: store.origin,
          RCLONE_CONFIG_DOCS_REGION: store.region,
          RCLONE_CONFIG_DOCS_ACCESS_KEY_ID: store.accessKey,
          RCLONE_CONFIG_DOCS_SECRET_ACCESS_KEY: store.secretKey,
          RCLONE_CONFIG_DOCS_NO_CHECK_BUCKET: 'true',
        };
        expect(await run(script, env)).toMatchObject({ status: 0 });
        await compareCopy(store);
        const changing = log().filter(({ operation }) => /^(?:Put|Delete)/.test(operation));
        const kinds = changing.slice(OLD.size).map(({ operation, path }) => {
          return operation.startsWith('Delete') ? 'delete' : (/\.(html|rsc)$/.exec(path)?.[1] ?? 'file');
        });
        expect(kinds.filter((kind, at) => kind !== kinds[at - 1])).toEqual(['file', 'rsc', 'html', 'delete']);
        // What is there already is not copied again.
        const before = log().length;
        expect(await run(script, env)).toMatchObject({ status: 0 });
        const again = log().slice(before);
        expect(again.filter(({ operation }) => /^(?:Put|Delete)/.test(operation))).toEqual([]);
      });
    });
  });

  needs(['bash', 'rclone', 'Azurite'], () => {
    test('bring a site to Azure Blob Storage', async () => {
      await withAzurite(async ({ account, container }) => {
        for (const [name, content] of OLD)
          await container.getBlockBlobClient(name).upload(content, content.length);
        const env = {
          SITE: writeSite('for-azure'),
          REMOTE: 'docs:artifacts',
          RCLONE_CONFIG_DOCS_TYPE: 'azureblob',
          RCLONE_CONFIG_DOCS_SAS_URL: account,
        };
        expect(await run(script, env)).toMatchObject({ status: 0 });
        // Older versions take the headers for Azure and ignore them.
        const [, minor = ''] = /^rclone v1\.(\d+)/.exec((await ran('rclone', ['version'])).said) ?? [];
        const setsHeaders = Number(minor) >= 62;
        const seen = new Map<string, readonly [string | undefined, string | undefined, string]>();
        for await (const { name, properties } of container.listBlobsFlat()) {
          const content = await container.getBlobClient(name).downloadToBuffer();
          seen.set(name, [properties.cacheControl, properties.contentType, content.toString()]);
        }
        expect([...seen.keys()].toSorted()).toEqual([...SITE.keys()].toSorted());
        for (const [name, content] of SITE) {
          const [cache, type, text] = seen.get(name) ?? [];
          expect(text).toBe(content.toString());
          if (!setsHeaders) continue;
          expect(cache).toBe(/\.(?:html|rsc)$/.test(name) ? 'no-cache' : 'public, max-age=300');
          if (name.endsWith('.html')) expect(type).toBe('text/html; charset=utf-8');
          if (name.endsWith('.rsc')) expect(type).toBe('text/x-component');
          expect(wronglyTyped(name, mediaType(type ?? null))).toBeNull();
        }
      });
    });
  });
});

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: string;
}

describe('the policy of the role', () => {
  const blocks = [...readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8').matchAll(/^```json\n(.*?)^```$/gms)];
  const policies = blocks
    .map(([, json = '']) => JSON.parse(json) as { readonly Statement?: readonly Statement[] })
    .flatMap(({ Statement }) => (Statement === undefined ? [] : [Statement]));
  const [, statements = []] = policies;
  const ofBucket = statements.filter(({ Resource }) => Resource.startsWith('arn:aws:s3:::'));
  const { jobs } = parse(readFileSync(join(ROOT, '.github/workflows/s3.yml'), 'utf8')) as {
    readonly jobs: { readonly deploy: { readonly steps: readonly { name?: string; run?: string }[] } };
  };
  const script = jobs.deploy.steps.find(({ name }) => name === 'Copy to S3')?.run ?? '';

  test('names the rights of the bucket and of the distribution, and no others', () => {
    expect(policies).toHaveLength(2);
    expect(statements.flatMap(({ Action }) => Action)).toEqual([
      's3:ListBucket',
      's3:PutObject',
      's3:DeleteObject',
      'cloudfront:CreateInvalidation',
    ]);
  });

  needs(['aws', 'bash', 'an S3 server'], () => {
    /** Copies the site as a user with these rights alone. */
    async function copyWith(
      name: string,
      rights: readonly Statement[],
      look: (ended: Ended, gateway: Gateway) => Promise<void>,
    ) {
      await withGateway(name, async (gateway) => {
        const { store } = gateway;
        const user = { access: 'ROLEACCESSKEY', secret: 'an-example-secret-of-the-role' };
        const owner = [
          '--access',
          store.accessKey,
          '--secret',
          store.secretKey,
          '--endpoint-url',
          store.origin,
        ];
        const made = ['create-user', '--access', user.access, '--secret', user.secret, '--role', 'user'];
        expect(await ran(VERSITYGW_PATH, ['admin', ...owner, ...made])).toMatchObject({ status: 0 });
        if (rights.length > 0) {
          const given = rights.map((right) => ({ ...right, Principal: { AWS: [user.access] } }));
          const asked = { method: 'PUT', path: `/${BUCKET}`, query: { policy: '' }, lifetimeS: 60 } as const;
          const body = JSON.stringify({ Version: '2012-10-17', Statement: given });
          const answer = await fetch(presigned(store, asked), { method: 'PUT', body });
          expect([answer.ok, await answer.text()]).toEqual([true, '']);
        }
        await putObject(store, `/${BUCKET}/gone.html`, Buffer.from('gone'));
        const site = writeSite(name + '-site');
        const ended = await run(script, {
          SITE: site,
          BUCKET,
          AWS_ACCESS_KEY_ID: user.access,
          AWS_SECRET_ACCESS_KEY: user.secret,
          AWS_REGION: store.region,
          AWS_ENDPOINT_URL_S3: store.origin,
          AWS_EC2_METADATA_DISABLED: 'true',
        });
        rmSync(site, { recursive: true });
        await look(ended, gateway);
      });
    }

    test('is enough to copy a site and to remove what is gone', async () => {
      await copyWith('whole', ofBucket, async (ended, { store }) => {
        expect(ended).toMatchObject({ status: 0 });
        await compareCopy(store);
      });
    });

    const RIGHTS = ['s3:ListBucket', 's3:PutObject', 's3:DeleteObject'];
    test.each(inTurn(0, RIGHTS))('without %s it is not', async (missing) => {
      const rights = ofBucket.flatMap((right) => {
        const left = [right.Action].flat().filter((action) => action !== missing);
        return left.length === 0 ? [] : [{ ...right, Action: left }];
      });
      await copyWith(missing.replace(':', '-'), rights, (ended) => {
        expect(ended.status).not.toBe(0);
        expect(ended.said).toMatch(/AccessDenied|Access Denied/);
        return Promise.resolve();
      });
    });
  });
});
