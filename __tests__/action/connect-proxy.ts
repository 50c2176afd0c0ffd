import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type AddressInfo, type Socket } from 'node:net';

export interface ConnectProxy {
  readonly url: string;
  /** `host:port` of every requested tunnel. */
  readonly tunnels: () => readonly string[];
  /** Header names and values of the requests to the proxy itself. */
  readonly headers: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** A proxy on loopback that makes tunnels, and resolves every name below `.localhost` and `.test`. `tls`: its clients use TLS. */
export async function startConnectProxy(
  tls: { readonly key: string; readonly cert: string } | null = null,
): Promise<ConnectProxy> {
  const tunnels: string[] = [];
  const headers: string[] = [];
  const sockets = new Set<Socket>();
  const refuse = (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(405).end();
  };
  const server = tls === null ? createServer(refuse) : createTlsServer({ ...tls }, refuse);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
  });
  server.on('connect', (request, client: Socket, head: Buffer) => {
    const target = request.url ?? '';
    tunnels.push(target);
    headers.push(...request.rawHeaders);
    const [host = '', port = ''] = target.split(':');
    const service = connect(Number(port), /\.(?:localhost|test)$/.test(host) ? '127.0.0.1' : host, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      service.write(head);
      client.pipe(service).pipe(client);
    });
    sockets.add(service);
    for (const [one, other] of [
      [client, service],
      [service, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `${tls === null ? 'http' : 'https'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tunnels: () => [...tunnels],
    headers: () => [...headers],
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
