import type { Clock } from '../core/run.ts';

/** The real clock and real random numbers: no other file uses either. */
export const systemClock: Clock = {
  // Monotonic, so that a corrected system clock neither ends nor prolongs a wait.
  now: () => performance.timeOrigin + performance.now(),
  random: () => Math.random(),
  after: (ms, act) => {
    // A delay beyond 2^31-1 ms would fire at once.
    const timer = setTimeout(act, Math.min(ms, 2 ** 31 - 1));
    return () => {
      clearTimeout(timer);
    };
  },
};
