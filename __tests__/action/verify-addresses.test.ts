/** The shipped verify action against plain hosts, which find no page without `.html`, and hosts that choose among files. */
import type { ServerResponse } from 'node:http';
import { afterAll, describe, expect, test } from '@jest/globals';
import { closeServers, type Seen } from '../kit/small-server.ts';
import { manifestOf, page } from '../verify/sites.ts';
import { FILES, host, ROUNDS, send, verify, type Answers } from './verifying.ts';

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

/** Serves this sitemap twice before that of the site. */
function firstOld(site: Site, sitemap: string): Answers {
  let left = 2;
  return (response, request) => {
    const isOld = request.url === '/sitemap.xml' && left > 0;
    if (isOld) left -= 1;
    return plainly(isOld ? { ...site, 'sitemap.xml': sitemap } : site, response, request);
  };
}

const PAGES: Site = {
  '404.html': FILES['404.html'] ?? '',
  'guide.html': `${page('The guide')}<a href="api.html">api</a>`,
  'api.html': `${page('The API')}<a href="guide.html">guide</a>`,
};
const HOME = page('The first page');
const LINKED = `${HOME}<a href="guide.html">guide</a>`;

describe('the addresses of a site with .html on a plain host are taken from', () => {
  const SITES: Readonly<Record<string, Site>> = {
    'a part of an index of sitemaps': {
      'index.html': `${HOME}<a href="/guide">guide</a>`,
      'sitemap.xml': '<sitemapindex><loc>https://docs.example.com/part/sitemap.xml</loc></sitemapindex>',
      'part/sitemap.xml': '<urlset><loc>https://docs.example.com/guide.html</loc></urlset>',
    },
    'the first page, where a sitemap names no page': {
      'index.html': LINKED,
      'sitemap.xml': '<loc><![CDATA[https://docs.example.com/guide.html]]></loc>',
    },
    'other pages than the first ones, which have no links': {
      'index.html': HOME,
      ...Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`a${at}.html`, page(`${at}`)])),
    },
    'its pages, where a script makes the menu of the first page': {
      'index.html': `${HOME}<script src="menu.js"></script><link rel="stylesheet" href="a.css">`,
    },
  };
  for (const [name, more] of Object.entries(SITES))
    test.concurrent(name, async () => {
      const site = { ...PAGES, ...more };
      const server = await host((response, request) => plainly(site, response, request));
      const run = await verify(server.url, { manifest: manifestOf(site), inputs: ROUNDS });
      expect(run.errors).toEqual([]);
      expect(run.outputs).toMatchObject({ result: 'success' });
    });

  test.concurrent('no page, where a sitemap shows them, although it is old', async () => {
    const loc = '<loc>https://docs.example.com/guide</loc>';
    const site = { ...PAGES, 'index.html': LINKED, 'sitemap.xml': loc };
    const server = await host(firstOld(site, `${loc}<!-- old -->`));
    const run = await verify(server.url, { manifest: manifestOf(site), inputs: ROUNDS });
    expect(run.outputs).toMatchObject({ result: 'broken', 'broken-count': '2', 'stale-count': '0' });
    expect(run.errors[0]).toMatch(/2 pages answer 404 without '\.html', and are there with it/);
  });

  test.concurrent('the new sitemap, once it comes, also for pages that were right before', async () => {
    const loc = (name: string): string => `<loc>https://docs.example.com/${name}</loc>`;
    const site = { ...PAGES, 'index.html': LINKED, 'sitemap.xml': loc('guide') };
    const server = await host(firstOld(site, loc('guide.html')));
    const run = await verify(server.url, { manifest: manifestOf(site), inputs: ROUNDS });
    expect(run.outputs).toMatchObject({ result: 'broken', 'broken-count': '2', 'stale-count': '0' });
  });

  test.concurrent('none of them, where they have none', async () => {
    const site = {
      ...PAGES,
      'index.html': HOME,
      'guide.html': page('The guide'),
      'api.html': page('The API'),
    };
    const server = await host((response, request) => plainly(site, response, request));
    const run = await verify(server.url, { manifest: manifestOf(site) });
    expect(run.outputs).toMatchObject({ result: 'broken', 'broken-count': '2' });
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
