import { addressForm, type AddressForm } from '../../site/address-style.ts';
import type { Explanation, Missing } from '../finding.ts';
import { insideOf, outsidePath, type SiteAddress } from './site-address.ts';
import type { SitePaths } from './site-paths.ts';
import type { HostRules } from './host-rules.ts';

/** Where an address leads, without its fragment. */
export type Target =
  /**
   * `needsBase`: only if the site is published below the base path that it was built for. `form`: how the address is written;
   * `null`: it does not say.
   */
  | {
      readonly kind: 'file';
      readonly file: number;
      readonly host: string | null;
      readonly needsBase: boolean;
      readonly form: AddressForm | null;
    }
  | { readonly kind: 'missing'; readonly missing: Missing; readonly host: string | null }
  | { readonly kind: 'elsewhere'; readonly host: string }
  /** Nothing that a host serves. */
  | { readonly kind: 'other-scheme' }
  | { readonly kind: 'malformed'; readonly missing: Missing };

/** Reports shorten longer addresses. */
const SHOWN_MAX_CHARS = 500;

export interface Site {
  readonly files: SitePaths;
  readonly address: SiteAddress | null;
  /** Its path, if links show that the site was built for one that its address does not have. */
  readonly builtFor: SiteAddress | null;
  readonly rules: HostRules;
}

/**
 * Where `address` leads from `base`. `page`: the path of its file, if the file's own address is the base; otherwise `null`.
 */
export function targetOf(address: string, base: string, page: string | null, site: Site): Target {
  const { files } = site;
  const found = (path: string, host: string | null, needsBase: boolean): Target | null => {
    const file = files.find(path);
    return file === null
      ? null
      : { kind: 'file', file, host, needsBase, form: addressForm(path, files.path(file)) };
  };
  const url = URL.parse(address, base);
  // Browsers make no request, so that only a reader notices.
  if (url === null)
    return { kind: 'malformed', missing: { target: shortened(address), similar: null, explanation: null } };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { kind: 'other-scheme' };
  const inside = insideOf(url, site.address, site.builtFor ?? site.address);
  if (inside === null) return { kind: 'elsewhere', host: url.host };
  const { path, otherPath, namedHost: host } = inside;
  const file =
    found(path, host, false) ?? (otherPath === null ? null : found(otherPath, host, site.builtFor !== null));
  if (file !== null) return file;
  const outside = page === null ? null : outsidePath(address, page);
  const missing = {
    target: shortened(outside ?? `/${path}`),
    similar: files.similar(path) ?? (otherPath === null ? null : files.similar(otherPath)),
    explanation: outside === null ? explanationOf(path, url.search, site) : 'outside',
  } as const;
  return { kind: 'missing', missing, host };
}

/** The address as reports show it. */
export function shortened(address: string): string {
  return address.length <= SHOWN_MAX_CHARS ? address : `${address.slice(0, SHOWN_MAX_CHARS)}…`;
}

function explanationOf(path: string, query: string, { files, rules }: Site): Explanation | null {
  if (path.endsWith('_next/image') && query.includes('url=')) return 'image-server';
  if (/^(?:_vercel|\.netlify|cdn-cgi)\//.test(path)) return 'original-host';
  // If the site has pages there, the missing page is one of them.
  if (path.startsWith('api/') && !files.hasTopFolder('api/')) return 'original-host';
  return rules.ruleFor(path);
}
