import { Failure, type GateProblem } from '../core/failure.ts';
import type { PhaseEvent, Emit } from '../core/run.ts';
import { diskFailure } from '../system/disk-failure.ts';
import type { CheckOrder } from './check-inputs.ts';
import type { CheckEvent } from './events.ts';
import type { OnProgress, ReaderAnswer, ReadOrder } from './reader-process.ts';
import type { PageTexts, PagesRead } from '../site/page-texts.ts';
import { noticeOf } from './report/check-text.ts';
import type { CheckOutcome } from './report/outcome.ts';

/** The disk, as the check needs it. */
export interface CheckStaging {
  /** Reads the unpacked site in a process that the run can lose, and writes the report where `reportPath` is set. */
  readSite(
    order: Pick<ReadOrder, 'hosting' | 'reportPath' | 'textsPath'>,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<ReaderAnswer>;
  /** Where to write the texts of the pages, for this run alone. Throws `disk-full`, `disk-error`. */
  placeTexts(): string;
  /** The texts that were written there. */
  pageTexts(path: string): PageTexts;
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

export interface ReadingOrder {
  /** `null`: nothing is checked. */
  readonly check: CheckOrder | null;
  readonly readsTexts: boolean;
  /** Why a site with such pages is not fit to be published. */
  readonly judge: (pages: PagesRead) => readonly GateProblem[];
}

export interface SiteRead extends PagesRead {
  /** The path that the report will have; `null`: there is none. */
  readonly reportPath: string | null;
}

const NOTHING: SiteRead = { reportPath: null, texts: null, errorPages: null, siteUrl: null };

/**
 * Reads the unpacked site before anything is published: checks it, reads the texts of its pages, or both. Rejects with
 * `site-incomplete` for what `judge` finds, with `site-check-failed` for findings and `site-check-broken` when the check
 * fails (both only with `check: fail`), with `disk-*` for a report that cannot be written, or with the reason of the signal.
 */
export async function checkSite(
  { check, readsTexts, judge }: ReadingOrder,
  { staging, emit }: CheckPorts,
  signal: AbortSignal,
): Promise<SiteRead> {
  if (check === null && !readsTexts) return NOTHING;
  emit({ kind: 'phase', phase: 'check' });
  const { hosting = null, reportPath = null } = check ?? {};
  const isStrict = check?.onFindings === 'fail';
  const draft = reportPath === null ? null : staging.draftReport(reportPath);
  const onProgress: OnProgress = (fileCount, totalFiles) => {
    emit({ kind: 'check-progress', isCheck: check !== null, fileCount, totalFiles });
  };
  const textsPath = readsTexts ? staging.placeTexts() : null;
  const answer = await staging.readSite({ hosting, reportPath: draft, textsPath }, onProgress, signal);
  if (answer.kind === 'unwritten') {
    const error = Object.assign(new Error(answer.problem), { code: answer.code });
    throw diskFailure(error, reportPath ?? '', 'write the report of the site check');
  }
  if (answer.kind === 'failed') {
    const { problem } = answer;
    if (isStrict) throw new Failure('site-check-broken', { problem });
    if (check !== null) emit({ kind: 'check-broken', problem });
    if (readsTexts) emit({ kind: 'texts-unread', problem });
    return NOTHING;
  }
  const texts = textsPath === null ? null : staging.pageTexts(textsPath);
  if (texts !== null) emit({ kind: 'texts-read', pages: texts.size });
  const { outcome, errorPages } = answer;
  const pages = { texts, errorPages, siteUrl: outcome?.siteUrl ?? null };
  const problems = judge(pages);
  const incomplete = problems.length === 0 ? null : new Failure('site-incomplete', { problems });
  const failure = incomplete ?? (outcome === null || !isStrict ? null : failureOf(outcome, reportPath));
  if (outcome !== null) emit({ kind: 'site-checked', outcome, refused: failure !== null });
  if (draft !== null && reportPath !== null) staging.keepReport(draft, reportPath);
  if (failure === null) return { reportPath, ...pages };
  if (reportPath !== null) {
    staging.publishReport(reportPath);
    emit({ kind: 'check-report-written', path: reportPath });
  }
  throw failure;
}

function failureOf(
  { findings, places, pages, groups: [worst] }: CheckOutcome,
  reportPath: string | null,
): Failure | null {
  if (findings === 0) return null;
  const first = worst === undefined ? '' : noticeOf(worst);
  return new Failure('site-check-failed', { findings, places, pages, first, reportPath });
}
