import { Failure } from '../core/failure.ts';
import type { PhaseEvent, Emit } from '../core/run.ts';
import { diskFailure } from '../system/disk-failure.ts';
import type { CheckOrder } from './check-inputs.ts';
import type { CheckEvent } from './events.ts';
import type { OnProgress, ReaderAnswer, ReadOrder } from './reader-process.ts';
import { noticeOf } from './report/check-text.ts';

/** The disk, as the check needs it. */
export interface CheckStaging {
  /** Reads the unpacked site in a process that the run can lose, and writes the report where `reportPath` is set. */
  readSite(
    order: Pick<ReadOrder, 'hosting' | 'reportPath'>,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<ReaderAnswer>;
  /** The draft path for the report that will be at `path`. Throws `disk-full`, `disk-error`. */
  draftReport(path: string): string;
  /** Publishes the report that was written to `draft` together with the site. */
  keepReport(draft: string, path: string): void;
  /** Publishes that report alone, for a site that is not published. Throws `disk-full`, `disk-error`. */
  publishReport(path: string): void;
}

interface CheckPorts {
  readonly staging: CheckStaging;
  readonly emit: Emit<CheckEvent | PhaseEvent>;
}

/**
 * Checks the unpacked site before anything is published. Resolves with the later path of the report; `null`: there is no
 * report. Rejects with `site-check-failed` for findings and `site-check-broken` when the check fails (both only
 * with `check: fail`), with `disk-*` for a report that cannot be written, or with the reason of the signal.
 */
export async function checkSite(
  order: CheckOrder,
  { staging, emit }: CheckPorts,
  signal: AbortSignal,
): Promise<string | null> {
  emit({ kind: 'phase', phase: 'check' });
  const { hosting, reportPath } = order;
  const draft = reportPath === null ? null : staging.draftReport(reportPath);
  const onProgress: OnProgress = (fileCount, totalFiles) => {
    emit({ kind: 'check-progress', fileCount, totalFiles });
  };
  const answer = await staging.readSite({ hosting, reportPath: draft }, onProgress, signal);
  if (answer.kind === 'unwritten') {
    const error = Object.assign(new Error(answer.problem), { code: answer.code });
    throw diskFailure(error, reportPath ?? '', 'write the report of the site check');
  }
  if (answer.kind === 'failed') {
    const { problem } = answer;
    if (order.onFindings === 'fail') throw new Failure('site-check-broken', { problem });
    emit({ kind: 'check-broken', problem });
    return null;
  }
  const { outcome } = answer;
  const refused = order.onFindings === 'fail' && outcome.findings > 0;
  emit({ kind: 'site-checked', outcome, refused });
  if (draft !== null && reportPath !== null) staging.keepReport(draft, reportPath);
  if (!refused) return reportPath;
  if (reportPath !== null) {
    staging.publishReport(reportPath);
    emit({ kind: 'check-report-written', path: reportPath });
  }
  const { findings, places, pages, groups } = outcome;
  const first = groups[0] === undefined ? '' : noticeOf(groups[0]);
  throw new Failure('site-check-failed', { findings, places, pages, first, reportPath });
}
