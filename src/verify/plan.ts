import { addressesOf } from '../site/changes.ts';
import { isNotFoundPage, isPage } from '../site/file-index.ts';
import type { ExpectedChanges, ExpectedFile, ExpectedSite } from './expected-site.ts';

/** A target of requests, with the expected answer. */
export type Target =
  | { readonly kind: 'file'; readonly file: ExpectedFile }
  /** A file that is no longer part of the site. */
  | { readonly kind: 'removed'; readonly path: string }
  /** An address that cannot exist; `page` is the site's page for such addresses. */
  | { readonly kind: 'nowhere'; readonly page: ExpectedFile | null };

/** The targets, in the order of requests. */
export interface Plan {
  /** They show how the host and the site work, and are requested first, one by one: each answer is judged by those before. */
  readonly scouts: readonly Target[];
  readonly others: readonly Target[];
  /** Files of the site that readers can request. */
  readonly servedCount: number;
}

export const SITEMAP = 'sitemap.xml';
export const NOT_FOUND_PAGE = '404.html';
export const FIRST_PAGE = 'index.html';
const SITEMAPS = /(?:^|\/)sitemap[^/]*\.xml$/;
/** Files at the top of a site that hosts read themselves and do not serve. */
const HOST_FILES: ReadonlySet<string> = new Set([
  ...['_headers', '_redirects', '_worker.js', '_routes.json', 'CNAME'],
  ...['netlify.toml', 'vercel.json', 'staticwebapp.config.json'],
]);
/** Hidden files and source maps: many hosts refuse them, and readers do not need them. */
const NOT_NEEDED = /(?:^|\/)\.[^/]*$|\.(?:m?js|css)\.map$/;

/**
 * Chooses the targets: all files of a site that fit into `maxRequests`; otherwise the first page, the sitemap, an
 * address that cannot exist, the changes, and a sample of the rest. The same for the same site.
 */
export function planOf(site: ExpectedSite, changes: ExpectedChanges | null, maxRequests: number): Plan {
  const page = site.files.find(({ path }) => path === NOT_FOUND_PAGE) ?? null;
  const served = site.files.filter(({ path }) => isServed(path));
  const uploads = new Set(changes?.uploads ?? []);
  const targets = (files: readonly ExpectedFile[]): readonly Target[] =>
    files.map((file) => ({ kind: 'file', file }));
  const removed = (changes?.removed ?? []).filter(isServed);
  const nowhere: Target = { kind: 'nowhere', page };
  const sources = styleSourcesOf(served);
  const scouts = [nowhere, ...targets(sources)].slice(0, maxRequests);
  const rest = served.filter((file) => !sources.includes(file));
  const groups: readonly (readonly Target[])[] = [
    [
      ...targets(rest.filter(({ path }) => uploads.has(path))),
      ...removed.map((path): Target => ({ kind: 'removed', path })),
    ],
    targets(rest.filter(({ path }) => !uploads.has(path))),
  ];
  const others: Target[] = [];
  for (const group of groups) others.push(...spread(group, maxRequests - scouts.length - others.length));
  return { scouts, others, servedCount: served.length };
}

function isServed(path: string): boolean {
  if (isNotFoundPage(path) || HOST_FILES.has(path)) return false;
  return isPage(path) || !NOT_NEEDED.test(path);
}

/** `most` of these, evenly from the first to the last; `from` shifts the choice. */
export function spread<T>(all: readonly T[], most: number, from = 0): readonly T[] {
  if (all.length <= most) return all;
  const step = all.length / most;
  return Array.from({ length: most }, (_, at) => Math.floor(at * step + (from % step))).flatMap(
    (at) => all[at] ?? [],
  );
}

/** How the site writes the addresses of its pages: `/guide`, `/guide.html`, or only `/guide/` for `guide/index.html`. */
export type AddressStyle = 'without-html' | 'with-html' | 'by-folder';

/** The rank of other files than sitemaps and the first page. */
export const OTHER_RANK = 3;

/**
 * How well the addresses in a file show the style, the best first: `sitemap.xml`, another sitemap (the first may be an
 * index), the first page, any other file.
 */
export function styleRank(path: string): number {
  if (path === SITEMAP) return 0;
  if (SITEMAPS.test(path)) return 1;
  return path === FIRST_PAGE ? 2 : OTHER_RANK;
}

/** The first file of each rank but the last. */
function styleSourcesOf(files: readonly ExpectedFile[]): readonly ExpectedFile[] {
  return [0, 1, 2].flatMap((rank) => files.find(({ path }) => styleRank(path) === rank) ?? []);
}

/** An entry of a sitemap, or where a link or a redirect of a page leads. */
const ADDRESS = /<loc>\s*([^<\s]{1,2000})|\s(?:href|url)\s*=\s*["']?([^\s"'<>]{1,2000})/gi;

/**
 * By most addresses of a sitemap or a page, those of other sites left out. `null`: it does not say, such as an index of
 * sitemaps. `home`: the address of the first page.
 */
export function addressStyleOf(source: string, home: URL): AddressStyle | null {
  const counts = { 'without-html': 0, 'with-html': 0, 'by-folder': 0 };
  for (const [, entry, link] of source.matchAll(ADDRESS)) {
    const url = URL.parse(entry ?? link ?? '', home.href);
    if (url === null || url.pathname === home.pathname) continue;
    if (entry === undefined && url.origin !== home.origin) continue;
    const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
    if (name === '') counts['by-folder'] += 1;
    else if (/\.html?$/i.test(name)) counts['with-html'] += 1;
    else if (!name.includes('.')) counts['without-html'] += 1;
  }
  const { 'without-html': clean, 'with-html': withHtml, 'by-folder': folders } = counts;
  if (withHtml > clean + folders) return 'with-html';
  if (clean === 0 && folders > 1) return 'by-folder';
  return clean + withHtml === 0 ? null : 'without-html';
}

/**
 * The addresses of a file below the base path, percent-encoded: the one that readers use, and for a page also the one with
 * its ending, which distinguishes a missing page from a host without a rewrite rule.
 */
export function addressesToAsk(path: string, style: AddressStyle): readonly [string, ...string[]] {
  const [first = '/', ...others] = addressesOf(path);
  const whole = others.at(-1) ?? first;
  // Without its ending, `...html` would be the parent folder. No host finds `.htm` without a rule of its own.
  if (/\/\.{1,2}$/.test(first) || path.endsWith('.htm')) return [whole];
  if (!isPage(path) || first === whole) return [first];
  const isWhole = style === 'with-html' ? first !== '/' : style === 'by-folder' && !first.endsWith('/');
  return isWhole ? [whole] : [first, whole];
}

/** Every address at which a host may serve one of these files, with that file. */
export function ownedAddresses(files: readonly ExpectedFile[]): ReadonlyMap<string, ExpectedFile> {
  return new Map(files.flatMap((file) => addressesOf(file.path).map((address) => [address, file])));
}
