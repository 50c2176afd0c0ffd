/** The shipped verify action against hosts that are right for readers, each in a way of its own. */
import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from '@jest/globals';
import { closeServers, serveRaw, type SmallServer } from '../kit/small-server.ts';
import { changesOf, manifestOf, page } from '../verify/sites.ts';
import {
  fileAt,
  FILES,
  host,
  only,
  ROUNDS,
  send,
  TYPES,
  verify,
  type Answers,
  type More,
} from './verifying.ts';

afterAll(closeServers);

const redirect = (response: ServerResponse, status: number, location: string): boolean => {
  response.writeHead(status, { location }).end();
  return true;
};

interface Case {
  readonly odd: Answers;
  readonly result?: 'broken' | 'stale';
  /** What the log or, for a failed run, the annotation has. */
  readonly says?: RegExp;
  readonly more?: More;
}

const EN = page('Welcome');
const ARCHIVE = gzipSync('an archive');
const MAIL = '<!doctype html><title>Mail</title><main>Write to MAIL & ask, or to <b>MAIL</b></main>';
const ADDRESS = 'größe@example.com';
/** As Cloudflare writes an address in a link, and outside of one. */
const HIDDEN = MAIL.replace(
  'MAIL',
  `<a href="/cdn-cgi/l/email-protection#${hidden(ADDRESS)}"><span class="__cf_email__" data-cfemail="${hidden(ADDRESS)}">[email&#160;protected]</span></a>`,
).replace(
  'MAIL',
  `<a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hidden(ADDRESS)}">[email&#160;protected]</a>`,
);

/** The first byte is the key of the others. */
function hidden(address: string): string {
  return Buffer.from([0x5a, ...Buffer.from(address).map((byte) => byte ^ 0x5a)]).toString('hex');
}

const ODD_NAMES = {
  'größe & maß.html': page('Size'),
  '100% #1?.html': page('All'),
  "it's [a] {b} (c)!.html": page('Marks'),
  'a+b=c;d,e@f:g$h~i.js': 'run()',
  'a%20b.html': page('A name with percent signs'),
  '日本/語.html': page('Japan'),
  'x\\y.html': page('Backslash'),
};

const CASES: Readonly<Record<string, Case>> = {
  'removes .html and slashes by 308, as Vercel does': {
    odd: (response, { url }) => {
      if (/\.html$/.test(url)) return redirect(response, 308, url.replace(/(?:index)?\.html$/, ''));
      if (url !== '/' && url.endsWith('/')) return redirect(response, 308, url.slice(0, -1));
      if (url !== '/dir') return false;
      send(response, 'dir/index.html');
      return true;
    },
  },
  'adds a slash to folders by 301, as GitHub Pages does': {
    odd: (response, { url }) => {
      if (url === '/guide') return redirect(response, 301, '/guide/');
      if (url !== '/guide/') return false;
      send(response, 'guide.html');
      return true;
    },
  },
  'folds case, as Netlify does': {
    odd: (response, { url }) => {
      if (url === '/API') return redirect(response, 301, '/api');
      if (url !== '/api') return false;
      send(response, 'api.html', { body: page('API') });
      return true;
    },
    more: { manifest: manifestOf({ ...FILES, 'API.html': page('API') }) },
  },
  'redirects with bytes that are not ASCII': {
    odd: (response, { url }) => {
      if (url === '/gr%C3%B6%C3%9Fe/') {
        send(response, 'x.html', { body: page('Size') });
        return true;
      }
      if (url !== '/gr%C3%B6%C3%9Fe') return false;
      response.writeHead(301, { location: Buffer.from('/größe/').toString('latin1') }).end();
      return true;
    },
    more: { manifest: manifestOf({ ...FILES, 'größe.html': page('Size') }) },
  },
  'redirects with a host, a fragment and no path': {
    odd: (response, { url, headers }) => {
      if (url === '/guide') return redirect(response, 302, `http://${headers.host ?? ''}/here#top`);
      if (url === '/here') return redirect(response, 303, 'there');
      if (url !== '/there') return false;
      send(response, 'guide.html');
      return true;
    },
  },
  'redirects with a body that is cut': {
    odd: (response, { url }) => {
      if (url === '/guide') {
        response.writeHead(301, { location: '/there', 'content-length': 100 });
        response.write('Moved', () => response.destroy());
        return true;
      }
      if (url !== '/there') return false;
      send(response, 'guide.html');
      return true;
    },
  },
  'redirects a page to the one for what is missing, with 200': {
    odd: (response, { url }) => {
      if (url === '/guide') return redirect(response, 302, '/404.html');
      if (url !== '/404.html') return false;
      send(response, '404.html');
      return true;
    },
    result: 'broken',
    says: /First: 1 file is answered with 200 and the page for what does not exist: 'guide\.html'/,
  },
  'leads its first address to a language': {
    odd: (response, { url }) => {
      if (url === '/') return redirect(response, 302, '/en/');
      if (url !== '/en/') return false;
      send(response, 'en.html', { body: EN });
      return true;
    },
    says: /^1 page is redirected to another page of the site: 'index\.html'\. That is fine/m,
    more: { manifest: manifestOf({ ...FILES, 'en/index.html': EN }) },
  },
  'compresses twice, and says so': {
    odd: only('/guide', (response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip, gzip' });
      response.end(gzipSync(gzipSync(FILES['guide.html'] ?? '')));
    }),
  },
  'names encodings that are none, as uploads to S3 do': {
    odd: (response, { url }) => {
      response.setHeader('content-encoding', url === '/guide' ? 'aws-chunked' : 'utf-8');
      return false;
    },
  },
  'names the compression of an archive, and one for an empty file': {
    odd: (response, { url }) => {
      if (url !== '/docs.tar.gz' && url !== '/empty.txt') return false;
      const body = url === '/empty.txt' ? '' : ARCHIVE;
      response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' }).end(body);
      return true;
    },
    more: { manifest: manifestOf({ ...FILES, 'docs.tar.gz': ARCHIVE, 'empty.txt': '' }) },
  },
  'refuses hidden files and source maps': {
    odd: (response, { url }) => {
      if (!/\/\.|\.map$/.test(url)) return false;
      response.writeHead(403).end();
      return true;
    },
    more: { manifest: manifestOf({ ...FILES, '.buildinfo': 'x', 'a/.gitignore': 'x', 'app.js.map': '{}' }) },
  },
  'has several servers, one of which is late': {
    odd: (response, { url }, count) => {
      if (url !== '/guide' || count > 20) return false;
      send(response, '404.html', { status: 404 });
      return true;
    },
    more: { inputs: ROUNDS },
  },
  'shows a login page, with another token each time': {
    odd: (response, { url }, count) => {
      if (url !== '/login') return redirect(response, 302, '/login');
      send(response, 'login.html', { body: `${page('Sign in')}<input type=hidden value=${count}>` });
      return true;
    },
    result: 'broken',
    says: /First: 6 files are answered with 200 and the page for what does not exist, such as/,
  },
  'compresses in upper case': {
    odd: only('/guide', (response) => {
      response.writeHead(200, { 'content-type': 'TEXT/HTML;Charset=UTF-8', 'content-encoding': 'GZIP' });
      response.end(gzipSync(FILES['guide.html'] ?? ''));
    }),
  },
  'hides e-mail addresses, as Cloudflare does': {
    odd: only('/mail', (response) => {
      send(response, 'mail.html', { body: HIDDEN });
    }),
    says: /1 page has its e-mail addresses hidden by the host: 'mail\.html'/,
    more: { manifest: manifestOf({ ...FILES, 'mail.html': MAIL.replaceAll('MAIL', ADDRESS) }) },
  },
  'answers 206': {
    odd: only('/guide', (response) => {
      const body = FILES['guide.html'] ?? '';
      response
        .writeHead(206, {
          'content-type': 'text/html',
          'content-range': `bytes 0-${body.length - 1}/${body.length}`,
        })
        .end(body);
    }),
    result: 'broken',
    says: /1 file answers 206/,
  },
  'sends trailers': {
    odd: only('/guide', (response) => {
      response.writeHead(200, { 'content-type': 'text/html', trailer: 'x-checksum' });
      response.write(FILES['guide.html']);
      response.addTrailers({ 'x-checksum': 'abc' });
      response.end();
    }),
  },
  'sends long headers': {
    odd: (response, { url }) => {
      response.setHeader('content-security-policy', `default-src ${'https://a.example '.repeat(5_000)}`);
      if (url === '/app.js') response.setHeader('link', 'x'.repeat(300_000));
      return false;
    },
    result: 'broken',
    says: /is broken: of 11 addresses, 1 is broken\. First: 1 address has no answer \('its headers are too long'\): 'app\.js'/,
  },
  'sends early hints': {
    odd: only('/guide', (response) => {
      response.writeEarlyHints({ link: '</app.js>; rel=preload; as=script' });
      send(response, 'guide.html');
    }),
  },
  'is a cache of Cloudflare that is old': {
    odd: only('/guide', (response) => {
      response.setHeader('cf-cache-status', 'HIT');
      response.setHeader('age', '7200');
      send(response, 'guide.html', { body: page('old') });
    }),
    result: 'stale',
    says: /1 page is still the old one, or changed on the way \(a CDN serves a copy that is 2 h old\)/,
  },
  'wants to see a browser': {
    odd: (response) => {
      response
        .writeHead(403, { 'cf-mitigated': 'challenge', 'content-type': 'text/html' })
        .end('<title>Just a moment</title>');
      return true;
    },
    result: 'broken',
    says: /6 files answer 403, such as .+\. Check that .+ a protection against bots does not/,
  },
  'has files with names that need care': {
    odd: (response, { url }) => {
      const path = decodeURIComponent(url.slice(1));
      const name = Object.keys(ODD_NAMES).find((one) => one === path || one === `${path}.html`);
      if (name === undefined) return false;
      send(response, name, { body: ODD_NAMES[name as keyof typeof ODD_NAMES] });
      return true;
    },
    more: { manifest: manifestOf({ ...FILES, ...ODD_NAMES }) },
  },
  'answers 410 for what is gone': {
    odd: only('/old', (response) => response.writeHead(410).end()),
    more: { changes: changesOf({ removed: ['old.html'] }) },
  },
  'leads what is gone out of the site': {
    odd: (response, { url }) => {
      if (/^\/old(?:\.html)?$/.test(url)) return redirect(response, 301, '/archive/old?from=docs');
      if (!url.startsWith('/archive/old')) return false;
      send(response, 'x.html', { body: page('The archive') });
      return true;
    },
    more: { changes: changesOf({ removed: ['old.html'] }) },
  },
  'leads a page to another one, with escapes of its own': {
    odd: (response, { url }) => {
      if (url === '/guide') return redirect(response, 302, '/gr%c3%b6%c3%9fe%2B%26');
      if (!decodeURIComponent(url).startsWith('/größe+&')) return false;
      send(response, 'x.html', { body: page('Size') });
      return true;
    },
    says: /^1 page is redirected to another page of the site: 'guide\.html'\. That is fine/m,
    more: { manifest: manifestOf({ ...FILES, 'größe+&.html': page('Size') }) },
  },
  'leads what is gone to its first page': {
    odd: (response, { url }) => url === '/old' && redirect(response, 301, '/'),
    more: { changes: changesOf({ removed: ['old.html'] }) },
  },
};

describe('a host that', () => {
  for (const [name, { odd, result, says, more }] of Object.entries(CASES)) {
    test.concurrent(name, async () => {
      const server = await host(odd);
      const run = await verify(server.url, more);
      if (says !== undefined) expect(result === undefined ? run.log : run.errors[0]).toMatch(says);
      if (result === undefined) expect(run.errors).toEqual([]);
      expect(run.outputs).toMatchObject({ result: result ?? 'success' });
      expect(run.warnings).toEqual([]);
    });
  }

  /** Answers each connection once, in bytes: `head` is what comes before the headers' end. */
  const raw = (head: (body: Buffer) => string, framed: (body: Buffer) => Buffer): Promise<SmallServer> =>
    serveRaw((socket) => {
      socket.once('data', (bytes) => {
        const url = /^GET (\S+)/.exec(String(bytes))?.[1] ?? '';
        const name = fileAt(url) ?? '404.html';
        const body = Buffer.from(FILES[name] ?? '');
        const status = name === '404.html' ? '404 Not Found' : '200 OK';
        const type = TYPES.find(([ending]) => ending.test(name))?.[1] ?? '';
        socket.end(
          Buffer.concat([
            Buffer.from(`${head(body).replace('STATUS', status)}\r\ncontent-type: ${type}\r\n\r\n`),
            framed(body),
          ]),
        );
      });
    });
  const RAW: Readonly<Record<string, () => Promise<SmallServer>>> = {
    'speaks HTTP/1.0 without a length': () =>
      raw(
        () => 'HTTP/1.0 STATUS',
        (body) => body,
      ),
    'closes each connection': () =>
      raw(
        (body) => `HTTP/1.1 STATUS\r\nconnection: close\r\ncontent-length: ${body.length}`,
        (body) => body,
      ),
    'closes kept connections without a word': () =>
      raw(
        (body) => `HTTP/1.1 STATUS\r\ncontent-length: ${body.length}`,
        (body) => body,
      ),
    'sends chunks with extensions and trailers': () =>
      raw(
        () => 'HTTP/1.1 STATUS\r\ntransfer-encoding: chunked',
        (body) =>
          Buffer.concat([
            Buffer.from(`${body.length.toString(16)};x=y\r\n`),
            body,
            Buffer.from('\r\n0\r\nx-sum: 1\r\n\r\n'),
          ]),
      ),
  };
  for (const [name, start] of Object.entries(RAW))
    test.concurrent(name, async () => {
      const server = await start();
      const run = await verify(server.url);
      expect(run.errors).toEqual([]);
      expect(run.outputs).toMatchObject({ result: 'success' });
    });
});
