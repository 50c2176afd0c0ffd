import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';

/** Where Debian has programs for administrators, which may be missing in PATH. */
const PATH = [process.env['PATH'] ?? '', '/usr/sbin'].join(delimiter);
const START_LIMIT_MS = 10_000;

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

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
  const child = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', main], {
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      resolve();
    }),
  );
  const giveUpAt = performance.now() + START_LIMIT_MS;
  while (!(await answers(socket))) {
    if (child.exitCode !== null || performance.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`nginx does not start: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    socket,
    get: (path) => get(socket, path),
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socket);
    probe
      .once('connect', () => {
        resolve(true);
      })
      .once('error', () => {
        resolve(false);
      });
    probe.once('connect', () => probe.destroy());
  });
}

function get(socketPath: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'docs.example.com' };
    request({ socketPath, path, headers, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('error', reject).once('end', () => {
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers, body: Buffer.concat(pieces).toString() });
      });
    })
      .once('error', reject)
      .end();
  });
}
