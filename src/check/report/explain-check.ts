import { counted } from '../../rules/counted.ts';
import type { FailureFacts } from '../../rules/failure.ts';
import { quote, site, type RunFacts } from '../../rules/run-words.ts';

type CheckCode = 'site-check-failed' | 'site-check-broken';

/** State and next step of what the site check can end a run with. */
export const CHECK_PROSE: {
  readonly [C in CheckCode]: (facts: FailureFacts[C], run: RunFacts) => readonly [string, string];
} = {
  'site-check-failed': ({ findings, places, pages, first, reportPath }, run) => [
    `Cannot publish ${site(run)}: the site check found ${counted(findings, 'problem')} in ${counted(places, 'place')} (${counted(pages, 'page')} checked). The most harmful: ${first}`,
    `Nothing was published. ${reportPath === null ? "The summary shows what to repair first; 'check-report' writes all problems to a file." : `All problems are in ${quote(reportPath)}.`} With 'check: warn' the site is published anyway.`,
  ],
  'site-check-broken': ({ problem }, run) => [
    `Cannot check ${site(run)}: ${problem}`,
    "Nothing was published. Re-run the failed job; with 'check: warn' the site is published even if it cannot be checked.",
  ],
};
