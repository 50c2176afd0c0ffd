import { counted, grouped } from '../../rules/counted.ts';
import type { Feature, FindingKind } from './finding.ts';
import type { Group } from './groups.ts';
import { isOfPages } from './report.ts';

/** What is wrong and what to do, in the words that the log, the annotations and the summary share. */

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
};

/** What stands before the thing that is missing, and before the place where that shows. */
const JOINTS: ByKind<readonly [before: string, after: string]> = {
  'broken-link': [' to ', ' in '],
  'missing-anchor': [' ', ', linked from '],
  'missing-resource': [' ', ', loaded by '],
  'external-load': [' to ', ', made by '],
  'missing-sitemap-page': [': ', ', named in '],
  'missing-optional': [' ', ', named in '],
  'no-title': ['', ': '],
  'empty-page': ['', ': '],
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
  'empty-page': 'Look at the page on the dashboard, and export it again.',
};

/** `1 broken link`, `1,234 broken links` */
export function countedKind(kind: FindingKind, count: number): string {
  return `${grouped(count)} ${NOUNS[kind][count === 1 ? 0 : 1]}`;
}

/**
 * A problem without its end: `Broken link to '/gone' in 'a.html:3' and 31 more places in 12 files`. `mark` makes text of
 * the site fit to be shown.
 */
export function problemText(group: Group, mark: (text: string) => string): string {
  const { kind, subject, causes, places, pages, examples } = group;
  const [before, after] = JOINTS[kind];
  const whole = isOfPages(kind);
  const number = whole ? places : causes;
  const noun = number === 1 ? capital(NOUNS[kind][0]) : countedKind(kind, number);
  const what = `${noun}${before}${whole ? '' : mark(subject)}${detailText(group, mark)}`;
  const listed = examples.flatMap(({ place }) => (place === '' ? [] : [mark(place)]));
  const shown = whole ? listed : listed.slice(0, 1);
  if (shown.length === 0) return what;
  const more = places - shown.length;
  const files = pages === 1 ? 'in that file' : `in ${counted(pages, 'file')}`;
  const others = whole ? `${grouped(more)} more` : `${counted(more, 'more place')} ${files}`;
  return `${what}${after}${shown.join(', ')}${more > 0 ? ` and ${others}` : ''}`;
}

function capital(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** A relation may be a word of the site. */
function detailText({ kind, detail }: Group, mark: (text: string) => string): string {
  if (detail === null) return '';
  return ` (${kind === 'missing-optional' ? mark(detail) : detail})`;
}

/** What to do, where more is known than the kind of the problem; `null` otherwise. */
export function cureText(
  { explanation, similar, causes }: Group,
  mark: (text: string) => string,
): string | null {
  if (similar !== null) {
    const there =
      causes === 1 ? `There is ${mark(`/${similar}`)}` : `There are files such as ${mark(`/${similar}`)}`;
    return `${there}: hosts tell upper from lower case, so write it like that.`;
  }
  switch (explanation) {
    case null:
      return null;
    case 'image-server':
      return `${mark('/_next/image?url=')} needs Next.js' image server: export with ${mark('images.unoptimized')}.`;
    case 'original-host':
      return 'Exists on the original host only: remove what asks for it, or use the full address of that host.';
    case 'outside':
      return 'Leads out of the exported folder: export that part as well, or link to its full address.';
    default:
      return `Works only where ${mark(explanation)} is honoured: for other hosts, correct the address.`;
  }
}

export function remedyText({ kind }: Group): string {
  return REMEDIES[kind];
}

/** What a visitor misses without a host. */
export function featureText(feature: Feature): string {
  return feature === 'unknown' ? 'purpose unknown' : feature;
}
