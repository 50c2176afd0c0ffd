import type { GateProblem } from '../core/failure.ts';
import { isPage, type SiteFiles } from './file-index.ts';
import type { PreviousSite } from './manifest.ts';

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

/** Everything that is wrong with a site, at once; nothing when it may be published. */
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
  if (maxPageDrop !== null && before > 0 && ((before - pages.length) / before) * 100 > maxPageDrop)
    problems.push({ kind: 'max-page-drop', pages: pages.length, before, limit: maxPageDrop });
  if (minPages > 0 && empty.length > 0) {
    const paths = empty.slice(0, MOST_NAMED).map(({ path }) => path);
    problems.push({ kind: 'empty-pages', count: empty.length, paths });
  }
  return problems;
}
