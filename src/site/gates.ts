import type { BlankPages, GateProblem } from '../core/failure.ts';
import { isPage, type SiteFiles } from './file-index.ts';
import type { PreviousSite } from './manifest.ts';
import type { PagesRead, PageTexts } from './page-texts.ts';

/** The conditions for publishing a site. */
export interface Gates {
  /** HTML files; 0: neither pages nor `index.html` nor empty pages matter. */
  readonly minPages: number;
  /** Percent of the pages of the previous site; `null`: any. */
  readonly maxPageDrop: number | null;
  /** Whether the root needs an `index.html`. An export of some pages may lack it. */
  readonly needsIndex: boolean;
}

const MOST_NAMED = 5;
/** As many pages that show an error or nothing may be published: a few may be meant, or have failed on their own. */
const BLANK_MAX = 1;
const BLANK_MAX_PERCENT = 10;

/** Everything that is wrong with a site, at once; empty if it may be published. */
export function judgeSite(
  { files }: SiteFiles,
  { minPages, maxPageDrop, needsIndex }: Gates,
  previous: PreviousSite | null,
): readonly GateProblem[] {
  const problems: GateProblem[] = [];
  const pages = files.filter(({ path }) => isPage(path));
  const empty = pages.filter(({ bytes }) => bytes === 0);
  if (minPages > 0 && needsIndex && !pages.some(({ path }) => /^index\.html?$/.test(path)))
    problems.push({ kind: 'no-index' });
  if (pages.length < minPages) problems.push({ kind: 'min-pages', pages: pages.length, least: minPages });
  const before = previous?.pageCount ?? 0;
  if (maxPageDrop !== null && dropOf(pages.length, before) > maxPageDrop)
    problems.push({ kind: 'max-page-drop', pages: pages.length, before, limit: maxPageDrop, blank: null });
  if (minPages > 0 && empty.length > 0) {
    const paths = empty.slice(0, MOST_NAMED).map(({ path }) => path);
    problems.push({ kind: 'empty-pages', count: empty.length, paths });
  }
  return problems;
}

/**
 * What is wrong with the texts of a site with this many pages, at once: pages that show an error or nothing. If the texts of
 * the previous site are known, pages that had none there do not count.
 */
export function judgePages(
  pages: number,
  { minPages, maxPageDrop }: Gates,
  { texts, errorPages, previous }: Omit<PagesRead, 'siteUrl'> & { readonly previous: PreviousSite | null },
): readonly GateProblem[] {
  const before = previous?.texts ?? null;
  const blank = before === null || texts === null ? errorPages : newlyBlank(texts, before, errorPages);
  if (blank === null) return [];
  if (maxPageDrop !== null && previous !== null && before !== null) {
    const { pageCount } = previous;
    return dropOf(pages - blank.count, pageCount) > maxPageDrop
      ? [{ kind: 'max-page-drop', pages, before: pageCount, limit: maxPageDrop, blank }]
      : [];
  }
  const isMany = blank.count > BLANK_MAX && blank.count * 100 > pages * BLANK_MAX_PERCENT;
  return minPages > 0 && isMany ? [{ kind: 'blank-pages', pages, blank }] : [];
}

/** Percent of the pages that were there before. */
function dropOf(pages: number, before: number): number {
  // In this order, so that 7 of 100 are 7, and not 7.000000000000001.
  return before === 0 ? 0 : ((before - pages) * 100) / before;
}

/** Pages that had a text and have none now, and new pages that show an error. Old pages without a text may be among those. */
function newlyBlank(texts: PageTexts, before: PageTexts, errorPages: BlankPages | null): BlankPages | null {
  const old = [...texts].filter(([path, { textSha256 }]) => textSha256 === null && before.has(path));
  const lost = old.filter(([path]) => before.get(path)?.textSha256 !== null);
  const count = lost.length + Math.max(0, (errorPages?.count ?? 0) - old.length);
  const first = lost[0]?.[0] ?? errorPages?.first;
  return first === undefined || count === 0 ? null : { count, first };
}
