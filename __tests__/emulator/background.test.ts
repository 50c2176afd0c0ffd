/** The process that the emulator's action leaves behind: how long it lives, and what ends it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SERVE, startInBackground, type Background } from '../../emulator/action/background.ts';
import { stopEmulator } from '../../emulator/action/stop.ts';
import { needs } from '../needs.ts';

const SCRIPT = join(import.meta.dirname, '..', '..', 'emulator', 'action.ts');

let folder = '';
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-background-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Processes of this test that still run, by their environment. */
function left(): readonly string[] {
  return readdirSync('/proc').filter((id) => {
    if (!/^\d+$/.test(id)) return false;
    try {
      return readFileSync(`/proc/${id}/environ`, 'utf8').includes(folder);
    } catch {
      return false;
    }
  });
}

/** Resolves when no process listens at an address any more. */
async function gone(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  await new Promise((resolve) => {
    connect(Number(port), hostname)
      .on('error', () => undefined)
      .once('close', resolve);
  });
}

describe('An emulator in the background', () => {
  test('ends at the end of its lifetime when nothing stops it', async () => {
    const taken: Background[] = [];
    const use = (background: Background): void => void taken.push(background);
    await startInBackground(SCRIPT, { lifetimeMs: 1 }, { folder, use });
    await gone(taken[0]?.stopUrl ?? '');
    expect(readdirSync(folder)).toEqual(['emulator.log']);
  });

  test('outlives its step until it is stopped', async () => {
    const taken: Background[] = [];
    await startInBackground(SCRIPT, {}, { folder, use: (background) => void taken.push(background) });
    const { apiUrl = '', stopUrl = '' } = taken[0] ?? {};
    expect((await fetch(apiUrl)).status).toBe(200);
    expect((await stopEmulator(stopUrl)).entries).toMatchObject([{ path: '/', status: 200 }]);
  });

  test('ends when its step dies before it is detached', async () => {
    const child: ChildProcess = spawn(process.execPath, ['--no-warnings', SCRIPT, SERVE], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, TMPDIR: folder },
    });
    running.push(child);
    child.send({});
    const [message] = (await once(child, 'message')) as [{ ready: Background }];
    expect(message.ready.pages).toBe(5);
    child.disconnect();
    expect((await once(child, 'exit'))[0]).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  needs('Linux', () => {
    test.each([
      ['it takes too long', 1, /^Cannot start the emulator: it did not listen within 0\.001 s/],
      ['the step cannot use it', undefined, /^No space/],
    ])('is killed when its start fails: %s', async (_, limitMs, message) => {
      const use = (): never => {
        throw new Error('No space');
      };
      await expect(startInBackground(SCRIPT, {}, { folder, use, limitMs })).rejects.toThrow(message);
      while (left().length > 0) await new Promise((resolve) => setImmediate(resolve));
    });
  });
});
