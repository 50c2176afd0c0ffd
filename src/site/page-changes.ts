import { compareUtf8, isNotFoundPage, isPage, type SiteFile, type SiteFiles } from './file-index.ts';
import type { PreviousSite } from './manifest.ts';
import { isMost, isOtherText, SECTION_CHARS, type PageFacts, type PageRead } from './page-texts.ts';

/** A page by its file, with the title that it has, or had last. */
export interface NamedPage {
  readonly path: string;
  readonly title: string | null;
  /** The address that its canonical link names; absent: none. */
  readonly canonical?: string | undefined;
}

export interface ChangedPage extends NamedPage {
  /** Sections of today whose text it did not have before; empty where this is not known. */
  readonly sections: readonly NamedSection[];
}

export interface NamedSection {
  /** `null`: no link leads to it. */
  readonly id: string | null;
  /** Empty: the text before the first heading. */
  readonly heading: string;
}

export interface MovedPage extends Omit<NamedPage, 'path'> {
  readonly from: string;
  readonly to: string;
}

/** The changes that readers see: a page is in one list at most. In the order of the UTF-8 bytes of (new) paths. */
export interface PageChanges {
  readonly added: readonly NamedPage[];
  readonly changed: readonly ChangedPage[];
  readonly removed: readonly NamedPage[];
  /** The same text at another path, where as many pages have it as had it. */
  readonly moved: readonly MovedPage[];
  /** The same text, and other pictures. */
  readonly pictures: readonly NamedPage[];
  /** A script fills the page, and its data or the page itself are others. */
  readonly filledByScript: readonly NamedPage[];
  /** Other bytes, and one of both texts is not known. */
  readonly notCompared: readonly NamedPage[];
}

/** Why pages cannot be compared: the previous manifest has no texts, or the texts of this site were not read. */
export type TextsMissing = 'earlier' | 'now';

/** Pages that differ. */
export function countOf({ added, changed, removed, moved }: PageChanges): number {
  return added.length + changed.length + removed.length + moved.length;
}

/** Pages that may differ. */
export function unknownOf({ filledByScript, notCompared }: PageChanges): number {
  return filledByScript.length + notCompared.length;
}

/** What it shows depends on the search of its reader. */
const SEARCH_PAGE = /(?:^|\/)search(?:\/index)?\.html?$/i;
/** Where scripts have the contents of pages from. */
const DATA = /\.(?:[cm]?js|json|ya?ml|md|graphql)$/i;

/** Compares pages by their texts. `previous` is `null` for the first publication. */
export function pageChangesOf(site: SiteFiles, previous: PreviousSite | null): PageChanges {
  const before = previous?.files ?? new Map<string, never>();
  const gone = new Set([...before.keys()].filter(isOpened));
  const isDataMany = isOnMost(site.files);
  const isDataNew = site.files.some(
    ({ path, sha256 }) => DATA.test(path) && before.get(path)?.sha256 !== sha256,
  );
  const added: SiteFile[] = [];
  const changed: ChangedPage[] = [];
  const pictures: NamedPage[] = [];
  const filledByScript: NamedPage[] = [];
  const notCompared: NamedPage[] = [];
  for (const file of site.files) {
    if (!isOpened(file.path)) continue;
    const old = before.get(file.path);
    const [now, then] = [file.text, old?.text ?? null];
    const areKnown = now !== null && then !== null;
    const page = named(file);
    // Another version may have read the text of the same bytes in another way.
    const isSame = old?.sha256 === file.sha256;
    // A script may show something else than before.
    const isFilled =
      (now?.filledFrom === 'mount' && (isDataNew || !isSame) && !SEARCH_PAGE.test(file.path)) ||
      (now?.filledFrom === 'data' && !isSame && !isDataMany);
    if (!gone.delete(file.path)) added.push(file);
    else if (areKnown && !isSame && isOtherText(now, then))
      changed.push({ ...page, sections: changedSections(now, then) });
    else if (isFilled) filledByScript.push(page);
    else if (!isSame && !areKnown) notCompared.push(page);
    else if (areKnown && now.pictures !== then.pictures) pictures.push(page);
  }
  const removed = [...gone].sort(compareUtf8).flatMap((path) => before.get(path) ?? []);
  const moved = movedPages(removed, added);
  const left = new Set(moved.map((page) => page.from));
  const found = new Set(moved.map((page) => page.to));
  return {
    added: added.filter(({ path }) => !found.has(path)).map(named),
    changed,
    removed: removed.filter(({ path }) => !left.has(path)).map(named),
    moved,
    pictures,
    filledByScript,
    notCompared,
  };
}

/** Where as many pages have a text as had it, as in each version or language of a site, the first is the first. */
function movedPages(removed: readonly SiteFile[], added: readonly SiteFile[]): readonly MovedPage[] {
  const before = Map.groupBy(removed, ({ text }) => text?.textSha256 ?? null);
  // As the previous manifest reads them.
  const now = Map.groupBy(added, ({ text }) => text?.byEarlier ?? text?.textSha256 ?? null);
  const pairs = [...now].flatMap(([digest, pages]): readonly MovedPage[] => {
    const paired = before.get(digest) ?? [];
    if (digest === null || paired.length !== pages.length) return [];
    return pages.map((one, at) => {
      const { path: to, ...page } = named(one);
      return { from: paired[at]?.path ?? '', to, ...page };
    });
  });
  return pairs.sort((one, other) => compareUtf8(one.to, other.to));
}

function named({ path, text }: SiteFile): NamedPage {
  return { path, title: text?.title ?? null, canonical: text?.canonical };
}

/** Whether most pages have their data in scripts: a framework repeats there what the pages show, with the id of the build. */
function isOnMost(files: readonly SiteFile[]): boolean {
  const texts = files.flatMap(({ text }) => text ?? []);
  const pages = texts.filter(({ filledFrom }) => filledFrom === 'data').length;
  return isMost(pages, texts.length);
}

/** The sections whose text the page did not have. Empty: nothing is known of its sections. */
function changedSections(now: PageRead, then: PageFacts): readonly NamedSection[] {
  // The only section of a page is its text.
  const whole = Buffer.from(then.textSha256 ?? '', 'hex').toString('base64');
  const before = new Set(chunks(then.sections ?? whole.slice(0, SECTION_CHARS)));
  if (before.size === 0) return [];
  return chunks(now.sections ?? '').flatMap((digest, at) => {
    const [id, heading] = now.headings?.[at] ?? [null, ''];
    return before.has(digest) ? [] : [{ id, heading }];
  });
}

function chunks(digests: string): readonly string[] {
  return Array.from({ length: digests.length / SECTION_CHARS }, (_, at) =>
    digests.slice(at * SECTION_CHARS, (at + 1) * SECTION_CHARS),
  );
}

/** Whether readers open it. The page that a host shows for missing ones has the menu, but often no `<main>`. */
function isOpened(path: string): boolean {
  return isPage(path) && !isNotFoundPage(path.replace(/\/index\.html$/, '.html'));
}
