import { pageText, type TextOptions } from '../html/page-text.ts';
import { addressesOf, type ListedChanges } from '../site/changes.ts';
import { isPage, type SiteFile } from '../site/file-index.ts';
import { asWritten, type Answer } from './answer.ts';
import { FIRST_PAGE, pageKind, type ExpectedSite, type PageKind } from './plan.ts';

/** The site, as answers are compared with it. */
export interface SiteFacts {
  readonly site: ExpectedSite;
  /** How the texts of its pages were read. */
  readonly textOptions: TextOptions;
  /** Path of the site's address, without a trailing slash. */
  readonly basePath: string;
  readonly changes: ListedChanges | null;
  /** The page that has these bytes. */
  readonly pageWith: (sha256: string) => SiteFile | undefined;
  /** The file that may have this address below the base path. */
  readonly fileAt: (address: string) => SiteFile | undefined;
  /** Whether a script or style of this address is of another export: its folder has such files, and not this one. */
  readonly isOfOther: (address: string) => boolean;
}

/** PageSpeed and its kind write rewritten files beside the site's own. */
const WRITTEN_BY_HOST = /\.pagespeed\./;
/** No host changes a redirect or a text, such as a proof of ownership: they come to the byte everywhere. */
const UNCHANGEABLE = /^[^<]*$|http-equiv=["']?refresh/i;

/** A site may be large, and most hosts need none of these lists: each is made when it is first needed. */
export function siteFacts(site: ExpectedSite, changes: ListedChanges | null, url: string): SiteFacts {
  const files = (): readonly SiteFile[] => [...site.files.values()];
  const isFilled = ({ path, bytes }: SiteFile): boolean => isPage(path) && bytes !== 0;
  const pages = once(() => new Map(files().flatMap((file) => (isFilled(file) ? [[file.sha256, file]] : []))));
  const owned = once(
    () => new Map(files().flatMap((file) => addressesOf(file.path).map((address) => [address, file]))),
  );
  const kinds = once(() => new Set([...owned().keys()].map(kindOfAsset)));
  const removed = once(() => new Set((changes?.removed ?? []).flatMap(addressesOf)));
  return {
    site,
    textOptions: { repeated: new Set(site.repeated) },
    basePath: asWritten(new URL(url).pathname).replace(/\/$/, ''),
    changes,
    pageWith: (sha256) => pages().get(sha256),
    fileAt: (address) => owned().get(address),
    isOfOther: (address) =>
      removed().has(address) ||
      (kinds().has(kindOfAsset(address)) && !owned().has(address) && !WRITTEN_BY_HOST.test(address)),
  };
}

/** The folder and the ending. */
function kindOfAsset(address: string): string {
  return address.replace(/[^/]*?(?=\.\w+$)|[^/]*$/, '');
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** What the answers have shown of a host. */
export interface Host {
  /** The answer for an address that cannot exist; `null`: unknown. The digests are of one with the status 200. */
  readonly missing: {
    readonly status: number;
    readonly path: string;
    readonly sha256: string | null;
    readonly textSha256: string | null;
  } | null;
  /** Kinds of pages that it finds without their ending. */
  readonly findsClean: ReadonlySet<PageKind>;
  /** It has sent a whole page to the byte, so that it rewrites none. */
  readonly rewritesNothing: boolean;
}

export const UNKNOWN_HOST: Host = { missing: null, findsClean: new Set(), rewritesNothing: false };

/** The host as known before, and what its answer for an address that cannot exist shows of it. */
export function learnMissing(host: Host, answer: Answer, options: TextOptions): Host {
  if (answer.kind !== 'answer') return host;
  const { status, path, body } = answer;
  // The first text read takes long, and that of a 404 is not needed.
  const page = status === 200 && body.kind === 'whole' ? body : null;
  const textSha256 = page === null || page.bytes === null ? null : pageText(page.bytes, options).digest;
  return { ...host, missing: { status, path, sha256: page?.sha256 ?? null, textSha256 } };
}

/** The same by the answer for a page. `isFound`: the page was there, at an address without its ending. */
export function learnPage(
  host: Host,
  { path, sha256 }: SiteFile,
  { answer, isFound }: { readonly answer: Answer; readonly isFound: boolean },
): Host {
  if (answer.kind !== 'answer' || answer.body.kind !== 'whole' || !isPage(path)) return host;
  const { body } = answer;
  const isWhole = (): boolean => !UNCHANGEABLE.test(body.bytes?.toString('latin1') ?? '');
  const rewritesNothing = host.rewritesNothing || (body.sha256 === sha256 && isWhole());
  // Every host finds the first page.
  const isKind = isFound && path !== FIRST_PAGE;
  const findsClean = isKind ? new Set([...host.findsClean, pageKind(path)]) : host.findsClean;
  return { ...host, rewritesNothing, findsClean };
}
