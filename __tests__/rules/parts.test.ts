import { describe, expect, test } from '@jest/globals';
import { aheadBytes, FIRST_PART_BYTES, PART_BYTES, partBytes } from '../../src/rules/parts.ts';

const MiB = 1024 * 1024;
const MB_S = 1_000;

describe('parts', () => {
  test('grow from small ones, and stay at the largest', () => {
    const sizes: number[] = [];
    let bytes = 0;
    while (sizes.length < 20) {
      sizes.push(partBytes(bytes, { bytesPerMs: 20 * MB_S, headMs: 1 }));
      bytes += sizes.at(-1) ?? 0;
    }
    expect(sizes.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => FIRST_PART_BYTES));
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes.filter((size) => size === PART_BYTES).length).toBeGreaterThan(8);
  });

  test('are large from the first over a long line', () => {
    expect(partBytes(0, { bytesPerMs: 20 * MB_S, headMs: 50 })).toBe(PART_BYTES);
    expect(partBytes(0, { bytesPerMs: 1 * MB_S, headMs: 100 })).toBe(800_000);
  });
});

test.each([
  // MB/s, ms to a head, MiB
  [20, 1, 0.63],
  [20, 50, 3.43],
  [1, 1, 0.25],
  [0, 0, 0.25],
])('at %s MB/s, with %i ms to a head, a second connection begins %s MiB on', (rate, headMs, ahead) => {
  expect(aheadBytes({ bytesPerMs: rate * MB_S, headMs }) / MiB).toBeCloseTo(ahead, 1);
});
