/** The page that all benchmarks share, from the root of the project. Each writes its own part of it. */
export const PAGE = 'docs/benchmarks.md';

/** A part lies between `<!-- name -->` and `<!-- /name -->`. */
export type Part = 'runs' | 'polling';

/**
 * Puts a report into its part of the page and leaves the rest unchanged. A printed report is a page by itself, so its
 * headings go one level down here. Throws when the page lacks the part.
 */
export function withPart(page: string, part: Part, report: string): string {
  const [open, close] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const [from, to] = [page.indexOf(open), page.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`Cannot find '${open}' and '${close}' in ${PAGE}.`);
  const lower = report.replaceAll(/^#+ /gm, '#$&').trim();
  return `${page.slice(0, from + open.length)}\n\n${lower}\n\n${page.slice(to)}`;
}
