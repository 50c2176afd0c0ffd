import { Failure, type GateProblem } from '../core/failure.ts';
import type { PhaseEvent, Emit } from '../core/run.ts';
import { diskFailure } from '../system/disk-failure.ts';
import type { CheckOptions } from './check-inputs.ts';
import type { CheckEvent } from './events.ts';
import type { OnProgress, ReaderAnswer, ReadRequest } from './reader-process.ts';
import { PAGES_UNREAD, type PagesRead } from '../site/inspect-site.ts';
import type { SiteFiles } from '../site/file-index.ts';
import type { PreviousSite } from '../site/manifest.ts';
import type { TextsRead } from '../site/page-texts.ts';
import { noticeOf } from './report/check-text.ts';
import type { CheckOutcome } from './report/outcome.ts';

/** The unpacked site, as the check reads it. */
export interface CheckStaging {
  /**
   * Reads the site below `root` in a process that the run can lose, and writes the report where `reportPath` is set.
   * `texts`: of its pages, where they are wanted and could be read.
   */
  readSite(
    request: ReadingRequest,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<{ readonly answer: ReaderAnswer; readonly texts: TextsRead | null }>;
}

export interface ReadingRequest extends Pick<ReadRequest, 'root' | 'hosting' | 'reportPath' | 'accepted'> {
  /** `null`: texts are not wanted. */
  readonly textsFor: TextsWanted | null;
}

/** What the texts of the pages are compared with. */
export interface TextsWanted {
  readonly site: SiteFiles;
  /** `null`: with nothing. */
  readonly previous: PreviousSite | null;
}

/** The files about a site that appear with it. Every method throws `disk-full` or `disk-error`. */
export interface ReportDrafts {
  /** The draft path for the report that will be at `path`. */
  place(path: string): string;
  /** Publishes the report that was written to `draft` together with the site. */
  keep(draft: string, path: string): void;
  /** Publishes that report alone, for a site that is not published. */
  publishAlone(path: string): void;
}

interface CheckPorts {
  readonly staging: CheckStaging;
  readonly drafts: ReportDrafts;
  readonly emit: Emit<CheckEvent | PhaseEvent>;
}

export interface ReadingOptions {
  /** `null`: nothing is checked. */
  readonly check: CheckOptions | null;
  /** `null`: texts are not wanted. */
  readonly textsFor: TextsWanted | null;
  /** Absolute path of the unpacked site. */
  readonly root: string;
  /** Why a site with such pages is not fit to be published. */
  readonly judge: (pages: PagesRead) => readonly GateProblem[];
}

export interface SiteRead extends PagesRead {
  /** The path that the report will have; `null`: there is none. */
  readonly reportPath: string | null;
}

/**
 * Reads the unpacked site before anything is published: checks it, reads the texts of its pages, or both. Rejects with
 * `site-incomplete` for what `judge` finds, with `site-check-failed` for findings and `site-check-broken` when the check
 * fails (both only with `check: fail`), with `disk-*` for a report that cannot be written, or with the reason of the signal.
 */
export async function checkSite(
  { check, textsFor, root, judge }: ReadingOptions,
  { staging, drafts, emit }: CheckPorts,
  signal: AbortSignal,
): Promise<SiteRead> {
  if (check === null && textsFor === null) return { reportPath: null, ...PAGES_UNREAD };
  emit({ kind: 'phase', phase: 'check' });
  // Where nothing is checked, what hosts are asked for does not matter.
  const { hosting = 'cloud', reportPath = null, accepted, missingBaseline = null } = check ?? {};
  const isStrict = check?.onFindings === 'fail';
  const draft = reportPath === null ? null : drafts.place(reportPath);
  const onProgress: OnProgress = (fileCount, totalFiles) => {
    emit({ kind: 'check-progress', isCheck: check !== null, fileCount, totalFiles });
  };
  const reading = { root, hosting, reportPath: draft, accepted, textsFor };
  const { answer, texts: read } = await staging.readSite(reading, onProgress, signal);
  if (answer.kind === 'unwritten') {
    const error = Object.assign(new Error(answer.problem), { code: answer.code });
    throw diskFailure(error, reportPath ?? '', 'write the report of the site check');
  }
  if (answer.kind === 'failed') {
    const { problem } = answer;
    if (isStrict) throw new Failure('site-check-broken', { problem });
    if (check !== null) emit({ kind: 'check-broken', problem });
    if (textsFor !== null) emit({ kind: 'texts-unread', problem });
    const problems = judge(PAGES_UNREAD);
    if (problems.length > 0) throw new Failure('site-incomplete', { problems });
    return { reportPath: null, ...PAGES_UNREAD };
  }
  if (read !== null) emit({ kind: 'texts-read', pages: read.texts.size });
  const { outcome, errorPages, addressStyle } = answer;
  const { texts, repeated } = read ?? PAGES_UNREAD;
  const pages = { texts, repeated, errorPages, siteUrl: outcome.siteUrl, addressStyle };
  const problems = judge(pages);
  const incomplete = problems.length === 0 ? null : new Failure('site-incomplete', { problems });
  const failure = incomplete ?? (isStrict ? failureOf(outcome, { reportPath, missingBaseline }) : null);
  if (check !== null) emit({ kind: 'site-checked', outcome, missingBaseline, refused: failure !== null });
  if (draft !== null && reportPath !== null) drafts.keep(draft, reportPath);
  if (failure === null) return { reportPath, ...pages };
  if (reportPath !== null) {
    drafts.publishAlone(reportPath);
    emit({ kind: 'check-report-written', path: reportPath });
  }
  throw failure;
}

function failureOf(
  { findings, places, pages, groups: [worst], baseline }: CheckOutcome,
  paths: Pick<CheckOptions, 'reportPath' | 'missingBaseline'>,
): Failure | null {
  if (findings === 0) return null;
  const first = worst === undefined ? '' : noticeOf(worst);
  const known = baseline?.known ?? null;
  return new Failure('site-check-failed', { findings, places, pages, first, known, ...paths });
}
