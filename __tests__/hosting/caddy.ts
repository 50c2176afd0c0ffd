import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closedPort } from '../kit/small-server.ts';
import { get, type Answer } from './get.ts';
import { startServerProcess } from './server-process.ts';

export interface Caddy {
  readonly url: string;
  readonly get: (path: string) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Starts a real Caddy with a documented site block that serves `root`, by plain HTTP on loopback. Rejects with what Caddy says when it does not start. */
export async function startCaddy(documented: string, root: string, folder: string): Promise<Caddy> {
  const at = { host: '127.0.0.1', port: await closedPort() };
  const url = `http://${at.host}:${at.port}`;
  // Another name may ask for it: the tests use that of the document.
  const site = documented
    .replace('docs.example.com {', `http://:${at.port} {\n\tbind ${at.host}`)
    .replace('root * /srv/docs', `root * ${root}`);
  if (!site.includes(`${at.port}`) || !site.includes(root))
    throw new Error('The documented lines have changed.');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\nadmin off\nauto_https off\n}\n${site}`);
  const args = ['run', '--adapter', 'caddyfile', '--config', file] as const;
  // It keeps files in these two.
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { close } = await startServerProcess(['caddy', ...args], { at, env });
  return { url, get: (path) => get(at, path), close };
}
