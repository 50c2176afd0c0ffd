import { describe, expect, test } from '@jest/globals';
import { removalPauseMs, renamePauseMs } from '../../src/system/rename.ts';

describe('a refused rename', () => {
  test.each(['EPERM', 'EACCES', 'EBUSY'])('with %s is retried on Windows, for a while', (code) => {
    const pauses: number[] = [];
    for (let times = 1; ; times += 1) {
      const pauseMs = renamePauseMs(code, times, 'win32');
      if (pauseMs === null) break;
      pauses.push(pauseMs);
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    const wholeMs = pauses.reduce((sum, pauseMs) => sum + pauseMs, 0);
    // A virus scanner needs a second, and a cancelled step has three.
    expect(wholeMs).toBeGreaterThan(1_000);
    expect(wholeMs).toBeLessThan(1_500);
  });

  test.each([
    ['EPERM', 'linux'],
    ['EBUSY', 'darwin'],
    ['ENOENT', 'win32'],
    ['ENOTEMPTY', 'win32'],
    ['ENOSPC', 'win32'],
    [null, 'win32'],
  ])('with %s on %s stays refused', (code, platform) => {
    expect(renamePauseMs(code, 1, platform)).toBeNull();
  });
});

describe('a refused removal of a tree', () => {
  test.each([
    ['EPERM', 'win32'],
    ['EACCES', 'win32'],
    ['EBUSY', 'win32'],
    ['ENOTEMPTY', 'win32'],
    ['ENOTEMPTY', 'linux'],
  ])('with %s on %s is retried, with longer and longer pauses', (code, platform) => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map((times) => removalPauseMs(code, times, platform));
    expect(pauses.slice(0, 7)).toEqual(pauses.slice(0, 7).toSorted((a, b) => Number(a) - Number(b)));
    expect(pauses[7]).toBeNull();
  });

  test.each([
    ['EPERM', 'linux'],
    ['EBUSY', 'linux'],
    ['ENOTDIR', 'win32'],
    [null, 'win32'],
  ])('with %s on %s stays refused', (code, platform) => {
    expect(removalPauseMs(code, 1, platform)).toBeNull();
  });
});
