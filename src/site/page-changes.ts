import { compareUtf8, isNotFoundPage, isPage, type SiteFiles } from './file-index.ts';
import type { PreviousSite } from './manifest.ts';
import type { PageFacts, PageTexts } from './page-texts.ts';

/** A page by its file, with the title that it has, or had last. */
export interface NamedPage {
  readonly path: string;
  readonly title: string | null;
}

export interface MovedPage {
  readonly from: string;
  readonly to: string;
  readonly title: string | null;
}

/** The changes that readers see: a page is in one list at most. In the order of the UTF-8 bytes of (new) paths. */
export interface PageChanges {
  readonly added: readonly NamedPage[];
  readonly changed: readonly NamedPage[];
  readonly removed: readonly NamedPage[];
  /** The same text at another path, where as many pages have it as had it. */
  readonly moved: readonly MovedPage[];
}

/** Why pages cannot be compared: the previous manifest has no texts, or the texts of this site were not read. */
export type TextsMissing = 'earlier' | 'now';

/** Pages that differ. */
export function countOf({ added, changed, removed, moved }: PageChanges): number {
  return added.length + changed.length + removed.length + moved.length;
}

/** Compares pages by their texts. `previous` is `null` for the first publication. */
export function pageChangesOf(site: SiteFiles, texts: PageTexts, previous: PreviousSite | null): PageChanges {
  const before = previous?.texts ?? new Map<string, never>();
  const gone = new Set([...(previous?.files.keys() ?? [])].filter(isOpened));
  const added: NamedPage[] = [];
  const changed: NamedPage[] = [];
  for (const { path, sha256 } of site.files) {
    if (!isOpened(path)) continue;
    const page = { path, title: texts.get(path)?.title ?? null };
    if (!gone.delete(path)) added.push(page);
    // Another version may have read the text of the same bytes in another way.
    else if (previous?.files.get(path) !== sha256 && isOther(texts.get(path), before.get(path)))
      changed.push(page);
  }
  const removed = [...gone]
    .sort(compareUtf8)
    .map((path) => ({ path, title: before.get(path)?.title ?? null }));
  const from = byText(removed, before);
  const pairs = [...byText(added, texts)].flatMap(([digest, pages]): readonly MovedPage[] => {
    const old = from.get(digest) ?? [];
    // Several, as in each version or language of a site: the first to the first.
    if (old.length !== pages.length) return [];
    return pages.map(({ path, title }, at) => ({ from: old[at]?.path ?? '', to: path, title }));
  });
  const moved = pairs.sort((one, other) => compareUtf8(one.to, other.to));
  const left = new Set(moved.map((page) => page.from));
  const found = new Set(moved.map((page) => page.to));
  return {
    added: added.filter(({ path }) => !found.has(path)),
    changed,
    removed: removed.filter(({ path }) => !left.has(path)),
    moved,
  };
}

/** Whether readers open it. The page that a host shows for missing ones has the menu, but often no `<main>`. */
function isOpened(path: string): boolean {
  return isPage(path) && !isNotFoundPage(path.replace(/\/index\.html$/, '.html'));
}

/** A page that could not be read, now or then, counts as unchanged. */
function isOther(one: PageFacts | undefined, other: PageFacts | undefined): boolean {
  return one !== undefined && other !== undefined && one.textSha256 !== other.textSha256;
}

/** The pages with each text, by its digest. */
function byText(pages: readonly NamedPage[], texts: PageTexts): ReadonlyMap<string, readonly NamedPage[]> {
  const found = new Map<string, NamedPage[]>();
  for (const page of pages) {
    const digest = texts.get(page.path)?.textSha256 ?? null;
    if (digest === null) continue;
    const same = found.get(digest);
    if (same === undefined) found.set(digest, [page]);
    else same.push(page);
  }
  return found;
}
