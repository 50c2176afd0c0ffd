import type { Cause, CheckReport, Explanation, Finding, FindingKind, Severity, Missing } from '../finding.ts';
import { detailOf, severityOf, isOfPages, mostSevereFirst, subjectOf } from './severity.ts';

/** A finding, or several of one kind whose causes have a pattern. Small, whatever a site holds. */
export interface Group {
  readonly kind: FindingKind;
  /** Severity of all places together: a hundred links on a hundred pages count as a link on many pages. */
  readonly severity: Severity;
  /** The missing target, or the pattern of several: `/guide/page-*.md`. Empty for a fault of whole pages. */
  readonly subject: string;
  /** The use of the target: a script, an alternate version of a page. */
  readonly detail: string | null;
  readonly explanation: Explanation | null;
  /** A file that differs from the first target in case only. If set, each target of the group has such a file. */
  readonly similar: string | null;
  readonly causes: number;
  readonly places: number;
  /** Files with such a place; a lower bound if the report does not list all places. */
  readonly pages: number;
  /** The first of the findings, or the first pages of a finding about pages as a whole. */
  readonly examples: readonly Example[];
}

export interface Example {
  readonly subject: string;
  /** `guide/start.html:12` */
  readonly place: string;
}

/** Up to this many findings are not grouped, because they can be read one by one. */
const FEW = 5;
/** Up to this many groups below one folder stay apart. */
const GROUPS_APART = 10;
const EXAMPLES_MAX = 3;
/** Longest path or host in texts about a run. */
const TEXT_MAX_CHARS = 300;

/** A group is in one folder or below it. Folders up to this depth are tried, the deepest first. */
const DEPTHS = [Infinity, 8, 7, 6, 5, 4, 3, 2, 1];

type Entry = readonly [Finding, ...Finding[]];

/** Entries with the same key may become one group; `null`: the entry stays alone. */
type Level = (entry: Entry) => string | null;

/** The findings in groups, the most severe first. */
export function groupsOf({ findings, scanned }: Pick<CheckReport, 'findings' | 'scanned'>): readonly Group[] {
  const families = Map.groupBy(findings, familyOf);
  const extents = [...families.values()].flatMap(entriesOf).map((entry) => {
    const [cause] = entry;
    const listed = new Set(entry.flatMap(({ places }) => places.map(({ page }) => page)));
    const pages = entry.reduce((most, finding) => Math.max(most, finding.pages), listed.size);
    const count = entry.reduce((places, finding) => places + finding.count, 0);
    return { entry, cause, severity: severityOf({ cause, pages }, scanned.pages), pages, count };
  });
  return mostSevereFirst(extents).map(groupOf);
}

/**
 * Findings that may share a group. Severity is part of the key, so that a link on all pages stands out from a hundred links on
 * one page.
 */
function familyOf(finding: Finding): string {
  const { explanation, similar } = hintsOf(finding);
  return [finding.kind, finding.harm, detailOf(finding), explanation, similar !== null].join('\n');
}

function hintsOf(cause: Cause): Pick<Missing, 'explanation' | 'similar'> {
  return 'similar' in cause ? cause : { explanation: null, similar: null };
}

function entriesOf(family: readonly Finding[]): readonly Entry[] {
  const [first] = family;
  if (first === undefined) return [];
  const entries = levelsOf(first).reduce(
    merged,
    family.map((finding): Entry => [finding]),
  );
  // One change repairs all of the family, in any folder.
  const sharesRemedy = first.kind === 'missing-optional' || hintsOf(first).explanation !== null;
  return sharesRemedy && entries.length > FEW ? joined(entries) : entries;
}

function levelsOf(cause: Cause): readonly Level[] {
  switch (cause.kind) {
    case 'no-title':
    case 'empty-page':
    case 'error-page':
      return [];
    case 'external-load':
      return [([one]) => subjectOf(one).split('.').slice(-2).join('.')];
    case 'missing-anchor':
      return [
        ([one]) => anchorOf(one),
        // One anchor on many pages stays as it is.
        (entry) => (entry.length > 1 ? `#${anchorOf(entry[0])}` : targetOf(entry[0])),
      ];
    default:
      return [belowTopFolder, ...DEPTHS.map(below)];
  }
}

/** Groups what narrower levels left over if it is more than a few, and their groups if they are many. */
function merged(entries: readonly Entry[], level: Level): readonly Entry[] {
  if (entries.length <= FEW) return entries;
  const alike = Map.groupBy(entries, (entry) => level(entry) ?? entry);
  return [...alike.values()].flatMap((some): readonly Entry[] => {
    const groups = some.filter(({ length }) => length > 1);
    const singles = some.filter(({ length }) => length === 1);
    if (groups.length > GROUPS_APART) return joined(some);
    return singles.length > FEW ? [...groups, ...joined(singles)] : some;
  });
}

function joined(entries: readonly Entry[]): readonly Entry[] {
  const [first, ...others] = entries.flat();
  return first === undefined ? [] : [[first, ...others]];
}

function targetOf(cause: Cause): string {
  return 'target' in cause ? cause.target : '';
}

function anchorOf(cause: Cause): string {
  return cause.kind === 'missing-anchor' ? cause.anchor : '';
}

/** The same file for each language or version, whose name may hold theirs: `/de/install.de.pdf`. */
function belowTopFolder([one]: Entry): string | null {
  const [, top, rest] = /^\/([^/]+)\/(.+)$/.exec(targetOf(one)) ?? [];
  if (rest === undefined) return null;
  const parts = rest.split('.').filter((part) => part !== top);
  return parts.join('.');
}

/** By extension and first folders. Addresses at the root without an extension have nothing in common: `/pricing`, `/login`. */
function below(depth: number): Level {
  return ([one]) => {
    const path = targetOf(one).replace(/\/$/, '');
    const folders = path.split('/').slice(0, -1).filter(Boolean);
    const ending = /\.[a-z][a-z0-9]{0,7}$/i.exec(path)?.[0] ?? '';
    return folders.length === 0 && ending === '' ? null : `${folders.slice(0, depth).join('/')}\n${ending}`;
  };
}

function groupOf({
  entry,
  ...extent
}: {
  entry: Entry;
  severity: Severity;
  pages: number;
  count: number;
}): Group {
  const [first] = entry;
  const { explanation, similar } = hintsOf(first);
  return {
    kind: first.kind,
    severity: extent.severity,
    subject: clipped(patternOf(entry)),
    detail: detailOf(first),
    explanation,
    similar: similar === null ? null : clipped(similar),
    causes: entry.length,
    places: extent.count,
    pages: extent.pages,
    examples: examplesOf(entry),
  };
}

function examplesOf(entry: Entry): readonly Example[] {
  const [{ kind, places }] = entry;
  if (isOfPages(kind))
    return places.slice(0, EXAMPLES_MAX).map(({ page }) => ({ subject: '', place: clipped(page) }));
  return entry.slice(0, EXAMPLES_MAX).map((finding) => {
    const [place] = finding.places;
    const subject = clipped(subjectOf(finding));
    return { subject, place: place === undefined ? '' : `${clipped(place.page)}:${String(place.line)}` };
  });
}

function patternOf(entry: Entry): string {
  if (entry[0].kind !== 'missing-anchor') return pathPattern(entry.map(subjectOf));
  return `${pathPattern(entry.map((one) => `/${targetOf(one)}`))}#${textPattern(entry.map(anchorOf))}`;
}

/** Segment by segment; `**` replaces the difference between paths of different depth. */
function pathPattern(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => path.split('/'));
  const rows = [first, ...others];
  if (others.every(({ length }) => length === first.length))
    return first.map((_, at) => textPattern(rows.map((row) => row[at] ?? ''))).join('/');
  const folders = first.slice(0, -1);
  const split = folders.findIndex((folder, at) =>
    others.some((row) => at >= row.length - 1 || row[at] !== folder),
  );
  const same = split === -1 ? folders : folders.slice(0, split);
  return [...same, '**', textPattern(rows.map((row) => row.at(-1) ?? ''))].join('/');
}

/** `page-1.md` and `page-2.md` are `page-*.md`. The common end begins at a mark, because two words that end alike mean nothing. */
function textPattern([first = '', ...others]: readonly string[]): string {
  let [prefix, suffix, shortest] = [first, first, first.length];
  for (const text of others) {
    let [start, end] = [0, 0];
    while (start < prefix.length && prefix[start] === text[start]) start += 1;
    while (end < suffix.length && suffix.at(-1 - end) === text.at(-1 - end)) end += 1;
    prefix = prefix.slice(0, start);
    suffix = suffix.slice(suffix.length - end);
    shortest = Math.min(shortest, text.length);
  }
  if (others.every((text) => text === first)) return first;
  const rest = suffix.slice(Math.max(0, suffix.length - (shortest - prefix.length)));
  return `${prefix.replace(/[\uD800-\uDBFF]$/, '')}*${rest.replace(/^[\p{L}\p{N}\uDC00-\uDFFF]+/u, '')}`;
}

function clipped(text: string): string {
  return text.length <= TEXT_MAX_CHARS
    ? text
    : `${text.slice(0, TEXT_MAX_CHARS).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
