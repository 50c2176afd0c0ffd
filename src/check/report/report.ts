import type { CheckReport, Finding, FindingKind, HostLoads, Reading } from '../finding.ts';
import { byCodeUnits, FINDING_KINDS, severityOf, mostSevereFirst } from './severity.ts';
import { NOTHING_ACCEPTED, sortedOut, type Accepted } from './states.ts';

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
