import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { MACHINE_REMOVER, removeTrees } from '../../src/system/remove-trees.ts';
import { scratchDisk } from '../kit/scratch-disk.ts';

const { at, names } = scratchDisk('w');

/** A machine on which each path is in use for a number of attempts. */
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
      msLeft: () => Infinity,
    },
  };
}

describe('a path in use for a moment', () => {
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

  test('is awaited with all others, so that many paths take no longer than one', () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`p${at}`, Infinity]));
    const { remover, pausesMs } = holding('win32', 'EPERM', { ...many, free: 0 });
    expect(removeTrees([...Object.keys(many), 'free'], remover)).toEqual(Object.keys(many));
    const wholeMs = pausesMs.reduce((sum, ms) => sum + ms, 0);
    expect(wholeMs).toBeGreaterThan(1_000);
    expect(wholeMs).toBeLessThan(1_500);
  });

  test('is not awaited where there is no time', () => {
    const { remover, pausesMs } = holding('win32', 'EPERM', { a: Infinity });
    expect(removeTrees(['a'], { ...remover, msLeft: () => 15 })).toEqual(['a']);
    expect(pausesMs).toEqual([10]);
  });

  test('is not awaited where that cannot help', () => {
    const { remover, pausesMs } = holding('linux', 'EPERM', { a: Infinity });
    expect(removeTrees(['a'], remover)).toEqual(['a']);
    expect(pausesMs).toEqual([]);
  });
});

test('a tree with read-only folders is removed too, and a missing one is no error', () => {
  mkdirSync(at('w', 'locked', 'deep'), { recursive: true });
  writeFileSync(at('w', 'locked', 'deep', 'file'), 'x');
  for (const folder of [at('w', 'locked', 'deep'), at('w', 'locked')]) chmodSync(folder, 0o500);
  expect(removeTrees([at('w', 'locked'), at('w', 'missing')])).toEqual([]);
  expect(existsSync(at('w', 'locked'))).toBe(false);
});

describe('a tree that takes longer than the time allows', () => {
  /** A machine with time for a number of readings of the clock. */
  function looks(times: number) {
    let left = times;
    return { ...MACHINE_REMOVER, msLeft: () => (left -= 1) };
  }

  test.each([0, 1, 5, 20])('is removed as far as %i readings of the clock allow', (times) => {
    for (const folder of ['a', 'b']) {
      mkdirSync(at('w', folder));
      for (let file = 0; file < 10; file += 1) writeFileSync(at('w', folder, `${file}`), 'x');
    }
    expect(removeTrees([at('w')], looks(times))).toEqual([at('w')]);
    const files = names().filter((name) => !name.endsWith('/')).length;
    expect(files).toBeLessThanOrEqual(20);
    expect(files).toBeGreaterThanOrEqual(20 - times);
    if (times === 20) expect(files).toBeLessThan(5);
    expect(removeTrees([at('w')], looks(100))).toEqual([]);
    expect(existsSync(at('w'))).toBe(false);
  });
});
