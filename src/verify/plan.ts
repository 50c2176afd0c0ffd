import { addressesOf, type ListedChanges } from '../site/changes.ts';
import { compareUtf8, isNotFoundPage, isPage, type SiteFile } from '../site/file-index.ts';
import type { PreviousSite } from '../site/manifest.ts';

/** The site as its manifest describes it. */
export type ExpectedSite = Omit<PreviousSite, 'domain'>;

/** A target of requests, with the expected answer. Addresses are below the base path, percent-encoded. */
export type Target =
  | { readonly kind: 'file'; readonly file: SiteFile }
  /** A page at its other address, where a cache may keep the old one. */
  | { readonly kind: 'other'; readonly file: SiteFile; readonly address: string }
  /** A file that is no longer part of the site, at one of its addresses. */
  | { readonly kind: 'removed'; readonly path: string; readonly address: string; readonly isOther: boolean }
  /** An address that cannot exist; `page` is the site's page for such addresses. */
  | { readonly kind: 'nowhere'; readonly page: SiteFile | null; readonly address: string };

/** The targets, in the order of requests. The first one shows how the host answers for what is missing. */
export interface Plan {
  readonly targets: readonly [Target, ...Target[]];
  /** Those that tell a server with the old site from one with the new. */
  readonly telling: readonly Target[];
  /** Files of the site that readers can request. */
  readonly servedCount: number;
}

export const NOT_FOUND_PAGE = '404.html';
export const FIRST_PAGE = 'index.html';
/** The first part of an address that cannot exist. The rest is different each time: a CDN may cache the answer. */
export const NOWHERE = '/no-such-page';
/**
 * With one old server of five, so many requests over connections of their own all meet new ones with a chance of
 * 0.8 ** 20: 1 in 87.
 */
export const TELLING_REQUESTS = 20;
/** Pages that are requested at both of their addresses. */
const BOTH_ADDRESSES = 20;
/** The part of a small `max-requests` for the requests that tell servers apart, and again for second addresses. */
const KEPT_SHARE = 1 / 4;
/** Files at the top of a site that hosts read themselves and do not serve. */
const HOST_FILES: ReadonlySet<string> = new Set([
  ...['_headers', '_redirects', '_worker.js', '_routes.json', 'CNAME'],
  ...['netlify.toml', 'vercel.json', 'staticwebapp.config.json'],
]);
/** Hidden files and source maps: many hosts refuse them, and readers do not need them. */
const NOT_NEEDED = /(?:^|\/)\.[^/]*$|\.(?:m?js|css)\.map$/;
/** A digest in a name: another export has another name. */
const NAMED_BY_CONTENTS = /[-._](?=[a-z]*\d)[\da-z]{8,}\.\w+$/i;

/**
 * Chooses the targets: all files of a site that fit into `maxRequests`; otherwise an address that cannot exist, the first
 * page, the sitemap, the changes, and a sample of the rest. The same for the same site.
 */
export function planOf(site: ExpectedSite, changes: ListedChanges | null, maxRequests: number): Plan {
  const files = [...site.files.values()]
    .filter(({ path }) => isServed(path))
    .sort((one, other) => compareUtf8(one.path, other.path))
    .map((file) => ({ kind: 'file', file }) as const);
  const uploads = new Set([...(changes?.added ?? []), ...(changes?.changed ?? [])]);
  const isFirst = ({ file: { path } }: FileTarget): boolean => path === FIRST_PAGE || path === 'sitemap.xml';
  const isNew = ({ file: { path } }: FileTarget): boolean => uploads.has(path);
  const rest = files.filter((target) => !isFirst(target));
  const removed = (changes?.removed ?? []).filter(isServed).flatMap((path) => removedTargets(path, site));
  const mayBeOld = changes === null ? site.files : new Set(changes.changed);
  const others = files.flatMap(({ file }): readonly Target[] => {
    const { other } = addressesToAsk(file.path, site);
    return other === null || !mayBeOld.has(file.path) ? [] : [{ kind: 'other', file, address: other }];
  });
  const isTelling = (target: Target): boolean => {
    if (target.kind !== 'file') return target.kind === 'removed';
    return changes === null ? tellsByName(target.file.path) : isNew(target);
  };
  const share = Math.floor(maxRequests * KEPT_SHARE);
  const kept = [...files, ...removed].some(isTelling) ? Math.min(TELLING_REQUESTS, share) : 0;
  const targets: [Target, ...Target[]] = [
    { kind: 'nowhere', page: site.files.get(NOT_FOUND_PAGE) ?? null, address: NOWHERE },
  ];
  for (const group of [
    files.filter(isFirst),
    [...rest.filter(isNew), ...removed],
    spread(others, Math.min(BOTH_ADDRESSES, share)),
    rest.filter((target) => !isNew(target)),
  ])
    targets.push(...spread<Target>(group, Math.max(0, maxRequests - kept - targets.length)));
  return { targets, telling: targets.filter(isTelling), servedCount: files.length };
}

type FileTarget = Extract<Target, { kind: 'file' }>;

function isServed(path: string): boolean {
  if (isNotFoundPage(path) || HOST_FILES.has(path)) return false;
  return isPage(path) || !NOT_NEEDED.test(path);
}

function tellsByName(path: string): boolean {
  return isPage(path) || NAMED_BY_CONTENTS.test(path);
}

function removedTargets(path: string, site: ExpectedSite): readonly Target[] {
  const { main, other } = addressesToAsk(path, site);
  const first: Target = { kind: 'removed', path, address: main, isOther: false };
  return other === null ? [first] : [first, { ...first, address: other, isOther: true }];
}

/** `most` of these, evenly from the first to the last; `from` shifts the choice. */
export function spread<T>(all: readonly T[], most: number, from = 0): readonly T[] {
  if (all.length <= most) return all;
  const step = all.length / most;
  return Array.from({ length: most }, (_, at) => Math.floor(at * step + (from % step))).flatMap(
    (at) => all[at] ?? [],
  );
}

/** Most hosts find `dir/index.html` without a rule; `guide.html` they do not, and many rules omit names like `v1.2.html`. */
export type PageKind = 'of-folder' | 'with-dot' | 'by-name';

export function pageKind(path: string): PageKind {
  if (/(?:^|\/)index\.html?$/.test(path)) return 'of-folder';
  return /\.[^/]*\.html?$/i.test(path) ? 'with-dot' : 'by-name';
}

/** Addresses below the base path, percent-encoded. */
export interface Addresses {
  /** The one that readers use. */
  readonly main: string;
  /** The other one of a page: with its ending, or without it. `null`: it has none. */
  readonly other: string | null;
  /**
   * What it means that a page is at the other address only: the host lacks a rule that finds it without its ending; nothing,
   * as nobody knows which one readers use; or it is missing.
   */
  readonly otherMeans: 'needs-rule' | 'right' | 'missing';
}

/** The addresses of a file in the style of the site's own links. Unknown: those that most hosts answer without a rule. */
export function addressesToAsk(path: string, { addressStyle, files }: ExpectedSite): Addresses {
  const [clean = '/', ...more] = addressesOf(path);
  const whole = more.at(-1) ?? clean;
  const { pages, folders } = addressStyle;
  const isAlone = { main: whole, other: null, otherMeans: 'missing' } as const;
  if (whole === clean) return isAlone;
  if (pageKind(path) === 'of-folder') {
    if (folders === 'index') return { main: whole, other: clean, otherMeans: 'missing' };
    const main = folders === 'no-slash' && clean !== '/' ? clean.slice(0, -1) : clean;
    return { main, other: whole, otherMeans: 'needs-rule' };
  }
  // Without its ending, `...html` would be the parent folder, and `hello.py.html` the file beside it. No host finds `.htm`
  // without a rule of its own.
  if (/\/\.{1,2}$/.test(clean) || path.endsWith('.htm') || files.has(path.replace(/\.html$/, '')))
    return isAlone;
  if (pages === 'extensionless') return { main: clean, other: whole, otherMeans: 'needs-rule' };
  return { main: whole, other: clean, otherMeans: pages === null ? 'right' : 'missing' };
}
