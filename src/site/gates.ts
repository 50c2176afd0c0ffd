import type { GateProblem } from '../core/failure.ts';
import type { PreviousSite } from './manifest.ts';
import { isPage, type SiteFiles } from './site-files.ts';

/** What a site has to fulfil before it is published. */
export interface Gates {
  /** HTML files; 0: pages are not looked at, and neither are `index.html` and empty pages. */
  readonly minPages: number;
  /** Percent of the pages of the site before; `null`: any. */
  readonly maxPageDrop: number | null;
  /** Whether the root needs an `index.html`. An export of some pages may lack it. */
  readonly needsIndex: boolean;
}

const MOST_NAMED = 5;

/** Everything that is wrong with a site, at once; nothing when it may be published. */
export function judgeSite(
  site: SiteFiles,
  gates: Gates,
  previous: PreviousSite | null,
): readonly GateProblem[] {
  const problems: GateProblem[] = [];
  const pages = pageCountOf(site);
  const empty = emptyPagesOf(site);
  const looks = gates.minPages > 0;
  if (looks && gates.needsIndex && !hasIndex(site)) problems.push({ kind: 'no-index' });
  if (pages < gates.minPages) problems.push({ kind: 'min-pages', pages, least: gates.minPages });
  if (previous !== null && gates.maxPageDrop !== null) {
    const before = previous.pageCount;
    if (before > 0 && ((before - pages) / before) * 100 > gates.maxPageDrop)
      problems.push({ kind: 'max-page-drop', pages, before, limit: gates.maxPageDrop });
  }
  if (looks && empty.count > 0) problems.push({ kind: 'empty-pages', ...empty });
  return problems;
}

/** How many HTML files there are. */
export function pageCountOf(site: SiteFiles): number {
  let count = 0;
  for (let place = 0; place < site.count; place += 1) if (isPage(site.pathAt(place))) count += 1;
  return count;
}

/** How many, and the first few of them. */
function emptyPagesOf(site: SiteFiles): { readonly count: number; readonly paths: readonly string[] } {
  const paths: string[] = [];
  let count = 0;
  for (let place = 0; place < site.count; place += 1) {
    if (site.bytesAt(place) > 0 || !isPage(site.pathAt(place))) continue;
    count += 1;
    if (count <= MOST_NAMED) paths.push(site.pathAt(place));
  }
  return { count, paths };
}

function hasIndex(site: SiteFiles): boolean {
  for (let place = 0; place < site.count; place += 1)
    if (/^index\.html?$/.test(site.pathAt(place))) return true;
  return false;
}
