import type { Cause, Feature, FindingKind, Harm, LoadUse } from './finding.ts';

/** How much a finding hurts readers, and the order that follows from it. */

/** The most harmful first. */
export const HARMS = ['high', 'medium', 'low', 'none'] as const satisfies readonly Harm[];

/** What readers lose: how a page looks and works, a page, a part of a page, a place on a page, or hardly anything. */
const LOSSES = ['code', 'page', 'part', 'place', 'little'] as const;
type Loss = (typeof LOSSES)[number];

const LOSS_OF_KIND: Readonly<Partial<Record<FindingKind, Loss>>> = {
  'broken-link': 'page',
  'empty-page': 'page',
  'missing-anchor': 'place',
};

const LOSS_OF_USE: Readonly<Record<LoadUse, Loss>> = {
  script: 'code',
  style: 'code',
  font: 'part',
  image: 'part',
  icon: 'part',
  media: 'part',
  frame: 'part',
  object: 'part',
  manifest: 'little',
  preload: 'little',
  hint: 'little',
  mention: 'little',
};

/** A script or style sheet of these is not what makes a page look or work as it should. */
const LOSS_OF_FEATURE: Readonly<Partial<Record<Feature, Loss>>> = {
  analytics: 'little',
  fonts: 'part',
  images: 'part',
  video: 'part',
};

/** Places and pages of one cause or of several like it. */
export interface Extent {
  readonly cause: Cause;
  /** Of places. */
  readonly count: number;
  /** Files with such a place. */
  readonly pages: number;
}

export function harmOf({ cause, pages }: Omit<Extent, 'count'>, sitePages: number): Harm {
  if (cause.kind === 'missing-optional') return 'none';
  const loss = lossOf(cause);
  if (isExcused(cause) || loss === 'little') return 'low';
  const many = areMany(pages, sitePages);
  if (loss === 'code' || loss === 'page') return many ? 'high' : 'medium';
  return many ? 'medium' : 'low';
}

/** At least five pages and 2 % of the site; on a small site two pages and half of it. */
function areMany(pages: number, sitePages: number): boolean {
  return (pages >= 5 && pages * 50 >= sitePages) || (pages >= 2 && pages * 2 >= sitePages);
}

/**
 * Some hosts cure it by a rules file, and the scripts that only the original host serves (`/_vercel/insights/…`) measure
 * its readers.
 */
function isExcused(cause: Cause): boolean {
  if (!('explanation' in cause) || cause.explanation === null) return false;
  if (cause.explanation === 'original-host') return cause.kind === 'missing-resource';
  return cause.explanation !== 'image-server' && cause.explanation !== 'outside';
}

function lossOf(cause: Cause): Loss {
  if (cause.kind === 'external-load') return LOSS_OF_FEATURE[cause.feature] ?? LOSS_OF_USE[cause.use];
  if (cause.kind === 'missing-resource') return LOSS_OF_USE[cause.use];
  return LOSS_OF_KIND[cause.kind] ?? 'little';
}

/** What is missing: a path, a path with an anchor, or a host. Empty for what is wrong with a page as a whole. */
export function subjectOf(cause: Cause): string {
  switch (cause.kind) {
    case 'broken-link':
    case 'missing-resource':
    case 'missing-sitemap-page':
    case 'missing-optional':
      return cause.target;
    case 'missing-anchor':
      return `/${cause.target}#${cause.anchor}`;
    case 'external-load':
      return cause.host;
    case 'no-title':
    case 'empty-page':
      return '';
  }
}

/** What it is for, where that is known. */
export function detailOf(cause: Cause): string | null {
  switch (cause.kind) {
    case 'missing-resource':
      return cause.use;
    case 'missing-optional':
      return cause.relation;
    case 'external-load':
      return `${cause.feature === 'unknown' ? 'purpose unknown' : cause.feature}; ${cause.use}`;
    default:
      return null;
  }
}

/** Sorts by harm, then by what readers lose, pages and places, then by the text of the cause, so that order is stable. */
export function mostHarmfulFirst<T>(
  items: readonly T[],
  extentOf: (item: T) => Extent & { readonly harm: Harm },
): readonly T[] {
  const weighed = items.map((item) => {
    const { cause, harm, pages, count } = extentOf(item);
    const key = `${cause.kind} ${subjectOf(cause)} ${detailOf(cause) ?? ''}`;
    return { item, harm: HARMS.indexOf(harm), loss: LOSSES.indexOf(lossOf(cause)), pages, count, key };
  });
  return weighed
    .sort(
      (a, b) =>
        a.harm - b.harm ||
        a.loss - b.loss ||
        b.pages - a.pages ||
        b.count - a.count ||
        byCodeUnits(a.key, b.key),
    )
    .map(({ item }) => item);
}

/** No locale decides. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
