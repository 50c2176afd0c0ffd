import type { CheckReport, Finding, FindingKind, HostLoads, Hosting, SkippedFile } from '../finding.ts';
import { groupsOf, type Group } from './groups.ts';
import { FINDING_KINDS, isOfPages } from './severity.ts';

/** Groups in a summary; they fit on one screen. */
export const GROUPS_MAX = 15;
const OPTIONAL_MAX = 3;
const HOSTS_MAX = 10;
const UNUSED_MAX = 5;
const UNUSED_MAX_CHARS = 100;

/** The check as the run reports it: a small JSON value, even for a large report. */
export interface CheckOutcome {
  readonly hosting: Hosting;
  /** The site's own address, by its sitemap and canonical links; `null` if they give none. */
  readonly siteUrl: string | null;
  /** HTML files that were read. */
  readonly pages: number;
  /** Number of causes. Like all fields below, without those that are known or ignored, or whose severity is `none`. */
  readonly findings: number;
  readonly places: number;
  /** Findings by kind, without kinds that have none; places of kinds that are faults of a whole page. */
  readonly kinds: readonly { readonly kind: FindingKind; readonly count: number }[];
  /** The most severe first. */
  readonly groups: readonly Group[];
  /** Findings in groups that are not shown. */
  readonly more: number;
  /** Findings whose severity is `none`. */
  readonly optional: { readonly findings: number; readonly groups: readonly Group[] };
  /** The hosts that most files load from. */
  readonly hosts: readonly HostLoads[];
  readonly moreHosts: number;
  /** Problems of an earlier report, and those that it has and this one has not; `null`: there is no earlier report. */
  readonly baseline: { readonly known: number; readonly gone: number } | null;
  /** Findings that a pattern matches, whatever their severity. */
  readonly ignored: number;
  /** The first of the patterns that match nothing. */
  readonly unused: { readonly count: number; readonly first: readonly string[] };
  readonly placesLeftOut: number;
  /** Files that were not read. */
  readonly skipped: { readonly count: number; readonly first: SkippedFile } | null;
}

export function outcomeOf(report: CheckReport): CheckOutcome {
  const { hosting, siteUrl, scanned, findings, loads, placesLeftOut, skipped } = report;
  const { gone, unusedPatterns } = report;
  const counted = findings.filter(({ harm, state }) => harm !== 'none' && state === 'new');
  const optional = findings.filter(({ harm, state }) => harm === 'none' && state !== 'ignored');
  const ignored = findings.filter(({ state }) => state === 'ignored').length;
  const all = groupsOf({ findings: [...counted, ...optional], scanned });
  const groups = all.filter(({ severity }) => severity !== 'none').slice(0, GROUPS_MAX);
  const byKind = Map.groupBy(counted, ({ kind }) => kind);
  const [first] = skipped;
  return {
    hosting,
    siteUrl,
    pages: scanned.pages,
    findings: counted.length,
    places: sumOf(counted),
    kinds: FINDING_KINDS.flatMap((kind) => {
      const causes = byKind.get(kind)?.length ?? 0;
      return causes === 0 ? [] : [{ kind, count: isOfPages(kind) ? sumOf(byKind.get(kind)) : causes }];
    }),
    groups,
    more: counted.length - groups.reduce((sum, { causes }) => sum + causes, 0),
    optional: {
      findings: optional.length,
      groups: all.filter(({ severity }) => severity === 'none').slice(0, OPTIONAL_MAX),
    },
    hosts: loads.slice(0, HOSTS_MAX),
    moreHosts: Math.max(0, loads.length - HOSTS_MAX),
    baseline:
      gone === null ? null : { gone, known: findings.length - counted.length - optional.length - ignored },
    ignored,
    unused: {
      count: unusedPatterns.length,
      first: unusedPatterns.slice(0, UNUSED_MAX).map((text) => text.slice(0, UNUSED_MAX_CHARS)),
    },
    placesLeftOut,
    skipped: first === undefined ? null : { count: skipped.length, first },
  };
}

function sumOf(findings: readonly Finding[] = []): number {
  return findings.reduce((sum, { count }) => sum + count, 0);
}
