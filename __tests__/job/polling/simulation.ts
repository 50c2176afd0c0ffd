import { chanceFrom } from '../../kit/chance.ts';
import { type JobKind, jobsOf, type Lengths, type SimulatedJob } from './jobs.ts';
import { fixed, type Schedule, shipped } from './schedules.ts';

/** How a schedule did on many jobs. */
export interface Figures {
  /** From the end of a job to the answer that reports it, for jobs whose end was seen. */
  readonly meanLagMs: number;
  /** 95 % of the lags are shorter. */
  readonly p95LagMs: number;
  /** 95 % of the lags are a smaller share of their job. */
  readonly p95LagShare: number;
  /** Mean number of requests for a job. */
  readonly requests: number;
  /** Share of the jobs that it gave up on. */
  readonly gaveUp: number;
}

/** Duration of a poll. Its answer is true for its middle. */
const POLL_MS = { least: 100, most: 400 } as const;

interface Outcome {
  readonly polls: number;
  /** `null`: it gave up. */
  readonly lagMs: number | null;
}

/** Lets a schedule wait for each job. The same jobs and seed give the same figures. */
export function simulate(schedule: Schedule, jobs: readonly SimulatedJob[], seed: number): Figures {
  const outcomes = jobs.map((job, index) => waitFor(job, schedule, seed + index));
  const seen = outcomes.flatMap(({ lagMs }, at) => {
    const lengthMs = jobs[at]?.lengthMs ?? Number.NaN;
    return lagMs === null ? [] : [{ lagMs, share: lagMs / lengthMs }];
  });
  return {
    meanLagMs: mean(seen.map(({ lagMs }) => lagMs)),
    p95LagMs: percentile95(seen.map(({ lagMs }) => lagMs)),
    p95LagShare: percentile95(seen.map(({ share }) => share)),
    requests: mean(outcomes.map(({ polls }) => polls)),
    gaveUp: 1 - seen.length / outcomes.length,
  };
}

function waitFor(job: SimulatedJob, schedule: Schedule, seed: number): Outcome {
  const chance = chanceFrom(seed);
  // Durations of polls have their own random numbers, so that they do not depend on what the schedule draws.
  const duration = chanceFrom(~seed);
  const wait = schedule.begin(chance);
  let ms = wait.firstMs;
  for (let polls = 1; ; polls += 1) {
    const tookMs = POLL_MS.least + (POLL_MS.most - POLL_MS.least) * duration();
    const askedMs = ms + tookMs / 2;
    ms += tookMs;
    if (askedMs >= job.lengthMs) return { polls, lagMs: ms - job.lengthMs };
    const delayMs = wait.next(job.answerAt(askedMs), ms);
    if (delayMs === null) return { polls, lagMs: null };
    ms += delayMs;
  }
}

/** Whole tenths of a second, from 1 s to 30 s. */
const INTERVALS = Array.from({ length: 291 }, (_, index) => (index + 10) / 10);

/**
 * The fixed intervals, in seconds, that are better in mean lag, 95th percentile and requests alike. Others cannot be and
 * are not tried: the mean lag of an interval is a little over half of it, its requests are the job's length over it.
 */
export function dominatingIntervals(
  ours: Figures,
  jobs: readonly SimulatedJob[],
  seed: number,
): readonly number[] {
  const meanMs = mean(jobs.map(({ lengthMs }) => lengthMs));
  const [leastMs, mostMs] = [0.9 * (meanMs / ours.requests - POLL_MS.most), 2.1 * ours.meanLagMs];
  return INTERVALS.filter((seconds) => {
    if (1000 * seconds < leastMs || 1000 * seconds > mostMs) return false;
    const other = simulate(fixed(seconds), jobs, seed);
    return (
      other.meanLagMs < ours.meanLagMs && other.p95LagMs < ours.p95LagMs && other.requests < ours.requests
    );
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percentile95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(0.95 * values.length)] ?? Number.NaN;
}

/** Number, lengths and seed of the jobs. */
export interface Setting {
  readonly count: number;
  readonly seed: number;
  readonly lengths: Lengths;
}

export interface Comparison {
  readonly ours: Figures;
  readonly every5s: Figures;
  readonly every10s: Figures;
  /** Fixed intervals in seconds that are better in all three figures. Slow. */
  readonly beatenBy: () => readonly number[];
}

/** The shipped schedule and fixed intervals, on the same jobs. */
export function compare(kind: JobKind, setting: Setting): Comparison {
  const jobs = jobsOf(kind, setting);
  const ours = simulate(shipped(), jobs, setting.seed);
  return {
    ours,
    every5s: simulate(fixed(5), jobs, setting.seed),
    every10s: simulate(fixed(10), jobs, setting.seed),
    beatenBy: () => dominatingIntervals(ours, jobs, setting.seed),
  };
}
