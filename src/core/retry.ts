/** The wait for a job goes on through failing polls for this long (a promise of docs/how-it-works.md). */
export const ERROR_RUN_LIMIT_MS = 5 * 60_000;
/** For a service that never answered it is this: most often `api-url` is wrong. */
export const FIRST_CONTACT_LIMIT_MS = 60_000;
/** How long after its start a job may be unknown (404): the service may not show it everywhere at once. */
export const NOT_FOUND_GRACE_MS = 30_000;
/** The same for an agent job. Shorter, because an earlier step created it a while ago. */
export const AGENT_NOT_FOUND_GRACE_MS = 10_000;
/** How long the bundle of a completed job may be missing: the service may not know the end everywhere at once. */
export const BUNDLE_GRACE_MS = 30_000;
/** An answer that is under way at the deadline is waited for this long: it is worth that, a hang is not. */
export const DEADLINE_GRACE_MS = 5_000;
/** Download attempts in a row without a new byte, after which the download fails. */
export const ATTEMPTS_WITHOUT_PROGRESS = 8;

/** The first delay of our own, and the least delay after a `Retry-After`. */
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
