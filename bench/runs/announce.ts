import type { AddressInfo, Server } from 'node:net';

/** Listens on a free port of this machine and prints it, for the process that started this one. */
export function announce(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
  });
}
