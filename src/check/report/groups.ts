import type { Cause, CheckReport, Explanation, Finding, FindingKind, Harm, Missing } from './finding.ts';
import { detailOf, harmOf, mostHarmfulFirst, subjectOf } from './harm.ts';
import { isOfPages } from './report.ts';

/** A finding, or several of one kind whose causes have a pattern. Small, whatever a site holds. */
export interface Group {
  readonly kind: FindingKind;
  /** Of all places together: a hundred links, each on another page, are a link on many pages. */
  readonly harm: Harm;
  /** What is missing, or the pattern of several: `/guide/page-*.md`. Empty for what is wrong with a page as a whole. */
  readonly subject: string;
  /** What it is for: a script, an alternate version of a page. */
  readonly detail: string | null;
  readonly explanation: Explanation | null;
  /** A file that differs from the first of them in upper and lower case only; then each of them has one. */
  readonly similar: string | null;
  readonly causes: number;
  readonly places: number;
  /** Files with such a place; at least so many where the report does not list all places. */
  readonly pages: number;
  /** The first of the findings, or the first pages of a finding about pages as a whole. */
  readonly examples: readonly Example[];
}

export interface Example {
  readonly subject: string;
  /** `guide/start.html:12` */
  readonly place: string;
}

/** Findings that are not grouped: so many can be read one by one. */
const FEW = 5;
/** Groups below one folder that stay apart. */
const GROUPS_APART = 10;
const EXAMPLES_MAX = 3;
/** Of a path or a host in words about a run. */
const TEXT_MAX_CHARS = 300;

/** A group lies in one folder or below it; so many folders from the root are tried, the deepest first. */
const DEPTHS = [Infinity, 8, 7, 6, 5, 4, 3, 2, 1];

type Entry = readonly [Finding, ...Finding[]];

/** Entries with the same key may become one; `null`: it stays for itself. */
type Level = (entry: Entry) => string | null;

/** The findings in groups, the most harmful first. */
export function groupsOf({ findings, scanned }: CheckReport): readonly Group[] {
  const families = Map.groupBy(findings, familyOf);
  const extents = [...families.values()].flatMap(entriesOf).map((entry) => {
    const [cause] = entry;
    const listed = new Set(entry.flatMap(({ places }) => places.map(({ page }) => page)));
    const pages = entry.reduce((most, finding) => Math.max(most, finding.pages), listed.size);
    const count = entry.reduce((places, finding) => places + finding.count, 0);
    return { entry, cause, harm: harmOf({ cause, pages }, scanned.pages), pages, count };
  });
  return mostHarmfulFirst(extents).map(groupOf);
}

/**
 * Findings that may share a group: what they ask for is the same. Harm is a part of it, so that a link that all pages
 * have stands out from a hundred that one page has.
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
  // Wherever they are, one change cures all of the family.
  const sharesCure = first.kind === 'missing-optional' || hintsOf(first).explanation !== null;
  return sharesCure && entries.length > FEW ? joined(entries) : entries;
}

function levelsOf(cause: Cause): readonly Level[] {
  switch (cause.kind) {
    case 'no-title':
    case 'empty-page':
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
      return DEPTHS.map(below);
  }
}

/** What narrower levels left over becomes a group where it is more than a few; their groups, where they are many. */
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

/** By ending and first folders. Addresses at the root without an ending have nothing in common: `/pricing`, `/login`. */
function below(depth: number): Level {
  return ([one]) => {
    const path = targetOf(one).replace(/\/$/, '');
    const folders = path.split('/').slice(0, -1).filter(Boolean);
    const ending = /\.[a-z][a-z0-9]{0,7}$/i.exec(path)?.[0] ?? '';
    return folders.length === 0 && ending === '' ? null : `${folders.slice(0, depth).join('/')}\n${ending}`;
  };
}

function groupOf({ entry, ...extent }: { entry: Entry; harm: Harm; pages: number; count: number }): Group {
  const [first] = entry;
  const { explanation, similar } = hintsOf(first);
  return {
    kind: first.kind,
    harm: extent.harm,
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

/** Segment by segment; where paths are of different depth, `**` stands for what lies between. */
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

/** `page-1.md` and `page-2.md` are `page-*.md`. The end begins with a mark: that two words end alike says nothing. */
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
