import type { AgentJob } from '../agent/agent-job.ts';
import { checkedText, checkProgressText } from '../check/report/check-text.ts';
import type { Phase } from '../core/run.ts';
import type { ReattachOutcome } from '../job/events.ts';
import type { JobRecord } from '../job/job-record.ts';
import { counted, formatAbout, formatBytes, formatDuration, grouped } from '../text/amounts.ts';
import { LISTED_MAX, pagesText, WITHOUT_TEXTS } from '../site/page-list.ts';
import { hostOf } from '../text/redact.ts';
import { capitalized } from '../text/words.ts';
import {
  pausedText,
  plannedText,
  roundText,
  verifiedText,
  verifyProgressText,
} from '../verify/verify-text.ts';
import type { EventOf, RunEvent } from './event.ts';
import { UPLOADED } from './explain-upload.ts';

/** Milliseconds since a phase began; `null` for one that did not begin. */
export type PhaseTime = (phase: Phase) => number | null;

/** What the log says of an event, beside its warnings (`event-warnings.ts`): one sentence, several, or nothing. */
export function eventText(event: RunEvent, tookMs: PhaseTime): string | readonly string[] {
  switch (event.kind) {
    case 'request':
      return requestText(event);
    case 'call-repeated':
      return repeatText(event);
    case 'service-busy': {
      const said = event.detail === null ? '' : `: ${event.detail}`;
      return `The service says that another export is under way (409)${said}. Waiting for its end, ${formatDuration(event.leftMs)} at most`;
    }
    case 'job-started':
      return `Started export job '${event.jobId}' for ${event.domain}`;
    case 'job-followed': {
      const by =
        event.byAttempt === undefined ? '' : `, which attempt ${event.byAttempt} of this run started`;
      return `Following export job '${event.jobId}'${by}`;
    }
    case 'reattach':
      return reattachText(event.outcome);
    case 'agent-job-followed':
      return `Following agent job '${event.jobId}' of project '${event.projectId}'`;
    case 'agent-job':
      return agentSource(event);
    case 'agent-job-over':
      return agentText(event);
    case 'job-status':
      return statusText(event);
    case 'status-unknown': {
      const said =
        event.status === '' ? 'gives no status' : `says '${event.status}', which is not a known status`;
      return `The service ${said}: waiting for the job's end`;
    }
    case 'job-completed': {
      const pages = event.pageCount === null ? '' : `${counted(event.pageCount, 'page')}, `;
      return `Completed after ${formatDuration(event.elapsedMs)}: ${pages}${counted(event.polls, 'poll')}`;
    }
    case 'link-issued':
      return linkText(event);
    case 'download-connections':
      return `Downloading over ${counted(event.connectionCount, 'connection')}`;
    case 'download-progress':
      return downloadText(event, tookMs('download') ?? 0);
    case 'download-resumed':
      return resumeText(event);
    case 'downloaded':
      return `Downloaded ${formatBytes(event.bytes)} in ${formatDuration(tookMs('download') ?? 0)}, SHA-256 ${event.sha256}`;
    case 'unpack-progress':
      return `Unpacked ${counted(event.fileCount, 'file')}, ${formatBytes(event.siteBytes)} so far`;
    case 'unpacked': {
      const unpackMs = tookMs('unpack');
      const when = unpackMs === null ? 'while downloading' : `in ${formatDuration(unpackMs)}`;
      return `Unpacked ${event.format}: ${counted(event.fileCount, 'file')}, ${formatBytes(event.siteBytes)}, ${when}`;
    }
    case 'site-listed':
      return `Content digest ${event.contentDigest}`;
    case 'site-compared':
      return event.isFirst
        ? `First publication: there is no manifest at ${event.manifest}`
        : `Compared with the previous site: ${changesText(event)}`;
    case 'pages-compared':
      return comparedText(event);
    case 'texts-read':
      return `Read the texts of ${counted(event.pages, 'page')}`;
    case 'check-progress':
      return checkProgressText(event);
    case 'site-checked':
      return checkedText(event.outcome, tookMs('check') ?? 0);
    case 'check-report-written':
      return `The report of the site check is in ${event.path}`;
    case 'published':
      return [
        ...(event.sitePath === null ? [] : [`The site is in ${event.sitePath}`]),
        ...(event.bundlePath === null ? [] : [`The archive is at ${event.bundlePath}`]),
      ];
    case 'reports-published':
      return [
        ...(event.manifestPath === null ? [] : [`The manifest is at ${event.manifestPath}`]),
        ...(event.changesPath === null
          ? []
          : [`The changes are in ${event.changesPath}, and in lists beside it`]),
        ...(event.uploadPath === null ? [] : [`What has to be uploaded is in ${event.uploadPath}`]),
      ];
    case 'upload-started': {
      const files = event.fileCount === null ? '' : ` (${counted(event.fileCount, 'file')})`;
      return `Uploading ${UPLOADED[event.upload.kind]}${files} as artifact '${event.upload.artifactName}' ...`;
    }
    case 'artifact-client-said':
      return event.text;
    case 'upload-repeated':
      return `The upload has a problem: ${event.problem}. Trying again in ${formatDuration(event.waitMs)}`;
    case 'uploaded': {
      const { name, url, bytes, digest } = event.artifact;
      const place = url === null ? '' : `, at ${url}`;
      return `Uploaded artifact '${name}': ${formatBytes(bytes)} in ${formatDuration(tookMs('upload') ?? 0)}, SHA-256 ${digest}${place}`;
    }
    case 'values-written': {
      const until = event.expiresAt === null ? 'expires' : `expires ${event.expiresAt}`;
      return `The Helm values are in ${event.path}; their link ${until}`;
    }
    case 'verify-planned':
      return plannedText(event);
    case 'verify-progress':
      return verifyProgressText(event);
    case 'verify-paused':
      return pausedText(event);
    case 'verify-round':
      return roundText(event);
    case 'verified':
      return verifiedText(event.outcome, tookMs('verify') ?? 0);
    case 'verify-report-written':
      return `The report of the verification is in ${event.path}`;
    case 'phase':
    case 'inputs-read':
    case 'job-stalled':
    case 'check-broken':
    case 'texts-unread':
    case 'pages-large':
    case 'retention-lowered':
    case 'left-behind':
    case 'ended':
      return [];
  }
}

function requestText({ method, path, outcome, tookMs, requestId }: EventOf<'request'>): string {
  const text = `${method} ${path}: ${outcome}, ${Math.round(tookMs)} ms`;
  return requestId === null ? text : `${text}, request ${requestId}`;
}

function repeatText({ problem, waitMs, askedToWait }: EventOf<'call-repeated'>): string {
  const wait = `${askedToWait ? 'It asks to wait' : 'Trying again in'} ${formatDuration(waitMs)}`;
  return `The service has a problem: ${problem}. ${waitMs === 0 ? 'Trying once more' : wait}`;
}

function reattachText(outcome: ReattachOutcome): string | readonly string[] {
  switch (outcome.kind) {
    case 'none':
      return 'No earlier attempt has left a job that can be followed: starting a new one';
    case 'failed':
      return `${earlier(outcome)} failed at the service: starting a new one`;
    case 'gone':
      return `${earlier(outcome)} is not known to the service any more`;
    case 'kept':
      return `A re-run of failed jobs finds this job by the artifact '${outcome.artifactName}'`;
    case 'unavailable':
    case 'unsearchable':
    case 'other-domain':
    case 'not-kept':
      return [];
  }
}

function earlier({ jobId, attempt }: JobRecord): string {
  return `Export job '${jobId}', which attempt ${attempt} started,`;
}

/** Where the agent works, as far as that is known. */
function agentSource({ job: { repository, ref, model } }: EventOf<'agent-job'>): readonly string[] {
  const known = [
    ...(repository === null ? [] : [repository]),
    ...(ref === null ? [] : [`branch ${ref}`]),
    ...(model === null ? [] : [`model ${model}`]),
  ];
  return known.length === 0 ? [] : [`The agent works on ${known.join(', ')}`];
}

function agentText({ job, elapsedMs }: EventOf<'agent-job-over'>): string {
  const { pullRequestUrl: url } = job;
  if (job.status !== 'archived') {
    const came = url === null ? 'no pull request: no file changed' : `pull request ${url}`;
    return `Completed after ${formatDuration(elapsedMs)}: ${came}`;
  }
  const found = url === null ? 'It names no pull request.' : `Its pull request: ${url}`;
  return `${archivedText(job)} ${found}`;
}

export function archivedText({ archivedAt }: AgentJob): string {
  const when = archivedAt === null ? 'is archived' : `was archived at ${archivedAt}`;
  return `The agent job ${when}. The service does not say whether it had completed: look at it on the dashboard.`;
}

/** `Running: 42 %, 120 pages, 1 min so far, about 2 minutes left` */
function statusText({ status, share, pageCount, elapsedMs, leftMs }: EventOf<'job-status'>): string {
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

function linkText({ link, count }: EventOf<'link-issued'>): string {
  const size = link.sizeBytes === null ? '' : `, ${formatBytes(link.sizeBytes)}`;
  const expires = link.expiresAt === null ? '' : `, expires ${link.expiresAt}`;
  return `${count === 1 ? 'Bundle' : `Fresh link (number ${count})`} at ${hostOf(link.url)}${size}${expires}`;
}

/** A transfer that has brought less, or has just begun, foretells nothing. */
const ESTIMATE_FROM_SHARE = 0.1;
const ESTIMATE_FROM_MS = 5_000;

/** `Downloaded 2 MiB of 10 MiB (20 %), about a minute left` */
function downloadText({ heldBytes, totalBytes }: EventOf<'download-progress'>, tookMs: number): string {
  if (totalBytes === null || totalBytes === 0) return `Downloaded ${formatBytes(heldBytes)}`;
  const share = heldBytes / totalBytes;
  const of = `${formatBytes(heldBytes)} of ${formatBytes(totalBytes)} (${Math.floor(share * 100)} %)`;
  const tells = share >= ESTIMATE_FROM_SHARE && share < 1 && tookMs >= ESTIMATE_FROM_MS;
  return `Downloaded ${of}${tells ? `, ${formatAbout((tookMs * (1 - share)) / share)} left` : ''}`;
}

function resumeText({ problem, fromByte, waitMs, freshLink }: EventOf<'download-resumed'>): string {
  const when = waitMs < 100 ? 'now' : `in ${formatDuration(waitMs)}`;
  const how = fromByte === 0 ? 'Starting from the beginning' : `Resuming at ${formatBytes(fromByte)}`;
  return `The download stopped: ${problem}. ${freshLink ? 'Asking for a fresh link' : how} ${when}`;
}

/** The pages that differ: what they sum up to, and their titles. */
function comparedText({ pages, isFirst, files }: EventOf<'pages-compared'>): readonly string[] {
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
