import type { GateProblem, SomePages } from '../core/failure.ts';
import { isPage, type SiteFiles } from './file-index.ts';
import type { PreviousSite } from './manifest.ts';
import { pageChangesOf } from './page-changes.ts';
import { somePages } from './page-texts.ts';

/** The conditions for publishing a site. */
export interface Gates {
  /** HTML files; 0: neither pages nor `index.html` nor empty pages matter. */
  readonly minPages: number;
  /** Pages of the previous site that may be gone, in percent; `null`: any. */
  readonly maxPageDrop: number | null;
  /** Whether the root needs an `index.html`. An export of some pages may lack it. */
  readonly needsIndex: boolean;
}

const NAMED_MAX = 5;
/** As many pages that show an error or nothing may be published: a few may be meant, or have failed on their own. */
const BLANK_MAX = 1;
const BLANK_MAX_PERCENT = 10;

/** What is wrong with the files of a site, at once. */
export function judgeSite({ files }: SiteFiles, { minPages, needsIndex }: Gates): readonly GateProblem[] {
  const problems: GateProblem[] = [];
  const pages = files.filter(({ path }) => isPage(path));
  const empty = pages.filter(({ bytes }) => bytes === 0);
  if (minPages > 0 && needsIndex && !pages.some(({ path }) => /^index\.html?$/.test(path)))
    problems.push({ kind: 'no-index' });
  if (pages.length < minPages) problems.push({ kind: 'min-pages', pages: pages.length, least: minPages });
  if (minPages > 0 && empty.length > 0) {
    const paths = empty.slice(0, NAMED_MAX).map(({ path }) => path);
    problems.push({ kind: 'empty-pages', count: empty.length, paths });
  }
  return problems;
}

/** A site that is compared with the one before; both with the texts of their pages, as far as these are known. */
export interface ComparedSites {
  readonly site: SiteFiles;
  readonly previous: PreviousSite;
}

/**
 * What is wrong with a site of so many pages once they were read, at once: pages that are gone, and pages that show an error
 * or nothing. If the texts of the previous site are known, pages that had none there do not count. `compared`: `null` without
 * a previous site.
 */
export function judgePages(
  pages: number,
  { minPages, maxPageDrop }: Gates,
  {
    errorPages,
    compared,
  }: { readonly errorPages: SomePages | null; readonly compared: ComparedSites | null },
): readonly GateProblem[] {
  const problems: GateProblem[] = [];
  const { lost, fresh } = blankPages(compared, errorPages);
  if (compared !== null && maxPageDrop !== null) {
    const before = [...compared.previous.files.keys()].filter(isPage).length;
    const gone = gonePages(compared);
    const count = (gone?.count ?? 0) + (lost?.count ?? 0);
    // In this order, so that 7 of 100 are 7, and not 7.000000000000001.
    if (before > 0 && (count * 100) / before > maxPageDrop)
      problems.push({ kind: 'max-page-drop', gone, blank: lost, before, limit: maxPageDrop });
  }
  // With `max-page-drop`, that decides about pages that have lost their text.
  const blank = [maxPageDrop === null ? lost : null, fresh].filter((some) => some !== null);
  const count = blank.reduce((sum, some) => sum + some.count, 0);
  const [first] = blank;
  if (minPages > 0 && first !== undefined && count > BLANK_MAX && count * 100 > pages * BLANK_MAX_PERCENT)
    problems.push({ kind: 'blank-pages', pages, blank: { count, first: first.first } });
  return problems;
}

/** Pages of the previous site that are neither there nor moved. */
function gonePages({ site, previous }: ComparedSites): SomePages | null {
  const { moved } = pageChangesOf(site, previous);
  const found = new Set([...site.files.map(({ path }) => path), ...moved.map(({ from }) => from)]);
  return somePages([...previous.files.keys()].filter((path) => isPage(path) && !found.has(path)));
}

interface BlankPages {
  /** Pages that had a text and have none now. */
  readonly lost: SomePages | null;
  /** New pages that show an error. Old pages without a text may be among all such pages. */
  readonly fresh: SomePages | null;
}

function blankPages(compared: ComparedSites | null, errorPages: SomePages | null): BlankPages {
  if (compared === null) return { lost: null, fresh: errorPages };
  const { site, previous } = compared;
  const old = site.files.flatMap(({ path, text }) => {
    const before = previous.files.get(path)?.text ?? null;
    return text?.textSha256 === null && before !== null ? [{ path, before }] : [];
  });
  const lost = old.filter(({ before }) => before.textSha256 !== null).map(({ path }) => path);
  const count = (errorPages?.count ?? 0) - old.length;
  return {
    lost: somePages(lost),
    fresh: errorPages === null || count <= 0 ? null : { ...errorPages, count },
  };
}
