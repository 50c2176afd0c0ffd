import { randomUUID } from 'node:crypto';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { JournalEntry } from './journal.ts';
import type { Emulator } from '../server.ts';

/** The journal is in memory, and the way there is short. */
const END_LIMIT_MS = 10_000;

/** What an emulator was asked. `dropped`: requests that its journal has no entry of. */
export interface Ended {
  readonly entries: readonly JournalEntry[];
  readonly dropped: number;
}

/**
 * Opens an address on loopback where a POST ends the emulator and gets its journal. Whoever does not know the address
 * cannot guess it. `onEnd` is called when nothing of the emulator is left.
 */
export async function openControl(emulator: Emulator, onEnd: () => void): Promise<string> {
  const path = `/${randomUUID()}`;
  const server = createServer((request, response) => {
    if (request.method !== 'POST' || request.url !== path) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('connection', 'close');
    const ended: Ended = { entries: emulator.journal(), dropped: emulator.dropped() };
    response.end(JSON.stringify(ended), () => {
      server.close();
      void emulator.close().then(onEnd);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}

/**
 * Ends an emulator by the address of its control, and gets its journal. Rejects when it is not there any more, or does not
 * answer in time.
 */
export function endEmulator(control: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // An agent of its own, because `fetch` and the global one may go through a proxy of the job.
    const asked = request(control, { method: 'POST', agent: new Agent() }, (response) => {
      if (response.statusCode === 200)
        json(response).then((ended) => {
          resolve(ended as Ended);
        }, reject);
      else reject(new Error(`its control answered ${String(response.statusCode)}`));
    });
    const timer = setTimeout(() => {
      reject(new Error(`it did not answer within ${END_LIMIT_MS / 1000} s`));
      asked.destroy();
    }, END_LIMIT_MS);
    asked
      .on('error', reject)
      .once('close', () => {
        clearTimeout(timer);
      })
      .end();
  });
}
