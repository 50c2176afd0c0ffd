// A TCP proxy that plays a slow line: a rate for each connection, and a round trip. Prints its port.
// `nginx` cannot do either: its `limit_rate` counts whole seconds from the start of a request, so that a range of up to
// one second's worth is not slowed at all. And `tc netem` is not in every kernel.
import { connect, createServer, type Socket } from 'node:net';
import { announce } from './announce.ts';

interface Line {
  readonly toPort: number;
  /** Rate of one connection from the server; 0: no limit. */
  readonly bytesPerSecond: number;
  readonly roundTripMs: number;
}

/** A TCP sender begins with ten packets under way. Each acknowledged byte allows one more. */
const FIRST_WINDOW_BYTES = 10 * 1460;
/** 335 MB/s at 50 ms, which no program here reaches. */
const LARGEST_WINDOW_BYTES = 16 * 1024 ** 2;
/** Under way on a line without a round trip: 13 ms at 20 MB/s. */
const SHORT_LINE_BYTES = 256 * 1024;
/** A slow line sends small pieces: 0.8 ms each at 20 MB/s. */
const PIECE_BYTES = 16 * 1024;
const HELD_MAX_BYTES = 1024 ** 2;

interface Way {
  readonly from: Socket;
  readonly to: Socket;
  readonly bytesPerSecond: number;
  readonly roundTripMs: number;
  readonly firstWindowBytes: number;
  /** Nothing is sent before this time, because a handshake takes a round trip. */
  readonly opensMs: number;
}

/** Carries bytes in one direction: a sender with a window, and half a round trip for data and for acknowledgements. */
function carry({ from, to, bytesPerSecond, roundTripMs, firstWindowBytes, opensMs }: Way): void {
  const held: Buffer[] = [];
  const underway: { readonly piece: Buffer; readonly arrivesMs: number }[] = [];
  let heldBytes = 0;
  let underwayBytes = 0;
  let windowBytes = firstWindowBytes;
  let lineFreeMs = opensMs;
  let ended = false;
  let timer: NodeJS.Timeout | null = null;

  const acknowledge = (bytes: number): void => {
    underwayBytes -= bytes;
    if (roundTripMs > 0) windowBytes = Math.min(windowBytes + bytes, LARGEST_WINDOW_BYTES);
    send();
  };
  const deliver = (): void => {
    timer = null;
    for (let next = underway[0]; next && next.arrivesMs <= performance.now(); next = underway[0]) {
      underway.shift();
      const { length } = next.piece;
      // Acknowledged when the reader has taken the bytes, so a slow reader slows the sender.
      to.write(next.piece, () => {
        if (roundTripMs === 0) acknowledge(length);
        else setTimeout(acknowledge, roundTripMs / 2, length);
      });
    }
    wait();
  };
  const wait = (): void => {
    const next = underway[0];
    if (next) timer ??= setTimeout(deliver, Math.max(0, next.arrivesMs - performance.now()));
    else if (ended && heldBytes === 0) to.end();
  };
  const send = (): void => {
    for (let chunk = held[0]; chunk && underwayBytes < windowBytes; chunk = held[0]) {
      const most =
        bytesPerSecond > 0 ? Math.min(PIECE_BYTES, windowBytes - underwayBytes) : windowBytes - underwayBytes;
      const piece = chunk.subarray(0, most);
      if (piece.length === chunk.length) held.shift();
      else held[0] = chunk.subarray(most);
      heldBytes -= piece.length;
      underwayBytes += piece.length;
      lineFreeMs = Math.max(lineFreeMs, performance.now());
      if (bytesPerSecond > 0) lineFreeMs += (piece.length / bytesPerSecond) * 1000;
      underway.push({ piece, arrivesMs: lineFreeMs + roundTripMs / 2 });
    }
    if (heldBytes < HELD_MAX_BYTES) from.resume();
    wait();
  };

  from.on('data', (chunk: Buffer) => {
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes >= HELD_MAX_BYTES) from.pause();
    send();
  });
  from.on('end', () => {
    ended = true;
    wait();
  });
  from.on('close', () => {
    if (ended) return;
    if (timer !== null) clearTimeout(timer);
    to.destroy();
  });
  from.on('error', () => to.destroy());
}

function join(client: Socket, line: Line): void {
  const opensMs = performance.now() + line.roundTripMs;
  const server = connect({ port: line.toPort, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
  client.setNoDelay(true);
  const { bytesPerSecond, roundTripMs } = line;
  const firstWindowBytes = roundTripMs > 0 ? FIRST_WINDOW_BYTES : SHORT_LINE_BYTES;
  carry({ from: client, to: server, bytesPerSecond: 0, roundTripMs, firstWindowBytes, opensMs });
  carry({ from: server, to: client, bytesPerSecond, roundTripMs, firstWindowBytes, opensMs });
}

const [toPort = 0, bytesPerSecond = 0, roundTripMs = 0] = process.argv.slice(2).map(Number);
announce(
  createServer({ allowHalfOpen: true }, (client) => {
    join(client, { toPort, bytesPerSecond, roundTripMs });
  }),
);
