/** The shipped verify action against a correct host, and hosts with each kind of fault. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, deflateRawSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { closedPort, closeServers, serve, serveRaw } from '../kit/small-server.ts';
import { needs } from '../needs.ts';
import { changesOf, manifestOf, page } from '../verify/sites.ts';
import {
  fileAt,
  FILES,
  host,
  HOSTILE,
  only,
  ROUNDS,
  send,
  TYPES,
  verify,
  type Answers,
  type More,
} from './verifying.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const CANCEL_LIMIT_MS = 3_000;
afterAll(closeServers);

/** Six files, the address that cannot exist, and the other addresses of four pages. */
const counts = { 'checked-count': '11', 'stale-count': '0', 'broken-count': '0' };

test.concurrent('a correct host passes', async () => {
  const server = await host((response) => {
    response.setHeader('set-cookie', 'session=1; Path=/');
    return false;
  });
  const run = await verify(`${server.url}/`, { inputs: { report: 'out/report.json', concurrency: '2' } });
  expect(run).toMatchObject({ exitCode: 0, errors: [], warnings: [] });
  expect(run.outputs).toEqual({
    ...counts,
    result: 'success',
    report: join(run.workspace, 'out/report.json'),
  });
  expect(run.log).toMatch(/^Verified 11 addresses in .+: all as the manifest has them$/m);
  expect(run.summary).toContain('### ✅ Live site: verified');
  // The last 20 come over connections of their own: a balancer may lead them to other servers.
  expect(server.seen).toHaveLength(31);
  expect(server.connections()).toBeGreaterThan(20);
  expect(server.connections()).toBeLessThanOrEqual(22);
  for (const { method, headers } of server.seen) {
    expect(method).toBe('GET');
    expect(headers['user-agent']).toMatch(/^static-docs-export\/\d+\.\d+\.\d+ \(\+https?:\/\/\S+\)$/);
    expect(headers['accept-encoding']).toBe('gzip, deflate, br, zstd');
    expect(Object.keys(headers).filter((name) => /cookie|authorization/.test(name))).toEqual([]);
  }
});

test.concurrent('a base path and compressed answers are accepted', async () => {
  const packed = [
    ['gzip', gzipSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ] as const;
  const server = await serve((response, { url }, count) => {
    const name = fileAt(url.replace(/^\/base/, ''));
    if (name === null || !url.startsWith('/base/')) {
      send(response, '404.html', { status: 404 });
      return;
    }
    const [coding, pack] = packed[count % 4] ?? packed[0];
    const type = TYPES.find(([ending]) => ending.test(name))?.[1] ?? '';
    response.writeHead(200, { 'content-type': type, 'content-encoding': coding });
    response.end(pack(FILES[name] ?? ''));
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
  // 20 times more when it is right: one of several servers may still be old.
  expect(asked).toBe(25);
  expect(run.log).toMatch(
    /^▸ Verifying the site\n {4}1 page is still the old one, or changed on the way \(a CDN serves a copy that is 3 h old\): 'guide\.html'\. Asking again in /m,
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
    says: /^Verified 11 addresses in .+: 7 as the manifest has them, 4 with a note$[^]+^4 pages have the text of the manifest in other bytes: changed by the host, such as/m,
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
    says: /2 addresses are redirected more than five times, such as .+\. Check the redirects of the host\. A redirect that waits for a cookie/,
  },
  'redirects elsewhere': {
    odd: only('/guide', (response) =>
      response.writeHead(301, { location: 'http://user:pw@127.0.0.1:9/?token=abcdef123456789012' }).end(),
    ),
    result: 'broken',
    says: /1 address is redirected to 'http:\/\/127\.0\.0\.1:9': 'guide\.html'/,
  },
  'gives Markdown no type of its own': {
    odd: only('/guide.md', (response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('# Guide');
    }),
    result: 'broken',
    says: /1 file with the ending '\.md' comes as 'application\/octet-stream': 'guide\.md'/,
    more: { manifest: manifestOf({ ...FILES, 'guide.md': '# Guide' }) },
  },
  'never answers for one page': {
    odd: only('/guide', () => undefined),
    result: 'broken',
    says: /address(?: has|es have) no answer before 'timeout'/,
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
    says: /1 address has an answer that cannot be used \('it is longer than 1 MiB'\): 'app\.js'/,
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
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'compress' }).end('x');
    }),
    result: 'broken',
    says: /'it is compressed as 'compress', which was not asked for'/,
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
    says: /address(?: has|es have) no answer before 'timeout', as the host is busy \(429\).+\. The host takes fewer requests/,
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
      // A verdict and no inability.
      if (result !== 'success')
        expect(run.errors[0]).toMatch(new RegExp(`^'?[^' ]+'? is ${result}: of \\d+ addresses, `));
      expect(run.warnings).toEqual([]);
      expect(run.summary).not.toMatch(/<script>|^[^`\n]*@all|\b(?:undefined|null|NaN)\b/m);
    });
  }

  test.concurrent('never answers', async () => {
    const run = await verify(`http://127.0.0.1:${await closedPort()}`);
    expect(run.outputs).toMatchObject({ result: 'broken', 'broken-count': '7' });
    expect(run.errors[0]).toMatch(/7 addresses have no answer \('the connection was refused'\), such as /);
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

test.concurrent('no request follows a redirect to another host', async () => {
  const other = await host();
  const server = await host((response, { url }) => {
    response.writeHead(302, { location: `${other.url}${url}` }).end();
    return true;
  });
  const run = await verify(server.url);
  expect(run.outputs).toMatchObject({ result: 'broken', 'broken-count': '7' });
  expect(run.errors[0]).toMatch(/7 addresses are redirected to 'http:\/\/127\.0\.0\.1:\d+', such as /);
  expect(server.seen).toHaveLength(11);
  expect(other.seen).toEqual([]);
});

test.concurrent(
  'a larger site is asked for no more than max-requests, and for the same part each time',
  async () => {
    const asked = async (): Promise<readonly string[]> => {
      const server = await host();
      const changes = changesOf({ changed: ['guide.rsc'] });
      const run = await verify(server.url, { changes, inputs: { 'max-requests': '5', concurrency: '1' } });
      expect(run.outputs).toEqual({ ...counts, 'checked-count': '4', result: 'success' });
      expect(run.log).toMatch(/^Verifying http:\S+: 3 of 6 files$/m);
      expect(run.log).toMatch(/^Verified 4 addresses in .+; 3 files not asked for \('max-requests'\)$/m);
      return server.seen.map(({ url }) => url.replace(/no-such-page-.*/, '?'));
    };
    const first = await asked();
    // The last of the five is kept for what tells an old server from a new one.
    expect(first.filter((url) => url !== first[3])).toEqual(['/?', '/', '/guide.rsc', '/guide.rsc']);
    expect(first).toHaveLength(5);
    expect(await asked()).toEqual(first);
  },
);

test.concurrent(
  'fail-on: nothing reports faults without failing, in a report as its schema says',
  async () => {
    const server = await host((response, { url }) => {
      if (url === '/app.js') response.writeHead(404).end();
      else if (url === '/guide') send(response, 'guide.html', { body: page('old') });
      else return false;
      return true;
    });
    let report: unknown = null;
    const run = await verify(server.url, {
      inputs: { 'fail-on': 'nothing', report: 'r.json' },
      restore: ({ workspace }) => {
        report = JSON.parse(readFileSync(join(workspace, 'r.json'), 'utf8'));
      },
    });
    expect(run).toMatchObject({ exitCode: 0, errors: [] });
    expect(run.outputs).toMatchObject({ result: 'broken', 'broken-count': '1', 'stale-count': '1' });
    expect(run.warnings).toEqual([
      expect.stringMatching(
        /^The live site is not as it should be: 1 broken, 1 stale\. First: 1 file answers 404/,
      ),
    ]);
    expect(run.summary).toMatch(
      /### ⚠️ Live site: [^]+\*\*Broken\*\*[^]+`app\.js`[^]+\*\*Stale\*\*[^]+`guide\.html`/,
    );
    const isReport = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(
      JSON.parse(readFileSync(join(ROOT, 'docs/verify-report.schema.json'), 'utf8')) as object,
    );
    expect([isReport(report), isReport.errors]).toEqual([true, null]);
    expect(report).toMatchObject({
      result: 'broken',
      findings: [{ paths: ['app.js'] }, { paths: ['guide.html'] }],
    });
  },
);

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
  expect(run.outputs).toMatchObject({ result: 'stale', 'stale-count': '2', 'checked-count': '13' });
  expect(run.warnings).toEqual([
    expect.stringMatching(/^The live site is not as it should be: 2 stale\. First: /),
  ]);
  expect(run.summary).toContain('### ⚠️ Live site: stale');
});

describe('after a roll back, a host with the older export', () => {
  const NEWER = { ...FILES, 'guide.html': page('The newer guide') };
  test.concurrent.each([
    ['is right by the manifest of that export', FILES, 'success', /all as the manifest has them/],
    ['is stale by that of the newer one', NEWER, 'stale', /1 page is still the old one.+: 'guide\.html'/],
    [
      'is broken by that of a newer one with more files',
      { ...NEWER, 'faq.html': page('FAQ') },
      'broken',
      /First: 1 file answers 404: 'faq\.html'/,
    ],
  ])('%s', async (_, files, result, says) => {
    const run = await verify((await host()).url, { manifest: manifestOf(files) });
    expect(run.outputs).toMatchObject({ result });
    expect(result === 'success' ? run.log : run.errors[0]).toMatch(says);
  });
});

needs('Linux', () => {
  test.concurrent('a folder for the report that cannot be made ends the run', async () => {
    const run = await verify((await host()).url, { inputs: { report: '/proc/none/report.json' } });
    expect(run.errors).toEqual([expect.stringContaining("Cannot create the folder: '/proc/none': ENOENT")]);
  });
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

describe('the bundle', () => {
  const bundle = readFileSync(join(ROOT, 'dist/verify/index.js'), 'utf8');
  const files = [...bundle.matchAll(/^;\/\/ CONCATENATED MODULE: \.\/(\S+)$/gm)].map(
    ([, path]) => path ?? '',
  );

  test('has no archive reader, download, artifact client or site check', () => {
    expect(files).toEqual(expect.arrayContaining(['lib/verify/verify-site.js', 'lib/service/http/send.js']));
    const heavy = /^lib\/(?:archive|download|artifacts|check\/(?:page|site))\/|@actions\/artifact/;
    expect(files.filter((path) => heavy.test(path))).toEqual([]);
  });
});
