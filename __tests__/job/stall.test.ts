import { describe, expect, test } from '@jest/globals';
import { NEW_STALL_WATCH, STALL_MS, watchForStall, type JobSigns } from '../../src/job/job-watch.ts';

const MINUTE = 60_000;
const RUNNING: JobSigns = {
  status: 'running',
  progress: 42,
  pageCount: 7,
  updatedAt: '2025-01-01T00:00:00Z',
};

/** The stalls in a series of answers, with the minute of each. */
function stallsIn(
  answers: readonly (readonly [minute: number, Partial<JobSigns>])[],
): readonly (readonly [number, string])[] {
  let watch = NEW_STALL_WATCH;
  return answers.flatMap(([minute, signs]) => {
    const seen = watchForStall(watch, { ...RUNNING, ...signs }, minute * MINUTE);
    watch = seen.watch;
    return seen.stalledMs === null ? [] : [[minute, `stalled ${seen.stalledMs / MINUTE}`] as const];
  });
}

const minutes = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('the limit is the five minutes that are promised', () => {
  expect(STALL_MS).toBe(5 * MINUTE);
});

describe('an unchanged job', () => {
  test('has stalled after five minutes, reported once', () => {
    expect(stallsIn(minutes(0, 30).map((minute) => [minute, {}]))).toEqual([[5, 'stalled 5']]);
  });

  test('is measured from its last change', () => {
    expect(
      stallsIn([[0, { progress: 1 }], ...minutes(3, 10).map((minute) => [minute, {}] as const)]),
    ).toEqual([[8, 'stalled 5']]);
  });

  test('is reported again when it has moved and stalls once more', () => {
    const second = { progress: 43 };
    expect(
      stallsIn([
        ...minutes(0, 6).map((minute) => [minute, {}] as const),
        ...minutes(7, 20).map((minute) => [minute, second] as const),
        [21, { progress: 44 }],
      ]),
    ).toEqual([
      [5, 'stalled 5'],
      [12, 'stalled 5'],
    ]);
  });
});

test.each<[string, Partial<JobSigns>]>([
  ['its status', { status: 'uploading' }],
  ['its progress', { progress: 42.01 }],
  ['a progress that is not understood', { progress: { done: 3 } }],
  ['its pages', { pageCount: 8 }],
  ['the time of its last change', { updatedAt: '2025-01-01T00:04:00Z' }],
])('%s is a sign of progress', (_, signs) => {
  expect(
    stallsIn([
      [0, {}],
      [4, signs],
      [6, signs],
    ]),
  ).toEqual([]);
});

test.each<[string, Partial<JobSigns>, boolean]>([
  ['progress alone', { updatedAt: null }, true],
  ['the time alone', { progress: null }, true],
  ['a progress that is not understood', { progress: { done: 3 }, updatedAt: null }, true],
  // Such a service never shows a change, however well the job proceeds.
  ['neither', { progress: null, updatedAt: null }, false],
  ['neither, but a count of pages', { progress: null, updatedAt: null, pageCount: 12 }, false],
])('a service that shows %s', (_, signs, stalls) => {
  expect(stallsIn(minutes(0, 9).map((minute) => [minute, signs]))).toEqual(stalls ? [[5, 'stalled 5']] : []);
});

test('a late answer has the actual time since the last change', () => {
  expect(
    stallsIn([
      [0, {}],
      [17, {}],
    ]),
  ).toEqual([[17, 'stalled 17']]);
});
