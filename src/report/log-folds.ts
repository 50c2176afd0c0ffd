import type { Phase, Subject } from '../core/run.ts';
import { capitalized } from '../text/words.ts';

/** How the log is folded: which lines stand inside a group, which outside, and when a group is opened and closed. */

/** `group` opens a part of the log that a reader may unfold, `endgroup` closes it. They are never nested. */
export interface LogLine {
  readonly level: 'info' | 'notice' | 'warning' | 'debug' | 'group' | 'endgroup';
  readonly text: string;
}

/** The folded groups of the log. Lines that a reader must not miss are outside of them. */
export type Group = 'wait' | 'download' | 'unpack' | 'check' | 'texts' | 'upload' | 'verify';

/** The log after an event, and what it has said, so that it says nothing twice. Times in milliseconds since the epoch. */
export interface LogState {
  /** The lines of the last event. */
  readonly lines: readonly LogLine[];
  readonly subject: Subject;
  readonly nowMs: number;
  /** When the last line was written that is not for debugging. */
  readonly saidMs: number;
  readonly phase: Phase | null;
  readonly began: Readonly<Partial<Record<Phase, number>>>;
  readonly open: Group | null;
  /** Groups that have been opened before. */
  readonly seen: readonly Group[];
  readonly status: string | null;
  readonly percent: number | null;
  /** What the log has said of where the agent works. */
  readonly agentSource: string;
  /** Warnings so far: the runner shows only some of them as annotations. */
  readonly warnings: number;
  /** A problem of the service that lasts. */
  readonly trouble: { readonly problem: string; readonly sinceMs: number; readonly times: number } | null;
}

export function newLogState(nowMs: number, subject: Subject = 'export'): LogState {
  return {
    lines: [],
    subject,
    nowMs,
    saidMs: nowMs,
    phase: null,
    began: {},
    open: null,
    seen: [],
    status: null,
    percent: null,
    agentSource: '',
    warnings: 0,
    trouble: null,
  };
}

/** Adds lines that everybody sees: an open group is closed before them. */
export function outside(log: LogState, ...lines: readonly LogLine[]): LogState {
  if (lines.length === 0) return log;
  return {
    ...closed(log, ...lines),
    saidMs: log.nowMs,
    warnings: log.warnings + lines.filter(({ level }) => level === 'warning').length,
  };
}

/** Adds a line to a group. */
export function inside(log: LogState, group: Group, text: string): LogState {
  // The bundle may be downloaded and unpacked at once: their lines take turns, and share the group that is open.
  const fits = log.open === group || (log.open !== null && log.open !== 'wait' && group !== 'wait');
  const { lines } = fits ? log : closed(log, { level: 'group', text: titleOf(group, log) });
  return {
    ...log,
    lines: [...lines, info(text)],
    saidMs: log.nowMs,
    open: fits ? log.open : group,
    seen: log.seen.includes(group) ? log.seen : [...log.seen, group],
  };
}

/** Adds a line for the debug log, which most readers do not see: it breaks no silence. */
export function aside(log: LogState, text: string): LogState {
  return { ...log, lines: [...log.lines, { level: 'debug', text }] };
}

/** Closes the group that is open, if one is, and adds lines as they are. */
export function closed(log: LogState, ...lines: readonly LogLine[]): LogState {
  const ending = log.open === null ? [] : [{ level: 'endgroup', text: '' } as const];
  return { ...log, open: null, lines: [...log.lines, ...ending, ...lines] };
}

function titleOf(group: Group, { subject, seen }: LogState): string {
  const doing = {
    wait: subject === 'export' ? 'waiting for the export' : 'waiting for the agent',
    download: 'downloading the bundle',
    unpack: 'unpacking the bundle',
    check: 'checking the site',
    texts: 'reading the texts of the pages',
    upload: 'uploading',
    verify: 'verifying the site',
  }[group];
  return seen.includes(group) ? `Still ${doing}` : capitalized(doing);
}

export function info(text: string): LogLine {
  return { level: 'info', text };
}

export function notice(text: string): LogLine {
  return { level: 'notice', text };
}

export function warning(text: string): LogLine {
  return { level: 'warning', text };
}
