// A way in to a server that may be slow and cut connections. Bytes pass as they are, so that signed hosts stay valid.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface Door {
  readonly origin: string;
  /** How many connections were cut. */
  readonly cuts: () => number;
  /** What came out of the server: answers with their heads. */
  readonly carriedBytes: () => number;
  readonly close: () => Promise<void>;
}

export interface Pace {
  /** What all connections together carry; Infinity: as fast as it goes. */
  readonly bytesPerSecond: number;
  /** How old a connection may become; Infinity: it is never cut. */
  readonly longestMs: number;
}

export const UNHINDERED: Pace = { bytesPerSecond: Infinity, longestMs: Infinity };

const PIECE_BYTES = 16 * 1024;

/** Opens a port on loopback that leads to the socket `to`. */
export async function openDoor(to: string, { bytesPerSecond, longestMs }: Pace): Promise<Door> {
  const open = new Set<Socket>();
  let cuts = 0;
  let carriedBytes = 0;
  let freeAtMs = performance.now();

  const pass = async (from: Socket, into: Socket): Promise<void> => {
    for await (const chunk of from) {
      const bytes = chunk as Buffer;
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
        const piece = bytes.subarray(at, at + PIECE_BYTES);
        freeAtMs = Math.max(freeAtMs, performance.now()) + (piece.length / bytesPerSecond) * 1000;
        const waitMs = freeAtMs - performance.now();
        if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
        if (into.destroyed) return;
        carriedBytes += piece.length;
        await new Promise((resolve) => into.write(piece, resolve));
      }
    }
    await new Promise<void>((resolve) => into.end(resolve));
  };

  const server = createServer((client) => {
    const inner = connect(to);
    const end = (): void => {
      clearTimeout(timer);
      client.destroy();
      inner.destroy();
    };
    const cut = (): void => {
      cuts += 1;
      end();
    };
    const timer = longestMs === Infinity ? undefined : setTimeout(cut, longestMs);
    for (const socket of [client, inner]) {
      open.add(socket);
      socket.on('error', end).on('close', () => open.delete(socket));
    }
    client.pipe(inner);
    void pass(inner, client).then(end, end);
  });

  return {
    origin: await listening(server),
    cuts: () => cuts,
    carriedBytes: () => carriedBytes,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Listens on a free port of loopback; its origin. */
export async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
