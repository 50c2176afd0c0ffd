import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { get, type Answer } from './get.ts';
import { startServerProcess } from './server-process.ts';

export interface Nginx {
  /** A socket: another test could use the same port. */
  readonly socket: string;
  readonly get: (path: string) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

/** Starts a real nginx with a documented configuration that serves `root`. Rejects with what nginx says when it does not start. */
export async function startNginx(documented: string, root: string, folder: string): Promise<Nginx> {
  const socket = join(folder, 'socket');
  const http = documented
    .replace('listen 80;', `listen unix:${socket};`)
    .replace('root /srv/docs;', `root ${root};`);
  if (!http.includes(socket) || !http.includes(root)) throw new Error('The documented lines have changed.');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  mkdirSync(folder, { recursive: true });
  const main = join(folder, 'main.conf');
  writeFileSync(
    main,
    `daemon off; master_process off; pid ${join(folder, 'pid')};
    events {}
    http { include /etc/nginx/mime.types; access_log off; ${places.join(' ')}\n${http}\n}\n`,
  );
  const command = ['nginx', '-p', folder, '-e', 'stderr', '-c', main] as const;
  const { close } = await startServerProcess(command, { at: { path: socket } });
  return { socket, get: (path) => get({ socketPath: socket }, path), close };
}
