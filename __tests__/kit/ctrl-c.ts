import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { has } from '../needs.ts';

export const CAN_PRESS = has('Ctrl+C of Windows');

let sender: Promise<ChildProcess> | undefined;
if (CAN_PRESS)
  afterAll(async () => {
    (await sender)?.disconnect();
  });

/** Starts what presses Ctrl+C, which takes a second: to be awaited before the time is taken. */
export function readyForCtrlC(): Promise<ChildProcess> {
  return (sender ??= startSender());
}

/**
 * Presses Ctrl+C in the console of a process. It has one of its own if it was started with `windowsHide` and inherits no
 * file (libuv). Does nothing when the process has ended.
 */
export async function pressCtrlC(pid: number): Promise<void> {
  (await readyForCtrlC()).send(pid);
}

async function startSender(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--no-warnings', join(import.meta.dirname, 'ctrl-c-sender.ts')],
    // With a console of its own, which it leaves, instead of that of the tests.
    { windowsHide: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  await once(child, 'message');
  child.unref();
  child.channel?.unref();
  return child;
}
