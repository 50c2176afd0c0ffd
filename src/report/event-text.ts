import type { AgentJob } from '../agent/agent-job.ts';
import type { ReattachOutcome } from '../job/events.ts';
import type { JobRecord } from '../job/job-record.ts';
import { counted, formatAbout, formatBytes, formatDuration, grouped } from '../text/amounts.ts';
import { LISTED_MAX, pagesText, WITHOUT_TEXTS } from '../site/page-list.ts';
import { hostOf } from '../text/redact.ts';
import { capitalized } from '../text/words.ts';
import type { EventOf } from './event.ts';
import { UNAVAILABLE, UPLOADED } from './explain-upload.ts';

/** The sentences of events that are longer than an expression; `event-table.ts` has the others. */

/** One sentence, several, or none. */
export type Text = string | readonly string[];

export function requestText({ method, path, outcome, tookMs, requestId }: EventOf<'request'>): string {
  const text = `${method} ${path}: ${outcome}, ${Math.round(tookMs)} ms`;
  return requestId === null ? text : `${text}, request ${requestId}`;
}

export function repeatText({ problem, waitMs, askedToWait }: EventOf<'call-repeated'>): string {
  const wait = `${askedToWait ? 'It asks to wait' : 'Trying again in'} ${formatDuration(waitMs)}`;
  return `The service has a problem: ${problem}. ${waitMs === 0 ? 'Trying once more' : wait}`;
}

export function reattachText(outcome: ReattachOutcome): Text {
  switch (outcome.kind) {
    case 'none':
      return 'No earlier attempt has left a job that can be followed: starting a new one';
    case 'failed':
      return `${earlier(outcome)} failed at the service: starting a new one`;
    case 'gone':
      return `${earlier(outcome)} is not known to the service any more`;
    case 'kept':
      return `A re-run of failed jobs finds this job by the artifact '${outcome.artifactName}'`;
    default:
      return [];
  }
}

export function busyText({ detail, leftMs }: EventOf<'service-busy'>): string {
  const said = detail === null ? '' : `: ${detail}`;
  return `The service says that another export is under way (409)${said}. Waiting for its end, ${formatDuration(leftMs)} at most`;
}

export function followedText({ jobId, byAttempt }: EventOf<'job-followed'>): string {
  const by = byAttempt === undefined ? '' : `, which attempt ${byAttempt} of this run started`;
  return `Following export job '${jobId}'${by}`;
}

export function unknownText({ status }: EventOf<'status-unknown'>): string {
  const said = status === '' ? 'gives no status' : `says '${status}', which is not a known status`;
  return `The service ${said}: waiting for the job's end`;
}

export function completedText({ pageCount, elapsedMs, polls }: EventOf<'job-completed'>): string {
  const pages = pageCount === null ? '' : `${counted(pageCount, 'page')}, `;
  return `Completed after ${formatDuration(elapsedMs)}: ${pages}${counted(polls, 'poll')}`;
}

export function unpackedText(
  { format, fileCount, siteBytes }: EventOf<'unpacked'>,
  unpackMs?: number,
): string {
  const when = unpackMs === undefined ? 'while downloading' : `in ${formatDuration(unpackMs)}`;
  return `Unpacked ${format}: ${counted(fileCount, 'file')}, ${formatBytes(siteBytes)}, ${when}`;
}

export function publishedText({ sitePath, bundlePath }: EventOf<'published'>): readonly string[] {
  return [
    ...(sitePath === null ? [] : [`The site is in ${sitePath}`]),
    ...(bundlePath === null ? [] : [`The archive is at ${bundlePath}`]),
  ];
}

export function reportsText({
  manifestPath,
  changesPath,
  uploadPath,
}: EventOf<'reports-published'>): readonly string[] {
  return [
    ...(manifestPath === null ? [] : [`The manifest is at ${manifestPath}`]),
    ...(changesPath === null ? [] : [`The changes are in ${changesPath}, and in lists beside it`]),
    ...(uploadPath === null ? [] : [`What has to be uploaded is in ${uploadPath}`]),
  ];
}

export function uploadText({ upload, fileCount }: EventOf<'upload-started'>): string {
  const files = fileCount === null ? '' : ` (${counted(fileCount, 'file')})`;
  return `Uploading ${UPLOADED[upload.kind]}${files} as artifact '${upload.artifactName}' ...`;
}

export function uploadedText({ artifact }: EventOf<'uploaded'>, tookMs = 0): string {
  const { name, url, bytes, digest } = artifact;
  const place = url === null ? '' : `, at ${url}`;
  return `Uploaded artifact '${name}': ${formatBytes(bytes)} in ${formatDuration(tookMs)}, SHA-256 ${digest}${place}`;
}

function earlier({ jobId, attempt }: JobRecord): string {
  return `Export job '${jobId}', which attempt ${attempt} started,`;
}

/** Where the agent works, as far as that is known. */
export function agentSource({ job: { repository, ref, model } }: EventOf<'agent-job'>): readonly string[] {
  const known = [
    ...(repository === null ? [] : [repository]),
    ...(ref === null ? [] : [`branch ${ref}`]),
    ...(model === null ? [] : [`model ${model}`]),
  ];
  return known.length === 0 ? [] : [`The agent works on ${known.join(', ')}`];
}

/** `archivedWarning` has the text of a job that was archived. */
export function agentText({ job, elapsedMs }: EventOf<'agent-job-over'>): Text {
  if (job.status === 'archived') return [];
  const { pullRequestUrl: url } = job;
  const came = url === null ? 'no pull request: no file changed' : `pull request ${url}`;
  return `Completed after ${formatDuration(elapsedMs)}: ${came}`;
}

export function archivedWarning({ job }: EventOf<'agent-job-over'>): Text {
  if (job.status !== 'archived') return [];
  const { pullRequestUrl: url } = job;
  return `${archivedText(job)} ${url === null ? 'It names no pull request.' : `Its pull request: ${url}`}`;
}

export function archivedText({ archivedAt }: AgentJob): string {
  const when = archivedAt === null ? 'is archived' : `was archived at ${archivedAt}`;
  return `The agent job ${when}. The service does not say whether it had completed: look at it on the dashboard.`;
}

/** `Running: 42 %, 120 pages, 1 min so far, about 2 minutes left` */
export function statusText({ status, share, pageCount, elapsedMs, leftMs }: EventOf<'job-status'>): string {
  const percent = share === null ? 0 : Math.floor(share * 100);
  const parts = [
    ...(percent === 0 ? [] : [`${percent} %`]),
    ...(pageCount === null || pageCount === 0 ? [] : [counted(pageCount, 'page')]),
    ...(elapsedMs < 1_000 ? [] : [`${formatDuration(elapsedMs)} so far`]),
    ...(leftMs === null ? [] : [`${formatAbout(leftMs)} left`]),
  ];
  const name = status === '' ? 'No status yet' : capitalized(status);
  return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`;
}

export function linkText({ link, count }: EventOf<'link-issued'>): string {
  const size = link.sizeBytes === null ? '' : `, ${formatBytes(link.sizeBytes)}`;
  const expires = link.expiresAt === null ? '' : `, expires ${link.expiresAt}`;
  return `${count === 1 ? 'Bundle' : `Fresh link (number ${count})`} at ${hostOf(link.url)}${size}${expires}`;
}

/** A transfer that has brought less, or has just begun, foretells nothing. */
const ESTIMATE_FROM_SHARE = 0.1;
const ESTIMATE_FROM_MS = 5_000;

/** `Downloaded 2 MiB of 10 MiB (20 %), about a minute left` */
export function downloadText(
  { heldBytes, totalBytes }: EventOf<'download-progress'>,
  tookMs: number,
): string {
  if (totalBytes === null || totalBytes === 0) return `Downloaded ${formatBytes(heldBytes)}`;
  const share = heldBytes / totalBytes;
  const of = `${formatBytes(heldBytes)} of ${formatBytes(totalBytes)} (${Math.floor(share * 100)} %)`;
  const tells = share >= ESTIMATE_FROM_SHARE && share < 1 && tookMs >= ESTIMATE_FROM_MS;
  return `Downloaded ${of}${tells ? `, ${formatAbout((tookMs * (1 - share)) / share)} left` : ''}`;
}

export function resumeText({ problem, fromByte, waitMs, freshLink }: EventOf<'download-resumed'>): string {
  const when = waitMs < 100 ? 'now' : `in ${formatDuration(waitMs)}`;
  const how = fromByte === 0 ? 'Starting from the beginning' : `Resuming at ${formatBytes(fromByte)}`;
  return `The download stopped: ${problem}. ${freshLink ? 'Asking for a fresh link' : how} ${when}`;
}

export function filesText(event: EventOf<'site-compared'>): string {
  return event.isFirst
    ? `First publication: there is no manifest at ${event.manifest}`
    : `Compared with the previous site: ${changesText(event)}`;
}

/** The pages that differ: what they sum up to, and their titles. */
export function comparedText({ pages, isFirst, files }: EventOf<'pages-compared'>): readonly string[] {
  if (isFirst) return [];
  if (typeof pages === 'string') return [WITHOUT_TEXTS[pages]];
  const { added, changed, removed, moved } = pages;
  const lines = [
    ...removed.map((page) => ['removed', page.title, page.path] as const),
    ...moved.map(({ from, to, title }) => ['moved', title, `${from} -> ${to}`] as const),
    ...added.map((page) => ['new', page.title, page.path] as const),
    ...changed.map((page) => ['changed', page.title, page.path] as const),
  ];
  const shown = lines
    .slice(0, LISTED_MAX)
    .map(([what, title, path]) => `- ${what}: ${title ?? '(no title)'} (${path})`);
  const more = lines.length - shown.length;
  return [
    `In pages: ${pagesText(pages, files)}`,
    ...shown,
    ...(more > 0 ? [`- and ${grouped(more)} more`] : []),
  ];
}

/** What is different, as a clause: `12 added, 3 changed, 1 removed` */
export function changesText({ isFirst, added, changed, removed }: EventOf<'site-compared'>): string {
  if (isFirst) return `first publication, ${counted(added, 'file')}`;
  const parts = [
    [added, 'added'],
    [changed, 'changed'],
    [removed, 'removed'],
  ] as const;
  const shown = parts.flatMap(([count, what]) => (count > 0 ? [`${grouped(count)} ${what}`] : []));
  return shown.length === 0 ? 'nothing has changed' : shown.join(', ');
}

export function comparedWarnings({
  otherDomain,
  manifest,
  isPart,
  removed,
}: EventOf<'site-compared'>): readonly string[] {
  const warnings: string[] = [];
  if (otherDomain !== null)
    warnings.push(
      `'previous-manifest' is of another site: ${otherDomain} (${manifest}). What counts as changed is the difference from that one. Check where the workflow keeps the manifest of each site.`,
    );
  if (isPart && removed > 0)
    warnings.push(
      `'paths' exports a part of the site, and what it leaves out counts as removed: ${counted(removed, 'file')}. Delete the files in 'remove.txt' only if you mean to.`,
    );
  return warnings;
}

export function reattachWarning(outcome: ReattachOutcome): Text {
  switch (outcome.kind) {
    case 'unavailable':
      return `'reattach' has no effect here: ${UNAVAILABLE[outcome.why](outcome.host)}. A re-run starts a new export.`;
    case 'unsearchable':
      return `'reattach' cannot look for the job of an earlier attempt: ${outcome.problem}. A new one is started.`;
    case 'other-domain':
      return `An artifact of this run names export job '${outcome.jobId}' as that of attempt ${outcome.attempt}, but the service says that this job exports '${outcome.domain}'. It is not followed. Look for the job of this run that made the artifact.`;
    case 'not-kept':
      return `'reattach' cannot keep the job for a re-run: ${outcome.problem}. A re-run starts a new export.`;
    default:
      return [];
  }
}

export function leftText({ paths }: EventOf<'left-behind'>): string {
  const [first = '', ...others] = paths;
  const more = others.length === 0 ? '' : ` and ${counted(others.length, 'other temporary folder')}`;
  return `Cannot remove the temporary folder '${first}'${more}: a file in it may be in use, or belong to another user, or a cancelled step had no time for it. The result of this run is not affected. Remove it by hand.`;
}

/** The warning in the log, while the job stalls. */
export function stallText(event: EventOf<'job-stalled'>): string {
  const { status, updatedAt } = event;
  const shown = [
    ...(status === '' ? ['no status'] : []),
    ...shownBy(event),
    ...(updatedAt === null ? [] : [`last updated at ${updatedAt}`]),
  ];
  const still = `The job has shown no change for ${formatDuration(event.stillMs)} (${shown.join(', ')})`;
  const until = `This step waits for it until 'timeout', ${formatDuration(event.timeLeftMs)} from now.`;
  return `${still}. Look at it on the dashboard: it may be stuck. ${until}`;
}

/** The warning in the summary, where the stall is past. */
export function pastStallText(event: EventOf<'job-stalled'>): string {
  const shown = shownBy(event);
  const facts = shown.length === 0 ? '' : ` (${shown.join(', ')})`;
  return `The job showed no change for ${formatDuration(event.stillMs)} or more${facts}.`;
}

function shownBy({ status, share }: EventOf<'job-stalled'>): readonly string[] {
  return [
    ...(status === '' ? [] : [`'${status}'`]),
    ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
  ];
}
