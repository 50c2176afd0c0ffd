import type { Freshness } from './freshness.ts';

/** Why an address is not right. Texts of the host are redacted and shortened, but not escaped. */
export type Cause =
  // Broken: readers do not get the page or file.
  | { readonly kind: 'no-answer'; readonly problem: string }
  | { readonly kind: 'wrong-status'; readonly status: number }
  /** The page is there with its ending only. */
  | { readonly kind: 'needs-html'; readonly status: number }
  /** The same, and without its ending a folder of its name answers. */
  | { readonly kind: 'hidden-by-folder' }
  | { readonly kind: 'wrong-type'; readonly ending: string; readonly type: string }
  /** `to` is an origin. */
  | { readonly kind: 'redirected-away'; readonly to: string }
  | { readonly kind: 'redirect-loop' }
  /** The answer for an address that cannot exist has this status. */
  | { readonly kind: 'nowhere-status'; readonly status: number }
  /** The answer equals the host's answer for addresses that cannot exist. */
  | { readonly kind: 'same-as-missing' }
  /** Its body is longer than possible, or compressed in a way that cannot be decoded. */
  | { readonly kind: 'unreadable'; readonly problem: string }
  /** `timeout` passed before its answer. `busyStatus`: by which the host asked for a pause; `null`: it did not. */
  | { readonly kind: 'not-answered'; readonly busyStatus: number | null }
  // Stale: readers get contents of another export.
  | { readonly kind: 'old-contents'; readonly isPage: boolean; readonly from: Freshness }
  | { readonly kind: 'other-not-found-page' }
  | { readonly kind: 'not-removed' }
  // Noted: readers get the right contents, or nothing can be done about it.
  | { readonly kind: 'changed-by-host' }
  /** The address leads to another page of the site, which is the new one. */
  | { readonly kind: 'redirected-within' }
  /** The host answers 404 with a page of its own, although it has that of the site. */
  | { readonly kind: 'unused-not-found-page' }
  | { readonly kind: 'type-fixed-by-host'; readonly ending: string; readonly type: string };

export type Level = 'broken' | 'stale' | 'noted';

const LEVELS: Readonly<Record<Cause['kind'], Level>> = {
  'no-answer': 'broken',
  'wrong-status': 'broken',
  'needs-html': 'broken',
  'hidden-by-folder': 'broken',
  'wrong-type': 'broken',
  'redirected-away': 'broken',
  'redirect-loop': 'broken',
  'nowhere-status': 'broken',
  'same-as-missing': 'broken',
  unreadable: 'broken',
  'not-answered': 'broken',
  'old-contents': 'stale',
  'other-not-found-page': 'stale',
  'not-removed': 'stale',
  'changed-by-host': 'noted',
  'redirected-within': 'noted',
  'unused-not-found-page': 'noted',
  'type-fixed-by-host': 'noted',
};

export function levelOf(cause: Cause): Level {
  return LEVELS[cause.kind];
}

/** What is known of a target. */
export interface Verdict {
  /** `null`: it is right. */
  readonly cause: Cause | null;
  /** Time may fix it, so it is requested again. */
  readonly maySettle: boolean;
}

/** Whether readers get the new contents. */
export function isThere({ cause }: Verdict): boolean {
  return cause === null || levelOf(cause) === 'noted';
}

export const RIGHT: Verdict = { cause: null, maySettle: false };
