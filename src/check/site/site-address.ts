/** The own address of a site: a host, with its port, and a path that begins and ends with a slash. */
export interface SiteAddress {
  readonly scheme: 'http:' | 'https:';
  readonly host: string;
  readonly basePath: string;
}

/** A place on the site. */
export interface Inside {
  /** From the site's root, without a slash at its beginning, decoded. */
  readonly path: string;
  /** An alternative, if the site lies below a path of its host; otherwise `null`. */
  readonly otherPath: string | null;
  /** The site's own host, if the address names it; `null` if the address works on any host. */
  readonly namedHost: string | null;
}

/** Longest address. A file's path has at most 3,072 bytes, and each may be encoded as three characters. */
export const ADDRESS_MAX_CHARS = 10_000;

/** Placeholder for the host of the site. No such host can exist (RFC 6761). */
const HERE_HOST = 'site.invalid';
const HERE = `https://${HERE_HOST}/`;

/** Reads an address such as `https://example.com/docs`. `null`: it is not one of http or https. */
export function parseSiteAddress(text: string): SiteAddress | null {
  const url = URL.parse(text);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  const { protocol, host, pathname } = url;
  return { scheme: protocol, host, basePath: pathname.endsWith('/') ? pathname : `${pathname}/` };
}

export function siteUrl({ scheme, host, basePath }: SiteAddress): string {
  return `${scheme}//${host}${basePath}`;
}

/** The address of a file, as a base for the references in it. */
export function addressOf(path: string): string {
  return HERE + path.split('/').map(encodeURIComponent).join('/');
}

/**
 * The base that `<base href>` sets for a page, or the page's own address if browsers ignore the base. A base that is too
 * long for any host is ignored too, because each link of the page would be as long.
 */
export function baseOf(href: string, own: string): string {
  const base = href.length > ADDRESS_MAX_CHARS ? null : URL.parse(href, own);
  return base === null || base.protocol === 'data:' || base.protocol === 'javascript:' ? own : base.href;
}

/**
 * The place of an address on the site; `null`: it leads elsewhere. An address with the site's own host leads inside, whether
 * it is written with http or https. `builtFor`: the path that the site was built for.
 */
export function insideOf(
  { host, pathname }: URL,
  site: SiteAddress | null,
  builtFor: SiteAddress | null = site,
): Inside | null {
  const isNamed = host === site?.host;
  if (host !== HERE_HOST && !isNamed) return null;
  const path = pathBelow(pathname, isNamed ? site.basePath : '/');
  const below = builtFor === null ? null : pathBelow(pathname, builtFor.basePath);
  return path === null
    ? null
    : { path, otherPath: below === path ? null : below, namedHost: isNamed ? host : null };
}

/** The decoded rest of a path below another; `null` if it is not below it. */
function pathBelow(pathname: string, basePath: string): string | null {
  if (`${pathname}/` === basePath) return '';
  return pathname.startsWith(basePath) ? percentDecoded(pathname.slice(basePath.length)) : null;
}

/**
 * The target of a relative reference that climbs above the root of the site, such as `../x`; `null` if it does not climb.
 * Browsers stay at the root of the host, but the site may lie deeper.
 */
export function outsidePath(reference: string, page: string): string | null {
  const path = /^[^?#]*/.exec(reference)?.[0] ?? '';
  if (!path.includes('..') || path.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(path)) return null;
  const steps = page.split('/').slice(0, -1);
  let climbs = 0;
  for (const step of path.split('/')) {
    if (step === '..') {
      if (steps.pop() === undefined) climbs += 1;
    } else if (step !== '.') steps.push(percentDecoded(step));
  }
  const isFolder = steps.length > 0 && /(?:^|\/)\.\.?$/.test(path);
  return climbs === 0 ? null : `${'../'.repeat(climbs)}${steps.join('/')}${isFolder ? '/' : ''}`;
}

/** Text with percent escapes decoded. What is no escape, or no UTF-8, stays. */
export function percentDecoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
      const decoded = Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8');
      return decoded.includes('\ufffd') ? escapes : decoded;
    });
  }
}

/** What a fragment needs on its page. */
export interface WantedAnchor {
  /** The decoded name that the page must have. */
  readonly name: string;
  /** An alternative, as for a range of lines, whose first line has the name. */
  readonly orName: string | null;
}

/**
 * Reads a fragment, without its `#`, as written in an address. `null`: it needs no name on the page, because it is empty,
 * `top`, a text fragment, or something that a script reads or adds: a route (`#/guide`, `#!guide`), parameters (`#tab=2`), or a
 * line of source code on a page of JSDoc (`#line10`).
 */
export function wantedAnchor(fragment: string): WantedAnchor | null {
  const directive = fragment.indexOf(':~:');
  const plain = directive === -1 ? fragment : fragment.slice(0, directive);
  const name = percentDecoded(plain);
  if (name === '' || /^(?:top$|line\d+$|[/!?]|[\w.-]+=)/i.test(name)) return null;
  // By script, listings mark a range of lines this way; it needs the first line.
  const [, first = null] = /^(L?\d{1,9})-L?\d{1,9}$/.exec(name) ?? [];
  return { name, orName: first };
}
