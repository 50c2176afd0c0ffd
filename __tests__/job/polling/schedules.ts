import { NEW_WATCH, watchJob, type JobSigns } from '../../../src/job/job-watch.ts';
import { nextPollDelayMs, type PollLimits } from '../../../src/job/poll-delay.ts';
import type { Chance } from '../../kit/chance.ts';

/** One wait: the delay of the first poll, and the delay after each answer; `null` gives up. */
export interface Wait {
  readonly firstMs: number;
  readonly next: (answer: JobSigns, elapsedMs: number) => number | null;
}

export interface Schedule {
  readonly name: string;
  readonly begin: (chance: Chance) => Wait;
}

/** The defaults of `poll-interval` and `max-poll-interval`. */
const DEFAULT_LIMITS: PollLimits = { minMs: 2_000, maxMs: 30_000 };

/** The shipped rule, fed as `job/wait-for-job.ts` feeds it. */
export function shipped(limits: PollLimits = DEFAULT_LIMITS): Schedule {
  return {
    name: 'static-docs-export',
    begin: (chance) => {
      let watch = NEW_WATCH;
      return {
        firstMs: 0,
        next: (answer, elapsedMs) => {
          const watched = watchJob(watch, answer, elapsedMs);
          watch = watched.watch;
          return nextPollDelayMs(watched.poll, limits, chance());
        },
      };
    },
  };
}

/** A loop that polls and sleeps. */
export function fixed(seconds: number): Schedule {
  return {
    name: `every ${seconds} s`,
    begin: () => ({ firstMs: 0, next: () => 1000 * seconds }),
  };
}

/** Sixty polls, ten seconds apart: the service's own workflow template. */
export const VENDOR_TEMPLATE: Schedule = {
  name: "the vendor's template",
  begin: () => {
    let polls = 0;
    return { firstMs: 0, next: () => ((polls += 1) < 60 ? 10_000 : null) };
  },
};
