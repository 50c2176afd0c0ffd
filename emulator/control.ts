import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { JournalEntry } from './journal.ts';
import type { Emulator } from './server.ts';

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
    response.end(JSON.stringify(emulator.journal()), () => {
      server.close();
      void emulator.close().then(onEnd);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}

/** Ends an emulator by the address of its control, and gets its journal. Rejects when it is not there any more. */
export async function endEmulator(control: string): Promise<readonly JournalEntry[]> {
  const answer = await fetch(control, { method: 'POST' });
  if (!answer.ok) throw new Error(`The emulator's control answered ${answer.status}`);
  return (await answer.json()) as readonly JournalEntry[];
}
