// The public addresses of a site, once it is deployed: CloudFront in front of a bucket, the bucket's own website, and
// GitHub Pages.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fetchObject, makeWebsite } from './bucket.ts';
import { documentedErrors, documentedFolders, documentedFunction } from './cloudfront.ts';
import type { Store } from './presigned.ts';
import { WEBSITE_DOMAIN, type Gateway } from './s3-gateway.ts';
import { filesBelow, type Site } from './site-versions.ts';
import { listening } from './slow-door.ts';

export interface LiveSite {
  /** The address that readers use. */
  readonly url: string;
  readonly close: () => void;
}

/** The website that an S3 server makes of a bucket. */
export async function serveWebsite({ store, website }: Gateway, bucket: string): Promise<LiveSite> {
  await makeWebsite(store, bucket);
  const host = `${bucket}.${WEBSITE_DOMAIN}`;
  const server = createServer(({ url: path = '/' }, response) => {
    request({ socketPath: website, path, headers: { host }, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    })
      .once('error', (error) => response.writeHead(500).end(error.message))
      .end();
  });
  return serving(server, '/');
}

/** A bucket behind CloudFront. `rules`: with what docs/hosting.md has it do, or as it is without. */
export async function serveCloudFront(
  store: Store,
  { bucket, site, rules }: { readonly bucket: string; readonly site: string; readonly rules: boolean },
): Promise<LiveSite> {
  const rewrite = rules ? documentedFunction(documentedFolders(site)) : (uri: string) => ({ uri });
  const errors = rules ? documentedErrors() : new Map<number, never>();
  const object = async (uri: string): Promise<Response> =>
    fetchObject(store, `/${bucket}${decodeURIComponent(uri)}`);
  const answer = async (uri: string, response: ServerResponse): Promise<void> => {
    const rewritten = rewrite(uri);
    if (!('uri' in rewritten)) {
      response.writeHead(rewritten.status, { location: rewritten.location }).end();
      return;
    }
    const found = await object(rewritten.uri);
    // S3 refuses to say what is missing to a reader who may not list the bucket: its root as well.
    const status = found.status === 404 || rewritten.uri === '/' ? 403 : found.status;
    const error = errors.get(status);
    const shown = error === undefined ? found : await object(error.page);
    const body = Buffer.from(await shown.arrayBuffer());
    if (shown !== found) await found.arrayBuffer();
    const type = shown.headers.get('content-type') ?? '';
    response.writeHead(error?.status ?? status, { 'content-type': type }).end(body);
  };
  return serving(
    createServer(({ url = '/' }, response) => {
      answer(url.replace(/\?.*$/, ''), response).catch((error: unknown) =>
        response.writeHead(500).end(String(error)),
      );
    }),
    '/',
  );
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'application/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
};

export interface Pages extends LiveSite {
  /** The files of the last deployment. */
  readonly deployed: () => Site;
  /** From now on all pages have no type. */
  readonly breakTypes: (broken: boolean) => void;
  /** From now on deployments do not reach readers. */
  readonly keepOld: () => void;
}

/**
 * Pages of a project, below a path. A POST, which the stand-in for actions/deploy-pages sends, deploys the artifact that
 * `newest` gives. Unpacks below `folder`.
 */
export async function servePages(folder: string, newest: () => Buffer): Promise<Pages> {
  let site: Site = new Map();
  let deployed = site;
  let isBroken = false;
  let isStale = false;
  const base = '/docs/';
  const server = createServer(({ method, url = '' }, response) => {
    if (method === 'POST') {
      deployed = insidePages(newest(), mkdtempSync(join(folder, 'artifact-')));
      if (!isStale) site = deployed;
      response.end();
      return;
    }
    const path = decodeURIComponent(url.replace(/\?.*$/, '').slice(base.length));
    const names = /(?:^|\/)$/.test(path) ? [`${path}index.html`] : [path, `${path}.html`];
    const name = url.startsWith(base) ? names.find((one) => site.has(one)) : undefined;
    const shown = name ?? '404.html';
    const type = TYPES[/\.(\w+)$/.exec(shown)?.[1] ?? ''] ?? 'application/octet-stream';
    const headers = { server: 'GitHub.com', 'content-type': isBroken ? 'text/plain' : type };
    response.writeHead(name === undefined ? 404 : 200, headers).end(site.get(shown));
  });
  return {
    ...(await serving(server, base)),
    deployed: () => deployed,
    breakTypes: (broken) => {
      isBroken = broken;
    },
    keepOld: () => {
      isStale = true;
    },
  };
}

/** The files of a Pages artifact, as `unzip` and `tar` find them. */
function insidePages(zip: Buffer, folder: string): Site {
  const site = join(folder, 'site');
  mkdirSync(site);
  writeFileSync(join(folder, 'artifact.zip'), zip);
  execFileSync('unzip', ['-q', 'artifact.zip', 'artifact.tar'], { cwd: folder });
  execFileSync('tar', ['xf', 'artifact.tar', '-C', site], { cwd: folder });
  return filesBelow(site);
}

async function serving(server: Server, base: string): Promise<LiveSite> {
  const origin = await listening(server);
  return {
    url: `${origin}${base}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
