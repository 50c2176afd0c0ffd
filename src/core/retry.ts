/** A run of failing polls is survived while it is shorter than this (product promise). */
export const ERROR_RUN_LIMIT_MS = 5 * 60_000;
/** A service that was never reached is not waited for that long: most often `api-url` is wrong. */
export const FIRST_CONTACT_LIMIT_MS = 60_000;
/** The job may not be visible everywhere right after its start. */
export const NOT_FOUND_GRACE_MS = 30_000;
/** The same for an agent job, which an earlier step created: its id has been under way for a while. */
export const AGENT_NOT_FOUND_GRACE_MS = 10_000;
/** Nor may its end be known everywhere at once: so long the bundle is asked for again when the service has none yet. */
export const BUNDLE_GRACE_MS = 30_000;
/** How long an answer may come after the deadline: one that is under way just then is worth waiting for, a hang is not. */
export const DEADLINE_GRACE_MS = 5_000;
/** Attempts of the download without a single new byte before it fails. */
export const ATTEMPTS_WITHOUT_PROGRESS = 8;

/** The first pause of our own, and the least that a `Retry-After: 0` brings. */
export const RETRY_FIRST_MS = 1_000;
const RETRY_CAP_MS = 15_000;
/** Share of a delay that chance takes away or adds: many workflows that failed together must not come back together. */
const JITTER_SHARE = 0.2;

/**
 * The `Retry-After` header in milliseconds from now; `null` when absent or unreadable.
 * Source: RFC 9110, 10.2.3 (seconds or an HTTP date). A date in the past is 0.
 */
export function readRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}(\.\d{1,3})?$/.test(text)) return Math.ceil(Number(text) * 1000);
  if (!/[A-Za-z]{3}/.test(text)) return null;
  const dateMs = Date.parse(text);
  return Number.isNaN(dateMs) ? null : Math.max(0, dateMs - nowMs);
}

/** The delay before attempt number `attempt` (1 is the first repetition): doubling, capped, ±20 %. */
export function retryDelayMs(attempt: number, random: number): number {
  const base = Math.min(RETRY_CAP_MS, RETRY_FIRST_MS * 2 ** Math.min(attempt - 1, 10));
  return jitter(base, random);
}

/** `ms` with up to 20 % taken away or added, by a `random` of 0 to 1. */
export function jitter(ms: number, random: number): number {
  return Math.round(ms * (1 + JITTER_SHARE * (2 * random - 1)));
}
