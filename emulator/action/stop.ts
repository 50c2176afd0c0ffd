import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { JournalEntry } from '../service/journal.ts';
import type { Emulator } from '../server.ts';

/** Generous: the journal is in memory, and the request stays on this machine. */
const STOP_LIMIT_MS = 10_000;

/** The requests that an emulator got. `dropped`: how many have no entry in its journal. */
export interface FinalJournal {
  readonly entries: readonly JournalEntry[];
  readonly dropped: number;
}

/**
 * Listens on loopback for a POST that stops the emulator and answers with its journal. Returns the address, which cannot
 * be guessed. Calls `onEnd` when the emulator has closed its servers and removed its files.
 */
export async function listenForStop(emulator: Emulator, onEnd: () => void): Promise<string> {
  const path = `/${randomUUID()}`;
  const server = createServer((request, response) => {
    if (request.method !== 'POST' || request.url !== path) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('connection', 'close');
    const ended: FinalJournal = { entries: emulator.journal(), dropped: emulator.dropped() };
    response.end(JSON.stringify(ended), () => {
      server.close();
      void emulator.close().then(onEnd);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}

/**
 * Stops an emulator by the address that `listenForStop` gave, and returns its journal. Rejects when nothing listens there
 * any more, or no answer comes in time.
 */
export function stopEmulator(stopUrl: string): Promise<FinalJournal> {
  return new Promise((resolve, reject) => {
    // An agent of its own, because `fetch` and the global one may go through a proxy of the job.
    const asked = request(stopUrl, { method: 'POST', agent: new Agent() }, (response) => {
      if (response.statusCode === 200)
        json(response).then((ended) => {
          resolve(ended as FinalJournal);
        }, reject);
      else reject(new Error(`it answered ${String(response.statusCode)}`));
    });
    const timer = setTimeout(() => {
      reject(new Error(`it did not answer within ${STOP_LIMIT_MS / 1000} s`));
      asked.destroy();
    }, STOP_LIMIT_MS);
    asked
      .on('error', reject)
      .once('close', () => {
        clearTimeout(timer);
      })
      .end();
  });
}
