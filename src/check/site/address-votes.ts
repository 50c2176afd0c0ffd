import {
  ADDRESS_MAX_CHARS,
  addressOf,
  parseSiteAddress,
  percentDecoded,
  type SiteAddress,
} from './site-address.ts';
import type { SitePaths } from './site-paths.ts';

/** A statement of the site about itself: this file is at this address. `page` is `null` if only the address is known, as in a sitemap. */
export interface AddressClue {
  readonly url: string;
  readonly page: string | null;
}

const ROOT = addressOf('');
const PARTS_MAX = 64;
/** Most candidates. One site has few; a sitemap may hold any addresses. */
const CANDIDATES_MAX = 10_000;

/**
 * Finds the address that most of the clues agree on. An address without the path of its file at the end is the address of
 * the site.
 */
export class AddressVotes {
  readonly #files: SitePaths;
  readonly #votes = new Map<string, number>();
  readonly #weakVotes = new Map<string, number>();

  constructor(files: SitePaths) {
    this.#files = files;
  }

  add({ url, page }: AddressClue): void {
    const address = url.length <= ADDRESS_MAX_CHARS ? URL.parse(url) : null;
    if (address === null || !/^https?:$/.test(address.protocol)) return;
    const path = address.pathname.slice(1);
    const rest = page === null ? pathAbove(path, this.#files) : pathBefore(path, page);
    const origin = `${address.protocol}//${address.host}/`;
    if (rest !== null) count(this.#votes, origin + rest);
    // The start page fits everywhere, so it counts only if nothing else does.
    else if (page === null) count(this.#weakVotes, origin + path);
  }

  /** `null`: no clue fits. */
  winner(): SiteAddress | null {
    const winner = mostVoted(this.#votes) ?? mostVoted(this.#weakVotes);
    return winner === null ? null : parseSiteAddress(winner);
  }
}

/** The part of an address before the path of a page, by any of the page's names; `null` if none fits. */
function pathBefore(path: string, page: string): string | null {
  const plain = percentDecoded(path);
  const folder = page.replace(/(^|\/)index\.html?$/, '$1');
  const names = [page, page.replace(/\.html?$/, ''), folder, folder.replace(/\/$/, '')];
  for (const name of names) {
    if (plain !== name && !plain.endsWith(`/${name}`)) continue;
    const rest = plain.slice(0, plain.length - name.length);
    return rest === '' || rest.endsWith('/') ? rest : `${rest}/`;
  }
  // A folder's page without its slash, at the root of the site: `/docs` for `/docs/`.
  return folder === '' ? `${plain}/` : null;
}

/**
 * The base path that a site was built for, as an address of an unknown host: more than half of the root-relative addresses
 * in its pages have it, and without it at least half of these, and at least two, lead to files. `null`: the root.
 */
export function builtFor(links: Iterable<string>, files: SitePaths): SiteAddress | null {
  const votes = new Map<string, number>();
  const paths = Array.from(links, (link) => URL.parse(link, ROOT)?.href ?? '')
    .filter((url) => url.startsWith(ROOT))
    .map((url) => url.slice(ROOT.length).replace(/[?#].*/, ''));
  for (const path of paths) count(votes, pathAbove(path, files) ?? '');
  votes.delete('');
  const base = mostVoted(votes) ?? '';
  const found = votes.get(base) ?? 0;
  const below = paths.filter((path) => `${percentDecoded(path)}/`.startsWith(base)).length;
  const top = base.slice(0, base.indexOf('/') + 1);
  // A link into a folder of the site is just that, unless others lead to that folder below the base path.
  const isInFolder = (path: string): boolean =>
    percentDecoded(path).startsWith(base + top) && pathAbove(path, files) === base;
  const isFolder = files.hasTopFolder(top) && !paths.some(isInFolder);
  const isBuiltFor = found >= 2 && 2 * found >= below && 2 * below > paths.length && !isFolder;
  return isBuiltFor ? parseSiteAddress(ROOT + base) : null;
}

/** The part of an address before its longest end that is a file; `null` if there is none. */
function pathAbove(path: string, files: SitePaths): string | null {
  const plain = percentDecoded(path);
  for (const end of endsOf(plain))
    if (end !== '' && files.find(end) !== null) return plain.slice(0, plain.length - end.length);
  return null;
}

/**
 * The ends of a path that may be a file's, the longest first. Time grows with the square of the length, and untrusted
 * addresses may have any length: a path that is too long has no ends, and of very many parts only the last count.
 */
export function* endsOf(path: string): Generator<string> {
  if (path.length > ADDRESS_MAX_CHARS) return;
  const parts = path.split('/');
  for (let from = Math.max(0, parts.length - PARTS_MAX); from < parts.length; from += 1)
    yield parts.slice(from).join('/');
}

/** The first candidates are enough, because nearly all entries of a site's own sitemap agree. */
function count(votes: Map<string, number>, candidate: string): void {
  const before = votes.get(candidate);
  if (before !== undefined || votes.size < CANDIDATES_MAX) votes.set(candidate, (before ?? 0) + 1);
}

/** Ties go to the shorter address, then to the first in the alphabet. */
function mostVoted(votes: ReadonlyMap<string, number>): string | null {
  const ranked = [...votes].sort(
    ([a, ofA], [b, ofB]) => ofB - ofA || a.length - b.length || (a < b ? -1 : 1),
  );
  return ranked[0]?.[0] ?? null;
}
