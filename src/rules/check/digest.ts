import {
  FINDING_KINDS,
  type CheckReport,
  type Feature,
  type Finding,
  type FindingKind,
  type HostLoads,
} from './finding.ts';

/** Findings with one cause, as one line of a summary. */
export interface DigestLine {
  /** What is missing: a path, a name, a host, or the file itself. */
  readonly what: string;
  /** The file that differs in upper and lower case only, where there is one. */
  readonly similar: string | null;
  readonly findings: number;
  /** The first place, as in `guide/start.html:12`. */
  readonly place: string;
}

export interface DigestSection {
  readonly kind: FindingKind;
  readonly title: string;
  /** Of findings, also of those that no line tells. */
  readonly total: number;
  readonly lines: readonly DigestLine[];
  /** Lines that are not shown. */
  readonly more: number;
}

/** A summary is read by people: what is repeated on each page of a site is one line, and there are few of them. */
export const DIGEST_MAX_LINES = 10;

const TITLES: Readonly<Record<FindingKind, string>> = {
  'broken-link': 'Links that lead nowhere',
  'missing-anchor': 'Links to a place that is not on its page',
  'missing-resource': 'Missing files that pages load',
  'external-load': 'Loads from hosts that cannot be reached',
  'missing-sitemap-page': 'Sitemap entries without a page',
  'no-title': 'Pages without a title',
  'empty-page': 'Empty pages',
};

/** The findings of a report, gathered by cause, those with the most findings first. Kinds without any are left out. */
export function checkDigest(report: CheckReport): readonly DigestSection[] {
  const byKind = Map.groupBy(report.findings, ({ kind }) => kind);
  return FINDING_KINDS.filter((kind) => report.totals[kind] > 0).map((kind) => {
    const causes = Map.groupBy(byKind.get(kind) ?? [], causeOf);
    const lines = [...causes].map(([what, findings]) => lineOf(what, findings));
    lines.sort((a, b) => b.findings - a.findings);
    const shown = lines.slice(0, DIGEST_MAX_LINES);
    return {
      kind,
      title: TITLES[kind],
      total: report.totals[kind],
      lines: shown,
      more: lines.length - shown.length,
    };
  });
}

/** What a visitor misses without a host, as the end of a sentence. */
export function featureText(feature: Feature): string {
  return feature === 'unknown' ? 'what it is for is not known' : feature;
}

/** One line on a host that the site loads from. */
export function loadText({ host, feature, uses, pages }: HostLoads): string {
  return `${host}: ${featureText(feature)} (${uses.join(', ')}; ${String(pages)} ${pages === 1 ? 'file' : 'files'})`;
}

function causeOf(finding: Finding): string {
  switch (finding.kind) {
    case 'broken-link':
    case 'missing-resource':
    case 'missing-sitemap-page':
      return finding.target ?? finding.reference;
    case 'missing-anchor':
      return `/${finding.target}#${finding.anchor}`;
    case 'external-load':
      return finding.host;
    case 'no-title':
    case 'empty-page':
      return finding.page;
  }
}

function lineOf(what: string, findings: readonly Finding[]): DigestLine {
  const [first] = findings;
  const place =
    first === undefined ? '' : 'line' in first ? `${first.page}:${String(first.line)}` : first.page;
  const similar = first !== undefined && 'similar' in first ? first.similar : null;
  return { what, similar, findings: findings.length, place };
}
