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
  /** CloudFront, Fastly, Azure and others: `Hit from cloudfront`, `MISS, HIT`. */
  readonly xCache: string | null;
  /** Cloudflare: `HIT`, `MISS`, `DYNAMIC`, … */
  readonly cfCacheStatus: string | null;
}

/** RFC 9111, 5.1: `Age` is in seconds. */
export function freshnessOf({ age, xCache, cfCacheStatus }: CacheHeaders): Freshness {
  const seconds = /^\d{1,9}$/.test(age?.trim() ?? '') ? Number(age) : null;
  const said = `${xCache ?? ''} ${cfCacheStatus ?? ''}`;
  if ((seconds ?? 0) > 0 || /\b(?:hit|stale|updating)\b/i.test(said))
    return { kind: 'cache', ageMs: seconds === null ? null : seconds * 1000 };
  return /\b(?:miss|dynamic|bypass|expired|revalidated|refreshhit)\b/i.test(said)
    ? { kind: 'host' }
    : { kind: 'unknown' };
}
