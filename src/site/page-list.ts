import { counted, grouped } from '../text/amounts.ts';
import { code, inert, target } from '../text/markdown.ts';
import { capitalized } from '../text/words.ts';
import { addressesOf } from './changes.ts';
import { countOf, type NamedPage, type PageChanges, type TextsMissing } from './page-changes.ts';

export const LISTED_MAX = 50;
/** A comment on GitHub may have 65,536 characters. */
const LIST_MAX_CHARS = 50_000;

/** Why there is no list. */
export const WITHOUT_TEXTS: Readonly<Record<TextsMissing, string>> = {
  earlier:
    'Pages are not compared: the previous manifest has no texts of pages. The next comparison has them.',
  now: 'Pages are not compared: their texts could not be read.',
};
const MOVED = 'The old address of a moved page is a 404 now, unless the host redirects.';

export interface ListFacts {
  /** All files that differ. */
  readonly files: number;
  /** The base address of the site, without a slash at its end; `null`: unknown. */
  readonly siteUrl: string | null;
}

/** `3 pages changed, 1 new, 1 removed; 212 files differ in all` */
export function pagesText(pages: PageChanges, files: number): string {
  if (countOf(pages) === 0)
    return files === 0 ? 'nothing has changed' : `${differing(files)}, and no page's text`;
  const { changed, added, removed, moved } = pages;
  const counts = [
    [changed.length, 'changed'],
    [added.length, 'new'],
    [removed.length, 'removed'],
    [moved.length, 'moved'],
  ] as const;
  const some = counts
    .filter(([count]) => count > 0)
    .map(([count, what], at) => {
      if (at > 0) return `${grouped(count)} ${what}`;
      return what === 'new' ? counted(count, 'new page') : `${counted(count, 'page')} ${what}`;
    });
  return `${some.join(', ')}; ${differing(files)} in all`;
}

function differing(files: number): string {
  return `${counted(files, 'file')} ${files === 1 ? 'differs' : 'differ'}`;
}

/**
 * An address that a moved page keeps on a host that serves addresses without `.html`, as where `x.html` has become
 * `x/index.html`, and one that it loses.
 */
function fateOf(from: string, to: string): { readonly stays: string | undefined; readonly goes: string } {
  const now = addressesOf(to);
  const [stays, goes = from] = [true, false].map((isKept) =>
    addressesOf(from).find((address) => now.includes(address) === isKept),
  );
  return { stays, goes };
}

/** The changed pages, as Markdown with every untrusted text escaped; empty: there are none. */
export function pageItems({ removed, moved, added, changed }: PageChanges, siteUrl: string | null): string {
  const titles = new Set<string | null>();
  const repeated = new Set<string | null>();
  for (const { title } of [...removed, ...moved, ...added, ...changed])
    (titles.has(title) ? repeated : titles).add(title);
  const shown = ({ path, title }: NamedPage, isGone = false): string => {
    const [address = ''] = addressesOf(path);
    const name = title === null ? code(path) : inert(title);
    const isLink = !isGone && siteUrl !== null;
    const text = isLink ? `[${name}](${target(`${siteUrl}${address}`)})` : name;
    return title === null || (isLink && !repeated.has(title)) ? text : `${text} (${code(path)})`;
  };
  // What breaks the links of readers comes first: the list may be cut.
  const items = [
    ...removed.map((page) => () => `**removed:** ${shown(page, true)}`),
    ...moved.map(({ from, to, title }) => () => {
      const { stays, goes } = fateOf(from, to);
      const fate = stays === undefined ? '' : ` (${code(stays)} stays, ${code(goes)} does not)`;
      return `**moved:** ${shown({ path: to, title })}, before at ${code(from)}${fate}`;
    }),
    ...added.map((page) => () => `**new:** ${shown(page)}`),
    ...changed.map((page) => () => shown(page)),
  ];
  const lines: string[] = [];
  let chars = 0;
  for (const item of items.slice(0, LISTED_MAX)) {
    const line = `- ${item()}`;
    chars += line.length + 1;
    if (chars > LIST_MAX_CHARS) break;
    lines.push(line);
  }
  const more = items.length - lines.length;
  if (more > 0) lines.push(`- and ${grouped(more)} more`);
  const isGone = moved.some(({ from, to }) => fateOf(from, to).stays === undefined);
  return [lines.join('\n'), ...(isGone ? [MOVED] : [])].join('\n\n');
}

/** The same with a line of totals, as a text for a comment, a message or a release note. */
export function pageListText(pages: PageChanges, { files, siteUrl }: ListFacts): string {
  const lead = `${capitalized(pagesText(pages, files))}.`;
  return `${[lead, pageItems(pages, siteUrl)].filter((part) => part !== '').join('\n\n')}\n`;
}
