/** The shipped verify action against real servers: with the rules of the documents, and without them. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { putObject } from '../../e2e/bucket.ts';
import { codeBlock } from '../../e2e/code-blocks.ts';
import { serveCloudFront, serveWebsite, type LiveSite } from '../../e2e/live-sites.ts';
import { startGateway, type Gateway } from '../../e2e/s3-gateway.ts';
import { UNHINDERED } from '../../e2e/slow-door.ts';
import { VERSITYGW_PATH } from '../../e2e/tools.ts';
import { startCaddy } from '../hosting/caddy.ts';
import { startNginx } from '../hosting/nginx.ts';
import { renderDocs } from '../hosting/site.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';
import { closedPort } from '../kit/small-server.ts';
import { needs } from '../needs.ts';
import { changesOf, manifestOf, page } from '../verify/sites.ts';
import type { Run } from './runner.ts';
import { verify, type More } from './verifying.ts';

const HOSTING = 'docs/hosting.md';
const scratch = scratchFolder();
const site = join(scratch, 'site');
let files: Readonly<Record<string, Buffer>> = {};
beforeAll(() => {
  mkdirSync(join(site, 'x'), { recursive: true });
  renderDocs(site);
  writeFileSync(join(site, 'x/a.rsc'), '0:"x"');
  // Names that an address has to quote.
  for (const name of ['größe & maß.html', '100% #1?.html', 'x/a b+c.js'])
    writeFileSync(join(site, name), name);
  const names = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1));
  files = Object.fromEntries(names.map((name) => [name, readFileSync(join(site, name))]));
});

interface Server {
  readonly url: string;
  readonly close: () => Promise<void> | void;
}

async function verified({ url, close }: Server, inputs = {}, more: More = {}): Promise<Run> {
  try {
    return await verify(url, { manifest: manifestOf(files), inputs, ...more });
  } finally {
    await close();
  }
}

/** A run that would wait for this long is killed. */
const LONG = { timeout: '10m' };

/** By folder: what a host is told to do with it, and what verify finds of its page then. */
interface Fault {
  readonly nginx: string;
  readonly caddy: string;
  readonly finding: Readonly<Record<string, unknown>> | null;
}
const header = (name: string, value: string, finding: Fault['finding']): Fault => ({
  nginx: `add_header ${name} "${value}";`,
  caddy: `header * ${name} "${value}"`,
  finding,
});
const noted = (...headers: readonly string[]) => ({ level: 'noted', kind: 'notable-headers', headers });
const broken = (kind: string, more = {}) => ({ level: 'broken', kind, ...more });
const FAULTS: Readonly<Record<string, Fault>> = {
  right: { nginx: '', caddy: '', finding: null },
  charset: {
    nginx: 'charset iso-8859-1;',
    caddy: 'header * Content-Type "text/html; charset=iso-8859-1"',
    finding: broken('wrong-charset', { charset: 'windows-1252' }),
  },
  saved: header('Content-Disposition', 'attachment', broken('saved-as-file')),
  plain: {
    nginx: 'types {} default_type text/plain;',
    caddy: 'header * Content-Type text/plain',
    finding: broken('wrong-type', { ending: '.html', type: 'text/plain' }),
  },
  hidden: header('X-Robots-Tag', 'noindex, nofollow', noted('X-Robots-Tag: noindex')),
  policy: header('Content-Security-Policy', "default-src 'self'", noted('Content-Security-Policy')),
  kept: header('Cache-Control', 'public, max-age=31536000, immutable', noted('Cache-Control: immutable')),
  year: header('Cache-Control', 'max-age=31536000', noted('Cache-Control: max-age of a year')),
  first: {
    nginx: 'rewrite ^ /index.html break;',
    caddy: 'rewrite * /index.html',
    finding: broken('other-page', { page: 'index.html' }),
  },
  down: { nginx: 'return 502;', caddy: 'respond 502', finding: broken('wrong-status', { status: 502 }) },
  busy: { nginx: 'return 503;', caddy: 'respond 503', finding: broken('wrong-status', { status: 503 }) },
  refused: { nginx: 'deny all;', caddy: 'respond 403', finding: broken('wrong-status', { status: 403 }) },
  away: {
    nginx: 'return 301 https://other.example$request_uri;',
    caddy: 'redir * https://other.example{uri} 301',
    finding: broken('redirected-away', { to: 'https://other.example' }),
  },
  round: {
    nginx: 'return 302 $request_uri;',
    caddy: 'redir * {uri} 302',
    finding: broken('redirect-loop'),
  },
  within: {
    nginx: 'return 302 /right/page;',
    caddy: 'redir * /right/page 302',
    finding: { level: 'noted', kind: 'hidden-by-redirect' },
  },
  missing: { nginx: '', caddy: '', finding: broken('wrong-status', { status: 404 }) },
  old: { nginx: '', caddy: '', finding: { level: 'stale', kind: 'old-contents' } },
  gone: { nginx: '', caddy: '', finding: { level: 'stale', kind: 'not-removed' } },
};

/** The findings of a run with the shipped action of a host with all of these faults, by folder. */
async function faultsOf(start: (root: string) => Promise<Server>, name: string): Promise<unknown> {
  const root = join(scratch, name);
  const pages = Object.keys(FAULTS).map((fault) => [`${fault}/page.html`, page(`Größe: ${fault}`)] as const);
  const all: Readonly<Record<string, string>> = {
    'index.html': page('First'),
    '404.html': page('Nothing'),
    ...Object.fromEntries(pages),
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    if (!path.startsWith('missing/'))
      writeFileSync(join(root, path), path.startsWith('old/') ? page('Old') : text);
  }
  const kept = Object.entries(all).filter(([path]) => !path.startsWith('gone/'));
  const manifest = manifestOf(Object.fromEntries(kept));
  const changes = changesOf({ removed: ['gone/page.html'] });
  let findings: readonly { readonly paths: readonly string[] }[] = [];
  const restore: More['restore'] = ({ workspace }) => {
    ({ findings } = JSON.parse(readFileSync(join(workspace, 'report.json'), 'utf8')) as {
      readonly findings: typeof findings;
    });
  };
  const inputs = { report: 'report.json' };
  const run = await verified(await start(root), inputs, { manifest, changes, restore });
  expect(run.outputs).toMatchObject({ result: 'broken' });
  return Object.fromEntries(
    Object.keys(FAULTS).map((fault) => [
      fault,
      findings.find(({ paths }) => paths.includes(`${fault}/page.html`)) ?? null,
    ]),
  );
}
const EXPECTED = Object.fromEntries(
  Object.entries(FAULTS).map(([name, { finding }]) => [
    name,
    finding === null ? null : (expect.objectContaining(finding) as unknown),
  ]),
);

needs('nginx', () => {
  const rules = codeBlock(HOSTING, 'nginx', 'nginx');
  const nginx = async (text: string, name: string, root = site): Promise<Server> => {
    const port = await closedPort();
    const lines = text.replace('listen 80;', `listen 80;\n    listen 127.0.0.1:${port};`);
    const { close } = await startNginx(lines, root, join(scratch, name));
    return { url: `http://127.0.0.1:${port}`, close };
  };

  test('nginx: each fault of a folder has its verdict', async () => {
    const odd = Object.entries(FAULTS).map(
      ([name, { nginx: lines }]) => `location ^~ /${name}/ { try_files $uri $uri.html =404; ${lines} }`,
    );
    const text = rules.replace('location / {', `${odd.join('\n')}\nlocation / {`);
    expect(await faultsOf((root) => nginx(text, 'nginx-faults', root), 'faults-nginx')).toEqual(EXPECTED);
  });

  test('nginx with the rules of the documents is right', async () => {
    const run = await verified(await nginx(rules, 'nginx-good'));
    expect(run.errors).toEqual([]);
    expect(run.outputs).toMatchObject({ result: 'success' });
    expect(run.log).not.toContain('changed by the host');
  });

  test('nginx without them is not', async () => {
    const none = 'default_type application/octet-stream;\nserver {\n    listen 80;\n    root /srv/docs;\n}';
    const run = await verified(await nginx(none, 'nginx-plain'), LONG);
    expect(run.outputs).toMatchObject({ result: 'broken' });
    expect(run.log).toMatch(/pages answer 404 without '\.html', and are there with it/);
    expect(run.log).toMatch(/1 file with the ending '\.rsc' comes as 'application\/octet-stream'/);
    expect(run.log).toMatch(/An address that cannot exist answers 404 with another page than '404\.html'/);
  });

  test('nginx with a page of its own for missing ones gets a note, and is not waited for', async () => {
    const own = rules.replace(/error_page 404 [^}]*\}/, '');
    expect(own).not.toMatch(/error_page|404\.html/);
    const run = await verified(await nginx(own, 'nginx-own-404'), LONG);
    expect(run).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
    expect(run.outputs).toMatchObject({ result: 'success', 'stale-count': '0' });
    expect(run.log).toMatch(
      /An address that cannot exist answers 404 with another page than '404\.html'\. Readers see an old page, or one of the host/,
    );
  });
});

needs('caddy', () => {
  const caddy = (block: string, name: string, root = site): Promise<Server> =>
    startCaddy(block, root, join(scratch, name));

  test('Caddy: each fault of a folder has its verdict', async () => {
    const odd = Object.entries(FAULTS).map(([name, { caddy: lines }]) => `route /${name}/* {\n${lines}\n}`);
    const rules = codeBlock(HOSTING, 'Caddy', 'caddyfile');
    const text = rules.replace(/^\t\tfile_server$/m, `${odd.join('\n')}\nfile_server`);
    expect(await faultsOf((root) => caddy(text, 'caddy-faults', root), 'faults-caddy')).toEqual(EXPECTED);
  });

  test('Caddy with the rules of the documents is right', async () => {
    // A name that Caddy does not find, as the document says.
    const others = Object.fromEntries(Object.entries(files).filter(([name]) => !name.includes('?')));
    const rules = codeBlock(HOSTING, 'Caddy', 'caddyfile');
    const run = await verified(await caddy(rules, 'caddy-good'), {}, { manifest: manifestOf(others) });
    expect(run.errors).toEqual([]);
    expect(run.outputs).toMatchObject({ result: 'success' });
    expect(run.log).not.toContain('changed by the host');
  });

  test('Caddy without them is not', async () => {
    const none = 'docs.example.com {\nroot * /srv/docs\nfile_server\n}';
    const run = await verified(await caddy(none, 'caddy-plain'), LONG);
    expect(run.outputs).toMatchObject({ result: 'broken' });
    expect(run.log).toMatch(/pages answer 404 without '\.html', and are there with it/);
    expect(run.log).toMatch(/1 file with the ending '\.rsc' comes without a type/);
    expect(run.log).toMatch(/An address that cannot exist answers 404 with another page than '404\.html'/);
  });
});

needs('an S3 server', () => {
  const BUCKET = 'docs-example-com';
  // As the commands of the examples set them.
  const TYPES: Readonly<Record<string, string>> = {
    '.html': 'text/html; charset=utf-8',
    '.rsc': 'text/x-component',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
    '.xml': 'application/xml',
    '.txt': 'text/plain',
  };

  async function withBucket<T>(name: string, use: (gateway: Gateway) => Promise<T>): Promise<T> {
    const folder = join(scratch, name);
    const gateway = await startGateway(VERSITYGW_PATH, folder, { buckets: [BUCKET], slow: UNHINDERED });
    try {
      for (const [path, content] of Object.entries(files))
        await putObject(gateway.store, `/${BUCKET}/${path}`, content, TYPES[extname(path)]);
      return await use(gateway);
    } finally {
      await gateway.close();
    }
  }
  const front = ({ store }: Gateway, rules = true): Promise<LiveSite> =>
    serveCloudFront(store, { bucket: BUCKET, site, rules });

  test('a bucket behind CloudFront, with the rules of the documents, is right until something is wrong in it', async () => {
    await withBucket('s3-front', async (gateway) => {
      const right = await verified(await front(gateway));
      expect(right.errors).toEqual([]);
      expect(right.outputs).toMatchObject({ result: 'success' });

      const put = (path: string, content: Buffer | string, type: string): Promise<void> =>
        putObject(gateway.store, `/${BUCKET}/${path}`, Buffer.from(content), type);
      await put('x/a.rsc', files['x/a.rsc'] ?? '', 'binary/octet-stream');
      await put('index.html', page('The old first page'), 'text/html');
      const wrong = await verified(
        await front(gateway),
        {},
        {
          manifest: manifestOf({ ...files, 'assets/late.css': Buffer.from('a{}') }),
          changes: changesOf({ changed: ['index.html'] }),
        },
      );
      // The old page counts at both of its addresses.
      expect(wrong.outputs).toMatchObject({ result: 'broken', 'broken-count': '2', 'stale-count': '2' });
      expect(wrong.log).toMatch(
        /1 file with the ending '\.rsc' comes as 'binary\/octet-stream': 'x\/a\.rsc'/,
      );
      expect(wrong.log).toMatch(/1 file answers 404: 'assets\/late\.css'/);
      expect(wrong.log).toMatch(/1 page is still the old one, or changed on the way: 'index\.html'/);
    });
  });

  test('a bucket behind CloudFront without the rules finds no page without .html', async () => {
    await withBucket('s3-plain', async (gateway) => {
      const run = await verified(await front(gateway, false), LONG);
      expect(run.outputs).toMatchObject({ result: 'broken' });
      expect(run.log).toMatch(/pages answer 403 without '\.html', and are there with it/);
      expect(run.log).toMatch(/An address that cannot exist answers 403 instead of 404/);
    });
  });

  test("a bucket's own website is right for a site whose addresses have .html, and for no other", async () => {
    await withBucket('s3-website', async (gateway) => {
      // This server does not decode addresses.
      const plain = Object.fromEntries(Object.entries(files).filter(([name]) => /^[\w./-]+$/.test(name)));
      const wrong = await verified(await serveWebsite(gateway, BUCKET), LONG, {
        manifest: manifestOf(plain),
      });
      expect(wrong.outputs).toMatchObject({ result: 'broken' });
      expect(wrong.log).toMatch(/pages answer 404 without '\.html', and are there with it/);

      const manifest = manifestOf(plain, { addressStyle: { pages: 'html', folders: 'slash' } });
      const website = await serveWebsite(gateway, BUCKET);
      const right = await verify(website.url, { manifest, inputs: LONG });
      website.close();
      expect(right.errors).toEqual([]);
      expect(right.outputs).toMatchObject({ result: 'success' });
    });
  });
});
