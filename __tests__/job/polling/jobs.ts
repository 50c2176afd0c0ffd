import type { JobSigns } from '../../../src/job/job-watch.ts';
import { flatJson } from '../../../src/text/parsed.ts';
import { chanceAt, chanceFrom, normal, type Chance } from '../../kit/chance.ts';

/** A job as the service shows it until it ends. */
export interface SimulatedJob {
  readonly lengthMs: number;
  readonly answerAt: (ms: number) => JobSigns;
}

/** Draws the length of a job, in milliseconds. */
export type Lengths = (chance: Chance) => number;

/** A kind of job: how its progress grows, and how the service reports it. */
export interface JobKind {
  readonly name: string;
  /** From the share of the running time (0 to 1) to the share that is reported; `null`: no progress. */
  readonly shape: (chance: Chance) => ((done: number) => number) | null;
  /** The queued share of the job's length. */
  readonly queued?: (chance: Chance) => number;
  /** The `progress` field; whole percent unless given. `seed` belongs to the job. */
  readonly tell?: (share: number, ms: number, seed: number) => unknown;
  /** Progress is updated at multiples of this. */
  readonly refreshMs?: number;
  /** The status never changes before the end. */
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

/** Each length between the two is equally likely. */
export function uniform(fromSeconds: number, toSeconds: number): Lengths {
  return (chance) => 1000 * (fromSeconds + (toSeconds - fromSeconds) * chance());
}

/** One or the other, with equal chances: some sites are small, some large, few between. */
export function eitherOr(one: Lengths, other: Lengths): Lengths {
  return (chance) => (chance() < 0.5 ? one(chance) : other(chance));
}

/** `count` jobs of a kind. The same seed gives the same jobs. */
export function jobsOf(
  kind: JobKind,
  { count, seed, lengths }: { count: number; seed: number; lengths: Lengths },
): readonly SimulatedJob[] {
  const chance = chanceFrom(seed);
  return Array.from({ length: count }, (_, index) => jobOf(kind, lengths(chance), chance, seed + index));
}

/** The default: up to a fifth of the length. */
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

/** Adds noise that changes every second, up to `most` in each direction. */
export function unsteady(most: number): NonNullable<JobKind['tell']> {
  return (share, ms, seed) => {
    const off = most * (2 * chanceAt(seed, ms / 1000) - 1);
    return wholePercent(Math.max(0, Math.min(1, share + off)));
  };
}
