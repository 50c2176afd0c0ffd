import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A helper process that runs while others are measured. */
export interface Child {
  readonly port: number;
  /** Sets the listener for each later line that it prints. */
  readonly onLine: (take: (line: string) => void) => void;
  readonly stop: () => Promise<void>;
}

/** Starts a script of this folder, whose first line is its port. */
export async function startScript(script: string, args: readonly (string | number)[] = []): Promise<Child> {
  const path = join(import.meta.dirname, script);
  const child = spawn(process.execPath, [path, ...args.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  const exited = once(child, 'exit').then(() => {
    throw new Error(`'${script}' ended before it printed its port.`);
  });
  const [first] = (await Promise.race([once(lines, 'line'), exited])) as [string];
  exited.catch(() => undefined);
  return {
    port: Number(first),
    onLine: (take) => {
      lines.removeAllListeners('line').on('line', take);
    },
    stop: () => stopProcess(child),
  };
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
