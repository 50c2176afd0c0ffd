import type { FailureFacts, GateProblem } from '../core/failure.ts';
import { counted, grouped } from '../text/counted.ts';
import { job, quote, takeUp, type RunFacts } from '../text/words.ts';

/** State and next step of what can be wrong with a site that was unpacked. */
export const SITE_PROSE: {
  readonly 'site-incomplete': (
    facts: FailureFacts['site-incomplete'],
    run: RunFacts,
  ) => readonly [string, string];
} = {
  'site-incomplete': ({ problems }, run) => [
    `Cannot publish the site of ${job(run)}: ${problems.map(stateOf).join('; ')}`,
    `${[...new Set(problems.map(remedyOf))].join(' ')} Nothing was published. ${takeUp(run)}`,
  ],
};

function stateOf(problem: GateProblem): string {
  switch (problem.gate) {
    case 'no-index':
      return "it has no 'index.html' at its root";
    case 'min-pages':
      return `it has ${counted(problem.pages, 'page')}, and 'min-pages' wants ${grouped(problem.least)}`;
    case 'max-page-drop': {
      const drop = Math.floor(((problem.before - problem.pages) / problem.before) * 1000) / 10;
      return `it has ${counted(problem.pages, 'page')} where the site before had ${grouped(problem.before)}, ${drop} % less, and 'max-page-drop' allows ${problem.limit} %`;
    }
    case 'empty-pages': {
      const more = problem.count - problem.paths.length;
      const named = `${problem.paths.map(quote).join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}`;
      return `${counted(problem.count, 'page')} ${problem.count === 1 ? 'is an empty file' : 'are empty files'}: ${named}`;
    }
  }
}

function remedyOf(problem: GateProblem): string {
  switch (problem.gate) {
    case 'no-index':
      return "If the site lies in a folder of the bundle, set 'strip-components'; 'min-pages: 0' takes a site without an index.";
    case 'min-pages':
    case 'max-page-drop':
      return 'Check on the dashboard that the whole site was exported; if it is meant to be this small, lower that limit.';
    case 'empty-pages':
      return "Check these pages on the dashboard and export again; 'min-pages: 0' takes them as they are.";
  }
}
