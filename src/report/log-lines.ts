import type { Phase } from '../core/run.ts';
import { formatDuration } from '../text/amounts.ts';
import { EVENTS, type Entry } from './event-table.ts';
import type { EventOf, RunEvent } from './event.ts';
import { aside, closed, info, inside, notice, outside, warning, type LogState } from './log-folds.ts';

/** Silence longer than this looks like a step that hangs. */
const QUIET_LEAST_MS = 30_000;
const TRANSFER_QUIET_LEAST_MS = 10_000;
/** Who has waited long expects fewer lines: one after a fifth of the wait, up to these. */
const QUIET_SHARE = 0.2;
const QUIET_MOST_MS = 5 * 60_000;
const TRANSFER_QUIET_MOST_MS = 60_000;
const CHANGE_PERCENT = 10;
/** A problem that has lasted for less needs no all-clear. */
const TROUBLE_MS = 30_000;

/** The log after one more event; its `lines` are those of that event. */
export function logLines(event: RunEvent, before: LogState, nowMs: number): LogState {
  const entry: Entry<RunEvent> = EVENTS[event.kind];
  const log = { ...before, nowMs, lines: [] };
  const { began } = log;
  // Written out only where it is shown: events of progress come by the thousand.
  const phase = entry.ends ?? entry.progressOf;
  const beganMs = phase && began[phase];
  const tookMs = beganMs === undefined ? undefined : nowMs - beganMs;
  const texts = (): readonly string[] => [entry.says?.(event, tookMs) ?? []].flat();
  const shown = (after: LogState): LogState => {
    const group = entry.within?.(event);
    if (group === 'debug') return texts().reduce(aside, after);
    if (group !== undefined) return texts().reduce((state, text) => inside(state, group, text), after);
    const notices = [entry.notes?.(event) ?? []].flat();
    const warnings = [entry.warns?.(event, log.warnings) ?? []].flat();
    return outside(after, ...texts().map(info), ...notices.map(notice), ...warnings.map(warning));
  };
  const known = entry.isAnswer === true ? afterTrouble(log) : log;
  switch (event.kind) {
    case 'phase':
      return { ...log, phase: event.phase, began: { ...began, [event.phase]: nowMs }, saidMs: nowMs };
    case 'call-repeated':
      return withTrouble(log, event, texts().join());
    case 'job-status':
      return withStatus(known, event, texts().join());
    case 'status-unknown':
      // The poll that follows has the same status: it is not worth a second line.
      return shown({ ...log, status: event.status });
    case 'agent-job': {
      const agentSource = texts().join();
      return agentSource === log.agentSource ? known : shown({ ...known, agentSource });
    }
    case 'link-issued': {
      if (event.count > 1) return byPhase(known, texts().join());
      // A download that has been made ready begins with its link.
      return shown(began.download === undefined ? known : { ...known, began: { ...began, download: nowMs } });
    }
    case 'ended':
      return closed(log);
    default:
      return entry.progressOf !== undefined && isQuiet(entry.progressOf, log) ? log : shown(known);
  }
}

function withStatus(log: LogState, event: EventOf<'job-status'>, text: string): LogState {
  const percent = event.share === null ? null : Math.floor(event.share * 100);
  const grown = percent !== null && Math.abs(percent - (log.percent ?? 0)) >= CHANGE_PERCENT;
  if (event.status === log.status && !grown && log.nowMs - log.saidMs < quietMs(event.elapsedMs))
    return aside(log, text);
  return { ...inside(log, 'wait', text), status: event.status, percent };
}

function quietMs(elapsedMs: number): number {
  return Math.min(QUIET_MOST_MS, Math.max(QUIET_LEAST_MS, QUIET_SHARE * elapsedMs));
}

/** Whether the progress of a transfer is not worth a line yet. */
function isQuiet(phase: Phase, { began, nowMs, saidMs }: LogState): boolean {
  const share = QUIET_SHARE * (nowMs - (began[phase] ?? nowMs));
  return nowMs - saidMs < Math.min(TRANSFER_QUIET_MOST_MS, Math.max(TRANSFER_QUIET_LEAST_MS, share));
}

/** A recurring problem has a line at first, and then as seldom as a status that does not change. */
function withTrouble(log: LogState, { problem }: EventOf<'call-repeated'>, text: string): LogState {
  const before = log.trouble;
  const same = before?.problem === problem;
  const sinceMs = before?.sinceMs ?? log.nowMs;
  const trouble = { problem, sinceMs, times: same ? before.times + 1 : 1 };
  const known = { ...log, trouble };
  if (same && log.nowMs - log.saidMs < quietMs(log.nowMs - sinceMs)) return aside(known, text);
  return byPhase(known, trouble.times > 1 ? `${text} (${trouble.times} times now)` : text);
}

/** An answer came: a reader who has seen a line about a lasting problem sees that it is over. */
function afterTrouble(log: LogState): LogState {
  const lastedMs = log.trouble === null ? 0 : log.nowMs - log.trouble.sinceMs;
  const known = { ...log, trouble: null };
  if (lastedMs < TROUBLE_MS) return known;
  const text = `The service answers again, after ${formatDuration(lastedMs)}`;
  return log.phase === 'unpack' ? outside(known, info(text)) : byPhase(known, text);
}

/** A line about the service, inside the group of the phase if that has one. */
function byPhase(log: LogState, text: string): LogState {
  const { phase } = log;
  return phase === 'wait' || phase === 'download' || phase === 'unpack'
    ? inside(log, phase, text)
    : outside(log, info(text));
}
