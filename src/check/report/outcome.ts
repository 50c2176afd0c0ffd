import type { CheckReport, FindingKind, HostLoads, Hosting, SkippedFile } from './finding.ts';
import { groupsOf, type Group } from './groups.ts';
import { FINDING_KINDS, isOfPages } from './report.ts';

/** Groups in a summary; they fit on one screen. */
export const GROUPS_MAX = 15;
const OPTIONAL_MAX = 3;
const HOSTS_MAX = 10;

/** The check as the run reports it: a small JSON value, even for a large report. */
export interface CheckOutcome {
  readonly hosting: Hosting;
  /** The site's own address, by its sitemap and canonical links; `null` if they give none. */
  readonly siteUrl: string | null;
  /** HTML files that were read. */
  readonly pages: number;
  /** Number of causes. Like all fields below, without those whose harm is `none`. */
  readonly findings: number;
  readonly places: number;
  /** Findings by kind, without kinds that have none; places of kinds that are faults of a whole page. */
  readonly kinds: readonly { readonly kind: FindingKind; readonly count: number }[];
  /** The most harmful first. */
  readonly groups: readonly Group[];
  /** Findings in groups that are not shown. */
  readonly more: number;
  /** Findings whose harm is `none`. */
  readonly optional: { readonly findings: number; readonly groups: readonly Group[] };
  /** The hosts that most files load from. */
  readonly hosts: readonly HostLoads[];
  readonly moreHosts: number;
  readonly placesLeftOut: number;
  readonly loadsLeftOut: number;
  /** Files that were not read. */
  readonly skipped: { readonly count: number; readonly first: SkippedFile } | null;
}

export function outcomeOf(report: CheckReport): CheckOutcome {
  const { hosting, siteUrl, scanned, totals, findings, loads, placesLeftOut, loadsLeftOut, skipped } = report;
  const counted = findings.filter(({ harm }) => harm !== 'none');
  const all = groupsOf(report);
  const groups = all.filter(({ harm }) => harm !== 'none').slice(0, GROUPS_MAX);
  const byKind = Map.groupBy(counted, ({ kind }) => kind);
  const [first] = skipped;
  return {
    hosting,
    siteUrl,
    pages: scanned.pages,
    findings: counted.length,
    places: counted.reduce((sum, { count }) => sum + count, 0),
    kinds: FINDING_KINDS.flatMap((kind) => {
      const causes = byKind.get(kind)?.length ?? 0;
      return causes === 0 ? [] : [{ kind, count: isOfPages(kind) ? totals[kind] : causes }];
    }),
    groups,
    more: counted.length - groups.reduce((sum, { causes }) => sum + causes, 0),
    optional: {
      findings: findings.length - counted.length,
      groups: all.filter(({ harm }) => harm === 'none').slice(0, OPTIONAL_MAX),
    },
    hosts: loads.slice(0, HOSTS_MAX),
    moreHosts: Math.max(0, loads.length - HOSTS_MAX),
    placesLeftOut,
    loadsLeftOut,
    skipped: first === undefined ? null : { count: skipped.length, first },
  };
}
