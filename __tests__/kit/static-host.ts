import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

export interface StaticHost {
  /** With a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a folder on loopback as static hosts do: pages without `.html`, folders by their index, `404.html` for the rest. */
export async function serveSite(root: string): Promise<StaticHost> {
  const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://127.0.0.1').pathname));
    const full = join(root, path);
    if (!path.endsWith('/') && !isFile(full) && !isFile(`${full}.html`) && isFile(join(full, 'index.html'))) {
      response.writeHead(301, { location: `${path}/` }).end();
      return;
    }
    const file = (path.endsWith('/') ? [join(full, 'index.html')] : [full, `${full}.html`]).find(isFile);
    const shown = file ?? join(root, '404.html');
    const type = TYPES[extname(shown)] ?? 'application/octet-stream';
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': type });
    response.end(isFile(shown) ? readFileSync(shown) : '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
