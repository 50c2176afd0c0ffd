import { NOTICES_MAX } from './check-lines.ts';
import { checkDigest, type DigestSection } from './digest.ts';
import {
  FINDING_KINDS,
  type CheckReport,
  type Finding,
  type HostLoads,
  type Hosting,
  type LoadsLeftOut,
} from './finding.ts';
import { noticeOf } from './notice.ts';

/** Hosts that a summary names. */
const HOSTS_MAX = 20;

/** What a run says of its check: a few dozen lines, however large the report is that they are made from. */
export interface CheckOutcome {
  readonly hosting: Hosting;
  readonly pages: number;
  /** A fault that is on many pages is one. */
  readonly findings: number;
  readonly places: number;
  readonly sections: readonly DigestSection[];
  /** The first findings, those of each kind before more of one kind; whole sentences. */
  readonly notices: readonly string[];
  /** Those that most files load from. */
  readonly hosts: readonly HostLoads[];
  readonly moreHosts: number;
  readonly loadsLeftOut: LoadsLeftOut;
  readonly linksLeftOut: number;
  /** Files that were not looked into. */
  readonly skipped: { readonly count: number; readonly first: string; readonly reason: string } | null;
}

export function outcomeOf(report: CheckReport): CheckOutcome {
  const { hosting, scanned, totals, findings, loads, loadsLeftOut, linksLeftOut, skipped } = report;
  const [firstSkipped] = skipped;
  return {
    hosting,
    pages: scanned.pages,
    findings: findings.length,
    places: Object.values(totals).reduce((sum, total) => sum + total, 0),
    sections: checkDigest(report),
    notices: mostTelling(findings).map(noticeOf),
    hosts: loads.slice(0, HOSTS_MAX),
    moreHosts: Math.max(0, loads.length - HOSTS_MAX),
    loadsLeftOut,
    linksLeftOut,
    skipped:
      firstSkipped === undefined
        ? null
        : { count: skipped.length, first: firstSkipped.page, reason: firstSkipped.reason },
  };
}

/** The heaviest of each kind, then the others, each in the order of the report: whoever shows fewer shows these. */
function mostTelling(findings: readonly Finding[]): readonly Finding[] {
  const first = FINDING_KINDS.flatMap((kind) => findings.find((finding) => finding.kind === kind) ?? []);
  const others = findings.slice(0, NOTICES_MAX + first.length).filter((finding) => !first.includes(finding));
  return [...first, ...others].slice(0, NOTICES_MAX);
}
