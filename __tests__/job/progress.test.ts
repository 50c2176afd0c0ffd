import { expect, test } from '@jest/globals';
import { NO_PROGRESS, readProgress } from '../../src/job/job-watch.ts';

/** The shares read from successive values. */
function shares(values: readonly unknown[]): readonly (number | null)[] {
  let track = NO_PROGRESS;
  return values.map((value) => {
    track = readProgress(value, track);
    return track.share;
  });
}

const NOT_SAID = { done: 42, total: 100 };

test.each<[string, readonly unknown[], readonly (number | null)[]]>([
  ['percent', [0, 12, 50, 100], [0, 0.12, 0.5, 1]],
  // The service counts to 100: half a percent is more likely than half of the job.
  ['a value below 1 says nothing by itself', [0.5, 0.5, 0.5], [null, null, null]],
  ['nor do two of them', [0, 0.5, 0.5, 0], [0, null, null, 0]],
  ['a third different value of at most 1 shows a fraction', [0, 0.12, 0.5, 1], [0, null, 0.5, 1]],
  ['without a 0 too', [0.1, 0.2, 0.2, 0.3], [null, null, null, 0.3]],
  ['a value above 1 shows percent, whatever came before', [0.2, 0.6, 1.5], [null, null, 0.015]],
  // One percent, or all of it: the next value shows which.
  ['a lone 1 is unknown until a larger value comes', [1, 1, 2], [null, null, 0.02]],
  ['0, then 1: still unknown', [0, 1, 40], [0, null, 0.4]],
  ['0, then 1, then a fraction', [0, 1, 0.5], [0, null, 0.5]],
  ['1 after fractions is all', [0.5, 0.9, 0.999, 1], [null, null, 0.999, 1]],
  ['1 after percent is one percent', [30, 1], [0.3, 0.01]],
  ['a fraction that sums up to a little more than 1', [0, 0.3, 0.5, 1 + 2 ** -52], [0, null, 0.5, 1]],
  ['percent below 1 after percent above it', [30, 0.5], [0.3, 0.005]],
  ['a fraction that turns out to be percent', [0, 0.3, 0.5, 1.5, 0.75], [0, null, 0.5, 0.015, 0.0075]],
  [
    'a gap keeps what was learnt',
    [0.2, null, 0.5, 'x', 1, null, 0.9],
    [null, null, null, null, 1, null, 0.9],
  ],
  ['backwards', [50, 20], [0.5, 0.2]],
  ['out of range', [-1, 101, 1e9, -0.001], [null, null, null, null]],
  ['no finite number', [Number.NaN, Infinity, -Infinity], [null, null, null]],
  ['percent as text', ['0%', '42 %', '42%', ' 42.5 % ', '100%'], [0, 0.42, 0.42, 0.425, 1]],
  ['a text that says the unit settles it', ['1 %', 1, '1'], [0.01, 0.01, 0.01]],
  ['percent with more behind it', ['33% (1 of 3 pages)', '66 % done'], [0.33, 0.66]],
  ['numbers as text', ['42', '7', '1'], [0.42, 0.07, 0.01]],
  ['fractions as text', ['0.42', '0.5', '0.7', '1.0'], [null, null, 0.7, 1]],
  ['a lone 1 as text', ['1', '1.0', '30'], [null, null, 0.3]],
  ['texts that are no number', ['', ' ', 'half', '7 of 9', '3/7', '1e2', '-5', '-5 %'], Array(8).fill(null)],
  ['texts out of range', ['101', '120%', '4200'], [null, null, null]],
  [
    'texts that are numbers for JavaScript alone',
    ['NaN', 'Infinity', '0x10', '1_0', '٤٢'],
    Array(5).fill(null),
  ],
  ['other types', [undefined, null, true, NOT_SAID, [50], 50n, () => 50], Array(7).fill(null)],
  ['an object between two numbers', [10, NOT_SAID, 20], [0.1, null, 0.2]],
])('%s', (_, values, expected) => {
  expect(shares(values)).toEqual(expected);
});
