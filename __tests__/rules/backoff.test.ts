import { describe, expect, test } from '@jest/globals';
import { nextPollDelayMs } from '../../src/rules/backoff.ts';

const LIMITS = { minMs: 2_000, maxMs: 30_000 };
const NONE = { minMs: 0, maxMs: Infinity };
const MIDDLE = 0.5;
const MINUTE = 60_000;

describe('without progress: a share of the time that has passed, at most 10 s', () => {
  test.each([
    [0, 0],
    [10_000, 400],
    [MINUTE, 2_400],
    [4 * MINUTE, 9_600],
    [5 * MINUTE, 10_000],
    [60 * MINUTE, 10_000],
  ])('after %i ms: %i ms', (elapsedMs, delayMs) => {
    expect(nextPollDelayMs({ elapsedMs, share: null }, NONE, MIDDLE)).toBe(delayMs);
  });

  test.each([0, -0.1, 1.5])('a share of %d is none', (share) => {
    expect(nextPollDelayMs({ elapsedMs: MINUTE, share }, NONE, MIDDLE)).toBe(2_400);
  });
});

describe('with progress: half of what seems to be left, guarded by the time that has passed', () => {
  test.each([
    // Half of the rest is less than a fifth of the time that has passed.
    [10 * MINUTE, 0.9, 33_333],
    [10 * MINUTE, 0.99, 3_030],
    [10 * MINUTE, 1, 0],
    // The rest seems long: a fifth of the time that has passed.
    [10 * MINUTE, 0.1, 120_000],
    // A young job: the guess is not trusted beyond 5 s.
    [4_000, 0.01, 5_000],
    [1_000, 0.5, 500],
  ])('after %i ms at %d: %i ms', (elapsedMs, share, delayMs) => {
    expect(nextPollDelayMs({ elapsedMs, share }, NONE, MIDDLE)).toBe(delayMs);
  });
});

test('chance adds or takes up to a fifth', () => {
  const state = { elapsedMs: 2 * MINUTE, share: null };
  expect(nextPollDelayMs(state, NONE, 0)).toBe(3_840);
  expect(nextPollDelayMs(state, NONE, 0.5)).toBe(4_800);
  expect(nextPollDelayMs(state, NONE, 1)).toBe(5_760);
});

test('the limits hold whatever chance, time and progress say', () => {
  for (const random of [0, 0.3, 0.999_999]) {
    for (const elapsedMs of [0, 1, 1_000, MINUTE, 60 * MINUTE, 1e9]) {
      for (const share of [null, 0, 0.001, 0.5, 0.999, 1]) {
        const delayMs = nextPollDelayMs({ elapsedMs, share }, LIMITS, random);
        expect(delayMs).toBeGreaterThanOrEqual(LIMITS.minMs);
        expect(delayMs).toBeLessThanOrEqual(LIMITS.maxMs);
      }
    }
  }
});
