import type { Freshness } from './answer.ts';
import type { Target } from './plan.ts';

/** Why an address is not right. Texts of the host are redacted and shortened, but not escaped. */
export type Cause =
  // Broken: readers do not get the page or file.
  | { readonly kind: 'no-answer'; readonly problem: string }
  | { readonly kind: 'wrong-status'; readonly status: number }
  /** Right and failing in turn; `status`: when it fails, `null`: another fault. */
  | { readonly kind: 'fails-in-turn'; readonly status: number | null }
  | { readonly kind: 'needs-html'; readonly status: number }
  /** Without its ending, a folder of its name answers. */
  | { readonly kind: 'hidden-by-folder' }
  | { readonly kind: 'wrong-type'; readonly ending: string; readonly type: string }
  /** Browsers read the page in this encoding, and it is written in another. */
  | { readonly kind: 'wrong-charset'; readonly charset: string }
  | { readonly kind: 'saved-as-file' }
  /** `to` is an origin. */
  | { readonly kind: 'redirected-away'; readonly to: string }
  | { readonly kind: 'redirect-loop' }
  /** The answer for an address that cannot exist has this status. `hasPage`: the site has a `404.html`. */
  | { readonly kind: 'nowhere-status'; readonly status: number; readonly hasPage: boolean }
  /** The answer equals the host's answer for addresses that cannot exist. */
  | { readonly kind: 'same-as-missing' }
  | { readonly kind: 'other-page'; readonly page: string }
  /** Its body is longer than possible, or compressed in a way that cannot be decoded. */
  | { readonly kind: 'unreadable'; readonly problem: string }
  /**
   * `timeout` passed before its answer, or before its request. `busyStatus`: by which the host asked for a pause; `null`:
   * it did not.
   */
  | { readonly kind: 'not-answered'; readonly wasRequested: boolean; readonly busyStatus: number | null }
  // Stale: readers get contents of another export.
  | { readonly kind: 'old-contents'; readonly isPage: boolean; readonly from: Freshness }
  /** A page that is new at the address that readers use. */
  | { readonly kind: 'old-elsewhere'; readonly from: Freshness }
  | { readonly kind: 'old-in-turn' }
  | { readonly kind: 'not-removed' }
  // Noted: readers get the right contents, or nothing can be done about it.
  | { readonly kind: 'changed-by-host' }
  /** The only difference: e-mail addresses that scripts of Cloudflare show again. */
  | { readonly kind: 'emails-hidden' }
  /** The address leads to another page of the site, which is the new one. */
  | { readonly kind: 'redirected-within' }
  /** The same, and the text of the page is at no other address. */
  | { readonly kind: 'hidden-by-redirect' }
  /** The host answers 404 with a page of its own, or an old one. */
  | { readonly kind: 'other-not-found-page' }
  | { readonly kind: 'notable-headers'; readonly headers: readonly string[] }
  | { readonly kind: 'type-fixed-by-host'; readonly ending: string; readonly type: string };

export type Level = 'broken' | 'stale' | 'noted';

const STALE: readonly Cause['kind'][] = ['old-contents', 'old-elsewhere', 'old-in-turn', 'not-removed'];
const NOTED: readonly Cause['kind'][] = [
  ...(['changed-by-host', 'emails-hidden', 'redirected-within', 'hidden-by-redirect'] as const),
  ...(['other-not-found-page', 'notable-headers', 'type-fixed-by-host'] as const),
];

export function levelOf({ kind }: Cause): Level {
  if (STALE.includes(kind)) return 'stale';
  return NOTED.includes(kind) ? 'noted' : 'broken';
}

/** What is known of a target. */
export interface Verdict {
  /** `null`: it is right. */
  readonly cause: Cause | null;
  /** Time may fix it, so it is requested again. */
  readonly maySettle: boolean;
}

export const RIGHT: Verdict = { cause: null, maySettle: false };

export function waits(cause: Cause): Verdict {
  return { cause, maySettle: true };
}

export function stays(cause: Cause): Verdict {
  return { cause, maySettle: false };
}

/** Whether readers get the new contents. */
export function isThere({ cause }: Verdict): boolean {
  return cause === null || levelOf(cause) === 'noted';
}

/** All targets with the same cause. */
export interface Finding {
  readonly level: Level;
  readonly cause: Cause;
  readonly paths: readonly [string, ...string[]];
}

/** The result of a verification. */
export interface VerifyOutcome {
  readonly result: 'success' | 'stale' | 'broken';
  readonly url: string;
  /** Files of the site that readers can request, and how many addresses of these and of removed ones were judged. */
  readonly servedCount: number;
  readonly checkedCount: number;
  readonly staleCount: number;
  readonly brokenCount: number;
  /** Files that `max-requests` left out. */
  readonly leftOutCount: number;
  /** Addresses that were planned, and for which other requests, such as redirects, have left none. */
  readonly unaskedCount: number;
  readonly requestCount: number;
  readonly roundCount: number;
  /** The worst and largest first. */
  readonly findings: readonly Finding[];
}

const ORDER: readonly Level[] = ['broken', 'stale', 'noted'];
/** How many causes of one kind are kept apart: the host chooses statuses, types and problems. */
const DETAILS_MAX = 20;

/** Groups verdicts by cause. The cause of several old copies has the oldest of them. */
export function findingsOf(verdicts: Iterable<readonly [Target, Verdict]>): readonly Finding[] {
  const groups = new Map<string, { cause: Cause; readonly paths: [string, ...string[]] }>();
  const details = new Map<Cause['kind'], number>();
  // The first path of a finding is its example, and that of a file says more.
  const isOther = ([{ kind }]: readonly [Target, Verdict]): number => Number(kind !== 'file');
  const filesFirst = [...verdicts].sort((one, other) => isOther(one) - isOther(other));
  for (const [target, { cause }] of filesFirst) {
    if (cause === null) continue;
    const key =
      groups.has(keyOf(cause)) || (details.get(cause.kind) ?? 0) < DETAILS_MAX ? keyOf(cause) : cause.kind;
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, { cause, paths: [pathOf(target)] });
      details.set(cause.kind, (details.get(cause.kind) ?? 0) + 1);
    } else {
      group.paths.push(pathOf(target));
      group.cause = older(group.cause, cause);
    }
  }
  return [...groups.values()]
    .map(({ cause, paths }): Finding => ({ level: levelOf(cause), cause, paths }))
    .sort((a, b) => rankOf(a) - rankOf(b) || b.paths.length - a.paths.length);
}

/** Addresses with a finding of this level. */
export function countOf(findings: readonly Finding[], level: Level): number {
  return findings.reduce((sum, finding) => sum + (finding.level === level ? finding.paths.length : 0), 0);
}

/** What was not requested says nothing of the site. */
function rankOf({ level, cause }: Finding): number {
  return ORDER.indexOf(level) + (cause.kind === 'not-answered' ? 0.5 : 0);
}

/** The path of a file; its address, which begins with a slash, where that is not the one that readers use. */
function pathOf(target: Target): string {
  switch (target.kind) {
    case 'file':
      return target.file.path;
    case 'other':
    case 'nowhere':
      return target.address;
    case 'removed':
      return target.isOther ? target.address : target.path;
  }
}

function keyOf(cause: Cause): string {
  return JSON.stringify('from' in cause ? { ...cause, from: cause.from.kind } : cause);
}

function older(one: Cause, other: Cause): Cause {
  return 'from' in one && 'from' in other && ageOf(other.from) > ageOf(one.from) ? other : one;
}

function ageOf(from: Freshness): number {
  return from.kind === 'cache' ? (from.ageMs ?? 0) : 0;
}

/** Milliseconds since the epoch. */
export interface Times {
  readonly startedMs: number;
  readonly endedMs: number;
}

/** The report as JSON: docs/verify-report.schema.json describes it. */
export function reportOf(outcome: VerifyOutcome, { startedMs, endedMs }: Times): string {
  const { findings, ...counts } = outcome;
  const report = {
    schemaVersion: 1,
    ...counts,
    startedAt: new Date(startedMs).toISOString(),
    endedAt: new Date(endedMs).toISOString(),
    findings: findings.map(({ level, cause, paths }) => ({ level, ...cause, count: paths.length, paths })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
