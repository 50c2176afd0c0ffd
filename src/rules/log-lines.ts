import type { AgentJob } from './agent-job.ts';
import { formatBytes } from './byte-size.ts';
import { formatDuration } from './duration.ts';
import type { Phase, RunEvent } from './event.ts';
import { hostOf } from './redact.ts';

export interface LogLine {
  readonly level: 'info' | 'warning' | 'debug';
  readonly text: string;
}

/** What the log has said, so that it says nothing twice. Times in milliseconds since the epoch. */
export interface LogState {
  readonly saidMs: number;
  readonly status: string | null;
  readonly percent: number | null;
  readonly pageCount: number | null;
  readonly phaseMs: number;
}

/** Silence longer than this looks like a step that hangs. */
const HEARTBEAT_MS = 30_000;
/** Changes come with nearly every poll; a line for each would bury the others. */
const CHANGE_MS = 10_000;
const CHANGE_PERCENT = 10;
/** An estimate from less than this is a guess. */
const ESTIMATE_FROM_SHARE = 0.05;
const ESTIMATE_FROM_MS = 5_000;

export function newLogState(nowMs: number): LogState {
  return { saidMs: nowMs, status: null, percent: null, pageCount: null, phaseMs: nowMs };
}

/** The lines that one event is worth, and the state after them. */
export function logLines(
  event: RunEvent,
  state: LogState,
  nowMs: number,
): { readonly lines: readonly LogLine[]; readonly state: LogState } {
  switch (event.kind) {
    case 'phase':
      return { lines: phaseLines(event.phase), state: { ...state, phaseMs: nowMs, saidMs: nowMs } };
    case 'job-status':
      return statusLines(event, state, nowMs);
    case 'download-progress':
      return downloadLines(event, state, nowMs);
    case 'unpack-progress':
      return unpackLines(event, state, nowMs);
    case 'agent-job':
      return { lines: state.status === null ? agentSource(event.job) : [], state };
    case 'request':
      // For the debug log, which most readers do not see: it breaks no silence.
      return { lines: [requestLine(event)], state };
    default:
      return { lines: plainLines(event, nowMs - state.phaseMs), state: { ...state, saidMs: nowMs } };
  }
}

function phaseLines(phase: Phase): readonly LogLine[] {
  switch (phase) {
    case 'start':
    case 'wait':
    case 'publish':
      return [];
    case 'bundle':
      return [info('Asking for the bundle ...')];
    case 'download':
      return [];
    case 'unpack':
      return [info('Unpacking ...')];
  }
}

type Status = Extract<RunEvent, { kind: 'job-status' }>;

function statusLines(
  event: Status,
  state: LogState,
  nowMs: number,
): { readonly lines: readonly LogLine[]; readonly state: LogState } {
  const percent = event.share === null ? null : Math.floor(event.share * 100);
  const grown = percent !== null && Math.abs(percent - (state.percent ?? 0)) >= CHANGE_PERCENT;
  const changed = percent !== state.percent || event.pageCount !== state.pageCount;
  const silentMs = nowMs - state.saidMs;
  const due =
    event.status !== state.status || grown || (changed && silentMs >= CHANGE_MS) || silentMs >= HEARTBEAT_MS;
  if (!due) return { lines: [], state };
  return {
    lines: [info(statusText(event, percent))],
    state: { ...state, saidMs: nowMs, status: event.status, percent, pageCount: event.pageCount },
  };
}

function statusText({ status, share, pageCount, elapsedMs }: Status, percent: number | null): string {
  const parts = [
    ...(percent === null || percent === 0 ? [] : [`${percent} %`]),
    ...(pageCount === null || pageCount === 0 ? [] : [counted(pageCount, 'page')]),
    ...(elapsedMs < 1_000 ? [] : [`${formatDuration(elapsedMs)} so far`]),
    ...timeLeft(share, elapsedMs),
  ];
  const name = status === '' ? 'No status yet' : status.charAt(0).toUpperCase() + status.slice(1);
  return parts.length === 0 ? name : `${name}: ${parts.join(', ')}`;
}

function timeLeft(share: number | null, elapsedMs: number): readonly string[] {
  if (share === null || share < ESTIMATE_FROM_SHARE || share >= 1 || elapsedMs < ESTIMATE_FROM_MS) return [];
  return [`about ${formatDuration((elapsedMs * (1 - share)) / share)} left`];
}

type Progress = Extract<RunEvent, { kind: 'download-progress' }>;

function downloadLines(
  event: Progress,
  state: LogState,
  nowMs: number,
): { readonly lines: readonly LogLine[]; readonly state: LogState } {
  if (nowMs - state.saidMs < CHANGE_MS) return { lines: [], state };
  const { heldBytes, totalBytes } = event;
  const share = totalBytes === null || totalBytes === 0 ? null : heldBytes / totalBytes;
  const of =
    share === null || totalBytes === null
      ? ''
      : ` of ${formatBytes(totalBytes)} (${Math.floor(share * 100)} %)`;
  const left = timeLeft(share, nowMs - state.phaseMs);
  return {
    lines: [info(`Downloaded ${[`${formatBytes(heldBytes)}${of}`, ...left].join(', ')}`)],
    state: { ...state, saidMs: nowMs },
  };
}

function unpackLines(
  event: Extract<RunEvent, { kind: 'unpack-progress' }>,
  state: LogState,
  nowMs: number,
): { readonly lines: readonly LogLine[]; readonly state: LogState } {
  if (nowMs - state.saidMs < CHANGE_MS) return { lines: [], state };
  const text = `Unpacked ${counted(event.fileCount, 'file')}, ${formatBytes(event.siteBytes)} so far`;
  return { lines: [info(text)], state: { ...state, saidMs: nowMs } };
}

type PlainEvent = Exclude<
  RunEvent,
  { kind: 'phase' | 'job-status' | 'download-progress' | 'unpack-progress' | 'request' | 'agent-job' }
>;

function plainLines(event: PlainEvent, phaseMs: number): readonly LogLine[] {
  switch (event.kind) {
    case 'inputs-read':
      return event.warnings.map((text) => ({ level: 'warning', text }));
    case 'job-started':
      return [info(`Started export job '${event.jobId}' for ${event.domain}`)];
    case 'job-followed':
      return [info(`Following export job '${event.jobId}'`)];
    case 'agent-job-followed':
      return [info(`Following agent job '${event.jobId}' of project '${event.projectId}'`)];
    case 'agent-job-over':
      return agentLines(event);
    case 'status-unknown':
      return [
        info(
          event.status === ''
            ? "The service gives no status: waiting for the job's end"
            : `The service says '${event.status}', which is not a known status: waiting for the job's end`,
        ),
      ];
    case 'job-stalled':
      return [{ level: 'warning', text: stallText(event) }];
    case 'job-moving':
      return [info(`The job moves again, after ${formatDuration(event.stillMs)}`)];
    case 'job-completed':
      return [
        info(
          `Completed: ${[...(event.pageCount === null ? [] : [counted(event.pageCount, 'page')]), `after ${formatDuration(event.elapsedMs)}`, counted(event.polls, 'poll')].join(', ')}`,
        ),
      ];
    case 'call-repeated':
      return [
        info(
          `The service has a problem: ${event.problem}. ${event.askedToWait ? 'It asks to wait' : 'Trying again in'} ${formatDuration(event.waitMs)}`,
        ),
      ];
    case 'link-issued':
      return [info(linkText(event))];
    case 'download-resumed':
      return [info(resumeText(event))];
    case 'downloaded':
      return [
        info(`Downloaded ${formatBytes(event.bytes)} in ${formatDuration(phaseMs)}, SHA-256 ${event.sha256}`),
      ];
    case 'unpacked':
      return [
        info(
          `Unpacked ${event.format}: ${counted(event.fileCount, 'file')}, ${formatBytes(event.siteBytes)}, in ${formatDuration(phaseMs)}`,
        ),
      ];
    case 'published':
      return [
        ...(event.sitePath === null ? [] : [info(`The site is in ${event.sitePath}`)]),
        ...(event.bundlePath === null ? [] : [info(`The archive is at ${event.bundlePath}`)]),
      ];
    case 'ended':
      return [];
  }
}

function stallText({
  stillMs,
  status,
  share,
  updatedAt,
  timeLeftMs,
}: Extract<RunEvent, { kind: 'job-stalled' }>): string {
  const shown = [
    status === '' ? 'no status' : `'${status}'`,
    ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
    ...(updatedAt === null ? [] : [`last updated at ${updatedAt}`]),
  ];
  return `The job has shown no change for ${formatDuration(stillMs)} (${shown.join(', ')}). Look at it on the dashboard: it may be stuck. This step waits for it until 'timeout', ${formatDuration(timeLeftMs)} from now.`;
}

function requestLine(event: Extract<RunEvent, { kind: 'request' }>): LogLine {
  const { method, path, outcome, tookMs, requestId } = event;
  const text = `${method} ${path}: ${outcome}, ${Math.round(tookMs)} ms`;
  return { level: 'debug', text: requestId === null ? text : `${text}, request ${requestId}` };
}

/** Where the agent works, said once. */
function agentSource({ repository, ref, model }: AgentJob): readonly LogLine[] {
  const parts = [repository, ref === null ? null : `branch ${ref}`, model === null ? null : `model ${model}`];
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? [] : [info(`The agent works on ${known.join(', ')}`)];
}

function agentLines({ job, elapsedMs }: Extract<RunEvent, { kind: 'agent-job-over' }>): readonly LogLine[] {
  const link =
    job.pullRequestUrl === null ? 'no pull request: no file changed' : `pull request ${job.pullRequestUrl}`;
  if (job.status !== 'archived') return [info(`Completed after ${formatDuration(elapsedMs)}: ${link}`)];
  const since = job.archivedAt === null ? '' : ` since ${job.archivedAt}`;
  const found =
    job.pullRequestUrl === null ? 'It names no pull request.' : `Its pull request: ${job.pullRequestUrl}`;
  return [
    {
      level: 'warning',
      text: `The agent job is archived${since}: whether it had completed is not told. ${found}`,
    },
  ];
}

function linkText({ link, count }: Extract<RunEvent, { kind: 'link-issued' }>): string {
  const size = link.sizeBytes === null ? '' : `, ${formatBytes(link.sizeBytes)}`;
  const expires = link.expiresAt === null ? '' : `, expires ${link.expiresAt}`;
  return `${count === 1 ? 'Bundle' : `Fresh link (number ${count})`} at ${hostOf(link.url)}${size}${expires}`;
}

function resumeText({
  problem,
  fromByte,
  waitMs,
  freshLink,
}: Extract<RunEvent, { kind: 'download-resumed' }>): string {
  const when = waitMs < 100 ? 'now' : `in ${formatDuration(waitMs)}`;
  const how = freshLink
    ? 'Asking for a fresh link'
    : fromByte === 0
      ? 'Starting from the beginning'
      : `Going on at ${formatBytes(fromByte)}`;
  return `The download stopped: ${problem}. ${how} ${when}`;
}

/** `1 page`, `1,234 pages`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

function info(text: string): LogLine {
  return { level: 'info', text };
}
