/** The shipped verify action behind a real cache and a real balancer, and the types of files that documented rules set. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { codeBlock } from '../../e2e/code-blocks.ts';
import { WANTED_TYPES } from '../../src/verify/answer.ts';
import { startCaddy } from '../hosting/caddy.ts';
import { startNginx } from '../hosting/nginx.ts';
import { startServerProcess } from '../hosting/server-process.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';
import { closedPort, closeServers } from '../kit/small-server.ts';
import { needs } from '../needs.ts';
import { thorough } from '../thorough.ts';
import { changesOf, manifestOf, page } from '../verify/sites.ts';
import { FILES, host, only, send, verify, type Answers } from './verifying.ts';

afterAll(closeServers);
const scratch = scratchFolder();
const OLD = page('The old guide');
const changes = changesOf({ changed: ['guide.html'], previously: { 'guide.html': OLD } });
const oldGuide: Answers = only('/guide', (response) => {
  send(response, 'guide.html', { body: OLD });
});
/** A run that ends in green is over before; one that does not takes this long. */
const roundsTo = (result: string) => ({
  timeout: result === 'success' ? '60s' : '6s',
  'poll-interval': '20ms',
});

thorough(() => {
  needs('haproxy', () => {
    test.concurrent.each([
      ['one of two servers is old', 1, 'tcp', 'stale'],
      ['one of five servers is old', 4, 'tcp', 'stale'],
      ['one of two servers is old, by request', 1, 'http', 'stale'],
      ['all servers are new', 2, 'tcp', 'success'],
    ] as const)('haproxy: %s', async (name, newCount, mode, result) => {
      const news = await Promise.all(Array.from({ length: newCount }, () => host()));
      const all = result === 'stale' ? [...news, await host(oldGuide)] : news;
      const port = await closedPort();
      const file = join(scratch, `${name}.cfg`);
      const servers = all.map((server, at) => `  server s${at} 127.0.0.1:${server.port}`).join('\n');
      writeFileSync(
        file,
        `defaults\n  mode ${mode}\n  timeout connect 5s\n  timeout client 60s\n  timeout server 60s\nlisten all\n  bind 127.0.0.1:${port}\n  balance roundrobin\n${servers}\n`,
      );
      const { close } = await startServerProcess(['haproxy', '-db', '-f', file], {
        at: { host: '127.0.0.1', port },
      });
      const run = await verify(`http://127.0.0.1:${port}`, { changes, inputs: roundsTo(result) });
      await close();
      expect(run.outputs).toMatchObject({ result });
      if (result === 'stale')
        expect(run.errors[0]).toMatch(/1 address answers old and new in turn: one of several servers/);
    });
  });

  needs('varnishd', () => {
    test.concurrent.each([
      [
        'with an old copy',
        '/guide',
        600,
        'stale',
        /1 page is still the old one, or changed on the way \(a CDN serves/,
      ],
      [
        'with an old copy at the other address',
        '/guide.html',
        600,
        'stale',
        /1 page is still old at another of its addresses/,
      ],
      ['with an old copy for a moment', '/guide', 2, 'success', /all as the manifest has them/],
    ] as const)('Varnish: %s', async (name, path, seconds, result, says) => {
      let isOld = true;
      const server = await host((response, { url }) => {
        response.setHeader('cache-control', `max-age=${seconds}`);
        if (url !== path || !isOld) return false;
        send(response, 'guide.html', { body: OLD });
        return true;
      });
      const port = await closedPort();
      const args = [
        '-F',
        '-a',
        `127.0.0.1:${port}`,
        '-b',
        `127.0.0.1:${server.port}`,
        '-n',
        join(scratch, name),
        '-t',
        `${seconds}`,
      ];
      const grace = ['-p', 'default_grace=0', '-s', 'malloc,16m', '-j', 'none'];
      const { close } = await startServerProcess(['varnishd', ...args, ...grace], {
        at: { host: '127.0.0.1', port },
      });
      // A reader has been there before, and the new site is deployed then.
      await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
      });
      isOld = false;
      const run = await verify(`http://127.0.0.1:${port}`, {
        changes,
        inputs: { ...roundsTo(result), 'poll-interval': '500ms' },
      });
      await close();
      expect(run.outputs).toMatchObject({ result });
      expect(result === 'success' ? run.log : run.errors[0]).toMatch(says);
    });
  });
});

const HOSTED = 'docs/hosting.md';
/** A file of each kind for which verify names a remedy. */
const TYPED = Object.fromEntries([...WANTED_TYPES.keys()].map((ending) => [`x/a.${ending}`, ending]));
const SITE = { 'index.html': FILES['index.html'] ?? '', '404.html': FILES['404.html'] ?? '', ...TYPED };

function written(name: string): string {
  const root = join(scratch, name, 'site');
  mkdirSync(join(root, 'x'), { recursive: true });
  for (const [path, text] of Object.entries(SITE)) writeFileSync(join(root, path), text);
  return root;
}

needs('nginx', () => {
  test('nginx with the rules of the documents has a type for every file', async () => {
    const port = await closedPort();
    const rules = codeBlock(HOSTED, 'nginx', 'nginx').replace(
      'listen 80;',
      `listen 80;\n    listen 127.0.0.1:${port};`,
    );
    const { close } = await startNginx(rules, written('types-nginx'), join(scratch, 'types-nginx'));
    const run = await verify(`http://127.0.0.1:${port}`, { manifest: manifestOf(SITE) });
    await close();
    expect(run.errors).toEqual([]);
    expect(run.outputs).toMatchObject({ result: 'success' });
  });
});

needs('caddy', () => {
  test('Caddy with the rules of the documents has a type for every file', async () => {
    const block = codeBlock(HOSTED, 'Caddy', 'caddyfile');
    const { url, close } = await startCaddy(block, written('types-caddy'), join(scratch, 'types-caddy'));
    const run = await verify(url, { manifest: manifestOf(SITE) });
    await close();
    expect(run.errors).toEqual([]);
    expect(run.outputs).toMatchObject({ result: 'success' });
  });
});
