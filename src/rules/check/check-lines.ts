import { counted, grouped } from '../counted.ts';
import { formatDuration } from '../duration.ts';
import type { CheckOutcome } from './outcome.ts';

/** Warnings of a run, at most, when findings are told: the runner shows ten annotations of a kind for a step. */
export const NOTICES_MAX = 10;

/** What is said of a site check in the log. */

/** `Checked 1,234 of 5,678 files so far`. */
export function checkProgressText(event: {
  readonly fileCount: number;
  readonly totalFiles: number;
}): string {
  return `Checked ${grouped(event.fileCount)} of ${counted(event.totalFiles, 'file')} so far`;
}

/** `Checked 12 pages in 0.3 s: nothing wrong`. */
export function checkedText(outcome: CheckOutcome, tookMs: number): string {
  return `Checked ${counted(outcome.pages, 'page')} in ${formatDuration(tookMs)}: ${[verdictText(outcome), ...leftOutTexts(outcome)].join('; ')}${skippedText(outcome)}`;
}

/** What was counted only, because it is more than a check holds; a clause each. */
export function leftOutTexts({ loadsLeftOut, linksLeftOut }: CheckOutcome): readonly string[] {
  const { references, pages } = loadsLeftOut;
  return [
    ...(references > 0
      ? [`${counted(references, 'load')} from further hosts, on ${counted(pages, 'page')}, not listed`]
      : []),
    ...(linksLeftOut > 0 ? [`${counted(linksLeftOut, 'link')} to names on other pages not looked up`] : []),
  ];
}

/** `nothing wrong`, or `2 findings in 31 places`. */
export function verdictText({ findings, places }: CheckOutcome): string {
  return findings === 0 ? 'nothing wrong' : `${counted(findings, 'finding')} in ${counted(places, 'place')}`;
}

function skippedText({ skipped }: CheckOutcome): string {
  return skipped === null ? '' : `; not looked into: ${counted(skipped.count, 'file')}`;
}

/**
 * The findings that are worth an annotation each, after `warned` other warnings. A run that fails for them has one
 * more, its error.
 */
export function noticesOf(
  { outcome, refused }: { readonly outcome: CheckOutcome; readonly refused: boolean },
  warned: number,
): readonly string[] {
  const { notices, findings } = outcome;
  const most = Math.max(1, NOTICES_MAX - warned - (refused ? 1 : 0));
  if (findings <= most) return notices.slice(0, most);
  const shown = notices.slice(0, most - 1);
  return [
    ...shown,
    `The site check found ${grouped(findings - shown.length)} more. The summary of this run has them by kind, and 'check-report' writes all of them to a file.`,
  ];
}

export function brokenCheckText(problem: string): string {
  return `The site is not checked: ${problem}. It is published all the same, as 'check: warn' asks for.`;
}
