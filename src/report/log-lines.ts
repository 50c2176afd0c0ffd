import { brokenCheckText, checkedText, checkProgressText, noticesOf } from '../check/report/check-text.ts';
import { counted, formatDuration } from '../text/amounts.ts';
import { agentSource, eventText, leftText, downloadText, statusText, unpackText } from './event-text.ts';
import type { RunEvent } from './event.ts';
import {
  closing,
  debug,
  info,
  inside,
  outside,
  quiet,
  warning,
  type Group,
  type LogState,
  type Said,
} from './log-folds.ts';
import { reattachLine } from './reattach-text.ts';
import { comparedText, comparedWarning, reportTexts } from './site-text.ts';
import { uploadText, uploadWarning } from './upload-text.ts';

/** Silence longer than this looks like a step that hangs. */
const QUIET_LEAST_MS = 30_000;
const TRANSFER_QUIET_LEAST_MS = 10_000;
/** Who has waited long expects less news: a fifth of the wait, up to these. */
const QUIET_SHARE = 0.2;
const QUIET_MOST_MS = 5 * 60_000;
const TRANSFER_QUIET_MOST_MS = 60_000;
const CHANGE_PERCENT = 10;
/** A problem that has lasted for less needs no all-clear. */
const TROUBLE_MS = 30_000;

/** The lines that one event is worth, and the state after them. */
export function logLines(event: RunEvent, state: LogState, nowMs: number): Said {
  switch (event.kind) {
    case 'phase': {
      const began = { ...state.began, [event.phase]: nowMs };
      return { lines: [], state: { ...state, phase: event.phase, began, saidMs: nowMs } };
    }
    case 'request':
      // For the debug log, which most readers do not see: it breaks no silence.
      return { lines: [debug(eventText(event, 0))], state };
    case 'call-repeated':
      return troubleLines(event, state, nowMs);
    case 'job-status':
      return statusLines(event, afterTrouble(state, nowMs), nowMs);
    case 'download-progress': {
      const tookMs = nowMs - (state.began.download ?? nowMs);
      return progressLines('download', () => downloadText(event, tookMs), state, nowMs);
    }
    case 'unpack-progress':
      return progressLines('unpack', () => unpackText(event), state, nowMs);
    case 'check-progress':
      return progressLines('check', () => checkProgressText(event), state, nowMs);
    case 'site-checked': {
      const tookMs = nowMs - (state.began.check ?? nowMs);
      const lines = [
        info(checkedText(event.outcome, tookMs)),
        ...noticesOf(event, state.warnings).map(warning),
      ];
      return outside(lines, quiet(state), nowMs);
    }
    case 'check-broken':
      return outside([warning(brokenCheckText(event.problem))], quiet(state), nowMs);
    case 'check-report-written':
      return outside([info(`The report of the site check is in ${event.path}`)], quiet(state), nowMs);
    case 'artifact-client-said':
      return inside('upload', event.text, quiet(state), nowMs);
    case 'download-connections':
      return { lines: [debug(`Downloading over ${counted(event.connectionCount, 'connection')}`)], state };
    case 'agent-job': {
      const source = state.status === null ? agentSource(event.job) : null;
      return outside(source === null ? [] : [info(source)], afterTrouble(state, nowMs), nowMs);
    }
    case 'inputs-read':
      return outside(event.warnings.map(warning), quiet(state), nowMs);
    case 'job-stalled':
      return outside([warning(eventText(event, 0))], quiet(state), nowMs);
    case 'status-unknown':
      // The status has been told by this: it is no news any more.
      return inside('wait', eventText(event, 0), quiet({ ...state, status: event.status }), nowMs);
    case 'job-moving':
      return inside('wait', eventText(event, 0), quiet(state), nowMs);
    case 'download-resumed':
      return inside('download', eventText(event, 0), quiet(state), nowMs);
    case 'link-issued':
      return event.count === 1
        ? // A download that has been made ready begins with its link.
          outside([info(eventText(event, 0))], afterTrouble(withLink(state, nowMs), nowMs), nowMs)
        : inside('download', eventText(event, 0), afterTrouble(state, nowMs), nowMs);
    case 'reattach':
      return outside([reattachLine(event.news)], afterTrouble(state, nowMs), nowMs);
    case 'agent-job-followed':
      return outside([info(eventText(event, 0))], quiet({ ...state, subject: 'agent-job' }), nowMs);
    case 'agent-job-over': {
      const level = event.job.status === 'archived' ? 'warning' : 'info';
      return outside([{ level, text: eventText(event, 0) }], afterTrouble(state, nowMs), nowMs);
    }
    case 'service-busy':
    case 'job-started':
    case 'job-followed':
    case 'job-completed':
      return outside([info(eventText(event, 0))], afterTrouble(state, nowMs), nowMs);
    case 'downloaded':
      return outside([info(eventText(event, nowMs - (state.began.download ?? nowMs)))], quiet(state), nowMs);
    case 'unpacked': {
      const { unpack } = state.began;
      const tookMs = unpack === undefined ? null : nowMs - unpack;
      return outside([info(eventText(event, tookMs))], quiet(state), nowMs);
    }
    case 'site-listed':
      return { lines: [debug(`Content digest ${event.contentDigest}`)], state };
    case 'site-compared': {
      const odd = comparedWarning(event);
      return outside(
        [...(odd === null ? [] : [warning(odd)]), info(comparedText(event))],
        quiet(state),
        nowMs,
      );
    }
    case 'reports-published':
      return outside(reportTexts(event).map(info), quiet(state), nowMs);
    case 'upload-started':
    case 'pages-packed':
    case 'artifacts-removed':
    case 'upload-repeated':
    case 'uploaded':
    case 'values-written': {
      const tookMs = nowMs - (state.began.upload ?? nowMs);
      return outside([info(uploadText(event, tookMs))], quiet(state), nowMs);
    }
    case 'pages-large':
    case 'retention-lowered':
      return outside([warning(uploadWarning(event))], quiet(state), nowMs);
    case 'left-behind':
      return outside([warning(leftText(event.paths))], quiet(state), nowMs);
    case 'published':
      return outside(
        [
          ...(event.sitePath === null ? [] : [info(`The site is in ${event.sitePath}`)]),
          ...(event.bundlePath === null ? [] : [info(`The archive is at ${event.bundlePath}`)]),
        ],
        quiet(state),
        nowMs,
      );
    case 'ended':
      return { lines: closing(state), state: { ...state, open: null } };
  }
}

function withLink(state: LogState, nowMs: number): LogState {
  return state.began.download === undefined
    ? state
    : { ...state, began: { ...state.began, download: nowMs } };
}

function statusLines(event: Extract<RunEvent, { kind: 'job-status' }>, before: Said, nowMs: number): Said {
  const { state } = before;
  const percent = event.share === null ? null : Math.floor(event.share * 100);
  const grown = percent !== null && Math.abs(percent - (state.percent ?? 0)) >= CHANGE_PERCENT;
  const silentMs = nowMs - state.saidMs;
  if (event.status === state.status && !grown && silentMs < quietMs(event.elapsedMs)) {
    const { nextPollMs } = event;
    const next = nextPollMs === null ? 'no further poll' : `next poll in ${formatDuration(nextPollMs)}`;
    return { lines: [...before.lines, debug(`${statusText(event)}; ${next}`)], state };
  }
  const said = inside('wait', statusText(event), before, nowMs);
  return { ...said, state: { ...said.state, status: event.status, percent } };
}

function quietMs(elapsedMs: number): number {
  return Math.min(QUIET_MOST_MS, Math.max(QUIET_LEAST_MS, QUIET_SHARE * elapsedMs));
}

function progressLines(group: Group, text: () => string, state: LogState, nowMs: number): Said {
  const tookMs = nowMs - (state.began[group] ?? nowMs);
  const patienceMs = Math.min(
    TRANSFER_QUIET_MOST_MS,
    Math.max(TRANSFER_QUIET_LEAST_MS, QUIET_SHARE * tookMs),
  );
  if (nowMs - state.saidMs < patienceMs) return quiet(state);
  return inside(group, text(), quiet(state), nowMs);
}

/** The same problem again and again is told once, and then as seldom as a status that does not change. */
function troubleLines(
  event: Extract<RunEvent, { kind: 'call-repeated' }>,
  state: LogState,
  nowMs: number,
): Said {
  const before = state.trouble;
  const same = before?.problem === event.problem;
  const sinceMs = before?.sinceMs ?? nowMs;
  const trouble = { problem: event.problem, sinceMs, times: same ? before.times + 1 : 1 };
  const text = eventText(event, 0);
  const known = { ...state, trouble };
  if (same && nowMs - state.saidMs < quietMs(nowMs - sinceMs)) return { lines: [debug(text)], state: known };
  const line = trouble.times > 1 ? `${text} (${trouble.times} times now)` : text;
  switch (state.phase) {
    case 'wait':
    case 'download':
    case 'unpack':
      return inside(state.phase, line, quiet(known), nowMs);
    default:
      return outside([info(line)], quiet(known), nowMs);
  }
}

/** An answer came: whoever has read of a problem that lasted is told that it is over. */
function afterTrouble(state: LogState, nowMs: number): Said {
  const { trouble, phase } = state;
  const known = { ...state, trouble: null };
  const lastedMs = trouble === null ? 0 : nowMs - trouble.sinceMs;
  if (lastedMs < TROUBLE_MS) return quiet(known);
  const text = `The service answers again, after ${formatDuration(lastedMs)}`;
  return phase === 'wait' || phase === 'download'
    ? inside(phase, text, quiet(known), nowMs)
    : outside([info(text)], quiet(known), nowMs);
}
