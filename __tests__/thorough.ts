import { describe } from '@jest/globals';

/** Whether all seeds, cases and pages are tried: in `npm run test:thorough`. `npm test` tries a few of each kind. */
export const THOROUGH = (globalThis as { readonly THOROUGH?: boolean }).THOROUGH === true;

/** Declares tests that have no quick form. `npm test` lists them as untested. */
export function thorough(tests: () => void): void {
  if (THOROUGH) tests();
  else describe.skip('[thorough]', tests);
}
