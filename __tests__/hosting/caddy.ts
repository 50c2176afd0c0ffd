import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServerProcess } from './server-process.ts';

export interface Caddy {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts a real Caddy that serves the folder `root` on a free port, with `directives` for the site. Rejects with what it says when it does not start. */
export async function startCaddy(
  directives: string,
  root: string,
  { folder, port }: { readonly folder: string; readonly port: number },
): Promise<Caddy> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'Caddyfile');
  const site = `root * ${root}\n${directives}\nfile_server`;
  writeFileSync(file, `{\nadmin off\nauto_https off\n}\nhttp://127.0.0.1:${port} {\n${site}\n}\n`);
  const args = ['run', '--adapter', 'caddyfile', '--config', file] as const;
  // It keeps files in these two.
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { close } = await startServerProcess(['caddy', ...args], { at: { host: '127.0.0.1', port }, env });
  return { url: `http://127.0.0.1:${port}`, close };
}
