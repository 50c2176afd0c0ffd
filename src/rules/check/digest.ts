import {
  FINDING_KINDS,
  firstPlaces,
  type Cause,
  type CheckReport,
  type Feature,
  type Finding,
  type FindingKind,
} from './finding.ts';

/** A finding, as one line of a summary. */
export interface DigestLine {
  /** What is missing: a path, a name, a host, or the file itself. */
  readonly what: string;
  /** The file that differs in upper and lower case only, where there is one. */
  readonly similar: string | null;
  /** Of places. */
  readonly count: number;
  /** The first place, as in `guide/start.html:12`. */
  readonly place: string;
}

export interface DigestSection {
  readonly kind: FindingKind;
  readonly title: string;
  /** Of places, also of those that no line tells. */
  readonly total: number;
  readonly lines: readonly DigestLine[];
  /** Lines that are not shown. */
  readonly more: number;
}

/** A summary is read by people: what is repeated on each page of a site is one line, and there are few of them. */
export const DIGEST_MAX_LINES = 10;

/** Stands for hosts that are not told apart. */
export const FURTHER_HOSTS = 'further hosts';

const TITLES: Readonly<Record<FindingKind, string>> = {
  'broken-link': 'Links that lead nowhere',
  'missing-anchor': 'Links to a place that is not on its page',
  'missing-resource': 'Missing files that pages load',
  'external-load': 'Loads from hosts that cannot be reached',
  'missing-sitemap-page': 'Sitemap entries without a page',
  'no-title': 'Pages without a title',
  'empty-page': 'Empty pages',
};

/** The findings of a report by kind, a line each. Kinds without any are left out. */
export function checkDigest(report: CheckReport): readonly DigestSection[] {
  const byKind = Map.groupBy(report.findings, ({ kind }) => kind);
  return FINDING_KINDS.filter((kind) => report.totals[kind] > 0).map((kind) => {
    const findings = byKind.get(kind) ?? [];
    const count = ofPages(kind) ? report.totals[kind] : findings.length;
    const lines = findings.slice(0, DIGEST_MAX_LINES).flatMap(linesOf).slice(0, DIGEST_MAX_LINES);
    return { kind, title: TITLES[kind], total: report.totals[kind], lines, more: count - lines.length };
  });
}

/** What a visitor misses without a host, as the end of a sentence. */
export function featureText(feature: Feature): string {
  return feature === 'unknown' ? 'what it is for is not known' : feature;
}

/** Of these kinds there is one finding, and each page is told by itself. */
function ofPages(kind: FindingKind): boolean {
  return kind === 'no-title' || kind === 'empty-page';
}

function linesOf(finding: Finding): readonly DigestLine[] {
  const { kind, count } = finding;
  const places = firstPlaces(finding);
  if (ofPages(kind))
    return places
      .slice(0, DIGEST_MAX_LINES)
      .map(({ page }) => ({ what: page, similar: null, count: 1, place: page }));
  const [first] = places;
  const place = first === undefined ? '' : `${first.page}:${String(first.line)}`;
  return [{ what: subjectOf(finding), similar: 'similar' in finding ? finding.similar : null, count, place }];
}

/** What is missing, in one word. */
function subjectOf(cause: Cause): string {
  switch (cause.kind) {
    case 'broken-link':
    case 'missing-resource':
    case 'missing-sitemap-page':
      return cause.target;
    case 'missing-anchor':
      return `/${cause.target}#${cause.anchor}`;
    case 'external-load':
      return cause.host ?? FURTHER_HOSTS;
    case 'no-title':
    case 'empty-page':
      return '';
  }
}
