import type { Chance } from '../../kit/chance.ts';
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

/** Tried while the rule was chosen. */
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
