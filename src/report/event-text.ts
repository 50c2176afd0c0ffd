import type { AgentJob } from '../agent/agent-job.ts';
import { formatBytes, counted, formatDuration, formatAbout } from '../text/amounts.ts';
import { hostOf } from '../text/redact.ts';
import type { RunEvent } from './event.ts';

type EventOf<K extends RunEvent['kind']> = Extract<RunEvent, { kind: K }>;

/** Events that are one sentence in the log, whatever was said before. */
export type ToldEvent = EventOf<
  | 'request'
  | 'call-repeated'
  | 'service-busy'
  | 'job-started'
  | 'job-followed'
  | 'agent-job-followed'
  | 'agent-job-over'
  | 'status-unknown'
  | 'job-stalled'
  | 'job-moving'
  | 'job-completed'
  | 'link-issued'
  | 'download-resumed'
  | 'downloaded'
  | 'unpacked'
>;

/** The sentence of an event; `tookMs` is the time of the phase that it ends, `null` where it had none of its own. */
export function eventText(event: ToldEvent, tookMs: number | null): string {
  switch (event.kind) {
    case 'request':
      return requestText(event);
    case 'call-repeated': {
      const { problem, waitMs, askedToWait } = event;
      const next =
        waitMs === 0
          ? 'Trying once more'
          : `${askedToWait ? 'It asks to wait' : 'Trying again in'} ${formatDuration(waitMs)}`;
      return `The service has a problem: ${problem}. ${next}`;
    }
    case 'service-busy': {
      const said = event.detail === null ? '' : `: ${event.detail}`;
      return `The service says that another export is under way (409)${said}. Waiting for its end, ${formatDuration(event.leftMs)} at most`;
    }
    case 'job-started':
      return `Started export job '${event.jobId}' for ${event.domain}`;
    case 'job-followed':
      return event.byAttempt === undefined
        ? `Following export job '${event.jobId}'`
        : `Following export job '${event.jobId}', which attempt ${event.byAttempt} of this run started`;
    case 'agent-job-followed':
      return `Following agent job '${event.jobId}' of project '${event.projectId}'`;
    case 'agent-job-over':
      return agentText(event);
    case 'status-unknown':
      return event.status === ''
        ? "The service gives no status: waiting for the job's end"
        : `The service says '${event.status}', which is not a known status: waiting for the job's end`;
    case 'job-stalled':
      return stallText(event);
    case 'job-moving':
      return `The job moves again, after ${formatDuration(event.stillMs)}`;
    case 'job-completed': {
      const pages = event.pageCount === null ? '' : `${counted(event.pageCount, 'page')}, `;
      return `Completed after ${formatDuration(event.elapsedMs)}: ${pages}${counted(event.polls, 'poll')}`;
    }
    case 'link-issued':
      return linkText(event);
    case 'download-resumed':
      return resumeText(event);
    case 'downloaded':
      return `Downloaded ${formatBytes(event.bytes)} in ${formatDuration(tookMs ?? 0)}, SHA-256 ${event.sha256}`;
    case 'unpacked': {
      const files = `${counted(event.fileCount, 'file')}, ${formatBytes(event.siteBytes)}`;
      const when = tookMs === null ? 'as it came' : `in ${formatDuration(tookMs)}`;
      return `Unpacked ${event.format}: ${files}, ${when}`;
    }
  }
}

/** What is said of temporary folders that stay: a whole sentence. */
export function leftText(paths: readonly string[]): string {
  const [first = '', ...others] = paths;
  const more = others.length === 0 ? '' : ` and ${counted(others.length, 'other temporary folder')}`;
  return `Cannot remove the temporary folder '${first}'${more}: another program may be using a file in it. The result of this run is not affected. Remove it when that program has ended.`;
}

function requestText({ method, path, outcome, tookMs, requestId }: EventOf<'request'>): string {
  const text = `${method} ${path}: ${outcome}, ${Math.round(tookMs)} ms`;
  return requestId === null ? text : `${text}, request ${requestId}`;
}

function stallText({ stillMs, status, share, updatedAt, timeLeftMs }: EventOf<'job-stalled'>): string {
  const shown = [
    status === '' ? 'no status' : `'${status}'`,
    ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
    ...(updatedAt === null ? [] : [`last updated at ${updatedAt}`]),
  ];
  const still = `The job has shown no change for ${formatDuration(stillMs)} (${shown.join(', ')})`;
  const until = `This step waits for it until 'timeout', ${formatDuration(timeLeftMs)} from now.`;
  return `${still}. Look at it on the dashboard: it may be stuck. ${until}`;
}

function agentText({ job, elapsedMs }: EventOf<'agent-job-over'>): string {
  const link =
    job.pullRequestUrl === null ? 'no pull request: no file changed' : `pull request ${job.pullRequestUrl}`;
  if (job.status !== 'archived') return `Completed after ${formatDuration(elapsedMs)}: ${link}`;
  const since = job.archivedAt === null ? '' : ` since ${job.archivedAt}`;
  const found =
    job.pullRequestUrl === null ? 'It names no pull request.' : `Its pull request: ${job.pullRequestUrl}`;
  return `The agent job is archived${since}: whether it had completed is not told. ${found}`;
}

/** Where the agent works; `null` when that is not known. */
export function agentSource({ repository, ref, model }: AgentJob): string | null {
  const parts = [repository, ref === null ? null : `branch ${ref}`, model === null ? null : `model ${model}`];
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : `The agent works on ${known.join(', ')}`;
}

function linkText({ link, count }: EventOf<'link-issued'>): string {
  const size = link.sizeBytes === null ? '' : `, ${formatBytes(link.sizeBytes)}`;
  const expires = link.expiresAt === null ? '' : `, expires ${link.expiresAt}`;
  return `${count === 1 ? 'Bundle' : `Fresh link (number ${count})`} at ${hostOf(link.url)}${size}${expires}`;
}

function resumeText({ problem, fromByte, waitMs, freshLink }: EventOf<'download-resumed'>): string {
  const when = waitMs < 100 ? 'now' : `in ${formatDuration(waitMs)}`;
  const how = freshLink
    ? 'Asking for a fresh link'
    : fromByte === 0
      ? 'Starting from the beginning'
      : `Going on at ${formatBytes(fromByte)}`;
  return `The download stopped: ${problem}. ${how} ${when}`;
}

/** A transfer that has brought less, or has just begun, foretells nothing. */
const ESTIMATE_FROM_SHARE = 0.1;
const ESTIMATE_FROM_MS = 5_000;

/** `Running: 42 %, 120 pages, 1 min so far, about 2 minutes left`. */
export function statusText({ status, share, pageCount, elapsedMs, leftMs }: EventOf<'job-status'>): string {
  const percent = share === null ? 0 : Math.floor(share * 100);
  const parts = [
    ...(percent === 0 ? [] : [`${percent} %`]),
    ...(pageCount === null || pageCount === 0 ? [] : [counted(pageCount, 'page')]),
    ...(elapsedMs < 1_000 ? [] : [`${formatDuration(elapsedMs)} so far`]),
    ...(leftMs === null ? [] : [`${formatAbout(leftMs)} left`]),
  ];
  const name = status === '' ? 'No status yet' : status.charAt(0).toUpperCase() + status.slice(1);
  return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`;
}

/** `Downloaded 2 MiB of 10 MiB (20 %), about a minute left`; `tookMs` milliseconds after the beginning. */
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

/** `Unpacked 1,234 files, 20 MiB so far`. */
export function unpackText({ fileCount, siteBytes }: EventOf<'unpack-progress'>): string {
  return `Unpacked ${counted(fileCount, 'file')}, ${formatBytes(siteBytes)} so far`;
}
