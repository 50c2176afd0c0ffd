import type { Clock } from '../core/run.ts';

/** When this process began; reading it takes long. */
const STARTED_MS = performance.timeOrigin;

/** The real clock and real random numbers: no other file uses either. */
export const systemClock: Clock = {
  // Monotonic, so that a corrected system clock neither ends nor prolongs a wait.
  now: () => STARTED_MS + performance.now(),
  random: () => Math.random(),
  after: (ms, act) => {
    // A delay beyond 2^31-1 ms would fire at once.
    const timer = setTimeout(act, Math.min(ms, 2 ** 31 - 1));
    return () => {
      clearTimeout(timer);
    };
  },
};
