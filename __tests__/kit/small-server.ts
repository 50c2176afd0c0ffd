import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface SmallServer {
  readonly url: string;
  readonly port: number;
  readonly seen: readonly Seen[];
  /** Connections since the start. */
  readonly connections: () => number;
  /** Resolves when no connection is open. */
  readonly idle: () => Promise<void>;
  /** Resolves when that many requests (or, for a raw server, connections) have arrived. */
  readonly reached: (count: number) => Promise<void>;
}

const servers = new Set<{ readonly server: Server; readonly sockets: ReadonlySet<Socket> }>();

/** Closes every server of this file; for `afterEach`. */
export async function closeServers(): Promise<void> {
  const all = [...servers];
  servers.clear();
  await Promise.all(
    all.map(
      ({ server, sockets }) =>
        new Promise<void>((resolve) => {
          server.close(() => {
            resolve();
          });
          for (const socket of sockets) socket.destroy();
        }),
    ),
  );
}

/** An HTTP server that calls `answer` after the request's body has arrived. `tls`: it speaks https. */
export async function serve(
  answer: (response: ServerResponse, request: Seen, count: number) => void,
  host = '127.0.0.1',
  tls: { readonly key: string; readonly cert: string } | null = null,
): Promise<SmallServer> {
  const seen: Seen[] = [];
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    void bodyOf(request).then((body) => {
      const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      seen.push(one);
      watch.note();
      answer(response, one, seen.length - 1);
    });
  };
  const server = tls === null ? createServer(listen) : createSecureServer({ ...tls }, listen);
  server.keepAliveTimeout = 0;
  const watch = watchOver(server, () => seen.length);
  const port = await listening(server, host);
  const scheme = tls === null ? 'http' : 'https';
  return { url: `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`, port, seen, ...watch };
}

/** A TCP server that passes its sockets to the test. */
export async function serveRaw(answer: (socket: Socket) => void): Promise<SmallServer> {
  let count = 0;
  const server = createTcpServer((socket) => {
    socket.on('error', () => undefined);
    // A socket without a reader never emits its close.
    socket.resume();
    count += 1;
    watch.note();
    answer(socket);
  });
  const watch = watchOver(server, () => count);
  const port = await listening(server, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, port, seen: [], ...watch };
}

/** A port on which no server listens. */
export async function closedPort(): Promise<number> {
  const server = createTcpServer();
  const port = await listening(server, '127.0.0.1');
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function watchOver(server: Server, reachedCount: () => number) {
  const sockets = new Set<Socket>();
  let made = 0;
  let waiting: (() => boolean)[] = [];
  const note = (): void => {
    waiting = waiting.filter((done) => !done());
  };
  const until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(() => {
        if (holds()) resolve();
        return holds();
      });
      note();
    });
  server.on('connection', (socket: Socket) => {
    made += 1;
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      note();
    });
  });
  servers.add({ server, sockets });
  return {
    note,
    connections: () => made,
    idle: () => until(() => sockets.size === 0),
    reached: (count: number) => until(() => reachedCount() >= count),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

function listening(server: Server, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, () => {
      resolve((server.address() as AddressInfo).port);
    });
  });
}
