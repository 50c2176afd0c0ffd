import { counted, formatDuration, grouped } from '../text/amounts.ts';
import { quote, site, type Prose } from '../text/words.ts';
import type { Cause } from './cause.ts';
import type { VerifyEvent } from './events.ts';
import type { Finding, VerifyOutcome } from './finding.ts';
import type { Freshness } from './freshness.ts';

type EventOf<K extends VerifyEvent['kind']> = Extract<VerifyEvent, { kind: K }>;
/** Quotes and escapes text of the site for where it is shown. */
type Escape = (text: string) => string;

/** `Verifying https://docs.example.com: 2,000 of 14,210 files, 3 removed ones` */
export function plannedText({
  url,
  servedCount,
  targetCount,
  removedCount,
}: EventOf<'verify-planned'>): string {
  // One target is the address that cannot exist.
  const asked = Math.min(servedCount, targetCount - removedCount - 1);
  const files =
    asked < servedCount ? `${grouped(asked)} of ${counted(servedCount, 'file')}` : counted(asked, 'file');
  const removed = removedCount === 0 ? '' : `, and ${counted(removedCount, 'removed one')}`;
  return `Verifying ${url}: ${files}${removed}`;
}

/** `Asked for 120 of 2,000 addresses so far` */
export function verifyProgressText({ checkedCount, targetCount }: EventOf<'verify-progress'>): string {
  return `Asked for ${grouped(checkedCount)} of ${grouped(targetCount)} addresses so far`;
}

export function pausedText({ status, waitMs }: EventOf<'verify-paused'>): string {
  return `The host is busy (${status}): no request for ${formatDuration(waitMs)}`;
}

export function roundText({ pendingCount, cachedMs, waitMs }: EventOf<'verify-round'>): string {
  const why = cachedMs === null ? '' : ` (${cacheText({ kind: 'cache', ageMs: cachedMs })})`;
  const what = pendingCount === 1 ? '1 file is' : `${grouped(pendingCount)} files are`;
  return `${what} not right yet${why}. Asking again in ${formatDuration(waitMs)}`;
}

/** `Verified 214 addresses in 12 s: all as the manifest has them` */
export function verifiedText(outcome: VerifyOutcome, tookMs: number): string {
  const { checkedCount, leftOutCount } = outcome;
  const leftOut =
    leftOutCount === 0 ? '' : `; ${counted(leftOutCount, 'file')} not asked for ('max-requests')`;
  return `Verified ${addresses(checkedCount)} in ${formatDuration(tookMs)}: ${verdictText(outcome)}${leftOut}`;
}

/** `3 broken, 41 stale` */
export function verdictText({ result, brokenCount, staleCount }: VerifyOutcome): string {
  if (result === 'success') return 'all as the manifest has them';
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

/** The one annotation of a run that succeeds despite its findings. */
export function verifyWarnings({ outcome, isRefused }: EventOf<'verified'>): readonly string[] {
  if (isRefused || outcome.result === 'success') return [];
  return [`The live site is not as it should be: ${verdictText(outcome)}. First: ${firstSentence(outcome)}`];
}

/** A finding in two sentences: what readers see, and what to do. */
export function noticeOf(finding: Finding, escape: Escape): string {
  return `${findingText(finding, escape)}. ${remedyText(finding.cause)}`;
}

/** `212 pages answer 404 without '.html', such as 'guide.html'` */
export function findingText({ cause, paths }: Finding, escape: Escape): string {
  const what = problemText(cause, paths.length, escape);
  return NOWHERE.includes(cause.kind)
    ? what
    : `${what}${paths.length === 1 ? ':' : ', such as'} ${escape(paths[0])}`;
}

/** About the address that cannot exist, which no file has. */
const NOWHERE: readonly Cause['kind'][] = ['nowhere-status', 'other-not-found-page', 'unused-not-found-page'];

/** The worst finding as a sentence. */
export function firstSentence({ findings }: VerifyOutcome): string {
  const [first] = findings;
  return first === undefined ? '' : noticeOf(first, quote);
}

function problemText(cause: Cause, count: number, escape: Escape): string {
  const files = counted(count, 'file');
  const does = (one: string, several: string): string => `${files} ${count === 1 ? one : several}`;
  switch (cause.kind) {
    case 'no-answer':
      return `${does('has', 'have')} no answer (${escape(cause.problem)})`;
    case 'wrong-status':
      return `${does('answers', 'answer')} ${cause.status}`;
    case 'needs-html':
      return `${counted(count, 'page')} ${count === 1 ? 'answers' : 'answer'} ${cause.status} without ${escape('.html')}, and ${count === 1 ? 'is' : 'are'} there with it`;
    case 'hidden-by-folder':
      return `${counted(count, 'page')} ${count === 1 ? 'is hidden by the folder of its name, and is' : 'are hidden by the folders of their names, and are'} there with ${escape('.html')} only`;
    case 'wrong-type':
    case 'type-fixed-by-host':
      return `${counted(count, 'file')} with the ending ${escape(cause.ending)} ${count === 1 ? 'comes' : 'come'} ${cause.type === '' ? 'without a type' : `as ${escape(cause.type)}`}`;
    case 'redirected-away':
      return `${does('is', 'are')} redirected to ${escape(cause.to)}`;
    case 'redirect-loop':
      return `${does('is', 'are')} redirected more than five times`;
    case 'nowhere-status':
      return `An address that cannot exist answers ${cause.status} instead of 404`;
    case 'same-as-missing':
      return `${does('is', 'are')} answered with 200 and the page for what does not exist`;
    case 'unreadable':
      return `${does('has an answer', 'have answers')} that cannot be used (${escape(cause.problem)})`;
    case 'not-answered':
      return `${does('has', 'have')} no answer before ${escape('timeout')}${cause.busyStatus === null ? '' : `, as the host is busy (${cause.busyStatus})`}`;
    case 'old-contents': {
      const old = count === 1 ? 'is still the old one' : 'are still the old ones';
      const from = cause.from.kind === 'unknown' ? '' : ` (${cacheText(cause.from)})`;
      return `${counted(count, cause.isPage ? 'page' : 'file')} ${old}, or changed on the way${from}`;
    }
    case 'other-not-found-page':
    case 'unused-not-found-page':
      return `An address that cannot exist answers 404 with another page than ${escape('404.html')}`;
    case 'not-removed':
      return `${counted(count, 'removed file')} ${count === 1 ? 'is' : 'are'} still there`;
    case 'redirected-within':
      return `${counted(count, 'page')} ${count === 1 ? 'is' : 'are'} redirected to another page of the site`;
    case 'changed-by-host':
      return `${counted(count, 'page')} ${count === 1 ? 'has' : 'have'} the text of the manifest in other bytes: changed by the host`;
  }
}

function cacheText(from: Exclude<Freshness, { kind: 'unknown' }>): string {
  if (from.kind === 'host') return 'from the host itself';
  return from.ageMs === null
    ? 'a CDN serves its copy'
    : `a CDN serves a copy that is ${formatDuration(from.ageMs)} old`;
}

const HOSTING = 'docs/hosting.md of this action has the rule for each host';

function remedyText(cause: Cause): string {
  switch (cause.kind) {
    case 'no-answer':
      return "Check 'url', and that the runner can reach the host.";
    case 'wrong-status':
      return statusRemedy(cause.status);
    case 'needs-html':
    case 'hidden-by-folder':
      return `The host needs a rule that finds them: ${HOSTING}.`;
    case 'wrong-type':
      return cause.type === 'text/html'
        ? `A host may answer with a page for what is missing: check that they were uploaded. If they were, set their type: ${HOSTING}.`
        : `Set their type at the host: ${HOSTING}.`;
    case 'type-fixed-by-host':
      return 'GitHub Pages takes no rules for types. Readers still get every page.';
    case 'redirected-away':
      return "Give the address that readers end up at as 'url', or remove the redirect.";
    case 'redirect-loop':
      return 'Check the redirects of the host. A redirect that waits for a cookie never ends: the action sends none.';
    case 'nowhere-status':
      if (cause.status === 401 || cause.status >= 429) return statusRemedy(cause.status);
      return cause.status === 200
        ? `Remove the rule that answers everything with a page: it hides what is missing. ${HOSTING}.`
        : `The host needs a rule that answers with 404: ${HOSTING}.`;
    case 'same-as-missing':
      return 'Check that they were uploaded: the host has a page for everything that is missing.';
    case 'unreadable':
      return 'Check what stands between the host and its readers.';
    case 'not-answered':
      return cause.busyStatus === null
        ? "Raise 'timeout' or 'concurrency', or lower 'max-requests'."
        : statusRemedy(cause.busyStatus);
    case 'old-contents':
      return cause.from.kind === 'host'
        ? 'Check that the deployment copied every file.'
        : 'Check that the deployment copied every file and, where there is a CDN, that its cache was invalidated.';
    case 'other-not-found-page':
      return `Have the host answer with that file: ${HOSTING}.`;
    case 'unused-not-found-page':
      return `Readers see the host's own page. ${HOSTING}.`;
    case 'not-removed':
      return 'Remove them from the host and, where there is a CDN, invalidate its cache.';
    case 'redirected-within':
      return 'That is fine if a rule of the host wants it.';
    case 'changed-by-host':
      return 'That is fine. An old copy with the same text would look the same.';
  }
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

/** What stands now and the next step, for the failures of a verification. */
export const VERIFY_PROSE: Prose<'site-broken' | 'site-stale'> = {
  'site-broken': ({ brokenCount, staleCount, checkedCount, first, reportPath }, run) => [
    `Cannot verify ${site(run)}: of ${addresses(checkedCount)}, ${grouped(brokenCount)} ${brokenCount === 1 ? 'is' : 'are'} broken${staleCount === 0 ? '' : ` and ${grouped(staleCount)} stale`}. First: ${first}`,
    nextText(reportPath),
  ],
  'site-stale': ({ staleCount, checkedCount, first, reportPath }, run) => [
    `Cannot verify ${site(run)}: of ${addresses(checkedCount)}, ${grouped(staleCount)} ${staleCount === 1 ? 'is' : 'are'} stale. First: ${first}`,
    `${nextText(reportPath)} If the host only needs longer, raise 'timeout'.`,
  ],
};

/** Those of files, of removed ones, and the one that cannot exist. */
export function addresses(count: number): string {
  return count === 1 ? '1 address' : `${grouped(count)} addresses`;
}

function nextText(reportPath: string | null): string {
  const where =
    reportPath === null
      ? "The summary lists every cause. With 'report', a file lists every address."
      : `All of them are in ${quote(reportPath)}.`;
  return `${where} This step changes nothing at the host: deploy again once the cause is gone, or re-run this job.`;
}
