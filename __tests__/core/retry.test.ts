import { describe, expect, test } from '@jest/globals';
import { jitter, readRetryAfter, retryDelayMs } from '../../src/core/retry.ts';

const NOW = Date.UTC(2025, 0, 1, 12);

describe('Retry-After', () => {
  test.each<[string | null, number | null]>([
    ['0', 0],
    ['1', 1_000],
    [' 120 ', 120_000],
    ['1.5', 1_500],
    ['0.001', 1],
    ['999999999', 999_999_999_000],
    ['Wed, 01 Jan 2025 12:00:30 GMT', 30_000],
    ['Wednesday, 01-Jan-25 12:00:30 GMT', 30_000],
    ['Wed, 01 Jan 2025 11:00:00 GMT', 0],
    [null, null],
    ['', null],
    ['  ', null],
    ['-5', null],
    ['+5', null],
    ['1e3', null],
    ['0x10', null],
    ['1,5', null],
    ['12345678901', null],
    ['soon', null],
    ['2025', 2_025_000],
    ['2025-01-01', null],
    ['Infinity', null],
    ['NaN', null],
  ])('%j is %j ms', (header, ms) => {
    expect(readRetryAfter(header, NOW)).toBe(ms);
  });
});

describe('our own delays between attempts', () => {
  test('double, up to a cap', () => {
    const delays = [1, 2, 3, 4, 5, 6, 50, 10_000].map((attempt) => retryDelayMs(attempt, 0.5));
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000, 15_000]);
  });

  test('differ by up to a fifth, so that clients that fail together do not retry together', () => {
    expect([retryDelayMs(1, 0), retryDelayMs(1, 1)]).toEqual([800, 1_200]);
    expect([retryDelayMs(9, 0), retryDelayMs(9, 1)]).toEqual([12_000, 18_000]);
    expect([jitter(100, 0), jitter(100, 0.25), jitter(100, 0.5)]).toEqual([80, 90, 100]);
  });
});
