import type { Phase, Subject } from '../core/run.ts';

/** How the log is folded: which lines stand outside, which inside of a group, and when a group is opened and closed. */

/** `group` opens a part of the log that a reader may unfold, `endgroup` closes it. They are never nested. */
export interface LogLine {
  readonly level: 'info' | 'warning' | 'debug' | 'group' | 'endgroup';
  readonly text: string;
}

/** The parts of the log that are folded. What a reader must not miss stands outside of them. */
export type Group = 'wait' | 'download' | 'unpack' | 'check' | 'upload';

/** What the log has said, so that it says nothing twice. Times in milliseconds since the epoch. */
export interface LogState {
  readonly subject: Subject;
  readonly saidMs: number;
  readonly phase: Phase | null;
  readonly began: Readonly<Partial<Record<Phase, number>>>;
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

export function newLogState(nowMs: number): LogState {
  return {
    subject: 'export',
    saidMs: nowMs,
    phase: null,
    began: {},
    open: null,
    seen: [],
    status: null,
    percent: null,
    warnings: 0,
    trouble: null,
  };
}

/** Lines to say, and the state after them. */
export interface Said {
  readonly lines: readonly LogLine[];
  readonly state: LogState;
}

/** Lines that stand for themselves, after what was said before them. */
export function outside(lines: readonly LogLine[], before: Said, nowMs: number): Said {
  if (lines.length === 0) return before;
  return {
    lines: [...before.lines, ...closing(before.state), ...lines],
    state: {
      ...before.state,
      open: null,
      saidMs: nowMs,
      warnings: before.state.warnings + lines.filter(({ level }) => level === 'warning').length,
    },
  };
}

/** A line that is folded, after what was said before it. */
export function inside(group: Group, text: string, before: Said, nowMs: number): Said {
  const { state } = before;
  // The bundle may be downloaded and unpacked at once: their lines take turns, and share the group that is open.
  const fits = state.open === group || (state.open !== null && state.open !== 'wait' && group !== 'wait');
  const opening = fits ? [] : [...closing(state), { level: 'group', text: titleOf(group, state) } as const];
  return {
    lines: [...before.lines, ...opening, info(text)],
    state: {
      ...state,
      saidMs: nowMs,
      open: fits ? state.open : group,
      seen: state.seen.includes(group) ? state.seen : [...state.seen, group],
    },
  };
}

/** Nothing to say. */
export function quiet(state: LogState): Said {
  return { lines: [], state };
}

/** Closes the group that is open, if one is. */
export function closing({ open }: LogState): readonly LogLine[] {
  return open === null ? [] : [{ level: 'endgroup', text: '' }];
}

function titleOf(group: Group, { subject, seen }: LogState): string {
  const doing = { wait: `waiting for the ${subject === 'export' ? 'export' : 'agent'}`, ...DOING }[group];
  return seen.includes(group) ? `Still ${doing}` : doing.charAt(0).toUpperCase() + doing.slice(1);
}

const DOING = {
  download: 'downloading the bundle',
  unpack: 'unpacking the bundle',
  check: 'checking the site',
  upload: 'uploading',
} as const;

export function info(text: string): LogLine {
  return { level: 'info', text };
}

export function warning(text: string): LogLine {
  return { level: 'warning', text };
}

export function debug(text: string): LogLine {
  return { level: 'debug', text };
}
