import type { Phase } from '../core/run.ts';
import { formatDuration } from '../text/amounts.ts';
import { capitalized } from '../text/words.ts';
import { EVENTS } from './event-table.ts';
import type { EventOf, RunEvent } from './event.ts';
import type { Entry, Group } from './job-events.ts';
import type { RunRecord } from './run-record.ts';

/** Silence longer than this looks like a step that hangs. */
const QUIET_MIN_MS = 30_000;
const TRANSFER_QUIET_MIN_MS = 10_000;
/** Who has waited long expects fewer lines: one after a fifth of the wait, up to these. */
const QUIET_SHARE = 0.2;
const QUIET_MAX_MS = 5 * 60_000;
const TRANSFER_QUIET_MAX_MS = 60_000;
const CHANGE_PERCENT = 10;
/** A problem that has lasted for less needs no all-clear. */
const TROUBLE_MS = 30_000;

/** `group` opens a part of the log that a reader may unfold, `endgroup` closes it. They are never nested. */
export interface LogLine {
  readonly level: 'info' | 'notice' | 'warning' | 'debug' | 'group' | 'endgroup';
  readonly text: string;
}

/** The log after an event, and what it has said, so that it says nothing twice. Times in milliseconds since the epoch. */
export interface LogState {
  /** The lines of the last event. */
  readonly lines: readonly LogLine[];
  /** All that has been emitted. */
  readonly run: RunRecord;
  /** When the last line was written that is not for debugging. */
  readonly saidMs: number;
  readonly open: Group | null;
  /** Groups that have been opened before. */
  readonly seen: readonly Group[];
  readonly status: string | null;
  readonly percent: number | null;
  /** Warnings so far: the runner shows only some of them as annotations. */
  readonly warnings: number;
  /** A problem of the service that lasts. */
  readonly trouble: { readonly problem: string; readonly sinceMs: number; readonly times: number } | null;
}

export function newLogState(run: RunRecord): LogState {
  return {
    lines: [],
    run,
    saidMs: run.nowMs,
    open: null,
    seen: [],
    status: null,
    percent: null,
    warnings: 0,
    trouble: null,
  };
}

/** The log after one more event, which `run` has already; its `lines` are those of that event. */
export function logLines(event: RunEvent, before: LogState, run: RunRecord): LogState {
  const entry: Entry<RunEvent> = EVENTS[event.kind];
  const log = { ...before, run, lines: [] };
  // Written out only where it is shown: events of progress come by the thousand.
  const texts = (one: RunEvent = event): readonly string[] => {
    const phase = entry.ends ?? entry.progressOf;
    return [entry.says?.(one, phase && tookMs(phase, run)) ?? []].flat();
  };
  const shown = (after: LogState): LogState => {
    const group = entry.within?.(event);
    if (group === 'debug') return texts().reduce(aside, after);
    if (group !== undefined) return texts().reduce((state, text) => inside(state, group, text), after);
    const line = (level: LogLine['level'], text: string | readonly string[] = []): readonly LogLine[] =>
      [text].flat().map((one) => ({ level, text: one }));
    return outside(
      after,
      ...line('info', texts()),
      ...line('notice', entry.notes?.(event)),
      ...line('warning', entry.warns?.(event, log.warnings)),
    );
  };
  const known = entry.isAnswer === true ? afterTrouble(log) : log;
  switch (event.kind) {
    case 'phase':
      return { ...log, saidMs: run.nowMs };
    case 'call-repeated':
      return withTrouble(log, event, texts().join());
    case 'job-status':
      return withStatus(known, event, texts().join());
    case 'status-unknown':
      // The poll that follows has the same status: it is not worth a second line.
      return shown({ ...log, status: event.status });
    case 'agent-job': {
      const said = before.run.last['agent-job'];
      return said !== undefined && texts(said).join() === texts().join() ? known : shown(known);
    }
    case 'link-issued':
      return event.count > 1 ? byPhase(known, texts().join()) : shown(known);
    case 'ended':
      return closed(log);
    default:
      return entry.progressOf !== undefined && isQuiet(entry.progressOf, log) ? log : shown(known);
  }
}

/** Since the last beginning of a phase; `undefined` where it did not begin. */
function tookMs(phase: Phase, { phases, nowMs }: RunRecord): number | undefined {
  const begun = phases.findLast((one) => one.phase === phase);
  return begun && nowMs - begun.startedMs;
}

function withStatus(log: LogState, event: EventOf<'job-status'>, text: string): LogState {
  const percent = event.share === null ? null : Math.floor(event.share * 100);
  const grown = percent !== null && Math.abs(percent - (log.percent ?? 0)) >= CHANGE_PERCENT;
  if (event.status === log.status && !grown && silenceMs(log) < quietMs(event.elapsedMs))
    return aside(log, text);
  return { ...inside(log, 'wait', text), status: event.status, percent };
}

function silenceMs({ run, saidMs }: LogState): number {
  return run.nowMs - saidMs;
}

function quietMs(elapsedMs: number): number {
  return Math.min(QUIET_MAX_MS, Math.max(QUIET_MIN_MS, QUIET_SHARE * elapsedMs));
}

/** Whether the progress of a transfer is not worth a line yet. */
function isQuiet(phase: Phase, log: LogState): boolean {
  const share = QUIET_SHARE * (tookMs(phase, log.run) ?? 0);
  return silenceMs(log) < Math.min(TRANSFER_QUIET_MAX_MS, Math.max(TRANSFER_QUIET_MIN_MS, share));
}

/** A recurring problem has a line at first, and then as seldom as a status that does not change. */
function withTrouble(log: LogState, { problem }: EventOf<'call-repeated'>, text: string): LogState {
  const before = log.trouble;
  const { nowMs } = log.run;
  const same = before?.problem === problem;
  const sinceMs = before?.sinceMs ?? nowMs;
  const trouble = { problem, sinceMs, times: same ? before.times + 1 : 1 };
  const known = { ...log, trouble };
  if (same && silenceMs(log) < quietMs(nowMs - sinceMs)) return aside(known, text);
  return byPhase(known, trouble.times > 1 ? `${text} (${trouble.times} times now)` : text);
}

/** An answer came: a reader who has seen a line about a lasting problem sees that it is over. */
function afterTrouble(log: LogState): LogState {
  const lastedMs = log.trouble === null ? 0 : log.run.nowMs - log.trouble.sinceMs;
  const known = { ...log, trouble: null };
  if (lastedMs < TROUBLE_MS) return known;
  const text = `The service answers again, after ${formatDuration(lastedMs)}`;
  return phaseOf(log) === 'unpack' ? outside(known, { level: 'info', text }) : byPhase(known, text);
}

/** A line about the service, inside the group of the phase if that has one. */
function byPhase(log: LogState, text: string): LogState {
  const phase = phaseOf(log);
  return phase === 'wait' || phase === 'download' || phase === 'unpack'
    ? inside(log, phase, text)
    : outside(log, { level: 'info', text });
}

/** The phase that began last. */
function phaseOf({ run }: LogState): Phase | undefined {
  return run.phases.at(-1)?.phase;
}

/** Adds lines that everybody sees: an open group is closed before them. */
function outside(log: LogState, ...lines: readonly LogLine[]): LogState {
  if (lines.length === 0) return log;
  return {
    ...closed(log, ...lines),
    saidMs: log.run.nowMs,
    warnings: log.warnings + lines.filter(({ level }) => level === 'warning').length,
  };
}

/** Adds a line to a group. */
function inside(log: LogState, group: Group, text: string): LogState {
  // The bundle may be downloaded and unpacked at once: their lines take turns, and share the group that is open.
  const fits = log.open === group || (log.open !== null && log.open !== 'wait' && group !== 'wait');
  const { lines } = fits ? log : closed(log, { level: 'group', text: titleOf(group, log) });
  return {
    ...log,
    lines: [...lines, { level: 'info', text }],
    saidMs: log.run.nowMs,
    open: fits ? log.open : group,
    seen: log.seen.includes(group) ? log.seen : [...log.seen, group],
  };
}

/** Adds a line for the debug log, which most readers do not see: it breaks no silence. */
function aside(log: LogState, text: string): LogState {
  return { ...log, lines: [...log.lines, { level: 'debug', text }] };
}

/** Closes the group that is open, if one is, and adds lines as they are. */
function closed(log: LogState, ...lines: readonly LogLine[]): LogState {
  const ending = log.open === null ? [] : [{ level: 'endgroup', text: '' } as const];
  return { ...log, open: null, lines: [...log.lines, ...ending, ...lines] };
}

function titleOf(group: Group, { run, seen }: LogState): string {
  const doing = {
    wait: run.subject === 'export' ? 'waiting for the export' : 'waiting for the agent',
    download: 'downloading the bundle',
    unpack: 'unpacking the bundle',
    check: 'checking the site',
    texts: 'reading the texts of the pages',
    upload: 'uploading',
    verify: 'verifying the site',
  }[group];
  return seen.includes(group) ? `Still ${doing}` : capitalized(doing);
}
