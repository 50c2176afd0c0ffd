import { percentDecoded } from './anchor.ts';
import { ADDRESS_MAX_CHARS, type SiteAddress } from './site-address.ts';

/** Where a reference leads. */
export type Destination =
  | InsideDestination
  | { readonly kind: 'elsewhere'; readonly host: string }
  /** Nothing that a host serves: `mailto:`, `data:` and the like. */
  | { readonly kind: 'other-scheme' }
  /** Not an address at all. */
  | { readonly kind: 'malformed' };

export interface InsideDestination {
  readonly kind: 'inside';
  /** From the site's root, without a slash at its beginning, decoded. */
  readonly path: string;
  /** Right as well, where the site lies below a path of its host; else `null`. */
  readonly otherPath: string | null;
  /** Without `#`, still encoded. */
  readonly fragment: string;
  /** The site's own host, where the reference names it; `null` where it leads there from wherever the site is put. */
  readonly namedHost: string | null;
}

/** Stands for whatever host the site is put on. No such host can exist (RFC 6761). */
const HERE_HOST = 'site.invalid';
const HERE = `https://${HERE_HOST}/`;

/** The address of a file, as a base for the references in it. */
export function addressOf(path: string): string {
  return HERE + path.split('/').map(encodeURIComponent).join('/');
}

/**
 * The base that `<base href>` sets for a page; the page's own address where browsers ignore it. So it is for one that no
 * host would take: each link of the page would be as long.
 */
export function baseOf(href: string, own: string): string {
  const base = href.length > ADDRESS_MAX_CHARS ? null : URL.parse(href, own);
  return base === null || base.protocol === 'data:' || base.protocol === 'javascript:' ? own : base.href;
}

/**
 * Follows a reference from `base`, as browsers do. An address with the site's own host leads inside, whether it is
 * written with http or https.
 */
export function destinationOf(reference: string, base: string, site: SiteAddress | null): Destination {
  const url = URL.parse(reference, base);
  if (url === null) return { kind: 'malformed' };
  const { protocol, host, pathname } = url;
  if (protocol !== 'https:' && protocol !== 'http:') return { kind: 'other-scheme' };
  const below = site === null ? null : pathBelow(pathname, site.basePath);
  const inside = { kind: 'inside', fragment: url.hash.slice(1) } as const;
  if (host === HERE_HOST) {
    const path = percentDecoded(pathname.slice(1));
    return { ...inside, path, otherPath: below === path ? null : below, namedHost: null };
  }
  return host === site?.host && below !== null
    ? { ...inside, path: below, otherPath: null, namedHost: host }
    : { kind: 'elsewhere', host };
}

/** The rest of a path below another, decoded; `null` when it is not below it. */
function pathBelow(pathname: string, basePath: string): string | null {
  if (`${pathname}/` === basePath) return '';
  return pathname.startsWith(basePath) ? percentDecoded(pathname.slice(basePath.length)) : null;
}
