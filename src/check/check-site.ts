import { Failure, type GateProblem } from '../core/failure.ts';
import type { PhaseEvent, Emit } from '../core/run.ts';
import type { SiteDrafts } from '../publish/drafts.ts';
import { diskFailure } from '../system/disk-failure.ts';
import type { CheckOptions } from './check-inputs.ts';
import type { CheckEvent } from './events.ts';
import type { OnProgress, ReadSite, TextsWanted } from './reader-process.ts';
import { PAGES_UNREAD, type PagesRead } from '../site/inspect-site.ts';
import { noticeOf } from './report/check-text.ts';
import type { CheckOutcome } from './report/outcome.ts';

interface CheckPorts {
  readonly readSite: ReadSite;
  readonly drafts: Pick<SiteDrafts, 'place' | 'keep' | 'publishAlone'>;
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
  { readSite, drafts, emit }: CheckPorts,
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
  const { answer, texts: read } = await readSite(reading, onProgress, signal);
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
