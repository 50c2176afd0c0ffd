import { describe, expect, test } from '@jest/globals';
import {
  MOST_CONNECTIONS,
  ONE_CONNECTION,
  planConnections,
  slowDown,
  windowMs,
  type ConnectionPlan,
  type SpeedWindow,
} from '../../src/download/connection-plan.ts';

const NOW = 1_000_000;
const MB = 1_000_000;

/** A window of 100 ms at 10 MB/s in which connections only waited, with many bytes to come. */
function seen(more: Partial<SpeedWindow> = {}): SpeedWindow {
  const { elapsedMs = 100, bytes = 1 * MB } = more;
  const early = { elapsedMs: elapsedMs / 2, bytes: bytes / 2 };
  return { elapsedMs, bytes, early, starvedMs: 100, leftBytes: 1_000 * MB, ...more };
}

const plan = (connectionCount: number, more: Partial<ConnectionPlan> = {}): ConnectionPlan => ({
  ...ONE_CONNECTION,
  connectionCount,
  ...more,
});
/** `connectionCount` connections on trial, after one that brought `mbPerS`. */
const onTrial = (connectionCount: number, mbPerS: number, isDoubted = false): ConnectionPlan =>
  plan(connectionCount, { trial: { connectionCount: 1, bytesPerMs: mbPerS * 1_000, isDoubted } });

test('planConnections waits for a connection that still grows faster with every round trip', () => {
  const slowStart = seen({ early: { elapsedMs: 50, bytes: 0.4 * MB } });
  expect(planConnections(ONE_CONNECTION, slowStart, NOW)).toBe(ONE_CONNECTION);
  const trial = onTrial(4, 5);
  expect(planConnections(trial, slowStart, NOW)).toBe(trial);
  const steady = seen({ early: { elapsedMs: 50, bytes: 0.48 * MB } });
  expect(planConnections(ONE_CONNECTION, steady, NOW).connectionCount).toBeGreaterThan(1);
});

describe('planConnections opens', () => {
  test.each<[string, ConnectionPlan, Partial<SpeedWindow>, number]>([
    ['four at first, when there is nothing but waiting', ONE_CONNECTION, {}, 4],
    ['four, when three quarters are waiting', ONE_CONNECTION, { starvedMs: 75 }, 4],
    ['three, when half is waiting', ONE_CONNECTION, { starvedMs: 50 }, 3],
    ['two, when a fifth is waiting', ONE_CONNECTION, { starvedMs: 20 }, 2],
    ['as many as there may be, after four', plan(4), {}, MOST_CONNECTIONS],
    ['one more at least', plan(6), { starvedMs: 20 }, 8],
    ['not more than there may be', plan(7), {}, MOST_CONNECTIONS],
    ['more, when the trial brought more', onTrial(4, 5), {}, MOST_CONNECTIONS],
    ['more, when it brought more in a second window', onTrial(4, 5, true), {}, MOST_CONNECTIONS],
    ['more, when the pause has just ended', plan(1, { holdUntilMs: NOW }), {}, 4],
    ['more, when what is left takes a little over a second', ONE_CONNECTION, { leftBytes: 10 * MB + 1 }, 4],
  ])('%s', (_, before, window, connectionCount) => {
    const after = planConnections(before, seen(window), NOW);
    expect(after).toEqual({
      connectionCount,
      trial: { connectionCount: before.connectionCount, bytesPerMs: 10_000, isDoubted: false },
      holdUntilMs: before.holdUntilMs,
    });
  });
});

describe('planConnections keeps the number of connections', () => {
  test.each<[string, ConnectionPlan, Partial<SpeedWindow>]>([
    ['when there is less waiting than a fifth', ONE_CONNECTION, { starvedMs: 19.9 }],
    ['when nothing was waited for', plan(4), { starvedMs: 0 }],
    ['when there are as many as there may be', plan(MOST_CONNECTIONS), {}],
    ['when what is left takes a second', ONE_CONNECTION, { leftBytes: 10 * MB }],
    ['when nothing is left, or the store has no ranges', ONE_CONNECTION, { leftBytes: 0 }],
    ['when the length of the bundle is not known', ONE_CONNECTION, { leftBytes: -5 * MB }],
    ['during a pause', plan(2, { holdUntilMs: NOW + 1 }), {}],
  ])('%s', (_, before, window) => {
    expect(planConnections(before, seen(window), NOW)).toEqual(before);
  });

  test('and ends a good trial when no more connections are worth it', () => {
    expect(planConnections(onTrial(4, 5), seen({ leftBytes: 0 }), NOW)).toEqual(plan(4));
    expect(planConnections(onTrial(MOST_CONNECTIONS, 5), seen(), NOW)).toEqual(plan(MOST_CONNECTIONS));
  });
});

describe('planConnections undoes a trial', () => {
  test.each<[string, number, Partial<SpeedWindow>, boolean]>([
    ['that brought nothing', 10, {}, true],
    ['that brought less', 20, {}, true],
    ['that brought less than a tenth', 9.2, {}, true],
    ['but not one that brought a tenth', 9, {}, false],
    ['but not one after which less is waited for', 10, { starvedMs: 19 }, false],
  ])('%s, in two windows', (_, mbPerS, more, isTakenBack) => {
    const window = seen({ leftBytes: 0, ...more });
    // A single slow window may have another cause.
    const doubted = planConnections(onTrial(4, mbPerS), window, NOW);
    expect(doubted).toEqual(isTakenBack ? onTrial(4, mbPerS, true) : plan(4));
    const after = planConnections(onTrial(4, mbPerS, true), window, NOW);
    expect(after).toEqual(isTakenBack ? plan(1, { holdUntilMs: NOW + 15_000 }) : plan(4));
  });
});

test.each<[string, ConnectionPlan, number, number]>([
  ['short, where answers come at once', plan(4), 5, 60],
  ['two answers long, where they take their time', plan(4), 100, 200],
  ['never more than a second', plan(4), 5_000, 1_000],
  ['two tenths during a trial', onTrial(4, 1), 10, 200],
  ['three answers long, where they take their time', onTrial(4, 1), 500, 1_500],
])('windowMs: %s', (_, before, headMs, expected) => {
  expect(windowMs(before, headMs)).toBe(expected);
});

test.each([
  [8, 4],
  [5, 2],
  [2, 1],
  [1, 1],
])('slowDown: of %i connections %i stay, and no more are opened for a while', (before, after) => {
  expect(slowDown(onTrial(before, 1), NOW)).toEqual(plan(after, { holdUntilMs: NOW + 15_000 }));
});
