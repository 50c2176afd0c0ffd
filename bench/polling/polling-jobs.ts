import type { JobSigns } from '../../src/job/job-watch.ts';
import { flatJson } from '../../src/text/parsed.ts';
import { chanceAt, chanceFrom, normal, type Chance } from './chance.ts';

/** A job as the service would show it, until it is over. */
export interface SimulatedJob {
  readonly lengthMs: number;
  readonly answerAt: (ms: number) => JobSigns;
}

/** Draws the length of a job, in milliseconds. */
export type Lengths = (chance: Chance) => number;

/** A kind of job: how its progress grows, and how the service tells it. */
export interface JobKind {
  readonly name: string;
  /** What `done` (0 to 1, of the time that it runs) looks like as a share; `null`: there is no progress. */
  readonly shape: (chance: Chance) => ((done: number) => number) | null;
  /** The share of the job's length that it is queued for. */
  readonly queued?: (chance: Chance) => number;
  /** The `progress` field; whole percent unless given. `seed` belongs to the job. */
  readonly tell?: (share: number, ms: number, seed: number) => unknown;
  /** Progress is as it was at the last multiple of this. */
  readonly refreshMs?: number;
  /** The service has one word for all of the job's life. */
  readonly oneStatus?: boolean;
}

const SHORTEST_MS = 10_000;
const LONGEST_MS = 60 * 60_000;

/** Log-normal with the median in seconds, between 10 s and 60 min. */
export function logNormal(medianSeconds: number, sigma: number): Lengths {
  return (chance) => {
    for (;;) {
      const ms = 1000 * medianSeconds * Math.exp(sigma * normal(chance));
      if (ms >= SHORTEST_MS && ms <= LONGEST_MS) return ms;
    }
  };
}

/** Every length between the two as likely as any other. */
export function uniform(fromSeconds: number, toSeconds: number): Lengths {
  return (chance) => 1000 * (fromSeconds + (toSeconds - fromSeconds) * chance());
}

/** Some sites are small, some are large, few between. */
export function eitherOr(one: Lengths, other: Lengths): Lengths {
  return (chance) => (chance() < 0.5 ? one(chance) : other(chance));
}

/** `count` jobs of a kind; the same for the same seed. */
export function jobsOf(
  kind: JobKind,
  { count, seed, lengths }: { count: number; seed: number; lengths: Lengths },
): readonly SimulatedJob[] {
  const chance = chanceFrom(seed);
  return Array.from({ length: count }, (_, index) => jobOf(kind, lengths(chance), chance, seed + index));
}

/** Up to a fifth of its length, where the kind says nothing. */
const someQueue = (chance: Chance): number => 0.2 * chance();
const wholePercent = (share: number): number => Math.floor(share * 100 + 1e-9);

function jobOf(kind: JobKind, lengthMs: number, chance: Chance, seed: number): SimulatedJob {
  const { queued = someQueue, tell = wholePercent, refreshMs = 1, oneStatus = false } = kind;
  const queueMs = queued(chance) * lengthMs;
  const shape = kind.shape(chance);
  const shareAt = (ms: number): number =>
    ms < queueMs ? 0 : (shape?.(Math.min(1, (ms - queueMs) / (lengthMs - queueMs))) ?? 0);
  return {
    lengthMs,
    answerAt: (ms) => {
      const shown = Math.floor(ms / refreshMs) * refreshMs;
      return {
        status: ms < queueMs && !oneStatus ? 'queued' : 'running',
        progress: flatJson(shape === null ? null : tell(shareAt(shown), ms, seed)),
        pageCount: null,
        updatedAt: null,
      };
    },
  };
}

/** Adds a little that changes every second, up to `most` in each direction. */
export function unsteady(most: number): NonNullable<JobKind['tell']> {
  return (share, ms, seed) => {
    const off = most * (2 * chanceAt(seed, ms / 1000) - 1);
    return wholePercent(Math.max(0, Math.min(1, share + off)));
  };
}
