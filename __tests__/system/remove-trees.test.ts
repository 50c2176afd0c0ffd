import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { removeTrees } from '../../src/system/remove-trees.ts';
import { scratchDisk } from '../kit/scratch-disk.ts';

const { at } = scratchDisk('w');

/** A machine on which each path is held for so many tries. */
function holding(platform: string, code: string, tries: Readonly<Record<string, number>>) {
  const left = new Map(Object.entries(tries));
  const pausesMs: number[] = [];
  return {
    pausesMs,
    remover: {
      platform,
      remove: (path: string) => {
        const more = left.get(path) ?? 0;
        left.set(path, more - 1);
        if (more > 0) throw Object.assign(new Error(code), { code });
      },
      pause: (ms: number) => void pausesMs.push(ms),
    },
  };
}

describe('what is held for a moment', () => {
  test.each([
    ['win32', 'EPERM'],
    ['win32', 'EACCES'],
    ['win32', 'EBUSY'],
    ['win32', 'ENOTEMPTY'],
    ['linux', 'ENOTEMPTY'],
  ])('on %s with %s is removed after real pauses', (platform, code) => {
    const { remover, pausesMs } = holding(platform, code, { a: 3, b: 0 });
    expect(removeTrees(['a', 'b'], remover)).toEqual([]);
    expect(pausesMs.length).toBeGreaterThan(0);
    for (const ms of pausesMs) expect(ms).toBeGreaterThanOrEqual(10);
  });

  test('is waited for together, so that many paths take no longer than one', () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`p${at}`, Infinity]));
    const { remover, pausesMs } = holding('win32', 'EPERM', { ...many, free: 0 });
    expect(removeTrees([...Object.keys(many), 'free'], remover)).toEqual(Object.keys(many));
    const wholeMs = pausesMs.reduce((sum, ms) => sum + ms, 0);
    expect(wholeMs).toBeGreaterThan(1_000);
    expect(wholeMs).toBeLessThan(1_500);
  });

  test('is not waited for where that cannot help', () => {
    const { remover, pausesMs } = holding('linux', 'EPERM', { a: Infinity });
    expect(removeTrees(['a'], remover)).toEqual(['a']);
    expect(pausesMs).toEqual([]);
  });
});

test('a tree with folders that may not be written to goes too, and one that is not there is no fault', () => {
  mkdirSync(at('w', 'locked', 'deep'), { recursive: true });
  writeFileSync(at('w', 'locked', 'deep', 'file'), 'x');
  for (const folder of [at('w', 'locked', 'deep'), at('w', 'locked')]) chmodSync(folder, 0o500);
  expect(removeTrees([at('w', 'locked'), at('w', 'missing')])).toEqual([]);
  expect(existsSync(at('w', 'locked'))).toBe(false);
});
