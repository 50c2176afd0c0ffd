import { chanceAt, type Chance } from '../chance.ts';
import { unsteady, type JobKind } from './jobs.ts';

/** The schedule's constants were chosen on these. */
export const TUNED: readonly JobKind[] = [
  { name: 'no progress', shape: () => null },
  { name: 'linear', shape: () => (done) => done },
  { name: 'slow end (concave)', shape: () => Math.sqrt },
  { name: 'fast end (convex)', shape: () => (done) => done ** 2 },
  { name: 'steps of 10 %', shape: () => stepped(10) },
  {
    name: 'stalls at 90 %',
    shape: (chance) => {
      const at = 0.5 + 0.4 * chance();
      return (done) => (done < at ? (0.9 * done) / at : 0.9);
    },
  },
];

/** Tried while the rule was chosen, so they count as tuned too. */
export const LOOKED_AT: readonly JobKind[] = [
  { name: 'no progress, one status', shape: () => null, oneStatus: true },
  { name: 'very slow end', shape: () => (done) => 1 - (1 - done) ** 2 },
  { name: 'very fast end', shape: () => (done) => done ** 3 },
  { name: 'sigmoid', shape: () => sigmoid(8, 0.5) },
  { name: 'slow, then fast', shape: () => bent(0.7, 0.3) },
  { name: 'fast, then slow', shape: () => bent(0.3, 0.7) },
  { name: 'steps of 25 %', shape: () => stepped(4) },
  { name: 'steps of 33 %', shape: () => stepped(3) },
  { name: 'parts of random length', shape: (chance) => through(randomParts(chance, 20)) },
  { name: 'two runs from 0 to 100 %', shape: () => (done) => (done < 0.5 ? 2 * done : 2 * done - 1) },
  {
    name: '100 % long before the end',
    shape: (chance) => {
      const at = 0.6 + 0.3 * chance();
      return (done) => Math.min(1, done / at);
    },
  },
  { name: 'stuck at 0 %', shape: () => () => 0 },
  { name: 'stuck at 50 %', shape: () => (done) => Math.min(0.5, 2 * done) },
  {
    name: 'a long halt at 50 %',
    shape: () => (done) => (done < 0.3 ? done / 0.6 : done < 0.7 ? 0.5 : 0.5 + (done - 0.7) / 0.6),
  },
  { name: 'unsteady by 2.5 %', shape: () => (done) => done, tell: unsteady(0.025) },
];

const longQueue = (chance: Chance): number => 0.5 + 0.3 * chance();

/**
 * The first set that was held out. It showed that jobs which stay near 0 % were polled far too often, and that a change
 * of pace was learnt too slowly. Both were changed, so this set counts as tuned too.
 */
export const ONCE_HELD_OUT: readonly JobKind[] = [
  { name: 'queued for most of it, then linear', shape: () => (done) => done, queued: longQueue },
  {
    name: 'the same, the queue not reported',
    shape: () => (done) => done,
    queued: longQueue,
    oneStatus: true,
  },
  { name: 'queued for most of it, no progress', shape: () => null, queued: longQueue },
  { name: 'steep sigmoid, early', shape: () => sigmoid(12, 0.35) },
  { name: 'steep sigmoid, late', shape: () => sigmoid(12, 0.7) },
  { name: 'two phases, the second hardly reported', shape: () => bent(0.4, 0.9) },
  { name: 'two phases, the first hardly reported', shape: () => bent(0.8, 0.1) },
  {
    name: 'three ramps and two halts',
    shape: () =>
      through([
        [0.2, 0.33],
        [0.4, 0.33],
        [0.6, 0.66],
        [0.8, 0.66],
        [1, 1],
      ]),
  },
  {
    name: 'steps of random height',
    shape: (chance) => {
      const heights = randomParts(chance, 12);
      return (done) => heights.filter(([at]) => at <= done).at(-1)?.[1] ?? 0;
    },
  },
  { name: 'steps of 5 %', shape: () => stepped(20) },
  { name: 'reported every 15 s', shape: () => (done) => done, refreshMs: 15_000 },
  { name: 'reported every 30 s', shape: () => (done) => done, refreshMs: 30_000 },
  {
    name: 'reported in two answers of three',
    shape: () => (done) => done,
    tell: (share, ms, seed) => (chanceAt(seed, ms) < 1 / 3 ? null : Math.floor(share * 100)),
  },
  { name: 'a fraction as text', shape: () => (done) => done, tell: (share) => share.toFixed(3) },
  { name: 'percent as text, slow end', shape: () => Math.sqrt, tell: (s) => `${(100 * s).toFixed(0)} %` },
  {
    name: 'falls back by 15 % once',
    shape: (chance) => {
      const at = 0.3 + 0.4 * chance();
      return (done) => (done < at ? done : done - 0.15 * ((1 - done) / (1 - at)));
    },
  },
  { name: 'fourth root (very concave)', shape: () => (done) => done ** 0.25 },
  { name: 'fifth power (very convex)', shape: () => (done) => done ** 5 },
];

/** Written after that change. No constant has changed since they were run. */
export const HELD_OUT: readonly JobKind[] = [
  { name: 'queued for a third, then steps of 10 %', shape: () => stepped(10), queued: () => 1 / 3 },
  {
    name: 'queued for half of it, not reported, then slow end',
    shape: () => Math.sqrt,
    queued: () => 0.5,
    oneStatus: true,
  },
  { name: 'logarithm', shape: () => (done) => Math.log1p(9 * done) / Math.log(10) },
  { name: 'exponential', shape: () => (done) => Math.expm1(4 * done) / Math.expm1(4) },
  { name: 'smooth step', shape: () => (done) => done * done * (3 - 2 * done) },
  { name: 'bent twice at random', shape: (chance) => through(randomBends(chance)) },
  {
    name: 'even to 50 %, then in two leaps',
    shape: () => (done) => (done < 0.5 ? done : done < 0.8 ? 0.5 : 0.75),
  },
  {
    name: 'tenths as a fraction',
    shape: () => stepped(10),
    tell: (share) => Number(share.toFixed(1)),
  },
  { name: 'reported every 60 s', shape: () => (done) => done, refreshMs: 60_000 },
  {
    name: 'two runs, the second longer',
    shape: () => (done) => (done < 0.3 ? done / 0.3 : (done - 0.3) / 0.7),
  },
  { name: 'three runs', shape: () => (done) => (3 * done) % 1 },
  { name: '99 % from the middle on', shape: () => (done) => Math.min(0.99, 1.98 * done) },
  { name: 'begins at 20 %', shape: () => (done) => 0.2 + 0.8 * done },
  { name: 'ends at 60 %', shape: () => (done) => 0.6 * done },
  { name: 'unsteady by 5 %', shape: () => (done) => done, tell: unsteady(0.05) },
  { name: 'eight parts of random length', shape: (chance) => through(randomParts(chance, 8)) },
];

function stepped(steps: number): (done: number) => number {
  return (done) => Math.floor(done * steps + 1e-9) / steps;
}

function sigmoid(steepness: number, middle: number): (done: number) => number {
  const raw = (x: number): number => 1 / (1 + Math.exp(-steepness * (x - middle)));
  return (done) => (raw(done) - raw(0)) / (raw(1) - raw(0));
}

/** Two straight lines, which meet at (`at`, `share`). */
function bent(at: number, share: number): (done: number) => number {
  return through([
    [at, share],
    [1, 1],
  ]);
}

type Point = readonly [at: number, share: number];

/** Straight lines from 0 through all points. */
function through(points: readonly Point[]): (done: number) => number {
  return (done) => {
    let [fromAt, fromShare] = [0, 0];
    for (const [at, share] of points) {
      if (done <= at) {
        return at === fromAt ? share : fromShare + ((share - fromShare) * (done - fromAt)) / (at - fromAt);
      }
      [fromAt, fromShare] = [at, share];
    }
    return fromShare;
  };
}

/** `count` parts of the same length, with random shares. */
function randomParts(chance: Chance, count: number): readonly Point[] {
  const weights = Array.from({ length: count }, () => -Math.log(1 - chance()));
  const sum = weights.reduce((a, b) => a + b, 0);
  let share = 0;
  return weights.map((weight, index) => {
    share += weight / sum;
    return [(index + 1) / count, Math.min(1, share)];
  });
}

/** Two random points, in order. */
function randomBends(chance: Chance): readonly Point[] {
  const sorted = (): readonly number[] => [chance(), chance()].sort((a, b) => a - b);
  const [ats, shares] = [sorted(), sorted()];
  return [...ats.map((at, index) => [at, shares[index] ?? 1] as const), [1, 1]];
}
