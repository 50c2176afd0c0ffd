/** The page that all benchmarks share, from the root of the project. Each writes its own part of it. */
export const PAGE = 'docs/benchmarks.md';

/** What stands between `<!-- name -->` and `<!-- /name -->` in the page. */
export type Part = 'runs' | 'polling';

/**
 * The page with a report as one of its parts; the rest stays as it is. A report is a page of its own when it is printed:
 * its headings go one level down. Throws when the page has no place for it.
 */
export function withPart(page: string, part: Part, report: string): string {
  const [open, close] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const [from, to] = [page.indexOf(open), page.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`Cannot find '${open}' and '${close}' in ${PAGE}.`);
  const lower = report.replaceAll(/^#+ /gm, '#$&').trim();
  return `${page.slice(0, from + open.length)}\n\n${lower}\n\n${page.slice(to)}`;
}
