import type { Phase } from '../core/run.ts';
import { formatDuration } from '../text/amounts.ts';
import { capitalized } from '../text/words.ts';
import type { RunRecord } from './run-record.ts';

/** A shorter run gets no diagram: it would show nothing that the table does not. */
const RUN_MIN_MS = 20_000;
/** A narrower bar cannot be seen; the table of times has that phase too. */
const SHARE_MIN = 0.01;

/**
 * The phases of a run as a Mermaid diagram, which GitHub draws in a summary; empty where there is too little to show.
 * A failed run has a mark where it ended, and the phase in which it ended is highlighted.
 */
export function timelineOf(record: RunRecord): string {
  const totalMs = record.nowMs - record.startedMs;
  const spans = spansOf(record).filter(
    ({ startMs, endMs, broken }) => broken || endMs - startMs >= SHARE_MIN * totalMs,
  );
  if (totalMs < RUN_MIN_MS || spans.length < 2) return '';
  const atService = spans.filter(({ phase }) => phase === 'wait');
  const here = spans.filter(({ phase }) => phase !== 'wait');
  const failure = record.end?.failure ?? null;
  return [
    '```mermaid',
    'gantt',
    `    accTitle: Phases of the export`,
    `    accDescr: ${label(spans.map(titleOf).join(', '))}`,
    // The reader's local time, as beside the lines of the log.
    '    dateFormat x',
    '    axisFormat %H:%M:%S',
    ...section('Service', atService),
    ...section('Step', here),
    ...(failure === null ? [] : [`    ${label(failure.code)} :crit, milestone, ${whole(record.nowMs)}, 0ms`]),
    '```',
  ].join('\n');
}

function section(name: string, spans: readonly Span[]): readonly string[] {
  const lines = spans.map(
    (span) =>
      `    ${label(titleOf(span))} :${span.broken ? 'crit, ' : ''}${whole(span.startMs)}, ${whole(span.endMs)}`,
  );
  return lines.length === 0 ? [] : [`    section ${name}`, ...lines];
}

function titleOf({ name, startMs, endMs }: Span): string {
  return `${name} (${formatDuration(endMs - startMs)})`;
}

/** Text for a diagram: whatever means something to Mermaid (`:`, `;`, `#`, `%%`, a new line, …) is left out. */
export function label(text: string): string {
  const harmless = text.replace(/[^\p{L}\p{N} ().,-]+/gu, ' ');
  return harmless.replace(/ +/g, ' ').trim();
}

function whole(ms: number): string {
  return String(Math.round(ms));
}

/** When a phase began and ended, in milliseconds since the epoch. Spans may overlap. */
export interface Span {
  readonly phase: Phase;
  /** The phase as a reader knows it. The wait is `Queue` and `Render`, where the service has told them apart. */
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
  /** The run ended in the middle of it. */
  readonly broken: boolean;
}

/** What a run has spent its time on after the start, in the order in which it began. */
export function spansOf({ phases, renderingSinceMs, status, nowMs }: RunRecord): readonly Span[] {
  const hasNoLink = phases.some(({ phase, endedMs }) => phase === 'bundle' && endedMs === null);
  return phases.flatMap(({ phase, startedMs, endedMs }): readonly Span[] => {
    const endMs = endedMs ?? nowMs;
    const broken = endedMs === null;
    if (phase === 'start' || (phase === 'download' && hasNoLink)) return [];
    if (phase !== 'wait') return [{ phase, name: capitalized(phase), startMs: startedMs, endMs, broken }];
    if (renderingSinceMs === null)
      return [{ phase, name: status === 'queued' ? 'Queue' : 'Wait', startMs: startedMs, endMs, broken }];
    return [
      { phase, name: 'Queue', startMs: startedMs, endMs: renderingSinceMs, broken: false },
      { phase, name: 'Render', startMs: renderingSinceMs, endMs, broken },
    ];
  });
}
