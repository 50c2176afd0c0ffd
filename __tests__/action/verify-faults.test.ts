/** The shipped verify action against hosts with faults that look right at first: each with its verdict. */
import { Socket } from 'node:net';
import { afterAll, describe, expect, test } from '@jest/globals';
import { closeServers, serve } from '../kit/small-server.ts';
import { changesOf, manifestOf, page } from '../verify/sites.ts';
import { fileAt, FILES, host, only, ROUNDS, send, verify, type Answers, type More } from './verifying.ts';

afterAll(closeServers);

const GUIDE = FILES['guide.html'] ?? '';
const OLD = page('The old guide');
const CHANGED = changesOf({ changed: ['guide.html'], previously: { 'guide.html': OLD } });

/** Every `servers`-th connection is to one that is odd. */
function balanced(servers: number, odd: (response: Parameters<Answers>[0]) => void): Answers {
  const sockets = new Map<Socket, number>();
  return (response, { url }) => {
    const { socket } = response;
    if (socket !== null && !sockets.has(socket)) sockets.set(socket, sockets.size);
    if (url !== '/guide' || (sockets.get(socket ?? new Socket()) ?? 0) % servers !== servers - 1)
      return false;
    odd(response);
    return true;
  };
}

const type = (value: string, more = {}) => ({ 'content-type': value, ...more });
const headed = (headers: Readonly<Record<string, string>>): Answers =>
  only('/guide', (response) => response.writeHead(200, type('text/html', headers)).end(GUIDE));

interface Case {
  readonly odd: Answers;
  readonly result: 'broken' | 'stale' | 'success';
  /** The annotation of a failed run, or of one that warns; otherwise the log. */
  readonly says: RegExp;
  readonly more?: More;
  readonly warns?: boolean;
}

const CASES: Readonly<Record<string, Case>> = {
  'is old on one of two servers, and one page has changed': {
    odd: balanced(2, (response) => {
      send(response, 'guide.html', { body: OLD });
    }),
    result: 'stale',
    says: /1 address answers old and new in turn: one of several servers is old: 'guide\.html'\. Wait until/,
    more: { changes: CHANGED, inputs: { ...ROUNDS, timeout: '4s', concurrency: '1' } },
  },
  'is down on one of three servers': {
    odd: balanced(3, (response) => response.writeHead(503).end()),
    result: 'broken',
    says: /1 address answers 503 and the new contents in turn: one of several servers is not right/,
    more: { changes: CHANGED, inputs: { ...ROUNDS, timeout: '4s', concurrency: '1' } },
  },
  'has the page of the export before, of which a link has changed': {
    odd: (response, { url }) => {
      const name = fileAt(url);
      if (name?.endsWith('.html') !== true) return false;
      // It minifies all pages: the bytes of the other ones show nothing.
      const body = name === 'guide.html' ? `${GUIDE}<a href="/old"></a>` : `${FILES[name] ?? ''}\n`;
      send(response, name, { body });
      return true;
    },
    result: 'stale',
    says: /1 page is still the old one, or changed on the way: 'guide\.html'/,
    more: {
      changes: changesOf({
        changed: ['guide.html'],
        previously: { 'guide.html': `${GUIDE}<a href="/old"></a>` },
      }),
    },
  },
  'has an old page with the same text, and the others to the byte': {
    odd: (response, { url }) => {
      if (!url.startsWith('/guide') || url.endsWith('.rsc')) return false;
      send(response, 'guide.html', { body: `${GUIDE}<a href="/old"></a>` });
      return true;
    },
    result: 'stale',
    says: /1 page is still the old one, or changed on the way: 'guide\.html'/,
  },
  'has a cache that varies by the encodings that browsers accept': {
    odd: (response, { url, headers }) => {
      if (url !== '/guide' || headers['accept-encoding'] !== 'gzip, deflate, br, zstd') return false;
      send(response, 'guide.html', { body: OLD });
      return true;
    },
    result: 'stale',
    says: /1 page is still the old one/,
  },
  'has the old page at one of its addresses': {
    odd: only('/guide.html', (response) => {
      response.setHeader('age', '7200');
      send(response, 'guide.html', { body: OLD });
    }),
    result: 'stale',
    says: /1 page is still old at another of its addresses \(a CDN serves a copy that is 2 h old\): '\/guide\.html'\. Invalidate/,
    more: { changes: CHANGED },
  },
  'has a removed page at one of its addresses': {
    odd: only('/gone.html', (response) => {
      send(response, 'gone.html', { body: OLD });
    }),
    result: 'stale',
    says: /1 address of a removed file is still there: '\/gone\.html'/,
    more: { changes: changesOf({ removed: ['gone.html'] }) },
  },
  'has a removed page beside the folder of its name': {
    odd: (response, { url }) => {
      if (url === '/dir.html') response.writeHead(308, { location: '/dir' }).end();
      else if (url === '/dir') send(response, 'x.html', { body: OLD });
      else return false;
      return true;
    },
    result: 'stale',
    says: /2 addresses of removed files are still there, such as 'dir\.html'/,
    more: { changes: changesOf({ removed: ['dir.html'] }) },
  },
  'has a page where it was before, until it is deployed': {
    odd: (response, { url }, count) => {
      if (!/^\/(?:guide|start)(?:\.html)?$/.test(url)) return false;
      const isStart = url.startsWith('/start');
      if (isStart && count < 30) response.writeHead(404).end();
      else send(response, 'x.html', { body: isStart || count < 30 ? GUIDE : page('Another guide') });
      return true;
    },
    result: 'success',
    says: /1 file is answered with another page of the site \('start\.html'\).+Asking again[^]+: all as the manifest has them$/m,
    more: {
      manifest: manifestOf({ ...FILES, 'start.html': GUIDE, 'guide.html': page('Another guide') }),
      inputs: ROUNDS,
    },
  },
  'answers a missing folder with the first page': {
    odd: (response, { url }) => {
      if (!url.startsWith('/dir')) return false;
      send(response, 'index.html');
      return true;
    },
    result: 'broken',
    says: /1 file is answered with another page of the site \('index\.html'\): 'dir\/index\.html'/,
    // It is not waited for: a run that takes this long is killed.
    more: { inputs: { timeout: '10m', 'fail-on': 'broken' } },
  },
  'sends a charset that is not the one of the page': {
    odd: only('/size', (response) =>
      response.writeHead(200, type('text/html; charset=iso-8859-1')).end(page('größe')),
    ),
    result: 'broken',
    says: /1 page comes with the charset 'windows-1252', and is written in another/,
    more: { manifest: manifestOf({ ...FILES, 'size.html': page('größe') }) },
  },
  'has browsers save a page': {
    odd: headed({ 'content-disposition': 'attachment' }),
    result: 'broken',
    says: /1 page comes with 'Content-Disposition: attachment': browsers save it/,
  },
  'adds headers that may surprise': {
    odd: headed({ 'x-robots-tag': 'noindex', 'cache-control': 'max-age=31536000, immutable' }),
    result: 'success',
    says: /: 10 as the manifest has them, 1 with a note$[^]+^1 page comes with 'X-Robots-Tag: noindex' and 'Cache-Control: immutable': 'guide\.html'/m,
  },
  'has no type for a web manifest': {
    odd: only('/site.webmanifest', (response) =>
      response.writeHead(200, type('application/octet-stream')).end('{}'),
    ),
    result: 'success',
    says: /all as the manifest has them/,
    more: { manifest: manifestOf({ ...FILES, 'site.webmanifest': '{}' }) },
  },
  'redirects a page away for ever': {
    odd: (response, { url }) => {
      if (!/^\/guide(?:\.html)?$/.test(url)) return false;
      response.writeHead(301, { location: '/' }).end();
      return true;
    },
    result: 'success',
    warns: true,
    says: /^1 page is redirected to another page of the site, and its text is nowhere else: 'guide\.html'\. Readers cannot/,
  },
  'answers what is missing with its first page, as the site has no other': {
    odd: (response, { url }) => {
      if (fileAt(url) !== null) return false;
      send(response, 'index.html');
      return true;
    },
    result: 'broken',
    says: /An address that cannot exist answers 200 instead of 404\. The site has no '404\.html', and some hosts/,
    more: {
      manifest: manifestOf(Object.fromEntries(Object.entries(FILES).filter(([name]) => name !== '404.html'))),
    },
  },
  'answers nothing at all': {
    odd: () => true,
    result: 'broken',
    says: /First: 10 addresses were not requested before 'timeout'|First: 1 address has no answer before 'timeout'/,
    more: { inputs: { timeout: '3s', concurrency: '1' } },
  },
};

describe('a host that', () => {
  for (const [name, { odd, result, says, more, warns = false }] of Object.entries(CASES))
    test.concurrent(name, async () => {
      const server = await host(odd);
      const run = await verify(server.url, more);
      expect(run.outputs).toMatchObject({ result });
      expect(result === 'success' ? (warns ? run.warnings[0] : run.log) : run.errors[0]).toMatch(says);
      expect(run.warnings).toHaveLength(warns ? 1 : 0);
    });
});

test.concurrent('while it waits, the log names the cause and its folder at once', async () => {
  const names = ['docs/a.html', 'docs/b.html', 'docs/c/d.html'];
  const site = { ...FILES, ...Object.fromEntries(names.map((name) => [name, page(name)])) };
  const server = await host((response, { url }, count) => {
    const name = names.find((one) => url === `/${one}` || `${url}.html` === `/${one}`);
    if (name === undefined) return false;
    if (count < 30) response.writeHead(500).end();
    else send(response, name, { body: page(name) });
    return true;
  });
  const run = await verify(server.url, { manifest: manifestOf(site), inputs: ROUNDS });
  expect(run.outputs).toMatchObject({ result: 'success' });
  expect(run.log).toMatch(
    /^ {4}3 files answer 500, all in 'docs\/', such as 'docs\/a\.html'\. Asking again in /m,
  );
});

describe('max-requests', () => {
  const site = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`p${at}.css`, `a{b:${at}}`]));
  const manifest = manifestOf(site);
  const inputs = { 'max-requests': '62' };

  test.concurrent('counts redirects, and an annotation says what was left out', async () => {
    const server = await serve((response, { url }) => {
      const name = url.slice(1).replace(/^(?:\d-)/, '');
      if (!(name in site)) response.writeHead(404).end();
      else if (/^\/[0-2]-/.test(url))
        response.writeHead(302, { location: `/${Number(url[1]) + 1}-${name}` }).end();
      else if (url.startsWith('/3-')) response.writeHead(200, type('text/css')).end(site[name]);
      else response.writeHead(302, { location: `/0-${name}` }).end();
    });
    // Otherwise it depends on the machine how many have begun and not ended.
    const run = await verify(server.url, { manifest, inputs: { ...inputs, concurrency: '1' } });
    expect(server.seen).toHaveLength(62);
    expect(run.outputs).toMatchObject({ result: 'success' });
    expect(run.warnings).toEqual([
      expect.stringMatching(/^Only 13 of 61 addresses were verified: redirects .+ Raise 'max-requests'\.$/),
    ]);
  });

  test.concurrent(
    'counts requests that are sent again, as the host has closed their connection',
    async () => {
      const requests = new Map<Socket, number>();
      let count = 0;
      const server = await serve((response, { url }) => {
        count += 1;
        const { socket } = response;
        if (socket === null) return;
        requests.set(socket, (requests.get(socket) ?? 0) + 1);
        // Each connection serves one request, and is cut under the second.
        if ((requests.get(socket) ?? 0) > 1) socket.destroy();
        else if (!(url.slice(1) in site)) response.writeHead(404).end();
        else response.writeHead(200, type('text/css')).end(site[url.slice(1)]);
      });
      const run = await verify(server.url, { manifest, inputs });
      expect(count).toBeLessThanOrEqual(62);
      expect(run.outputs).toMatchObject({ result: 'success' });
      expect(run.warnings).toHaveLength(1);
    },
  );
});
