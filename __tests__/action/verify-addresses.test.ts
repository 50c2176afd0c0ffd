/** The shipped verify action against plain hosts, which find no page without `.html`, and hosts that choose among files. */
import type { ServerResponse } from 'node:http';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { AddressStyle } from '../../src/site/address-style.ts';
import { closeServers, type Seen } from '../kit/small-server.ts';
import { CLEAN, manifestOf, page } from '../verify/sites.ts';
import { FILES, host, send, verify } from './verifying.ts';

afterAll(closeServers);

type Site = Readonly<Record<string, string>>;

/** Serves files at their own names, and `index.html` for its folder. */
function plainly(site: Site, response: ServerResponse, { url }: Seen): boolean {
  const path = decodeURIComponent(url.slice(1));
  const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  if (name.endsWith('.xml')) response.writeHead(200, { 'content-type': 'application/xml' }).end(site[name]);
  else if (name in site) send(response, name, { body: site[name] ?? '' });
  else send(response, '404.html', { status: 404 });
  return true;
}

const HOME = page('The first page');
const SITE: Site = {
  'index.html': `${HOME}<a href="guide.html">guide</a>`,
  'guide.html': `${page('The guide')}<a href="api.html">api</a>`,
  'dir/index.html': page('A folder'),
  '404.html': FILES['404.html'] ?? '',
};

describe('a site on a plain host is requested as its manifest says that its links are written:', () => {
  test.concurrent.each<[string, AddressStyle | null, string, RegExp]>([
    ['with .html', { pages: 'html', folders: 'index' }, 'success', /all as the manifest has them/],
    ['not known', { pages: null, folders: null }, 'success', /all as the manifest has them/],
    ['no word of it', null, 'success', /all as the manifest has them/],
    [
      'without .html',
      CLEAN,
      'broken',
      /1 page answers 404 without '\.html', and is there with it: 'guide\.html'/,
    ],
  ])('%s', async (_, addressStyle, result, says) => {
    const server = await host((response, request) => plainly(SITE, response, request));
    const manifest = manifestOf(SITE, { addressStyle });
    // A run that would wait for this long is killed.
    const run = await verify(server.url, { manifest, inputs: { timeout: '10m' } });
    expect(run.outputs).toMatchObject({ result });
    expect(run.log).toMatch(says);
  });

  test.concurrent('a sitemap of another style, such as an old one, changes nothing', async () => {
    const loc = '<loc>https://docs.example.com/guide</loc>';
    const site = { ...SITE, 'sitemap.xml': loc };
    const server = await host((response, request) => plainly(site, response, request));
    const manifest = manifestOf(site, { addressStyle: { pages: 'html', folders: 'slash' } });
    const run = await verify(server.url, { manifest });
    expect(run.outputs).toMatchObject({ result: 'success' });
    expect(server.seen.filter(({ url }) => url === '/guide')).toHaveLength(1);
  });
});

test.concurrent('a host that lists a folder instead of the page of its name needs a rule', async () => {
  const site = { ...FILES, 'api.html': page('The API'), 'api/users.html': page('Users') };
  const server = await host((response, request) => {
    if (request.url === '/api') response.writeHead(301, { location: '/api/' }).end();
    else if (request.url === '/api/') send(response, 'x.html', { body: page('Index of /api/: users.html') });
    else if (/^\/api/.test(request.url)) {
      const name = request.url.slice(1);
      return plainly(site, response, { ...request, url: name.includes('.') ? `/${name}` : `/${name}.html` });
    } else return false;
    return true;
  });
  // A run that would wait for this long is killed.
  const run = await verify(server.url, { manifest: manifestOf(site), inputs: { timeout: '10m' } });
  expect(run.outputs).toMatchObject({ result: 'broken', 'broken-count': '1', 'stale-count': '0' });
  expect(run.errors[0]).toMatch(
    /1 page is hidden by the folder of its name, and is there with '\.html' only: 'api\.html'\. The host needs a rule/,
  );
});

test.concurrent('a page beside the file that it is named after is requested with .html', async () => {
  const site = { ...FILES, 'hello.js': 'hello()', 'hello.js.html': page('The source of hello.js') };
  const server = await host(
    (response, request) => request.url.startsWith('/hello') && plainly(site, response, request),
  );
  const run = await verify(server.url, { manifest: manifestOf(site) });
  expect(run.errors).toEqual([]);
  expect(run.outputs).toMatchObject({ result: 'success' });
});

test.concurrent("a host that chooses by 'Accept', as MultiViews does, gives a page", async () => {
  const server = await host((response, { url, headers }) => {
    if (url !== '/guide' || /^text\/html,/.test(headers.accept ?? '')) return false;
    send(response, 'guide.rsc');
    return true;
  });
  const run = await verify(server.url);
  expect(run.errors).toEqual([]);
  expect(run.outputs).toMatchObject({ result: 'success' });
});
