import { NEW_WATCH, watchJob, type JobSigns } from '../../src/job/job-watch.ts';
import { nextPollDelayMs, type PollLimits } from '../../src/job/poll-delay.ts';
import type { Chance } from '../chance.ts';

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

const EXPONENTIAL: Schedule = {
  name: '× 1.5 from 2 s, at most 30 s',
  begin: () => {
    let delayMs = 2_000;
    return {
      firstMs: 0,
      next: () => {
        const now = delayMs;
        delayMs = Math.min(30_000, 1.5 * delayMs);
        return now;
      },
    };
  },
};

/** Sixty polls, ten seconds apart: the service's own workflow template. */
export const VENDOR_TEMPLATE: Schedule = {
  name: "the vendor's template",
  begin: () => {
    let polls = 0;
    return { firstMs: 0, next: () => ((polls += 1) < 60 ? 10_000 : null) };
  },
};

const DEPLOY_PAGES_TIMEOUT_MS = 600_000;

/** Waits 5 s before each poll. Source: actions/deploy-pages v5.0.0 (cd2ce8f), `src/internal/deployment.js`. */
const DEPLOY_PAGES: Schedule = {
  name: 'actions/deploy-pages v5.0.0',
  begin: () => ({
    firstMs: 5_000,
    next: (_, elapsedMs) => (elapsedMs >= DEPLOY_PAGES_TIMEOUT_MS ? null : 5_000),
  }),
};

/** Waits first: 5 s, then 1.5 times as long each time up to 30 s, each ±20 %. Source: the same file at 0143e11. */
const DEPLOY_PAGES_NEXT: Schedule = {
  name: 'actions/deploy-pages, unreleased',
  begin: (chance) => {
    let delayMs = 5_000;
    const jittered = (): number => Math.round(delayMs * (0.8 + 0.4 * chance()));
    return {
      firstMs: jittered(),
      next: (_, elapsedMs) => {
        if (elapsedMs >= DEPLOY_PAGES_TIMEOUT_MS) return null;
        delayMs = Math.min(30_000, Math.round(delayMs * 1.5));
        return jittered();
      },
    };
  },
};

/**
 * By the time that has passed: 1 s, 5 s, 15 s, 30 s. Source: vercel/vercel at 17d9eba (@vercel/client 18.2.3),
 * `packages/client/src/check-deployment-status.ts` and `utils/get-polling-delay.ts`.
 */
const VERCEL: Schedule = {
  name: '@vercel/client 18.2.3',
  begin: () => ({
    firstMs: 0,
    next: (_, elapsedMs) =>
      elapsedMs <= 15_000 ? 1_000 : elapsedMs <= 60_000 ? 5_000 : elapsedMs <= 300_000 ? 15_000 : 30_000,
  }),
};

export const OTHERS: readonly Schedule[] = [
  fixed(5),
  fixed(10),
  fixed(30),
  EXPONENTIAL,
  VENDOR_TEMPLATE,
  DEPLOY_PAGES,
  DEPLOY_PAGES_NEXT,
  VERCEL,
];
