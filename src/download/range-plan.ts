import { readRetryAfter } from '../core/retry.ts';
import type { StoreHead } from '../service/store.ts';

/** What was asked for, and what is known of the bundle. Offsets in bytes. */
export interface Wanted {
  /** 0 asks for the bundle without a range. */
  readonly fromByte: number;
  /** The first byte that is not wanted; `null`: everything up to the end. */
  readonly endByte: number | null;
  /** Strong ETag of the bundle; `null` when the store gave none. */
  readonly etag: string | null;
  /** Length of the whole bundle by the store's headers; `null` while unknown. */
  readonly totalBytes: number | null;
}

/** The part of a head that the plan depends on. */
export type AnswerHead = Omit<StoreHead, 'detail' | 'acceptsRanges'>;

export const BUNDLE_CHANGED = 'the bundle changed during the download';

/** What to do with one answer of the store. */
export type RangePlan =
  /** The body is what was asked for. */
  | { readonly kind: 'append'; readonly totalBytes: number; readonly etag: string | null }
  /** The body is the whole bundle, from zero. `changed`: it is not the bundle of before. */
  | {
      readonly kind: 'whole';
      readonly totalBytes: number | null;
      readonly etag: string | null;
      readonly changed: boolean;
    }
  /** Nothing is left to fetch. */
  | { readonly kind: 'complete' }
  /** The bytes that are held cannot be continued. `changed`: they are part of an earlier bundle. */
  | { readonly kind: 'start-over'; readonly problem: string; readonly changed: boolean }
  /** The link no longer works: ask for a fresh one. */
  | { readonly kind: 'fresh-link'; readonly problem: string }
  /** Retry later; `waitMs` is what `Retry-After` says. */
  | { readonly kind: 'retry'; readonly problem: string; readonly waitMs: number | null };

/**
 * Judges the head of an answer against what was asked for. A 206 must be exactly that part, of the same total and of
 * the same strong ETag; anything else is never appended.
 * Source: RFC 9110, sections 14 and 15.
 */
export function planRange(wanted: Wanted, head: AnswerHead, nowMs: number): RangePlan {
  const { status } = head;
  if (status === 206) return planPartial(wanted, head);
  if (status === 200) return planWhole(wanted, head);
  if (status === 416) return planUnsatisfiable(wanted, head);
  const waitMs = readRetryAfter(head.retryAfter, nowMs);
  const problem = `the object storage answered ${status}`;
  if (status === 429 || status === 408 || status === 425 || status >= 500)
    return { kind: 'retry', problem, waitMs };
  if (status >= 400) return { kind: 'fresh-link', problem };
  return { kind: 'retry', problem: `${problem}, which is not expected`, waitMs: null };
}

function planPartial(wanted: Wanted, head: AnswerHead): RangePlan {
  const range = /^bytes (\d{1,16})-(\d{1,16})\/(\d{1,16})$/i.exec(head.contentRange?.trim() ?? '');
  if (range === null) return startOver(wanted, 'the object storage sent a part without saying which one');
  const [first, last, total] = [Number(range[1]), Number(range[2]), Number(range[3])];
  const etag = strongEtag(head.etag);
  if (isPart(wanted)) {
    if (etag !== wanted.etag) return startOver(wanted, BUNDLE_CHANGED, true);
    if (etag === null)
      return startOver(wanted, 'the object storage has no ETag to tell whether the bundle is still the same');
    // With the same ETag it is the same bundle, so the store is wrong about the length.
    if (wanted.totalBytes !== null && wanted.totalBytes !== total)
      return startOver(wanted, 'the object storage says of a part that the bundle has another length');
  }
  if (first !== wanted.fromByte || last !== Math.min(total, wanted.endByte ?? total) - 1)
    return startOver(wanted, 'the object storage sent another part than the one asked for');
  const length = readLength(head.contentLength);
  if (length !== null && length !== last - first + 1)
    return startOver(wanted, "the object storage's lengths contradict each other");
  return { kind: 'append', totalBytes: total, etag };
}

/** Whether the answer has to be joined with bytes that are held. The very first part has none to join. */
function isPart({ fromByte, endByte, etag }: Wanted): boolean {
  return fromByte > 0 || (endByte !== null && etag !== null);
}

/** Where no bytes are held there is nothing to start over: the request itself is retried. */
function startOver(wanted: Wanted, problem: string, changed = false): RangePlan {
  return isPart(wanted) ? { kind: 'start-over', problem, changed } : { kind: 'retry', problem, waitMs: null };
}

function planWhole(wanted: Wanted, head: AnswerHead): RangePlan {
  const totalBytes = readLength(head.contentLength);
  const etag = strongEtag(head.etag);
  const isOther =
    isPart(wanted) &&
    (etag !== wanted.etag ||
      (wanted.totalBytes !== null && totalBytes !== null && wanted.totalBytes !== totalBytes));
  return { kind: 'whole', totalBytes, etag, changed: isOther };
}

function planUnsatisfiable(wanted: Wanted, head: AnswerHead): RangePlan {
  const { fromByte, totalBytes, etag } = wanted;
  const total = /^bytes \*\/(\d{1,16})$/i.exec(head.contentRange?.trim() ?? '');
  const sameEtag = head.etag === null || strongEtag(head.etag) === etag;
  if (fromByte > 0 && total !== null && Number(total[1]) === fromByte && totalBytes === fromByte && sameEtag)
    return { kind: 'complete' };
  return startOver(wanted, 'the object storage has no bytes where the download stopped');
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
