import { counted, grouped, formatDuration } from '../../text/amounts.ts';
import { quote, site, type Prose, howToResume } from '../../text/words.ts';
import type { FindingKind } from './finding.ts';
import type { Group } from './groups.ts';
import type { CheckOutcome } from './outcome.ts';
import { isOfPages } from './report.ts';

/** `Checked 1,234 of 5,678 files so far` */
export function checkProgressText(event: {
  readonly isCheck: boolean;
  readonly fileCount: number;
  readonly totalFiles: number;
}): string {
  return `${event.isCheck ? 'Checked' : 'Read'} ${grouped(event.fileCount)} of ${counted(event.totalFiles, 'file')} so far`;
}

/** `Checked 12 pages in 0.3 s: no problems found` */
export function checkedText(outcome: CheckOutcome, tookMs: number): string {
  const { optional, skipped } = outcome;
  const rest = [
    ...(optional.findings > 0 ? [`not counted: ${countedKind('missing-optional', optional.findings)}`] : []),
    ...leftOutTexts(outcome),
    ...(skipped === null ? [] : [`${counted(skipped.count, 'file')} not fully checked`]),
  ];
  const took = `Checked ${counted(outcome.pages, 'HTML file')} in ${formatDuration(tookMs)}`;
  return `${took}: ${[verdictText(outcome), ...rest].join('; ')}`;
}

/** `no problems found`, or `3 problems in 31 places: 2 broken links, 1 missing file` */
export function verdictText({ findings, places, kinds }: CheckOutcome): string {
  if (findings === 0) return 'no problems found';
  const byKind = kinds.map(({ kind, count }) => countedKind(kind, count));
  return `${counted(findings, 'problem')} in ${counted(places, 'place')}: ${byKind.join(', ')}`;
}

/** One clause for each thing that a report only counts, because there is too much of it. */
export function leftOutTexts({ placesLeftOut, loadsLeftOut }: CheckOutcome): readonly string[] {
  return [
    ...(placesLeftOut > 0 ? [`${counted(placesLeftOut, 'place')} not listed`] : []),
    ...(loadsLeftOut > 0 ? [`${counted(loadsLeftOut, 'external request')} to further hosts not listed`] : []),
  ];
}

/** `problem` is one clause. */
export function brokenCheckText(problem: string): string {
  return `The site is not checked: ${problem}. With 'check: warn' it is published anyway.`;
}

/** State and next step of the failures of the site check. */
export const CHECK_PROSE: Prose<'site-check-failed' | 'site-check-broken'> = {
  'site-check-failed': ({ findings, places, pages, first, reportPath }, run) => [
    `Cannot publish ${site(run)}: the site check found ${counted(findings, 'problem')} in ${counted(places, 'place')} (${counted(pages, 'HTML file')} checked). The most harmful: ${first}`,
    `${reportPath === null ? "The summary shows what to repair first; 'check-report' writes all problems to a file." : `All problems are in ${quote(reportPath)}.`} With 'check: warn' the site is published anyway.`,
  ],
  'site-check-broken': ({ problem }, run) => [
    `Cannot check ${site(run)}: ${problem}`,
    `${howToResume(run)} With 'check: warn' the site is published even if it cannot be checked.`,
  ],
};

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
export function cureText({ explanation, similar, causes, subject }: Group, escape: Escape): string | null {
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
  return `${problemText(group, quote)}. ${cureText(group, quote) ?? REMEDIES[group.kind]}`;
}

/**
 * The groups that get an annotation, the most harmful first, after `warned` other warnings. A run that fails has one more
 * annotation, its error.
 */
export function noticesOf(
  { outcome, refused }: { readonly outcome: CheckOutcome; readonly refused: boolean },
  warned: number,
): readonly string[] {
  const { groups, findings, more } = outcome;
  const most = Math.max(1, NOTICES_MAX - warned - (refused ? 1 : 0));
  if (groups.length <= most && more === 0) return groups.map(noticeOf);
  const shown = groups.slice(0, most - 1);
  const rest = findings - shown.reduce((sum, { causes }) => sum + causes, 0);
  return [
    ...shown.map(noticeOf),
    `The site check found ${grouped(rest)} more. The summary of this run shows the most harmful ones, and 'check-report' writes all to a file.`,
  ];
}
