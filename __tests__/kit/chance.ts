// Local names: under jest, looking up a global millions of times is slow.
const { cos, floor, imul, log, PI, sqrt } = Math;

/** At least 0, below 1. */
export type Chance = () => number;

/** Random numbers, the same for the same seed: a counter, mixed (the finalizer of SplitMix32). */
export function chanceFrom(seed: number): Chance {
  let count = imul(seed, 0x9e3779b9) >>> 0;
  return () => {
    count = (count + 0x9e3779b9) >>> 0;
    return mixed(count) / 2 ** 32;
  };
}

/** The random number of a moment: always the same for the same `seed` and `at`. */
export function chanceAt(seed: number, at: number): number {
  return mixed(imul(seed, 0x9e3779b9) + imul(floor(at), 0x85ebca6b)) / 2 ** 32;
}

function mixed(value: number): number {
  let z = value >>> 0;
  z = imul(z ^ (z >>> 16), 0x21f0aaad);
  z = imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

/** Normally distributed, mean 0, deviation 1 (Box and Muller). */
export function normal(chance: Chance): number {
  return sqrt(-2 * log(1 - chance())) * cos(2 * PI * chance());
}
