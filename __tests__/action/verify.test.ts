/** The shipped verify action against real servers: correct ones, and hosts with each kind of fault. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { codeBlock } from '../../e2e/code-blocks.ts';
import { VERIFY_OUTPUT_NAMES } from '../../src/report/outputs.ts';
import { startCaddy } from '../hosting/caddy.ts';
import { startNginx } from '../hosting/nginx.ts';
import { renderDocs } from '../hosting/site.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';
import { closedPort, closeServers, serve, serveRaw, type Seen } from '../kit/small-server.ts';
import { needs } from '../needs.ts';
import { changesOf, manifestOf, page } from '../verify/sites.ts';
import { runAction, type Run, type RunOptions } from './runner.ts';

const CANCEL_LIMIT_MS = 3_000;
const HOSTILE = 'a ::error::x <img src=x>|`@all.html';
const FILES: Readonly<Record<string, string>> = {
  'index.html': page('The first page'),
  'guide.html': page('The guide'),
  'dir/index.html': page('A folder'),
  'app.js': `run(${'1,'.repeat(5_000)})`,
  'guide.rsc': '0:"x"',
  '404.html': page('Nothing here'),
  [HOSTILE]: page('Hostile'),
};
const TYPES: readonly (readonly [RegExp, string])[] = [
  [/\.html$/, 'text/html; charset=utf-8'],
  [/\.js$/, 'text/javascript'],
  [/\.rsc$/, 'text/x-component'],
];

afterAll(closeServers);

type Answers = (response: ServerResponse, request: Seen, count: number) => boolean;

/** The file that a correct host serves for an address. */
function fileAt(url: string): string | null {
  const path = decodeURIComponent(url.replace(/^\//, ''));
  const names = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  return names.find((name) => name in FILES && name !== '404.html') ?? null;
}

function send(response: ServerResponse, name: string, { status = 200, body = FILES[name] ?? '' } = {}): void {
  const type = TYPES.find(([ending]) => ending.test(name))?.[1] ?? 'application/octet-stream';
  response.writeHead(status, { 'content-type': type }).end(body);
}

/** A correct host, except for requests that `odd` answers itself, which then returns `true`. */
async function host(odd: Answers = () => false): ReturnType<typeof serve> {
  return await serve((response, request, count) => {
    if (odd(response, request, count)) return;
    const name = fileAt(request.url);
    if (name === null) send(response, '404.html', { status: 404 });
    else send(response, name);
  });
}

/** The last round begins one interval before the timeout: none follows the first, however slow the machine is. */
const ONE_ROUND = { timeout: '20s', 'poll-interval': '20s' };
/** Rounds without a pause between them. */
const ROUNDS = { timeout: '20s', 'poll-interval': '20ms' };

type More = Omit<RunOptions, 'action' | 'service'> & {
  readonly manifest?: string;
  readonly changes?: string;
};

async function verify(
  url: string,
  { manifest = manifestOf(FILES), changes, inputs, ...more }: More = {},
): Promise<Run> {
  const run = await runAction({
    action: 'verify',
    service: null,
    prepare: ({ workspace }) => {
      writeFileSync(join(workspace, 'manifest.json'), manifest);
      if (changes !== undefined) writeFileSync(join(workspace, 'changes.json'), changes);
    },
    inputs: {
      url,
      manifest: 'manifest.json',
      ...(changes !== undefined && { changes: 'changes.json' }),
      ...ONE_ROUND,
      ...inputs,
    },
    ...more,
  });
  expect(
    Object.keys(run.outputs).filter((name) => !VERIFY_OUTPUT_NAMES.some((known) => known === name)),
  ).toEqual([]);
  return run;
}

const counts = { 'checked-count': '7', 'stale-count': '0', 'broken-count': '0' };

test.concurrent('a correct host passes', async () => {
  const server = await host();
  const run = await verify(`${server.url}/`, { inputs: { report: 'out/report.json' } });
  expect(run).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(run.outputs).toEqual({
    ...counts,
    result: 'success',
    report: join(run.workspace, 'out/report.json'),
  });
  expect(run.log).toMatch(/^Verified 7 addresses in .+: all as the manifest has them$/m);
  expect(run.summary).toContain('### ✅ Live site: verified');
  expect(server.connections()).toBeLessThanOrEqual(8);
  for (const { method, headers } of server.seen) {
    expect(method).toBe('GET');
    expect(headers['user-agent']).toMatch(/static-docs-export/);
    expect(Object.keys(headers).filter((name) => /cookie|authorization/.test(name))).toEqual([]);
  }
});

test.concurrent('a base path and compressed answers are accepted', async () => {
  const packed = { gzip: gzipSync, br: brotliCompressSync } as const;
  const server = await serve((response, { url, headers }, count) => {
    const name = fileAt(url.replace(/^\/base/, ''));
    if (name === null || !url.startsWith('/base/')) {
      send(response, '404.html', { status: 404 });
      return;
    }
    expect(headers['accept-encoding']).toBe('gzip, br');
    const coding = count % 2 === 0 ? 'gzip' : 'br';
    const type = TYPES.find(([ending]) => ending.test(name))?.[1] ?? '';
    response.writeHead(200, { 'content-type': type, 'content-encoding': coding });
    response.end(packed[coding](FILES[name] ?? ''));
  });
  const run = await verify(`${server.url}/base`);
  expect(run.outputs).toEqual({ ...counts, result: 'success' });
});

test.concurrent('a host that is stale at first is waited for', async () => {
  let asked = 0;
  const server = await host((response, { url }) => {
    if (url !== '/guide') return false;
    asked += 1;
    if (asked > 4) return false;
    response.setHeader('age', '10800');
    send(response, 'guide.html', { body: page('The old guide') });
    return true;
  });
  const run = await verify(server.url, { inputs: ROUNDS });
  expect(run).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(asked).toBe(5);
  expect(run.log).toMatch(
    /^▸ Verifying the site\n {4}1 file is not right yet \(a CDN serves a copy that is 3 h old\)\. Asking again in /m,
  );
});

interface Case {
  readonly odd: Answers;
  readonly result: 'broken' | 'stale' | 'success';
  /** The text of the annotation; for a successful run, of the log. */
  readonly says: RegExp;
  readonly counts?: Readonly<Record<string, string>>;
  readonly more?: More;
}

const only =
  (path: string, answer: (response: ServerResponse) => void): Answers =>
  (response, { url }) => {
    if (url !== path) return false;
    answer(response);
    return true;
  };

const CASES: Readonly<Record<string, Case>> = {
  'is stale': {
    odd: only('/guide', (response) => {
      response.setHeader('x-cache', 'Hit from cloudfront');
      send(response, 'guide.html', { body: page('The old guide') });
    }),
    result: 'stale',
    says: /1 page is still the old one, or changed on the way \(a CDN serves its copy\): 'guide\.html'\. Check that .+ its cache was invalidated/,
    counts: { 'stale-count': '1' },
  },
  'minifies HTML': {
    odd: (response, { url }) => {
      const name = fileAt(url);
      if (name?.endsWith('.html') !== true) return false;
      send(response, name, {
        body: `${(FILES[name] ?? '').replace('<!doctype html>', '')}<script src=/cdn-cgi/a.js></script>`,
      });
      return true;
    },
    result: 'success',
    says: /^4 pages have the text of the manifest in other bytes: changed by the host, such as/m,
  },
  'knows no pages without .html': {
    odd: (response, { url }) => {
      if (!['/guide', '/dir/'].includes(url)) return false;
      send(response, '404.html', { status: 404 });
      return true;
    },
    result: 'broken',
    says: /2 pages answer 404 without '\.html', and are there with it, such as '(?:guide|dir\/index)\.html'\. The host needs a rule/,
    counts: { 'broken-count': '2' },
  },
  'answers everything with index.html and 200': {
    odd: (response) => {
      send(response, 'index.html');
      return true;
    },
    result: 'broken',
    says: /An address that cannot exist answers 200 instead of 404|files are answered with 200 and the page for what does not exist/,
  },
  'gives .rsc files no type of their own': {
    odd: only('/guide.rsc', (response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(FILES['guide.rsc']);
    }),
    result: 'broken',
    says: /1 file with the ending '\.rsc' comes as 'application\/octet-stream': 'guide\.rsc'\. Set their type at the host/,
    counts: { 'broken-count': '1' },
  },
  'lacks a file': {
    odd: only('/app.js', (response) => {
      send(response, '404.html', { status: 404 });
    }),
    result: 'broken',
    says: /1 file answers 404: 'app\.js'\. Check that they were uploaded/,
  },
  'redirects within itself': {
    odd: only('/dir/', (response) => response.writeHead(302, { location: '/guide/../dir/index.html' }).end()),
    result: 'success',
    says: /all as the manifest has them/,
  },
  'redirects in a circle': {
    odd: (response, { url }) => {
      if (!url.startsWith('/guide')) return false;
      response.writeHead(302, { location: url }).end();
      return true;
    },
    result: 'broken',
    says: /2 files are redirected more than five times, such as/,
  },
  'redirects elsewhere': {
    odd: only('/guide', (response) =>
      response.writeHead(301, { location: 'http://user:pw@127.0.0.1:9/?token=abcdef123456789012' }).end(),
    ),
    result: 'broken',
    says: /1 file is redirected to 'http:\/\/127\.0\.0\.1:9': 'guide\.html'/,
  },
  'never answers': {
    odd: only('/guide', () => undefined),
    result: 'broken',
    says: /files? (?:has|have) no answer before 'timeout'/,
    more: { inputs: { timeout: '3s' } },
  },
  'sends gigabytes': {
    odd: only('/app.js', (response) => {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      const chunk = Buffer.alloc(1024 * 1024);
      const flood = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', flood);
      flood();
    }),
    result: 'broken',
    says: /1 file has an answer that cannot be used \('it is longer than 1 MiB'\): 'app\.js'/,
  },
  'sends a bomb': {
    odd: only('/app.js', (response) => {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.alloc(64 * 1024 * 1024)));
    }),
    result: 'broken',
    says: /'it is longer than 1 MiB after decompression'/,
  },
  'compresses in a way that was not asked for': {
    odd: only('/app.js', (response) => {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'zstd' }).end('x');
    }),
    result: 'broken',
    says: /'it is compressed as 'zstd', which was not asked for'/,
  },
  'is busy for a moment': {
    odd: (response, { url }, count) => {
      if (count > 0 || url === '/') return false;
      response.writeHead(429, { 'retry-after': '1' }).end();
      return true;
    },
    result: 'success',
    says: /^ {4}The host is busy \(429\): no request for 1 s$/m,
  },
  'asks for a pause beyond the timeout': {
    odd: only('/guide', (response) => {
      response.writeHead(429, { 'retry-after': '99999' }).end();
    }),
    result: 'broken',
    says: /files? (?:has|have) no answer before 'timeout', as the host is busy \(429\).+\. The host takes fewer requests/,
    // Longer than a run of a test may take: the end comes at once.
    more: { inputs: { timeout: '10m' } },
  },
  'has a signed link for a type': {
    odd: only('/app.js', (response) => {
      const type = `https://a.example/x?X-Amz-Signature=${'0a'.repeat(32)}`;
      response.writeHead(200, { 'content-type': type }).end(FILES['app.js']);
    }),
    result: 'broken',
    says: /1 file with the ending '\.js' comes as 'https:\/\/a\.example\/x'/,
    // Whatever a run leaves is searched for signatures: `promises.ts`.
    more: { inputs: { report: 'report.json' } },
  },
  'says hostile things': {
    odd: only('/app.js', (response) => {
      response.writeHead(200, { 'content-type': '::error::x<script>|`@all' }).end(FILES['app.js']);
    }),
    result: 'broken',
    says: /comes as '::error::x<script>\|`@all'/,
  },
};

describe('a host that', () => {
  for (const [name, { odd, result, says, counts: wanted = {}, more }] of Object.entries(CASES)) {
    test.concurrent(name, async () => {
      const server = await host(odd);
      const run = await verify(server.url, more);
      expect(run.outputs).toMatchObject({ result, ...wanted });
      expect(run.exitCode).toBe(result === 'success' ? 0 : 1);
      expect(result === 'success' ? run.log : run.errors[0]).toMatch(says);
      expect(run.warnings).toEqual([]);
      expect(run.summary).not.toMatch(/<script>|@all|\b(?:undefined|null|NaN)\b/);
    });
  }

  test.concurrent('never answers', async () => {
    const run = await verify(`http://127.0.0.1:${await closedPort()}`);
    expect(run.outputs).toMatchObject({ result: 'broken', 'broken-count': '7' });
    expect(run.errors[0]).toMatch(/7 files have no answer \('the connection was refused'\), such as /);
  });

  test.concurrent('does not speak HTTP', async () => {
    const server = await serveRaw((socket) => socket.end('SSH-2.0-x\r\n'));
    const run = await verify(server.url);
    expect(run.errors[0]).toMatch(/its answer is not HTTP/);
  });

  test.concurrent('hangs is left within three seconds of a cancel', async () => {
    const server = await host(() => true);
    const run = await verify(server.url, {
      inputs: { timeout: '10m', 'poll-interval': '20ms' },
      during: async ({ kill }) => {
        await server.reached(1);
        kill('SIGTERM');
      },
    });
    expect(run.outputs).toEqual({ result: 'cancelled' });
    expect(run.endedAfterMs).toBeLessThan(CANCEL_LIMIT_MS);
  });
});

test.concurrent('untrusted file names become neither commands nor markup', async () => {
  const server = await host((response) => {
    response.writeHead(500).end();
    return true;
  });
  const run = await verify(server.url, { manifest: manifestOf({ [HOSTILE]: page('Hostile') }) });
  expect(run.outputs).toMatchObject({ result: 'broken' });
  expect(run.summary).not.toMatch(/<img|@all/);
});

test.concurrent('removed pages must be gone, and remaining references to them are found', async () => {
  const server = await host((response, { url }) => {
    if (url === '/old') send(response, 'old.html', { body: page('old') });
    else if (url === '/guide')
      send(response, 'guide.html', {
        body: `${FILES['guide.html'] ?? ''}<script src="/_x/gone-1.js"></script>`,
      });
    else return false;
    return true;
  });
  const changes = changesOf({ changed: ['guide.html'], removed: ['old.html', 'gone.html', '_x/gone-1.js'] });
  const run = await verify(server.url, { changes, inputs: { 'fail-on': 'broken', report: 'r.json' } });
  expect(run).toMatchObject({ exitCode: 0, errors: [] });
  expect(run.outputs).toMatchObject({ result: 'stale', 'stale-count': '2', 'checked-count': '10' });
  expect(run.warnings).toEqual([
    expect.stringMatching(/^The live site is not as it should be: 2 stale\. First: /),
  ]);
  expect(run.summary).toContain('### ⚠️ Live site: stale');
});

test.concurrent('wrong inputs are reported together, before the first request', async () => {
  const server = await host();
  const run = await verify(server.url, {
    inputs: { manifest: 'lost.json', 'fail-on': 'x', url: 'http://docs.example.com' },
  });
  expect(run.outputs).toEqual({ result: 'error' });
  expect(run.errors[0]).toMatch(/'url' .*'manifest' .*'fail-on' /);
  expect(server.seen).toEqual([]);
});

describe('a real server', () => {
  const scratch = scratchFolder();
  const site = join(scratch, 'site');
  let manifest = '';
  beforeAll(() => {
    mkdirSync(join(site, 'x'), { recursive: true });
    renderDocs(site);
    writeFileSync(join(site, 'x/a.rsc'), '0:"x"');
    const names = readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1));
    manifest = manifestOf(Object.fromEntries(names.map((name) => [name, readFileSync(join(site, name))])));
  });

  interface Server {
    readonly url: string;
    readonly close: () => Promise<void>;
  }
  const verified = async ({ url, close }: Server): Promise<Run> => {
    try {
      return await verify(url, { manifest });
    } finally {
      await close();
    }
  };

  needs('nginx', () => {
    const nginx = async (rules: string, name: string): Promise<Server> => {
      const port = await closedPort();
      const lines = rules.replace('listen 80;', `listen 80;\n    listen 127.0.0.1:${port};`);
      const { close } = await startNginx(lines, site, join(scratch, name));
      return { url: `http://127.0.0.1:${port}`, close };
    };

    test('nginx with the rules of the documents is right, and without them it is not', async () => {
      const right = await verified(await nginx(codeBlock('docs/hosting.md', 'nginx', 'nginx'), 'good'));
      expect(right.errors).toEqual([]);
      expect(right.outputs).toMatchObject({ result: 'success' });
      const none = 'default_type application/octet-stream;\nserver {\n    listen 80;\n    root /srv/docs;\n}';
      const wrong = await verified(await nginx(none, 'plain'));
      expect(wrong.outputs).toMatchObject({ result: 'broken' });
      expect(wrong.log).toMatch(/pages answer 404 without '\.html', and are there with it/);
      expect(wrong.log).toMatch(/1 file with the ending '\.rsc' comes as 'application\/octet-stream'/);
      expect(wrong.log).toMatch(
        /An address that cannot exist answers 404 with another page than '404\.html'/,
      );
    });
  });

  needs('caddy', () => {
    const caddy = async (directives: string, name: string): Promise<Server> =>
      startCaddy(directives, site, { folder: join(scratch, name), port: await closedPort() });
    const REST =
      '@rsc path *.rsc\nheader @rsc Content-Type text/x-component\nhandle_errors {\nrewrite * /404.html\nfile_server\n}';

    test('Caddy with a rule that finds pages is right, and without it it is not', async () => {
      const rule = 'try_files {path} {path}.html {path}/index.html';
      const right = await verified(await caddy(`${rule}\n${REST}`, 'caddy-good'));
      expect(right.errors).toEqual([]);
      expect(right.outputs).toMatchObject({ result: 'success' });
      const wrong = await verified(await caddy('', 'caddy-plain'));
      expect(wrong.outputs).toMatchObject({ result: 'broken' });
      expect(wrong.log).toMatch(/pages answer 404 without '\.html', and are there with it/);
      expect(wrong.log).toMatch(/1 file with the ending '\.rsc' comes without a type/);
      expect(wrong.log).toMatch(
        /An address that cannot exist answers 404 with another page than '404\.html'/,
      );
    });
  });
});

describe('the bundle', () => {
  const bundle = readFileSync(join(import.meta.dirname, '..', '..', 'dist', 'verify', 'index.js'), 'utf8');
  const files = [...bundle.matchAll(/^;\/\/ CONCATENATED MODULE: \.\/(\S+)$/gm)].map(
    ([, path]) => path ?? '',
  );

  test('has no archive reader, download, artifact client or site check', () => {
    expect(files).toEqual(expect.arrayContaining(['lib/verify/verify-site.js', 'lib/service/http/send.js']));
    const heavy = /^lib\/(?:archive|publish|download|artifacts|check\/(?:page|site))\/|@actions\/artifact/;
    expect(files.filter((path) => heavy.test(path))).toEqual([]);
  });
});
