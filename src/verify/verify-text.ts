import { counted, formatDuration, grouped } from '../text/amounts.ts';
import { code, listOf, paragraphs } from '../text/markdown.ts';
import { quote } from '../text/words.ts';
import type { Freshness } from './answer.ts';
import type { VerifyEvent } from './events.ts';
import { countOf, type Cause, type Finding, type Level, type VerifyOutcome } from './finding.ts';
import { NOWHERE } from './plan.ts';

type EventOf<K extends VerifyEvent['kind']> = Extract<VerifyEvent, { kind: K }>;
/** Quotes and escapes text of the site for where it is shown. */
type Escape = (text: string) => string;

/** `Verifying https://docs.example.com: 2,000 of 14,210 files, and 3 removed ones` */
export function plannedText(event: EventOf<'verify-planned'>): string {
  const { url, servedCount, fileCount, removedCount } = event;
  const part = fileCount < servedCount ? `${grouped(fileCount)} of ` : '';
  const removed = removedCount === 0 ? '' : `, and ${counted(removedCount, 'removed one')}`;
  return `Verifying ${url}: ${part}${counted(servedCount, 'file')}${removed}`;
}

/** `Asked for 120 of 2,000 addresses so far` */
export function verifyProgressText({ checkedCount, targetCount }: EventOf<'verify-progress'>): string {
  return `Asked for ${grouped(checkedCount)} of ${grouped(targetCount)} addresses so far`;
}

export function pausedText({ status, waitMs }: EventOf<'verify-paused'>): string {
  return `The host is busy (${status}): no request for ${formatDuration(waitMs)}`;
}

/** `92 pages are still the old ones, such as 'a.html', and 3 addresses more are not right yet. Asking again in 5 s` */
export function roundText({ pendingCount, first, waitMs }: EventOf<'verify-round'>): string {
  const rest = pendingCount - first.paths.length;
  const more = rest === 0 ? '' : `, and ${addresses(rest)} more ${rest === 1 ? 'is' : 'are'} not right yet`;
  return `${findingText(first, quote)}${more}. Asking again in ${formatDuration(waitMs)}`;
}

/** `Verified 214 addresses in 12 s: all as the manifest has them` */
export function verifiedText(outcome: VerifyOutcome, tookMs: number): string {
  const { checkedCount, leftOutCount } = outcome;
  const leftOut =
    leftOutCount === 0 ? '' : `; ${counted(leftOutCount, 'file')} not asked for ('max-requests')`;
  return `Verified ${addresses(checkedCount)} in ${formatDuration(tookMs)}: ${verdictText(outcome)}${leftOut}`;
}

/** `3 broken, 41 stale`; `210 as the manifest has them, 4 with a note` */
export function verdictText(outcome: VerifyOutcome): string {
  const { result, brokenCount, staleCount, checkedCount, findings } = outcome;
  if (result === 'success') {
    const noted = countOf(findings, 'noted');
    const right = `${grouped(checkedCount - noted)} as the manifest has them`;
    return noted === 0 ? 'all as the manifest has them' : `${right}, ${grouped(noted)} with a note`;
  }
  const counts = [
    ...(brokenCount > 0 ? [`${grouped(brokenCount)} broken`] : []),
    ...(staleCount > 0 ? [`${grouped(staleCount)} stale`] : []),
  ];
  return counts.join(', ');
}

/** How many causes the log shows. */
const NOTICES_MAX = 10;

/** The findings, one line for each cause, the worst first. */
export function verifyNotices({ findings }: VerifyOutcome): readonly string[] {
  const shown = findings.slice(0, NOTICES_MAX).map((finding) => noticeOf(finding, quote));
  const rest = findings.length - shown.length;
  return rest === 0
    ? shown
    : [...shown, `And ${counted(rest, 'more cause')}, which 'report' writes to a file.`];
}

/** The annotations of a run that succeeds: findings that do not fail it, lost pages, and what was not requested. */
export function verifyWarnings({ outcome, isRefused }: EventOf<'verified'>): readonly string[] {
  const { result, findings, unaskedCount, checkedCount } = outcome;
  if (isRefused) return [];
  const lost = findings.filter(({ cause }) => cause.kind === 'hidden-by-redirect');
  const planned = checkedCount + unaskedCount;
  return [
    ...(result === 'success'
      ? lost.map((finding) => noticeOf(finding, quote))
      : [`The live site is not as it should be: ${verdictText(outcome)}. First: ${firstSentence(outcome)}`]),
    ...(unaskedCount === 0
      ? []
      : [
          `Only ${grouped(checkedCount)} of ${addresses(planned)} were verified: redirects and repeated requests count, too. Raise 'max-requests'.`,
        ]),
  ];
}

const TITLES: Readonly<Record<Level, string>> = {
  broken: 'Broken',
  stale: 'Stale',
  noted: 'Not counted',
};
/** One screen. The report has all of them. */
const FINDINGS_MAX = 20;
const PATHS_MAX = 5;

/** The findings of these levels as GitHub Markdown, the worst first. Text of the host and the site is escaped. */
export function verifySummary({ findings }: VerifyOutcome, levels: readonly Level[]): string {
  const all = findings.filter(({ level }) => levels.includes(level));
  const shown = all.slice(0, FINDINGS_MAX);
  const rest = all.length - shown.length;
  const parts = levels.map((level) => {
    const lines = shown.filter((finding) => finding.level === level).map(lineOf);
    return listOf(`**${TITLES[level]}**`, lines);
  });
  return paragraphs([
    ...parts,
    rest === 0 ? '' : `And ${counted(rest, 'more cause')}: ${code('report')} writes all of them to a file.`,
  ]);
}

function lineOf(finding: Finding): string {
  const [, ...others] = finding.paths;
  const more = others.slice(0, PATHS_MAX - 1).map((path) => code(path));
  const rest = others.length - more.length;
  const behind =
    more.length === 0 ? '' : ` Also: ${more.join(', ')}${rest === 0 ? '' : ` and ${grouped(rest)} more`}.`;
  return `- ${noticeOf(finding, code)}${behind}`;
}

/** A finding in two sentences: what readers see, and what to do. */
export function noticeOf(finding: Finding, escape: Escape): string {
  return `${findingText(finding, escape)}. ${remedyOf(finding.cause)}`;
}

/** `212 pages answer 404 without '.html', all in 'docs/', such as 'docs/guide.html'` */
export function findingText({ cause, paths }: Finding, escape: Escape): string {
  const what = symptomOf(cause, paths.length, escape);
  if (cause.kind === 'nowhere-status' || cause.kind === 'other-not-found-page') return what;
  const example = paths[0] === NOWHERE ? 'an address that cannot exist' : escape(paths[0]);
  if (paths.length === 1) return `${what}: ${example}`;
  const folder = commonFolder(paths);
  return `${what}${folder === '' ? '' : `, all in ${escape(folder)}`}, such as ${example}`;
}

/** With its slash; empty where there is none. */
function commonFolder([first, ...others]: Finding['paths']): string {
  let folder = first.slice(0, first.lastIndexOf('/') + 1);
  while (folder !== '' && !others.every((path) => path.startsWith(folder)))
    folder = folder.slice(0, folder.slice(0, -1).lastIndexOf('/') + 1);
  return folder === '/' ? '' : folder;
}

/** The worst finding as a sentence. */
export function firstSentence({ findings }: VerifyOutcome): string {
  const [first] = findings;
  return first === undefined ? '' : noticeOf(first, quote);
}

/** What readers see at so many addresses, as a clause. */
function symptomOf(cause: Cause, count: number, escape: Escape): string {
  const [pages, files, all] = [counted(count, 'page'), counted(count, 'file'), addresses(count)];
  const isOne = count === 1;
  const [is, was, has, answers, comes, it, its] = isOne
    ? ['is', 'was', 'has', 'answers', 'comes', 'it', 'its']
    : ['are', 'were', 'have', 'answer', 'come', 'them', 'their'];
  switch (cause.kind) {
    case 'no-answer':
      return `${all} ${has} no answer (${escape(cause.problem)})`;
    case 'wrong-status':
      return `${files} ${answers} ${cause.status}`;
    case 'fails-in-turn':
      return `${all} ${answers} ${cause.status ?? 'a fault'} and the new contents in turn: one of several servers is not right${cause.status === 503 ? ', or the host limits requests' : ''}`;
    case 'old-in-turn':
      return `${all} ${answers} old and new in turn: one of several servers is old`;
    case 'needs-html':
      return `${pages} ${answers} ${cause.status} without ${escape('.html')}, and ${is} there with it`;
    case 'hidden-by-folder':
      return `${pages} ${is} hidden by the ${isOne ? 'folder of its name' : 'folders of their names'}, and ${is} there with ${escape('.html')} only`;
    case 'wrong-type':
    case 'type-fixed-by-host':
      return `${files} with the ending ${escape(cause.ending)} ${comes} ${cause.type === '' ? 'without a type' : `as ${escape(cause.type)}`}`;
    case 'wrong-charset':
      return `${pages} ${comes} with the charset ${escape(cause.charset)}, and ${is} written in another: readers see wrong letters`;
    case 'saved-as-file':
      return `${pages} ${comes} with ${escape('Content-Disposition: attachment')}: browsers save ${it} instead of showing ${it}`;
    case 'redirected-away':
      return `${all} ${is} redirected to ${escape(cause.to)}`;
    case 'redirect-loop':
      return `${all} ${is} redirected more than five times`;
    case 'nowhere-status':
      return `An address that cannot exist answers ${cause.status} instead of 404`;
    case 'same-as-missing':
      return `${files} ${is} answered with 200 and the page for what does not exist`;
    case 'other-page':
      return `${files} ${is} answered with another page of the site (${escape(cause.page)})`;
    case 'unreadable':
      return `${all} ${has} ${isOne ? 'an answer' : 'answers'} that cannot be used (${escape(cause.problem)})`;
    case 'not-answered':
      return `${all} ${cause.wasRequested ? `${has} no answer` : `${was} not requested`} before ${escape('timeout')}${cause.busyStatus === null ? '' : `, as the host is busy (${cause.busyStatus})`}`;
    case 'old-contents':
      return `${cause.isPage ? pages : files} ${is} still the old ${isOne ? 'one' : 'ones'}, or changed on the way${cacheText(cause.from)}`;
    case 'old-elsewhere':
      return `${pages} ${is} still old at another of ${its} addresses${cacheText(cause.from)}`;
    case 'not-removed':
      return `${all} of ${isOne ? 'a removed file' : 'removed files'} ${is} still there`;
    case 'other-not-found-page':
      return `An address that cannot exist answers 404 with another page than ${escape('404.html')}`;
    case 'redirected-within':
      return `${pages} ${is} redirected to another page of the site`;
    case 'hidden-by-redirect':
      return `${pages} ${is} redirected to another page of the site, and ${its} ${isOne ? 'text is' : 'texts are'} nowhere else`;
    case 'changed-by-host':
      return `${pages} ${has} the text of the manifest in other bytes: changed by the host`;
    case 'emails-hidden':
      return `${pages} ${has} ${its} e-mail addresses hidden by the host`;
    case 'notable-headers':
      return `${pages} ${comes} with ${cause.headers.map(escape).join(' and ')}`;
  }
}

function cacheText(from: Freshness): string {
  if (from.kind === 'unknown') return '';
  if (from.kind === 'host') return ' (from the host itself)';
  const copy = from.ageMs === null ? 'its copy' : `a copy that is ${formatDuration(from.ageMs)} old`;
  return ` (a CDN serves ${copy})`;
}

const HOSTING = 'docs/hosting.md of this action has the rule for each host';

/** What to do, as sentences. */
function remedyOf(cause: Cause): string {
  switch (cause.kind) {
    case 'no-answer':
      return "Check 'url', and that the runner can reach the host.";
    case 'wrong-status':
      return statusRemedy(cause.status);
    case 'fails-in-turn':
    case 'old-in-turn':
      return 'Wait until all servers have the new site, or deploy to each of them.';
    case 'needs-html':
    case 'hidden-by-folder':
      return `The host needs a rule that finds them: ${HOSTING}.`;
    case 'wrong-type':
      return cause.type === 'text/html'
        ? `A host may answer with a page for what is missing: check that they were uploaded. If they were, set their type: ${HOSTING}.`
        : `Set their type at the host: ${HOSTING}.`;
    case 'type-fixed-by-host':
      return 'GitHub Pages takes no rules for types. Readers still get every page.';
    case 'wrong-charset':
      return 'Set the charset of the pages at the host, or remove it where they name their own.';
    case 'saved-as-file':
      return 'Remove this header at the host.';
    case 'redirected-away':
      return "Give the address that readers end up at as 'url', or remove the redirect.";
    case 'redirect-loop':
      return 'Check the redirects of the host. A redirect that waits for a cookie never ends: the action sends none.';
    case 'nowhere-status':
      return nowhereRemedy(cause);
    case 'same-as-missing':
      return 'Check that they were uploaded: the host has a page for everything that is missing.';
    case 'other-page':
      return 'Check that they were uploaded, and remove the rule that answers with that page.';
    case 'unreadable':
      return 'Check what stands between the host and its readers.';
    case 'not-answered':
      return cause.busyStatus === null
        ? "Raise 'timeout' or 'concurrency', or lower 'max-requests'."
        : statusRemedy(cause.busyStatus);
    case 'old-contents':
      return `Check that the deployment copied every file${cause.from.kind === 'host' ? '' : ' and, where there is a CDN, that its cache was invalidated'}.`;
    case 'old-elsewhere':
      return "Invalidate every address of a page in the CDN: the output 'invalidation-path' of the export has them.";
    case 'not-removed':
      return 'Remove them from the host and, where there is a CDN, invalidate its cache.';
    case 'other-not-found-page':
      return `Readers see an old page, or one of the host. ${HOSTING}.`;
    case 'redirected-within':
      return 'That is fine if a rule of the host wants it.';
    case 'hidden-by-redirect':
      return 'Readers cannot reach them: remove the redirect at the host, or the pages from the docs.';
    case 'changed-by-host':
      return 'That is fine. An old copy with the same text would look the same.';
    case 'emails-hidden':
      return 'That is fine: a script shows them to readers.';
    case 'notable-headers':
      return 'That is fine if it is meant: such a header can hide pages from search, block their scripts, or keep old pages in browsers.';
  }
}

function nowhereRemedy({ status, hasPage }: Extract<Cause, { kind: 'nowhere-status' }>): string {
  if (status === 401 || status >= 429) return statusRemedy(status);
  if (status !== 200) return `The host needs a rule that answers with 404: ${HOSTING}.`;
  return hasPage
    ? `Remove the rule that answers everything with a page: it hides what is missing. ${HOSTING}.`
    : `The site has no '404.html', and some hosts answer with another page then: add one. ${HOSTING}.`;
}

function statusRemedy(status: number): string {
  if (status === 401)
    return 'The action asks without credentials, as readers do: verify a site that is public.';
  if (status === 403)
    return 'Check that they were uploaded, and that the host lets programs read them: a protection against bots does not.';
  if (status === 404 || status === 410)
    return "Check that they were uploaded, that the host serves files with such names, and that 'url' is the address of the site.";
  if (status === 429) return "The host takes fewer requests: lower 'concurrency' or 'max-requests'.";
  return status >= 500 ? 'Look at the log of the host.' : 'Check the rules of the host.';
}

/** Those of files, of removed ones, and the one that cannot exist. */
export function addresses(count: number): string {
  return count === 1 ? '1 address' : `${grouped(count)} addresses`;
}
