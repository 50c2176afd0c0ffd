/** The nginx rules of docs/hosting.md match its table, in a real nginx, and so do the commands beside them. */
import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codeBlock } from '../e2e/code-blocks.ts';
import { documentedAnswers, type Outcome } from './hosting/answers.ts';
import { seen, type Answer } from './hosting/get.ts';
import { startNginx, type Nginx } from './hosting/nginx.ts';
import { ASKED, landing, NAMES, renderDocs, writeNamed } from './hosting/site.ts';
import { needs } from './needs.ts';
import { scratchFolder } from './kit/scratch-disk.ts';

const DOCUMENT = 'docs/hosting.md';
const scratch = scratchFolder();
const site = join(scratch, 'site');
const rendered = join(scratch, 'rendered');

needs('nginx', () => {
  const servers: Nginx[] = [];
  let paths: readonly string[] = [];
  beforeAll(async () => {
    writeNamed(site, NAMES);
    paths = renderDocs(rendered);
    // The release that is served is a link, as the document has it.
    symlinkSync(rendered, join(scratch, 'docs'));
    const rules = codeBlock(DOCUMENT, 'nginx', 'nginx');
    servers.push(await startNginx(rules, site, join(scratch, 'nginx-1')));
    servers.push(await startNginx(rules, join(scratch, 'docs'), join(scratch, 'nginx-2')));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
  });
  const get = (path: string): Promise<Answer> => servers[0]!.get(path);
  const getRendered = (path: string): Promise<Answer> => servers[1]!.get(path);

  test('answers as the table says', async () => {
    const answered: (readonly [string, Outcome])[] = [];
    for (const asked of ASKED) answered.push([asked, seen(await get(asked))]);
    expect(answered).toEqual(documentedAnswers('nginx'));
  });

  test.each([
    ['/gr%C3%B6%C3%9Fe', 'größe.html'],
    ['/a%20b', 'a b.html'],
    ['/v1.2', 'v1.2.html'],
    ['/x?a=1', 'x.html'],
    ['/assets/app.js', 'assets/app.js'],
    ['/.well-known/app-links', '.well-known/app-links'],
  ])('%s is %s', async (asked, file) => {
    expect(seen(await get(asked))).toEqual({ file, status: 200 });
  });

  test.each([
    ['/both/', '/both'],
    ['/x/?a=1&b=2', '/x?a=1&b=2'],
    ['/gr%C3%B6%C3%9Fe/', '/gr%C3%B6%C3%9Fe'],
    ['/a%20b/', '/a%20b'],
    ['//x/', '/x'],
  ])('%s is redirected to %s', async (asked, location) => {
    expect(seen(await get(asked))).toEqual({ location, status: 301 });
  });

  test.each([
    ...['/assets', '/assets/', '/missing/', '/missing.js', '/404.html', '/missing/index.html'],
    ...['//elsewhere.example/', '/%0d%0aLocation:%20https:%2f%2felsewhere.example/'],
  ])('%s is not found', async (asked) => {
    expect(seen(await get(asked))).toEqual({ file: '404.html', status: 404 });
  });

  test('nothing outside the site is served', async () => {
    expect((await get('/..%2f..%2fetc/passwd')).status).toBe(400);
    expect((await get('/assets/..%2f..%2fnginx-1/main.conf')).status).toBe(400);
  });

  test('pages are revalidated each time, other files are cached for a while, missing files are not', async () => {
    const kept = async (path: string): Promise<unknown> => (await get(path)).headers['cache-control'];
    expect(await kept('/x')).toBe('no-cache');
    expect(await kept('/dir/')).toBe('no-cache');
    expect(await kept('/assets/app.js')).toBe('public, max-age=300');
    expect(await kept('/missing')).toBeUndefined();
    expect((await get('/x')).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('files of pages have their type, and are cached no longer than the pages', async () => {
    expect((await get('/x.rsc')).headers).toMatchObject({
      'content-type': 'text/x-component',
      'cache-control': 'no-cache',
    });
    expect(seen(await get('/missing.rsc'))).toEqual({ file: '404.html', status: 404 });
  });

  test('every address of a sitemap and every link of every page is found', async () => {
    for (const path of paths) {
      const found = await landing(path, async (asked) => seen(await getRendered(asked)));
      expect([path, found.status]).toEqual([path, 200]);
    }
    const visited = new Map<string, number>();
    const open = ['/'];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (visited.has(path)) continue;
      const { status, headers, body } = await getRendered(path);
      visited.set(path, status);
      const targets = [...body.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target = '']) => target);
      if (typeof headers['location'] === 'string') targets.push(headers['location']);
      for (const target of targets) {
        const url = new URL(target, `https://docs.example.com${path}`);
        if (url.host === 'docs.example.com') open.push(url.pathname);
      }
    }
    // The targets of redirects are among the visited addresses.
    expect([...visited].filter(([, status]) => status !== 200 && status !== 301)).toEqual([]);
    expect([...visited.keys()]).toEqual(
      expect.arrayContaining(['/api/users.html', '/concepts/index.html', '/concepts/']),
    );
  });

  test('a new release is served after one rename, and the old one stays beside it', async () => {
    expect((await getRendered('/both/page')).status).toBe(404);
    const script = codeBlock(DOCUMENT, 'nginx', 'sh').replaceAll('/srv/', `${scratch}/`);
    const env = { PATH: process.env['PATH'], SITE: site };
    const done = spawnSync('sh', ['-e', '-c', script], { encoding: 'utf8', env });
    expect([done.status, done.stderr]).toEqual([0, '']);
    expect((await getRendered('/both/page')).body).toBe('both/page.html');
    expect(existsSync(join(scratch, 'docs.next'))).toBe(false);
    expect(existsSync(join(rendered, 'sitemap.xml'))).toBe(true);
  });
});
