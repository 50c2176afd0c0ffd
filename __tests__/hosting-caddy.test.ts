/** The Caddy rules of docs/hosting.md match its table, in a real Caddy. */
import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codeBlock } from '../e2e/code-blocks.ts';
import { documentedAnswers, type Outcome } from './hosting/answers.ts';
import { startCaddy, type Caddy } from './hosting/caddy.ts';
import { seen, type Answer } from './hosting/get.ts';
import { ASKED, landing, NAMES, renderDocs, writeNamed } from './hosting/site.ts';
import { scratchFolder } from './kit/scratch-disk.ts';
import { needs } from './needs.ts';

const DOCUMENT = 'docs/hosting.md';
/** Not found, as the document says. */
const ODD = 'what?.html';
const scratch = scratchFolder();
const site = join(scratch, 'site');
const rendered = join(scratch, 'rendered');

needs('caddy', () => {
  const servers: Caddy[] = [];
  let paths: readonly string[] = [];
  beforeAll(async () => {
    writeNamed(site, [...NAMES, ODD]);
    paths = renderDocs(rendered);
    // The release that is served is a link, as the document has it.
    symlinkSync(rendered, join(scratch, 'docs'));
    const rules = codeBlock(DOCUMENT, 'Caddy', 'caddyfile');
    servers.push(await startCaddy(rules, site, join(scratch, 'caddy-1')));
    servers.push(await startCaddy(rules, join(scratch, 'docs'), join(scratch, 'caddy-2')));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
  });
  const get = (path: string): Promise<Answer> => servers[0]!.get(path);
  const getRendered = (path: string): Promise<Answer> => servers[1]!.get(path);

  test('answers as the table says', async () => {
    const answered: (readonly [string, Outcome])[] = [];
    for (const asked of ASKED) answered.push([asked, seen(await get(asked))]);
    expect(answered).toEqual(documentedAnswers('Caddy'));
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
    ...['/assets', '/assets/', '/both/', '/missing/', '/missing.js', '/missing.rsc', '/missing/index.html'],
    ...['/what%3F', '/what%3F.html'],
    ...['//elsewhere.example/', '/..%2f..%2fetc/passwd', '/{path}', '/%7Bhttp.request.host%7D', '/*'],
  ])('%s is not found', async (asked) => {
    const answer = await get(asked);
    expect(seen(answer)).toEqual({ file: '404.html', status: 404 });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  test.each([
    ['/x', 'text/html; charset=utf-8', 'no-cache'],
    ['/dir/', 'text/html; charset=utf-8', 'no-cache'],
    ['/x.rsc', 'text/x-component', 'no-cache'],
    ['/assets/app.js', 'text/javascript; charset=utf-8', 'public, max-age=300'],
  ])('%s has the type %s, and is cached as %s', async (asked, type, cache) => {
    expect((await get(asked)).headers).toMatchObject({ 'content-type': type, 'cache-control': cache });
  });

  test('every address of a sitemap is found', async () => {
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      const found = await landing(path, async (asked) => seen(await getRendered(asked)));
      expect([path, found.status]).toEqual([path, 200]);
    }
  });

  test('a new release is served after one rename', async () => {
    expect((await getRendered('/both/page')).status).toBe(404);
    const script = codeBlock(DOCUMENT, 'nginx', 'sh').replaceAll('/srv/', `${scratch}/`);
    const env = { PATH: process.env['PATH'], SITE: site };
    const done = spawnSync('sh', ['-e', '-c', script], { encoding: 'utf8', env });
    expect([done.status, done.stderr]).toEqual([0, '']);
    expect((await getRendered('/both/page')).body).toBe('both/page.html');
  });
});
