import * as core from '@actions/core';
import { Failure, isKnownFailure } from '../core/failure.ts';
import type { Emit, RunResult } from '../core/run.ts';
import { printable } from '../text/redact.ts';
import { oneLine } from '../text/words.ts';
import type { RunEvent } from './event.ts';
import { explain } from './explain.ts';
import type { Narrator } from './narrator.ts';
import type { RunRecord } from './run-record.ts';
import { TITLES } from './run-words.ts';
import { summaryOf } from './summary.ts';

/** The runner cuts an annotation at 4,096 characters, without a word. */
const ANNOTATION_MAX_CHARS = 4_000;

/** Stars that are no markup. */
const MARKDOWN_MARK = '\\*\\*\\*';

/** How a run ended: with a result, or with whatever was thrown. */
export type RunEnd = { readonly result: RunResult } | { readonly thrown: unknown };

/** Tells the runner how the run ended: `result`, one annotation, the summary. Returns the exit code. */
export async function report(how: RunEnd, { emit, record, masked }: Narrator): Promise<0 | 1> {
  const end = emitEnd(how, emit);
  const failed = 'thrown' in end;
  if (failed) annotate(end.thrown, record(), masked);
  await writeSummary(masked(summaryOf(record()), MARKDOWN_MARK));
  return failed ? 1 : 0;
}

/** Emits the end, and gives it back: a good run whose result cannot be written has failed. */
function emitEnd(end: RunEnd, emit: Emit<RunEvent>): RunEnd {
  const failed = 'thrown' in end;
  try {
    const failure = failed ? asFailure(end.thrown) : null;
    emit({ kind: 'ended', result: failed ? resultOf(end.thrown) : end.result, failure });
    return end;
  } catch (error) {
    // The failure that was there first is the one to annotate.
    return failed ? end : emitEnd({ thrown: error }, emit);
  }
}

function asFailure(thrown: unknown): Failure {
  return isKnownFailure(thrown) ? thrown : new Failure('bug', { what: describe(thrown) }, thrown);
}

function describe(thrown: unknown): string {
  return thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
}

export function resultOf(thrown: unknown): RunResult {
  switch (isKnownFailure(thrown) ? thrown.code : null) {
    case 'job-failed':
    case 'agent-failed':
    case 'no-pull-request':
      return 'failed';
    case 'job-timeout':
    case 'busy-timeout':
      return 'timeout';
    case 'cancelled':
      return 'cancelled';
    case 'site-broken':
      return 'broken';
    case 'site-stale':
      return 'stale';
    default:
      return 'error';
  }
}

function annotate(thrown: unknown, run: RunRecord, masked: Narrator['masked']): void {
  const failure = asFailure(thrown);
  const { sentence, nextStep, more } = explain(failure, run);
  const title = TITLES[run.subject];
  const text = masked(oneLine(`${sentence} ${nextStep}`));
  const room = ANNOTATION_MAX_CHARS - (more?.length ?? 0);
  const shown = text.length > room ? `${text.slice(0, room)} …` : text;
  core.error(more === null ? shown : `${shown} More: ${more}`, { title: `${title}: ${failure.code}` });
  for (let cause = thrown; cause instanceof Error; cause = cause.cause)
    core.debug(masked(printable(cause.stack ?? cause.message)));
}

/** A runner that has no summary, or cannot take one, must not turn a good run red. */
async function writeSummary(markdown: string): Promise<void> {
  try {
    await core.summary.addRaw(markdown).write();
  } catch (error) {
    core.debug(printable(`No summary: ${describe(error)}`));
  }
}
