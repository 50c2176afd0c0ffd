// Starts the shipped emulator for the demo, in a separate process that ends with this one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './tool.ts';

/** How the emulator is started: the options of its `startEmulator` that the demo uses. */
interface ServiceOptions {
  readonly markdown?: string;
  readonly site?: string;
  readonly domain: string;
  readonly apiKey: string;
  readonly scenario: string;
  readonly queueMs: number | undefined;
  readonly renderMs: number | undefined;
}

interface Service {
  readonly apiUrl: string;
  readonly close: () => Promise<void>;
}

/** What dist/emulator answers to the options. */
type Told = { readonly ready: { readonly apiUrl: string } } | { readonly problem: string };

/** Starts the emulator of dist/, which keeps its files in `temp`. Rejects with its output if it cannot start. */
export async function startService(options: ServiceOptions, temp: string): Promise<Service> {
  const emulator = spawn(process.execPath, [join(ROOT, 'dist/emulator/index.js'), 'serve'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, TMPDIR: temp, TEMP: temp, TMP: temp },
    // A Ctrl-C goes to the whole group, but the action still talks to the service when it is cancelled.
    detached: process.platform !== 'win32',
  });
  const gone = once(emulator, 'exit');
  emulator.send(options);
  const told = await Promise.race([
    once(emulator, 'message').then(([message]) => message as Told),
    gone.then(([code]): Told => ({ problem: `it ended with exit code ${String(code)}.` })),
  ]);
  if ('problem' in told) throw new Error(`Cannot start the emulator in dist/: ${told.problem}`);
  return {
    apiUrl: told.ready.apiUrl,
    close: async () => {
      // It ends, and removes its files, when no process is connected to it.
      if (emulator.connected) emulator.disconnect();
      await gone;
    },
  };
}
