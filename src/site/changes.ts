import { compareUtf8, type SiteFiles } from './file-index.ts';
import type { PreviousSite } from './manifest.ts';
import type { PageChanges } from './page-changes.ts';

/** The differences from the published site. All lists are paths in the order of their UTF-8 bytes, each once. */
export interface SiteChanges {
  /** There was no previous site. */
  readonly isFirst: boolean;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Added and changed files. */
  readonly uploads: readonly string[];
}

/** Compares by path and SHA-256. `previous` is `null` for the first publication. */
export function changesOf(site: SiteFiles, previous: PreviousSite | null): SiteChanges {
  const before = previous?.files ?? new Map<string, string>();
  const gone = new Set(before.keys());
  const added: string[] = [];
  const changed: string[] = [];
  const uploads: string[] = [];
  for (const { path, sha256 } of site.files) {
    gone.delete(path);
    const old = before.get(path);
    if (old === sha256) continue;
    (old === undefined ? added : changed).push(path);
    uploads.push(path);
  }
  return { isFirst: previous === null, added, changed, removed: [...gone].sort(compareUtf8), uploads };
}

export interface ChangeFacts {
  readonly contentDigest: string;
  readonly previousContentDigest: string | null;
  readonly maxInvalidations: number;
  /** `null`: unknown. */
  readonly pages: PageChanges | null;
  /** The list of pages as Markdown. */
  readonly pagesText: string;
}

/** The files that list the changes, by name, piece by piece. Lists have one path or address per line. */
export function changeFiles(
  { isFirst, added, changed, removed, uploads }: SiteChanges,
  { contentDigest, previousContentDigest, maxInvalidations, pages, pagesText }: ChangeFacts,
): Readonly<Record<ChangeFile, Iterable<string>>> {
  const facts = { schemaVersion: 1, firstPublication: isFirst, contentDigest, previousContentDigest };
  return {
    'changes.json': [`${JSON.stringify({ ...facts, added, changed, removed, pages }, null, 2)}\n`],
    'pages.md': [pagesText],
    'changes.txt': [...lines(added, 'A\t'), ...lines(changed, 'M\t'), ...lines(removed, 'D\t')],
    'upload.txt': lines(uploads),
    'remove.txt': lines(removed),
    'invalidations.txt': lines(invalidationsOf([...uploads, ...removed], maxInvalidations)),
  };
}

export type ChangeFile =
  'changes.json' | 'pages.md' | 'changes.txt' | 'upload.txt' | 'remove.txt' | 'invalidations.txt';

function lines(paths: readonly string[], mark = ''): readonly string[] {
  return paths.map((path) => `${mark}${path}\n`);
}

/** A file that a host serves for its folder, and one that it may also serve without its ending. */
const INDEX = /(?:^|\/)index\.html?$/;
const PAGE = /[^/]\.html?$/;
const ENDING = /\.html?$/;

/**
 * The invalidations for a CDN, as URL paths in the order of their bytes: every address at which a host may have served one
 * of these files, or may have answered 404. More than `most` of them become one wildcard for all.
 */
export function invalidationsOf(paths: readonly string[], most: number): readonly string[] {
  // Each path has an address that no other path has.
  if (paths.length > most) return ['/*'];
  // Addresses are ASCII: this order is that of their bytes.
  const addresses = [...new Set(paths.flatMap(addressesOf))].sort();
  return addresses.length > most ? ['/*'] : addresses;
}

/** The addresses of a file, percent-encoded: as it is, without `.html`, and as the index of its folder. */
export function addressesOf(path: string): readonly string[] {
  const address = addressOf(path);
  if (INDEX.test(path)) {
    const folder = address.slice(0, address.lastIndexOf('/') + 1);
    return folder === '/' ? [folder, address] : [folder, folder.slice(0, -1), address];
  }
  return PAGE.test(path) ? [address.replace(ENDING, ''), address] : [address];
}

/** As browsers request it; an asterisk would be a wildcard. */
function addressOf(path: string): string {
  const encoded = encodeURI(path).replace(
    /[?#*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `/${encoded}`;
}
