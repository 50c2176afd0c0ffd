import { counted, grouped } from '../text/amounts.ts';
import { code, inert, paragraphs, target } from '../text/markdown.ts';
import { capitalized } from '../text/words.ts';
import type { AddressStyle } from './address-style.ts';
import { addressesOf } from './changes.ts';
import {
  countOf,
  type ChangedPage,
  type NamedPage,
  type PageChanges,
  type TextsMissing,
} from './page-changes.ts';
import type { PageTexts } from './page-texts.ts';

export const LISTED_MAX = 50;
/** A comment on GitHub may have 65,536 characters. */
const LIST_MAX_CHARS = 50_000;
/** Of a page; the others are counted. */
const SECTIONS_SHOWN = 3;
/** More changed pages are grouped by their folders. */
const UNGROUPED_MAX = 10;
/** Pages that a line names which has all of a kind. */
const NAMED_MAX = 3;

/** Where an end of a title begins: ` — Orchard`, ` (Orchard 2.0)`. */
const ENDS = /\s(?:[|·•—–:-]+\s|\((?=[^()]*\)$))/g;
/** Fewer titles have nothing in common. */
const TITLES_MIN = 3;
/** One page in ten may leave out a part of what titles end with. */
const NEARLY = 0.9;

/** Why there is no list. */
export const WITHOUT_TEXTS: Readonly<Record<TextsMissing, string>> = {
  earlier:
    'Pages are not compared: the previous manifest has no texts of pages that this version can compare. The next comparison has them.',
  now: 'Pages are not compared: their texts could not be read.',
};
const MOVED = 'The old address of a moved page is a 404 now, unless the host redirects.';

export interface ListFacts {
  /** All files that differ. */
  readonly files: number;
  /** The base address of the site, without a slash at its end; `null`: unknown. */
  readonly siteUrl: string | null;
  readonly pageStyle: AddressStyle['pages'];
  readonly titles: SiteTitles;
}

/** What the titles of a whole site have in common. */
export interface SiteTitles {
  /** What most end with, such as ` — Product 2.0 Documentation`; empty: nothing. */
  readonly end: string;
  /** Those of several pages, without that end. */
  readonly shared: ReadonlySet<string>;
}

/** `3 pages changed, 1 new, 1 removed; 212 files differ in all` */
export function pagesText(pages: PageChanges, files: number): string {
  const { changed, added, removed, moved, pictures, filledByScript, notCompared } = pages;
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
  const others = [
    [pictures.length, pictures.length === 1 ? 'has new pictures' : 'have new pictures'],
    [filledByScript.length, 'that a script fills may have changed'],
    [notCompared.length, 'could not be compared'],
  ] as const;
  const more = others.flatMap(([count, what]) => (count > 0 ? [`${counted(count, 'page')} ${what}`] : []));
  if (countOf(pages) > 0) return [some.join(', '), ...more, `${differing(files)} in all`].join('; ');
  if (more.length > 0) return [...more, differing(files)].join('; ');
  return files === 0 ? 'nothing has changed' : `${differing(files)}, and no page's text`;
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

/** The address of a page as the page itself writes it, else as the links of the site do, else without `.html`. */
function addressOf({ path, canonical }: NamedPage, style: AddressStyle['pages']): string {
  const addresses = addressesOf(path);
  const [clean = ''] = addresses;
  const own = canonical?.replace(/[?#].*/, '') ?? '';
  // A site may be served below a path, and the longest address is the one that is meant.
  const [named] = addresses
    .filter((address) => own.endsWith(address))
    .toSorted((one, other) => other.length - one.length);
  return named ?? (style === 'html' && !clean.endsWith('/') ? addresses.at(-1) : clean) ?? '';
}

export function titlesOf(texts: PageTexts | null): SiteTitles {
  const titles = [...(texts?.values() ?? [])].flatMap(({ title }) => title ?? []);
  const end = commonEnd([...new Set(titles)]);
  const pages = Map.groupBy(titles, (title) => withoutEnd(title, end));
  const shared = [...pages].filter(([, { length }]) => length > 1).map(([title]) => title);
  return { end, shared: new Set(shared) };
}

/** What most titles end with; of several ends the longest that nearly as many have. Empty: there is none. */
function commonEnd(titles: readonly string[]): string {
  if (titles.length < TITLES_MIN) return '';
  const all = titles.flatMap((title) => Array.from(title.matchAll(ENDS), ({ index }) => title.slice(index)));
  const groups = [...Map.groupBy(all, (end) => end).values()];
  const common = groups.filter(({ length }) => length > titles.length / 2);
  const most = Math.max(...common.map(({ length }) => length));
  const ends = common.filter(({ length }) => length >= NEARLY * most).flatMap(([end]) => end ?? []);
  return ends.reduce((one, other) => (other.length > one.length ? other : one), '');
}

function withoutEnd(title: string, end: string): string {
  return title.endsWith(end) ? title.slice(0, title.length - end.length) : title;
}

/** What the list needs to know of the site. */
type SiteFacts = Omit<ListFacts, 'files'>;

/** The title of a page as a link, with its path where the title does not say which page it is. */
function named(page: NamedPage, facts: SiteFacts, isGone = false): string {
  const { path, title } = page;
  const { end, shared } = facts.titles;
  if (title === null) return isGone ? code(path) : linked(code(path), page, facts);
  const short = withoutEnd(title, end);
  if (isGone || facts.siteUrl === null) return `${inert(short)} (${code(path)})`;
  const link = linked(inert(short), page, facts);
  return shared.has(short) ? `${link} (${code(path)})` : link;
}

function sectionsOf(page: ChangedPage, facts: SiteFacts): string {
  if (page.sections.length === 0) return '';
  const shown = page.sections.slice(0, SECTIONS_SHOWN).map(({ id, heading }) => {
    const name = heading === '' ? 'the beginning' : `*${inert(heading)}*`;
    return id === null ? name : linked(name, page, facts, `#${encodeURIComponent(id)}`);
  });
  const more = page.sections.length - shown.length;
  return `: ${[...shown, ...(more > 0 ? [`${grouped(more)} more`] : [])].join(', ')}`;
}

function linked(name: string, page: NamedPage, { siteUrl, pageStyle }: SiteFacts, anchor = ''): string {
  if (siteUrl === null) return name;
  return `[${name}](${target(`${siteUrl}${addressOf(page, pageStyle)}${anchor}`)})`;
}

/** The changed pages, as Markdown with every untrusted text escaped; empty: there are none. */
export function pageItems(pages: PageChanges, facts: SiteFacts): string {
  const lines: string[] = [];
  let chars = 0;
  for (const line of itemsOf(pages, facts)) {
    chars += line.length + 1;
    if (lines.length === LISTED_MAX || chars > LIST_MAX_CHARS) break;
    lines.push(line);
  }
  const more = countOf(pages) - lines.length;
  if (more > 0) lines.push(`- and ${grouped(more)} more`);
  const isGone = pages.moved.some(({ from, to }) => fateOf(from, to).stays === undefined);
  const others = [
    together(pages.pictures, facts, 'New pictures, and the same text'),
    together(pages.filledByScript, facts, 'A script fills these pages, which may have changed'),
    together(pages.notCompared, facts, 'Not compared, because a text is not known'),
  ];
  return paragraphs([lines.join('\n').trimStart(), ...(isGone ? [MOVED] : []), ...others]);
}

/** What breaks the links of readers comes first: the list may be cut. */
function* itemsOf({ removed, moved, added, changed }: PageChanges, facts: SiteFacts): Generator<string> {
  for (const page of removed) yield `- **removed:** ${named(page, facts, true)}`;
  for (const { from, to, ...page } of moved) {
    const { stays, goes } = fateOf(from, to);
    const fate = stays === undefined ? '' : ` (${code(stays)} stays, ${code(goes)} does not)`;
    yield `- **moved:** ${named({ path: to, ...page }, facts)}, before at ${code(from)}${fate}`;
  }
  for (const page of added) yield `- **new:** ${named(page, facts)}`;
  const pages = changed.toSorted((one, other) => other.sections.length - one.sections.length);
  const isGrouped = pages.length > UNGROUPED_MAX;
  for (const [folder, inIt] of Map.groupBy(pages, ({ path }) => (isGrouped ? folderOf(path) : '')))
    for (const [at, page] of inIt.entries()) {
      const heading = isGrouped && at === 0 ? `\n${code(folder)}\n\n` : '';
      yield `${heading}- ${named(page, facts)}${sectionsOf(page, facts)}`;
    }
}

/** `guide/start.html` and `guide/start/index.html` are pages of `guide/`. */
function folderOf(path: string): string {
  const folder = path.replace(/(?:^|(?<=\/))index\.html?$/, '').replace(/[^/]+\/?$/, '');
  return folder === '' ? '/' : folder;
}

/** One line for pages of a kind. */
function together(pages: readonly NamedPage[], facts: SiteFacts, what: string): string {
  if (pages.length === 0) return '';
  const shown = pages.slice(0, NAMED_MAX).map((page) => named(page, facts));
  const more = pages.length - shown.length;
  return `${what}: ${[...shown, ...(more > 0 ? [`and ${grouped(more)} more`] : [])].join(', ')}.`;
}

const SECTIONS_MAX = 8;

/** The top folders in which pages differ, as Markdown: `In guide (12), api (3)`; empty: in fewer than two. */
export function sectionsText({ removed, moved, added, changed }: PageChanges): string {
  const counts = new Map<string, number>();
  const paths = [...removed, ...added, ...changed].map(({ path }) => path);
  for (const path of [...paths, ...moved.map(({ to }) => to)]) {
    const [section = '', ...rest] = path.split('/');
    const name = rest.length === 0 ? '/' : section;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const sections = [...counts].toSorted(([, a], [, b]) => b - a);
  const shown = sections.slice(0, SECTIONS_MAX).map(([name, count]) => `${code(name)} (${grouped(count)})`);
  const more = sections.length - shown.length;
  return shown.length < 2 ? '' : `In ${shown.join(', ')}${more === 0 ? '' : ` and ${grouped(more)} more`}.`;
}

/** The same with a line of totals, as a text for a comment, a message or a release note. */
export function pageListText(pages: PageChanges, facts: ListFacts): string {
  const lead = `${capitalized(pagesText(pages, facts.files))}.`;
  return `${paragraphs([lead, pageItems(pages, facts)])}\n`;
}
