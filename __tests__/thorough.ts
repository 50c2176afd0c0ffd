import { describe } from '@jest/globals';

/** Whether all seeds, cases and pages are tried: in `npm run test:thorough`. `npm test` tries a few of each kind. */
export const THOROUGH = (globalThis as { readonly THOROUGH?: boolean }).THOROUGH === true;

/** Declares tests that have no quick form. `npm test` lists them as untested. */
export function thorough(tests: () => void): void {
  if (THOROUGH) tests();
  else describe.skip('[thorough]', tests);
}

/** All of them in the thorough form, else one: another for each place in a table. */
export function inTurn<T>(place: number, all: readonly T[]): readonly T[] {
  return THOROUGH ? all : all.filter((_, at) => at === place % all.length);
}

/** All rows in the thorough form, else each `n`th, from the first: for rows that differ in a detail only. */
export function someOf<T>(n: number, rows: readonly T[]): readonly T[] {
  return THOROUGH ? rows : rows.filter((_, at) => at % n === 0);
}
