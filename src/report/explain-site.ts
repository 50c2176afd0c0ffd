import type {
  EntryRefusal,
  FailureFacts,
  GateProblem,
  SomePages,
  UploadKind,
  UploadRemedy,
} from '../core/failure.ts';
import { problemNoun } from '../check/report/check-text.ts';
import { counted, formatBytes, grouped } from '../text/amounts.ts';
import { quote } from '../text/words.ts';
import { addresses } from '../verify/verify-text.ts';
import { howToResume, job, site, type Prose } from './run-words.ts';

/** The failures of the site: of its gates, of the site check, of a verification, of an upload. */
export const SITE_PROSE: Prose<
  | 'site-incomplete'
  | 'site-check-failed'
  | 'site-check-broken'
  | 'site-broken'
  | 'site-stale'
  | 'upload-unavailable'
  | 'upload-name-refused'
  | 'pages-too-large'
  | 'upload-failed'
> = {
  'site-incomplete': ({ problems }, run) => {
    const prose = problems.map(gateProse);
    const remedies = new Set(prose.flatMap(([, each]) => each));
    return [
      `Cannot publish the site of ${job(run)}: ${prose.map(([clause]) => clause).join('; ')}`,
      [...remedies, ...(problems.some(needsNewExport) ? [] : [howToResume(run)])].join(' '),
    ];
  },
  'site-check-failed': ({ findings, places, pages, first, known, missingBaseline, reportPath }, run) => [
    `Cannot publish ${site(run)}: the site check found ${counted(findings, problemNoun(known))} in ${counted(places, 'place')} (${counted(pages, 'HTML file')} checked). The most severe: ${first}`,
    `${missingBaseline === null ? '' : `There is no file at ${quote(missingBaseline)} ('check-baseline'), so that no problem counts as known: to accept today's problems, run once with 'check: warn' and 'check-report', and keep that report there. `}${reportPath === null ? "The summary shows what to repair first; 'check-report' writes all problems to a file." : `All problems are in ${quote(reportPath)}.`} With 'check: warn' the site is published anyway.`,
  ],
  'site-check-broken': ({ problem }, run) => [
    `Cannot check ${site(run)}: ${problem}`,
    `${howToResume(run)} With 'check: warn' the site is published even if it cannot be checked.`,
  ],
  'site-broken': ({ brokenCount, staleCount, checkedCount, first, reportPath }, run) => [
    `${site(run)} is broken: of ${addresses(checkedCount)}, ${grouped(brokenCount)} ${brokenCount === 1 ? 'is' : 'are'} broken${staleCount === 0 ? '' : ` and ${grouped(staleCount)} stale`}. First: ${first}`,
    nextText(reportPath),
  ],
  'site-stale': ({ staleCount, checkedCount, first, reportPath }, run) => [
    `${site(run)} is stale: of ${addresses(checkedCount)}, ${grouped(staleCount)} ${staleCount === 1 ? 'is' : 'are'} stale. First: ${first}`,
    `${nextText(reportPath)} If the host only needs longer, raise 'timeout'.`,
  ],
  'upload-unavailable': ({ kind, why, host }, run) => [
    `Cannot upload ${UPLOADED[kind]} of ${run.domain === null ? job(run) : site(run)}: ${UNAVAILABLE[why](host)}`,
    why === 'not-github'
      ? "Leave 'upload' out, and upload the folder with the version of actions/upload-artifact that your server has."
      : "Run the action as a 'uses:' step of a workflow, which is given that access, or leave 'upload' out.",
  ],
  'upload-name-refused': ({ path, character, others }, run) => [
    `Cannot upload the site of ${job(run)} as an artifact: the name of ${quote(path)} has the character '${character}', which no artifact can hold${others === 0 ? '' : `; ${counted(others, 'more file')} like it`}`,
    "Set 'upload: bundle', which uploads the bundle as it is, 'upload: pages', whose tar takes such names, or rename the page in your docs.",
  ],
  'pages-too-large': ({ bytes, limit }, run) => [
    `Cannot upload the Pages site of ${job(run)}: it is ${formatBytes(bytes)}, and GitHub deploys ${formatBytes(limit)} at most`,
    "Export fewer pages with 'paths', or publish the folder elsewhere.",
  ],
  'upload-failed': ({ kind, artifactName, problem, remedy }, run) => [
    `Cannot upload ${UPLOADED[kind]} of ${job(run)} as artifact ${quote(artifactName)}: ${problem}`,
    `${REMEDIES[remedy]} ${howToResume(run)}`,
  ],
};

/** What is uploaded, in words. */
export const UPLOADED: Readonly<Record<UploadKind, string>> = {
  site: 'the site',
  bundle: 'the bundle',
  pages: 'the Pages site',
};

/** Why there is no artifact service, as one clause. */
export const UNAVAILABLE: Readonly<
  Record<FailureFacts['upload-unavailable']['why'], (host: string) => string>
> = {
  'not-github': (host) => `'${host}' is not GitHub.com and has no artifact service of this kind`,
  'no-token': () => 'the artifact service cannot be used without ACTIONS_RUNTIME_TOKEN, which is not set',
  'no-address': () => 'the artifact service has no URL: ACTIONS_RESULTS_URL is not set, or holds none',
};

const REMEDIES: Readonly<Record<UploadRemedy, string>> = {
  'free-storage': 'Delete artifacts that are no longer needed, or raise the storage limit.',
  rename: "Choose another 'artifact-name', and see that no other job of this run uploads under it.",
  'run-again': 'The cause may be temporary.',
  check: 'Check what the artifact service says.',
};

function nextText(reportPath: string | null): string {
  const where =
    reportPath === null
      ? "The summary lists every cause. With 'report', a file lists every address."
      : `All of them are in ${quote(reportPath)}.`;
  return `${where} This step changes nothing at the host: deploy again once the cause is gone, or re-run this job.`;
}

/** The pages themselves have to change: the same job would bring the same site. */
function needsNewExport(problem: GateProblem): boolean {
  return problem.kind === 'empty-pages' || ('blank' in problem && problem.blank !== null);
}

const IS_WHOLE = 'Check on the dashboard that the whole site was exported.';
const CHECK_PAGES =
  "Check these pages on the dashboard and export again; 'min-pages: 0' takes them as they are.";

/** What is wrong with the site, as one clause, and what to do about it. */
function gateProse(problem: GateProblem): readonly [clause: string, remedies: readonly string[]] {
  switch (problem.kind) {
    case 'no-index':
      return [
        "it has no 'index.html' at its root",
        [
          "If the site lies in a folder of the bundle, set 'strip-components'; 'min-pages: 0' takes a site without an index.",
        ],
      ];
    case 'min-pages':
      return [
        `it has ${counted(problem.pages, 'HTML file')}, and 'min-pages' wants ${grouped(problem.least)}`,
        [IS_WHOLE, "If the site is meant to be this small, lower 'min-pages'."],
      ];
    case 'max-page-drop': {
      const { gone, blank, before, limit } = problem;
      // Rounded up, because it is over the limit.
      const percent = Math.ceil((((gone?.count ?? 0) + (blank?.count ?? 0)) * 1000) / before) / 10;
      const parts = [
        ...(gone === null ? [] : [goneText(gone)]),
        ...(blank === null ? [] : [blankText(blank)]),
      ];
      return [
        `of the ${counted(before, 'HTML file')} of the previous site, ${parts.join(', and ')}: ${percent} %, and 'max-page-drop' allows ${limit} %`,
        blank === null
          ? [IS_WHOLE, "If so many pages may disappear, raise 'max-page-drop'."]
          : [
              "Check these pages on the dashboard and export again; a higher 'max-page-drop' takes them as they are.",
            ],
      ];
    }
    case 'blank-pages':
      return [`of its ${counted(problem.pages, 'HTML file')}, ${blankText(problem.blank)}`, [CHECK_PAGES]];
    case 'empty-pages': {
      const more = problem.count - problem.paths.length;
      const named = `${problem.paths.map(quote).join(', ')}${more > 0 ? ` and ${grouped(more)} more` : ''}`;
      const are = problem.count === 1 ? 'is empty' : 'are empty';
      return [`${counted(problem.count, 'HTML file')} ${are}: ${named}`, [CHECK_PAGES]];
    }
  }
}

/** `12 show an error or no text, such as 'a.html'` */
function blankText({ count, first }: SomePages): string {
  return `${grouped(count)} ${count === 1 ? 'shows' : 'show'} an error or no text, such as ${quote(first)}`;
}

/** `12 are gone and not found at another address, such as 'a.html'` */
function goneText({ count, first }: SomePages): string {
  return `${grouped(count)} ${count === 1 ? 'is' : 'are'} gone and not found at another address, such as ${quote(first)}`;
}

const FROM_DOCS = 'If the entry comes from your docs, rename or remove it and export again.';
const ENCRYPTED =
  'The tool that packed the bundle has to do it without a password; if it does, the bundle was tampered with. Tell the people who run the service.';
const NOT_FROM_DOCS =
  'No page of your docs becomes such an entry: the tool that packed the bundle has a fault, or the bundle was tampered with. Tell the people who run the service.';

function fromPacker(wanted: string): string {
  return `It comes from the tool that packed the bundle, not from your docs. Tell the people who run the service: the tool has to ${wanted}.`;
}

const METHODS = "use 'store' or 'deflate'";

/** Refusals without facts. */
type PlainRefusal = Exclude<
  EntryRefusal['kind'],
  'method' | 'part-too-long' | 'name-too-long' | 'name-alike'
>;

const REFUSALS: Readonly<Record<PlainRefusal, readonly [clause: string, hint: string]>> = {
  'hard-link': [
    'it is a hard link',
    fromPacker("write every file whole, as GNU tar does with '--hard-dereference'"),
  ],
  'symbolic-link': [
    'it is a symbolic link',
    fromPacker("write files instead of links, as tar does with '--dereference'"),
  ],
  'sparse-file': ['it is a sparse file', fromPacker("write every file whole, without '--sparse'")],
  patch: ['it is a patch', fromPacker(METHODS)],
  encrypted: ['it is encrypted', ENCRYPTED],
  device: ['it is a device', NOT_FROM_DOCS],
  'named-pipe': ['it is a named pipe', NOT_FROM_DOCS],
  socket: ['it is a socket', NOT_FROM_DOCS],
  'unknown-kind': ['it is of a kind that is neither file nor folder', NOT_FROM_DOCS],
  'folder-with-bytes': ['it is a folder by its name or kind, and yet holds bytes', NOT_FROM_DOCS],
  'file-as-root': ['it is a file named as the folder itself', NOT_FROM_DOCS],
  'name-empty': ['its name is empty', NOT_FROM_DOCS],
  'name-absolute': ['its name is absolute', NOT_FROM_DOCS],
  'name-climbs': ["its name climbs out of its folder with '..'", NOT_FROM_DOCS],
  'name-git': ["its name has a part that git reads as '.git'", NOT_FROM_DOCS],
  'name-drive': ['its name begins with a drive, which some readers drop', FROM_DOCS],
  'name-not-utf8': ['its name is not valid UTF-8', FROM_DOCS],
  'name-backslash': ['its name has a backslash, which parts folders on Windows', FROM_DOCS],
  'name-control': ['its name has a control character', FROM_DOCS],
  'windows-colon': ['its name has a colon, which Windows reads as a drive or a stream', FROM_DOCS],
  'windows-device': ['a part of its name is a device on Windows', FROM_DOCS],
  'windows-drops': ['a part of its name ends in a dot or a space, which Windows drops', FROM_DOCS],
  'windows-forbids': ['its name has a character that Windows forbids', FROM_DOCS],
  'names-too-long': ['the names up to this one are longer together than those of any site', FROM_DOCS],
  'name-twice': [
    'its name is in the bundle twice',
    `If 'strip-components' is set, lower it: it can make one name of two. ${FROM_DOCS}`,
  ],
  'name-of-file': ['its name is that of an earlier file', FROM_DOCS],
  'name-of-folder': ['its name is that of an earlier folder', FROM_DOCS],
  'name-in-the-way': ['this file system takes its name for that of an earlier entry', FROM_DOCS],
  'below-file': ['it lies in a folder that an earlier entry made a file', FROM_DOCS],
};

/** Why an entry was refused (`archive-refused`), as one clause, and what a user can do about it. */
export function explainRefusal(reason: EntryRefusal): readonly [clause: string, hint: string] {
  switch (reason.kind) {
    case 'method':
      return [`it is packed with method ${reason.method}`, fromPacker(METHODS)];
    case 'part-too-long':
      return [`a part of its name is longer than ${reason.bytesMax} bytes`, FROM_DOCS];
    case 'name-too-long':
      return [
        `its name is longer than ${reason.bytesMax} bytes${reason.isMacos ? ', too long for macOS' : ''}`,
        FROM_DOCS,
      ];
    case 'name-alike':
      return [
        `its name differs from '${reason.first}' only in case or in the form of an accent, so that some systems take both for one`,
        FROM_DOCS,
      ];
    default:
      return REFUSALS[reason.kind];
  }
}
