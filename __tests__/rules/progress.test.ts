import { expect, test } from '@jest/globals';
import { NO_PROGRESS, readProgress } from '../../src/rules/progress.ts';

/** The shares that a row of values shows, one after the other. */
function shares(values: readonly unknown[]): readonly (number | null)[] {
  let track = NO_PROGRESS;
  return values.map((value) => {
    track = readProgress(value, track);
    return track.share;
  });
}

test.each<[string, readonly unknown[], readonly (number | null)[]]>([
  ['percent', [0, 12, 50, 100], [0, 0.12, 0.5, 1]],
  ['a fraction', [0, 0.12, 0.5, 1], [0, 0.12, 0.5, 1]],
  ['a lone 1 is one percent', [1, 2], [0.01, 0.02]],
  ['0, then 1: still one percent', [0, 1, 40], [0, 0.01, 0.4]],
  ['1 after fractions is all', [0.999, 1], [0.999, 1]],
  ['percent below 1 after percent above it', [30, 0.5], [0.3, 0.005]],
  ['a fraction that turns out to be percent', [0.5, 1.5, 0.75], [0.5, 0.015, 0.0075]],
  ['a gap keeps the unit', [0.5, null, 1], [0.5, null, 1]],
  ['percent as text', ['50', '50%'], [null, null]],
  ['out of range', [-1, 101, 1e9], [null, null, null]],
  ['no finite number', [Number.NaN, Infinity, -Infinity], [null, null, null]],
  ['other types', [undefined, null, true, {}, [50], { done: 1 }], [null, null, null, null, null, null]],
])('%s', (_, values, expected) => {
  expect(shares(values)).toEqual(expected);
});
