import type { RunRecord } from './run-record.ts';

/** A phase as a reader knows it. The wait is two of them: a queued job, and one that is rendered. */
export type SpanName = 'Queue' | 'Render' | 'Bundle' | 'Download' | 'Unpack' | 'Check' | 'Publish' | 'Upload';

/** When a phase began and ended, in milliseconds since the epoch. Spans may overlap. */
export interface Span {
  readonly name: SpanName;
  readonly startMs: number;
  readonly endMs: number;
  /** The run ended in the middle of it. */
  readonly broken: boolean;
}

const NAMES = {
  bundle: 'Bundle',
  download: 'Download',
  unpack: 'Unpack',
  check: 'Check',
  publish: 'Publish',
  upload: 'Upload',
} as const;

/** What a run has spent its time on after the start, in the order in which it began. */
export function spansOf({ phases, renderingSinceMs, nowMs }: RunRecord): readonly Span[] {
  return phases.flatMap(({ phase, startedMs, endedMs }): readonly Span[] => {
    const endMs = endedMs ?? nowMs;
    const broken = endedMs === null;
    if (phase === 'start') return [];
    if (phase !== 'wait') return [{ name: NAMES[phase], startMs: startedMs, endMs, broken }];
    if (renderingSinceMs === null) return [{ name: 'Queue', startMs: startedMs, endMs, broken }];
    return [
      { name: 'Queue', startMs: startedMs, endMs: renderingSinceMs, broken: false },
      { name: 'Render', startMs: renderingSinceMs, endMs, broken },
    ];
  });
}
