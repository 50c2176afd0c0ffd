import type { FailureFacts } from '../../core/failure.ts';
import { counted, grouped, formatDuration } from '../../text/amounts.ts';
import { howToResume, quote, site, type RunFacts } from '../../text/words.ts';
import type { CheckOutcome } from './outcome.ts';
import { countedKind } from './problem-text.ts';

/** `Checked 1,234 of 5,678 files so far` */
export function checkProgressText(event: { fileCount: number; totalFiles: number }): string {
  return `Checked ${grouped(event.fileCount)} of ${counted(event.totalFiles, 'file')} so far`;
}

/** `Checked 12 pages in 0.3 s: no problems found` */
export function checkedText(outcome: CheckOutcome, tookMs: number): string {
  const { optional, skipped } = outcome;
  const rest = [
    ...(optional.findings > 0 ? [`not counted: ${countedKind('missing-optional', optional.findings)}`] : []),
    ...leftOutTexts(outcome),
    ...(skipped === null ? [] : [`${counted(skipped.count, 'file')} not fully checked`]),
  ];
  const took = `Checked ${counted(outcome.pages, 'HTML file')} in ${formatDuration(tookMs)}`;
  return `${took}: ${[verdictText(outcome), ...rest].join('; ')}`;
}

/** `no problems found`, or `3 problems in 31 places: 2 broken links, 1 missing file` */
export function verdictText({ findings, places, kinds }: CheckOutcome): string {
  if (findings === 0) return 'no problems found';
  const byKind = kinds.map(({ kind, count }) => countedKind(kind, count));
  return `${counted(findings, 'problem')} in ${counted(places, 'place')}: ${byKind.join(', ')}`;
}

/** What a report counts only, because there is too much of it; a clause each. */
export function leftOutTexts({ placesLeftOut, loadsLeftOut }: CheckOutcome): readonly string[] {
  return [
    ...(placesLeftOut > 0 ? [`${counted(placesLeftOut, 'place')} not listed`] : []),
    ...(loadsLeftOut > 0 ? [`${counted(loadsLeftOut, 'external request')} to further hosts not listed`] : []),
  ];
}

/** `problem` is one clause. */
export function brokenCheckText(problem: string): string {
  return `The site is not checked: ${problem}. With 'check: warn' it is published anyway.`;
}

/** State and next step of what the site check can end a run with. */
export const CHECK_PROSE: {
  readonly [C in 'site-check-failed' | 'site-check-broken']: (
    facts: FailureFacts[C],
    run: RunFacts,
  ) => readonly [string, string];
} = {
  'site-check-failed': ({ findings, places, pages, first, reportPath }, run) => [
    `Cannot publish ${site(run)}: the site check found ${counted(findings, 'problem')} in ${counted(places, 'place')} (${counted(pages, 'HTML file')} checked). The most harmful: ${first}`,
    `${reportPath === null ? "The summary shows what to repair first; 'check-report' writes all problems to a file." : `All problems are in ${quote(reportPath)}.`} With 'check: warn' the site is published anyway.`,
  ],
  'site-check-broken': ({ problem }, run) => [
    `Cannot check ${site(run)}: ${problem}`,
    `${howToResume(run)} With 'check: warn' the site is published even if it cannot be checked.`,
  ],
};
