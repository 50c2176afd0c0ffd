import { counted, grouped, formatDuration } from '../../text/amounts.ts';
import { quote } from '../../text/words.ts';
import type { FindingKind } from '../finding.ts';
import type { Group } from './groups.ts';
import type { CheckResult } from '../events.ts';
import type { CheckOutcome } from './outcome.ts';
import { isOfPages } from './severity.ts';

/** `Checked 1,234 of 5,678 files so far` */
export function checkProgressText(event: {
  readonly isCheck: boolean;
  readonly fileCount: number;
  readonly totalFiles: number;
}): string {
  return `${event.isCheck ? 'Checked' : 'Read'} ${grouped(event.fileCount)} of ${counted(event.totalFiles, 'file')} so far`;
}

/** `Checked 12 pages in 0.3 s: no problems found` */
export function checkedText({ outcome, missingBaseline }: CheckResult, tookMs: number): string {
  const { optional, placesLeftOut, skipped } = outcome;
  const rest = [
    ...acceptedTexts(outcome),
    ...goneTexts(outcome),
    ...(missingBaseline === null ? [] : [`nothing is known: there is no file at ${missingBaseline}`]),
    ...(optional.findings > 0 ? [`not counted: ${countedKind('missing-optional', optional.findings)}`] : []),
    ...(placesLeftOut > 0 ? [`${counted(placesLeftOut, 'place')} not listed`] : []),
    ...(skipped === null ? [] : [`${counted(skipped.count, 'file')} not fully checked`]),
  ];
  const took = `Checked ${counted(outcome.pages, 'HTML file')} in ${formatDuration(tookMs)}`;
  return `${took}: ${[verdictText(outcome), ...rest].join('; ')}`;
}

/** `no problems found`, or `3 problems in 31 places: 2 broken links, 1 missing file`. With an earlier report, `3 new problems`. */
export function verdictText({ findings, places, kinds, baseline }: CheckOutcome): string {
  const noun = problemNoun(baseline?.known ?? null);
  if (findings === 0) return `no ${noun}s found`;
  const byKind = kinds.map(({ kind, count }) => countedKind(kind, count));
  return `${counted(findings, noun)} in ${counted(places, 'place')}: ${byKind.join(', ')}`;
}

/** `known`: problems of an earlier report; `null`: there is none. */
export function problemNoun(known: number | null): string {
  return known === null ? 'problem' : 'new problem';
}

/** `400 known problems`, `12 ignored problems` */
function acceptedTexts({ baseline, ignored }: CheckOutcome): readonly string[] {
  const known = baseline?.known ?? 0;
  return [
    ...(known > 0 ? [counted(known, 'known problem')] : []),
    ...(ignored > 0 ? [counted(ignored, 'ignored problem')] : []),
  ];
}

/** `3 problems fewer than in the earlier report` */
function goneTexts({ baseline }: CheckOutcome): readonly string[] {
  const gone = baseline?.gone ?? 0;
  return gone > 0 ? [`${counted(gone, 'problem')} fewer than in the earlier report`] : [];
}

/** What does not count, and what is gone, in one line; empty where everything counts. */
export function acceptedText(outcome: CheckOutcome): string {
  const accepted = acceptedTexts(outcome);
  const clauses = [
    ...(accepted.length > 0 ? [`Not counted: ${accepted.join(', ')}`] : []),
    ...goneTexts(outcome),
  ];
  return clauses.length === 0 ? '' : `${clauses.join('. ')}.`;
}

/** Patterns that match nothing, as a sentence; empty where all do. */
export function unusedText({ unused: { count, first } }: CheckOutcome, escape: Escape): string {
  if (count === 0) return '';
  const more = count > first.length ? ` and ${grouped(count - first.length)} more` : '';
  return `'check-ignore' has ${counted(count, 'pattern')} that ${count === 1 ? 'matches' : 'match'} no problem: ${first.map(escape).join(', ')}${more}. Remove ${count === 1 ? 'it' : 'them'}.`;
}

/** `problem` is one clause. */
export function brokenCheckText(problem: string): string {
  return `The site is not checked: ${problem}. With 'check: warn' it is published anyway.`;
}

/** Most warnings of a run: the runner shows ten annotations of a kind per step. */
export const NOTICES_MAX = 10;
/** Quotes and escapes text of the site for the place that shows it. */
type Escape = (text: string) => string;

type ByKind<T> = Readonly<Record<FindingKind, T>>;

const NOUNS: ByKind<readonly [one: string, several: string]> = {
  'broken-link': ['broken link', 'broken links'],
  'missing-anchor': ['missing anchor', 'missing anchors'],
  'missing-resource': ['missing file', 'missing files'],
  'external-load': ['external request', 'external requests'],
  'missing-sitemap-page': ['sitemap entry without a file', 'sitemap entries without a file'],
  'missing-optional': ['missing optional file', 'missing optional files'],
  'no-title': ['page without a title', 'pages without a title'],
  'empty-page': ['empty page', 'empty pages'],
  'error-page': ['page that shows an error or nothing', 'pages that show an error or nothing'],
};

/** The words before the missing target, and before its place. */
const PREPOSITIONS: ByKind<readonly [before: string, after: string]> = {
  'broken-link': [' to ', ' in '],
  'missing-anchor': [' ', ', linked from '],
  'missing-resource': [' ', ', loaded by '],
  'external-load': [' to ', ', made by '],
  'missing-sitemap-page': [': ', ', named in '],
  'missing-optional': [' ', ', named in '],
  'no-title': ['', ': '],
  'empty-page': ['', ': '],
  'error-page': ['', ': '],
};

const REMEDIES: ByKind<string> = {
  'broken-link': 'Correct the link, or export the page as well.',
  'missing-anchor': 'Correct the link, or give the heading its name back.',
  'missing-resource': 'Add the file to the docs, or remove what loads it.',
  'external-load':
    'Air-gapped readers cannot reach the host: serve the file with the site, or turn off what needs it.',
  'missing-sitemap-page': 'Export the page as well, or leave it out of the sitemap.',
  'missing-optional': 'Add the file, or remove what names it.',
  'no-title': 'Give each page one: browser tabs, bookmarks and search results show it.',
  'empty-page': 'Look for the cause on the dashboard, and export again.',
  'error-page': 'Look for the cause on the dashboard, and export again once the content shows there.',
};

/** `1 broken link`, `1,234 broken links` */
export function countedKind(kind: FindingKind, count: number): string {
  return `${grouped(count)} ${NOUNS[kind][count === 1 ? 0 : 1]}`;
}

/** A problem without a full stop: `Broken link to '/gone' in 'a.html:3' and 31 more places (12 files in all)`. */
export function problemText(group: Group, escape: Escape): string {
  const { kind, subject, detail, causes, places, pages, examples } = group;
  const [before, after] = PREPOSITIONS[kind];
  const whole = isOfPages(kind);
  const number = whole ? places : causes;
  const [one] = NOUNS[kind];
  const noun = number === 1 ? one.charAt(0).toUpperCase() + one.slice(1) : countedKind(kind, number);
  // A relation may be a word of the site.
  const use = detail !== null && kind === 'missing-optional' ? escape(detail) : detail;
  const what = `${noun}${before}${whole ? '' : escape(subject)}${use === null ? '' : ` (${use})`}`;
  const listed = examples.flatMap(({ place }) => (place === '' ? [] : [escape(place)]));
  const shown = whole ? listed : listed.slice(0, 1);
  if (shown.length === 0) return what;
  const more = places - shown.length;
  const files = pages === 1 ? 'in that file' : `(${counted(pages, 'file')} in all)`;
  const others = whole ? `${grouped(more)} more` : `${counted(more, 'more place')} ${files}`;
  return `${what}${after}${shown.join(', ')}${more > 0 ? ` and ${others}` : ''}`;
}

/** What to do, if an explanation is known; otherwise `null`. */
export function explanationText(
  { explanation, similar, causes, subject }: Group,
  escape: Escape,
): string | null {
  if (similar !== null) {
    const there = causes === 1 ? 'There is' : 'There are files such as';
    return `${there} ${escape(`/${similar}`)}: hosts tell upper from lower case, so write it like that.`;
  }
  switch (explanation) {
    case null:
      return null;
    case 'image-server':
      return `${escape('/_next/image?url=')} needs Next.js' image server: export with ${escape('images.unoptimized')}.`;
    case 'original-host':
      return 'Exists on the original host only: remove what asks for it, or use the full address of that host.';
    case 'outside':
      return 'Leads out of the exported folder: export that part as well, or link to its full address.';
    case 'base-path':
      return `The site was built for the base path ${escape(subject)}: publish it there, or export it with the base path ${escape('/')}.`;
    default:
      return `Works only where ${escape(explanation)} is honoured: for other hosts, correct the address.`;
  }
}

/** A group in two sentences: what is wrong and where, then what to do. */
export function noticeOf(group: Group): string {
  return `${problemText(group, quote)}. ${explanationText(group, quote) ?? REMEDIES[group.kind]}`;
}

/**
 * The groups that get an annotation, the most severe first, after `warned` other warnings. A run that fails has one more
 * annotation, its error.
 */
export function noticesOf(
  { outcome, refused }: { readonly outcome: CheckOutcome; readonly refused: boolean },
  warned: number,
): readonly string[] {
  const { groups, findings, more } = outcome;
  const unused = unusedText(outcome, quote);
  const last = unused === '' ? [] : [unused];
  const most = Math.max(1, NOTICES_MAX - warned - last.length - (refused ? 1 : 0));
  if (groups.length <= most && more === 0) return [...groups.map(noticeOf), ...last];
  const shown = groups.slice(0, most - 1);
  const rest = findings - shown.reduce((sum, { causes }) => sum + causes, 0);
  return [
    ...shown.map(noticeOf),
    `The site check found ${grouped(rest)} more. The summary of this run shows the most severe ones, and 'check-report' writes all to a file.`,
    ...last,
  ];
}
