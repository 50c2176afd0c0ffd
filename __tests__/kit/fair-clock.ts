/**
 * A clock for what a process takes on a machine that is its alone. It stops while a thread of it is ready to run and waits
 * for a processor, which Linux counts, and while the test's own process is too busy to look. Timers, requests and other
 * processes that it waits for count in full: on a quiet machine this is the real time.
 */
import { readdirSync, readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 10;
/** Between two looks, at most this much time passes. */
const LONGEST_LOOK_MS = 20;

export interface FairClock {
  /** Ends the clock, and gives the time since its start. */
  readonly stop: () => number;
}

export function startFairClock(pid: number): FairClock {
  let passedMs = 0;
  let [lookedMs, waitedMs] = [performance.now(), processorWaitMs(pid)];
  const look = (): void => {
    const [nowMs, waitMs] = [performance.now(), processorWaitMs(pid) ?? waitedMs];
    const waited = Math.max(0, (waitMs ?? 0) - (waitedMs ?? 0));
    passedMs += Math.max(0, Math.min(nowMs - lookedMs, LONGEST_LOOK_MS) - waited);
    [lookedMs, waitedMs] = [nowMs, waitMs];
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return passedMs;
    },
  };
}

/** For how long its threads were ready and did not run; `null` where the system does not say, and when it has ended. */
function processorWaitMs(pid: number): number | null {
  try {
    const waits = readdirSync(`/proc/${pid}/task`).map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[1]),
    );
    return waits.reduce((sum, ns) => sum + ns, 0) / 1e6;
  } catch {
    return null;
  }
}
