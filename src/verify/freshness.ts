/** Where an old copy came from, by the headers of its answer. */
export type Freshness =
  /** A cache between the host and this runner. `ageMs`: how long it has had the copy; `null`: unknown. */
  | { readonly kind: 'cache'; readonly ageMs: number | null }
  /** The host itself: a cache has just asked it. */
  | { readonly kind: 'host' }
  | { readonly kind: 'unknown' };

/** The headers about caches; `null` when absent. */
export interface CacheHeaders {
  readonly age: string | null;
  /** Those of `CACHE_STATUS`, in one text: `Hit from cloudfront`, `MISS, HIT`, `DYNAMIC`, `"Netlify Edge"; hit`. */
  readonly status: string;
}

/** CloudFront, Fastly, Azure and others; nginx; Cloudflare; Vercel; RFC 9211. */
export const CACHE_STATUS: readonly string[] = [
  'x-cache',
  'x-cache-status',
  'cf-cache-status',
  'x-vercel-cache',
  'cache-status',
];

/** RFC 9111, 5.1: `Age` is in seconds. */
export function freshnessOf({ age, status }: CacheHeaders): Freshness {
  const seconds = /^\d{1,9}$/.test(age?.trim() ?? '') ? Number(age) : 0;
  if (seconds > 0 || /\b(?:hit|stale|updating)\b/i.test(status))
    return { kind: 'cache', ageMs: seconds > 0 ? seconds * 1000 : null };
  return /\b(?:miss|dynamic|bypass|expired|revalidated|refreshhit)\b/i.test(status)
    ? { kind: 'host' }
    : { kind: 'unknown' };
}
