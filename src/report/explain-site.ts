import type { BlankPages, GateProblem } from '../core/failure.ts';
import { counted, grouped } from '../text/amounts.ts';
import { job, quote, howToResume, type Prose } from '../text/words.ts';

export const SITE_PROSE: Prose<'site-incomplete'> = {
  'site-incomplete': ({ problems }, run) => [
    `Cannot publish the site of ${job(run)}: ${problems.map(stateOf).join('; ')}`,
    [
      ...new Set(problems.flatMap(remediesOf)),
      ...(problems.some(needsNewExport) ? [] : [howToResume(run)]),
    ].join(' '),
  ],
};

function stateOf(problem: GateProblem): string {
  switch (problem.kind) {
    case 'no-index':
      return "it has no 'index.html' at its root";
    case 'min-pages':
      return `it has ${counted(problem.pages, 'HTML file')}, and 'min-pages' wants ${grouped(problem.least)}`;
    case 'max-page-drop': {
      const { pages, before, limit, blank } = problem;
      // Rounded up, because it is over the limit.
      const drop = Math.ceil(((before - pages + (blank?.count ?? 0)) * 1000) / before) / 10;
      const nothing = blank === null ? '' : ` (${blankText(blank)})`;
      return `it has ${counted(pages, 'HTML file')}${nothing} where the previous site had ${grouped(before)}, ${drop} % less, and 'max-page-drop' allows ${limit} %`;
    }
    case 'blank-pages':
      return `of its ${counted(problem.pages, 'HTML file')}, ${blankText(problem.blank)}`;
    case 'empty-pages': {
      const more = problem.count - problem.paths.length;
      const named = `${problem.paths.map(quote).join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}`;
      return `${counted(problem.count, 'HTML file')} ${problem.count === 1 ? 'is empty' : 'are empty'}: ${named}`;
    }
  }
}

/** `12 show an error or no text, such as 'a.html'` */
function blankText({ count, first }: BlankPages): string {
  return `${grouped(count)} ${count === 1 ? 'shows' : 'show'} an error or no text, such as ${quote(first)}`;
}

/** The pages themselves have to change: the same job would bring the same site. */
function needsNewExport(problem: GateProblem): boolean {
  return problem.kind === 'empty-pages' || ('blank' in problem && problem.blank !== null);
}

const IS_WHOLE = 'Check on the dashboard that the whole site was exported.';

function remediesOf(problem: GateProblem): readonly string[] {
  switch (problem.kind) {
    case 'no-index':
      return [
        "If the site lies in a folder of the bundle, set 'strip-components'; 'min-pages: 0' takes a site without an index.",
      ];
    case 'max-page-drop':
      return problem.blank === null
        ? [IS_WHOLE, "If so many pages may disappear, raise 'max-page-drop'."]
        : [
            "Check these pages on the dashboard and export again; a higher 'max-page-drop' takes them as they are.",
          ];
    case 'min-pages':
      return [IS_WHOLE, "If the site is meant to be this small, lower 'min-pages'."];
    case 'blank-pages':
    case 'empty-pages':
      return ["Check these pages on the dashboard and export again; 'min-pages: 0' takes them as they are."];
  }
}

const FROM_DOCS = 'If the entry comes from your docs, rename or remove it and export again.';
const ENCRYPTED =
  'The tool that packed the archive has to pack it without a password; if it does, the archive was tampered with. Tell the people who run the service.';
const NOT_FROM_DOCS =
  'No page of your docs becomes such an entry: the tool that packed the archive has a fault, or the archive was tampered with. Tell the people who run the service.';

/** By the beginning of the reason. Any other reason is about a name, which comes from the docs. */
const BY_REASON: readonly (readonly [beginnings: readonly string[], hint: string])[] = [
  [['it is a hard link'], fromPacker("write every file whole, as GNU tar does with '--hard-dereference'")],
  [['it is a symbolic link'], fromPacker("write files instead of links, as tar does with '--dereference'")],
  [['it is a sparse file'], fromPacker("write every file whole, without '--sparse'")],
  [['it is a patch', 'it is packed with method'], fromPacker("use 'store' or 'deflate'")],
  [['it is encrypted'], ENCRYPTED],
  [
    [
      'it is a device',
      'it is a named pipe',
      'it is a socket',
      'it is of a kind',
      'it is a folder',
      'it is a file named as the folder',
      'its name is empty',
      'its name is absolute',
      'its name climbs',
      'its name has a part that git reads',
    ],
    NOT_FROM_DOCS,
  ],
];

function fromPacker(wanted: string): string {
  return `It comes from the tool that packed the archive, not from your docs. Tell the people who run the service: the tool has to ${wanted}.`;
}

/** What a user can do about an entry for which its archive was refused (`archive-refused`), by its `reason`. */
export function hintForRefusedEntry(reason: string): string {
  const known = BY_REASON.find(([beginnings]) => beginnings.some((start) => reason.startsWith(start)));
  return known?.[1] ?? FROM_DOCS;
}
