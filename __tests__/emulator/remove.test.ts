import { existsSync, mkdtempSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { removeFolder } from '../../emulator/system/remove-folder.ts';
import { scratchFolder } from '../kit/scratch-disk.ts';

const scratch = scratchFolder();

/** A folder that is held for so many tries, with the pauses between them. */
function held(tries: number, code: string) {
  const pausesMs: number[] = [];
  let left = tries;
  return {
    pausesMs,
    remove: () => {
      left -= 1;
      if (left >= 0) throw Object.assign(new Error(`${code}: held`), { code });
    },
    pause: (ms: number) => Promise.resolve(pausesMs.push(ms)),
  };
}

describe('a folder in use', () => {
  test.each(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY'])(
    'with %s is removed after real pauses',
    async (code) => {
      const one = held(6, code);
      await removeFolder('folder', one);
      const wholeMs = one.pausesMs.reduce((sum, ms) => sum + ms, 0);
      expect(wholeMs).toBeGreaterThan(2_000);
      expect(wholeMs).toBeLessThan(5_000);
    },
  );

  test('that stays without an error is removed again', async () => {
    const folder = mkdtempSync(join(scratch, 'stays-'));
    const one = held(0, '');
    let calls = 0;
    const remove = (path: string): void => {
      calls += 1;
      if (calls > 1) rmdirSync(path);
    };
    await removeFolder(folder, { ...one, remove });
    expect([calls, one.pausesMs.length, existsSync(folder)]).toEqual([2, 1, false]);
  });

  test('for too long ends in an error', async () => {
    await expect(removeFolder('folder', held(7, 'EPERM'))).rejects.toThrow('EPERM: held');
  });

  test('is not retried when the error is permanent', async () => {
    const one = held(1, 'ENOTDIR');
    await expect(removeFolder('folder', one)).rejects.toThrow('ENOTDIR: held');
    expect(one.pausesMs).toEqual([]);
  });
});
