import { parseJson } from '../text/json.ts';
import { jsonFields, refuse, type Parsed } from '../text/parsed.ts';
import { compareUtf8, type SiteFiles } from './file-index.ts';
import { isSitePath, linesOf, type PreviousSite } from './manifest.ts';
import type { PageChanges } from './page-changes.ts';

/** The differences from the published site. All lists are paths in the order of their UTF-8 bytes, each once. */
export interface SiteChanges {
  /** There was no previous site. */
  readonly isFirst: boolean;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Of these, without names in which some readers of a list would see the name of a file of the site. */
  readonly removable: readonly string[];
  /** Added and changed files. */
  readonly uploads: readonly string[];
  /** What the changed files had before, in lower-case hex: an answer with these bytes is old. */
  readonly previousSha256: ReadonlyMap<string, string>;
}

/** Compares by path and SHA-256. `previous` is `null` for the first publication. */
export function changesOf(site: SiteFiles, previous: PreviousSite | null): SiteChanges {
  const before = previous?.files ?? new Map<string, never>();
  const gone = new Set(before.keys());
  const added: string[] = [];
  const previousSha256 = new Map<string, string>();
  const uploads: string[] = [];
  for (const { path, sha256 } of site.files) {
    gone.delete(path);
    const old = before.get(path)?.sha256;
    if (old === sha256) continue;
    if (old === undefined) added.push(path);
    else previousSha256.set(path, old);
    uploads.push(path);
  }
  const changed = [...previousSha256.keys()];
  const removed = [...gone].sort(compareUtf8);
  const files = new Set(site.files.map(({ path }) => path));
  const removable = removed.filter((path) => !linesOf(path).some((line) => files.has(line)));
  return { isFirst: previous === null, added, changed, removed, removable, uploads, previousSha256 };
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
  { isFirst, added, changed, removed, removable, uploads, previousSha256 }: SiteChanges,
  { contentDigest, previousContentDigest, maxInvalidations, pages, pagesText }: ChangeFacts,
): Readonly<Record<ChangeFile, Iterable<string>>> {
  const facts = { schemaVersion: 1, firstPublication: isFirst, contentDigest, previousContentDigest };
  const lists = { added, changed, removed, previousSha256: Object.fromEntries(previousSha256), pages };
  return {
    'changes.json': [`${JSON.stringify({ ...facts, ...lists }, null, 2)}\n`],
    'pages.md': [pagesText],
    'changes.txt': [...lines(added, 'A\t'), ...lines(changed, 'M\t'), ...lines(removed, 'D\t')],
    'upload.txt': lines(uploads),
    'remove.txt': lines(removable),
    'invalidations.txt': lines(invalidationsOf([...uploads, ...removed], maxInvalidations)),
  };
}

const CHOOSE_CHANGES = "Give the output 'changes-path' of the export, or leave it out.";

/** The files that differ, as `changes.json` lists them. */
export type ListedChanges = Omit<SiteChanges, 'isFirst' | 'uploads' | 'removable'>;

/** Reads `changes.json` of the export whose manifest has this digest. It is untrusted: the file may have been changed meanwhile. */
export function readChanges(text: string, contentDigest: string | null): Parsed<ListedChanges> {
  const json = parseJson(text);
  if (json === undefined) return refuse('is not JSON', CHOOSE_CHANGES);
  const fields = jsonFields(json) ?? {};
  const [added, changed, removed] = ['added', 'changed', 'removed'].map((name) => pathsOf(fields[name]));
  if (added === undefined || changed === undefined || removed === undefined)
    return refuse('is not the changes.json of an export', CHOOSE_CHANGES);
  if (fields['contentDigest'] !== contentDigest)
    return refuse("is of another export than 'manifest'", 'Give both outputs of the same step.');
  const digests = Object.entries(jsonFields(fields['previousSha256']) ?? {});
  const previousSha256 = new Map(
    digests.filter((one): one is [string, string] => typeof one[1] === 'string'),
  );
  return { value: { added, changed, removed, previousSha256 } };
}

function pathsOf(list: unknown): readonly string[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const paths = list.filter((path) => typeof path === 'string' && isSitePath(path)) as readonly string[];
  return paths.length === list.length ? paths : undefined;
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
export function addressOf(path: string): string {
  const encoded = encodeURI(path).replace(
    /[?#*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `/${encoded}`;
}
