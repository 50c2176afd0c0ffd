// A TCP proxy that slows each connection from the server to a rate, from its first byte on. Prints its port. nginx cannot
// do this: its `limit_rate` counts whole seconds from the start of a request, so that small ranges are not slowed at all.
import { connect, type AddressInfo, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** A slow line sends small pieces: 0.8 ms each at 20 MB/s. */
const PIECE_BYTES = 16 * 1024;

const [toPort = 0, bytesPerSecond = 1] = process.argv.slice(2).map(Number);

/** Lets bytes through at the rate. Pieces whose time has come go at once, as timers are coarse. */
function slowed(): Transform {
  let freeMs = performance.now();
  return new Transform({
    readableHighWaterMark: PIECE_BYTES,
    writableHighWaterMark: PIECE_BYTES,
    transform(bytes: Buffer, _encoding, done) {
      freeMs = Math.max(freeMs, performance.now()) + (bytes.length / bytesPerSecond) * 1000;
      setTimeout(done, freeMs - performance.now(), null, bytes);
    },
  });
}

function join(client: Socket): void {
  const server = connect({ port: toPort, host: '127.0.0.1', noDelay: true });
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const)
    one.on('error', () => other.destroy()).on('close', () => other.destroy());
  client.setNoDelay(true).pipe(server);
  server.pipe(slowed()).pipe(client);
}

const proxy = createServer(join).listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(proxy.address() as AddressInfo).port}\n`);
});
