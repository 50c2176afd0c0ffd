import type {
  CheckReport,
  Finding,
  FindingKind,
  FindingState,
  Found,
  HostLoads,
  Reading,
} from '../finding.ts';
import { knownKey, matcherOf, NOTHING_ACCEPTED, patternText, type Accepted } from './accepted.ts';
import { byCodeUnits, FINDING_KINDS, isOfPages, mostSevereFirst, severityOf, subjectOf } from './severity.ts';

/** The report of a reading. The order of its findings does not matter. */
export function reportOf(
  { found: all, ...reading }: Reading,
  accepted: Accepted = NOTHING_ACCEPTED,
): CheckReport {
  const { found, gone, unused } = sortedOut(all, accepted, reading.placesLeftOut === 0);
  const totals = Object.fromEntries(FINDING_KINDS.map((kind) => [kind, 0])) as Record<FindingKind, number>;
  for (const { cause, count } of found) totals[cause.kind] += count;
  const weighed = found.map((one) => ({ ...one, severity: severityOf(one, reading.scanned.pages) }));
  return {
    schemaVersion: 1,
    ...reading,
    totals,
    gone,
    unusedPatterns: unused,
    findings: mostSevereFirst(weighed).map(({ cause, severity, state, count, pages, places }): Finding => ({
      ...cause,
      harm: severity,
      state,
      count,
      pages,
      places,
    })),
    loads: reading.loads.map((load) => ({ ...load, uses: load.uses.toSorted() })).sort(byPages),
    skipped: reading.skipped.toSorted((a, b) => byCodeUnits(a.page, b.page)),
  };
}

function byPages(a: HostLoads, b: HostLoads): number {
  return b.pages - a.pages || b.references - a.references || byCodeUnits(a.host, b.host);
}

interface Sorted {
  readonly found: readonly (Found & { readonly state: FindingState })[];
  /** Problems of the earlier report that are not there any more; `null`: there is no report. */
  readonly gone: number | null;
  /** Patterns that match nothing. */
  readonly unused: readonly string[];
}

/** Tells what is new. A fault of pages as a whole is split by its pages. `isWhole`: `all` leaves no cause out. */
function sortedOut(all: readonly Found[], { ignore, known }: Accepted, isWhole: boolean): Sorted {
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
  const gone = isWhole ? [...before].filter(([key, counted]) => counted && !seen.has(key)).length : 0;
  return {
    found,
    gone: known === null ? null : gone,
    unused: ignore.filter((_, at) => !used.has(at)).map(patternText),
  };
}
