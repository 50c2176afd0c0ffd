import type { Header } from './answer.ts';

/** Where an old copy came from, by the headers of its answer. */
export type Freshness =
  /** A cache between the host and this runner. `ageMs`: how long it has had the copy; `null`: unknown. */
  | { readonly kind: 'cache'; readonly ageMs: number | null }
  /** The host itself: a cache has just asked it. */
  | { readonly kind: 'host' }
  | { readonly kind: 'unknown' };

/** CloudFront, Fastly, Azure and others; nginx; Cloudflare; Vercel; RFC 9211. */
const STATUS = ['x-cache', 'x-cache-status', 'cf-cache-status', 'x-vercel-cache', 'cache-status'] as const;

/** RFC 9111, 5.1: `Age` is in seconds. */
export function freshnessOf(header: Header): Freshness {
  const age = header('age')?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(age) ? Number(age) : 0;
  const status = STATUS.map((name) => header(name) ?? '').join(' ');
  if (seconds > 0 || /\b(?:hit|stale|updating)\b/i.test(status))
    return { kind: 'cache', ageMs: seconds > 0 ? seconds * 1000 : null };
  return /\b(?:miss|dynamic|bypass|expired|revalidated|refreshhit)\b/i.test(status)
    ? { kind: 'host' }
    : { kind: 'unknown' };
}
