import { levelOf, type Cause, type Level, type Verdict } from './cause.ts';
import type { Freshness } from './freshness.ts';
import type { Target } from './plan.ts';

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
  /** Files of the site that readers can request, and how many of these and of removed ones were judged. */
  readonly servedCount: number;
  readonly checkedCount: number;
  readonly staleCount: number;
  readonly brokenCount: number;
  /** Left out by `max-requests`. */
  readonly leftOutCount: number;
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
  const isNowhere = ([{ kind }]: readonly [Target, Verdict]): number => Number(kind === 'nowhere');
  const filesFirst = [...verdicts].sort((one, other) => isNowhere(one) - isNowhere(other));
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
    .sort((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level) || b.paths.length - a.paths.length);
}

/** The path of a file; that of the page for missing ones, for an address that cannot exist. */
function pathOf(target: Target): string {
  switch (target.kind) {
    case 'file':
      return target.file.path;
    case 'removed':
      return target.path;
    case 'nowhere':
      return '404.html';
  }
}

function keyOf(cause: Cause): string {
  if (cause.kind !== 'old-contents') return JSON.stringify(cause);
  return JSON.stringify({ ...cause, from: cause.from.kind });
}

function older(one: Cause, other: Cause): Cause {
  if (one.kind !== 'old-contents' || other.kind !== 'old-contents') return one;
  return ageOf(other.from) > ageOf(one.from) ? other : one;
}

function ageOf(from: Freshness): number {
  return from.kind === 'cache' ? (from.ageMs ?? 0) : 0;
}
