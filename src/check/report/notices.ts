import { grouped } from '../../rules/counted.ts';
import { quote } from '../../rules/run-words.ts';
import type { Group } from './groups.ts';
import type { CheckOutcome } from './outcome.ts';
import { cureText, problemText, remedyText } from './problem-text.ts';

/** Warnings of a run, at most, when findings are told: the runner shows ten annotations of a kind for a step. */
export const NOTICES_MAX = 10;

/** A group in two sentences: what is wrong and where, then what to do. */
export function noticeOf(group: Group): string {
  const mark = (text: string): string => quote(text);
  return `${problemText(group, mark)}. ${cureText(group, mark) ?? remedyText(group)}`;
}

/**
 * The groups that are worth an annotation each, the most harmful first, after `warned` other warnings. A run that fails
 * for them has one more, its error.
 */
export function noticesOf(
  { outcome, refused }: { readonly outcome: CheckOutcome; readonly refused: boolean },
  warned: number,
): readonly string[] {
  const { groups, findings, more } = outcome;
  const most = Math.max(1, NOTICES_MAX - warned - (refused ? 1 : 0));
  if (groups.length <= most && more === 0) return groups.map(noticeOf);
  const shown = groups.slice(0, most - 1);
  const rest = findings - shown.reduce((sum, { causes }) => sum + causes, 0);
  return [
    ...shown.map(noticeOf),
    `The site check found ${grouped(rest)} more. The summary of this run shows the most harmful ones, and 'check-report' writes all to a file.`,
  ];
}
