import { addressesOf } from '../site/changes.ts';
import { isPage } from '../site/file-index.ts';
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
  /** Shows how the host and the site work. It is requested before the others. */
  readonly scouts: readonly Target[];
  readonly others: readonly Target[];
  /** Files of the site that readers can request. */
  readonly servedCount: number;
}

export const SITEMAP = 'sitemap.xml';
export const NOT_FOUND_PAGE = '404.html';
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
  const scouts = [nowhere, ...targets(served.filter(({ path }) => path === SITEMAP))].slice(0, maxRequests);
  const first = served.filter(({ path }) => path === 'index.html');
  const rest = served.filter(({ path }) => path !== SITEMAP && path !== 'index.html');
  const groups: readonly (readonly Target[])[] = [
    targets(first),
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
  return path !== NOT_FOUND_PAGE && !HOST_FILES.has(path) && (isPage(path) || !NOT_NEEDED.test(path));
}

/** `most` of these, evenly from the first to the last; `from` shifts the choice. */
export function spread<T>(all: readonly T[], most: number, from = 0): readonly T[] {
  if (all.length <= most) return all;
  const step = all.length / most;
  return Array.from({ length: most }, (_, at) => Math.floor(at * step + (from % step))).flatMap(
    (at) => all[at] ?? [],
  );
}

/** How the site writes the addresses of its pages: `/guide` or `/guide.html`. */
export type AddressStyle = 'without-html' | 'with-html';

/** By most addresses of the sitemap. Without one it is `without-html`, as the service exports. */
export function addressStyleOf(sitemap: string): AddressStyle {
  let pages = 0;
  let withHtml = 0;
  for (const [, address = ''] of sitemap.matchAll(/<loc>\s*([^<\s]{1,2000})/g)) {
    pages += 1;
    if (/\.html?$/i.test(address)) withHtml += 1;
  }
  return withHtml > pages / 2 ? 'with-html' : 'without-html';
}

/**
 * The addresses of a file below the base path, percent-encoded: the one that readers use, and for a page also the one with
 * its ending, which distinguishes a missing page from a host without a rewrite rule.
 */
export function addressesToAsk(path: string, style: AddressStyle): readonly [string, ...string[]] {
  const [first = '/', ...others] = addressesOf(path);
  const whole = others.at(-1) ?? first;
  // Without its ending, `...html` would be the parent folder.
  if (/\/\.{1,2}$/.test(first)) return [whole];
  if (!isPage(path) || first === whole) return [first];
  return style === 'with-html' && first !== '/' ? [whole] : [first, whole];
}

/** Every address at which a host may serve one of these files, with that file. */
export function ownedAddresses(files: readonly ExpectedFile[]): ReadonlyMap<string, ExpectedFile> {
  return new Map(files.flatMap((file) => addressesOf(file.path).map((address) => [address, file])));
}
