import type { JobKind, Lengths } from './jobs.ts';
import { jobsOf } from './jobs.ts';
import { fixed, shipped, type Schedule } from './schedules.ts';
import { dominatingIntervals, simulate, type Figures } from './simulation.ts';

/** Number, lengths and seed of the jobs. */
export interface Setting {
  readonly count: number;
  readonly seed: number;
  readonly lengths: Lengths;
}

/** The target with usable progress: shorter lags than every 10 s, with at most this many times its requests. */
export const REQUESTS_LIMIT = 1.1;

export interface Comparison {
  readonly kind: JobKind;
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
    kind,
    ours,
    every5s: simulate(fixed(5), jobs, setting.seed),
    every10s: simulate(fixed(10), jobs, setting.seed),
    beatenBy: () => dominatingIntervals(ours, jobs, setting.seed),
  };
}

/** Whether the target with usable progress is met. */
export function keepsTarget({ ours, every10s }: Comparison): boolean {
  return (
    ours.meanLagMs < every10s.meanLagMs &&
    ours.p95LagMs < every10s.p95LagMs &&
    ours.requests <= REQUESTS_LIMIT * every10s.requests
  );
}

/** Other schedules, which ignore progress, on one kind of job. */
export function othersTable(schedules: readonly Schedule[], kind: JobKind, setting: Setting): string {
  const jobs = jobsOf(kind, setting);
  const rows = schedules.map((schedule) => {
    const figures = simulate(schedule, jobs, setting.seed);
    const gaveUp = figures.gaveUp === 0 ? '' : `${(100 * figures.gaveUp).toFixed(1)} %`;
    return [schedule.name, ...cells(figures), gaveUp];
  });
  return table(['Schedule', ...FIGURES, 'Gives up on'], rows);
}

/** The shipped schedule compared with every 10 s, on kinds of jobs. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((comparison) => {
    const { kind, ours, every10s } = comparison;
    const beatenBy = comparison.beatenBy();
    return [
      kind.name,
      ...cells(ours),
      (ours.meanLagMs / every10s.meanLagMs).toFixed(2),
      (ours.p95LagMs / every10s.p95LagMs).toFixed(2),
      (ours.requests / every10s.requests).toFixed(2),
      beatenBy.length === 0 ? 'none' : `every ${rangeOf(beatenBy)}`,
    ];
  });
  const ratios = ['Mean', '95 %', 'Requests'].map((name) => `${name} × every 10 s`);
  return table(['Progress', ...FIGURES, ...ratios, 'Beaten by'], rows);
}

/** Lags of jobs of one length. */
export function lengthTable(kinds: readonly JobKind[], minutes: readonly number[], setting: Setting): string {
  const rows = kinds.map((kind) => [
    kind.name,
    ...minutes.flatMap((length) => {
      // ±10 %, so that no schedule happens to match the length.
      const lengths: Lengths = (chance) => 60_000 * length * (0.9 + 0.2 * chance());
      const figures = simulate(shipped(), jobsOf(kind, { ...setting, lengths }), setting.seed);
      return [seconds(figures.meanLagMs), seconds(figures.p95LagMs), figures.requests.toFixed(0)];
    }),
  ]);
  const heads = minutes.flatMap((length) =>
    ['mean s', '95 % s', 'requests'].map((name) => `${length} min: ${name}`),
  );
  return table(['Progress', ...heads], rows);
}

/** `7.5 to 7.8 s`; intervals in between beat it as well. */
export function rangeOf(seconds: readonly number[]): string {
  const [least, most] = [Math.min(...seconds), Math.max(...seconds)];
  return least === most ? `${least} s` : `${least} to ${most} s`;
}

const FIGURES = ['Mean lag s', '95 % s', '95 % of the job', 'Requests'];

function cells(figures: Figures): string[] {
  const { meanLagMs, p95LagMs, p95LagShare, requests } = figures;
  return [seconds(meanLagMs), seconds(p95LagMs), `${(100 * p95LagShare).toFixed(1)} %`, requests.toFixed(1)];
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}
