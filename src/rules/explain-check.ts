import { counted } from './counted.ts';
import type { FailureFacts } from './failure.ts';
import { quote, site, type RunFacts } from './run-words.ts';

type CheckCode = 'site-check-failed' | 'site-check-broken';

/** State and next step of what the site check can end a run with. */
export const CHECK_PROSE: {
  readonly [C in CheckCode]: (facts: FailureFacts[C], run: RunFacts) => readonly [string, string];
} = {
  'site-check-failed': ({ findings, places, pages, first, reportPath }, run) => [
    `Cannot publish ${site(run)}: the site check has ${counted(findings, 'finding')} in ${counted(places, 'place')} on ${counted(pages, 'page')}. ${first}`,
    `Nothing was published. ${reportPath === null ? "All findings are in the summary by kind; 'check-report' writes them to a file." : `All findings are in ${quote(reportPath)}.`} With 'check: warn' the site is published in spite of them.`,
  ],
  'site-check-broken': ({ problem }, run) => [
    `Cannot check ${site(run)}: ${problem}`,
    "Nothing was published. Run this again; with 'check: warn' the site is published unchecked where the check does not work.",
  ],
};
