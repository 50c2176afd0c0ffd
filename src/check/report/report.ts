import type { CheckReport, Finding, FindingKind, HostLoads, Reading } from './finding.ts';
import { byCodeUnits, harmOf, mostHarmfulFirst } from './harm.ts';

/** In the order of totals and of texts about them. */
export const FINDING_KINDS = [
  'broken-link',
  'missing-anchor',
  'missing-resource',
  'external-load',
  'missing-sitemap-page',
  'no-title',
  'empty-page',
  'error-page',
  'missing-optional',
] as const satisfies readonly FindingKind[];

/** Kinds without a missing target: one cause per kind, with one place per page. */
export function isOfPages(kind: FindingKind): boolean {
  return kind === 'no-title' || kind === 'empty-page' || kind === 'error-page';
}

/** The report of a reading. The order of its findings does not matter. */
export function reportOf({ found, ...reading }: Reading): CheckReport {
  const totals = Object.fromEntries(FINDING_KINDS.map((kind) => [kind, 0])) as Record<FindingKind, number>;
  for (const { cause, count } of found) totals[cause.kind] += count;
  const weighed = found.map((one) => ({ ...one, harm: harmOf(one, reading.scanned.pages) }));
  return {
    schemaVersion: 1,
    ...reading,
    totals,
    findings: mostHarmfulFirst(weighed).map(({ cause, harm, count, pages, places }): Finding => ({
      ...cause,
      harm,
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
