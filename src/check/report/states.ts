import { knownKey, type Known } from './baseline.ts';
import type { Found, FindingState } from '../finding.ts';
import { isOfPages, subjectOf } from './severity.ts';
import { matcherOf, patternText, type IgnorePattern } from './ignore-pattern.ts';

/** What a run accepts. */
export interface Accepted {
  readonly ignore: readonly IgnorePattern[];
  /** What an earlier report has; `null`: there is none. */
  readonly known: readonly Known[] | null;
}

export const NOTHING_ACCEPTED: Accepted = { ignore: [], known: null };

export interface Sorted {
  readonly found: readonly (Found & { readonly state: FindingState })[];
  /** Problems of the earlier report that are not there any more; `null`: there is no report. */
  readonly gone: number | null;
  /** Patterns that match nothing. */
  readonly unused: readonly string[];
}

/** Tells what is new. A fault of pages as a whole is split by its pages. `isWhole`: `all` leaves no cause out. */
export function sortedOut(all: readonly Found[], { ignore, known }: Accepted, isWhole: boolean): Sorted {
  if (ignore.length === 0 && known === null)
    return { found: all.map((one) => ({ ...one, state: 'new' })), gone: null, unused: [] };
  const matchers = ignore.map(matcherOf);
  const used = new Set<number>();
  const before = new Map(known);
  const seen = new Set<string>();
  const stateOf = ({ kind }: Found['cause'], subject: string): FindingState => {
    const matching = matchers.flatMap((matches, at) => (matches(kind, subject) ? [at] : []));
    for (const at of matching) used.add(at);
    const key = knownKey(kind, subject);
    seen.add(key);
    return matching.length > 0 ? 'ignored' : before.has(key) ? 'known' : 'new';
  };
  const found = all.flatMap((one) => {
    const { cause, count, pages, places } = one;
    if (!isOfPages(cause.kind)) return [{ ...one, state: stateOf(cause, subjectOf(cause)) }];
    const byState = Map.groupBy(places, ({ page }) => stateOf(cause, `/${page}`));
    // A page that is not listed is not known either.
    const unlisted = count - places.length;
    if (unlisted > 0 && !byState.has('new')) byState.set('new', []);
    return [...byState].map(([state, some]) => {
      const size = some.length + (state === 'new' ? unlisted : 0);
      return { cause, state, count: size, pages: Math.min(size, pages), places: some };
    });
  });
  const gone = [...before].filter(([key, counted]) => counted && !seen.has(key)).length;
  return {
    found,
    gone: known === null ? null : isWhole ? gone : 0,
    unused: ignore.filter((_, at) => !used.has(at)).map(patternText),
  };
}
