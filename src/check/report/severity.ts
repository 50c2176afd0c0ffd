import type { Cause, Feature, FindingKind, Found, Severity, LoadUse } from '../finding.ts';

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

/** The most severe first. */
export const SEVERITIES = ['high', 'medium', 'low', 'none'] as const satisfies readonly Severity[];

/** What readers lose: look and function of a page, a page, a part of it, a position on it, or hardly anything. */
const LOSSES = ['code', 'page', 'part', 'place', 'little'] as const;
type Loss = (typeof LOSSES)[number];

/** All other features count as little. */
// prettier-ignore
const LOSS_OF: Readonly<Partial<Record<FindingKind | LoadUse, Loss>>> = {
  script: 'code', style: 'code',
  'broken-link': 'page', 'empty-page': 'page', 'error-page': 'page',
  font: 'part', image: 'part', icon: 'part', media: 'part', frame: 'part', object: 'part',
  'missing-anchor': 'place',
};
/** A page looks and works without a script or style sheet of these. */
const LOSS_OF_FEATURE: Readonly<Partial<Record<Feature, Loss>>> = {
  analytics: 'little',
  fonts: 'part',
  images: 'part',
  video: 'part',
};

/** `pages`: files with such a place. */
export function severityOf({ cause, pages }: Pick<Found, 'cause' | 'pages'>, sitePages: number): Severity {
  if (cause.kind === 'missing-optional') return 'none';
  // Readers, search engines and assistants take the error for the page.
  if (cause.kind === 'error-page') return 'high';
  const loss = lossOf(cause);
  if (isExcused(cause) || loss === 'little') return 'low';
  // At least five pages and 2 % of the site; on a small site two pages and half of it.
  const many = (pages >= 5 && pages * 50 >= sitePages) || (pages >= 2 && pages * 2 >= sitePages);
  if (loss === 'code' || loss === 'page') return many ? 'high' : 'medium';
  return many ? 'medium' : 'low';
}

/**
 * Whether readers may lose nothing: some hosts obey a rules file of the site, and scripts that only the original host serves
 * (`/_vercel/insights/…`) measure visits.
 */
function isExcused(cause: Cause): boolean {
  if (!('explanation' in cause) || cause.explanation === null) return false;
  if (cause.explanation === 'original-host') return cause.kind === 'missing-resource';
  return !['image-server', 'outside', 'base-path'].includes(cause.explanation);
}

function lossOf(cause: Cause): Loss {
  // Below another path no script and no style sheet is found either.
  if ('explanation' in cause && cause.explanation === 'base-path') return 'code';
  const ofFeature = cause.kind === 'external-load' ? LOSS_OF_FEATURE[cause.feature] : undefined;
  return ofFeature ?? LOSS_OF['use' in cause ? cause.use : cause.kind] ?? 'little';
}

/** The missing target: a path, a path with an anchor, or a host. Empty for a fault of a whole page. */
export function subjectOf(cause: Cause): string {
  if (cause.kind === 'missing-anchor') return `/${cause.target}#${cause.anchor}`;
  if (cause.kind === 'external-load') return cause.host;
  return 'target' in cause ? cause.target : '';
}

/** Its use, if known. */
export function detailOf(cause: Cause): string | null {
  if (cause.kind === 'missing-optional') return cause.relation;
  if (cause.kind === 'external-load') return `${featureText(cause.feature)}; ${cause.use}`;
  return cause.kind === 'missing-resource' ? cause.use : null;
}

/** What a visitor misses without a host. */
export function featureText(feature: Feature): string {
  return feature === 'unknown' ? 'purpose unknown' : feature;
}

/** The same text for the same cause, and for no other. */
export function keyOf(cause: Cause): string {
  const detail = cause.kind === 'external-load' ? null : detailOf(cause);
  return `${cause.kind} ${subjectOf(cause)} ${detail ?? ''}`;
}

/** Sorts by severity, then by what readers lose, pages and places, then by the text of the cause, so that order is stable. */
export function mostSevereFirst<T extends Omit<Found, 'places'> & { readonly severity: Severity }>(
  items: readonly T[],
): readonly T[] {
  const weighed = items.map((item) => {
    const severity = SEVERITIES.indexOf(item.severity) * LOSSES.length + LOSSES.indexOf(lossOf(item.cause));
    return { item, severity, key: keyOf(item.cause) };
  });
  return weighed
    .sort(
      (a, b) =>
        a.severity - b.severity ||
        b.item.pages - a.item.pages ||
        b.item.count - a.item.count ||
        byCodeUnits(a.key, b.key),
    )
    .map(({ item }) => item);
}

/** Independent of the locale. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
