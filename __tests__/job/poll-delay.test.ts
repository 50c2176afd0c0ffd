import { describe, expect, test } from '@jest/globals';
import { nextPollDelayMs, type PollState } from '../../src/job/poll-delay.ts';

const LIMITS = { minMs: 2_000, maxMs: 30_000 };
const NONE = { minMs: 0, maxMs: Infinity };
const MIDDLE = 0.5;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

function delay(state: Partial<PollState>, limits = NONE, random = MIDDLE): number {
  return nextPollDelayMs({ elapsedMs: 0, restMs: null, early: false, ...state }, limits, random);
}

describe('without progress: an even pace, and a slower one for jobs that have taken long', () => {
  test.each([
    [0, 4_000],
    [MINUTE, 4_000],
    [8 * MINUTE, 4_000],
    [18 * MINUTE, 6_000],
    [32 * MINUTE, 8_000],
    [72 * MINUTE, 12_000],
  ])('after %i ms: %i ms', (elapsedMs, delayMs) => {
    expect(delay({ elapsedMs })).toBe(delayMs);
  });

  test.each([
    [0, 0],
    [2_500, 2_500],
    [8_000, 8_000],
    [MINUTE, 8_000],
    [32 * MINUTE, 16_000],
  ])('a job that has just begun, after %i ms: %i ms', (elapsedMs, delayMs) => {
    expect(delay({ elapsedMs, early: true })).toBe(delayMs);
  });
});

describe('with a forecast', () => {
  test.each([
    // A share of the remaining time.
    [10 * MINUTE, 100 * SECOND, 45_000],
    [10 * MINUTE, 10 * SECOND, 4_500],
    [10 * MINUTE, 1, 0],
    // Limited by the time that has passed: the forecast may be wrong.
    [10 * MINUTE, 60 * MINUTE, 150_000],
    [MINUTE, 60 * MINUTE, 15_000],
    // A young job is not polled less often than one without progress.
    [SECOND, 60 * MINUTE, 4_000],
  ])('after %i ms, %i ms left: %i ms', (elapsedMs, restMs, delayMs) => {
    expect(delay({ elapsedMs, restMs })).toBe(delayMs);
    expect(delay({ elapsedMs, restMs, early: true })).toBe(delayMs);
  });

  test.each([
    [0, 0],
    [-SECOND, 500],
    [-10 * SECOND, 5_000],
    [-16 * SECOND, 8_000],
    [-60 * MINUTE, 8_000],
  ])('%i ms after the forecast end: %i ms', (restMs, delayMs) => {
    expect(delay({ elapsedMs: 5 * MINUTE, restMs })).toBe(delayMs);
  });
});

describe('jitter', () => {
  const LAST = 1 - 2 ** -32;

  test('adds or subtracts up to a tenth', () => {
    expect([0, MIDDLE, LAST].map((random) => delay({}, LIMITS, random))).toEqual([3_600, 4_000, 4_400]);
  });

  test('remains at a limit: values beyond it are moved inside', () => {
    const atMin = [0, MIDDLE, LAST].map((random) => delay({ restMs: 0 }, LIMITS, random));
    expect(atMin).toEqual([2_000, 2_100, 2_200]);
    const far = { elapsedMs: 60 * MINUTE, restMs: 60 * MINUTE };
    expect([0, MIDDLE, LAST].map((random) => delay(far, LIMITS, random))).toEqual([27_000, 28_500, 30_000]);
  });

  test('is zero between equal limits', () => {
    const only = { minMs: 5_000, maxMs: 5_000 };
    expect([0, MIDDLE, LAST].map((random) => delay({}, only, random))).toEqual([5_000, 5_000, 5_000]);
  });
});

test('the limits hold whatever jitter, time and progress are', () => {
  for (const limits of [LIMITS, { minMs: 20, maxMs: 50 }, { minMs: 60_000, maxMs: 90_000 }]) {
    for (const random of [0, 0.3, 0.999_999]) {
      for (const elapsedMs of [0, 1, 1_000, MINUTE, 60 * MINUTE, 1e9]) {
        for (const restMs of [null, -1e9, -1, 0, 1, 5_000, MINUTE, 1e12, Infinity]) {
          for (const early of [true, false]) {
            const delayMs = delay({ elapsedMs, restMs, early }, limits, random);
            expect(delayMs).toBeGreaterThanOrEqual(limits.minMs);
            expect(delayMs).toBeLessThanOrEqual(limits.maxMs);
          }
        }
      }
    }
  }
});
