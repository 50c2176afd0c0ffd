import { spawn } from 'node:child_process';
import { connect, type NetConnectOpts } from 'node:net';
import { delimiter } from 'node:path';

/** Where system administration tools lie on Debian, which is not on everybody's PATH. */
const PATH = [process.env['PATH'] ?? '', '/usr/sbin'].join(delimiter);
const START_LIMIT_MS = 60_000;

interface ServerProcess {
  readonly close: () => Promise<void>;
}

/** Starts a server and waits until it can be reached at `at`. Rejects with what it says when it does not start. */
export async function startServerProcess(
  [command, ...args]: readonly [string, ...string[]],
  { at, env = {} }: { readonly at: NetConnectOpts; readonly env?: NodeJS.ProcessEnv },
): Promise<ServerProcess> {
  const child = spawn(command, args, {
    env: { ...process.env, PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<void>((resolve) =>
    child.once('close', () => {
      resolve();
    }),
  );
  const giveUpAt = performance.now() + START_LIMIT_MS;
  while (!(await answers(at))) {
    if (child.exitCode !== null || performance.now() > giveUpAt) {
      child.kill('SIGKILL');
      throw new Error(`${command} does not start: ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return {
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function answers(at: NetConnectOpts): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(at);
    probe
      .once('connect', () => {
        resolve(true);
        probe.destroy();
      })
      .once('error', () => {
        resolve(false);
      });
  });
}
