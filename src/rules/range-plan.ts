import { readRetryAfter } from './retry.ts';

/** What is held of the bundle and what is known of it. */
export interface Held {
  readonly bytes: number;
  /** Strong ETag of what is held; `null` when the store gave none. */
  readonly etag: string | null;
  /** Length of the whole bundle by the store's headers; `null` while unknown. */
  readonly totalBytes: number | null;
}

export interface AnswerHead {
  readonly status: number;
  readonly contentLength: string | null;
  readonly contentRange: string | null;
  readonly etag: string | null;
  readonly retryAfter: string | null;
}

/** What to do with one answer of the store. */
export type RangePlan =
  /** Take the body after what is held. */
  | { readonly plan: 'append'; readonly totalBytes: number; readonly etag: string | null }
  /** Take the body as the whole bundle, from zero. `changed`: it is not the bundle of before. */
  | {
      readonly plan: 'whole';
      readonly totalBytes: number | null;
      readonly etag: string | null;
      readonly changed: boolean;
    }
  /** Everything is held already. */
  | { readonly plan: 'complete' }
  /** What is held cannot be continued: forget it and ask again. */
  | { readonly plan: 'start-over'; readonly problem: string }
  /** The link no longer works: ask for a fresh one. */
  | { readonly plan: 'fresh-link'; readonly problem: string }
  /** Ask again later; `waitMs` is what `Retry-After` says. */
  | { readonly plan: 'again'; readonly problem: string; readonly waitMs: number | null };

/**
 * Judges the head of an answer against what is held. A 206 must begin where we stopped, be of the same total and
 * of the same strong ETag; anything else is never appended.
 * Source: RFC 9110, sections 14 and 15.
 */
export function planRange(held: Held, head: AnswerHead, nowMs: number): RangePlan {
  const { status } = head;
  if (status === 206) return planPartial(held, head);
  if (status === 200) return planWhole(held, head);
  if (status === 416) return planUnsatisfiable(held, head);
  const waitMs = readRetryAfter(head.retryAfter, nowMs);
  const problem = `the store answered ${status}`;
  if (status === 429 || status === 408 || status === 425 || status >= 500)
    return { plan: 'again', problem, waitMs };
  if (status >= 400) return { plan: 'fresh-link', problem };
  return { plan: 'again', problem: `the store answered ${status}, which is not expected`, waitMs: null };
}

function planPartial(held: Held, head: AnswerHead): RangePlan {
  const range = /^bytes (\d{1,16})-(\d{1,16})\/(\d{1,16})$/i.exec(head.contentRange?.trim() ?? '');
  if (range === null) return startOver(held, 'the store sent a part without saying which one');
  const [first, last, total] = [Number(range[1]), Number(range[2]), Number(range[3])];
  if (first !== held.bytes || last !== total - 1)
    return startOver(held, 'the store sent another part than the one asked for');
  const etag = strongEtag(head.etag);
  if (held.bytes > 0) {
    if (held.totalBytes !== null && held.totalBytes !== total)
      return startOver(held, 'the bundle changed during the download');
    if (etag !== held.etag) return startOver(held, 'the bundle changed during the download');
    if (etag === null)
      return startOver(held, 'the store has no ETag to tell whether the bundle is still the same');
  }
  const length = readLength(head.contentLength);
  if (length !== null && length !== last - first + 1)
    return startOver(held, "the store's lengths contradict each other");
  return { plan: 'append', totalBytes: total, etag };
}

/** With nothing held there is nothing to forget, so the request itself is repeated. */
function startOver(held: Held, problem: string): RangePlan {
  return held.bytes === 0 ? { plan: 'again', problem, waitMs: null } : { plan: 'start-over', problem };
}

function planWhole(held: Held, head: AnswerHead): RangePlan {
  const totalBytes = readLength(head.contentLength);
  const etag = strongEtag(head.etag);
  const changed =
    held.bytes > 0 &&
    (etag !== held.etag ||
      (held.totalBytes !== null && totalBytes !== null && held.totalBytes !== totalBytes));
  return { plan: 'whole', totalBytes, etag, changed };
}

function planUnsatisfiable(held: Held, head: AnswerHead): RangePlan {
  const total = /^bytes \*\/(\d{1,16})$/i.exec(head.contentRange?.trim() ?? '');
  const sameEtag = head.etag === null || strongEtag(head.etag) === held.etag;
  if (total !== null && Number(total[1]) === held.bytes && held.totalBytes === held.bytes && sameEtag)
    return { plan: 'complete' };
  return startOver(held, 'the store has no bytes where the download stopped');
}

/** The ETag when it is a strong one: a weak one does not promise the same bytes. */
export function strongEtag(etag: string | null): string | null {
  const text = etag?.trim() ?? '';
  return /^"[^"]*"$/.test(text) ? text : null;
}

function readLength(header: string | null): number | null {
  const text = header?.trim() ?? '';
  return /^\d{1,16}$/.test(text) ? Number(text) : null;
}
