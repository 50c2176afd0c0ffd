import { describe, expect, test } from '@jest/globals';
import { NEW_WATCH, watchJob, type JobSigns } from '../../src/job/job-watch.ts';
import type { PollState } from '../../src/job/poll-delay.ts';

const SECOND = 1_000;

interface Answer {
  readonly status?: string;
  readonly progress?: JobSigns['progress'];
}

/** The state of the schedule after answers at intervals of ten seconds. */
function pollAfter(answers: readonly Answer[]): PollState | null {
  let watch = NEW_WATCH;
  let poll: PollState | null = null;
  answers.forEach(({ status = 'running', progress = null }, index) => {
    const seen = { status, progress, pageCount: null, updatedAt: null };
    const watched = watchJob(watch, seen, index * 10 * SECOND);
    ({ watch, poll } = watched);
  });
  return poll;
}

describe('the state that the schedule receives', () => {
  test.each<[string, readonly Answer[], Omit<PollState, 'elapsedMs'>]>([
    ['nothing', [{}], { restMs: null, early: false }],
    ['a queued job', [{ status: 'queued' }], { restMs: null, early: true }],
    ['another word for it', [{ status: 'pending' }], { restMs: null, early: false }],
    ['progress that stays at zero', [{ progress: 0 }, { progress: 0 }], { restMs: null, early: true }],
    ['a lone 1', [{ progress: 1 }], { restMs: null, early: false }],
    ['a lone fraction', [{ progress: 0 }, { progress: 0.5 }], { restMs: null, early: false }],
    ['an even pace', [{ progress: 0 }, { progress: 25 }], { restMs: 30 * SECOND, early: true }],
    ['the same as text', [{ progress: '0 %' }, { progress: '25 %' }], { restMs: 30 * SECOND, early: true }],
    ['an object', [{ progress: { done: 1 } }, { progress: { done: 2 } }], { restMs: null, early: false }],
  ])('%s', (_, answers, expected) => {
    expect(pollAfter(answers)).toEqual({ elapsedMs: (answers.length - 1) * 10 * SECOND, ...expected });
  });
});

test('a change of unit restarts the forecast', () => {
  // Read as fractions, half of the job was done; then the unit turns out to be percent.
  expect(pollAfter([0, 0.2, 0.5, 0.6, 1.2].map((progress) => ({ progress })))?.restMs).toBeNull();
});

test('a stall is reported once', () => {
  let watch = NEW_WATCH;
  const stalls = Array.from({ length: 50 }, (_, index) => {
    const seen = { status: 'running', progress: 9, pageCount: null, updatedAt: null };
    const watched = watchJob(watch, seen, index * 10 * SECOND);
    ({ watch } = watched);
    return watched.stalledMs;
  });
  expect(stalls.filter((ms) => ms !== null)).toEqual([300 * SECOND]);
  expect(stalls.indexOf(300 * SECOND)).toBe(30);
});
